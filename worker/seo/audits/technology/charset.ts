import { shortened } from "#worker/german/sentences.ts";
import type { Audit, Verdict } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { noAnswerReason, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { germanNumber, quoted } from "../../engine/wording.ts";
import { charsetParameter, encodingOf, PRESCAN_BYTES } from "../../html/charset.ts";
import type { MetaFact } from "../../html/page-facts.ts";
import { isHttpEquiv } from "../../page/meta-tags.ts";

/** An encoding as written: possibly a legacy label (latin1 for windows-1252), or unknown. */
interface NamedCharset {
  label: string;
  /** Canonical name; null where there is no such encoding. */
  encoding: string | null;
}

const maxLabelLength = 40;
const where = "Kopfzeile Content-Type oder <meta charset>";
const expected = "utf-8";
const snippet = '<meta charset="utf-8">';

export const charset: Audit = {
  id: "charset",
  group: "technology",
  topic: "Zeichensatz",
  passedTitle: "Der Zeichensatz ist angegeben (UTF-8)",
  source: sources.charset,
  judge({ html, fetched }) {
    const { charset: used, charsetSource } = html;
    const inHeader = toNamedCharset(charsetParameter(fetched.headers["content-type"] ?? ""));
    const inHtml = findCharset(html.metas);
    if (charsetSource === "default") {
      // The server may name it in a header.
      return fetched.noAnswer ? unchecked(noAnswerReason) : warnIneffective(inHeader, inHtml);
    }
    const other = inHtml !== null && inHtml.encoding !== null && inHtml.encoding !== used ? inHtml : null;
    if (charsetSource === "header" && other !== null) {
      const first = inHeader?.encoding === used ? inHeader.label : used;
      return warning({
        title: `Kopfzeile und HTML nennen verschiedene Zeichensätze (${first} und ${other.label})`,
        advice:
          "Browser richten sich nach der Kopfzeile, andere Programme nach dem HTML. Geben Sie an beiden Stellen utf-8 an und speichern Sie die Seite so.",
        evidence: [
          { where: "<meta charset>", value: other.label, expected: `${first}, wie in der Kopfzeile` },
        ],
        snippet,
      });
    }
    if (used === "utf-8") return passed();
    const told = charsetSource === "header" ? inHeader : inHtml;
    const isOtherName = told?.encoding === used && told.label.toLowerCase() !== used;
    return warning({
      title: `Die Seite verwendet den veralteten Zeichensatz ${used}`,
      advice:
        "Der HTML-Standard lässt nur UTF-8 zu. Speichern Sie die Seiten in UTF-8 und ändern Sie die Angabe.",
      evidence: [
        { where, value: isOtherName ? `${told.label}, von Browsern als ${used} gelesen` : used, expected },
      ],
      snippet,
    });
  },
};

/** No encoding was declared in a way that browsers follow. */
function warnIneffective(inHeader: NamedCharset | null, inHtml: NamedCharset | null): Verdict {
  const guessed = "Browser raten deshalb, und Umlaute können falsch erscheinen.";
  if (inHtml !== null && inHtml.encoding !== null) {
    const most = `den ersten ${germanNumber(PRESCAN_BYTES)} Bytes`;
    return warning({
      title: "Die Angabe des Zeichensatzes steht zu weit hinten",
      advice: `Der HTML-Standard verlangt sie in ${most}. Schreiben Sie die Zeile an den Anfang des Kopfes.`,
      evidence: [
        { where: "<meta charset>", value: `${inHtml.label}, erst nach ${most}`, expected: `in ${most}` },
      ],
      snippet,
    });
  }
  const [unknown] = [inHeader, inHtml].filter((one) => one !== null);
  if (unknown !== undefined) {
    return warning({
      share: 0,
      title: `Den Zeichensatz ${quoted(unknown.label)} gibt es nicht`,
      advice: `${guessed} Schreiben Sie utf-8 an seine Stelle und speichern Sie die Seite so.`,
      evidence: [{ where, value: unknown.label, expected }],
      snippet,
    });
  }
  return warning({
    share: 0,
    title: "Die Seite nennt ihren Zeichensatz nicht",
    advice:
      "Ohne Angabe rät der Browser, und Umlaute können falsch erscheinen. Schreiben Sie die Zeile an den Anfang des Kopfes.",
    evidence: [{ where, value: "keine Angabe", expected }],
    snippet,
  });
}

/** The first encoding that the HTML names. */
function findCharset(metas: readonly MetaFact[]): NamedCharset | null {
  for (const meta of metas) {
    const inContent = isHttpEquiv(meta, "content-type") ? charsetParameter(meta.content ?? "") : null;
    const found = toNamedCharset(meta.charset ?? inContent);
    if (found !== null) return found;
  }
  return null;
}

function toNamedCharset(label: string | null): NamedCharset | null {
  const written = label?.trim() ?? "";
  return written === "" ? null : { label: shortened(written, maxLabelLength), encoding: encodingOf(written) };
}
