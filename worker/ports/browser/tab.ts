// One tab of a rating: set up before it loads anything, watched while it does. Everything that waits for it ends with it.
import type { CDPSession } from "@cloudflare/puppeteer";
import { untilAborted } from "../../address-guard/until-aborted.ts";
import type { CaptureFacts } from "../../design/page-snapshot.ts";
import { CaptureFailure, quietly } from "./capture-failure.ts";
import type { JudgeRequest } from "./judge-request.ts";
import type { PageContext } from "./page-context.ts";
import { watchRequests } from "./requests.ts";
import { newTabState, type TabState } from "./tab-state.ts";
import { setUpViewport, type Viewport } from "./viewports.ts";

export interface Tab {
  session: CDPSession;
  facts: CaptureFacts;
  state: TabState;
  /** The work's outcome, or a CaptureFailure as soon as the tab fails, the time is up or `limitMs` has passed. */
  during: <T>(work: Promise<T>, limitMs?: number) => Promise<T>;
  /** Resolves with true as soon as the condition holds, with false after `limitMs`. */
  until: (condition: () => boolean, limitMs: number) => Promise<boolean>;
  close: () => void;
}

export interface TabDeps {
  context: PageContext;
  judge: JudgeRequest;
  now: () => number;
  /** Ends everything: the deadline, or a visitor who has left. */
  signal: AbortSignal;
}

/** A page that opens more is not waiting for an answer. */
const MAX_DIALOGS = 20;

export async function openTab(viewport: Viewport, deps: TabDeps): Promise<Tab> {
  const facts: CaptureFacts = { isLoaded: false, refusedRequests: 0, dialogs: 0, downloads: 0, popups: 0 };
  const { context, now } = deps;
  const { targetId, session } = await context.openPage(() => {
    facts.popups += 1;
  });
  const broken = new AbortController();
  const ended = AbortSignal.any([deps.signal, broken.signal]);
  const fail = (code: CaptureFailure["code"]) => broken.abort(new CaptureFailure(code));
  const state = newTabState(targetId, now());
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
    close: () => {
      fail("target-unreachable");
      context.closePage(targetId);
    },
  };

  session.on("Inspector.targetCrashed", () => fail("target-unreachable"));
  session.on("Page.javascriptDialogOpening", ({ type }) => {
    facts.dialogs += 1;
    if (facts.dialogs > MAX_DIALOGS) return fail("target-too-slow");
    quietly(session.send("Page.handleJavaScriptDialog", { accept: type === "beforeunload" }));
  });
  session.on("Page.frameNavigated", ({ frame }) => {
    if (frame.parentId !== undefined) return;
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
  const watch = (frames: CDPSession) => watchRequests(frames, { ...deps, facts, state, fail, changed });
  // Frames of other sites run in processes of their own and begin paused: they start when they are watched, too.
  session.on("sessionattached", (frames) => {
    void tab.during(watch(frames)).then(
      () => quietly(frames.send("Runtime.runIfWaitingForDebugger")),
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
