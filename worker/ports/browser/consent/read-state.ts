// One state of a page's consent, in a context that nobody has used: the page as it comes, its banner answered, what it does then.
import type { ConsentState } from "#contract/consent-check.ts";
import type { Banner, BannerBox, SeenState } from "../../../consent/consent-facts.ts";
import { pause } from "../capture-failure.ts";
import type { Tab } from "../tab.ts";
import type { Viewport } from "../viewports.ts";
import { goTo, type LoadTimes, load } from "../visit.ts";
import { answerBanner } from "./answer-banner.ts";
import { takeBannerPicture } from "./banner-picture.ts";
import { type ConsentTool, startConsentTool } from "./consent-tool.ts";
import { type ConsentWorld, openConsentWorld } from "./consent-world.ts";
import { type Kept, readKept } from "./kept.ts";
import { lookLikeVisitor } from "./visitor-look.ts";
import { type Traffic, watchTraffic } from "./watch-traffic.ts";

export interface ConsentTimes extends LoadTimes {
  /** For a banner to appear once the page is complete. */
  bannerMs: number;
  /** For autoconsent to know it. */
  toolMs: number;
  /** For autoconsent to operate it. */
  operateMs: number;
  /** For what a choice sets off. */
  afterMs: number;
  pictureMs: number;
}

export interface StateDeps {
  /** In a context that nobody has used; closed with it. */
  openTab: (viewport: Viewport) => Promise<Tab>;
  url: string;
  viewport: Viewport;
  /** As scripts/build bundles it: leaves `paettkenConsent` in the world it is evaluated in. */
  script: string;
  times: ConsentTimes;
}

const POLL_MS = 250;
/** So long the page asks for nothing more. */
const SILENCE_MS = 500;

export interface ReadState {
  seen: SeenState;
  /** Where the visit arrived. */
  url: string;
}

export async function readState(state: ConsentState, deps: StateDeps): Promise<ReadState> {
  const { times } = deps;
  const { tab, traffic } = await open(deps, "before");
  await goTo(tab, deps.url, times);
  await load(tab, times);
  await tab.checkArrival();
  const world = openConsentWorld(tab, deps.script, times.hangMs);
  const tool = await startConsentTool(tab, world);
  const banner = await waitForBanner(tab, world, tool.serve, times);
  if (banner) await waitForTool(tab, tool, times);
  await quiet(tab, times.afterMs);
  const early = await readKept(tab, world, times.hangMs, Date.now);
  const shot = banner && state === "untouched";
  const picture = shot ? await takeBannerPicture(tab, banner.area, times.pictureMs) : null;
  const seen: SeenState = {
    ...nothingDone,
    files: traffic.files,
    ...keptOf(early, early, traffic),
    banner,
    tool: tool.name(),
    isFramed: banner === null && (await world.ask<boolean>("consent.hasFramedBanner()")),
    picture,
  };
  if (state === "untouched")
    return { seen: { ...seen, ...(await lookInside(tab, world, banner)) }, url: tab.state.url };
  if (banner === null && tool.name() === null) return { seen, url: tab.state.url };
  traffic.phase = "after";
  Object.assign(seen, await answerBanner(state, { tab, world, tool, times }));
  await quiet(tab, times.afterMs);
  await tab.checkArrival();
  if (state === "accepted" && seen.isOperated)
    seen.wayBack = await world.ask<string | null>("consent.wayBack()");
  const late = await readKept(tab, world, times.hangMs, Date.now);
  Object.assign(seen, keptOf(late, early, traffic));
  if (state === "rejected" && seen.isOperated) Object.assign(seen, await openAgain(deps, seen));
  return { seen, url: tab.state.url };
}

const nothingDone = {
  operator: "nobody",
  isOperated: false,
  isClicked: false,
  bannerCameAgain: null,
  wayBack: null,
  innerBoxes: null,
} as const;

async function open(deps: StateDeps, phase: Traffic["phase"]): Promise<{ tab: Tab; traffic: Traffic }> {
  const tab = await deps.openTab(deps.viewport);
  await tab.during(lookLikeVisitor(tab.session, deps.viewport), deps.times.hangMs);
  return { tab, traffic: watchTraffic(tab, phase) };
}

/** Until one is there that has come to rest, or it has had its time. */
async function waitForBanner(
  tab: Tab,
  world: ConsentWorld,
  serve: () => Promise<void>,
  { bannerMs }: ConsentTimes,
): Promise<Banner | null> {
  const end = Date.now() + bannerMs;
  let before: Banner | null = null;
  for (;;) {
    await serve();
    const banner: Banner | null = await world.ask<Banner | null>("consent.look()");
    if (banner && before && isSameArea(banner, before)) return banner;
    if (Date.now() >= end) return banner;
    before = banner;
    await wait(tab, POLL_MS);
  }
}

/** autoconsent takes a moment longer to know whose banner it is. */
async function waitForTool(tab: Tab, { name, serve }: ConsentTool, { toolMs }: ConsentTimes): Promise<void> {
  const end = Date.now() + toolMs;
  while (name() === null && Date.now() < end) {
    await serve();
    await wait(tab, POLL_MS / 2);
  }
}

function isSameArea({ area: one }: Banner, { area: other }: Banner): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Boxes behind the button for settings: opening them agrees to nothing. */
async function lookInside(
  tab: Tab,
  world: ConsentWorld,
  banner: Banner | null,
): Promise<{ innerBoxes: BannerBox[] | null }> {
  if (!banner?.buttons.some(({ kind }) => kind === "settings")) return { innerBoxes: null };
  const isOpen = await world.ask<boolean>('consent.press("settings")');
  if (!isOpen) return { innerBoxes: null };
  await wait(tab, POLL_MS * 3);
  return { innerBoxes: world.isSame() ? await world.ask<BannerBox[] | null>("consent.boxes()") : null };
}

/** The page once more in the same context: what it does to somebody who has refused. */
async function openAgain(deps: StateDeps, seen: SeenState): Promise<Partial<SeenState>> {
  const { tab, traffic } = await open(deps, "again");
  await goTo(tab, deps.url, deps.times);
  await load(tab, deps.times);
  await tab.checkArrival();
  const world = openConsentWorld(tab, deps.script, deps.times.hangMs);
  const banner = await waitForBanner(tab, world, async () => {}, {
    ...deps.times,
    bannerMs: deps.times.afterMs,
  });
  await quiet(tab, deps.times.afterMs);
  const kept = await readKept(tab, world, deps.times.hangMs, Date.now);
  const early = new Set(seen.cookies.filter(({ isEarly }) => isEarly).map(cookieKey));
  return {
    bannerCameAgain: banner !== null,
    files: [...seen.files, ...traffic.files],
    cookies: kept.cookies.map((cookie) => ({ ...cookie, isEarly: early.has(cookieKey(cookie)) })),
  };
}

const cookieKey = ({ name, domain }: { name: string; domain: string }) => `${name} ${domain}`;

function keptOf(
  late: Kept,
  early: Kept,
  traffic: Traffic,
): Pick<SeenState, "cookies" | "entries" | "leftOut"> {
  const cookies = new Set(early.cookies.map(cookieKey));
  const entries = new Set(early.entries.map(({ kind, name }) => `${kind} ${name}`));
  return {
    cookies: late.cookies.map((cookie) => ({ ...cookie, isEarly: cookies.has(cookieKey(cookie)) })),
    entries: late.entries.map((entry) => ({ ...entry, isEarly: entries.has(`${entry.kind} ${entry.name}`) })),
    leftOut: { files: traffic.leftOut, ...late.leftOut },
  };
}

/** Until the page asks for nothing more. */
async function quiet(tab: Tab, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  const begin = Date.now();
  for (;;) {
    await wait(tab, POLL_MS / 2);
    const now = Date.now();
    const silence = now - Math.max(begin, tab.state.lastTraffic);
    if (now >= end || (tab.state.inFlight.size === 0 && silence >= SILENCE_MS)) return;
  }
}

async function wait(tab: Tab, ms: number): Promise<void> {
  await tab.during(pause(ms, AbortSignal.timeout(ms)));
}
