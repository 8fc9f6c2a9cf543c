// What may go wrong while a message is under way, with the price calculator as it is served: nothing is lost, nothing doubled.
import type { Route } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { CHAT, field, messages, reload, say, sendButton, suggestions, toast } from "../support/chat-calls.ts";
import { hydrated, visit } from "../support/visit.ts";

test.use({ expectedErrors: /Failed to load resource/ });

// One conversation goes through all of it: what comes later would show a message lost or doubled earlier.
test("what is typed is there after a reload and on the way back, until it is sent; a double click, a lost answer and a reload at any moment lose and double nothing [EDGE-08] [EDGE-09] [CHAT-24]", async ({
  page,
}) => {
  const turns: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/price-calculator-ai")) turns.push(request.postDataJSON().turnId);
  });
  await visit(page, "/preisrechner");

  await test.step("what is typed and not sent is there after a reload and on the way back", async () => {
    await field(page).fill("Malerbetrieb Schu");
    await page.waitForFunction(() => history.state?.priceChatDraft === "Malerbetrieb Schu");
    await reload(page);
    await expect(field(page)).toHaveValue("Malerbetrieb Schu");
    await page.getByRole("link", { name: "Preise", exact: true }).first().click();
    await expect(page).toHaveURL(/\/preise$/);
    await page.goBack();
    await expect(field(page)).toHaveValue("Malerbetrieb Schu");
  });

  await test.step("an answer that is lost on its way comes with the next try; a double click asks once", async () => {
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
  });

  await test.step("a reload before the message has arrived sends it again by itself, once", async () => {
    const held: Route[] = [];
    await page.route(CHAT, (route) => (held.length === 0 ? void held.push(route) : route.continue()));
    await field(page).fill("50 Produkte");
    await field(page).press("Enter");
    await expect.poll(() => held.length).toBe(1);
    await Promise.all([reload(page), held[0]?.abort()]);
    await expect(messages(page)).toHaveCount(7);
    await expect(messages(page).nth(3)).toContainText("Online-Shop");
    await expect(messages(page).nth(5)).toContainText("50 Produkte");
    await page.unroute(CHAT);
  });

  await test.step("a reload while the answer is under way", async () => {
    // The message reaches the server, the page leaves before its answer.
    await page.route(CHAT, async (route) => {
      await route.fetch();
      await new Promise(() => {});
    });
    await field(page).fill("2-3 Wochen");
    const reached = page.waitForRequest(CHAT);
    await field(page).press("Enter");
    await reached;
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await reload(page);
    await expect(messages(page)).toHaveCount(9);
    await expect(messages(page).nth(7)).toContainText("2-3 Wochen");
    await expect(field(page)).toBeEnabled();
    await expect(field(page)).toHaveValue("");
  });
});

test("with the API down the page stands and says where to turn; the browser asks before it is left with a message that did not arrive, and not before a call [EDGE-22]", async ({
  page,
}) => {
  let questions = 0;
  page.on("dialog", (dialog) => {
    questions += 1;
    return dialog.accept();
  });
  await page.route("**/functions/**", (route) => route.abort());
  await visit(page, "/preisrechner");
  await field(page).fill("Malerbetrieb Schulze");
  await field(page).press("Enter");
  const note = page.getByRole("status").filter({ hasText: "Noch nicht beantwortet." });
  await expect(note.getByRole("link", { name: "Kontaktseite" })).toHaveAttribute("href", "/kontakt");
  const call = note.getByRole("link", { name: /^02591/ });
  await expect(call).toHaveAttribute("href", /^tel:/);
  // Safari gives a link that is clicked no focus; a call is no way out of the question for what comes after it.
  await call.evaluate((link) => link.addEventListener("mousedown", (event) => event.preventDefault()));
  await call.click();
  await expect(call).not.toBeFocused();
  expect(questions).toBe(0);
  await call.focus();
  await page.waitForTimeout(200);

  await reload(page);
  expect(questions).toBe(1);
  await expect(page.getByText("Ihr Gespräch ließ sich nicht laden.")).toBeVisible();
  await expect(messages(page).last()).toContainText("Malerbetrieb Schulze");
  await page.unroute("**/functions/**");
  await page.getByRole("button", { name: "Noch einmal laden" }).click();
  await expect(messages(page)).toHaveCount(3);
  await page.reload();
  expect(questions).toBe(1);
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
