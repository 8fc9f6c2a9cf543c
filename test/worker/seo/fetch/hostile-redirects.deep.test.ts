// A site that answers every request by five redirects to another one: what both of them get at most.

import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SITE_REQUESTS_A_MINUTE } from "#content/constants.ts";
import { PUBLIC_IP } from "#test/support/seo/crawl.ts";
import { SeoQuota } from "#worker/quota/seo-quota.ts";
import { MAX_CRAWL_REQUESTS } from "#worker/seo/site-crawl/crawl-state.ts";
import { createServices } from "#worker/services/services.ts";
import { CRAWLER, post, testServices } from "../../support/api.ts";
import { untilEnded } from "../../support/crawls.ts";
import { aPageWith } from "../../support/fake-site.ts";

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const links = Array.from({ length: 100 }, (_, i) => `/seite${i}`);
const page = aPageWith("Start", links, `<a href="https://recht.BOESE/impressum">Impressum</a>`);
const sitemaps = [1, 2, 3].map((n) => `Sitemap: https://karte${n}.BOESE/sitemap.xml`).join("\n");

/**
 * Only the first page of `evil` is there. Everything else leads to `victim` and there through four more redirects, also what
 * `keepsIn` says: then all within `evil`. What comes in the end is whatever makes us ask for more.
 */
function hostileNet(evil: string, victim: string, keepsIn = false): { asked: Record<string, number> } {
  const asked: Record<string, number> = { [evil]: 0, [victim]: 0 };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const url = new URL(String(input));
    if (url.pathname === "/dns-query") {
      const Answer = url.searchParams.get("type") === "A" ? [{ type: 1, data: PUBLIC_IP }] : [];
      return Response.json({ Status: 0, Answer });
    }
    const site = url.hostname === victim ? victim : evil;
    asked[site] = (asked[site] ?? 0) + 1;
    const html = { headers: { "content-type": "text/html" } };
    if (site === evil && url.pathname === "/" && url.search === "")
      return new Response(page.replaceAll("BOESE", evil), html);
    const hop = Number(url.searchParams.get("um") ?? 0) + 1;
    const to = keepsIn ? url.hostname : victim;
    if (hop <= 5) return Response.redirect(`https://${to}${url.pathname}?um=${hop}&von=${url.hostname}`, 302);
    if (url.pathname === "/robots.txt")
      return new Response(`User-agent: *\nAllow: /\n${sitemaps.replaceAll("BOESE", evil)}`);
    if (url.pathname.endsWith(".xml") || url.pathname.endsWith(".txt")) return new Response("nichts");
    return new Response(page.replaceAll("BOESE", evil), html);
  });
  return { asked };
}

const aHost = (name: string) => `${name}-${crypto.randomUUID()}.de`;

function services() {
  const outcome = createServices(env);
  if (!outcome.ok) throw new Error("refused");
  const { analyseSite, siteCrawls } = outcome.services;
  return testServices({ analyseSite, siteCrawls });
}

async function check(
  url: string,
  wholeSite = false,
): Promise<{ siteCrawl?: { id: string }; status: number }> {
  const { answer } = await post(services(), CRAWLER, { url, wholeSite });
  return { ...((await answer.json()) as object), status: answer.status };
}

describe("one analysis of a site that redirects everything", () => {
  it("asks the other one 40 times at most, itself 50 times [SAFE-23]", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const [evil, victim] = [aHost("boese"), aHost("opfer")];
    const { asked } = hostileNet(evil, victim);
    expect((await check(`https://${evil}/`)).status).toBe(200);
    expect(asked[victim]).toBeLessThanOrEqual(40);
    vi.restoreAllMocks();
    const alone = aHost("boese");
    const own = hostileNet(alone, victim, true);
    expect((await check(`https://${alone}/`)).status).toBe(200);
    expect(own.asked[alone]).toBeLessThanOrEqual(50);
  });
});

describe("thirty analyses of sites that redirect everything to the same one", () => {
  it("ask it no more often in a minute than the site may get [SAFE-23]", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const [evil, victim] = [aHost("boese"), aHost("opfer")];
    const { asked } = hostileNet(evil, victim);
    await Promise.all(Array.from({ length: 30 }, () => check(`https://${aHost("boese")}/um`)));
    expect(asked[victim]).toBe(SITE_REQUESTS_A_MINUTE);
  });
});

describe("one crawl of a site that redirects everything", () => {
  it("never asks the other one, and itself 200 times at most [SAFE-23]", async () => {
    vi.spyOn(SeoQuota.prototype, "spend").mockResolvedValue({ granted: true });
    const [evil, victim] = [aHost("boese"), aHost("opfer")];
    const { asked } = hostileNet(evil, victim);
    const { siteCrawl } = await check(`https://${evil}/`, true);
    const before = { ...asked };
    await untilEnded(siteCrawl?.id ?? "");
    expect(asked[victim]).toBe(before[victim]);
    expect((asked[evil] ?? 0) - (before[evil] ?? 0)).toBeLessThanOrEqual(MAX_CRAWL_REQUESTS);
  });
});
