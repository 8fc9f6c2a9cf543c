// The contact form until its button: what links, keyboard, programs and long messages do.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import {
  FAILURE,
  field,
  fillIn,
  form,
  openContact,
  STORED,
  sendButton,
  toast,
  typed,
} from "../support/contact-calls.ts";

// Refused calls are what many of these tests are about; the browser notes each in the console.
test.use({ expectedErrors: /Failed to load resource/ });

const ESTIMATE = "0b9f6c1e-5f0a-4c39-9d5d-6f1f0f8a2b11";

test("a link fills in subject, message and estimate, as text and within limits; what was typed, even before the script came, stays, and the estimate can be left out [SVC-06] [CONT-09] [CONT-10] [EDGE-22] [WISH-07]", async ({
  page,
}) => {
  const query = new URLSearchParams({
    subject: `<b>Paket</b>\r\nBcc: x ${"lang ".repeat(60)}`,
    estimate: ESTIMATE,
  });
  const message = new URLSearchParams({ message: "Guten Tag,\n\n<img src=x onerror=alert(1)>" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + JSON.stringify(request.headers())));
  const { send } = await openContact(page, `?${query}#${message}`);
  const subject = await field(page, "Betreff").inputValue();
  expect(subject).toMatch(/^<b>Paket<\/b> Bcc: x lang/);
  expect(subject.length).toBeLessThanOrEqual(150);
  await expect(field(page, "Nachricht")).toHaveValue("Guten Tag,\n\n<img src=x onerror=alert(1)>");
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((request) => request.includes("onerror"))).toEqual([]);
  await page.reload();
  await expect(field(page, "Nachricht")).toHaveValue("Guten Tag,\n\n<img src=x onerror=alert(1)>");
  await expect(form(page)).toContainText("Ihre Schätzung wird mitgeschickt");
  const mail = await page.locator(".ways a[href^=mailto]").getAttribute("href");
  expect(mail).toContain(encodeURIComponent("<b>Paket</b> Bcc: x"));

  await fillIn(page, ["Name", "E-Mail"]);
  await sendButton(page).click();
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
  expect(send.calls[0]?.postDataJSON()).toMatchObject({ subject, estimateId: ESTIMATE });
  await expect(form(page)).not.toContainText("Ihre Schätzung");

  const scriptMayCome = await holdScript(page);
  await page.goto(`/kontakt?subject=Webdesign&estimate=${ESTIMATE}`, { waitUntil: "commit" });
  await field(page, "Betreff").fill("Mein Anliegen");
  await field(page, "Name").fill("Erika");
  scriptMayCome();
  await expect(form(page)).toHaveAttribute("novalidate", "");
  await expect(field(page, "Betreff")).toHaveValue("Mein Anliegen");
  await expect(field(page, "Name")).toHaveValue("Erika");
  await form(page).getByRole("button", { name: "Ohne Schätzung senden" }).click();
  await expect(form(page)).not.toContainText("Ihre Schätzung wird");
  await fillIn(page, ["E-Mail", "Nachricht"]);
  await sendButton(page).click();
  await expect.poll(() => send.calls.length).toBe(2);
  expect(send.calls[1]?.postDataJSON()).not.toHaveProperty("estimateId");
});

test("the form can be filled and sent by keyboard alone, past a trap out of sight; its token is asked for at the first touch, once, and the browser stores nothing of it [CONT-34] [DATA-13] [QUAL-01]", async ({
  page,
}) => {
  const { send, token } = await openContact(page);
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]);
  const before = await stored();
  const trap = page.locator("input[name=website]");
  await expect(trap).not.toBeInViewport();
  expect(await trap.evaluate((input) => getComputedStyle(input).display)).not.toBe("none");
  await expect(form(page).getByRole("textbox", { name: /leer lassen/ })).toHaveCount(0);

  expect(token.calls).toHaveLength(0);
  await field(page, "Name").focus();
  await expect.poll(() => token.calls.length).toBe(1);
  const order = [
    "Name",
    "E-Mail",
    "Telefon",
    "Betrieb oder Verein",
    "Größe",
    "Betreff",
    "Nachricht",
  ] as const;
  for (const label of order) {
    await expect(field(page, label)).toBeFocused();
    if (label === "Größe") await page.keyboard.press("V");
    else await page.keyboard.type(label === "E-Mail" ? typed[label] : `${label} ja`);
    await page.keyboard.press("Tab");
  }
  await expect(form(page).getByRole("link", { name: "Datenschutzerklärung" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  expect(token.calls).toHaveLength(1);

  send.answer(FAILURE);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Fehler beim Senden")).toBeVisible();
  expect(await stored()).toEqual(before);
  send.answer(STORED);
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
  for (const call of send.calls)
    expect(call.postDataJSON()).toMatchObject({ name: "Name ja", companySize: "verein-ngo" });
});

test("without a token the inquiry goes all the same; what fills the trap is told, and how much room is left to a long message [CONT-10] [CONT-34]", async ({
  page,
}) => {
  const { send, token } = await openContact(page);
  token.answer("offline");
  await field(page, "Name").focus();
  await expect.poll(() => token.calls.length).toBe(1);
  await expect(page.locator(".toast")).toHaveCount(0);

  await field(page, "Nachricht").fill("a".repeat(4_400));
  await expect(field(page, "Nachricht")).toHaveAccessibleDescription(/Drei Sätze genügen/);
  await field(page, "Nachricht").fill("a".repeat(4_999));
  await expect(field(page, "Nachricht")).toHaveAccessibleDescription("Noch 1 Zeichen frei.");

  await fillIn(page);
  await page.locator("input[name=website]").evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await sendButton(page).click();
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
  expect(send.calls[0]?.postDataJSON()).toMatchObject({ website: "https://spam.example" });
  expect(send.calls[0]?.postDataJSON()).not.toHaveProperty("formToken");
});

/** Keeps the site's script away from pages opened from now on, until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
