import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { passed, warning } from "../verdicts.ts";

export const charset: Audit = {
  id: "charset",
  group: "technology",
  topic: "Zeichensatz",
  passedTitle: "Der Zeichensatz ist angegeben (UTF-8)",
  source: sources.charset,
  judge({ html }) {
    const { charset: used, charsetSource } = html;
    const where = "Kopfzeile Content-Type oder <meta charset>";
    const expected = "utf-8";
    const snippet = '<meta charset="utf-8">';
    if (charsetSource === "default") {
      return warning({
        title: "Die Seite nennt ihren Zeichensatz nicht",
        advice:
          "Ohne Angabe rät der Browser, und Umlaute können falsch erscheinen. Schreiben Sie die Zeile an den Anfang des Kopfes.",
        evidence: [{ where, value: "keine Angabe", expected }],
        snippet,
      });
    }
    if (used === "utf-8") return passed();
    return warning({
      title: `Die Seite verwendet den veralteten Zeichensatz ${used}`,
      advice:
        "Der HTML-Standard lässt nur UTF-8 zu. Speichern Sie die Seiten in UTF-8 und ändern Sie die Angabe.",
      evidence: [{ where, value: used, expected }],
      snippet,
    });
  },
};
