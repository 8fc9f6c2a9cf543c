// A rating of middling score, as a model gets it.
import { aspectIds, type Measurement } from "#contract/design-rating.ts";
import type { Rated } from "#worker/design/comment/prompt.ts";

const contrast: Measurement = {
  id: "text-contrast",
  label: "Text mit zu wenig Kontrast",
  value: "12,4 %",
  expected: "höchstens 2 %",
  score: 30,
  weight: 40,
  basis: "WCAG 2.2, 1.4.3",
};

const each = <Value>(value: Value) => Object.fromEntries(aspectIds.map((id) => [id, value]));

export const rated: Rated = {
  overallScore: 64,
  designAspects: each({
    score: 64,
    feedback: "12,4 % des Textes haben zu wenig Kontrast.",
    suggestions: ["Machen Sie den grauen Text dunkler."],
  }) as Rated["designAspects"],
  strengths: ["Die Texte stehen auf 3 Linien."],
  improvements: ["Machen Sie den grauen Text dunkler."],
  measurements: { ...each([]), colorScheme: [contrast] } as Rated["measurements"],
};
