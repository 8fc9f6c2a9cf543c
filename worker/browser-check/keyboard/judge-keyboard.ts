// From a walk with the Tab key to faults in German.
import { accessibilityTexts } from "#content/report/accessibility-rules.ts";
import { keyboardRules, keyboardTexts as texts } from "#content/report/keyboard-check.ts";
import type { KeyboardResult, SpotFault } from "#contract/accessibility-check.ts";
import { counted } from "../../german/sentences.ts";
import type { Spot } from "../spot.ts";
import { byWeight, isPlaced, spotFault, worstOf } from "../spot-fault.ts";
import type { KeyboardReading } from "./keyboard-reading.ts";
import { jumpsBack } from "./reading-order.ts";

/** So many are no accident of the layout. */
const MIN_JUMPS = 3;
/** Stops before the content that somebody would want to skip. */
const MIN_SKIPPED = 6;

/** Pure. */
export function judgeKeyboard(reading: KeyboardReading): KeyboardResult {
  const { stops, shot } = reading;
  const { faults, open } = findingsOf(reading);
  const isVisible = ({ focus, sight }: (typeof stops)[number]) =>
    sight === "seen" && focus !== "none" && focus !== "faint";
  return {
    verdict: verdictOf(reading, faults, open),
    faults,
    open,
    shot: [...faults, ...open].some(isPlaced) ? shot : null,
    stops: stops.map((stop) => ({ name: stop.name, isVisible: isVisible(stop) })),
    ending: texts.endings[reading.end](stations(stops.length)),
    notes: [...texts.notes],
  };
}

function findingsOf({ stops, end, circle, taken, skipLink }: KeyboardReading) {
  const fault = (rule: keyof typeof keyboardRules, spots: readonly Spot[], count?: number) =>
    spotFault(keyboardRules, rule, spots, count);
  const seen = stops.filter(({ sight }) => sight === "seen");
  const jumps = jumpsBack(stops);
  const held = stops.filter(({ id }) => circle.includes(id));
  const skipped = stops.filter(({ isBeforeContent }) => isBeforeContent).length;
  const lacksSkipLink = skipLink === null && skipped >= MIN_SKIPPED;
  const faults = [
    ...(end === "trap" ? fault("keyboard-trap", held, Math.max(1, held.length)) : []),
    ...(end === "dead" ? fault("keyboard-dead", [], 1) : []),
    ...fault("focus-taken", onlyOnce(taken)),
    ...fault(
      "focus-visible",
      seen.filter(({ focus }) => focus === "none"),
    ),
    ...fault(
      "stop-hidden",
      stops.filter(({ sight }) => sight === "hidden" || sight === "off"),
    ),
    ...(jumps.length >= MIN_JUMPS ? fault("focus-order", jumps) : []),
    ...(skipLink?.works === false ? fault("skip-link", [skipLink]) : []),
    ...(lacksSkipLink ? fault("skip-link-missing", stops.slice(0, 1), 1) : []),
  ].sort(byWeight);
  const open = [
    ...fault(
      "focus-faint",
      seen.filter(({ focus }) => focus === "faint"),
    ),
    ...fault(
      "stop-covered",
      stops.filter(({ sight }) => sight === "covered"),
    ),
    ...(jumps.length < MIN_JUMPS ? fault("focus-order", jumps) : []),
  ].sort(byWeight);
  return { faults, open };
}

/** The same element tries again and again. */
function onlyOnce(spots: readonly Spot[]): Spot[] {
  return spots.filter(({ selector, snippet }, index) => {
    const first = spots.findIndex((one) => one.selector === selector && one.snippet === snippet);
    return first === index;
  });
}

function verdictOf(
  { stops, end, missed }: KeyboardReading,
  faults: readonly SpotFault[],
  open: readonly SpotFault[],
): string {
  const worst = worstOf(faults, open, texts.verdicts, accessibilityTexts.kinds);
  if (worst !== null) return worst;
  if (stops.length === 0) return texts.verdicts.empty;
  return end === "page" && missed === 0 ? texts.verdicts.whole : texts.verdicts.part(stations(stops.length));
}

function stations(count: number): string {
  return counted(count, texts.stations.one, texts.stations.many);
}
