import { law } from "../../law/law-sources.ts";
import { type ConsentCheck, notApplicable, passed } from "../consent-check.ts";
import type { BannerButton } from "../consent-facts.ts";

/** Of the button that agrees; less is seen at once. */
const MIN_AREA = 0.6;
const MIN_FONT = 0.85;
/** WCAG 2.2, 1.4.3 */
const READABLE = 4.5;
/** WCAG 2.2, 1.4.11: a surface that stands out, and one that does not. */
const STANDS_OUT = 3;
const FLAT = 1.3;

export const equalChoices: ConsentCheck = {
  id: "equal-choices",
  source: law.equalChoice,
  judge({ untouched }) {
    const buttons = untouched?.seen.banner?.buttons ?? [];
    const accept = buttons.find(({ kind }) => kind === "accept");
    const reject = buttons.find(({ kind }) => kind === "reject");
    if (!accept || !reject) return notApplicable("Zustimmen und Ablehnen stehen nicht nebeneinander");
    const faults = differences(accept, reject);
    const evidence = [
      {
        where: `„${reject.text}“`,
        value: measuresOf(reject),
        expected: `wie „${accept.text}“: ${measuresOf(accept)}`,
      },
    ];
    if (faults.length === 0)
      return passed("Zustimmen und Ablehnen sind ähnlich groß und ähnlich gut zu sehen", evidence);
    return {
      status: "warning",
      title: `Ablehnen ist schlechter zu sehen als Zustimmen: ${faults.join(", ")}`,
      advice:
        "Beide Antworten sollen gleich leicht zu geben sein. Geben Sie beiden Knöpfen dieselbe Größe, Schrift und Art.",
      evidence,
    };
  },
};

function differences(accept: BannerButton, reject: BannerButton): string[] {
  const area = (reject.area.width * reject.area.height) / Math.max(1, accept.area.width * accept.area.height);
  const faults: string[] = [];
  if (area < MIN_AREA) faults.push(`nur ${Math.round(area * 100)} % der Fläche`);
  if (reject.fontSize < accept.fontSize * MIN_FONT) faults.push("kleinere Schrift");
  const [mine, other] = [reject.textContrast, accept.textContrast];
  if (mine !== null && other !== null && mine < READABLE && mine < other * MIN_AREA)
    faults.push("blasse Schrift");
  if (accept.surfaceContrast >= STANDS_OUT && reject.surfaceContrast < FLAT && !reject.hasBorder)
    faults.push("Text statt Knopf");
  return faults;
}

function measuresOf({ area, fontSize, textContrast }: BannerButton): string {
  const contrast = textContrast === null ? "" : `, Kontrast ${textContrast.toFixed(1).replace(".", ",")}:1`;
  return `${Math.round(area.width)} × ${Math.round(area.height)} px, Schrift ${Math.round(fontSize)} px${contrast}`;
}
