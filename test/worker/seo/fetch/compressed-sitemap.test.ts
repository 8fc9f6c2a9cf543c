import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { look, packed, ROBOTS, SITEMAP, text, XML } from "../../support/side-files.ts";

describe("a packed sitemap", () => {
  const PACKED = "https://www.tischlerei.de/sitemap.xml.gz";
  const named = () => text(`Sitemap: ${PACKED}`);

  it.each(["application/gzip", "application/x-gzip", "application/octet-stream", "text/xml"])(
    "named in robots.txt is read like any other, sent as %s [CRAWL-27]",
    async (type) => {
      const file = packed(gzipSync(`${XML}<url><loc>/</loc></url></urlset>`), type);
      const { sitemap } = await look({ [ROBOTS]: named(), [PACKED]: file });
      expect(sitemap).toMatchObject({ state: "found", status: 200, url: PACKED, reason: null });
      expect(sitemap.text).toBe(`${XML}<url><loc>/</loc></url></urlset>`);
    },
  );

  it("is read at the usual place, too [CRAWL-27]", async () => {
    const { sitemap } = await look({ [ROBOTS]: text("", 404), [SITEMAP]: packed(gzipSync(XML)) });
    expect(sitemap).toMatchObject({ state: "found", text: XML });
  });

  it("that is a bomb is unpacked up to 500 KiB, and what begins as a sitemap counts as one cut off [CRAWL-27]", async () => {
    const bomb = gzipSync(XML + " ".repeat(8_000_000));
    const { sitemap } = await look({ [ROBOTS]: named(), [PACKED]: packed(bomb) });
    expect(sitemap.state).toBe("found");
    expect(sitemap.text).toHaveLength(500 * 1024);
  });

  it("that is a bomb of nothing is said to be too large, not missing", async () => {
    const { sitemap } = await look({ [ROBOTS]: named(), [PACKED]: packed(gzipSync(" ".repeat(8_000_000))) });
    expect(sitemap).toMatchObject({ state: "unchecked", reason: expect.stringContaining("500 KB") });
  });

  it("that is no gzip file after all is said to be so", async () => {
    const { sitemap } = await look({
      [ROBOTS]: named(),
      [PACKED]: packed(new Uint8Array([0x1f, 0x8b, 9, 9])),
    });
    expect(sitemap).toMatchObject({ state: "unchecked", reason: expect.stringContaining("nicht entpacken") });
  });

  it("that holds something else is missing", async () => {
    const { sitemap } = await look({ [ROBOTS]: named(), [PACKED]: packed(gzipSync("<html></html>")) });
    expect(sitemap).toMatchObject({ state: "missing", text: null });
  });
});
