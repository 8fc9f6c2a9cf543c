// From a narrow window and large text to faults in German.
import { accessibilityTexts } from "#content/report/accessibility-rules.ts";
import { reflowRules, reflowTexts as texts } from "#content/report/keyboard-check.ts";
import type { ReflowResult, SizeResult } from "#contract/accessibility-check.ts";
import { germanNumber, joinList } from "../../design/wording.ts";
import { byWeight, spotFault, worstOf } from "../spot-fault.ts";
import { NARROW_WIDTH, type OffenderKind, type ReflowReading } from "./reflow-reading.ts";

/** Pure. */
export function judgeReflow({ narrow, widths, large }: ReflowReading): ReflowResult {
  const narrowResult = judgeNarrow(narrow);
  const largeResult = large && judgeLarge(large);
  const faults = [...narrowResult.faults, ...(largeResult?.faults ?? [])];
  const open = [...narrowResult.open, ...(largeResult?.open ?? [])];
  return {
    verdict: [
      worstOf(faults, open, texts.verdicts, accessibilityTexts.kinds) ?? texts.verdicts.none,
      ...wideVerdict(widths),
    ].join(" "),
    narrow: narrowResult,
    widths: widths.map(({ width, overflow, marks, shot }) => ({
      width,
      overflow,
      marks: marks.map(({ selector, snippet, box }) => ({ selector, snippet, box })),
      shot,
    })),
    large: largeResult,
    notes: [large ? texts.notes.method : texts.notes.noText],
  };
}

/** At 320 px it is a fault of its own. */
function wideVerdict(widths: ReflowReading["widths"]): string[] {
  const wider = widths.filter(({ width, overflow }) => width > NARROW_WIDTH && overflow > 0);
  if (wider.length === 0) return [];
  return [
    texts.verdicts.wide(
      joinList(
        wider.map(({ width }) => germanNumber(width)),
        wider.length,
      ),
    ),
  ];
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
