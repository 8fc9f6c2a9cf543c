// Pages as they are sent and as they are after their scripts ran, through the collectors of the SEO check.
import { describe, expect, it } from "vitest";
import { renderedTexts } from "#content/report/browser-check.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";
import { compareRendered, type PageReading } from "#worker/seo/rendered/compare-rendered.ts";
import { readRenderedPage } from "#worker/seo/rendered/read-rendered-page.ts";
import { aPage } from "../../../support/seo/page-facts.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `Wort${index}`).join(" ");
const url = "https://firma.example/";

async function read(html: string): Promise<PageReading> {
  return readRenderedPage(aPage(), { url, html }, createWorkersRewriter);
}
const compare = async (raw: string, rendered: string) =>
  compareRendered(await read(raw), await read(rendered));

const full = `<!doctype html><html lang="de"><head><title>Tischlerei</title><meta name="description" content="Möbel nach Maß">
<link rel="canonical" href="${url}"></head><body><h1>Möbel</h1><p>${words(120)}</p><a href="/kontakt">Kontakt</a></body></html>`;
const shell = `<!doctype html><html lang="de"><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>`;

describe("a page with and without JavaScript", () => {
  it("is the same where all is in the HTML [VISIT-04]", async () => {
    const result = await compare(full, full);
    expect(result).toMatchObject({ extent: "all", missed: [], score: null, issues: [] });
    expect(result.compared.every(({ isSame, raw, rendered }) => isSame && raw === rendered)).toBe(true);
    expect(result.verdict).toBe(renderedTexts.verdicts.all());
  });

  it("is empty where a script makes everything: then the rendered page gets the score [VISIT-04] [VISIT-05]", async () => {
    const result = await compare(shell, full.replace("</body>", '<script src="/app.js"></script></body>'));
    expect(result.extent).toBe("none");
    expect(result.score).toBeGreaterThan(0);
    expect(result.verdict).toBe(renderedTexts.verdicts.none());
    expect(result.missed).toContain(renderedTexts.missed.all);
    expect(result.compared.find(({ id }) => id === "title")).toMatchObject({
      raw: "App",
      rendered: "Tischlerei",
      isSame: false,
    });
  });

  it("says what comes by script, and scores nothing twice [VISIT-04]", async () => {
    const raw = full.replace(/<meta name="description"[^>]+>/, "").replace(words(120), words(60));
    const result = await compare(raw, full);
    expect(result).toMatchObject({ extent: "some", score: null });
    expect(result.missed).toEqual(
      expect.arrayContaining([renderedTexts.missed.words, renderedTexts.missed.description]),
    );
    expect(result.verdict).toContain("60 Wörter");
  });

  it("is not called made by script for a banner or a counter [VISIT-04]", async () => {
    const result = await compare(full, full.replace("</body>", `<p>${words(8)}</p></body>`));
    expect(result.extent).toBe("all");
  });
});
