// The crawl as a call: begun by an analysis, read as JSON or as events. The website is a table, the object is real.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { siteCrawlGone, siteCrawlNotBegun } from "#content/messages.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { CrawlUpdate, SiteCrawl } from "#contract/site-crawl.ts";
import type { AnalyseSite, Services } from "#worker/services/services.ts";
import { asEvents, failsWith, used } from "../support/analyses.ts";
import { CRAWL, CRAWLER, call, get, PUBLIC_KEY, post, testServices } from "../support/api.ts";
import { analyseWith } from "../support/crawls.ts";
import { parseEvents } from "../support/events.ts";
import { aPageWith, fakeSite, SITE } from "../support/fake-site.ts";
import { expectProblem } from "../support/problems.ts";

const url = `${SITE}/`;
const pages = { "/": aPageWith("Start", ["/a"]), "/a": aPageWith("Tische", ["/"]) };

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const withAnalysis = (overrides: Partial<Services> = {}) =>
  testServices({ analyseSite: analyseWith(), ...overrides });

async function begin(services: Services): Promise<SeoReport> {
  return (await post(services, CRAWLER, { url, wholeSite: true })).answer.json();
}

async function follow(services: Services, id: string) {
  const { answer } = await get(services, `${CRAWL}/${id}`, asEvents.headers);
  return { answer, events: parseEvents(await answer.text()) };
}

describe("an analysis of the whole site", () => {
  it("answers the id of a crawl that has begun with the page just analysed [CRAWL-03]", async () => {
    fakeSite(pages);
    const services = withAnalysis();
    const report = await begin(services);
    expect(report.siteCrawl?.id).toMatch(/^[0-9a-f-]{36}$/);
    const { answer } = await get(services, `${CRAWL}/${report.siteCrawl?.id}`);
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    const crawl = (await answer.json()) as SiteCrawl;
    expect(crawl).toMatchObject({ id: report.siteCrawl?.id, startUrl: url });
    expect(crawl.report).toEqual(report);
  });

  it("tells the id also at the end of the event stream [CRAWL-03]", async () => {
    fakeSite(pages);
    const { answer } = await post(withAnalysis(), CRAWLER, { url, wholeSite: true }, asEvents);
    const last = parseEvents(await answer.text()).at(-1);
    expect(last).toMatchObject({ event: "result", data: { siteCrawl: { id: expect.any(String) } } });
  });

  it("counts as one [EDGE-10] [CRAWL-02]", async () => {
    fakeSite(pages);
    const services = withAnalysis();
    const { siteCrawl } = await begin(services);
    await follow(services, siteCrawl?.id ?? "");
    expect(await used(services)).toBe(1);
  });

  it("begins no crawl when it is not asked for one, or fails", async () => {
    fakeSite(pages);
    const start = vi.fn(async () => ({ ok: true as const, id: crypto.randomUUID() }));
    const services = withAnalysis();
    services.siteCrawls = { ...services.siteCrawls, start };
    const plain = (await (await post(services, CRAWLER, { url })).answer.json()) as SeoReport;
    expect(plain).not.toHaveProperty("siteCrawl");
    await post({ ...services, analyseSite: failsWith("not-html") }, CRAWLER, { url, wholeSite: true });
    expect(start).not.toHaveBeenCalled();
  });

  it("keeps the report and says so when the crawl cannot begin [CRAWL-03]", async () => {
    fakeSite(pages);
    const services = withAnalysis();
    const start = async () => {
      throw new Error("storage is away");
    };
    const report = await begin({ ...services, siteCrawls: { ...services.siteCrawls, start } });
    expect(report).not.toHaveProperty("siteCrawl");
    expect(report.notes).toContain(siteCrawlNotBegun.fault);
    expect(services.entries).toContainEqual(expect.objectContaining({ event: "exception" }));
  });

  it("says why when the report is too large to be kept [CRAWL-03]", async () => {
    fakeSite(pages);
    const analyse = analyseWith();
    const huge: AnalyseSite = async (...call) => {
      const result = await analyse(...call);
      const note = "x".repeat(1_000_000);
      return result.ok ? { ...result, report: { ...result.report, notes: [note] } } : result;
    };
    const report = await begin(withAnalysis({ analyseSite: huge }));
    expect(report.notes).toContain(siteCrawlNotBegun.tooLarge);
  });

  it("reads no further page behind a firewall", async () => {
    const site = fakeSite({ "/": () => new Response("", { status: 403 }) });
    const report = await begin(withAnalysis());
    expect(report.notes).toContain(siteCrawlNotBegun.unscored);
    expect(site.asked.filter((one) => one === "GET /")).toHaveLength(1);
  });
});

describe("a crawl's address", () => {
  it("streams what is new as it changes, and ends with the last [CRAWL-12]", async () => {
    const site = fakeSite(pages);
    site.hold("/a");
    const services = withAnalysis();
    const { siteCrawl } = await begin(services);
    const following = follow(services, siteCrawl?.id ?? "");
    await vi.waitFor(() => expect(site.asked).toContain("GET /a"));
    site.release();
    const { answer, events } = await following;
    expect(answer.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
    const states = events.map(({ data }) => data as CrawlUpdate);
    expect(events.every(({ event }) => event === "state")).toBe(true);
    expect(states.length).toBeGreaterThan(1);
    expect(states.map(({ state }) => state).slice(0, -1)).not.toContain("done");
    expect(states.at(-1)).toMatchObject({ state: "done", progress: { read: 2, known: 2 } });
    expect(states.flatMap(({ rows }) => rows.map((page) => page.url))).toEqual([url, `${SITE}/a`]);
    const known = states.map(({ progress }) => progress.known);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
  });

  it("sends the last state at once when the crawl has ended", async () => {
    fakeSite(pages);
    const services = withAnalysis();
    const { siteCrawl } = await begin(services);
    await follow(services, siteCrawl?.id ?? "");
    expect((await follow(services, siteCrawl?.id ?? "")).events).toMatchObject([
      { event: "state", data: { state: "done" } },
    ]);
  });

  it("answers everything as JSON at the end, and HEAD the same without a body [CRAWL-11]", async () => {
    fakeSite(pages);
    const services = withAnalysis();
    const report = await begin(services);
    const path = `${CRAWL}/${report.siteCrawl?.id}`;
    await follow(services, report.siteCrawl?.id ?? "");
    const crawl = (await (await get(services, path)).answer.json()) as SiteCrawl;
    expect(crawl).toMatchObject({ state: "done", report, pages: [{ url }, { url: `${SITE}/a` }] });
    expect(crawl.findings).not.toEqual([]);
    expect(crawl.shared).not.toEqual([]);
    const headers = { Authorization: `Bearer ${PUBLIC_KEY}`, ...asEvents.headers };
    const { answer } = await call(services, path, { method: "HEAD", headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(await answer.text()).toBe("");
  });

  it("ends the stream with a problem when the crawl cannot be reached", async () => {
    fakeSite(pages);
    const services = withAnalysis();
    const id = (await begin(services)).siteCrawl?.id ?? "";
    const { siteCrawls } = services;
    services.siteCrawls = {
      ...siteCrawls,
      async *follow(id, left) {
        yield (await siteCrawls.follow(id, left).next()).value;
        throw new Error("away");
      },
    };
    const { events } = await follow(services, id);
    expect(events).toMatchObject([{ event: "state" }, { event: "error", data: { status: 500 } }]);
    expect(services.entries).toContainEqual(expect.objectContaining({ event: "exception" }));
  });

  it("goes on when nobody listens any more [CRAWL-14]", async () => {
    const site = fakeSite(pages);
    site.hold("/a");
    const services = withAnalysis();
    const { siteCrawl } = await begin(services);
    const { answer } = await get(services, `${CRAWL}/${siteCrawl?.id}`, asEvents.headers);
    await answer.body?.cancel();
    site.release();
    await vi.waitFor(async () => {
      const now = await (await get(services, `${CRAWL}/${siteCrawl?.id}`)).answer.text();
      expect(JSON.parse(now)).toMatchObject({ state: "done", progress: { read: 2 } });
    });
  });

  it.each([
    ["that nobody was given", crypto.randomUUID()],
    ["that is none", "erika"],
    ["of another object", "%2e%2e%2fseo-quota"],
  ])("with an id %s answers 404 with a sentence, also as events [CRAWL-11]", async (_, id) => {
    const services = withAnalysis();
    await expectProblem((await get(services, `${CRAWL}/${id}`)).answer, "not-found", siteCrawlGone);
    const asked = await get(services, `${CRAWL}/${id}`, asEvents.headers);
    await expectProblem(asked.answer, "not-found", siteCrawlGone);
  });

  it("is refused without key, from foreign origins, beyond the rate and for other methods", async () => {
    const services = withAnalysis();
    const path = `${CRAWL}/${crypto.randomUUID()}`;
    await expectProblem((await call(services, path)).answer, "unauthorized");
    const foreign = await get(services, path, { Origin: "https://fremd.example" });
    await expectProblem(foreign.answer, "foreign-origin");
    const limited = { ...services, limits: { ...services.limits, call: async () => false } };
    await expectProblem((await get(limited, path)).answer, "rate-limited");
    await expectProblem((await post(services, path, {})).answer, "method-not-allowed");
    await expectProblem((await get(services, CRAWL)).answer, "not-found");
  });

  it("stands in the log without the id [EDGE-24]", async () => {
    const services = withAnalysis();
    const id = crypto.randomUUID();
    await get(services, `${CRAWL}/${id}`);
    expect(services.entries).toMatchObject([{ event: "call", route: CRAWL, status: 404 }]);
    expect(JSON.stringify(services.entries)).not.toContain(id);
  });
});
