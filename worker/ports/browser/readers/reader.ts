// What a reader of a browser check works with. It reads; what it read is judged elsewhere.
import type { ViewportName } from "#contract/design-rating.ts";
import type { GuardedBrowser } from "../guarded-browser.ts";
import type { SettledTab } from "../settled-tab.ts";

export interface ReaderContext {
  browser: GuardedBrowser;
  tabs: Record<ViewportName, SettledTab>;
  /** A script of ours that is too large for the Worker: a file of the site. */
  loadScript: (name: ScriptName) => Promise<string>;
}

export type ScriptName = "axe" | "consent";
