// What a long report loses before it is printed. That the estimate is right, test/e2e/bericht/printed.deep.e2e.ts shows with a browser.
import { expect, it } from "vitest";
import { paperTexts } from "#content/paper-report.ts";
import { browserCheck } from "#test/fixtures/browser-check.ts";
import { designRating } from "#test/fixtures/design-rating.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { paperDocument } from "#worker/shared-reports/paper/document.ts";
import { documentForPrint, estimatedBytes } from "#worker/shared-reports/paper/for-print.ts";
import type { StoredShare } from "#worker/shared-reports/shared-reports.ts";

const fonts = { heading: "/h.woff2", text: "/t.woff2" };

function shareWith(evidenceOfEach: number | null): StoredShare {
  const evidence = Array.from({ length: evidenceOfEach ?? 0 }, (_, index) => ({
    where: `Stelle ${index}.`,
    value: "Holz ".repeat(20),
    expected: "",
  }));
  const findings = seoAnswer.findings.map((finding) =>
    evidenceOfEach === null ? finding : { ...finding, evidence },
  );
  return {
    days: 30,
    sharedAt: 0,
    expiresAt: 86_400_000,
    isProlonged: false,
    content: {
      scope: "all",
      line: "",
      report: { ...seoAnswer, findings },
      crawl: null,
      design: designRating,
      check: browserCheck,
      notes: [],
    },
  };
}

it("leaves a usual report as it is [PAPER-08]", async () => {
  const share = shareWith(null);
  expect(await documentForPrint(share, fonts)).toBe(await paperDocument(share, fonts));
});

it("keeps every finding of a long one, takes evidence from rules that are kept first, and says so [PAPER-08]", async () => {
  const share = shareWith(25);
  const whole = await paperDocument(share, fonts);
  const printed = await documentForPrint(share, fonts);
  expect(estimatedBytes(whole)).toBeGreaterThan(1_400_000);
  expect(estimatedBytes(printed)).toBeLessThanOrEqual(1_400_000);
  for (const { title } of seoAnswer.findings) expect(printed).toContain(title.replace(/["'&<>].*/, ""));
  const times = (html: string, text: string) => html.split(text).length - 1;
  const open = seoAnswer.findings.filter(({ status }) => /failed|warning/.test(status)).length;
  // Those that complain still have all, the others only the first.
  expect(times(printed, "Stelle 24.")).toBe(open);
  expect(times(whole, "Stelle 24.")).toBe(seoAnswer.findings.length);
  expect(printed).toContain(paperTexts.shortened);
  expect(whole).not.toContain(paperTexts.shortened);
});

it("finds an end where every finding has evidence without end [PAPER-08]", async () => {
  expect(estimatedBytes(await documentForPrint(shareWith(2_000), fonts))).toBeLessThanOrEqual(1_400_000);
});

it("does not count pictures [PAPER-08]", async () => {
  const share = shareWith(null);
  const picture = `data:image/png;base64,${"A".repeat(3_000_000)}`;
  const design = { ...designRating, screenshots: { desktop: picture, mobile: picture } };
  const withPictures = await paperDocument({ ...share, content: { ...share.content, design } }, fonts);
  expect(estimatedBytes(withPictures)).toBeLessThan(1_400_000);
});
