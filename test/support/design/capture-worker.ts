// A Worker for tests of the browser adapter alone: POST {url, expression?, times?, ownHosts?} is answered with what came of the capture.

import puppeteer from "@cloudflare/puppeteer";
import { CAPTURE_TIMES, type CaptureTimes, createCapturePage } from "#worker/ports/browser/capture-page.ts";

export interface CaptureCall {
  url: string;
  expression?: string;
  times?: Partial<CaptureTimes>;
  ownHosts?: string[];
  /** What every name resolves to; given, pages on loopback are refused as they are in production. */
  resolvesTo?: string[];
  /** In the place of the setting BROWSER_PROXY. */
  proxy?: string | null;
  ownPage?: string;
  /** The visitor leaves after so many ms. */
  leavesAfter?: number;
  /** No capture: lets the tab that shows the address crash. */
  crashes?: boolean;
}

/** What a capture needs of a snapshot, and what tests want to know. */
const EXPRESSION = `({ page: { width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight },
  viewport: { width: innerWidth, height: innerHeight }, title: document.title })`;

export default {
  async fetch(request: Request, env: { BROWSER: Fetcher; BROWSER_PROXY?: string }): Promise<Response> {
    const call = await request.json<CaptureCall>();
    const capturePage = createCapturePage({
      binding: env.BROWSER,
      guard: {
        allowLoopback: call.resolvesTo === undefined,
        ownHosts: call.ownHosts ?? [],
        resolveHost: async () => call.resolvesTo ?? [],
      },
      userAgent: "TestBot/1.0",
      proxy: call.proxy === undefined ? (env.BROWSER_PROXY ?? null) : call.proxy,
      ownPage: call.ownPage ?? null,
      onPrivateAnswer: (from) => console.error(`answered from ${from}`),
      inPageScript: call.expression ?? EXPRESSION,
      times: { ...CAPTURE_TIMES, ...call.times },
    });
    const left =
      call.leavesAfter === undefined ? new AbortController().signal : AbortSignal.timeout(call.leavesAfter);
    if (call.crashes) return Response.json(await crash(env.BROWSER, call.url));
    return Response.json(await capturePage(call.url, left));
  },
};

async function crash(binding: Fetcher, url: string): Promise<void> {
  const [running] = await puppeteer.sessions(binding);
  if (!running) throw new Error("No browser runs");
  const browser = await puppeteer.connect(binding, running.sessionId);
  const target = await browser.waitForTarget((one) => one.url() === url);
  const session = await target.createCDPSession();
  // Never answered: there is nobody left to do so.
  session.send("Page.crash").catch(() => {});
  await new Promise((resolve) => session.once("Inspector.targetCrashed", resolve));
  await browser.disconnect();
}
