// What a visitor sees who opens the feed or the sitemap by its address: the browser's own viewer.
import { expect, test } from "../../support/browser-test.ts";

for (const path of ["/feed.xml", "/sitemap.xml"]) {
  test(`${path} opens in the browser's own viewer, with its styles and without a broken policy [QUAL-10] [QUAL-11]`, async ({
    page,
  }) => {
    await page.goto(path);
    const line = page.locator("#webkit-xml-viewer-source-xml, .pretty-print .line").first();
    await expect(line).toBeAttached();
    await expect(page.locator(".pretty-print .folder").first()).toHaveCSS("font-family", "monospace");
  });
}
