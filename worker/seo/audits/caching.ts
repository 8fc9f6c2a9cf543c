import type { Audit } from "../audit.ts";
import { headerSnippet } from "../snippets.ts";
import { sources } from "../sources.ts";
import { passed, unchecked, warning } from "../verdicts.ts";

/** Headers from which a browser learns whether its copy is still good. */
const lifetimes = ["cache-control", "expires", "etag", "last-modified"] as const;

export const caching: Audit = {
  id: "caching",
  group: "technology",
  topic: "Zwischenspeicherung der Seite",
  passedTitle: "Browser dürfen die Seite zwischenspeichern und auf Änderungen prüfen",
  source: sources.caching,
  needsServer: true,
  judge({ fetched }) {
    const { headers } = fetched;
    if (Object.keys(headers).length === 0) return unchecked("Von der Antwort kamen keine Kopfzeilen an.");
    const control = headers["cache-control"] ?? "";
    const directives = control.split(",").map((part) => part.trim().toLowerCase());
    if (directives.includes("no-store")) {
      return warning({
        title: "Browser dürfen keine Kopie der Seite behalten (no-store)",
        advice:
          "Jeder Aufruf lädt die ganze Seite neu, oft auch beim Zurückgehen. Für eine öffentliche Seite genügt no-cache: Der Browser fragt dann nur, ob sich etwas geändert hat. In PHP setzt session_start() diese Kopfzeile.",
        evidence: [
          {
            where: "Kopfzeile Cache-Control",
            value: control,
            expected: "no-cache, dazu ETag oder Last-Modified",
          },
        ],
        snippet: headerSnippet("Cache-Control", "no-cache"),
      });
    }
    if (lifetimes.some((name) => (headers[name] ?? "").trim() !== "")) return passed();
    return warning({
      title: "Der Server sagt nicht, wie lange die Seite gilt",
      advice:
        "Browser müssen raten, ob ihre Kopie noch stimmt, und laden die Seite deshalb meist ganz neu. Eine Kopfzeile klärt es.",
      evidence: [
        {
          where: "Kopfzeilen Cache-Control, Expires, ETag, Last-Modified",
          value: "keine davon",
          expected: "Cache-Control: no-cache, dazu ETag oder Last-Modified",
        },
      ],
      snippet: headerSnippet("Cache-Control", "no-cache"),
    });
  },
};
