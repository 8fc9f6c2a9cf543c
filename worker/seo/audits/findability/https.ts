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
    return failed({
      title: "Die Seite wird unverschlüsselt übertragen",
      advice:
        "Ein Zertifikat ist bei fast jedem Anbieter im Preis enthalten. Schalten Sie es ein und leiten Sie http auf https um.",
      evidence: [
        { where: "Adresse nach Weiterleitungen", value: fetched.url, expected: "Adresse mit https://" },
      ],
      snippet: httpsRedirectSnippet(fetched.url),
      bars: "Die Seite wird unverschlüsselt übertragen. Browser zeigen sie als „nicht sicher“ an, und was jemand in ein Formular schreibt, lässt sich unterwegs mitlesen.",
    });
  },
};
