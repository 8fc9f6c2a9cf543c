import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { contentFault } from "../description-faults.ts";
import { sources } from "../sources.ts";
import { descriptionWidth, widestDescription } from "../text-width.ts";
import { notApplicable, passed, warning } from "../verdicts.ts";
import { germanNumber } from "../wording.ts";

/** Characters. Google cuts the snippet to the device's width; about 160 fit on a desktop. */
const shortest = 70;
const longest = 160;

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
    if (contentFault(description, { title: meta.title ?? "", text: facts.html.text.text })?.isUseless) {
      return notApplicable("Die Beschreibung sagt nichts Eigenes; erst eine neue hat eine Länge, die zählt");
    }
    const length = Array.from(description).length;
    const width = descriptionWidth(description);
    const figures = `${counted(length, "Zeichen", "Zeichen")}, ${germanNumber(width)} Pixel`;
    if (length >= shortest && length <= longest && width <= widestDescription) {
      return passed(`Die Beschreibung hat eine passende Länge (${figures})`);
    }
    const short = length < shortest;
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
          expected: `${shortest} bis ${longest} Zeichen, höchstens ${germanNumber(widestDescription)} Pixel`,
        },
      ],
    });
  },
};
