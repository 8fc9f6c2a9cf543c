// A Worker for tests of the consent check alone: POST {url, script} is answered with what was seen, and what is judged of it.
// No name resolves: what a page asks of others is refused by the guard, and thereby known.

import { CONSENT_TIMES, type ConsentDeps, readConsent } from "#worker/ports/browser/consent/read-consent.ts";
import { visitorViewport } from "#worker/ports/browser/consent/visitor-look.ts";
import { createJudge } from "#worker/ports/browser/judge-request.ts";
import { leaseBrowser } from "#worker/ports/browser/lease.ts";
import { openContext } from "#worker/ports/browser/page-context.ts";
import { answerRule } from "#worker/ports/browser/second-line.ts";
import { openTab, type Tab } from "#worker/ports/browser/tab.ts";

export interface ConsentCall {
  url: string;
  /** As scripts/build bundles it. */
  script: string;
}

export default {
  async fetch(request: Request, env: { BROWSER: Fetcher; BROWSER_PROXY?: string }): Promise<Response> {
    const { url, script } = await request.json<ConsentCall>();
    const guard = { allowLoopback: true, ownHosts: [], resolveHost: async () => [] };
    const { signal } = new AbortController();
    const lease = await leaseBrowser(env.BROWSER, signal);
    try {
      const { product } = await lease.root.send("Browser.getVersion");
      const judge = createJudge(guard, signal);
      const mayAnswer = answerRule(guard, { proxy: env.BROWSER_PROXY ?? null, platform: null }, () => {});
      const inContext: ConsentDeps["inContext"] = async (work) => {
        const context = await openContext(lease.root, signal);
        const tabs: Tab[] = [];
        const deps = { context, judge, mayAnswer, url, signal, now: Date.now };
        try {
          return await work({
            openTab: async (viewport) => {
              const tab = await openTab(viewport, deps);
              tabs.push(tab);
              return tab;
            },
          });
        } finally {
          await Promise.all(tabs.map((tab) => tab.close()));
          await context.dispose();
        }
      };
      const facts = await readConsent({
        inContext,
        url,
        viewport: visitorViewport(product),
        script,
        times: CONSENT_TIMES,
      });
      return Response.json(facts);
    } catch (error) {
      return Response.json({ error: String(error), stack: (error as Error).stack }, { status: 500 });
    } finally {
      await lease.release();
    }
  },
};
