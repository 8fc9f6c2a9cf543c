// From several loads to figures with their spread, in German. The thresholds are Google's; nothing here makes points.
import { inGerman } from "#content/figures.ts";
import { speedTexts as texts } from "#content/report/speed-check.ts";
import {
  FILM_FRAMES,
  type SpeedFigure,
  type SpeedLevel,
  type SpeedMark,
  type SpeedResult,
  type Spread,
} from "#contract/speed-check.ts";
import { type SlowLoad, type SpeedReading, WANTED_LOADS } from "./speed-reading.ts";
import { secondsWithSpread, spreadOf, withSpread } from "./spread.ts";
import { blockedRows, bytesOfHost, bytesOfKind, totalOf } from "./sum-rows.ts";

/** The most that is good, the most that is fair. https://web.dev/articles/vitals, blocked: Lighthouse's for phones. */
const THRESHOLDS: Record<SpeedFigure["id"], readonly [number, number]> = {
  fcp: [1_800, 3_000],
  lcp: [2_500, 4_000],
  cls: [0.1, 0.25],
  blocked: [200, 600],
};

/** Pure. */
export function judgeSpeed({ host, loads: all, shown }: SpeedReading): SpeedResult {
  // The largest paint of a load that was cut off may still have been to come.
  const complete = all.filter(({ isComplete }) => isComplete);
  const loads = complete.length > 0 ? complete : all;
  const lcp = spreadOf(loads.map((load) => load.lcp?.ms));
  const cls = spreadOf(loads.map((load) => load.cls));
  const figures = [
    figure("fcp", spreadOf(loads.map(({ fcp }) => fcp))),
    figure("lcp", lcp),
    figure("cls", cls),
    figure("blocked", spreadOf(loads.map(({ blocked }) => blocked.ms))),
  ].filter((one) => one !== null);
  const shownLoad = all[shown.load];
  const fullest = fullestOf(loads, shownLoad);
  return {
    ...verdictOf(lcp, cls),
    loads: loads.length,
    completeLoads: complete.length,
    figures,
    shot: shown.shot,
    marks: shownLoad ? marksOf(shownLoad) : [],
    film: shown.film.slice(0, FILM_FRAMES).map(({ ms, picture }) => ({
      ms,
      picture: picture === null ? null : `data:image/jpeg;base64,${picture}`,
    })),
    total: totalOf(fullest.bytes),
    byKind: bytesOfKind(fullest.bytes),
    byHost: bytesOfHost(fullest.bytes, host),
    blockedBy: blockedRows(loads, host),
    notes: notesOf(loads),
  };
}

function levelOf(id: SpeedFigure["id"], value: number): SpeedLevel {
  const [good, fair] = THRESHOLDS[id];
  if (value <= good) return "good";
  return value <= fair ? "fair" : "poor";
}

function figure(id: SpeedFigure["id"], spread: Spread | null): SpeedFigure | null {
  if (spread === null) return null;
  const value = id === "cls" ? withSpread(spread, (one) => inGerman(one, 2)) : secondsWithSpread(spread);
  return { id, ...texts.figures[id], value, level: levelOf(id, spread.median), spread };
}

function verdictOf(lcp: Spread | null, cls: Spread | null): Pick<SpeedResult, "verdict" | "level"> {
  if (lcp === null) return { verdict: texts.verdicts.nothing(), level: "poor" };
  const paint = levelOf("lcp", lcp.median);
  const shift = levelOf("cls", cls?.median ?? 0);
  const first = texts.verdicts[paint](secondsWithSpread(lcp));
  if (shift === "good") return { verdict: first, level: paint };
  return { verdict: `${first} ${texts.shifting[shift]}`, level: paint === "poor" ? "poor" : shift };
}

/** Of the load that is pictured: marks and picture belong together. */
function marksOf({ lcp, shifted }: SlowLoad): SpeedMark[] {
  const largest: SpeedMark[] = lcp?.spot
    ? [
        {
          kind: "largest",
          text: texts.marks[lcp.isImage ? "image" : "text"](`${inGerman(lcp.ms / 1_000, 1)} s`),
          ...lcp.spot,
        },
      ]
    : [];
  return [
    ...largest,
    ...shifted.map(
      ({ value, spot }): SpeedMark => ({
        kind: "shifted",
        text: texts.marks.shifted(inGerman(value, 2)),
        ...spot,
      }),
    ),
  ];
}

/** Loads of the same page differ by what was cut off: the one that got most tells most. */
function fullestOf(loads: readonly SlowLoad[], shown: SlowLoad | undefined): SlowLoad {
  const bytes = (load: SlowLoad) => load.bytes.byKind.reduce((sum, one) => sum + one.bytes, 0);
  const [most] = loads.toSorted((one, other) => bytes(other) - bytes(one));
  if (most === undefined) throw new Error("A reading without loads");
  return shown?.isComplete ? shown : most;
}

function notesOf(loads: readonly SlowLoad[]): string[] {
  const { fewer, incomplete, method, contained } = texts.notes;
  const cutAt = loads.filter(({ isComplete }) => !isComplete).map(({ spentMs }) => spentMs);
  return [
    ...(loads.length < WANTED_LOADS ? [loads.length === 1 ? fewer.one : fewer.two] : []),
    ...(cutAt.length > 0 ? [incomplete(inGerman(Math.min(...cutAt) / 1_000))] : []),
    method,
    contained,
  ];
}
