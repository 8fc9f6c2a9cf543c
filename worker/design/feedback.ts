// The sentences of a rating: feedback and suggestions of each aspect, strengths and improvements of the page.
import { NEEDS_WORK, type ScoredAspect, type ScoredGauge } from "./score-aspect.ts";

/** From this score on a gauge is praised; between this and NEEDS_WORK only its value is shown. */
const STRONG = 0.9;
const MAX_LISTED = 5;
/** So that the five strengths do not all come from one aspect. */
const MAX_STRENGTHS_PER_ASPECT = 2;
const MAX_SENTENCES = 3;

type Gauges = Pick<ScoredAspect, "gauges">;

/** One to three sentences: the largest gain and the largest loss. What goes unsaid is said where there is nothing else. */
export function composeFeedback({ gauges }: Gauges): string {
  const said = gauges.filter(({ isSaid }) => isSaid);
  const of = said.length > 0 ? said : gauges.map((one) => ({ ...one, isSaid: true }));
  const praises = byGain(of.filter(({ score }) => score >= NEEDS_WORK)).map(({ reading }) => reading.praise);
  const blames = weakest(of).map(({ reading }) => reading.blame);
  const [first, second] = [...praises.slice(0, blames.length > 0 ? 1 : 2), ...blames];
  if (first === undefined) return "Dazu gibt die Seite nichts zu messen.";
  const isShort = second !== undefined && countSentences(first) + countSentences(second) <= MAX_SENTENCES;
  return isShort ? `${first} ${second}` : first;
}

/** Largest loss first. */
export function collectSuggestions({ gauges }: Gauges): string[] {
  return weakest(gauges).map(({ reading }) => reading.suggestion);
}

/** Largest gain first. Without a strong gauge the best ones, unless something needs work. */
export function pickStrengths(aspects: readonly Gauges[]): string[] {
  const all = aspects.flatMap(({ gauges }) => gauges);
  const strong = aspects.flatMap(({ gauges }) =>
    byGain(gauges.filter(({ score, isSaid }) => isSaid && score >= STRONG)).slice(
      0,
      MAX_STRENGTHS_PER_ASPECT,
    ),
  );
  const listed =
    strong.length === 0 && weakest(all).length === 0 ? all.filter(({ isSaid }) => isSaid) : strong;
  return byGain(listed)
    .slice(0, MAX_LISTED)
    .map(({ reading }) => reading.praise);
}

/** Largest loss of the overall score first, each with what it brings. */
export function pickImprovements(aspects: readonly Gauges[]): string[] {
  return weakest(aspects.flatMap(({ gauges }) => gauges))
    .slice(0, MAX_LISTED)
    .map(({ reading, loss }) => `${reading.suggestion} ${sayGain(loss)}`);
}

/** Whole points; what brings less than half of one is not counted. */
function sayGain(loss: number): string {
  const points = Math.round(loss);
  if (points === 0) return "Das bringt weniger als einen Punkt.";
  return points === 1 ? "Das bringt etwa einen Punkt." : `Das bringt bis zu ${points} Punkte.`;
}

function byGain(gauges: readonly ScoredGauge[]): ScoredGauge[] {
  return gauges.toSorted((one, other) => other.gain - one.gain);
}

function weakest(gauges: readonly ScoredGauge[]): ScoredGauge[] {
  return gauges
    .filter(({ score, isSaid }) => isSaid && score < NEEDS_WORK)
    .toSorted((one, other) => other.loss - one.loss);
}

function countSentences(text: string): number {
  return text.split(/(?<=[.“])\s+(?=\p{Lu})/u).length;
}
