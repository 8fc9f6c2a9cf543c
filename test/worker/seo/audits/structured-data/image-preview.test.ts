import { describe, expect, it } from "vitest";
import { aMeta, aPage } from "#test/support/seo/page-facts.ts";
import { imagePreview } from "#worker/seo/audits/structured-data/image-preview.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

function judge(robots: string | null, header?: string) {
  const facts = aPage({
    html: { metas: robots === null ? [] : [aMeta("robots", robots)] },
    ...(header === undefined ? {} : { fetched: { headers: { "x-robots-tag": header } } }),
  });
  return imagePreview.judge(facts, pageFigures(facts, []));
}

describe("size of preview pictures [ASK-13]", () => {
  it("is small unless the page allows more", () => {
    expect(judge(null)).toMatchObject({ status: "warning", absence: true });
    expect(judge("index, follow").status).toBe("warning");
    const { title, evidence } = judge("max-image-preview:standard");
    expect([title, evidence?.[0]?.value]).toEqual([
      "Vorschaubilder sind auf „standard“ begrenzt",
      "max-image-preview:standard",
    ]);
  });

  it("is large by meta element or header", () => {
    expect(judge("index, max-image-preview: large").status).toBe("passed");
    expect(judge(null, "max-image-preview:large").status).toBe("passed");
  });

  it("does not matter to a page that search leaves out", () => {
    expect(judge("noindex").status).toBe("notApplicable");
  });
});
