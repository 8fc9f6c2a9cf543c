import { expect, test } from "../../support/browser-test.ts";
import { expectToCountOnce, figuresTakenOver } from "../support/figures-shown.ts";
import { openHome, stopClock } from "../support/home-page.ts";

const FINAL = ["100%", "< 2 Wochen", "99,9%", "100%"];
const SPOKEN = ["100 %", "unter 2 Wochen", "99,9 %", "100 %"];

test("counters are delivered with their final values [SHELL-50] [HOME-16] [HOME-17] [HOME-18] [HOME-19]", async ({
  request,
}) => {
  const html = (await (await request.get("/")).text()).replaceAll("<!-- -->", "");
  for (const shown of ["100%", "&lt; 2<small> Wochen", "99,9%"])
    expect(html).toContain(`stats-figure">${shown}`);
  for (const spoken of SPOKEN) expect(html).toContain(`>${spoken}</span>`);
});

test("counters start at zero when half of them shows, are true again within half a second, run once, and are heard as final values [SHELL-47] [SHELL-48] [SHELL-49] [SHELL-50] [HOME-20] [CALM-04]", async ({
  page,
}) => {
  await openHome(page);
  await figuresTakenOver(page);
  await stopClock(page);
  await expectToCountOnce(page, {
    zero: ["0%", "< 0 Wochen", "0,0%", "0%"],
    final: FINAL,
    durations: [2_000, 1_500, 2_500, 2_000],
  });
  await expect(page.locator(".stats dd .visually-hidden")).toHaveText(SPOKEN);
  for (const figure of await page.locator(".stats-figure").all())
    await expect(figure).toHaveAttribute("aria-hidden", "true");
});
