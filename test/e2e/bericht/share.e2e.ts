// Handing a report on, from the press to what its reader sees and its sender can still do.
import type { Page } from "@playwright/test";
import { consentTexts } from "#content/consent.ts";
import { senderTexts, sharedPage, shareTexts } from "#content/pages/bericht.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import { report, startButton, urlField } from "../support/seo-calls.ts";
import { shareReport } from "../support/shared-reports.ts";
import { problem, standIn } from "../support/stand-in.ts";
import { visit } from "../support/visit.ts";

const SHARE = "**/functions/v1/shared-report";
const pageToCheck = () => `${process.env.FIXTURE_ORIGIN}/example-firm/`;
const dialog = (page: Page) => page.getByRole("dialog", { name: shareTexts.heading });

async function analyse(page: Page) {
  await visit(page, "/seo-check");
  await urlField(page).fill(pageToCheck());
  await startButton(page).click();
  await expect(report(page)).toContainText("127.0.0.1");
}

test.describe("sharing", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("by keyboard: choices, a failure that loses nothing, one report for two presses, both links [SHARE-01] [SHARE-09] [SHARE-11]", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await analyse(page);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/shared-report")) calls.push(request.postData() ?? "");
    });
    await page.getByRole("button", { name: shareTexts.button }).first().focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("radio", { name: shareTexts.scopes.tasks }).press("Space");
    await dialog(page).getByRole("radio", { name: shareTexts.dayNames[7] }).press("Space");
    const line = dialog(page).getByLabel(shareTexts.line);
    await line.fill("Von Anna Muster");
    expect(await axeFindings(page, "dialog[open]")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const failing = await standIn(page, SHARE, problem(429, "rate-limited", "Heute geht es nicht mehr."));
    await line.press("Enter");
    await expect(dialog(page).getByRole("alert")).toHaveText("Heute geht es nicht mehr.");
    await expect(line).toHaveValue("Von Anna Muster");
    await expect(dialog(page).getByRole("radio", { name: shareTexts.dayNames[7] })).toBeChecked();
    expect(failing.calls).toHaveLength(1);
    await page.unroute(SHARE);

    calls.length = 0;
    await dialog(page)
      .getByRole("button", { name: shareTexts.submit })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await expect(dialog(page).getByRole("heading", { name: shareTexts.done.heading })).toBeFocused();
    expect(calls).toHaveLength(1);
    expect(JSON.parse(calls[0] ?? "")).toMatchObject({ scope: "tasks", days: 7, line: "Von Anna Muster" });
    const [link, ownerLink] = await dialog(page)
      .getByRole("textbox")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(new URL(link ?? "").pathname).toMatch(/^\/bericht\/[0-9a-f]{32}$/);
    expect(ownerLink).toMatch(new RegExp(`^${link}/verwalten/[0-9a-f]{32}$`));
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();

    await page.goto(link ?? "");
    await expect(report(page)).toContainText("127.0.0.1");
    await expect(page.getByText("Von Anna Muster")).toBeVisible();
    await expect(page.getByText(sharedPage.tasksOnly)).toBeVisible();
  });
});

test("the shared page is the report's own view, read-only; nothing is stored or asked from elsewhere, axe finds nothing [SHARE-04] [SHARE-09]", async ({
  page,
  request,
}) => {
  const { path, report: answer } = await shareReport(request, pageToCheck());
  const foreign: string[] = [];
  page.on("request", (one) => {
    const { protocol, hostname } = new URL(one.url());
    if (protocol !== "data:" && hostname !== "localhost") foreign.push(one.url());
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, path);
  const shown = report(page);
  await expect(shown).toContainText("127.0.0.1");
  const failed = answer.findings.filter(({ status }) => status === "failed");
  for (const { title } of failed.slice(0, 3)) await expect(shown.getByText(title).first()).toBeAttached();
  await expect(shown.getByRole("button", { name: shareTexts.button })).toHaveCount(0);
  await expect(shown.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("link", { name: sharedPage.check.button })).toHaveAttribute(
    "href",
    "/seo-check",
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, "main")).toEqual([]);
  expect(foreign).toEqual([]);
  // What the test itself has answered to the banner.
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((name) => !name.startsWith("cookieConsent"))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("with consent to statistics the look is counted without the report's number [SHARE-10]", async ({
  page,
  request,
}) => {
  const { path } = await shareReport(request, pageToCheck());
  const counted: string[] = [];
  page.on("request", (one) => {
    if (one.url().endsWith("/page-view")) counted.push(JSON.parse(one.postData() ?? "{}").path);
  });
  await page.goto(path);
  await page.getByRole("button", { name: consentTexts.accept }).click();
  await expect.poll(() => counted).toEqual(["/bericht"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /410/ });

  test("the document is one step away, and the sender changes and deletes his report [SHARE-04] [SHARE-05] [SHARE-06] [PAPER-01]", async ({
    page,
    request,
  }) => {
    const { path, ownerPath, report: answer } = await shareReport(request, pageToCheck());
    await page.goto(path);
    await page.getByRole("link", { name: sharedPage.paper }).click();
    await expect(page).toHaveURL(new RegExp(`${path}/druck$`));
    const [task] = answer.findings.filter(({ status }) => status === "failed");
    await expect(page.getByRole("heading", { name: task?.title ?? "" }).first()).toBeVisible();

    await page.goto(ownerPath);
    await page.getByRole("button", { name: senderTexts.prolong.label(30) }).click();
    await expect(page.getByRole("status")).toHaveText(senderTexts.prolong.done);
    await page.getByRole("button", { name: senderTexts.shorten.label }).click();
    await expect(page.getByRole("status")).toHaveText(senderTexts.shorten.done);
    await page.getByRole("button", { name: senderTexts.remove.label }).click();
    await expect(page.getByRole("heading", { name: senderTexts.remove.done })).toBeVisible();
    const gone = await page.goto(path);
    expect(gone?.status()).toBe(410);
    await expect(page.getByRole("heading", { name: sharedPage.gone.title })).toBeVisible();
  });
});

test("document and owner's page pass axe at 320 px, in both schemes [SHARE-09] [PAPER-01]", async ({
  page,
  request,
}) => {
  const { path, ownerPath } = await shareReport(request, pageToCheck());
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of [`${path}/druck`, ownerPath])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      expect(await axeFindings(page), `${address} ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
    }
});

test.describe("a report that has ended", () => {
  test.use({ expectedErrors: /410|500/ });

  test("says so in German and leads on; a reader without connection may try again [SHARE-06] [SHARE-11]", async ({
    page,
    request,
  }) => {
    const gone = await page.goto(`/bericht/${"0".repeat(32)}`);
    expect(gone?.status()).toBe(410);
    await expect(page.getByRole("heading", { name: sharedPage.gone.title })).toBeVisible();
    await expect(page.getByRole("heading", { name: sharedPage.heading })).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);

    const { path } = await shareReport(request, pageToCheck());
    const failing = await standIn(page, `${SHARE}/*`, problem(410, "gone", "weg"));
    await visit(page, path);
    await expect(page.getByRole("heading", { name: sharedPage.gone.title })).toBeVisible();
    failing.answer(problem(500, "internal", "Ein Fehler ist aufgetreten."));
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("Ein Fehler ist aufgetreten.");
    await page.unroute(`${SHARE}/*`);
    await page.getByRole("button", { name: sharedPage.again }).click();
    await expect(report(page)).toContainText("127.0.0.1");
  });
});
