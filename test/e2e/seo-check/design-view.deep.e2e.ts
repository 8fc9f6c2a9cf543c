// The rating of a design in the browser: waiting, arrival, pictures with their places, keyboard, contrast, widths, paper.
import type { Page } from "@playwright/test";
import { designRating } from "#test/fixtures/design-rating.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
import { keptByBrowser } from "../support/kept-by-browser.ts";
import { openSeoCheck, stream, toast } from "../support/seo-calls.ts";
import { analyseAgain } from "../support/seo-reports.ts";
import { testOnSharedPage } from "../support/shared-page.ts";
import { ENDLESS_WORD as word } from "../support/unwieldy-answer.ts";
import { expectToFit } from "../support/window-widths.ts";

// Tests that look at the same rating one after the other share it; another rating is another analysis on the same page.
const test = testOnSharedPage(openRatings);

const design = (page: Page) => page.locator("section.design");
const desktopList = (page: Page) => page.getByRole("list", { name: "Stellen im Bild: Am Rechner" });
const desktopFrame = (page: Page) => page.getByRole("region", { name: "Bild zum Blättern: Am Rechner" });
const mobileFrame = (page: Page) => page.getByRole("region", { name: "Bild zum Blättern: Auf dem Handy" });

const [firstAnnotation] = designRating.annotations;
const [firstOnMobile] = designRating.annotations.filter(({ viewport }) => viewport === "mobile");
const [measurement] = designRating.measurements.layout;
/** Endless words, and places from the top to far down the narrow picture. */
const unwieldyRating = {
  ...designRating,
  url: `https://firma.de/${word}`,
  strengths: [word],
  improvements: [word],
  notes: [word],
  comment: word,
  annotations: [
    { ...firstAnnotation, text: word },
    ...[0, 400, 1900].map((y) => ({ ...firstOnMobile, box: { x: 20, y, width: 200, height: 30 } })),
  ],
  measurements: { layout: [{ ...measurement, label: word, value: word, expected: word, basis: word }] },
  designAspects: { layout: { score: 50, feedback: word, suggestions: [word] } },
  designTrends: { isModern: true, followsTrends: [word], outdatedElements: [word] },
  typefaces: [
    { family: word, share: 50, sizes: Array.from({ length: 12 }, (_, i) => i + 1), weights: [400] },
  ],
};

/** A page that is long on both screens. */
const highRating = {
  ...designRating,
  viewports: { ...designRating.viewports, desktop: { width: 1280, height: 4000, pageHeight: 4000 } },
};

async function openRatings(page: Page) {
  const standIns = await openSeoCheck(page);
  standIns.crawler.answer(stream(["result", seoAnswer]));
  let asked: object | null = null;
  /** Starts an analysis with rating; the rating waits until the returned function is called. */
  const start = async (answer: object) => {
    asked = answer;
    standIns.design.answer({ json: answer });
    const release = standIns.design.hold();
    await page.getByRole("checkbox", { name: "KI-Design-Bewertung" }).check();
    await analyseAgain(page, standIns);
    return release;
  };
  /** Shows a rating: by an analysis, unless the last one brought it. */
  const show = async (answer: object) => {
    if (answer !== asked) (await start(answer))();
    await expect(design(page)).toBeVisible();
  };
  return { start, show };
}

test("while the rating is under way the visitor reads what happens; it arrives without taking the focus [SEO-29] [SEO-30] [SEO-63]", async ({
  page,
  opened,
}) => {
  const release = await opened.start(designRating);
  await expect(
    page.getByText("Dann öffnet er sie noch einmal, so schmal wie auf einem Handy."),
  ).toBeVisible();
  await expect(design(page)).toHaveCount(0);
  const link = page.locator("article.report summary").first();
  await link.focus();
  release();
  await expect(design(page)).toBeVisible();
  await expect(link).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: "Die Bewertung der Gestaltung ist da." }),
  ).toHaveCount(1);

  await page.getByRole("button", { name: "Ansehen", exact: true }).click();
  await expect(design(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(design(page).getByRole("heading", { level: 2 })).toBeInViewport();
});

test("an entry of the list shows its place in the picture, by pointer and by keyboard [SEO-64]", async ({
  page,
  opened,
}) => {
  await opened.show(designRating);
  const entries = page.getByRole("list", { name: "Stellen im Bild: Auf dem Handy" }).getByRole("button");
  const mark = mobileFrame(page).locator("[data-mark='1']");
  await entries.first().hover();
  await expect(mark).toHaveAttribute("data-active", "true");
  await expect(mark).toHaveCSS("outline-style", "solid");
  await expect(mark.locator(".sign")).toBeInViewport();
  // Nothing that moves below the pointer counts any more.
  await page.mouse.move(0, 0);
  await entries.first().focus();
  await page.keyboard.press("Tab");
  await expect(mark).toHaveAttribute("data-active", "false");
  await expect(mark).toHaveCSS("outline-style", "none");
  await expect(mobileFrame(page).locator("[data-mark='2']")).toHaveAttribute("data-active", "true");
  await expect(entries.nth(1)).toHaveAttribute("aria-current", "true");
});

test("the pictures scroll by keyboard, and places can be shown of one aspect alone [SEO-64] [QUAL-01]", {
  tag: "@deep",
}, async ({ page, opened }) => {
  await opened.show(designRating);
  await desktopList(page).getByRole("button").last().focus();
  // Past the line that folds the second picture.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(mobileFrame(page)).toBeFocused();
  await page.keyboard.press("End");
  await expect.poll(() => mobileFrame(page).evaluate((frame) => frame.scrollTop)).toBeGreaterThan(100);

  const signs = desktopFrame(page).locator("[data-mark]");
  const all = await desktopList(page).getByRole("listitem").count();
  await expect(signs).toHaveCount(all);
  await page.getByRole("radio", { name: /^Farben/ }).check();
  const wanted = designRating.annotations.filter(
    ({ viewport, aspect }) => viewport === "desktop" && aspect === "colorScheme",
  );
  await expect(desktopList(page).getByRole("listitem")).toHaveCount(wanted.length);
  await expect(signs).toHaveCount(wanted.length);
  await page.getByRole("radio", { name: /^Alle/ }).check();
  await expect(desktopList(page).getByRole("listitem")).toHaveCount(all);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in a rating, ${colorScheme} [QUAL-01] [SEO-65]`, { tag: "@deep" }, async ({
    page,
    opened,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(
      colorScheme === "light" ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
    await opened.show(designRating);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll(".design details")) details.setAttribute("open", "");
    });
    await expect(page.locator(".measurement-table").first()).toBeVisible();
    expect(await axeFindings(page, "section.design")).toEqual([]);
  });
}

test("on paper every measurement is open and no picture takes more than half a page [SEO-65]", {
  tag: "@deep",
}, async ({ page, opened }) => {
  const HALF_A4_PX = 561;
  // Both pictures higher than that.
  await opened.show(highRating);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const tables = page.locator(".measurement-table");
  for (let index = 0; index < 6; index += 1) await expect(tables.nth(index)).toBeVisible();
  // Where a style sheet cannot unfold, the script has.
  await expect(design(page).locator("details:not([open])")).toHaveCount(0);
  for (const frame of await page.locator(".shot-frame").all()) {
    expect((await frame.boundingBox())?.height).toBeLessThanOrEqual(HALF_A4_PX);
  }
});

test("nothing of a rating is left in the browser's storage, consent or not", { tag: "@deep" }, async ({
  page,
  opened,
}) => {
  const refused = await page.evaluate(() => localStorage.getItem("cookieConsent") ?? "");
  const decide = (record: string) =>
    page.evaluate((consent) => {
      localStorage.setItem("cookieConsent", consent);
      // As if another tab had asked.
      dispatchEvent(new StorageEvent("storage", { key: null }));
    }, record);
  for (const record of [refused, refused.replaceAll("false", "true")]) {
    await decide(record);
    // A copy is another analysis.
    await opened.show({ ...designRating });
    const { text, others, runs } = await page.evaluate(keptByBrowser);
    expect(runs !== null, "runs are kept by consent").toBe(record !== refused);
    for (const part of ["image/webp", "designAspects", designRating.improvements[0] ?? "?"])
      expect(text).not.toContain(part);
    expect(others).toEqual([]);
  }
  await decide(refused);
});

test("a place far down is scrolled into view inside its frame alone, and a sign leads to its entry [SEO-64]", {
  tag: "@deep",
}, async ({ page, opened }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await opened.show(unwieldyRating);
  await mobileFrame(page).scrollIntoViewIfNeeded();
  const entries = page.getByRole("list", { name: "Stellen im Bild: Auf dem Handy" }).getByRole("button");
  const scrolled = () => mobileFrame(page).evaluate((frame) => frame.scrollTop);
  await entries.nth(2).scrollIntoViewIfNeeded();
  const pageScrolled = () => page.evaluate(() => scrollY);
  const before = await pageScrolled();
  await entries.nth(2).focus();
  await expect.poll(scrolled).toBeGreaterThan(500);
  expect(await pageScrolled()).toBe(before);
  await expect(mobileFrame(page).locator("[data-mark='3'] .sign")).toBeInViewport();
  await entries.nth(0).focus();
  await expect.poll(scrolled).toBe(0);
  await mobileFrame(page).locator("[data-mark='2'] .sign").click();
  await expect(entries.nth(1)).toBeFocused();
});

test("nothing sticks out sideways, also with endless words [QUAL-05] [SEO-62]", { tag: "@deep" }, async ({
  page,
  opened,
}) => {
  await opened.show(unwieldyRating);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll(".design details")) details.setAttribute("open", "");
  });
  await expectToFit(page);
});

test("cancelled, the report stands and keeps the focus [SEO-31] [SEO-68]", async ({ page, opened }) => {
  const release = await opened.start({ ...designRating });
  await page.locator(".rating-bar").getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.locator(".rating-bar")).toHaveCount(0);
  await expect(design(page)).toHaveCount(0);
  await expect(page.locator("article.report h2").first()).toBeFocused();
  release();
  // An answer that comes all the same is not shown any more.
  await page.waitForTimeout(300);
  await expect(design(page)).toHaveCount(0);
  await expect(page.locator("article.report h2").first()).toBeFocused();
});

test("a rating without aspects counts as failed, with the hint [SEO-31]", { tag: "@deep" }, async ({
  page,
  opened,
}) => {
  (await opened.start({ overallScore: 70, designAspects: {} }))();
  await expect(toast(page, "Hinweis")).toBeVisible();
  await expect(design(page)).toHaveCount(0);
});
