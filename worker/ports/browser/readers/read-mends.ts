// What a few lines of CSS would mend: tried on the wide page and in a window as wide as a phone's, with pictures of before and after.
import type { PlainShot } from "#contract/accessibility-check.ts";
import type { ViewportName } from "#contract/design-rating.ts";
import { measureMend } from "../../../browser-check/mends/measure-mend.ts";
import type { MendableLook, MendPlan, TriedMend } from "../../../browser-check/mends/mend-reading.ts";
import { findMisses, planPhone, planWide } from "../../../browser-check/mends/plan-mends.ts";
import type { Readings } from "../../../browser-check/readings.ts";
import type { Box } from "../../../browser-check/spot.ts";
import type { SettledTab } from "../settled-tab.ts";
import { type Ask, enterPage, sizeOf } from "./in-page.ts";
import type { ReaderContext } from "./reader.ts";
import { resizeWindow } from "./resize-window.ts";

const MAX_TRIED = 3;
const PICTURE_MS = 3_000;
const QUALITY = 75;
/** CSS px of the part that is pictured: that of a phone is as wide as its window, and long lines are shown whole. */
const VIEWS = {
  desktop: { width: 640, height: 360, scale: 1 },
  mobile: { width: 390, height: 420, scale: 1 },
  lines: { width: 1280, height: 640, scale: 0.6 },
} as const;
type View = (typeof VIEWS)[keyof typeof VIEWS];
/** CSS px of the page above the place that is pictured. */
const ABOVE = 60;

interface Trial extends MendPlan {
  width: ViewportName;
  look: MendableLook;
}

export async function readMends({
  browser: { viewports },
  tabs: { desktop: page },
  loadScript,
}: ReaderContext): Promise<Readings["mends"]> {
  const ask = await enterPage(page, await loadScript("check"));
  const look = (width: ViewportName) => ask<MendableLook>(`check.lookForMends(${JSON.stringify(width)})`);
  const wide = await look("desktop");
  await resizeWindow(page, ask, viewports.mobile);
  const phone = await look("mobile");
  const trials = [
    ...planWide(wide).map((plan): Trial => ({ ...plan, width: "desktop", look: wide })),
    ...planPhone(phone).map((plan): Trial => ({ ...plan, width: "mobile", look: phone })),
  ]
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, MAX_TRIED);
  const outcomes = new Map<Trial, TriedMend | null>();
  const tryAll = async (width: ViewportName) => {
    for (const trial of trials)
      if (trial.width === width) outcomes.set(trial, await tryMend(page, ask, trial));
  };
  await tryAll("mobile");
  await resizeWindow(page, ask, viewports.desktop);
  await tryAll("desktop");
  return {
    tried: trials.flatMap((trial) => outcomes.get(trial) ?? []),
    unmended: trials.filter((trial) => outcomes.get(trial) === null).map(({ kind }) => kind),
  };
}

/** Null where no rule of the style sheet reaches what is meant, or one would do harm. */
async function tryMend(page: SettledTab, ask: Ask, trial: Trial): Promise<TriedMend | null> {
  const { kind, width, list, parts, shown } = trial;
  const before = await ask<Box | null>(call("placeOfMend", width, list, shown));
  if (before === null) return null;
  for (const isImportant of [false, true]) {
    const css = await ask<string>(call("writeRules", width, list, parts, isImportant));
    if (css === "") return null;
    const view = kind === "line-length" ? VIEWS.lines : VIEWS[width];
    const shot = await picture(page, view, before);
    await ask(call("applyRules", css));
    try {
      await ask("check.calm()");
      const proof = prove(trial, await ask<MendableLook>(call("lookAgain", width)));
      const after = await ask<Box | null>(call("placeOfMend", width, list, shown));
      if (proof === null || after === null) continue;
      const shots = { before: shot, after: await picture(page, view, { ...before, y: after.y }) };
      return { kind, viewport: width, css, ...proof, shots };
    } finally {
      await ask("check.dropRules()");
    }
  }
  return null;
}

/** Null unless the place in the picture is mended, none that kept it misses it now, and the page has not become wider. */
function prove(trial: Trial, now: MendableLook): Pick<TriedMend, "count" | "value"> | null {
  const [was, is] = [findMisses(trial.kind, trial.look), findMisses(trial.kind, now)];
  const [before, after] = [measureMend(trial, trial.look), measureMend(trial, now)];
  if (before === null || after === null || is.has(trial.shown) || [...is].some((number) => !was.has(number)))
    return null;
  if (now.pageWidth > trial.look.pageWidth) return null;
  const left = trial.faulty.filter((number) => is.has(number)).length;
  return { count: { before: trial.faulty.length, after: left }, value: { before, after } };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Of the page around a place. */
async function picture(page: SettledTab, view: View, place: Box): Promise<PlainShot> {
  const { session, during } = page.tab;
  const { scale, ...size } = view;
  const whole = await sizeOf(page);
  const x = place.x + Math.min(place.width, size.width) / 2 - size.width / 2;
  const clip = {
    x: Math.round(between(0, x, whole.width - size.width)),
    y: Math.round(between(0, place.y - ABOVE, whole.height - size.height)),
    ...size,
    scale,
  };
  const common = { captureBeyondViewport: true, optimizeForSpeed: true } as const;
  const options = { ...common, format: "jpeg", quality: QUALITY, clip } as const;
  const { data } = await during(session.send("Page.captureScreenshot", options), PICTURE_MS);
  return { source: `data:image/jpeg;base64,${data}`, ...size, pageHeight: size.height };
}

function call(name: string, ...values: readonly unknown[]): string {
  return `check.${name}(${values.map((value) => JSON.stringify(value)).join(", ")})`;
}
