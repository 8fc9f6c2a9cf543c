// The contact form from its button on: what is refused, sent, failed. Without script: contact-without-script.e2e.ts.
import { contactOutcome } from "#content/contact-errors.ts";
import { expect, test } from "../support/browser-test.ts";
import {
  afterTry,
  FAILURE,
  field,
  fillIn,
  form,
  openContact,
  STORED,
  sendButton,
  toast,
  typed,
} from "./contact-calls.ts";

const NEEDED = ["Name", "E-Mail", "Betreff", "Nachricht"] as const;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

// Refused calls are what many of these tests are about; the browser notes each in the console.
test.use({ expectedErrors: /Failed to load resource/ });

test("what is missing or malformed is named at its field, in a summary and aloud, and nothing is sent [CONT-19] [CONT-35] [QUAL-17]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  await sendButton(page).click();
  for (const label of NEEDED) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription(/Bitte /);
  }
  await expect(field(page, "Telefon")).toHaveAttribute("aria-invalid", "false");
  await expect(field(page, "Name")).toBeFocused();
  await expect(form(page).getByRole("alert")).toHaveText(
    "4 Angaben fehlen noch oder stimmen nicht: Name, E-Mail, Betreff, Nachricht",
  );

  const summary = form(page).locator("[data-contact-summary]");
  await summary.getByRole("link", { name: "Betreff" }).click();
  await expect(field(page, "Betreff")).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");
  await page.keyboard.type("W");
  await expect(field(page, "Betreff")).toHaveAttribute("aria-invalid", "false");
  await expect(form(page).locator("[data-contact-error=subject]")).toBeHidden();
  await expect(summary.getByRole("link")).toHaveText(["Name", "E-Mail", "Nachricht"]);

  await fillIn(page);
  for (const malformed of ["erika", "erika@", "erika@hofladen", "a@b.de, c@d.de", "   "]) {
    await field(page, "E-Mail").fill(malformed);
    await sendButton(page).click();
    await expect(field(page, "E-Mail")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "E-Mail")).toBeFocused();
  }
  await expect(summary).toContainText("Eine Angabe fehlt noch oder stimmt nicht:");
  await field(page, "E-Mail").fill(typed["E-Mail"]);
  await expect(form(page).locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(summary).toBeEmpty();
  expect(send.calls).toHaveLength(0);
});

test("while it is sent nothing can be changed or sent twice; then the form is empty and says what comes next [CONT-20] [CONT-21] [CONT-22] [CONT-34] [API-05] [API-06] [API-07] [TOAST-03]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  const release = send.hold();
  await fillIn(page);
  await field(page, "Größe").selectOption("kleine-unternehmen");
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText("Wird gesendet...");
  await expect(sendButton(page)).toBeDisabled();
  for (const label of [...NEEDED, "Telefon", "Betrieb oder Verein", "Größe"] as const)
    await expect(field(page, label)).toBeDisabled();
  await expect(form(page).getByRole("status")).toHaveText("Wird gesendet...");
  release();

  await expect(page.locator(".toasts [role=status] .toast")).toContainText(contactOutcome.sent.title);
  await expect(toast(page, "Nachricht gesendet")).toContainText(
    "Vielen Dank für Ihre Nachricht. Ich melde mich schnellstmöglich bei Ihnen zurück.",
  );
  expect(send.calls).toHaveLength(1);
  for (const label of [...NEEDED, "Telefon", "Betrieb oder Verein", "Größe"] as const) {
    await expect(field(page, label)).toHaveValue("");
    await expect(field(page, label)).toBeEnabled();
  }
  await expect(afterTry(page)).toContainText(typed["E-Mail"]);
  await expect(afterTry(page)).toBeFocused();

  const [call] = send.calls;
  expect(call?.headers()).toMatchObject({
    "content-type": "application/json",
    authorization: "Bearer pk_paettken_public",
  });
  const { submissionId, ...body } = call?.postDataJSON() ?? {};
  expect(submissionId).toMatch(UUID);
  expect(body).toEqual({
    name: typed.Name,
    email: typed["E-Mail"],
    phone: typed.Telefon,
    company: typed["Betrieb oder Verein"],
    companySize: "kleine-unternehmen",
    subject: typed.Betreff,
    message: typed.Nachricht,
    formToken: "signed",
  });

  // Another inquiry is another one.
  await field(page, "Name").fill("Erika");
  await expect(afterTry(page)).toHaveCount(0);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => send.calls.length).toBe(2);
  expect(send.calls[1]?.postDataJSON().submissionId).not.toBe(submissionId);
});

for (const [name, answer] of [
  ["a failing server", FAILURE],
  ["a server that is not there", "offline"],
  ["a log-in page of a hotel", { body: "<title>WLAN</title>", contentType: "text/html" }],
] as const) {
  test(`${name} costs no word: values stay, the direct ways show, the next try is the same inquiry [CONT-23] [CONT-24] [TOAST-02] [TOAST-03] [EDGE-22]`, async ({
    page,
  }) => {
    const { send } = await openContact(page);
    send.answer(answer);
    await fillIn(page);
    await sendButton(page).click();
    const alert = page.locator(".toasts [role=alert] .toast");
    await expect(alert).toHaveAttribute("data-kind", "destructive");
    await expect(alert).toContainText("Fehler beim Senden");
    await expect(alert).toContainText(
      "Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später erneut oder kontaktieren Sie mich direkt.",
    );
    for (const [label, value] of Object.entries(typed)) {
      await expect(field(page, label as keyof typeof typed)).toHaveValue(value);
      await expect(field(page, label as keyof typeof typed)).toBeEnabled();
    }
    await expect(sendButton(page)).toBeFocused();
    const hrefs = await afterTry(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs.map((href) => href.replace(/^(tel:|mailto:|https:\/\/wa\.me\/).*/, "$1"))).toEqual([
      "tel:",
      "https://wa.me/",
      "mailto:",
    ]);
    const mail = new URL(hrefs[2] ?? "").searchParams;
    expect(mail.get("subject")).toBe(typed.Betreff);
    expect(mail.get("body")).toBe(typed.Nachricht.replaceAll("\n", "\r\n"));

    send.answer(STORED);
    await sendButton(page).press("Enter");
    await expect(toast(page, "Nachricht gesendet")).toBeVisible();
    await expect(alert).toHaveCount(0);
    const [first, second] = send.calls.map((call) => call.postDataJSON());
    expect(second).toEqual(first);
  });
}

test("a fault that only the server sees is shown at its field [CONT-19] [CONT-24] [QUAL-17]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  send.answer({
    status: 400,
    json: {
      type: "/problems/bad-request",
      title: "x",
      status: 400,
      detail: "x",
      fields: { phone: "malformed" },
    },
  });
  await fillIn(page);
  await sendButton(page).click();
  await expect(field(page, "Telefon")).toHaveAccessibleDescription(/Die Telefonnummer enthält Zeichen/);
  await expect(field(page, "Telefon")).toBeFocused();
  await expect(form(page).getByRole("alert")).toContainText("Telefon");
  await expect(field(page, "Telefon")).toHaveValue(typed.Telefon);
  // The focus is not pulled back while the visitor mends something else.
  await field(page, "Betreff").focus();
  await field(page, "Telefon").fill("02591 1");
  await expect(field(page, "Telefon")).toHaveAttribute("aria-invalid", "false");
  await expect(field(page, "Telefon")).toBeFocused();
  await field(page, "Betreff").fill("Anders");
  await expect(field(page, "Betreff")).toBeFocused();
});

test("a visitor who leaves hears nothing more, and what was sent still arrives [API-24]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  send.answer(FAILURE);
  const release = send.hold();
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => send.calls.length).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "AGB" }).click();
  await expect(page).toHaveURL(/\/agb$/);
  const answered = page.waitForResponse("**/functions/v1/send-contact-email");
  release();
  expect((await answered).status()).toBe(500);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.locator(".toast")).toHaveCount(0);
});
