// What a reader of a browser check works with. It reads; what it read is judged elsewhere.
import type { ViewportName } from "#contract/design-rating.ts";
import type { GuardedBrowser } from "../guarded-browser.ts";
import type { SettledTab } from "../settled-tab.ts";

/** Of a reader that opens the page in contexts of its own. */
export interface OwnReaderContext {
  browser: GuardedBrowser;
  /** What it has: work that takes longer is not waited for. */
  limitMs: number;
  /** Called once its last load is under way: until its slow line answers, half a second later, others may have the processor. */
  onLastGone: () => void;
  /** Called once it only waits, and others may have the processor. */
  onWaiting: () => void;
  /** A script of ours that is too large for the Worker: a file of the site. */
  loadScript: (name: ScriptName) => Promise<string>;
}

/** Of a reader of the page that stands still. */
export interface ReaderContext extends Omit<OwnReaderContext, "onLastGone" | "onWaiting"> {
  tabs: Record<ViewportName, SettledTab>;
  /** Called by a reader that goes on with the phone alone. */
  onWideFree: () => void;
}

/** Of the walk with the Tab key. */
export interface WalkContext extends Omit<ReaderContext, "tabs" | "onWideFree"> {
  page: SettledTab;
}

export type ScriptName = "axe" | "check" | "consent" | "speed";
