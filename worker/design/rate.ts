// Facts of a page → its rating, without screenshots. Pure: the same facts give the same rating.
import { type Annotation, type AspectId, aspectIds, type DesignRating } from "#contract/design-rating.ts";
import { damagedScore, type FoundDamage, findDamage } from "./damage/find-damage.ts";
import { detectDesignTrends } from "./design-trends.ts";
import { collectSuggestions, composeFeedback, pickImprovements, pickStrengths } from "./feedback.ts";
import { extractPalette } from "./figures/painted-palette.ts";
import { buildTypeSpecimens } from "./figures/typography.ts";
import { buildNotes } from "./notes.ts";
import type { DesignFacts } from "./page-snapshot.ts";
import { aspects } from "./registry.ts";
import { clipToPicture, type ScoredAspect, scoreAspect } from "./score-aspect.ts";
import { capDatedModernity } from "./score-modernity.ts";
import { withoutNeedlessWords } from "./unsaid.ts";
import { unstyledReason } from "./unstyled.ts";

const MAX_IMPROVEMENTS = 5;
const MAX_DAMAGE_MARKS = 4;

/** Without address, time, screenshots and comment, which the caller adds. */
export type RatedFacts = Omit<
  DesignRating,
  "url" | "ratedAt" | "screenshot" | "screenshots" | "viewports" | "comment" | "commentBy"
>;

/** Scores are 0–100: an aspect's is the weighted mean of its gauges, less the cost of those that fail; the overall one that of the aspects, less what is broken. */
export function rate(facts: DesignFacts): RatedFacts {
  const reason = unstyledReason(facts);
  return reason === null ? rateStyled(facts) : withoutPoints(facts, reason);
}

/** Nothing that could be mistaken for a judgement. */
function withoutPoints(facts: DesignFacts, unscoredReason: string): RatedFacts {
  const forAll = <Value>(value: Value) =>
    Object.fromEntries(aspectIds.map((id) => [id, value])) as Record<AspectId, Value>;
  return {
    overallScore: 0,
    unscoredReason,
    designAspects: forAll({ score: 0, feedback: unscoredReason, suggestions: [] }),
    strengths: [],
    improvements: [],
    designTrends: { isModern: false, followsTrends: [], outdatedElements: [] },
    measurements: forAll([]),
    annotations: [],
    palette: [],
    typefaces: [],
    vitals: vitalsOf(facts),
    notes: buildNotes(facts),
  };
}

function vitalsOf({ desktop, mobile }: DesignFacts): RatedFacts["vitals"] {
  return { desktop: desktop.snapshot.vitals, mobile: mobile.snapshot.vitals };
}

/** Of a page that was seen with its styles. */
export function scoreAspects(facts: DesignFacts): ScoredAspect[] {
  return withoutNeedlessWords(aspects.map((aspect) => capDatedModernity(scoreAspect(aspect, facts), facts)));
}

/** Whole points, 0–100, before anything is taken off for what is broken. */
export function weightedMean(scored: readonly ScoredAspect[]): number {
  return Math.round(scored.reduce((all, { aspect, score }) => all + (aspect.weight * score) / 100, 0));
}

function rateStyled(facts: DesignFacts): RatedFacts {
  const scored = scoreAspects(facts);
  const scoreOf = (id: AspectId) => scored.find(({ aspect }) => aspect.id === id)?.score ?? 0;
  const { desktop } = facts;
  const damage = findDamage(facts);
  return {
    overallScore: damagedScore(weightedMean(scored), damage),
    designAspects: byAspect(scored, (aspect) => ({
      score: Math.round(aspect.score),
      feedback: composeFeedback(aspect),
      suggestions: collectSuggestions(aspect),
    })),
    strengths: pickStrengths(scored),
    improvements: [...damage.map(({ text }) => text), ...pickImprovements(scored)].slice(0, MAX_IMPROVEMENTS),
    designTrends: detectDesignTrends(facts, Math.round(scoreOf("modernity"))),
    measurements: byAspect(scored, ({ measurements }) => measurements),
    annotations: onePerPlace([
      ...damage.flatMap((one) => marksOf(one, facts)),
      ...scored.flatMap(({ annotations }) => annotations),
    ]),
    palette: extractPalette(desktop.snapshot),
    typefaces: buildTypeSpecimens(desktop.snapshot),
    vitals: vitalsOf(facts),
    notes: buildNotes(facts),
  };
}

/** Some of its places: more would hide the picture. */
function marksOf({ id, viewport, boxes, text }: FoundDamage, facts: DesignFacts): RatedFacts["annotations"] {
  return boxes
    .flatMap((box) => clipToPicture(box, facts[viewport].snapshot) ?? [])
    .slice(0, MAX_DAMAGE_MARKS)
    .map((box) => ({ aspect: "userExperience", measurement: id, viewport, text: firstSentence(text), box }));
}

/** The first of an aspect that lie on the same box. */
function onePerPlace(marks: readonly Annotation[]): Annotation[] {
  const places = new Map<string, Annotation>();
  for (const mark of marks) {
    const { x, y, width, height } = mark.box;
    const place = [mark.aspect, mark.viewport, x, y, width, height].join();
    if (!places.has(place)) places.set(place, mark);
  }
  return [...places.values()];
}

function firstSentence(text: string): string {
  return /^.+?[.](?= |$)/.exec(text)?.[0] ?? text;
}

function byAspect<Value>(
  scored: readonly ScoredAspect[],
  of: (aspect: ScoredAspect) => Value,
): Record<AspectId, Value> {
  const entries = scored.map((aspect) => [aspect.aspect.id, of(aspect)] as const);
  return Object.fromEntries(entries) as Record<AspectId, Value>;
}
