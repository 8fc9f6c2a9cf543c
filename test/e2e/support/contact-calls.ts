// Stand-ins for the API of the contact form, and the parts of the page that its tests touch.
import type { Page } from "@playwright/test";
import { type Answer, problem, type StandIn, standIn } from "./stand-in.ts";
import { visit } from "./visit.ts";

export const STORED: Answer = { json: { ok: true, id: "5d0a4c39-9d5d-4f1f-8f8a-2b110b9f6c1e" } };

export const FAILURE = problem(500, "internal", "Ein Fehler ist aufgetreten.");

/** What a visitor types, by the labels of the fields. */
export const typed = {
  Name: "Erika Muster",
  "E-Mail": "erika@hofladen-muster.example",
  Telefon: "02591 12345",
  "Betrieb oder Verein": "Hofladen Muster",
  Betreff: "Website für den Hofladen",
  Nachricht: "Guten Tag,\n\nwir brauchen eine neue Website.",
} as const;

type Label = keyof typeof typed | "Größe";

/** Opens the page, with /kontakt's query where one is given, and stands in for both calls. */
export async function openContact(page: Page, query = ""): Promise<{ send: StandIn; token: StandIn }> {
  const standIns = {
    send: await standIn(page, "**/functions/v1/send-contact-email", STORED),
    token: await standIn(page, "**/functions/v1/contact-token", { json: { token: "signed" } }),
  };
  await visit(page, `/kontakt${query}`);
  return standIns;
}

export const form = (page: Page) => page.locator("form[data-contact-form]");
export const field = (page: Page, label: Label) => form(page).getByLabel(new RegExp(`^${label} `));
export const sendButton = (page: Page) =>
  form(page).getByRole("button", { name: /^(Nachricht senden|Wird gesendet\.\.\.)$/ });
export const toast = (page: Page, title: string) => page.locator(".toast", { hasText: title });
/** What stands below the button once a try is over. */
export const afterTry = (page: Page) => page.locator(".inquiry-after");

export async function fillIn(
  page: Page,
  labels = Object.keys(typed) as (keyof typeof typed)[],
): Promise<void> {
  for (const label of labels) await field(page, label).fill(typed[label]);
}
