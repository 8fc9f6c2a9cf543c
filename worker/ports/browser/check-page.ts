// One visit of a browser check: the page as a desktop and as a phone shows it, and every reader that was asked for.
import { type ReaderId, readerIds } from "#contract/browser-check.ts";
import type { ViewportName } from "#contract/design-rating.ts";
import { untilAborted } from "../../address-guard/until-aborted.ts";
import type { CheckPage, OnReading, Readings } from "../../browser-check/readings.ts";
import { CaptureFailure, codeOf } from "./capture-failure.ts";
import { CAPTURE_TIMES } from "./capture-page.ts";
import { type BrowserDeps, withGuardedBrowser } from "./guarded-browser.ts";
import { readAccessibility } from "./readers/read-accessibility.ts";
import { readConsent } from "./readers/read-consent.ts";
import { readKeyboard } from "./readers/read-keyboard.ts";
import { readMends } from "./readers/read-mends.ts";
import { readReflow } from "./readers/read-reflow.ts";
import { readRendered } from "./readers/read-rendered.ts";
import { readSpeed } from "./readers/read-speed.ts";
import type { OwnReaderContext, ReaderContext } from "./readers/reader.ts";
import { type SettledTab, settle } from "./settled-tab.ts";
import type { Tab } from "./tab.ts";

/*
 * The one table of readers, in three parts. What follows from it: the contract's list, the judges in worker/services/browser-checks.ts, the views.
 */

/** These open the page in contexts of their own. */
const ownReaders: { [Id in OwnId]: OwnReader<Id> } = {
  speed: { limitMs: 20_000, read: readSpeed },
  consent: { limitMs: 24_000, read: readConsent },
};

/** These read the page that stands still, one after the other. */
const pageReaders: { [Id in PageId]: PageReader<Id> } = {
  rendered: { limitMs: 6_000, read: readRendered, tabs: ["desktop"] },
  // It looks after the phone itself: at the end it may have opened a menu there.
  accessibility: { limitMs: 18_000, read: readAccessibility, tabs: ["desktop"] },
  // While axe is busy with the phone.
  mends: { limitMs: 7_000, read: readMends, tabs: ["desktop"] },
  reflow: { limitMs: 12_000, read: readReflow, tabs: ["desktop"] },
};

/** Mostly waits, and moves the focus: in a wide tab of its own, beside the others. It takes longest, and so begins before them. */
const walk = { limitMs: 14_000, read: readKeyboard };

type OwnId = "speed" | "consent";
type PageId = Exclude<ReaderId, OwnId | "keyboard">;

interface OwnReader<Id extends ReaderId> {
  /** Of the whole visit's time; less where less is left. */
  limitMs: number;
  /** Throws where the page does not let itself be read. */
  read: (context: OwnReaderContext) => Promise<Readings[Id]>;
}

interface PageReader<Id extends ReaderId> {
  limitMs: number;
  /** Those that must still show the page when it is done. */
  tabs: readonly ViewportName[];
  read: (context: ReaderContext) => Promise<Readings[Id]>;
}

export interface CheckDeps extends BrowserDeps, Pick<ReaderContext, "loadScript"> {
  totalMs: number;
}

/** For everything, closing not counted: that takes four seconds at most. */
export const CHECK_TOTAL_MS = 41_000;
/** For the walk's tab, before the others load. */
const HEAD_START_MS = 1_500;
/** Kept back from the last reader, so that what the others have read is handed on in time. */
const SPARE_MS = 500;

export function createCheckPage(deps: CheckDeps): CheckPage {
  return async (url, ids, signal, onReading) => {
    const until = Date.now() + deps.totalMs - SPARE_MS;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new CaptureFailure("target-too-slow")), deps.totalMs);
    try {
      const ended = AbortSignal.any([signal, deadline.signal]);
      const arrived = await withGuardedBrowser(deps, url, ended, (browser) =>
        readAll({ browser, loadScript: deps.loadScript, until, onReading, ids }),
      );
      // A deadline that passes while a page of endless scripts is being closed takes nothing away; who has left gets nothing.
      signal.throwIfAborted();
      return { ok: true, url: arrived };
    } catch (error) {
      return { ok: false, code: codeOf(error) };
    } finally {
      clearTimeout(timer);
    }
  };
}

interface Order extends Pick<OwnReaderContext, "browser" | "loadScript"> {
  /** ms since 1970: when the last reader has to be done. */
  until: number;
  onReading: OnReading;
  ids: readonly ReaderId[];
}

/**
 * Speed is measured first, while nothing else of ours needs the processor; consent is mostly waiting, and goes on beside everything.
 * @returns where the desktop's page arrived
 */
async function readAll({ onReading, ...rest }: Order): Promise<string> {
  let isOver = false;
  // Nobody waits any more for a reader that is still under way when the page itself has failed.
  const order: Order = {
    ...rest,
    onReading: (id, outcome) => {
      if (!isOver) onReading(id, outcome);
    },
  };
  const { promise: isLastGone, resolve: onLastGone } = Promise.withResolvers<void>();
  const { promise: isWaiting, resolve: onWaiting } = Promise.withResolvers<void>();
  const speed = readOwn("speed", order, { onLastGone, onWaiting });
  const consent = readOwn("consent", order, { onLastGone: () => {}, onWaiting: () => {} });
  try {
    const url = await readPage(order, {
      walk: Promise.race([speed, isLastGone]),
      others: Promise.race([speed, isWaiting]),
    });
    await Promise.all([speed, consent]);
    return url;
  } finally {
    isOver = true;
  }
}

async function readOwn<Id extends OwnId>(
  id: Id,
  order: Order,
  steps: Pick<OwnReaderContext, "onLastGone" | "onWaiting">,
): Promise<void> {
  const { ids, browser, loadScript } = order;
  if (!ids.includes(id)) return;
  const { limitMs, read }: OwnReader<Id> = ownReaders[id];
  await readOne(id, order, limitMs, (leftMs) => read({ browser, loadScript, limitMs: leftMs, ...steps }));
}

/** Its tabs are made ready before their turn, which the walk's has first: its page comes while the last slow line is silent. */
function readPage(order: Order, turn: Record<"walk" | "others", Promise<void>>): Promise<string> {
  const { ids, browser } = order;
  const { url, viewports, inContext } = browser;
  const here = readerIds.filter(isOfPage).filter((id) => ids.includes(id));
  const isWalked = ids.includes("keyboard");
  return inContext(async ({ openTab }) => {
    // One after the other, and before any page runs in this context: what opens meanwhile is ours.
    const [wide, phone] = [await openTab(viewports.desktop), await openTab(viewports.mobile)];
    const own = isWalked && here.length > 0 ? await openTab(viewports.desktop) : null;
    await turn.walk;
    // It settles meanwhile, and walks when nobody measures any more.
    const settled = own && Promise.all([settle(own, url, CAPTURE_TIMES), turn.others]);
    const walked =
      settled &&
      readWalk(
        order,
        settled.then(([page]) => page),
      );
    await turn.others;
    if (own) await hasLoaded(own);
    const [desktop, mobile] = await Promise.all([
      settle(wide, url, CAPTURE_TIMES),
      settle(phone, url, CAPTURE_TIMES),
    ]);
    await readInOrder(here, order, { desktop, mobile });
    if (isWalked) await (walked ?? readWalk(order, Promise.resolve(desktop)));
    return desktop.url;
  });
}

/** Or has failed, or had its start: the other tabs go to the same page, and will tell. */
async function hasLoaded({ until, state }: Tab): Promise<void> {
  const isThere = () => state.documents > 0 && (state.isLoaded || state.isStopped);
  await until(isThere, HEAD_START_MS).catch(() => {});
}

async function readWalk(order: Order, settled: Promise<SettledTab>): Promise<void> {
  const { browser, loadScript } = order;
  // Its time begins when the page stands still.
  await settled.catch(() => {});
  await readOne("keyboard", order, walk.limitMs, async (limitMs) => {
    const page = await settled;
    return page.tab.during(walk.read({ browser, loadScript, page, limitMs }));
  });
}

/** The next one begins as soon as the wide tab is free. */
async function readInOrder(ids: readonly PageId[], order: Order, tabs: ReaderContext["tabs"]): Promise<void> {
  const readings: Promise<void>[] = [];
  for (const id of ids) {
    const { promise: isFree, resolve: onWideFree } = Promise.withResolvers<void>();
    const reading = readFromPage(id, order, { tabs, onWideFree });
    readings.push(reading);
    await Promise.race([reading, isFree]);
  }
  await Promise.all(readings);
}

async function readFromPage<Id extends PageId>(
  id: Id,
  order: Order,
  page: Pick<ReaderContext, "tabs" | "onWideFree">,
): Promise<void> {
  const { browser, loadScript } = order;
  const { tabs } = page;
  const { limitMs, read, tabs: stay }: PageReader<Id> = pageReaders[id];
  await readOne(id, order, limitMs, async (leftMs) => {
    const reading = await tabs.desktop.tab.during(read({ browser, loadScript, ...page, limitMs: leftMs }));
    await Promise.all(stay.map((name) => tabs[name].checkStay()));
    return reading;
  });
}

function isOfPage(id: ReaderId): id is PageId {
  return Object.hasOwn(pageReaders, id);
}

/** A reader that fails spoils nothing but its own part. */
async function readOne<Id extends ReaderId>(
  id: Id,
  { browser, until, onReading }: Order,
  ownMs: number,
  read: (limitMs: number) => Promise<Readings[Id]>,
): Promise<void> {
  try {
    const limitMs = Math.min(ownMs, until - Date.now());
    if (limitMs <= 0) throw new CaptureFailure("target-too-slow");
    onReading(id, { ok: true, reading: await within(limitMs, browser.signal, read(limitMs)) });
  } catch (error) {
    onReading(id, { ok: false, code: codeOf(error) });
  }
}

/** The work's outcome, or a CaptureFailure after `limitMs` or when the visit is over. */
async function within<T>(limitMs: number, signal: AbortSignal, work: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new CaptureFailure("target-too-slow")), limitMs);
  try {
    return await untilAborted(work, AbortSignal.any([signal, limit.signal]));
  } finally {
    clearTimeout(timer);
  }
}
