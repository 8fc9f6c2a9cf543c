// The contact form from its button on: what is refused, sent, failed. Without script: contact-without-script.e2e.ts.
import { contactOutcome } from "#content/contact-errors.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  afterTry,
  FAILURE,
  field,
  fillIn,
  form,
  openContact,
  sendButton,
  toast,
  typed,
} from "../support/contact-calls.ts";

const NEEDED = ["Name", "E-Mail", "Betreff", "Nachricht"] as const;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

// Refused calls are what many of these tests are about; the browser notes each in the console.
test.use({ expectedErrors: /Failed to load resource/ });

test("what is missing or malformed is named at its field, in a summary and aloud, and nothing is sent; while it is sent nothing can be changed or sent twice; then the form is empty and says what comes next [CONT-19] [CONT-20] [CONT-21] [CONT-22] [CONT-34] [CONT-35] [API-05] [API-06] [API-07] [QUAL-17] [TOAST-03]", async ({
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

  const release = send.hold();
  await field(page, "Größe").selectOption("kleine-unternehmen");
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText("Wird gesendet...");
  await expect(sendButton(page)).toBeDisabled();
  for (const label of [...NEEDED, "Telefon", "Betrieb oder Verein", "Größe"] as const)
    await expect(field(page, label)).toBeDisabled();
  await expect(form(page).locator("[name]:enabled")).toHaveCount(0);
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

  // Another inquiry is another one, even with the same words.
  await field(page, "Name").fill("Erika");
  await expect(afterTry(page)).toHaveCount(0);
  await fillIn(page);
  await field(page, "Größe").selectOption("kleine-unternehmen");
  await sendButton(page).click();
  await expect.poll(() => send.calls.length).toBe(2);
  expect(send.calls[1]?.postDataJSON().submissionId).not.toBe(submissionId);
});

test("a fault that only the server sees is shown at its field; a visitor who leaves hears nothing more, and what was sent still arrives [API-24] [CONT-19] [CONT-24] [QUAL-17]", async ({
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
  await expect(field(page, "Telefon")).toHaveAccessibleDescription(/Diese Nummer kann ich so nicht anrufen/);
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

  // Once more, and away while it is on its way.
  send.answer(FAILURE);
  const release = send.hold();
  await sendButton(page).click();
  await expect.poll(() => send.calls.length).toBe(2);
  await page.getByRole("contentinfo").getByRole("link", { name: "AGB" }).click();
  await expect(page).toHaveURL(/\/agb$/);
  // The address comes first, then the page.
  await expect(form(page)).toHaveCount(0);
  const answered = page.waitForResponse("**/functions/v1/send-contact-email", { timeout: 7_000 });
  release();
  expect((await answered).status()).toBe(500);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.locator(".toast")).toHaveCount(0);
});
