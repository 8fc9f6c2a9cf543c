import { describe, expect, it, vi } from "vitest";
import type { SideFacts } from "#worker/seo/html/page-facts.ts";
import { MAX_SITEMAP_ADDRESSES } from "#worker/seo/site-crawl/crawl-state.ts";
import { readSitemap } from "#worker/seo/site-crawl/read-sitemap.ts";

const URL_OF_MAP = "https://tischlerei.de/sitemap.xml";

function file(text: string | null, state: SideFacts["sitemap"]["state"] = "found"): SideFacts["sitemap"] {
  return { state, status: 200, text, reason: null, url: URL_OF_MAP };
}
const urlset = (...locs: string[]) =>
  `<urlset>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join("")}</urlset>`;
const read = (text: string) => readSitemap(file(text), "tischlerei.de");

describe("a sitemap", () => {
  it("that is missing is none; one that could not be read is not whole", () => {
    expect(readSitemap(file(null, "missing"), "tischlerei.de")).toBeNull();
    expect(readSitemap(file(null, "unchecked"), "tischlerei.de")).toMatchObject({
      addresses: [],
      isWhole: false,
    });
  });

  it("names pages of this site only, each once, without files and traps", () => {
    const own = "https://www.tischlerei.de/kontakt";
    const text = urlset(
      own,
      `${own}#x`,
      "https://anderswo.de/",
      "https://tischlerei.de/a.pdf",
      "https://tischlerei.de/logout",
    );
    expect(read(text)).toMatchObject({ addresses: [own], isWhole: true });
  });

  it("that breaks off is not whole", () => {
    expect(read("<urlset><url><loc>https://tischlerei.de/a</loc></url><url><lo")).toMatchObject({
      addresses: ["https://tischlerei.de/a"],
      isWhole: false,
    });
  });

  it("of sitemaps names its children and no pages", () => {
    const text =
      "<sitemapindex><sitemap><loc>/s1.xml</loc></sitemap><sitemap><loc>https://cdn.de/s.xml</loc></sitemap></sitemapindex>";
    expect(read(text)).toMatchObject({ addresses: [], children: ["https://tischlerei.de/s1.xml"] });
  });

  it.each([8_000, 12_000])("of %d addresses costs the work of 5,000 and keeps 1,000", (count) => {
    const text = urlset(...Array.from({ length: count }, (_, i) => `https://tischlerei.de/s${i}`));
    const parsed = vi.spyOn(URL, "parse");
    const map = read(text);
    expect(parsed).toHaveBeenCalledTimes(5_000);
    parsed.mockRestore();
    expect(map?.addresses).toHaveLength(MAX_SITEMAP_ADDRESSES);
    expect(map?.isWhole).toBe(false);
  });
});
