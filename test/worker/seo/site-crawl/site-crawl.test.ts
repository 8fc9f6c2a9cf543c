// The crawl inside its Durable Object, over a website out of a table.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_CRAWLED_PAGES, type SiteCrawl } from "#contract/site-crawl.ts";
import { KEPT_MS } from "#worker/seo/site-crawl/site-crawl.ts";
import { beginCrawl, crawled, crawls, restart, storedOf, untilEnded } from "../../support/crawls.ts";
import { aPageWith, fakeSite, movedTo, SITE, sitemapOf } from "../../support/fake-site.ts";

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line) => void logged.push(String(line)));
});
afterEach(() => void vi.restoreAllMocks());

const paths = (crawl: SiteCrawl) => crawl.pages.map(({ url }) => url.slice(SITE.length));
const finding = (crawl: SiteCrawl, id: string) => crawl.findings.find((one) => one.id === id);
const times = (asked: readonly string[], one: string) => asked.filter((other) => other === one).length;

/** Four pages in a row, each linking to the next. */
const row = {
  "/": aPageWith("Start", ["/a"]),
  "/a": aPageWith("Tische", ["/b"]),
  "/b": aPageWith("Stühle", ["/c"]),
  "/c": aPageWith("Schränke", ["/"]),
};

/** Sixty alarms in a row on a loaded machine. */
const PATIENCE = { timeout: 20_000 };

describe("a crawl", PATIENCE, () => {
  it("reads every page that links and sitemap lead to, once each, and nothing of other sites", async () => {
    const site = fakeSite({
      "/": aPageWith("Start", ["/leistungen", "/kontakt", "/kontakt#karte", "https://anderswo.de/"]),
      "/leistungen": aPageWith("Leistungen", ["/", "/leistungen/kueche"]),
      "/leistungen/kueche": aPageWith("Küchen", ["/"]),
      "/kontakt": aPageWith("Kontakt", ["/"]),
      "/verwaist": aPageWith("Verwaist", ["/"]),
      "/robots.txt": new Response("User-agent: *\nDisallow:\n"),
      "/sitemap.xml": sitemapOf("/", "/leistungen", "/verwaist"),
    });
    const crawl = await crawled();
    expect(crawl.state).toBe("done");
    expect(
      crawl.pages.map(({ url, depth, inSitemap }) => [url.slice(SITE.length), depth, inSitemap]),
    ).toEqual([
      ["/", 0, true],
      ["/leistungen", 1, true],
      ["/kontakt", 1, false],
      ["/leistungen/kueche", 2, false],
      ["/verwaist", null, true],
    ]);
    expect(crawl.progress).toEqual({ read: 5, known: 5, current: [] });
    expect(times(site.asked, "GET /kontakt")).toBe(1);
    expect(site.asked.filter((one) => one.includes("anderswo"))).toEqual([]);
    expect(finding(crawl, "orphan-pages")).toMatchObject({
      status: "failed",
      evidence: [{ where: `${SITE}/verwaist` }],
    });
  });

  it("judges each page by the rule of a single one, with the first page's report beside it", async () => {
    fakeSite({ ...row, "/a": "<!doctype html><html><body><p>Kurz</p></body></html>" });
    const crawl = await crawled();
    expect(crawl.report.url).toBe(`${SITE}/`);
    expect(crawl.report.siteCrawl).toEqual({ id: crawl.id });
    const [start, poor] = crawl.pages;
    expect(start?.score).toBe(crawl.report.score);
    expect(poor?.score).toBeLessThan(start?.score ?? 0);
    expect(poor?.failed).toBeGreaterThan(start?.failed ?? 0);
    expect(poor?.worst).toHaveLength(3);
  });

  it("fetches robots.txt, sitemap and llms.txt once for all pages", async () => {
    const site = fakeSite(row);
    await crawled();
    for (const path of ["/robots.txt", "/sitemap.xml", "/llms.txt"])
      expect(times(site.asked, `GET ${path}`)).toBe(1);
  });

  it("ends at twenty pages of a site without end, and says so", async () => {
    let n = 0;
    const endless = () =>
      new Response(aPageWith(`Seite Nummer ${n}`, [`/x${++n}`, `/x${++n}`]), {
        headers: { "content-type": "text/html" },
      });
    const pages = new Proxy({ "/": endless } as Record<string, () => Response>, {
      get: (_, path: string) => (/^\/(x\d+)?$/.test(path) ? endless : undefined),
    });
    const site = fakeSite(pages);
    const crawl = await crawled();
    expect(crawl.pages).toHaveLength(MAX_CRAWLED_PAGES);
    expect(crawl.progress).toMatchObject({ read: MAX_CRAWLED_PAGES, known: MAX_CRAWLED_PAGES });
    expect(crawl.notes.join(" ")).toContain("Gelesen sind 20 Seiten");
    expect(finding(crawl, "orphan-pages")?.status).not.toBe("failed");
    expect(site.asked.length).toBeLessThan(20 + 40 + 10);
  });

  it("names dead links with the pages on which they stand", async () => {
    fakeSite({
      "/": aPageWith("Start", ["/alt", "/preise.pdf", "/da.pdf"]),
      "/da.pdf": () => new Response("%PDF", { headers: { "content-type": "application/pdf" } }),
    });
    const crawl = await crawled();
    expect(finding(crawl, "broken-links")).toMatchObject({ status: "failed" });
    expect(finding(crawl, "broken-links")?.evidence).toMatchObject([
      { where: `${SITE}/`, value: expect.stringContaining(`${SITE}/alt: Status 404`) },
      { where: `${SITE}/`, value: expect.stringContaining(`${SITE}/preise.pdf: Status 404`) },
    ]);
    expect(crawl.pages[1]).toMatchObject({ status: 404, score: null, note: expect.stringContaining("404") });
  });

  it("does not take a server that knows no HEAD for a dead link", async () => {
    fakeSite({
      "/": aPageWith("Start", ["/da.pdf"]),
      "/da.pdf": () => {
        const wasHead = vi.mocked(fetch).mock.calls.at(-1)?.[1]?.method === "HEAD";
        return new Response(null, { status: wasHead ? 404 : 200 });
      },
    });
    expect(finding(await crawled(), "broken-links")?.status).toBe("passed");
  });

  it("counts a redirect to a page it knows as no page of its own", async () => {
    fakeSite({ ...row, "/": aPageWith("Start", ["/a", "/start"]), "/start": movedTo("/") });
    const crawl = await crawled();
    expect(paths(crawl)).toEqual(["/", "/a", "/b", "/c"]);
    expect(finding(crawl, "duplicate-titles")?.status).toBe("passed");
  });

  it("says when links go through several redirects or round in a circle", async () => {
    fakeSite({
      "/": aPageWith("Start", ["/1", "/rund"]),
      "/1": movedTo("/2"),
      "/2": movedTo("/3"),
      "/3": aPageWith("Ziel"),
      "/rund": movedTo("/rund"),
    });
    const chains = finding(await crawled(), "redirect-chains");
    expect(chains).toMatchObject({ status: "failed" });
    expect(chains?.evidence.map(({ value }) => value).join(" ")).toMatch(/\/1: 2 Weiter.*\/rund: kein Ende/);
  });
});

describe("politeness", () => {
  it("never has more than two requests under way", async () => {
    const links = Array.from({ length: 12 }, (_, i) => `/seite${i}`);
    const files = Array.from({ length: 9 }, (_, i) => `/datei${i}.pdf`);
    const pages = Object.fromEntries(links.map((path) => [path, aPageWith(`Titel ${path}`, [])]));
    const site = fakeSite({ "/": aPageWith("Start", [...links, ...files]), ...pages }, 10);
    const id = await beginCrawl();
    const begun = site.asked.length;
    const atOnce = site.countAtOnce();
    await untilEnded(id);
    expect(site.asked.length - begun).toBeGreaterThan(20);
    expect(atOnce()).toBe(2);
  });

  it("requests nothing that robots.txt forbids its name, not even by HEAD or redirect", async () => {
    const site = fakeSite({
      "/": aPageWith("Start", ["/intern/plan", "/intern/plan.pdf", "/umweg", "/a"]),
      "/a": aPageWith("Offen"),
      "/umweg": movedTo("/intern/ziel"),
      "/robots.txt": new Response(
        "User-agent: PaettkenSeoCheck\nDisallow: /intern/\n\nUser-agent: *\nDisallow: /a\n",
      ),
      "/sitemap.xml": sitemapOf("/intern/karte", "/a"),
    });
    const crawl = await crawled();
    expect(site.asked.filter((one) => one.includes("/intern/"))).toEqual([]);
    expect(paths(crawl)).toEqual(["/", "/a"]);
    expect(crawl.notes.join(" ")).toContain("2 bekannte Seiten darf ich laut robots.txt nicht lesen");
    expect(finding(crawl, "orphan-pages")?.status).toBe("unchecked");
  });

  it("reads no further page when a server error keeps robots.txt from it", async () => {
    const site = fakeSite({ ...row, "/robots.txt": () => new Response("", { status: 503 }) });
    const crawl = await crawled();
    expect(paths(crawl)).toEqual(["/"]);
    expect(site.asked.filter((one) => /\/[abc]$/.test(one))).toEqual([]);
    expect(crawl.notes.join(" ")).toContain("robots.txt ließ sich nicht lesen");
  });

  it("stops when the server says too many requests", async () => {
    const site = fakeSite({ ...row, "/a": () => new Response("", { status: 429 }) });
    const crawl = await crawled();
    expect(crawl).toMatchObject({ state: "done" });
    expect(crawl.notes[0]).toContain("429");
    expect(site.asked.at(-1)).toBe("GET /a");
  });

  it("leaves carts, logins, calendars and sorted lists alone", async () => {
    const traps = ["/warenkorb", "/?add-to-cart=7", "/wp-admin/", "/termine/2026-11", "/liste?orderby=preis"];
    const site = fakeSite({ "/": aPageWith("Start", traps) });
    const crawl = await crawled();
    expect(site.asked.filter((one) => traps.some((trap) => one.endsWith(trap)))).toEqual([]);
    expect(crawl.notes.join(" ")).toContain("5 Adressen für Anmeldung");
  });

  it("never leaves the site, whatever a redirect says, and no private address is asked", async () => {
    const site = fakeSite({
      "/": aPageWith("Start", ["/fort", "/hinein"]),
      "/fort": movedTo("https://anderswo.de/"),
      "/hinein": movedTo("http://169.254.169.254/latest/meta-data"),
    });
    const crawl = await crawled();
    expect(site.asked.filter((one) => /anderswo|169/.test(one))).toEqual([]);
    expect(crawl.state).toBe("done");
  });
});

describe("interruptions", () => {
  it("go on where they were cut off when the object restarts in the middle", async () => {
    const site = fakeSite(row);
    site.hold("/b");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /b"));
    const before = JSON.parse((await crawls.read(id)) ?? "null") as SiteCrawl;
    expect(before).toMatchObject({ state: "running", progress: { read: 2, current: [`${SITE}/b`] } });
    await runInDurableObject(env.SITE_CRAWL.getByName(id), (_, state) => state.abort("restart")).catch(
      () => {},
    );
    site.release();
    const after = await untilEnded(id);
    expect(paths(after)).toEqual(["/", "/a", "/b", "/c"]);
    expect(times(site.asked, "GET /a")).toBe(1);
    expect(times(site.asked, "GET /b")).toBe(2);
  });

  it("give an address up that was under way at two of them", async () => {
    const site = fakeSite(row);
    const id = await beginCrawl();
    await untilEnded(id);
    await runInDurableObject(env.SITE_CRAWL.getByName(id), async (crawl, { storage }) => {
      const text = new TextDecoder().decode(storage.kv.get<Uint8Array>("state/0"));
      const state = JSON.parse(text);
      const [first] = state.pages;
      const begun = [{ kind: "page", url: `${SITE}/a`, times: 2 }];
      const again = { ...state, pages: [first], begun, outcome: "running", finishedAt: null };
      storage.kv.put("state/0", new TextEncoder().encode(JSON.stringify(again)));
      await crawl.alarm();
    });
    const crawl = await untilEnded(id);
    expect(crawl.pages[1]).toMatchObject({ url: `${SITE}/a`, score: null });
    expect(times(site.asked, "GET /a")).toBe(1);
  });

  it("do not read a page twice when two alarms ring at once", async () => {
    const site = fakeSite(row, 20);
    const id = await beginCrawl();
    await runInDurableObject(env.SITE_CRAWL.getByName(id), async (crawl) => {
      await Promise.all([crawl.alarm(), crawl.alarm(), crawl.alarm()]);
    });
    await untilEnded(id);
    for (const path of ["/a", "/b", "/c"]) expect(times(site.asked, `GET ${path}`)).toBe(1);
  });

  it("by time are said: after two minutes what has been read counts", async () => {
    const site = fakeSite(row);
    site.hold("/b");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /b"));
    const later = Date.now() + 121_000;
    vi.spyOn(Date, "now").mockImplementation(() => later);
    site.release();
    await vi.waitFor(async () => expect(await crawls.read(id)).toContain('"read":3'));
    await runDurableObjectAlarm(env.SITE_CRAWL.getByName(id)); // ours is two minutes ahead of the platform's clock
    const crawl = await untilEnded(id);
    expect(paths(crawl)).toEqual(["/", "/a", "/b"]);
    expect(crawl.notes[0]).toContain("120 Sekunden");
  });

  it("by errors of our own end it as failed after three tries, with what was read", async () => {
    const site = fakeSite(row);
    site.hold("/b");
    const id = await beginCrawl();
    await vi.waitFor(() => expect(site.asked).toContain("GET /b"));
    await runInDurableObject(
      env.SITE_CRAWL.getByName(id),
      (_, { storage }) => void storage.kv.delete("shared"),
    );
    site.release();
    const crawl = await untilEnded(id);
    expect(crawl).toMatchObject({ state: "failed", findings: [] });
    expect(paths(crawl)).toEqual(expect.arrayContaining(["/", "/a", "/b"]));
    expect(crawl.notes.join()).toContain("Fehlers bei mir");
  });
});

describe("the end of a crawl", () => {
  it("is kept for a day and then deleted by alarm, down to the last trace", async () => {
    fakeSite(row);
    const id = await beginCrawl();
    const { finishedAt } = await untilEnded(id);
    const deleteAt = Date.parse(finishedAt ?? "") + KEPT_MS;
    expect((await storedOf(id)).alarm).toBe(deleteAt);
    vi.spyOn(Date, "now").mockImplementation(() => deleteAt);
    expect(await runDurableObjectAlarm(env.SITE_CRAWL.getByName(id))).toBe(true);
    expect(await storedOf(id)).toEqual({ names: [], alarm: null });
    expect(await crawls.read(id)).toBeNull();
  });

  it("is not deleted by an alarm that rings twice", async () => {
    fakeSite(row);
    const id = await beginCrawl();
    const { finishedAt } = await untilEnded(id);
    await runDurableObjectAlarm(env.SITE_CRAWL.getByName(id));
    expect(await crawls.read(id)).not.toBeNull();
    expect((await storedOf(id)).alarm).toBe(Date.parse(finishedAt ?? "") + KEPT_MS);
  });

  it("can be read after a restart", async () => {
    fakeSite(row);
    const id = await beginCrawl();
    const ended = await untilEnded(id);
    await restart(id);
    expect(JSON.parse((await crawls.read(id)) ?? "null")).toEqual(ended);
  });

  it("is the same for the same site", async () => {
    const run = async () => {
      fakeSite(row);
      const { pages, findings, notes } = await crawled();
      return { pages, findings, notes };
    };
    expect(await run()).toEqual(await run());
  });

  it("leaves one line in the log: the outcome, no address and no id [EDGE-24]", async () => {
    fakeSite(row);
    const id = await beginCrawl();
    await untilEnded(id);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { event: "site-crawl", outcome: "done", pages: 4 },
    ]);
    expect(logged.join()).not.toMatch(new RegExp(`${id}|tischlerei`));
  });

  it("of an id that nobody was given is nothing, and asking leaves no trace", async () => {
    const id = crypto.randomUUID();
    expect(await crawls.read(id)).toBeNull();
    expect(await crawls.read("../seo-quota")).toBeNull();
    expect(await storedOf(id)).toEqual({ names: [], alarm: null });
  });
});
