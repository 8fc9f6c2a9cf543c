// From what axe found at both widths, and in the opened menu, to faults in German, each element once.
import { accessibilityRules, accessibilityTexts as texts } from "#content/report/accessibility-rules.ts";
import {
  type AccessibilityResult,
  type Fault,
  type FaultPlace,
  type ShotName,
  shotNames,
} from "#contract/accessibility-check.ts";
import { counted } from "../../german/sentences.ts";
import type { Readings } from "../readings.ts";
import type { AxeReading, AxeRule } from "./axe-reading.ts";

/** Of one fault; all are counted. */
const MAX_PLACES = 12;
const MAX_OPEN_PLACES = 5;
const SEVERITIES: readonly Fault["severity"][] = ["critical", "serious", "moderate", "minor"];
/** "wcag143" → "1.4.3"; "wcag2aa" is a level. */
const CRITERION = /^wcag(\d)(\d)(\d{1,2})$/;

/** Pure. */
export function judgeAccessibility(reading: Readings["accessibility"]): AccessibilityResult {
  const faults = merge(reading, "violations", MAX_PLACES);
  const open = merge(reading, "incomplete", MAX_OPEN_PLACES);
  const isCut = faults.some(({ count, places }) => places.length < count);
  const { notes } = texts;
  return {
    verdict: verdictOf(faults),
    faults,
    open,
    passed: reading.desktop.axe.passed.filter((id) => reading.mobile.axe.passed.includes(id)).length,
    shots: {
      desktop: reading.desktop.shot,
      mobile: reading.mobile.shot,
      menu: faults.some(isInMenu) ? (reading.menu?.shot ?? null) : null,
    },
    notes: [
      notes.axe,
      ...(reading.menu ? [notes.menu] : []),
      notes.frames,
      ...(isCut ? [notes.cut(MAX_PLACES)] : []),
    ],
  };
}

function isInMenu({ places }: Fault): boolean {
  return places.some(({ boxes }) => boxes.menu !== null);
}

function verdictOf(faults: readonly Fault[]): string {
  const [first] = faults;
  if (first === undefined) return texts.verdicts.none;
  const hard = faults.filter(({ wcag }) => wcag.length > 0);
  if (hard.length === 0) return texts.verdicts.practice;
  return texts.verdicts.some(counted(hard.length, texts.kinds.one, texts.kinds.many), first.title);
}

interface Merged {
  rule: AxeRule;
  /** By element. */
  places: Map<string, FaultPlace>;
  /** Of the width that has more, the menu's with the phone's: axe counts elements that it no longer lists. */
  most: number;
  mobile: number;
}

function merge(
  reading: Readings["accessibility"],
  kind: keyof Pick<AxeReading, "violations" | "incomplete">,
  maxPlaces: number,
): Fault[] {
  const rules = new Map<string, Merged>();
  for (const viewport of shotNames)
    for (const rule of reading[viewport]?.axe[kind] ?? []) {
      const known = rules.get(rule.id) ?? { rule, places: new Map(), most: 0, mobile: 0 };
      rules.set(rule.id, known);
      addPlaces(known, rule, viewport);
    }
  return [...rules.values()]
    .map(({ rule, places, most }) =>
      faultOf(rule, Math.max(places.size, most), [...places.values()].slice(0, maxPlaces)),
    )
    .sort(byWeight);
}

/** The same element at both widths is one place. */
function addPlaces(known: Merged, rule: AxeRule, viewport: ShotName): void {
  if (viewport !== "desktop") known.mobile += rule.count;
  known.most = Math.max(known.most, known.mobile, rule.count);
  const seen = new Map<string, number>();
  for (const { target, html, box } of rule.nodes) {
    // Shortened selectors may be alike.
    const nth = (seen.get(target) ?? 0) + 1;
    seen.set(target, nth);
    const key = `${target}\n${nth}`;
    const place = known.places.get(key) ?? {
      viewports: [],
      selector: target,
      snippet: html,
      boxes: { desktop: null, mobile: null, menu: null },
    };
    known.places.set(key, place);
    place.viewports.push(viewport);
    place.boxes[viewport] = box;
  }
}

function faultOf({ id, help, impact, tags }: AxeRule, count: number, places: FaultPlace[]): Fault {
  const words = Object.hasOwn(accessibilityRules, id) ? accessibilityRules[id] : undefined;
  return {
    rule: id,
    title: words?.title ?? help,
    meaning: words?.meaning ?? "",
    mend: words?.mend ?? "",
    severity: impact ?? "moderate",
    wcag: tags.flatMap((tag) => CRITERION.exec(tag)?.slice(1).join(".") ?? []),
    count,
    places,
  };
}

/** Success criteria before good practice, then what weighs most, then what is most frequent. */
function byWeight(one: Fault, other: Fault): number {
  const rank = ({ wcag, severity }: Fault) => (wcag.length > 0 ? 0 : 10) + SEVERITIES.indexOf(severity);
  return rank(one) - rank(other) || other.count - one.count;
}
