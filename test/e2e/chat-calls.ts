// Stand-ins for the API of the price calculator, and the parts of the page that its tests touch.
import { expect, type Locator, type Page } from "@playwright/test";
import { type Answer, type StandIn, standIn } from "./stand-in.ts";
import { visit } from "./visit.ts";

const CHAT = "**/functions/v1/price-calculator-ai";
const SESSION = `${CHAT}/session`;
const MAIL = "**/functions/v1/send-price-estimate-email";
const SESSION_KEY = "priceChatSession";
export const SESSION_ID = "6d8f0f0e-7d7a-4a64-9f0c-2a8f1f0c1a11";

export interface ChatPage {
  chat: StandIn;
  session: StandIn;
  mail: StandIn;
}

/** The least the server may answer (API-03). */
export const says = (content: string, more: Record<string, unknown> = {}): Answer => ({
  json: { content, ...more },
});

/** DATA-07 and nothing else. */
export const plainEstimate = {
  projectType: "Einfache Firmenwebsite",
  timeline: "2–3 Wochen",
  totalPriceMin: 2780,
  totalPriceMax: 3180,
  totalPrice: "2.780 € bis 3.180 €",
  breakdown: [
    { item: "Business Website", description: "Für 8 Seiten", price: 2490 },
    { item: "Buchung oder Terminvergabe", price: "290 € bis 690 €" },
  ],
};

/** Opens /preisrechner with stand-ins for all calls. `stored`: the browser remembers a conversation. */
export async function openChat(page: Page, stored = false): Promise<ChatPage> {
  const standIns = {
    chat: await standIn(page, CHAT, says("Gut.")),
    session: await standIn(page, SESSION, {
      status: 404,
      json: { type: "/problems/not-found", detail: "Weg." },
    }),
    mail: await standIn(page, MAIL, { json: { ok: true, id: "m-1" } }),
  };
  if (stored)
    await page.addInitScript(
      ([key, id]) => {
        if (location.protocol.startsWith("http")) localStorage.setItem(key, id);
      },
      [SESSION_KEY, SESSION_ID] as const,
    );
  await visit(page, "/preisrechner");
  return standIns;
}

export const field = (page: Page) => page.getByPlaceholder("Oder eigene Antwort eingeben...");
export const sendButton = (page: Page) => page.getByRole("button", { name: "Senden", exact: true });
export const log = (page: Page) => page.getByRole("log");
export const messages = (page: Page) => log(page).getByRole("article");
export const suggestions = (page: Page) =>
  page.getByRole("group", { name: "Schnelle Antworten:" }).getByRole("button");
export const thinking = (page: Page) => page.getByText("KI analysiert Ihre Anfrage...");
export const openButton = (page: Page) =>
  log(page).getByRole("button", { name: /^Preisaufschlüsselung ansehen/ });
export const sheet = (page: Page) => page.getByRole("dialog", { name: "Ihre Preisaufschlüsselung" });
export const toast = (page: Page, title: string) => page.locator(".toast", { hasText: title });
export const path = (page: Page) => page.getByRole("region", { name: "Verstanden habe ich" });

/** Types a message, sends it, and waits for the answer. */
export async function say(page: Page, text: string): Promise<void> {
  const before = await messages(page).count();
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(messages(page)).toHaveCount(before + 2);
  await expect(field(page)).toBeEnabled();
}

export function storedSession(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
}

/** Share of the log's inner width that a bubble takes. */
export function shareOfWidth(bubble: Locator): Promise<number> {
  return bubble.evaluate((element) => {
    const row = element.closest("article") as HTMLElement;
    return element.getBoundingClientRect().width / row.getBoundingClientRect().width;
  });
}
