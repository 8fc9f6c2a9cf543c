// The browser's time over the real counters: a visit is a stand-in that takes as long as its test says.
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { readConfig } from "#worker/config.ts";
import type { CaptureOutcome, CapturePage, PageCapture } from "#worker/design/capture.ts";
import { CAPTURE_TIMES } from "#worker/ports/browser/capture-page.ts";
import { CHECK_TOTAL_MS } from "#worker/ports/browser/check-page.ts";
import { dailyAllowance } from "#worker/quota/allowance.ts";
import { berlinDay } from "#worker/quota/day.ts";
import {
  BROWSER_SECONDS_A_CHECK,
  BROWSER_SECONDS_A_VISIT,
  VISITOR_BROWSER_SECONDS,
  withinBrowserSeconds,
} from "#worker/services/browser-seconds.ts";
import { createDesignRatings } from "#worker/services/design-rating.ts";

const NOW = new Date();
const CLOSING_MS = 1_500;
const url = "https://ihre-website.de/";
const signal = new AbortController().signal;
const captured: CaptureOutcome = { ok: true, capture: {} as PageCapture };

/** A site and a visitor of their own, visits on a clock that `visit` turns. */
function counted({
  siteLimit = 600,
  visitorLimit = VISITOR_BROWSER_SECONDS,
  site = crypto.randomUUID(),
} = {}) {
  const visitor = crypto.randomUUID();
  let time = 0;
  const allowance = (name: string, limit: number) => dailyAllowance(env.SEO_QUOTA, name, limit, NOW);
  const spent = (name: string) => env.SEO_QUOTA.getByName(`${name} on ${berlinDay(NOW)}`).spent();
  const within = (capturePage: CapturePage) =>
    withinBrowserSeconds(
      capturePage,
      { site: allowance(site, siteLimit), visitor: allowance(visitor, visitorLimit) },
      () => time,
    );
  return {
    visit: (ms: number, outcome: CaptureOutcome = captured) =>
      within(async () => {
        time += ms;
        return outcome;
      })(url, signal),
    within,
    spent: async () => ({ site: await spent(site), visitor: await spent(visitor) }),
  };
}

describe("the seconds of the browser", () => {
  it("are taken for the longest visit there can be [SAFE-13]", () => {
    expect(BROWSER_SECONDS_A_VISIT * 1000).toBeGreaterThanOrEqual(CAPTURE_TIMES.totalMs + CLOSING_MS);
  });

  it("are taken for a check as long as one may be, from the same share as ratings, and settled by its use [VISIT-08]", async () => {
    expect(BROWSER_SECONDS_A_CHECK * 1000).toBeGreaterThanOrEqual(CHECK_TOTAL_MS + CLOSING_MS);
    const name = crypto.randomUUID();
    const whole = dailyAllowance(env.SEO_QUOTA, name, 60, NOW);
    let time = 0;
    const check = withinBrowserSeconds(
      async (ms: number): Promise<{ ok: true }> => {
        time += ms;
        return { ok: true };
      },
      { site: whole, visitor: dailyAllowance(env.SEO_QUOTA, `${name} visitor`, 600, NOW) },
      () => time,
      BROWSER_SECONDS_A_CHECK,
    );
    expect(await check(12_300)).toEqual({ ok: true });
    expect(await env.SEO_QUOTA.getByName(`${name} on ${berlinDay(NOW)}`).spent()).toBe(13);
    expect(await check(3_000)).toEqual({ ok: true });
    expect(await check(1_000)).toEqual({ ok: false, code: "browser-spent" });
  });

  it("are counted as they were used, for the site and for the visitor, begun ones in full [SAFE-13] [SAFE-14]", async () => {
    const { visit, spent } = counted();
    expect(await visit(7_200)).toBe(captured);
    expect(await spent()).toEqual({ site: 8, visitor: 8 });
    await visit(1_000);
    expect(await spent()).toEqual({ site: 9, visitor: 9 });
  });

  it("are counted when the visit fails, and when it throws [SAFE-13]", async () => {
    const { visit, within, spent } = counted();
    await visit(23_000, { ok: false, code: "target-too-slow" });
    expect(await spent()).toEqual({ site: 23, visitor: 23 });
    await within(async () => {
      throw new Error("a bug");
    })(url, signal).catch(() => {});
    expect(await spent()).toEqual({ site: 23, visitor: 23 });
  });

  it("are counted in full where a visit took longer than it may [SAFE-13]", async () => {
    const { visit, spent } = counted();
    await visit(31_000);
    expect(await spent()).toEqual({ site: 31, visitor: 31 });
  });

  it("stay spent as they were taken where the Worker dies on the way [SAFE-13]", async () => {
    const { within, spent } = counted();
    const dies = vi.fn<CapturePage>(() => new Promise(() => {}));
    within(dies)(url, signal);
    await vi.waitFor(() => expect(dies).toHaveBeenCalledOnce());
    expect(await spent()).toEqual({ site: 25, visitor: 25 });
  });

  it("of the site used up, no browser is asked for, whoever comes, and no share is touched [SAFE-13]", async () => {
    const site = crypto.randomUUID();
    await counted({ siteLimit: 45, site }).visit(21_000);
    const another = counted({ siteLimit: 45, site });
    const asks = vi.fn<CapturePage>();
    expect(await another.within(asks)(url, signal)).toEqual({ ok: false, code: "browser-spent" });
    expect(asks).not.toHaveBeenCalled();
    expect(await another.spent()).toEqual({ site: 21, visitor: 0 });
  });

  it("of a visitor used up, the site's are left to the others [SAFE-14]", async () => {
    const site = crypto.randomUUID();
    const greedy = counted({ site });
    for (let visit = 1; visit <= 4; visit++) await greedy.visit(25_000);
    expect(await greedy.visit(1_000)).toEqual({ ok: false, code: "browser-share-spent" });
    expect(await greedy.spent()).toEqual({ site: 100, visitor: 100 });
    expect(await counted({ site }).visit(1_000)).toBe(captured);
  });

  it("cannot be overspent by visits at the same time [SAFE-13] [SAFE-14]", async () => {
    const { within, spent } = counted({ siteLimit: 60 });
    let open = 0;
    let most = 0;
    const holds: CapturePage = async () => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 300));
      open -= 1;
      return captured;
    };
    await Promise.all(Array.from({ length: 10 }, () => within(holds)(url, signal)));
    expect(most).toBe(2);
    expect((await spent()).site).toBeLessThanOrEqual(60);
  });
});

describe("a site whose browser has no time for one visit", () => {
  const ratingsWith = (seconds: string) => {
    const read = readConfig({
      ENVIRONMENT: "local",
      PUBLIC_KEY: "pk_for_tests",
      BROWSER_DAILY_SECONDS: seconds,
    });
    if (!read.ok) expect.fail(JSON.stringify(read.refusals));
    return createDesignRatings(read.config, {
      ...env,
      BROWSER: { fetch: async () => new Response() } as never,
    });
  };

  it("offers no design rating: its reports carry no token [SAFE-13]", () => {
    expect(ratingsWith("0")).toBeNull();
    expect(ratingsWith("24")).toBeNull();
    expect(ratingsWith("25")).not.toBeNull();
  });
});
