// What may go wrong while a message is under way, with the price calculator as it is served: nothing is lost, nothing doubled.
import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { field, messages, say, sendButton, suggestions, toast } from "./chat-calls.ts";
import { hydrated, visit } from "./visit.ts";

test.use({ expectedErrors: /Failed to load resource/ });

const CHAT = "**/functions/v1/price-calculator-ai";

const texts = (page: Page) => messages(page).locator(".calc-bubble").allInnerTexts();

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

test("of two tabs that answer at once one is a step behind: it sees the conversation and keeps its text [EDGE-09]", async ({
  page,
  context,
}) => {
  await visit(page, "/preisrechner");
  await say(page, "Malerbetrieb Schulze");
  const second = await context.newPage();
  await second.goto("/preisrechner");
  await expect(messages(second)).toHaveCount(3);
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
});

test("a reload while the answer is under way loses and doubles nothing [EDGE-08] [EDGE-09]", async ({
  page,
}) => {
  await visit(page, "/preisrechner");
  await say(page, "Malerbetrieb Schulze");
  // The message reaches the server, the page leaves before its answer.
  await page.route(CHAT, async (route) => {
    await route.fetch();
    await new Promise(() => {});
  });
  await field(page).fill("Online-Shop");
  const reached = page.waitForRequest(CHAT);
  await field(page).press("Enter");
  await reached;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await reload(page);
  await expect(messages(page)).toHaveCount(5);
  await expect(messages(page).nth(3)).toContainText("Online-Shop");
  await expect(field(page)).toBeEnabled();
});

test("a reload before the message has arrived sends it again by itself, once [EDGE-08] [EDGE-09]", async ({
  page,
}) => {
  await visit(page, "/preisrechner");
  await say(page, "Malerbetrieb Schulze");
  const held: Route[] = [];
  await page.route(CHAT, (route) => (held.length === 0 ? void held.push(route) : route.continue()));
  await field(page).fill("Online-Shop");
  await field(page).press("Enter");
  await expect.poll(() => held.length).toBe(1);
  await Promise.all([reload(page), held[0]?.abort()]);
  await expect(messages(page)).toHaveCount(5);
  await expect(messages(page).nth(3)).toContainText("Online-Shop");
  await reload(page);
  await expect(messages(page)).toHaveCount(5);
});

test("what is typed and not sent is there after a reload and on the way back, until it is sent", async ({
  page,
}) => {
  await visit(page, "/preisrechner");
  const kept = (draft: string) =>
    page.waitForFunction((text) => history.state?.priceChatDraft === text, draft);
  await field(page).fill("Malerbetrieb Schu");
  await kept("Malerbetrieb Schu");
  await reload(page);
  await expect(field(page)).toHaveValue("Malerbetrieb Schu");
  await page.getByRole("link", { name: "Preise", exact: true }).first().click();
  await expect(page).toHaveURL(/\/preise$/);
  await page.goBack();
  await expect(field(page)).toHaveValue("Malerbetrieb Schu");
  await say(page, "Malerbetrieb Schulze");
  await reload(page);
  await expect(messages(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue("");
});

test("with a message that did not arrive the browser asks before the page is left, and not before a call", async ({
  page,
}) => {
  let questions = 0;
  page.on("dialog", (dialog) => {
    questions += 1;
    return dialog.accept();
  });
  await page.route(CHAT, (route) => route.abort());
  await visit(page, "/preisrechner");
  await field(page).fill("Malerbetrieb Schulze");
  await field(page).press("Enter");
  await page
    .getByRole("status")
    .getByRole("link", { name: /^02591/ })
    .click();
  expect(questions).toBe(0);
  await field(page).focus();
  await page.unroute(CHAT);
  await page.reload();
  expect(questions).toBe(1);
  await expect(messages(page)).toHaveCount(3);
  await page.reload();
  expect(questions).toBe(1);
});

test("an answer that is lost on its way comes with the next try; a double click asks once [EDGE-09] [CHAT-24]", async ({
  page,
}) => {
  await visit(page, "/preisrechner");
  const turns: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/price-calculator-ai")) turns.push(request.postDataJSON().turnId);
  });
  await field(page).fill("Malerbetrieb Schulze");
  await sendButton(page).dblclick();
  await expect(messages(page)).toHaveCount(3);
  expect(turns).toHaveLength(1);
  await page.route(CHAT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await suggestions(page).filter({ hasText: "Online-Shop" }).dblclick();
  await expect(toast(page, "Fehler")).toBeVisible();
  await page.unroute(CHAT);
  await page.getByRole("button", { name: "Erneut senden" }).click();
  await expect(messages(page)).toHaveCount(5);
  expect(turns).toHaveLength(3);
  expect(turns[2]).toBe(turns[1]);
  await reload(page);
  await expect(messages(page)).toHaveCount(5);
});

test("with storage blocked the conversation holds for the visit [EDGE-12]", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["getItem", "setItem", "removeItem"] as const)
      Storage.prototype[name] = () => {
        throw new DOMException("blocked", "SecurityError");
      };
  });
  await page.goto("/preisrechner");
  await hydrated(page);
  await page.getByRole("button", { name: "Ablehnen" }).click();
  await say(page, "Malerbetrieb Schulze");
  await page.getByRole("link", { name: "Preise", exact: true }).first().click();
  await expect(page).toHaveURL(/\/preise$/);
  await page.goBack();
  await expect(messages(page)).toHaveCount(3);
  await say(page, "Online-Shop");
});

test("with the API down the page stands and says where to turn [EDGE-22]", async ({ page }) => {
  await page.route("**/functions/**", (route) => route.abort());
  await visit(page, "/preisrechner");
  await field(page).fill("Malerbetrieb Schulze");
  await field(page).press("Enter");
  const note = page.getByRole("status").filter({ hasText: "Noch nicht beantwortet." });
  await expect(note.getByRole("link", { name: "Kontaktseite" })).toHaveAttribute("href", "/kontakt");
  await expect(note.getByRole("link", { name: /^02591/ })).toHaveAttribute("href", /^tel:/);
  await reload(page);
  await expect(page.getByText("Ihr Gespräch ließ sich nicht laden.")).toBeVisible();
  await expect(messages(page).last()).toContainText("Malerbetrieb Schulze");
  await page.unroute("**/functions/**");
  await page.getByRole("button", { name: "Noch einmal laden" }).click();
  await expect(messages(page)).toHaveCount(3);
});
