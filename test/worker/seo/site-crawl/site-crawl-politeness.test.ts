// What a crawl does not do to a site.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginCrawl, crawled, finding, paths, untilEnded } from "../../support/crawls.ts";
import { aPageWith, fakeSite, movedTo, row, sitemapOf } from "../../support/fake-site.ts";

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

describe("politeness", () => {
  it("never has more than two requests under way [CRAWL-05]", async () => {
    const links = Array.from({ length: 12 }, (_, i) => `/seite${i}`);
    const files = Array.from({ length: 9 }, (_, i) => `/datei${i}.pdf`);
    const pages = Object.fromEntries(links.map((path) => [path, aPageWith(`Titel ${path}`, [])]));
    const site = fakeSite({ "/": aPageWith("Start", [...links, ...files]), ...pages }, { delayMs: 10 });
    const id = await beginCrawl();
    const begun = site.asked.length;
    const atOnce = site.countAtOnce();
    await untilEnded(id);
    expect(site.asked.length - begun).toBeGreaterThan(20);
    expect(atOnce()).toBe(2);
  });

  it("requests nothing that robots.txt forbids its name, not even by HEAD or redirect [CRAWL-06]", async () => {
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

  it("reads no further page when a server error keeps robots.txt from it [CRAWL-06]", async () => {
    const site = fakeSite({ ...row, "/robots.txt": () => new Response("", { status: 503 }) });
    const crawl = await crawled();
    expect(paths(crawl)).toEqual(["/"]);
    expect(site.asked.filter((one) => /\/[abc]$/.test(one))).toEqual([]);
    expect(crawl.notes.join(" ")).toContain("robots.txt ließ sich nicht lesen");
  });

  it("stops when the server says too many requests [CRAWL-09]", async () => {
    const site = fakeSite({ ...row, "/a": () => new Response("", { status: 429 }) });
    const crawl = await crawled();
    expect(crawl).toMatchObject({ state: "done" });
    expect(crawl.notes[0]).toContain("429");
    expect(site.asked.at(-1)).toBe("GET /a");
  });

  it("leaves carts, logins, calendars and sorted lists alone [CRAWL-08]", async () => {
    const traps = ["/warenkorb", "/?add-to-cart=7", "/wp-admin/", "/termine/2026-11", "/liste?orderby=preis"];
    const site = fakeSite({ "/": aPageWith("Start", traps) });
    const crawl = await crawled();
    expect(site.asked.filter((one) => traps.some((trap) => one.endsWith(trap)))).toEqual([]);
    expect(crawl.notes.join(" ")).toContain("nicht aufgerufen wurden 5 Adressen für Anmeldung");
  });

  it("never leaves the site, whatever a redirect says, and no private address is asked [CRAWL-07]", async () => {
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
