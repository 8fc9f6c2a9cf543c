// Stand-ins for the API of the price calculator, and the parts of the page that its tests touch.
import { expect, type Page } from "@playwright/test";
import { type Answer, type StandIn, standIn } from "./stand-in.ts";
import { hydrated, visit } from "./visit.ts";

export const CHAT = "**/functions/v1/price-calculator-ai";
const SESSION = `${CHAT}/session`;
const MAIL = "**/functions/v1/send-price-estimate-email";
const SESSION_KEY = "priceChatSession";

/** The window that tests begin with. */
export const LAPTOP = { width: 1280, height: 720 };

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

/** Opens /preisrechner with stand-ins for all calls. */
export async function openChat(page: Page): Promise<ChatPage> {
  const standIns = {
    chat: await standIn(page, CHAT, says("Gut.")),
    session: await standIn(page, SESSION, {
      status: 404,
      json: { type: "/problems/not-found", detail: "Weg." },
    }),
    mail: await standIn(page, MAIL, { json: { ok: true, id: "m-1" } }),
  };
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
export const sheet = (page: Page) => page.getByRole("region", { name: "Ihre Preisaufschlüsselung" });
export const closeSheet = (page: Page) => sheet(page).getByRole("button", { name: "Schließen" }).click();
export const toast = (page: Page, title: string) => page.locator(".toast", { hasText: title });
/** The form beside the conversation; where the window is narrow it has to be unfolded first. */
export const details = (page: Page) => page.locator(".calc-details");

/** Types a message, sends it, and waits for the answer. */
export async function say(page: Page, text: string): Promise<void> {
  const before = await messages(page).count();
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(messages(page)).toHaveCount(before + 2);
  await expect(field(page)).toBeEnabled();
}

/** All that is said, as it is read. */
export const texts = (page: Page) => messages(page).locator(".calc-bubble").allInnerTexts();

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

export function storedSession(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
}

/** Shares of the log's inner width that the bubbles take. */
export function sharesOfWidth(page: Page): Promise<number[]> {
  return page.locator(".calc-bubble").evaluateAll((bubbles) =>
    bubbles.map((bubble) => {
      const row = bubble.closest("article") as HTMLElement;
      return bubble.getBoundingClientRect().width / row.getBoundingClientRect().width;
    }),
  );
}

export const ESTIMATE_ID = "8c1d2e3f-1111-4222-8333-944455556666";

/** With everything that a breakdown can show. */
export const fullEstimate = {
  ...plainEstimate,
  id: ESTIMATE_ID,
  priceListVersion: "2026-11",
  validUntil: "2026-12-21",
  recurring: [
    {
      item: "Basic Care",
      description: "im Monat, Vertrag für ein Jahr",
      price: 49,
      entry: "basic",
      chosen: true,
    },
  ],
  firstYear: [{ item: "Erstes Jahr ohne Pflege", price: 2780, priceMax: 3180 }],
  paymentPlan: [{ item: "Anzahlung bei Auftragserteilung, 50 %", price: 1390, priceMax: 1590 }],
  assumptions: ["Preise für Zusatzfunktionen sind Richtwerte."],
  notes: ["Kein bindendes Angebot: Den endgültigen Preis nenne ich Ihnen nach einem ausführlichen Gespräch."],
};
