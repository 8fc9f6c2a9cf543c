// What a rating says: feedback and suggestions of an aspect, strengths and improvements of the page.
import type { JudgedAspect } from "./judge-aspect.ts";

/** From here on a figure is worth a praise, … */
const STRONG = 0.9;
/** … below here it needs work. Between them nothing is said but the number. */
const WEAK = 0.75;
const MOST_LISTED = 5;
/** Of one aspect, so that five strengths do not all speak of type. */
const MOST_STRENGTHS_PER_ASPECT = 2;
const MOST_SENTENCES = 3;

type Judgement = Pick<JudgedAspect, "judged">;

/** One to three sentences: what brings most and what costs most. */
export function feedbackOf({ judged }: Judgement): string {
  const best = judged.filter(({ score }) => score >= WEAK).toSorted((one, other) => other.gain - one.gain);
  const worst = judged.filter(({ score }) => score < WEAK).toSorted((one, other) => other.loss - one.loss);
  const praises = best.map(({ reading }) => reading.praise);
  const blames = worst.map(({ reading }) => reading.blame);
  const [first, second] = [...praises.slice(0, blames.length > 0 ? 1 : 2), ...blames];
  if (first === undefined) return "Dazu gibt die Seite nichts zu messen.";
  const isShort = second !== undefined && sentencesIn(first) + sentencesIn(second) <= MOST_SENTENCES;
  return isShort ? `${first} ${second}` : first;
}

/** What costs most comes first. */
export function suggestionsOf({ judged }: Judgement): string[] {
  return judged
    .filter(({ score }) => score < WEAK)
    .toSorted((one, other) => other.loss - one.loss)
    .map(({ reading }) => reading.suggestion);
}

/** What brings most comes first. Without anything strong, the best there is, unless something is to improve. */
export function strengthsOf(judgements: readonly Judgement[]): string[] {
  const all = judgements.flatMap(({ judged }) =>
    judged
      .filter(({ score }) => score >= STRONG)
      .toSorted((one, other) => other.gain - one.gain)
      .slice(0, MOST_STRENGTHS_PER_ASPECT),
  );
  if (all.length === 0 && improvementsOf(judgements).length === 0) {
    all.push(...judgements.flatMap(({ judged }) => judged));
  }
  return all
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, MOST_LISTED)
    .map(({ reading }) => reading.praise);
}

/** What costs most of the overall score comes first. */
export function improvementsOf(judgements: readonly Judgement[]): string[] {
  return judgements
    .flatMap(({ judged }) => judged.filter(({ score }) => score < WEAK))
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST_LISTED)
    .map(({ reading }) => reading.suggestion);
}

function sentencesIn(text: string): number {
  return text.split(/(?<=[.“])\s+(?=\p{Lu})/u).length;
}
