// The price calculator's page and how a message is sent, with stand-ins for the API.
import type { Page } from "@playwright/test";
import { greeting, quickReplies } from "#content/price-calculator/price-chat.ts";
import { axeFindings, contrastFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  field,
  LAPTOP,
  log,
  messages,
  openChat,
  reload,
  say,
  says,
  sendButton,
  sharesOfWidth,
  storedSession,
  suggestions,
  thinking,
  toast,
} from "../support/chat-calls.ts";
import { problem } from "../support/stand-in.ts";
import { PHONE } from "../support/visit.ts";

// Refused calls are what some of these tests are about; the browser notes each in the console.
test.use({ expectedErrors: /Failed to load resource/ });

test("the page opens with three cards, the chat's title, a greeting and what becomes of the words; what is typed is sent, and found again [CHAT-01] [CHAT-02] [CHAT-03] [CHAT-15] [CHAT-16] [CHAT-17] [CHAT-25] [CHAT-26] [CHAT-27] [CHAT-55] [API-03] [EDGE-07] [EDGE-12] [ROUTE-11]", async ({
  page,
}) => {
  // The button is not to rise into place while it is clicked.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { chat, session } = await openChat(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Was kostet Ihre Website?");
  for (const name of ["Intelligente Beratung", "Sofortiges Ergebnis", "Transparente Aufschlüsselung"])
    await expect(
      page.getByRole("article").filter({ has: page.getByRole("heading", { name }) }),
    ).toBeVisible();
  await expect(page.getByRole("heading", { name: "KI-Preisrechner Chat" })).toBeVisible();
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page).first()).toContainText(greeting);
  await expect(log(page)).toContainText("Hier antwortet eine KI");
  await expect(log(page)).toContainText("Ihre Eingaben gehen an Cloudflare");
  await expect(log(page).getByRole("link", { name: "Datenschutzerklärung" })).toHaveAttribute(
    "href",
    "/datenschutz",
  );
  // Nobody has said anything: nothing is sent or stored.
  expect([chat.calls.length, session.calls.length, await storedSession(page)]).toEqual([0, 0, null]);

  await test.step("Enter and button send what was typed, trimmed; nothing but blanks is not sent", async () => {
    await field(page).press("Enter");
    await field(page).fill("  \n ");
    await sendButton(page).click();
    await expect(messages(page)).toHaveCount(1);
    await field(page).fill("  Malerbetrieb Schulze  ");
    await field(page).press("Enter");
    await expect(messages(page)).toHaveCount(3);
    await field(page).fill("zweite");
    await field(page).press("Shift+Enter");
    await field(page).pressSequentially("Zeile");
    await sendButton(page).click();
    await expect(messages(page)).toHaveCount(5);
    const sent = chat.calls.map((call) => call.postDataJSON().messages.at(-1).content);
    expect(sent).toEqual(["Malerbetrieb Schulze", "zweite\nZeile"]);
  });

  await test.step("a request holds role and content alone, nothing of the system, and the number of the message", async () => {
    const [first] = chat.calls;
    const { turnId, ...body } = first?.postDataJSON() ?? {};
    expect(turnId).toMatch(/^[\da-f-]{36}$/);
    expect(body).toEqual({
      messages: [
        { role: "assistant", content: greeting },
        { role: "user", content: "Malerbetrieb Schulze" },
      ],
      conversationStep: 1,
    });
    const session = await storedSession(page);
    expect(first?.headers()).toMatchObject({ "x-chat-session": session, "content-type": "application/json" });
    expect(page.url()).not.toContain(session as string);
  });

  await test.step("a conversation that is found again may hold the system's words: they are shown, not sent", async () => {
    const at = "2026-11-21T12:00:00.000Z";
    session.answer({
      json: {
        messages: [
          { id: "1", role: "user", content: "Malerbetrieb", timestamp: at },
          { id: "2", role: "assistant", content: "Gut.", timestamp: at },
          { id: "3", role: "system", content: "Gespräch fortgesetzt", timestamp: at },
        ],
        quickReplies: ["Portfolio"],
        pending: false,
      },
    });
    await reload(page);
    await expect(messages(page)).toHaveCount(4);
    await expect(messages(page).last()).toHaveAccessibleName("Hinweis");
    await expect(suggestions(page)).toHaveText(["Portfolio"]);
    expect(session.calls.at(-1)?.headers()).toMatchObject({ "x-chat-session": await storedSession(page) });
    await say(page, "Portfolio");
    const { messages: sent, conversationStep } = chat.calls.at(-1)?.postDataJSON() ?? {};
    expect(conversationStep).toBe(2);
    expect(sent.map(({ role }: { role: string }) => role)).toEqual([
      "assistant",
      "user",
      "assistant",
      "user",
    ]);
  });
});

const SIZES = [
  PHONE,
  { width: 320, height: 568 },
  { width: 1440, height: 700 },
  { width: 2560, height: 1600 },
];

/** However much has been said. */
async function expectCardHeight(page: Page): Promise<void> {
  const { height } = (await page.locator(".calc-card").boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(700);
  expect(height).toBeLessThanOrEqual(1000);
}

test("suggestions follow the number of messages, are sent as they stand, and end after five; card and bubbles keep their measures from narrow to wide, and speakers differ [CHAT-04] [CHAT-05] [CHAT-06] [CHAT-07] [CHAT-08] [CHAT-09] [CHAT-10] [CHAT-11] [CHAT-12] [CHAT-13] [CHAT-14]", async ({
  page,
}) => {
  const { chat } = await openChat(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectCardHeight(page);
  }
  await page.setViewportSize(LAPTOP);
  for (const [index, replies] of Object.values(quickReplies).entries()) {
    await expect(suggestions(page)).toHaveText([...replies]);
    const reply = replies[index % replies.length] as string;
    await suggestions(page).filter({ hasText: reply }).first().click();
    await expect(messages(page)).toHaveCount(1 + 2 * (index + 1));
    await expect(messages(page).nth(-2)).toContainText(reply);
    expect(chat.calls.at(-1)?.postDataJSON().messages.at(-1)).toEqual({ role: "user", content: reply });
  }
  await expect(suggestions(page)).toHaveCount(0);
  await expect(page.getByText("Schnelle Antworten:")).toBeHidden();
  await say(page, "Noch etwas");
  await expect(page.getByText("Schnelle Antworten:")).toBeHidden();

  chat.answer(says("Ein langer Satz mit vielen Worten, der mehr als eine Zeile braucht. ".repeat(6)));
  await say(page, "Auch ich habe viel zu sagen und schreibe mehr, als in eine Zeile passt. ".repeat(5));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectCardHeight(page);
    expect(Math.max(...(await sharesOfWidth(page)))).toBeLessThanOrEqual(0.85);
  }
  await expect(messages(page).nth(-2)).toHaveAccessibleName("Sie");
  await expect(messages(page).last()).toHaveAccessibleName("Preisrechner");
  const looks = await page.locator(".calc-bubble").evaluateAll((bubbles) =>
    bubbles.slice(-2).map((bubble) => {
      const { left, right } = bubble.getBoundingClientRect();
      return { left, right, ground: getComputedStyle(bubble).backgroundColor };
    }),
  );
  const [own, theirs] = looks as [(typeof looks)[0], (typeof looks)[0]];
  expect(own.right).toBeGreaterThan(theirs.right);
  expect(own.left).toBeGreaterThan(theirs.left);
  expect(own.ground).not.toBe(theirs.ground);
});

test("while the answer is awaited nothing can be sent; then it stands below, and the focus is in the field; a message that failed stays and is sent again as the same turn, or goes back into the field [CHAT-18] [CHAT-19] [CHAT-20] [CHAT-21] [CHAT-22] [CHAT-23] [CHAT-24] [CHAT-29] [EDGE-09] [EDGE-22]", async ({
  page,
}) => {
  const { chat } = await openChat(page);
  const release = chat.hold();
  chat.answer(says("Was für eine Website soll es werden?"));
  await field(page).fill("Malerbetrieb");
  await field(page).press("Enter");
  await expect(messages(page).last()).toContainText("Malerbetrieb");
  await expect(field(page)).toHaveValue("");
  await expect(thinking(page)).toBeVisible();
  await expect(field(page)).toBeDisabled();
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page).locator(".animate-spin")).toBeVisible();
  for (const reply of await suggestions(page).all()) await expect(reply).toBeDisabled();
  expect(await axeFindings(page, ".calc-stage")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await contrastFindings(page)).toEqual([]);
  release();
  await expect(messages(page).last()).toContainText("Was für eine Website");
  await expect(thinking(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await expect(log(page)).toHaveAccessibleName("Verlauf des Gesprächs");
  expect(chat.calls).toHaveLength(1);

  chat.answer("offline");
  await field(page).fill("Firmenwebsite");
  await field(page).press("Enter");
  await expect(toast(page, "Fehler")).toContainText(
    "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
  );
  await expect(toast(page, "Fehler")).toHaveAttribute("data-kind", "destructive");
  await expect(thinking(page)).toBeHidden();
  await expect(messages(page).last()).toContainText("Firmenwebsite");
  await expect(page.getByRole("status").filter({ hasText: "Noch nicht beantwortet" })).toContainText("02591");
  expect(await axeFindings(page)).toEqual([]);

  chat.answer(problem(429, "rate-limited", "Das waren zu viele Anfragen."));
  await page.getByRole("button", { name: "Erneut senden" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Das waren zu viele Anfragen." })).toBeVisible();
  await expect(field(page)).toBeFocused();
  chat.answer(says("Gut."));
  await page.getByRole("button", { name: "Erneut senden" }).click();
  await expect(messages(page)).toHaveCount(5);
  const bodies = chat.calls.slice(1).map((call) => call.postDataJSON());
  expect(bodies).toHaveLength(3);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);

  chat.answer("offline");
  await field(page).fill("5 Seiten");
  await field(page).press("Enter");
  await page.getByRole("button", { name: "In das Feld zurückholen" }).click();
  await expect(field(page)).toHaveValue("5 Seiten");
  await expect(field(page)).toBeFocused();
  await expect(messages(page)).toHaveCount(5);
});
