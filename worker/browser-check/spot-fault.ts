// A fault in German from its rule and the places where it was found; and the sentence that comes first.
import type { SpotRule } from "#content/report/keyboard-check.ts";
import type { SpotFault } from "#contract/accessibility-check.ts";
import { counted } from "../german/sentences.ts";
import type { Spot } from "./spot.ts";

/** Of one fault; all are counted. */
const MAX_SPOTS = 12;
const SEVERITIES: readonly SpotFault["severity"][] = ["critical", "serious", "moderate", "minor"];

/** None where nothing was found. @param count of all, where `spots` are only some */
export function spotFault<Id extends string>(
  rules: Readonly<Record<Id, SpotRule>>,
  rule: Id,
  spots: readonly Spot[],
  count = spots.length,
): SpotFault[] {
  if (count === 0) return [];
  const { wcag, ...words } = rules[rule];
  const some = spots.slice(0, MAX_SPOTS).map(({ selector, snippet, box }) => ({ selector, snippet, box }));
  return [{ rule, ...words, wcag: [...wcag], count, spots: some }];
}

/** Success criteria first, then what weighs most. */
export function byWeight(one: SpotFault, other: SpotFault): number {
  const rank = ({ wcag, severity }: SpotFault) => (wcag.length > 0 ? 0 : 10) + SEVERITIES.indexOf(severity);
  return rank(one) - rank(other) || other.count - one.count;
}

/** Somewhere in the picture. */
export function isPlaced({ spots }: SpotFault): boolean {
  return spots.some(({ box }) => box !== null);
}

interface Verdicts {
  open: string;
  some: (count: string, most: string) => string;
}

/** Null where nothing was found at all. */
export function worstOf(
  faults: readonly SpotFault[],
  open: readonly SpotFault[],
  verdicts: Verdicts,
  kinds: { one: string; many: string },
): string | null {
  const hard = faults.filter(({ wcag }) => wcag.length > 0).sort(byWeight);
  const [first] = hard;
  if (first) return verdicts.some(counted(hard.length, kinds.one, kinds.many), first.title);
  return open.length > 0 ? verdicts.open : null;
}
