import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { crawled, finding, paths } from "../../support/crawls.ts";
import { aPageWith, fakeSite, row, SITE } from "../../support/fake-site.ts";

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const packed = (xml: string) => () =>
  new Response(gzipSync(xml), { headers: { "content-type": "application/gzip" } });
const robots = (path: string) => new Response(`Sitemap: ${SITE}${path}`);
const locs = (tag: string, ...all: string[]) =>
  all.map((path) => `<${tag}><loc>${SITE}${path}</loc></${tag}>`).join("");

it("follows a packed index in robots.txt to packed sitemaps, and reads pages that only these name [CRAWL-27]", async () => {
  fakeSite({
    ...row,
    "/einzeln": aPageWith("Einzelstück"),
    "/robots.txt": robots("/sitemap.xml.gz"),
    "/sitemap.xml.gz": packed(`<sitemapindex>${locs("sitemap", "/seiten.xml.gz")}</sitemapindex>`),
    "/seiten.xml.gz": packed(`<urlset>${locs("url", "/", "/einzeln")}</urlset>`),
  });
  const crawl = await crawled();
  expect(paths(crawl).sort()).toEqual(["/", "/a", "/b", "/c", "/einzeln"]);
  const alone = crawl.pages.find(({ url }) => url.endsWith("/einzeln"));
  expect(alone).toMatchObject({ depth: null, inSitemap: true });
  expect(finding(crawl, "orphan-pages")).toMatchObject({ status: "failed" });
  expect(crawl.notes.join(" ")).not.toContain("Sitemap");
});

it("ends a packed bomb early, says so and calls no page an orphan [CRAWL-27]", async () => {
  const bomb = packed(`<urlset>${locs("url", "/", "/einzeln")}${" ".repeat(8_000_000)}`);
  fakeSite({ ...row, "/einzeln": aPageWith("Einzelstück"), "/robots.txt": robots("/s.gz"), "/s.gz": bomb });
  const crawl = await crawled();
  expect(paths(crawl)).toContain("/einzeln");
  expect(crawl.notes).toContain("Die Sitemap wurde nicht vollständig gelesen.");
  expect(finding(crawl, "orphan-pages")?.status).toBe("unchecked");
});
