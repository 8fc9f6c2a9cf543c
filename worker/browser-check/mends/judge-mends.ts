// From mends that proved on the page to German.
import { mendWords, mendTexts as texts } from "#content/report/mends.ts";
import type { Mend, MendKind, MendsResult } from "#contract/mends.ts";
import { germanNumber } from "../../design/wording.ts";
import { counted } from "../../german/sentences.ts";
import type { MendsReading, TriedMend } from "./mend-reading.ts";

/** Decimals of each figure. */
const DECIMALS: Record<MendKind, 0 | 1 | 2> = {
  contrast: 1,
  "target-size": 0,
  "line-length": 0,
  "line-height": 2,
  "text-size": 1,
};

/** Pure. */
export function judgeMends({ tried, unmended }: MendsReading): MendsResult {
  const { one, two, three, none, unmended: open } = texts.verdicts;
  const nothing = unmended.length > 0 ? open : none;
  return {
    verdict: [nothing, one, two][tried.length] ?? three,
    mends: tried.map(toMend),
    notes: tried.length > 0 ? [...texts.notes] : [],
  };
}

function toMend({ kind, viewport, css, count, value, shots }: TriedMend): Mend {
  const { title, meaning, figure } = mendWords[kind];
  const shown = (number: number) => figure(germanNumber(floored(number, DECIMALS[kind]), DECIMALS[kind]));
  return {
    kind,
    title,
    meaning,
    before: shown(value.before),
    after: shown(value.after),
    reach: reachOf(count),
    css,
    viewport,
    shots,
  };
}

/** A contrast of 4.46 is none of 4.5. */
function floored(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.floor(value * factor + 1e-6) / factor;
}

function reachOf({ before, after }: TriedMend["count"]): string {
  const { all, some, place } = texts.reach;
  const places = counted(before, place.one, place.many);
  return after === 0 ? all(places) : some(places, String(after));
}
