// The document of a shared report: what stands in it, in which order.
import { describe, expect, it } from "vitest";
import { browserCheck } from "#test/fixtures/browser-check.ts";
import { designRating } from "#test/fixtures/design-rating.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import type { SharedContent } from "#worker/shared-reports/compose-shared.ts";
import { paperDocument } from "#worker/shared-reports/paper/document.ts";
import { evidenceOfSheet, SHEET_EVIDENCE } from "#worker/shared-reports/paper/tasks.ts";

const content: SharedContent = {
  scope: "all",
  line: "",
  report: seoAnswer,
  crawl: null,
  design: designRating,
  check: browserCheck,
  notes: [],
};
const fonts = { heading: "/h.woff2", text: "/t.woff2" };
const terms = { days: 30, sharedAt: 0, expiresAt: 86_400_000, isProlonged: false } as const;

async function textOf(part: Partial<SharedContent> = {}): Promise<string> {
  const html = await paperDocument({ ...terms, content: { ...content, ...part } }, fonts);
  return html
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(/<[^>]+>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}
const folded = (text: string) => text.replace(/\s+/g, " ").trim();

describe("the document", () => {
  it("has title, evidence and advice of every finding [PAPER-02]", async () => {
    const text = await textOf();
    for (const { status, title, advice, evidence } of seoAnswer.findings) {
      expect(text).toContain(folded(title));
      if (status === "failed" || status === "warning" || status === "unchecked")
        expect(text).toContain(folded(advice));
      for (const { where, value } of evidence)
        for (const part of [where, value]) expect(text).toContain(folded(part));
    }
  });

  it("puts what brings most first, and names the first three on the cover [PAPER-02] [PAPER-04]", async () => {
    const html = await paperDocument({ ...terms, content }, fonts);
    const sheets = [...html.matchAll(/id="aufgabe-(\d+)"[\s\S]*?<bdi>(.*?)<\/bdi>/g)].map(
      (match) => match[2],
    );
    const gains = sheets.map(
      (title) => seoAnswer.findings.find((finding) => finding.title === decoded(title))?.gain ?? 0,
    );
    expect(sheets.length).toBeGreaterThan(5);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    const cover = html.slice(0, html.indexOf("</header>"));
    expect([...cover.matchAll(/href="#aufgabe-(\d)"/g)].map((match) => match[1])).toEqual(["1", "2", "3"]);
    for (const name of ["tasks", "preview", "design", "browser", "legal", "annex"]) {
      expect(cover).toContain(`href="#${name}"`);
      expect(html).toContain(`id="${name}"`);
    }
  });

  it("leaves out what was not shared [PAPER-04]", async () => {
    const html = await paperDocument(
      { ...terms, content: { ...content, design: null, check: null, scope: "tasks" } },
      fonts,
    );
    for (const name of ["design", "browser", "preview", "site"]) expect(html).not.toContain(`id="${name}"`);
  });

  it("shows no picture whose place is empty [PAPER-04]", async () => {
    const design = { ...designRating, screenshots: { desktop: "picture:0", mobile: "picture:1" } };
    expect(await paperDocument({ ...terms, content: { ...content, design } }, fonts)).not.toContain("<img");
    expect(await paperDocument({ ...terms, content }, fonts)).toContain('<img src="data:image/');
  });
});

it("keeps a sheet short enough for a page, and loses no evidence [PAPER-04]", () => {
  const evidence = Array.from({ length: 9 }, (_, index) => ({
    where: `w${index}`,
    value: "v".repeat(index === 1 ? 5_000 : 10),
    expected: "",
  }));
  const { shown, rest, left } = evidenceOfSheet({ evidence });
  expect(shown.map(({ where }) => where)).toEqual(["w0", "w2", "w3"]);
  expect(shown.length).toBeLessThanOrEqual(SHEET_EVIDENCE);
  expect(left).toBe(rest.length);
  expect([...shown, ...rest].map(({ where }) => where).sort()).toEqual(evidence.map(({ where }) => where));
});

function decoded(text = ""): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
