// Watching a page: ordered below the report, confirmed from the mail, looked at, ended.
import type { Page } from "@playwright/test";
import { watchForm, watchMail, watchPage } from "#content/pages/beobachtung.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import { report, startButton, urlField } from "../support/seo-calls.ts";
import { problem, standIn } from "../support/stand-in.ts";
import { visit } from "../support/visit.ts";

const WATCH = "**/functions/v1/watch";
const pageToCheck = () => `${process.env.FIXTURE_ORIGIN}/example-firm/`;
const field = (page: Page) => page.getByLabel(watchForm.label);
const order = (page: Page) => page.getByRole("button", { name: watchForm.submit });

async function analyse(page: Page) {
  await visit(page, "/seo-check");
  await urlField(page).fill(pageToCheck());
  await startButton(page).click();
  await expect(report(page)).toContainText("127.0.0.1");
}

/** The address of the watch, from the mail to this address as the developer's preview shows it. */
async function linkInMailTo(page: Page, email: string): Promise<string> {
  await expect
    .poll(async () => {
      await page.goto("/__mail");
      return page.getByRole("row", { name: email }).count();
    })
    .toBeGreaterThan(0);
  await page.getByRole("row", { name: email }).first().getByRole("link").first().click();
  const text = await page.content();
  const frames = await Promise.all(page.frames().map((frame) => frame.content().catch(() => "")));
  const [link = ""] = /\/beobachtung\/[0-9a-f]{32}/.exec([text, ...frames].join("\n")) ?? [];
  return link;
}

/** From the top of the page to the button of this name, then Enter. */
async function pressByTab(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
}

test.describe("the form below a report", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("says what is wrong and keeps it, and orders once for two presses [WATCH-01] [WATCH-14]", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await analyse(page);
    await order(page).click();
    await expect(page.getByText(watchForm.missing)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await field(page).fill("anna@");
    await field(page).press("Enter");
    await expect(page.getByText(watchForm.invalid)).toBeVisible();
    await expect(field(page)).toHaveValue("anna@");
    const server = await standIn(page, WATCH, problem(429, "rate-limited", "Heute nicht mehr."));
    await field(page).fill("anna@example.org");
    await field(page).press("Enter");
    await expect(page.getByText("Heute nicht mehr.")).toBeVisible();
    await expect(field(page)).toHaveValue("anna@example.org");
    expect(await axeFindings(page, ".watch-form")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    server.calls.length = 0;
    server.answer({ status: 202, json: { ok: true } });
    await order(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByText(watchForm.sent("anna@example.org"))).toBeVisible();
    expect(server.calls).toHaveLength(1);
  });
});

test("from the order to the end by keyboard: mail, press, page, end; axe finds nothing at 320 px in either scheme [WATCH-01] [WATCH-07] [WATCH-12]", async ({
  page,
}) => {
  const email = `anna.${Date.now()}@example.org`;
  await analyse(page);
  await field(page).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(order(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(watchForm.sent(email))).toBeVisible();
  const path = await linkInMailTo(page, email);
  expect(path).not.toBe("");
  await page.setViewportSize({ width: 320, height: 700 });
  const look = async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await page.goto(path);
  await look();
  await pressByTab(page, watchPage.pending.confirm);
  await expect(page.getByRole("status")).toHaveText(watchPage.confirmed);
  await expect(page.getByRole("heading", { name: watchPage.history })).toBeVisible();
  await look();
  await pressByTab(page, watchPage.active.end);
  await expect(page.getByRole("heading", { name: watchPage.ended.title })).toBeVisible();
  await look();
  await pressByTab(page, watchPage.ended.again);
  await expect(page.getByText(watchPage.ended.free)).toBeVisible();
  expect(watchMail.confirmation.subject).not.toContain("127.0.0.1");
});
