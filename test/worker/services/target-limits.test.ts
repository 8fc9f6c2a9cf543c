// What one site may get from all visitors together, with the real counters and the services as the Worker puts them together.
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SITE_CRAWLS_A_DAY, SITE_REQUESTS_A_MINUTE } from "#content/constants.ts";
import { problemMessages, siteCrawlNotBegun } from "#content/messages.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { Env } from "#worker/env.ts";
import { createServices, type Services } from "#worker/services/services.ts";
import { createTargetLimits } from "#worker/services/target-limits.ts";
import { asEvents, used } from "../support/analyses.ts";
import { CRAWLER, post, testServices } from "../support/api.ts";
import { untilEnded } from "../support/crawls.ts";
import { parseEvents } from "../support/events.ts";
import { aPageWith, fakeSite } from "../support/fake-site.ts";
import { expectProblem } from "../support/problems.ts";

const LIMITED = { quotaSecret: "a secret of more than thirty-two characters", rateLimits: true };
const counted = { counted: true };
const imprint = `<a href="/impressum">Impressum</a>`;

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A host that no other test reads. */
const aHost = () => `tischlerei-${crypto.randomUUID()}.de`;

function wired(settings: Partial<Env> = {}): Services {
  const outcome = createServices({ ...env, ...settings } as Env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
  const { analyseSite, siteCrawls } = outcome.services;
  return testServices({ analyseSite, siteCrawls });
}

/** Leaves a site so many requests in this minute and the next: the clock may jump between. */
async function leave(host: string, left: number): Promise<void> {
  const { quotaSecret } = configOfTests();
  for (const at of [Date.now(), Date.now() + 60_000]) {
    const limits = createTargetLimits({ quotaSecret, rateLimits: true }, env.SEO_QUOTA, () => at);
    const share = await limits.requestAllowance(host);
    expect(await share.take(SITE_REQUESTS_A_MINUTE - left)).toBe(true);
  }
}

const configOfTests = () => ({
  quotaSecret: (env as Env).QUOTA_SECRET ?? "development-only-not-a-secret-value",
});

describe("the requests to one site", () => {
  it("are 120 in a minute from a hundred readers at once [SAFE-23]", async () => {
    const site = aHost();
    const limits = createTargetLimits(LIMITED, env.SEO_QUOTA, () => Date.UTC(2090, 1));
    const shares = await Promise.all(Array.from({ length: 100 }, () => limits.requestAllowance(site)));
    const granted = await Promise.all(shares.map(({ take }) => take(8)));
    expect(granted.filter(Boolean)).toHaveLength(SITE_REQUESTS_A_MINUTE / 8);
  });

  it("are counted under names that do not tell the site [SAFE-22] [SAFE-23]", async () => {
    const names: string[] = [];
    const stub = { spend: async () => ({ granted: true }), settle: async () => {} };
    const counters = {
      getByName: (name: string) => {
        names.push(name);
        return stub;
      },
    };
    const limits = createTargetLimits(LIMITED, counters, Date.now);
    await limits.requestAllowance("tischlerei.de");
    await limits.crawlAllowance(new URL("https://www.tischlerei.de/"));
    const other = createTargetLimits({ ...LIMITED, quotaSecret: "x".repeat(32) }, counters, Date.now);
    await other.requestAllowance("tischlerei.de");
    expect(names.map((name) => name.replace(/[0-9a-f]{64}/, "…"))).toMatchObject(
      [/^requests to … in minute \d+$/, /^crawls of … on [\d-]{10}$/, /^requests to … in minute \d+$/].map(
        (form) => expect.stringMatching(form),
      ),
    );
    expect(names.join()).not.toContain("tischlerei");
    expect(names[0]?.slice(12, 76)).not.toBe(names[2]?.slice(12, 76));
  });

  it("are without limit where limits are off [SAFE-23]", async () => {
    const getByName = () => expect.fail("counted");
    const limits = createTargetLimits({ ...LIMITED, rateLimits: false }, { getByName }, Date.now);
    expect(await (await limits.requestAllowance("a.de")).take(1_000_000)).toBe(true);
    expect(await (await limits.crawlAllowance(new URL("https://a.de"))).take(1_000_000)).toBe(true);
  });
});

describe("an analysis of a site that has had its requests", () => {
  it("answers 429 with a sentence, asks nothing, and is given back [SAFE-23]", async () => {
    const host = aHost();
    const site = fakeSite({ [`${host}/`]: aPageWith("Start") }, counted);
    await leave(host, 0);
    const services = wired();
    const { answer } = await post(services, CRAWLER, { url: `https://${host}/` });
    expect(answer.headers.get("Retry-After")).toBe("60");
    await expectProblem(answer, "target-busy");
    expect(site.asked).toEqual([]);
    expect(await used(services)).toBe(0);
    const stream = await post(services, CRAWLER, { url: `https://${host}/` }, asEvents);
    expect(parseEvents(await stream.answer.text()).at(-1)).toMatchObject({
      event: "error",
      data: { status: 429, detail: problemMessages["target-busy"].detail },
    });
  });

  it("reports on the page alone where no more is left, without any complaint about what was not fetched [SAFE-23]", async () => {
    const host = aHost();
    const site = fakeSite({ [`${host}/`]: aPageWith("Start", [], imprint) }, counted);
    await leave(host, 1);
    const { answer } = await post(wired(), CRAWLER, { url: `https://${host}/` });
    const report = (await answer.json()) as SeoReport;
    expect(site.asked).toEqual([`GET ${host}/`]);
    const ofSideFiles = report.findings.filter(({ id }) =>
      ["robots-allowed", "sitemap", "llms-txt"].includes(id),
    );
    expect(ofSideFiles.length).toBeGreaterThan(1);
    expect(ofSideFiles.filter(({ status }) => status === "failed" || status === "warning")).toEqual([]);
    expect(JSON.stringify(report)).toContain("nicht mit zu vielen Anfragen auf einmal zu belasten");
  });

  it("has taken no more than it asked for when it ends [SAFE-23]", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }); // no new minute in between
    const host = aHost();
    const site = fakeSite({ [`${host}/`]: aPageWith("Start", [], imprint) }, counted);
    const taken: number[] = [];
    const names: string[] = [];
    const spy = {
      getByName: (name: string) => {
        names.push(name);
        return env.SEO_QUOTA.getByName(name);
      },
    };
    await post(wired({ SEO_QUOTA: spy as never }), CRAWLER, { url: `https://${host}/` });
    for (const name of new Set(names.filter((one) => one.startsWith("requests to"))))
      taken.push(await env.SEO_QUOTA.getByName(name).spent());
    expect(site.asked.length).toBeGreaterThan(3);
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(site.asked.length);
  });
});

describe("the crawls of one site", () => {
  it("are six a day, whoever asks and under whatever subdomain; then the report comes alone and says so [SAFE-22]", async () => {
    const host = aHost();
    const hosts = [host, `www.${host}`, `shop.${host}`];
    fakeSite(Object.fromEntries(hosts.map((one) => [`${one}/`, aPageWith("Start")])), counted);
    const reports: SeoReport[] = [];
    for (let i = 0; i <= SITE_CRAWLS_A_DAY; i++) {
      const { answer } = await post(wired(), CRAWLER, { url: `https://${hosts[i % 3]}/`, wholeSite: true });
      reports.push((await answer.json()) as SeoReport);
    }
    expect(reports.map(({ siteCrawl }) => siteCrawl !== undefined)).toEqual([...Array(6).fill(true), false]);
    expect(reports.at(-1)?.notes).toContain(siteCrawlNotBegun.tooOften);
    expect(reports.at(-1)?.score).toBeGreaterThan(0);
    await Promise.all(reports.map(({ siteCrawl }) => siteCrawl && untilEnded(siteCrawl.id)));
  });

  it("count none that could not begin [SAFE-22]", async () => {
    const host = aHost();
    fakeSite({ [`${host}/`]: aPageWith("Start") }, counted);
    const away = { getByName: () => ({ start: () => Promise.reject(new Error("away")) }) };
    const begin = async (settings: Partial<Env> = {}) => {
      const { answer } = await post(wired(settings), CRAWLER, { url: `https://${host}/`, wholeSite: true });
      return (await answer.json()) as SeoReport;
    };
    for (let i = 0; i <= SITE_CRAWLS_A_DAY; i++)
      expect((await begin({ SITE_CRAWL: away as never })).notes).toContain(siteCrawlNotBegun.fault);
    const { siteCrawl } = await begin();
    expect(siteCrawl).toBeDefined();
    await untilEnded(siteCrawl?.id ?? "");
  });
});
