// A browser leased for one visit of one address, and contexts in it whose every request passes the guard.
import type { BrowserWorker } from "@cloudflare/puppeteer";
import type { ViewportName } from "#contract/design-rating.ts";
import type { AddressGuard } from "../../address-guard/check-address.ts";
import { untilAborted } from "../../address-guard/until-aborted.ts";
import { CaptureFailure } from "./capture-failure.ts";
import { answeringEndpoint } from "./egress.ts";
import { createJudge } from "./judge-request.ts";
import { leaseBrowser } from "./lease.ts";
import { openContext } from "./page-context.ts";
import { answerRule } from "./second-line.ts";
import { openTab, type Tab } from "./tab.ts";
import { type Viewport, viewportsOf } from "./viewports.ts";

export interface BrowserDeps {
  binding: BrowserWorker;
  guard: AddressGuard;
  /** What the site calls itself when it visits others. */
  userAgent: string;
  /** "127.0.0.1:8899", where the browser reaches the net through a proxy of ours; null without one. */
  proxy: string | null;
  /** A public page of our own, by which a proxy of the platform is found out; null: there is none, or it is known. */
  ownPage: string | null;
  /** Told the address and port of an answer that discards a visit. */
  onPrivateAnswer: (from: string) => void;
}

export interface GuardedBrowser {
  /** The address to visit, as the guard let it pass. */
  url: string;
  viewports: Record<ViewportName, Viewport>;
  /** As Browser.getVersion names it. */
  product: string;
  /** Ends everything: the deadline, or a visitor who has left. */
  signal: AbortSignal;
  /** Cookies, storage and tabs of nobody else, closed again at the end. */
  inContext: <T>(work: (context: GuardedContext) => Promise<T>) => Promise<T>;
}

export interface GuardedContext {
  /** Set up before it loads anything. If one tab fails, closing it ends all that waits for it. */
  openTab: (viewport: Viewport) => Promise<Tab>;
}

/** @throws CaptureFailure for a refused address, or when no browser is to be had */
export async function withGuardedBrowser<T>(
  deps: BrowserDeps,
  address: string,
  signal: AbortSignal,
  work: (browser: GuardedBrowser) => Promise<T>,
): Promise<T> {
  const judge = createJudge(deps.guard, signal);
  // Nobody needs a browser for an address that is refused.
  const check = await judge(address, true);
  if (!check.ok) throw new CaptureFailure(check.code);
  const url = check.url.href;
  const lease = await leaseBrowser(deps.binding, signal);
  try {
    const { product } = await untilAborted(lease.root.send("Browser.getVersion"), signal);
    return await work({
      url,
      viewports: viewportsOf(product, deps.userAgent),
      product,
      signal,
      inContext: async (within) => {
        const context = await openContext(lease.root, signal);
        const tabs: Tab[] = [];
        try {
          const { ownPage, proxy } = deps;
          const platform = ownPage === null ? null : await answeringEndpoint(context, ownPage, signal);
          const mayAnswer = answerRule(deps.guard, { proxy, platform }, deps.onPrivateAnswer);
          const tabDeps = { context, judge, url, signal, mayAnswer, now: Date.now };
          return await within({
            openTab: async (viewport) => {
              const tab = await openTab(viewport, tabDeps);
              tabs.push(tab);
              return tab;
            },
          });
        } finally {
          await Promise.all(tabs.map((tab) => tab.close()));
          await context.dispose();
        }
      },
    });
  } finally {
    await lease.release();
  }
}
