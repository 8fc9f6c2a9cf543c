import type { Audit } from "../../engine/audit.ts";
import { headerSnippet } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { passed, unchecked, warning } from "../../engine/verdicts.ts";

/** Headers that tell a browser whether its copy is still fresh. */
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
    const snippet = headerSnippet("Cache-Control", "no-cache");
    if (directives.includes("no-store")) {
      const expected = "no-cache, dazu ETag oder Last-Modified";
      return warning({
        title: "Browser dürfen keine Kopie der Seite behalten (no-store)",
        advice:
          "Jeder Aufruf lädt die ganze Seite neu, oft auch beim Zurückgehen. Mit no-cache fragt der Browser nur, ob sich etwas geändert hat. In PHP setzt session_start() die Sperre.",
        evidence: [{ where: "Kopfzeile Cache-Control", value: control, expected }],
        snippet,
      });
    }
    if (lifetimes.some((name) => (headers[name] ?? "").trim() !== "")) return passed();
    const value = "keine davon";
    const where = "Kopfzeilen Cache-Control, Expires, ETag, Last-Modified";
    return warning({
      share: 0,
      title: "Der Server sagt nicht, wie lange die Seite gilt",
      advice:
        "Der Browser muss raten, ob seine Kopie noch stimmt. Meist lädt er die Seite ganz neu. Eine Zeile am Server klärt es.",
      evidence: [{ where, value, expected: "Cache-Control: no-cache, dazu ETag oder Last-Modified" }],
      snippet,
    });
  },
};
