import { expect, test } from "../../support/browser-test.ts";
import { bringIntoView, framesPass, hasRisen, openHome, stopClock } from "../support/home-page.ts";

const FINAL = ["100%", "< 2 Wochen", "99,9%", "100%"];
const SPOKEN = ["100 %", "unter 2 Wochen", "99,9 %", "100 %"];
const LONGEST_MS = 2_500;

test("counters are delivered with their final values [SHELL-50] [HOME-16] [HOME-17] [HOME-18] [HOME-19]", async ({
  request,
}) => {
  const html = (await (await request.get("/")).text()).replaceAll("<!-- -->", "");
  for (const shown of ["100%", "&lt; 2<small> Wochen", "99,9%"])
    expect(html).toContain(`stats-figure">${shown}`);
  for (const spoken of SPOKEN) expect(html).toContain(`>${spoken}</span>`);
});

test("counters start at zero when half of them shows, run once, and are heard as final values [SHELL-47] [SHELL-48] [SHELL-49] [SHELL-50] [HOME-20]", async ({
  page,
}) => {
  await openHome(page);
  await stopClock(page);
  const figures = page.locator(".stats-figure");
  const shown = async () => (await figures.allTextContents()).map((text) => text.replace(/\s+/g, " ").trim());
  const zero = ["0%", "< 0 Wochen", "0,0%", "0%"];
  expect(await shown()).toEqual(zero);

  // The section comes into view and rises into its place; then less than half of the figures is above the lower edge.
  await bringIntoView(page.getByRole("heading", { name: "Vier Stationen bis zum Start" }));
  await hasRisen(page.locator("section", { has: figures }).first());
  await figures.first().evaluate((figure) => {
    const box = figure.getBoundingClientRect();
    scrollBy({ top: box.top + box.height * 0.4 - innerHeight, behavior: "instant" });
  });
  await framesPass(page);
  await page.clock.runFor(LONGEST_MS);
  expect(await shown()).toEqual(zero);

  await bringIntoView(page.locator(".stats"));
  await page.clock.runFor(750);
  const halfWay = await shown();
  // 1 − (1 − 0,375)³ of 100 after 750 of 2000 ms: easing out, more than a linear 38.
  expect(Number.parseInt(halfWay[0] ?? "", 10)).toBeGreaterThan(65);
  expect(Number.parseInt(halfWay[0] ?? "", 10)).toBeLessThan(85);
  await expect(page.locator(".stats dd .visually-hidden")).toHaveText(SPOKEN);
  for (const figure of await figures.all()) await expect(figure).toHaveAttribute("aria-hidden", "true");

  await page.clock.runFor(LONGEST_MS);
  expect(await shown()).toEqual(FINAL);

  await bringIntoView(page.locator("h1"));
  await bringIntoView(page.locator(".stats"));
  await page.clock.runFor(300);
  expect(await shown()).toEqual(FINAL);
});
