import { widestTitle } from "#contract/text-width/text-width.ts";
import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { germanNumber, quoted } from "../../engine/wording.ts";
import { findLeadingPage, skippedOnLeadingPages } from "../../page/leading-page.ts";
import { isGenericTitle, splitTitle } from "../../page/title-parts.ts";
import { measureTitleWidth } from "../../text/text-width.ts";

/** Characters. Google names no limit; less hardly says what is offered and where. */
const minLength = 30;
/** Beyond these the audit fails instead of warning. */
const minAcceptable = 10;
const maxAcceptable = 120;

export const titleLength: Audit = {
  id: "title-length",
  group: "title-and-description",
  topic: "Länge des Seitentitels",
  passedTitle: "Der Titel passt ungekürzt ins Suchergebnis",
  source: sources.titleLinks,
  basis:
    "Google nennt keine Zeichenzahl und kürzt nach Breite. 580 Pixel fasst eine Zeile am Computer; mindestens 30 Zeichen sind ein Erfahrungswert.",
  judge({ fetched }, { meta }) {
    const title = meta.title?.trim() ?? "";
    if (title === "") return notApplicable("Ohne Titel gibt es keine Länge zu messen");
    const leading = findLeadingPage(fetched.url);
    if (leading !== null) return notApplicable(skippedOnLeadingPages(leading));
    if (isGenericTitle(title)) {
      return notApplicable(
        "Der Titel sagt nichts über das Angebot; erst ein neuer hat eine Länge, die zählt",
      );
    }
    const length = Array.from(title).length;
    const width = measureTitleWidth(title);
    const figures = `${counted(length, "Zeichen", "Zeichen")}, ${germanNumber(width)} Pixel`;
    if (length >= minLength && width <= widestTitle) {
      return passed(`Der Titel passt ungekürzt ins Suchergebnis (${figures})`);
    }
    const isShort = length < minLength;
    // Its filler is what title-meaningful complains of: what replaces it has another length.
    if (isShort && splitTitle(title).empty.length > 0) {
      return notApplicable("Im Titel steht ein Füllwort; erst ein neuer hat eine Länge, die zählt");
    }
    const complain = length < minAcceptable || length > maxAcceptable ? failed : warning;
    const expected = `mindestens ${minLength} Zeichen, höchstens ${widestTitle} Pixel`;
    return complain({
      title: isShort ? `Der Titel ist mit ${length} Zeichen sehr kurz` : `Der Titel ist zu lang: ${figures}`,
      advice: isShort
        ? "Nutzen Sie den Platz: Leistung, Ort und Name der Firma helfen Suchenden bei der Wahl."
        : "Google kürzt den Titel im Suchergebnis. Stellen Sie das Wichtigste nach vorn und streichen Sie den Rest.",
      evidence: [{ where: `<title> ${quoted(title)}`, value: figures, expected }],
    });
  },
};
