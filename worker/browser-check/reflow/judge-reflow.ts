// From a narrow window and large text to faults in German.
import { accessibilityTexts } from "#content/pages/accessibility-rules.ts";
import { reflowRules, reflowTexts as texts } from "#content/pages/keyboard-check.ts";
import type { ReflowResult, SizeResult } from "#contract/accessibility-check.ts";
import { byWeight, spotFault, worstOf } from "../spot-fault.ts";
import type { OffenderKind, ReflowReading } from "./reflow-reading.ts";

/** Pure. */
export function judgeReflow({ narrow, large }: ReflowReading): ReflowResult {
  const narrowResult = judgeNarrow(narrow);
  const largeResult = large && judgeLarge(large);
  const faults = [...narrowResult.faults, ...(largeResult?.faults ?? [])];
  const open = [...narrowResult.open, ...(largeResult?.open ?? [])];
  return {
    verdict: worstOf(faults, open, texts.verdicts, accessibilityTexts.kinds) ?? texts.verdicts.none,
    narrow: narrowResult,
    large: largeResult,
    notes: [large ? texts.notes.method : texts.notes.noText],
  };
}

function judgeNarrow({ offenders, counts, shot }: ReflowReading["narrow"]): SizeResult {
  const of = (kind: OffenderKind) => offenders.filter((one) => one.kind === kind);
  const fault = (rule: keyof typeof reflowRules, kind: OffenderKind) =>
    spotFault(reflowRules, rule, of(kind), counts[kind]);
  return {
    faults: fault("reflow", "content"),
    open: [...fault("reflow-excepted", "excepted"), ...fault("reflow-other", "other")],
    shot,
  };
}

function judgeLarge({
  cut,
  cutCount,
  overlapping,
  overlappingCount,
  shot,
}: NonNullable<ReflowReading["large"]>): SizeResult {
  const faults = [
    ...spotFault(reflowRules, "text-cut", cut, cutCount),
    ...spotFault(reflowRules, "text-over", overlapping, overlappingCount),
  ].sort(byWeight);
  return { faults, open: [], shot };
}
