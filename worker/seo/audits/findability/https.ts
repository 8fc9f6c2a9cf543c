import type { Audit } from "../../engine/audit.ts";
import { httpsRedirectSnippet } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed } from "../../engine/verdicts.ts";

export const https: Audit = {
  id: "https",
  group: "findability",
  topic: "Verschlüsselte Verbindung (https)",
  passedTitle: "Die Seite wird verschlüsselt übertragen (https)",
  source: sources.pageExperience,
  needsAddress: true,
  judge({ fetched }) {
    if (fetched.url.startsWith("https:")) return passed();
    const { requestedUrl, redirects } = fetched;
    // Without a redirect only fetch-page.ts leads to http: where https refuses the connection.
    const isRefused = requestedUrl.startsWith("https:") && redirects.length === 0;
    const plain = {
      where: "Adresse nach Weiterleitungen",
      value: fetched.url,
      expected: "Adresse mit https://",
    };
    return failed({
      title: "Die Seite wird unverschlüsselt übertragen",
      advice: `${isRefused ? "Unter https nimmt der Server keine Verbindung an, deshalb habe ich die Seite ohne Verschlüsselung gelesen. " : ""}Ein Zertifikat ist bei fast jedem Anbieter im Preis enthalten. Schalten Sie es ein und leiten Sie http auf https um.`,
      evidence: isRefused
        ? [{ where: requestedUrl, value: "keine Verbindung", expected: "die Seite, verschlüsselt" }, plain]
        : [plain],
      snippet: httpsRedirectSnippet(fetched.url),
      bars: "Die Seite wird unverschlüsselt übertragen. Browser zeigen sie als „nicht sicher“ an, und was jemand in ein Formular schreibt, lässt sich unterwegs mitlesen.",
    });
  },
};
