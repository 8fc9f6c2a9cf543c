// Nothing is lost: reload, the way back and a broken connection bring the report back, by the server's own keeping.
import type { Page } from "@playwright/test";
import { keptReportHeader } from "#contract/kept-report.ts";
import { exampleReport } from "#test/support/example-report.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  counter,
  exampleStream,
  keywordField,
  openSeoCheck,
  problem,
  quotaAnswer,
  report,
  startButton,
  storedCount,
  stream,
  toast,
  urlField,
} from "../support/seo-calls.ts";
import { hydrated, visit } from "../support/visit.ts";

test.use({ expectedErrors: /Failed to load resource/ });

const slowPage = (delay: number) => `${process.env.FIXTURE_ORIGIN}/example-firm/?delay=${delay}`;
const noteOf = (page: Page) =>
  page.evaluate(() => (history.state as { seoReport?: { id: string } } | null)?.seoReport?.id ?? null);

test("a report is there again after a reload, on the way back from an article, from the contact page and from a stranger's page; read once, counted once, with what was typed [KEPT-01] [KEPT-02] [KEPT-05] [KEPT-08]", async ({
  page,
}) => {
  let analyses = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/seo-crawler")) analyses += 1;
  });
  await visit(page, "/seo-check");
  await urlField(page).fill(slowPage(0));
  await keywordField(page).fill("Flachdach, Olfen");
  await startButton(page).click();
  await expect(report(page)).toContainText("127.0.0.1");
  const score = await report(page).locator(".score-text").textContent();
  const isThereAgain = async () => {
    await expect(report(page).locator(".score-text")).toHaveText(score ?? "");
    await expect(urlField(page)).toHaveValue(slowPage(0));
    await expect(keywordField(page)).toHaveValue("Flachdach, Olfen");
    await expect(counter(page)).toHaveText(/^1 von 3/);
  };

  const scrolled = () => page.evaluate(() => scrollY);
  // Far enough to be noticed, and well above the foot.
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.waitForTimeout(500);
  const before = await scrolled();
  expect(before).toBeGreaterThan(500);
  await page.reload();
  await hydrated(page);
  await isThereAgain();
  await expect(toast(page, "Analyse abgeschlossen!")).toHaveCount(0);
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(100);

  for (const name of ["Datenschutz", "Kontakt"]) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first().click();
    await expect(report(page)).toHaveCount(0);
    await page.goBack();
    await isThereAgain();
    // Back to the foot of the page, where the link stands.
    await expect.poll(scrolled).toBeGreaterThan(before);
  }
  await page.goto(`${process.env.FIXTURE_ORIGIN}/example-firm/`);
  await page.goBack();
  await isThereAgain();

  expect(analyses).toBe(1);
  const id = await noteOf(page);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const elsewhere = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(elsewhere + page.url()).not.toContain(id);
  // A new visit does not know it.
  await page.goto("about:blank");
  await visit(page, "/seo-check");
  await page.waitForTimeout(300);
  await expect(report(page)).toHaveCount(0);
});

test("a reload in the middle of an analysis, and leaving the page, lose nothing: it goes on and is counted once [KEPT-02] [KEPT-03]", async ({
  page,
}) => {
  await visit(page, "/seo-check");
  await urlField(page).fill(slowPage(2500));
  await startButton(page).click();
  await expect(page.locator(".station-path li[data-state=current]")).toContainText("Abruf");
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Ihr Bericht wird geladen.")).toBeVisible();
  await expect(report(page)).toContainText("127.0.0.1");
  await expect(counter(page)).toHaveText(/^1 von 3/);

  await startButton(page).click();
  await expect(page.locator(".station-path li[data-state=current]")).toContainText("Abruf");
  await page.getByRole("link", { name: "Zurück zur Startseite" }).click();
  await expect(urlField(page)).toHaveCount(0);
  await page.goBack();
  await expect(report(page)).toContainText("127.0.0.1");
  await expect(counter(page)).toHaveText(/^2 von 3/);
});

test("'Abbrechen' ends it on the server, too: neither a reload nor a counter knows it [KEPT-04]", async ({
  page,
}) => {
  await visit(page, "/seo-check");
  await urlField(page).fill(slowPage(3000));
  await startButton(page).click();
  await expect(page.locator(".station-path li[data-state=current]")).toContainText("Abruf");
  const id = await noteOf(page);
  const forgotten = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await page.getByRole("button", { name: "Abbrechen" }).click();
  expect((await forgotten).status()).toBe(204);
  expect(await noteOf(page)).toBeNull();
  const { api } = { api: page.request };
  await expect
    .poll(async () =>
      (
        await api.get(`/functions/v1/kept-report/${id}`, {
          headers: { Authorization: "Bearer pk_paettken_public" },
        })
      ).status(),
    )
    .toBe(404);
  await page.reload();
  await hydrated(page);
  await expect(counter(page)).toHaveText(/^0 von 3/);
  await expect(report(page)).toHaveCount(0);
});

test("a connection that breaks in the middle has its report fetched; while nobody answers the page says so, and looks again first [KEPT-03]", async ({
  page,
}) => {
  await page.clock.install();
  const { crawler, kept } = await openSeoCheck(page);
  crawler.answer(stream(["progress", { phase: "read", percent: 40, label: "Seite wird gelesen" }]));
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(report(page)).toContainText(new URL(exampleReport.url).host);
  await expect(counter(page)).toHaveText(/^1 von 3/);
  const [call] = crawler.calls;
  expect(kept.calls[0]?.url()).toMatch(new RegExp(`${call?.headers()[keptReportHeader.toLowerCase()]}$`));

  kept.answer("offline");
  await startButton(page).click();
  const failed = page.getByRole("heading", { name: "Diese Analyse kam nicht ans Ziel" });
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(failed).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(page.getByText("Vielleicht ist sie auf dem Server trotzdem fertig geworden.")).toBeVisible();
  kept.answer({ json: exampleReport });
  const before = crawler.calls.length;
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(report(page)).toBeVisible();
  expect(crawler.calls).toHaveLength(before);
});

test("with the day's analyses used up the report of before is still found [KEPT-09]", async ({ page }) => {
  const { quota } = await openSeoCheck(page);
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(report(page)).toBeVisible();
  quota.answer(quotaAnswer(3));
  await page.reload();
  await hydrated(page);
  await expect(report(page)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "aufgebraucht" })).toBeVisible();
  await startButton(page).click();
  await expect(toast(page, "Analyse nicht möglich")).toBeVisible();
  await expect(report(page)).toBeVisible();
});

test("a report that has expired is a sentence, once; one that cannot be fetched a button [KEPT-02] [KEPT-03]", async ({
  page,
}) => {
  await page.clock.install();
  const { kept } = await openSeoCheck(page);
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(report(page)).toBeVisible();
  kept.answer("offline");
  await page.reload();
  await hydrated(page);
  const again = page.getByRole("button", { name: "Noch einmal laden" });
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(again).toBeVisible({ timeout: 200 });
  }).toPass();
  kept.answer(problem(404, "not-found", "Weg."));
  await again.click();
  await expect(page.getByText("Ihr Bericht liegt nicht mehr bereit.")).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Ihr Bericht liegt nicht mehr bereit.")).toHaveCount(0);
  expect(await storedCount(page)).toBe("1");
});

test("a rating of the design comes back with its report on the way back; after a reload the page says that it was not kept [KEPT-07]", async ({
  page,
}) => {
  const { crawler, design } = await openSeoCheck(page);
  crawler.answer(exampleStream);
  design.answer({ json: { overallScore: 70, designAspects: { layout: { score: 70 } } } });
  await urlField(page).fill("firma.de");
  await page.getByRole("checkbox", { name: "KI-Design-Bewertung" }).check();
  await startButton(page).click();
  await expect(page.locator(".design")).toBeAttached();
  await page.getByRole("contentinfo").getByRole("link", { name: "Datenschutz" }).click();
  await expect(report(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(".design")).toBeAttached();

  await page.reload();
  await hydrated(page);
  await expect(report(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Die Design-Bewertung ist nicht mehr da" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "KI-Design-Bewertung" })).toBeChecked();
  expect(design.calls).toHaveLength(1);
});
