// Two results of the SEO check side by side, by keyboard alone; consent given by keyboard keeps the last one.
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { expect, test } from "../../support/browser-test.ts";
import { walk } from "../support/keyboard-walk.ts";
import { openSeoCheck, report, stream, toast } from "../support/seo-calls.ts";
import { hydrated } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A day later all is mended: more titles than the comparison shows at once. */
const later = {
  ...seoAnswer,
  checkedAt: "2026-11-22T13:05:00.000Z",
  score: 98,
  findings: seoAnswer.findings.map((finding) => ({ ...finding, status: "passed" })),
};

test("by keyboard alone: an address is analysed twice, the folded rest of the comparison opens and closes, and consent keeps the last result for the next visit [QUAL-01] [COMP-01] [COMP-02] [COMP-03]", async ({
  page,
}) => {
  const { crawler } = await openSeoCheck(page);
  const { press, to, until, at, type } = walk(page);
  const comparison = page.locator(".report-comparison");

  crawler.answer(stream(["result", seoAnswer]));
  await to("textbox", "Adresse Ihrer Seite");
  await type("firma.de");
  await press("Enter");
  await expect(report(page)).toBeVisible();
  await expect(comparison).toHaveCount(0);

  crawler.answer(stream(["result", later]));
  await to("textbox", "Adresse Ihrer Seite", "Shift+Tab");
  await press("Enter");
  await expect(comparison).toContainText("24 Punkte mehr");
  const fold = comparison.locator("details");
  await until(fold.locator("summary"));
  await expect(fold).not.toHaveAttribute("open");
  await press("Enter");
  await expect(fold).toHaveAttribute("open");
  await expect(fold.getByRole("listitem").last()).toBeVisible();
  await press("Space");
  await expect(fold).not.toHaveAttribute("open");

  await expect(comparison).toContainText("gilt nur für diesen Besuch");
  await to("button", "Cookie-Einstellungen");
  await press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await to("button", "Alle Akzeptieren");
  await press("Enter");
  await at("button", "Cookie-Einstellungen");
  await expect(comparison).toContainText("merkt sich nur dieser Browser");

  await page.reload();
  await hydrated(page);
  crawler.answer(stream(["result", { ...later, checkedAt: "2026-11-23T13:05:00.000Z" }]));
  await to("textbox", "Adresse Ihrer Seite");
  await type("firma.de");
  await press("Enter");
  await expect(comparison).toContainText("Gleich viele Punkte");
  await expect(comparison).toContainText("hat sich nichts geändert");
  await expect(toast(page, "Analyse abgeschlossen")).toBeVisible();
});
