import { widestDescription } from "#contract/text-width/text-width.ts";
import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { germanNumber } from "../../engine/wording.ts";
import { findDescriptionFault } from "../../page/description-faults.ts";
import { measureDescriptionWidth } from "../../text/text-width.ts";

/** Characters. Google cuts the snippet to the device's width; about 160 fit on a desktop. */
const minLength = 70;
const maxLength = 160;

export const descriptionLength: Audit = {
  id: "description-length",
  group: "title-and-description",
  topic: "Länge der Beschreibung",
  passedTitle: "Die Beschreibung hat eine passende Länge",
  source: sources.snippets,
  basis:
    "Google nennt keine Grenze und kürzt nach der Breite des Geräts. 70 bis 160 Zeichen und 1.020 Pixel sind Erfahrungswerte: zwei Sätze, die am Computer meist ganz zu sehen sind.",
  judge(facts, { meta }) {
    const description = meta.description?.trim() ?? "";
    if (description === "") return notApplicable("Ohne Beschreibung gibt es keine Länge zu messen");
    if (findDescriptionFault(description, facts)?.isUseless) {
      return notApplicable("Die Beschreibung sagt nichts Eigenes; erst eine neue hat eine Länge, die zählt");
    }
    const length = Array.from(description).length;
    const width = measureDescriptionWidth(description);
    const figures = `${counted(length, "Zeichen", "Zeichen")}, ${germanNumber(width)} Pixel`;
    if (length >= minLength && length <= maxLength && width <= widestDescription) {
      return passed(`Die Beschreibung hat eine passende Länge (${figures})`);
    }
    const short = length < minLength;
    return warning({
      title: short
        ? `Die Beschreibung ist mit ${counted(length, "Zeichen", "Zeichen")} zu kurz`
        : `Die Beschreibung ist zu lang: ${figures}`,
      advice: short
        ? "Im Suchergebnis ist Platz für zwei Sätze. Ergänzen Sie, was Sie von anderen unterscheidet und wie man Sie erreicht."
        : "Google schneidet den Rest ab. Bringen Sie das Wichtigste in die ersten 150 Zeichen.",
      evidence: [
        {
          where: '<meta name="description">',
          value: figures,
          expected: `${minLength} bis ${maxLength} Zeichen, höchstens ${germanNumber(widestDescription)} Pixel`,
        },
      ],
    });
  },
};
