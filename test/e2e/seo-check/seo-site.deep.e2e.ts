// The crawl of a whole site in the browser: asked for, followed, found again after a reload, broken off.
import type { Page } from "@playwright/test";
import { PAUSES_MS } from "#app/features/seo-check/site/follow-crawl.ts";
import { exampleReport } from "#test/support/example-report.ts";
import { CRAWL_ID, done, running } from "../../app/features/seo-check/site-crawls.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  counter,
  openSeoCheck,
  problem,
  report,
  startButton,
  storedCount,
  stream,
  toast,
  urlField,
} from "../support/seo-calls.ts";
import { bar, beginSite, site, standInForCrawl, wholeSite } from "../support/site-calls.ts";
import { hydrated, visit } from "../support/visit.ts";

const [FIRST_PAUSE_MS = 0] = PAUSES_MS;
const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);
/** Between two looks whether a jump of the clock was enough. */
const POLL_MS = 100;

// Connections that fail are what some of these tests are about; the browser notes each in the console.
test.use({ expectedErrors: /Failed to load resource/ });

test("the whole site is asked for only when the box is ticked, and Enter starts it as well; the crawl is followed from page to page to its result, counts as one analysis, and the next one forgets it [SEO-15] [CRAWL-01] [CRAWL-02]", async ({
  page,
}) => {
  await page.clock.install();
  const crawl = await standInForCrawl(page, running(7, 14));
  const { crawler } = await openSeoCheck(page);
  await expect(wholeSite(page)).not.toBeChecked();
  await expect(wholeSite(page)).toHaveAccessibleDescription(
    /robots\.txt.*zwei Seiten zugleich.*zwei Minuten/,
  );
  await urlField(page).fill("firma.de");
  await urlField(page).press("Enter");
  await expect(report(page)).toBeVisible();
  expect(crawler.calls[0]?.postDataJSON()).toEqual({ url: "https://firma.de" });
  await expect(site(page)).toHaveCount(0);
  expect(crawl.asked).toEqual([]);
  await expect(counter(page)).toHaveText(/^1 von 3/);

  crawler.answer(stream(["result", { ...exampleReport, siteCrawl: { id: CRAWL_ID } }]));
  await wholeSite(page).check();
  await urlField(page).press("Enter");
  await expect.poll(() => crawler.calls.length).toBe(2);
  expect(crawler.calls[1]?.postDataJSON()).toEqual({ url: "https://firma.de", wholeSite: true });

  await expect(bar(page)).toContainText("7 von 14 Seiten gelesen");
  await bar(page).getByRole("button", { name: "Zum Zwischenstand" }).click();
  await expect(site(page).getByRole("heading", { name: "Ihre ganze Website" })).toBeFocused();
  const progress = site(page).getByRole("progressbar", { name: "Fortschritt der Prüfung" });
  await expect(progress).toHaveAttribute("aria-valuetext", "7 von 14 Seiten gelesen");
  await expect(site(page)).toContainText("/kontakt/");
  await expect(site(page).getByRole("status")).toHaveText("5 Seiten gelesen.");

  crawl.says(done());
  await expect(site(page).getByRole("heading", { name: "3 Seiten gelesen" })).toBeVisible();
  await expect(site(page).getByRole("status")).toHaveText(/ist fertig: 3 Seiten gelesen, 2 Befunde/);
  await expect(site(page).locator(".report-step h4")).toHaveText([
    "Ein Link führt ins Leere",
    "Eine Seite hat kaum Text",
  ]);
  const rows = site(page).getByRole("table", { name: "Alle gelesenen Seiten" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("/leistungen/");
  await expect(rows).toHaveCount(4);
  await expect(site(page)).toContainText("Die robots.txt verbietet 2 Adressen.");
  const asked = crawl.asked.length;
  await longAfterwards(page);
  expect(crawl.asked).toHaveLength(asked);
  expect(new Set(crawl.asked)).toEqual(new Set([CRAWL_ID]));
  await expect(counter(page)).toHaveText(/^2 von 3/);

  crawler.answer(stream(["result", exampleReport]));
  await wholeSite(page).uncheck();
  await startButton(page).click();
  await expect.poll(() => crawler.calls.length).toBe(3);
  await expect(report(page)).toBeVisible();
  await expect(site(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(CRAWL_ID);
});

test("leaving the page ends the stream quietly; the way back and a reload find report and crawl again, without counting or storing anything; one that the server does not know any more is a quiet sentence above the stations [API-24] [DATA-13] [CRAWL-16]", async ({
  page,
}) => {
  await page.clock.install();
  const { crawl, crawler } = await beginSite(page, running(7, 14));
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(JSON.stringify(stored)).not.toContain(CRAWL_ID);
  expect(page.url()).not.toContain(CRAWL_ID);

  await expect(async () => {
    await page.clock.fastForward(FIRST_PAUSE_MS);
    expect(crawl.asked).toHaveLength(2);
  }).toPass({ intervals: [POLL_MS] });
  const ended = page.waitForEvent("requestfailed", (request) => request.url().includes("/site-crawl/"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Datenschutz" }).click();
  await expect(urlField(page)).toHaveCount(0);
  await expect(site(page)).toHaveCount(0);
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
  await longAfterwards(page);
  expect(crawl.asked).toHaveLength(2);
  await expect(page.locator(".toast", { hasText: "fehlgeschlagen" })).toHaveCount(0);

  crawl.says(done());
  await page.goBack();
  await expect(site(page).getByRole("heading", { name: "3 Seiten gelesen" })).toBeAttached();
  await page.reload();
  await hydrated(page);
  await expect(report(page)).toContainText(new URL(exampleReport.url).host);
  await expect(site(page).getByRole("heading", { name: "3 Seiten gelesen" })).toBeAttached();
  await expect(toast(page, "Analyse abgeschlossen!")).toHaveCount(0);
  expect(crawler.calls).toHaveLength(1);
  expect(await storedCount(page)).toBe("1");

  await expect(site(page).getByRole("table")).toBeAttached();
  crawl.says(problem(404, "not-found", "Weg."));
  await page.reload();
  await hydrated(page);
  await expect(
    page.getByText("Das Ergebnis zu Ihrer ganzen Website liegt nicht mehr bereit."),
  ).toBeInViewport();
  await expect(startButton(page)).toBeEnabled();
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("liegt nicht mehr bereit")).toHaveCount(0);
});

test("a broken connection is tried again, then by button; a new visit does not know the crawl [EDGE-22] [CRAWL-16] [CRAWL-17]", async ({
  page,
}) => {
  await page.clock.install();
  const { crawl } = await beginSite(page, running(2, 9));
  await expect(site(page)).toContainText("2 von 9 Seiten gelesen");
  crawl.says("offline");
  const button = site(page).getByRole("button", { name: "Noch einmal laden" });
  await expect(async () => {
    await page.clock.fastForward(LONGEST_PAUSE_MS);
    expect(await button.isVisible()).toBe(true);
  }).toPass({ intervals: [POLL_MS] });
  await expect(site(page).getByRole("status")).toHaveText(/Verbindung ist abgerissen/);
  await expect(page.locator(".toast", { hasText: "fehlgeschlagen" })).toHaveCount(0);
  crawl.says(done());
  await button.click();
  await expect(site(page).getByRole("heading", { name: "3 Seiten gelesen" })).toBeVisible();

  // A new visit does not know it. The same address at once would be a reload.
  await page.goto("about:blank");
  await visit(page, "/seo-check");
  await page.waitForTimeout(300);
  await expect(report(page)).toHaveCount(0);
});

/** After every pause between two connections, and what a call made then takes to be seen. */
async function longAfterwards(page: Page): Promise<void> {
  await page.clock.fastForward(LONGEST_PAUSE_MS);
  await page.waitForTimeout(300);
}
