// Six faults put on good pages: each lowers the aspect it is meant for, and nothing rises.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type AspectId, aspectIds } from "#contract/design-rating.ts";
import { type RatedFacts, rate } from "#worker/design/rate.ts";
import { expect, test } from "../../support/browser-test.ts";
import { designFactsOf } from "../../support/design/design-facts-of.ts";
import { type DesignFault, designFaults } from "../../support/design/design-faults.ts";

/** https, as the page of a firm would be. Nothing leaves the test. */
const ORIGIN = "https://firma.example";
const goodPages = {
  "the clean page": "test/fixtures/pages/design/clean.html",
  "the sample site of a roofer": "public/demos/prodach/index.html",
};
const MIN_EFFECT = 10;
/** Points that rounding and the line breaks of another machine's typefaces may move. */
const JITTER = 2;
/** A page that grows or shrinks has other shares of pictures and tones: a point by rounding. */
const RISE = 1;

type Effect = [most: number, least: number];

/**
 * What a fault costs beyond its own aspect, in points. Where nothing stands, nothing may change beyond jitter.
 * docs/design-rating.md says the same in German.
 */
const sideEffects: Record<string, Partial<Record<AspectId, Effect>>> = {
  "broken contrast": {},
  "six mixed fonts": {
    // Wider letters and higher lines push the button out of the phone's first screen, half of 34 points.
    userExperience: [-21, 0],
    // Buttons of one look have several: the typeface is part of it.
    branding: [-24, 0],
  },
  "boxes off their grid": {},
  "shrunk targets": {
    // Lower buttons of different sizes may count as more looks than before.
    branding: [-10, RISE],
  },
  // A page that names the phone's width keeps its size and is pushed sideways.
  "overflow at 390 px": {},
  "no meta viewport": {
    // The page is laid out for 980 px: 590 px too wide, its text at the very edge of the phone,
    layout: [-56, -20],
    // its reading text shown at 40 % of its size; what the page itself sets stays as it is,
    typography: [-16, RISE],
    // all targets shrink; and nothing of the first screen can be read.
    userExperience: [-65, -30],
  },
};

for (const [name, file] of Object.entries(goodPages)) {
  test(`each of six faults on ${name} lowers its aspect and the total, and raises nothing`, async ({
    browser,
  }) => {
    const html = readFileSync(file, "utf8");
    const rated = async (fault?: DesignFault) =>
      rate(await designFactsOf(browser, (page) => openWith(page, html, fault)));
    const good = await rated();
    for (const id of aspectIds.filter((id) => id !== "branding")) {
      expect(good.designAspects[id].score, `${id} of the good page`).toBeGreaterThanOrEqual(85);
    }
    for (const fault of designFaults) {
      const changes = changesBetween(good, await rated(fault));
      const { [fault.aspect]: own, overall, ...others } = changes;
      expect.soft(own, `${fault.aspect} with ${fault.name}`).toBeLessThanOrEqual(-MIN_EFFECT);
      expect.soft(overall, `total with ${fault.name}`).toBeLessThan(0);
      for (const [id, change] of Object.entries(others)) {
        const [most, least] = sideEffects[fault.name]?.[id as AspectId] ?? [-JITTER, RISE];
        expect.soft(change, `${id} with ${fault.name}`).toBeLessThanOrEqual(least);
        expect.soft(change, `${id} with ${fault.name}`).toBeGreaterThanOrEqual(most);
      }
    }
  });
}

/** The page under an address of its own, with what it asks for from public/. */
async function openWith(page: Page, html: string, fault?: DesignFault): Promise<void> {
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== "/") return route.fulfill({ path: path.join("public", pathname) });
    return route.fulfill({ contentType: "text/html; charset=utf-8", body: fault?.html?.(html) ?? html });
  });
  await page.goto(ORIGIN);
  if (fault?.inPage) await page.evaluate(fault.inPage);
}

function changesBetween(good: RatedFacts, bad: RatedFacts): Record<AspectId | "overall", number> {
  const aspects = aspectIds.map((id) => [id, bad.designAspects[id].score - good.designAspects[id].score]);
  return { ...Object.fromEntries(aspects), overall: bad.overallScore - good.overallScore };
}
