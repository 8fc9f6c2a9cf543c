// One tab of a visit, a rating's or a check's: set up before it loads anything, watched while it does. Everything that waits for it ends with it.
import type { CDPSession } from "@cloudflare/puppeteer";
import { untilAborted } from "../../address-guard/until-aborted.ts";
import type { CaptureFacts } from "../../design/page-snapshot.ts";
import { CaptureFailure, quietly } from "./capture-failure.ts";
import type { JudgeRequest } from "./judge-request.ts";
import type { PageContext } from "./page-context.ts";
import { createRequestLimits } from "./request-limits.ts";
import { endRenderers, refuseWaiting, watchRequests } from "./requests.ts";
import { judged, judgeFrame, type SecondLineDeps, watchArrivals } from "./second-line.ts";
import { watchSheets } from "./sheets.ts";
import { TabState } from "./tab-state.ts";
import { setUpViewport, type Viewport } from "./viewports.ts";

export interface Tab {
  session: CDPSession;
  facts: CaptureFacts;
  state: TabState;
  /** The work's outcome, or a CaptureFailure as soon as the tab fails, the time is up or `limitMs` has passed. */
  during: <T>(work: Promise<T>, limitMs?: number) => Promise<T>;
  /** Rejects unless the main frame is, and every frame ever was, where the guard lets us. */
  checkArrival: () => Promise<void>;
  /** Resolves with true as soon as the condition holds, with false after `limitMs`. */
  until: (condition: () => boolean, limitMs: number) => Promise<boolean>;
  /** Ends all that waits for the tab, refuses what the page still asks for, and closes it or leaves it to the browser's end. Never rejects. */
  close: () => Promise<void>;
}

export interface TabDeps {
  context: PageContext;
  judge: JudgeRequest;
  mayAnswer: SecondLineDeps["mayAnswer"];
  url: string;
  now: () => number;
  /** Ends everything: the deadline, or a visitor who has left. */
  signal: AbortSignal;
}

/** A tab that does not answer in time ends with its browser: on a busy machine, half a second is the rule. */
const CLOSE_MS = 1_500;
/** For the browser's own word on where a page has arrived. */
const ARRIVAL_MS = 3_000;
/** A page that opens more is not waiting for an answer. */
const MAX_DIALOGS = 20;

export async function openTab(viewport: Viewport, deps: TabDeps): Promise<Tab> {
  const facts: CaptureFacts = {
    isLoaded: false,
    refusedRequests: 0,
    missingSheets: [],
    leftOut: 0,
    dialogs: 0,
    downloads: 0,
    popups: 0,
  };
  const { context, now } = deps;
  const { targetId, session } = await context.openPage(() => {
    facts.popups += 1;
  });
  const broken = new AbortController();
  const ended = AbortSignal.any([deps.signal, broken.signal]);
  const fail = (code: CaptureFailure["code"]) => broken.abort(new CaptureFailure(code));
  const state = new TabState(targetId, now());
  const limits = createRequestLimits(deps.url);
  const arrivals: SecondLineDeps = {
    judge: deps.judge,
    state,
    mayAnswer: deps.mayAnswer,
    discard: () => fail("refused-address"),
  };
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  const tab: Tab = {
    session,
    facts,
    state,
    during: async (work, limitMs) => {
      if (limitMs === undefined) return untilAborted(work, ended);
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(new CaptureFailure("target-too-slow")), limitMs);
      try {
        return await untilAborted(work, AbortSignal.any([ended, limit.signal]));
      } finally {
        clearTimeout(timer);
      }
    },
    checkArrival: async () => {
      const { frameTree } = await tab.during(session.send("Page.getFrameTree"), ARRIVAL_MS);
      judgeFrame(frameTree.frame, arrivals);
      await tab.during(judged(state));
    },
    until: async (condition, limitMs) => {
      if (condition()) return true;
      let listener = () => {};
      const met = new Promise<boolean>((resolve) => {
        const timer = setTimeout(resolve, limitMs, false);
        listener = () => {
          if (!condition()) return;
          clearTimeout(timer);
          resolve(true);
        };
        listeners.add(listener);
      });
      try {
        return await untilAborted(met, ended);
      } finally {
        listeners.delete(listener);
      }
    },
    close: async () => {
      fail("target-unreachable");
      const emptied = async () => {
        state.isFrozen = true;
        await endRenderers(session, sessions, state);
        // The browser's own navigations end with the next one.
        await session.send("Page.navigate", { url: "about:blank" });
        await refuseWaiting(state);
      };
      try {
        await untilAborted(emptied(), AbortSignal.timeout(CLOSE_MS));
        context.closePage(targetId);
      } catch {
        // On a busy machine requests may have stopped of which we have not heard yet.
        context.abandon();
      }
    },
  };

  session.on("Inspector.targetCrashed", () => {
    state.isCrashed = true;
    fail("target-unreachable");
  });
  session.on("Page.javascriptDialogOpening", ({ type }) => {
    facts.dialogs += 1;
    if (facts.dialogs > MAX_DIALOGS) return fail("target-too-slow");
    quietly(session.send("Page.handleJavaScriptDialog", { accept: type === "beforeunload" }));
  });
  session.on("Page.frameNavigated", ({ frame }) => {
    if (frame.parentId !== undefined) return;
    // Where redirects of the server lead is the page itself; where a script leads on is somebody else's.
    if (state.documents === 0) limits.setOwnSite(frame.url);
    Object.assign(state, {
      mainFrame: frame.id,
      documents: state.documents + 1,
      loader: frame.loaderId,
      url: frame.url,
      isLoaded: false,
      isStopped: false,
    });
    changed();
  });
  session.on("Page.navigatedWithinDocument", ({ frameId, url }) => {
    if (frameId === state.mainFrame) state.url = url;
  });
  session.on("Page.loadEventFired", () => {
    state.isLoaded = true;
    changed();
  });
  session.on("Page.frameStoppedLoading", ({ frameId }) => {
    if (frameId !== state.mainFrame) return;
    state.isStopped = true;
    changed();
  });
  const sessions = new Set<CDPSession>();
  const watch = (one: CDPSession) => {
    sessions.add(one);
    watchArrivals(one, arrivals);
    watchSheets(one, state);
    return watchRequests(one, { ...deps, facts, state, limits, fail, changed });
  };
  // Frames of other sites run in processes of their own and begin paused: they start when they are watched, too.
  session.on("sessionattached", (child) => {
    void tab.during(watch(child)).then(
      () => quietly(child.send("Runtime.runIfWaitingForDebugger")),
      () => {},
    );
  });
  await tab.during(
    Promise.all([
      session.send("Page.enable"),
      session.send("Inspector.enable"),
      watch(session),
      setUpViewport(session, viewport),
      session.send("Runtime.runIfWaitingForDebugger"),
    ]),
  );
  return tab;
}
