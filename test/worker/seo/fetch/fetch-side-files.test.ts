import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { abortable, guard, tableFetch } from "#test/support/seo/crawl.ts";
import { fetchSideFiles } from "#worker/seo/fetch/fetch-side-files.ts";
import { look, PAGE, packed, ROBOTS, SITEMAP, text, XML } from "../../support/side-files.ts";

const LLMS = "https://www.tischlerei.de/llms.txt";

const never = () => new Promise<Response>(() => {});
const html = () => text("<!DOCTYPE html><html><h1>Startseite</h1>", 200, "text/html");

describe("robots.txt", () => {
  it.each([
    ["with its text", text("User-agent: *\nDisallow: /intern"), "User-agent: *\nDisallow: /intern"],
    ["empty", text(""), ""],
    ["without its byte order mark", text("\ufeffUser-agent: *"), "User-agent: *"],
    ["though sent as HTML", text("User-agent: *", 200, "text/html"), "User-agent: *"],
  ])("is found %s [SEO-54]", async (_case, response, expected) => {
    const { robotsTxt } = await look({ [ROBOTS]: response });
    expect(robotsTxt).toEqual({ state: "found", status: 200, text: expected, reason: null });
  });

  it.each([
    ["there is none", text("weg", 404), 404],
    ["a page comes instead", html(), 200],
    ["something binary comes instead", text("ab\0c"), 200],
  ])("is missing when %s [SEO-54]", async (_case, response, status) => {
    const { robotsTxt } = await look({ [ROBOTS]: response });
    expect(robotsTxt).toMatchObject({ state: "missing", status, text: null });
    expect(robotsTxt.reason).toMatch(/\.$/);
  });

  it.each([
    ["the server fails", text("", 500), 500],
    ["a barrier answers", text("", 403), 403],
    ["nothing answers", undefined, null],
    ["it redirects to a private address", Response.redirect("http://10.0.0.1/robots.txt"), null],
  ])("is unchecked when %s [SEO-54] [SEO-69]", async (_case, response, status) => {
    const { robotsTxt } = await look(response ? { [ROBOTS]: response } : {});
    expect(robotsTxt).toMatchObject({ state: "unchecked", status, text: null });
    expect(robotsTxt.reason).toMatch(/\.$/);
  });

  it("is unchecked when it does not come in time, headers or body [API-23]", async () => {
    const stalled = new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array([65])) }));
    expect((await look({ [ROBOTS]: never }, 100)).robotsTxt.reason).toBe("Die Datei kam nicht rechtzeitig.");
    expect((await look({ [ROBOTS]: stalled }, 100)).robotsTxt.reason).toBe(
      "Die Datei kam nicht rechtzeitig.",
    );
  });

  it("is read up to 500 KiB [EDGE-03]", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(35));
        },
      },
      { highWaterMark: 0 },
    );
    const { robotsTxt } = await look({ [ROBOTS]: new Response(endless) });
    expect(robotsTxt.text).toHaveLength(500 * 1024);
    expect(pulled).toBeLessThan(600 * 1024);
  });
});

describe("llms.txt", () => {
  const inTime = { [ROBOTS]: () => text("", 404), [SITEMAP]: () => text("", 404) };

  it.each([
    ["as plain text", text("# Tischlerei\n\n> Möbel nach Maß")],
    ["as Markdown", text("# Tischlerei\n\n> Möbel nach Maß", 200, "text/markdown")],
  ])("is found with its text, %s", async (_case, response) => {
    const { llmsTxt } = await look({ ...inTime, [LLMS]: response });
    expect(llmsTxt).toEqual({
      state: "found",
      status: 200,
      text: "# Tischlerei\n\n> Möbel nach Maß",
      reason: null,
    });
  });

  it.each([
    ["there is none", text("weg", 404), 404, "Die Datei gibt es nicht (HTTP 404)."],
    ["it is gone", text("weg", 410), 410, "Die Datei gibt es nicht (HTTP 410)."],
    ["the home page comes instead", html(), 200, "Statt einer llms.txt kommt eine HTML-Seite."],
    ["something binary comes instead", text("ab\0c"), 200, "Unter /llms.txt liegt keine Textdatei."],
  ])("is missing when %s", async (_case, response, status, reason) => {
    const { llmsTxt } = await look({ ...inTime, [LLMS]: response });
    expect(llmsTxt).toEqual({ state: "missing", status, text: null, reason });
  });

  it.each([
    ["the server fails", text("", 503), 503],
    ["a barrier answers", text("", 403), 403],
    ["nothing answers", undefined, null],
    ["it does not come in time", never, null],
  ])("is unchecked when %s", async (_case, response, status) => {
    const { llmsTxt } = await look({ ...inTime, ...(response ? { [LLMS]: response } : {}) }, 100);
    expect(llmsTxt).toMatchObject({ state: "unchecked", status, text: null });
  });

  it("that never comes leaves robots.txt and sitemap as they are", async () => {
    const answers = { [ROBOTS]: text("User-agent: *"), [SITEMAP]: text(XML), [LLMS]: never };
    const { robotsTxt, sitemap, llmsTxt } = await look(answers, 100);
    expect([robotsTxt.state, sitemap.state, llmsTxt.state]).toEqual(["found", "found", "unchecked"]);
  });

  it("is asked for at the host's root, once", async () => {
    const { asked } = await look(inTime);
    expect(asked.filter((address) => address.includes("llms"))).toEqual([LLMS]);
  });
});

describe("sitemap", () => {
  it.each([
    ["urlset", XML],
    ["sitemapindex", "<sitemapindex>"],
    ["prefixed urlset", '<sm:urlset xmlns:sm="x">'],
  ])("is found at its usual place as %s [SEO-54]", async (_root, body) => {
    const { sitemap } = await look({ [ROBOTS]: text("", 404), [SITEMAP]: text(body, 200, "text/xml") });
    expect(sitemap).toMatchObject({ state: "found", status: 200, url: SITEMAP, text: body });
  });

  it("is found where robots.txt names it, in whatever case or as a path [SEO-54]", async () => {
    const named = "https://tischlerei.de/plan.xml";
    const { sitemap } = await look({
      [ROBOTS]: text(`User-agent: *\r\nSITEMAP:${named}\r\n`),
      [SITEMAP]: text("", 404),
      [named]: text(XML),
    });
    expect(sitemap).toMatchObject({ state: "found", url: named });
    const relative = "https://www.tischlerei.de/karte.xml";
    const second = await look({ [ROBOTS]: text("Sitemap: /karte.xml"), [relative]: text(XML) });
    expect(second.sitemap).toMatchObject({ state: "found", url: relative });
  });

  it.each(["Site-map: /karte.xml", "sitemap /karte.xml", "Sitemap: /karte.xml /zweite.xml # zwei"])(
    "is found where robots.txt names it with a slip: %s [SEO-54]",
    async (line) => {
      const address = "https://www.tischlerei.de/karte.xml";
      const { sitemap } = await look({ [ROBOTS]: text(line), [address]: text(XML) });
      expect(sitemap).toMatchObject({ state: "found", url: address });
    },
  );

  it("is let go of at its usual place once robots.txt has named a better one [SEO-69]", async () => {
    let standard: AbortSignal | null | undefined;
    const { fetch: table } = tableFetch({
      [ROBOTS]: text("Sitemap: /karte.xml"),
      [SITEMAP]: never,
      "https://www.tischlerei.de/karte.xml": text(XML),
    });
    const fetch = ((url: string, init: RequestInit) => {
      if (url === SITEMAP) standard = init.signal;
      return table(url, init);
    }) as typeof globalThis.fetch;
    const deps = { fetch, guard: guard(), now: Date.now, userAgent: "Test" };
    await fetchSideFiles(PAGE, deps, new AbortController().signal);
    expect(standard?.aborted).toBe(true);
  });

  it("is not asked for on other sites that robots.txt names [SEO-69]", async () => {
    const { sitemap, asked } = await look({
      [ROBOTS]: text("Sitemap: https://fremde-seite.de/plan.xml\nSitemap: http://10.0.0.1/plan.xml"),
      [SITEMAP]: text(XML),
    });
    expect(sitemap).toMatchObject({ state: "found", url: SITEMAP });
    expect(asked.sort()).toEqual([LLMS, ROBOTS, SITEMAP]);
  });

  it("is asked for at three named addresses at most, up to the first that answers [SEO-69]", async () => {
    const named = [1, 2, 3, 4].map((n) => `https://www.tischlerei.de/${n}.xml`);
    const robots = named.map((address) => `Sitemap: ${address}`).join("\n");
    const none = await look({ [ROBOTS]: text(robots) });
    expect(none.asked).not.toContain(named[3]);
    expect(none.asked).toContain(named[2]);
    const second = await look({ [ROBOTS]: text(robots), [String(named[1])]: text(XML) });
    expect(second.sitemap.url).toBe(named[1]);
    expect(second.asked).not.toContain(named[2]);
  });

  it.each([
    ["there is none", text("", 404), 404],
    ["a page comes instead", html(), 200],
    ["some other XML comes", text("<rss></rss>"), 200],
  ])("is missing when %s [SEO-54]", async (_case, response, status) => {
    const { sitemap } = await look({ [SITEMAP]: response });
    expect(sitemap).toMatchObject({ state: "missing", status, text: null });
  });

  it.each([
    ["it only looks packed", packed(new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]))],
    ["it is packed and nothing of it begins in time", packed(gzipSync(" ".repeat(4_000_000)))],
    ["a barrier answers", text("", 403)],
    ["it does not come in time", never],
  ])("is unchecked when %s [SEO-54]", async (_case, response) => {
    const { sitemap } = await look({ [ROBOTS]: text("", 404), [SITEMAP]: response }, 100);
    expect(sitemap).toMatchObject({ state: "unchecked", text: null, url: SITEMAP });
    expect(sitemap.reason).toMatch(/\.$/);
  });
});

it("lets go of everything when the visitor leaves [API-24]", async () => {
  const visitor = new AbortController();
  const { fetch } = tableFetch({ [ROBOTS]: never, [SITEMAP]: never });
  const deps = { fetch: abortable(fetch), guard: guard(), now: Date.now, userAgent: "Test" };
  const looking = fetchSideFiles(PAGE, deps, visitor.signal);
  visitor.abort();
  expect((await looking).sitemap.state).toBe("unchecked");
});
