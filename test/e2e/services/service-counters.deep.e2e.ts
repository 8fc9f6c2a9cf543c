// Figures of the service pages: they count up like those of the home page.
import { test } from "../../support/browser-test.ts";
import { expectToCountOnce, figuresTakenOver } from "../support/figures-shown.ts";
import { stopClock } from "../support/home-page.ts";
import { visit } from "../support/visit.ts";

const pages = [
  {
    path: "/website-design",
    zero: ["0%", "0 Sekunden", "0%", "0%"],
    final: ["75%", "3 Sekunden", "40%", "88%"],
    durations: [2_000, 1_500, 2_500, 2_000],
  },
  {
    path: "/e-commerce",
    zero: ["0%", "0 Mrd. €", "0/7", "0%"],
    final: ["87%", "214 Mrd. €", "24/7", "45%"],
    durations: [2_000, 2_500, 1_500, 2_000],
  },
  {
    path: "/website-wartung",
    zero: ["0%", "0 Sekunden", "0%", "0€"],
    final: ["43%", "3 Sekunden", "25%", "5.000€"],
    durations: [2_000, 1_500, 2_000, 2_500],
  },
];

for (const { path, ...counting } of pages) {
  test(`${path} counts once to its figures when half of them shows, which are true again within half a second [SVC-05] [CALM-04]`, async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, path);
    await figuresTakenOver(page);
    await stopClock(page);
    await expectToCountOnce(page, counting);
  });
}
