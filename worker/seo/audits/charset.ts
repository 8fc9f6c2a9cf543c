import type { Audit } from "../audit.ts";
import type { MetaFact } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { passed, warning } from "../verdicts.ts";

/** The encoding the HTML names, under its one proper name (latin1 → windows-1252); null when none or unknown. */
function charsetIn(metas: readonly MetaFact[]): string | null {
  for (const { charset, httpEquiv, content } of metas) {
    const isContentType = httpEquiv?.trim().toLowerCase() === "content-type";
    const label =
      charset ?? (isContentType ? content?.toLowerCase().split("charset=", 2)[1]?.split(";", 1)[0] : null);
    if (label === null || label === undefined) continue;
    try {
      return new TextDecoder(label.trim()).encoding;
    } catch {
      return null; // The notes of the reading name unknown encodings.
    }
  }
  return null;
}

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
    const inHtml = charsetIn(html.metas);
    if (charsetSource === "header" && inHtml !== null && inHtml !== used) {
      return warning({
        title: `Kopfzeile und HTML nennen verschiedene Zeichensätze (${used} und ${inHtml})`,
        advice:
          "Browser richten sich nach der Kopfzeile, andere Programme nach dem HTML. Geben Sie an beiden Stellen utf-8 an und speichern Sie die Seite so.",
        evidence: [{ where: "<meta charset>", value: inHtml, expected: `${used}, wie in der Kopfzeile` }],
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
