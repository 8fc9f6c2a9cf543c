// Facts of a page → its rating, without screenshots. Pure: the same facts give the same rating.
import { type AspectId, aspectIds, type DesignRating } from "#contract/design-rating.ts";
import { detectDesignTrends } from "./design-trends.ts";
import { collectSuggestions, composeFeedback, pickImprovements, pickStrengths } from "./feedback.ts";
import { extractPalette } from "./figures/painted-palette.ts";
import { buildTypeSpecimens } from "./figures/typography.ts";
import { buildNotes } from "./notes.ts";
import type { DesignFacts } from "./page-snapshot.ts";
import { aspects } from "./registry.ts";
import { type ScoredAspect, scoreAspect } from "./score-aspect.ts";
import { capDatedModernity } from "./score-modernity.ts";
import { unstyledReason } from "./unstyled.ts";

/** Without address, time, screenshots and comment, which the caller adds. */
export type RatedFacts = Omit<
  DesignRating,
  "url" | "ratedAt" | "screenshot" | "screenshots" | "viewports" | "comment" | "commentBy"
>;

/** Scores are 0–100: an aspect's is the weighted mean of its gauges, the overall one that of the aspects. */
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

function rateStyled(facts: DesignFacts): RatedFacts {
  const scored = aspects.map((aspect) => capDatedModernity(scoreAspect(aspect, facts), facts));
  const scoreOf = (id: AspectId) => scored.find(({ aspect }) => aspect.id === id)?.score ?? 0;
  const { desktop } = facts;
  return {
    overallScore: Math.round(
      scored.reduce((sum, { aspect, score }) => sum + (aspect.weight * score) / 100, 0),
    ),
    designAspects: byAspect(scored, (aspect) => ({
      score: Math.round(aspect.score),
      feedback: composeFeedback(aspect),
      suggestions: collectSuggestions(aspect),
    })),
    strengths: pickStrengths(scored),
    improvements: pickImprovements(scored),
    designTrends: detectDesignTrends(facts, scoreOf("modernity")),
    measurements: byAspect(scored, ({ measurements }) => measurements),
    annotations: scored.flatMap(({ annotations }) => annotations),
    palette: extractPalette(desktop.snapshot),
    typefaces: buildTypeSpecimens(desktop.snapshot),
    vitals: vitalsOf(facts),
    notes: buildNotes(facts),
  };
}

function byAspect<Value>(
  scored: readonly ScoredAspect[],
  of: (aspect: ScoredAspect) => Value,
): Record<AspectId, Value> {
  const entries = scored.map((aspect) => [aspect.aspect.id, of(aspect)] as const);
  return Object.fromEntries(entries) as Record<AspectId, Value>;
}
