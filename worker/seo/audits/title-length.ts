import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { titleWidth, widestTitle } from "../text-width.ts";
import { saysNothing } from "../title-parts.ts";
import { failed, notApplicable, passed, warning } from "../verdicts.ts";
import { germanNumber, quoted } from "../wording.ts";

/** Characters. Google names no limits; these are what fits into one line and still says something. */
const shortest = 30;
const longest = 60;
/** Beyond these the title fails its purpose. */
const farTooShort = 10;
const farTooLong = 120;

export const titleLength: Audit = {
  id: "title-length",
  group: "title-and-description",
  topic: "Länge des Seitentitels",
  passedTitle: "Der Titel passt ungekürzt ins Suchergebnis",
  source: sources.titleLinks,
  basis:
    "Google nennt keine Zeichenzahl und kürzt nach Breite. 580 Pixel fasst eine Zeile am Computer; 30 bis 60 Zeichen sind ein Erfahrungswert.",
  judge(_facts, { meta }) {
    const title = meta.title?.trim() ?? "";
    if (title === "") return notApplicable("Ohne Titel gibt es keine Länge zu messen");
    if (saysNothing(title)) {
      return notApplicable(
        "Der Titel sagt nichts über das Angebot; erst ein neuer hat eine Länge, die zählt",
      );
    }
    const length = Array.from(title).length;
    const width = titleWidth(title);
    const figures = `${counted(length, "Zeichen", "Zeichen")}, ${germanNumber(width)} Pixel`;
    if (length >= shortest && length <= longest && width <= widestTitle) {
      return passed(`Der Titel passt ungekürzt ins Suchergebnis (${figures})`);
    }
    const short = length < shortest;
    const complaint = {
      title: short ? `Der Titel ist mit ${length} Zeichen sehr kurz` : `Der Titel ist zu lang: ${figures}`,
      advice: short
        ? "Nutzen Sie den Platz: Leistung, Ort und Name der Firma helfen Suchenden bei der Wahl."
        : "Google kürzt den Titel im Suchergebnis. Stellen Sie das Wichtigste nach vorn und streichen Sie den Rest.",
      evidence: [
        {
          where: `<title> ${quoted(title)}`,
          value: figures,
          expected: `${shortest} bis ${longest} Zeichen, höchstens ${widestTitle} Pixel`,
        },
      ] as const,
    };
    const far = length < farTooShort || length > farTooLong;
    return far
      ? failed({ ...complaint, evidence: [...complaint.evidence] })
      : warning({ ...complaint, evidence: [...complaint.evidence] });
  },
};
