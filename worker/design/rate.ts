// Facts of a page → its rating, without the pictures. Pure: the same facts give the same answer.
import type { AspectId, DesignRating } from "#contract/design-rating.ts";
import { feedbackOf, improvementsOf, strengthsOf, suggestionsOf } from "./aspect-words.ts";
import type { DesignFacts } from "./design-facts.ts";
import { designTrends } from "./design-trends.ts";
import { paintedPalette } from "./figures/painted-palette.ts";
import { typeSpecimens } from "./figures/typefaces.ts";
import { type JudgedAspect, judgeAspect } from "./judge-aspect.ts";
import { notesOn } from "./notes.ts";
import { aspects } from "./registry.ts";

/** What the facts say; address, time, pictures and a comment come from who called the browser. */
export type RatedFacts = Omit<
  DesignRating,
  "url" | "ratedAt" | "screenshot" | "screenshots" | "viewports" | "comment" | "commentBy"
>;

/** Scores are 0–100: an aspect's is the weighted mean of its gauges, the overall one that of the aspects. */
export function rate(facts: DesignFacts): RatedFacts {
  const judgements = aspects.map((aspect) => judgeAspect(aspect, facts));
  const scoreOf = (id: AspectId) => judgements.find(({ aspect }) => aspect.id === id)?.score ?? 0;
  const whole = judgements.reduce((sum, { aspect }) => sum + aspect.weight, 0);
  const { desktop, mobile } = facts;
  return {
    overallScore: Math.round(
      judgements.reduce((sum, { aspect, score }) => sum + (aspect.weight * score) / whole, 0),
    ),
    designAspects: byAspect(judgements, (judgement) => ({
      score: Math.round(judgement.score),
      feedback: feedbackOf(judgement),
      suggestions: suggestionsOf(judgement),
    })),
    strengths: strengthsOf(judgements),
    improvements: improvementsOf(judgements),
    designTrends: designTrends(facts, scoreOf("modernity")),
    measurements: byAspect(judgements, ({ measurements }) => measurements),
    annotations: judgements.flatMap(({ annotations }) => annotations),
    palette: paintedPalette(desktop.snapshot),
    typefaces: typeSpecimens(desktop.snapshot),
    vitals: { desktop: desktop.snapshot.vitals, mobile: mobile.snapshot.vitals },
    notes: notesOn(facts),
  };
}

function byAspect<Value>(
  judgements: readonly JudgedAspect[],
  of: (judgement: JudgedAspect) => Value,
): Record<AspectId, Value> {
  const entries = judgements.map((judgement) => [judgement.aspect.id, of(judgement)] as const);
  return Object.fromEntries(entries) as Record<AspectId, Value>;
}
