// Whole conversations with the price calculator as it is served: by keyboard, over a reload, in two tabs, until it is deleted.
import type { Page, Route } from "@playwright/test";
import { euros } from "#content/figures.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  CHAT,
  closeSheet,
  details,
  field,
  log,
  messages,
  openButton,
  reload,
  say,
  sendButton,
  sheet,
  storedSession,
  suggestions,
  texts,
  toast,
} from "../support/chat-calls.ts";
import { visit } from "../support/visit.ts";

test.use({ expectedErrors: /Failed to load resource/ });

test("the suggested answers alone lead to an estimate whose lines add up, by keyboard; after a reload and in a second tab everything is as it was, and both stay in step [CHAT-14] [CHAT-29] [CHAT-30] [CHAT-31] [CHAT-32] [CHAT-56] [CHAT-57] [EDGE-07] [EDGE-09]", async ({
  page,
  context,
}) => {
  await visit(page, "/preisrechner");
  await expect(page.locator(".calc-price")).toContainText("ab 1.290 €");
  const choices = [
    "Handwerksbetrieb",
    "Einfache Firmenwebsite",
    "6–10 Seiten",
    "2–3 Wochen",
    "Buchungssystem",
  ];
  await field(page).focus();
  for (const [index, choice] of choices.entries()) {
    const button = suggestions(page).filter({ hasText: choice });
    while (!(await button.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(messages(page)).toHaveCount(3 + 2 * index);
    await expect(details(page).locator("[data-state=passed] .sign")).toHaveCount(index === 4 ? 6 : index + 1);
  }
  await expect(sheet(page)).toBeVisible();
  const amounts = (locator: ReturnType<Page["locator"]>) =>
    locator
      .allInnerTexts()
      .then((all) =>
        all.map((text) =>
          [...text.matchAll(/([\d.]+)\s€/g)].map(([, digits]) => Number(digits?.replaceAll(".", ""))),
        ),
      );
  const lines = await amounts(
    sheet(page).locator("section").first().locator("dl > div:not(.calc-sum) .calc-line-price"),
  );
  const [total] = await amounts(sheet(page).locator(".calc-sum dd"));
  const sum = (end: 0 | -1) => lines.reduce((all, ends) => all + (ends.at(end) ?? Number.NaN), 0);
  expect([sum(0), sum(-1)]).toEqual(total);
  expect(total).toEqual([2490 + 390, 2490 + 690]);
  await expect(sheet(page).locator(".calc-span")).toContainText(euros(2880));
  await closeSheet(page);
  await expect(field(page)).toBeFocused();
  await expect(page.locator(".calc-price")).toContainText("2.880 € bis 3.180 €");

  const before = await texts(page);
  await reload(page);
  await expect.poll(() => texts(page)).toEqual(before);
  await expect(openButton(page)).toBeVisible();
  await expect(details(page).getByLabel("Branche", { exact: true })).toHaveValue("craft");
  await expect(details(page).getByLabel(/^Buchung oder Terminvergabe/)).toBeChecked();
  await expect(page.locator(".calc-price")).toContainText("2.880 € bis 3.180 €");

  const second = await context.newPage();
  await second.goto("/preisrechner");
  await expect.poll(() => texts(second)).toEqual(before);
  await say(second, "Seiten: 5");
  await expect.poll(() => texts(page)).toEqual(await texts(second));
  await expect(page.locator(".calc-price")).toContainText("1.680 € bis 1.980 €");
  // It does not open by itself where nobody asked for it; in the second tab it does.
  await expect(sheet(second)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  // Closed, it stays closed, also when the other tab goes on.
  await closeSheet(second);
  await say(page, "Termin: 1 Monat");
  await expect.poll(() => texts(second)).toEqual(await texts(page));
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(second)).toBeHidden();
});

test("of two tabs that answer at once one is a step behind: it sees the conversation and keeps its text; once deleted it is gone here, in other tabs, in storage and on the server [EDGE-09] [EDGE-12] [DATA-13]", {
  tag: "@deep",
}, async ({ page, context }) => {
  await visit(page, "/preisrechner");
  expect(await storedSession(page)).toBeNull();
  await say(page, "Malerbetrieb Schulze");
  const session = (await storedSession(page)) as string;
  expect(session).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  const second = await context.newPage();
  await second.goto("/preisrechner");
  await expect(messages(second)).toHaveCount(3);
  await expect(details(second).getByLabel("Name des Betriebs")).toHaveValue("Malerbetrieb Schulze");

  // Neither hears of the other before its own message is on the way.
  const held: Route[] = [];
  await second.route(CHAT, (route) => void held.push(route));
  await field(second).fill("Portfolio");
  await field(second).press("Enter");
  await expect.poll(() => held.length).toBe(1);
  await say(page, "Online-Shop");
  await held[0]?.continue();
  await expect(second.getByText("Das Gespräch ist in einem anderen Fenster weitergegangen.")).toBeVisible();
  await expect(field(second)).toHaveValue("Portfolio");
  await expect.poll(() => texts(second)).toEqual(await texts(page));
  await second.unroute(CHAT);
  await sendButton(second).click();
  await expect(messages(second)).toHaveCount(7);
  await expect.poll(() => texts(page)).toEqual(await texts(second));

  await page.getByRole("button", { name: "Gespräch löschen" }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Behalten" }).click();
  await expect(messages(page)).toHaveCount(7);
  await page.getByRole("button", { name: "Gespräch löschen" }).click();
  await page.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(toast(page, "Gespräch gelöscht")).toBeVisible();
  await expect(log(page)).toBeFocused();
  for (const tab of [page, second]) {
    await expect(messages(tab)).toHaveCount(1);
    await expect(details(tab).getByLabel("Name des Betriebs")).toHaveValue("");
    expect(await storedSession(tab)).toBeNull();
  }
  const found = await page.request.get("/functions/v1/price-calculator-ai/session", {
    headers: { Authorization: "Bearer pk_paettken_public", "X-Chat-Session": session },
  });
  expect(found.status()).toBe(404);
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys).toEqual(["cookieConsent", "cookieConsentDate"]);
});
