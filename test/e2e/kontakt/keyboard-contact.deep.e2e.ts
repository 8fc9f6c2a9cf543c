// The contact form by keyboard alone from the load on: refused, mended, failed, sent.
import { expect, test } from "../../support/browser-test.ts";
import { FAILURE, field, openContact, STORED, toast, typed } from "../support/contact-calls.ts";
import { walk } from "../support/keyboard-walk.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: /Failed to load resource/ });

test("by keyboard alone: an empty inquiry is refused, its faults lead to the fields, and it is sent at the second try [QUAL-01] [QUAL-17] [CONT-16] [CONT-35]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  const { press, to, at, type, atContent } = walk(page);

  await press("Tab");
  await at("link", "Zum Inhalt springen");
  await page.keyboard.press("Enter");
  await atContent();
  await to("button", "Nachricht senden");
  await press("Enter");
  await at("textbox", /^Name/);
  await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
  expect(send.calls).toHaveLength(0);
  await to("link", "Nachricht", "Shift+Tab");
  await press("Enter");
  await at("textbox", /^Nachricht/);
  await type(typed.Nachricht);
  await to("textbox", /^Name/, "Shift+Tab");
  await type(typed.Name);
  await press("Tab");
  await at("textbox", /^E-Mail/);
  await type("erika@");
  await to("combobox", /^Größe/);
  await press("V");
  await to("textbox", /^Betreff/);
  await type(typed.Betreff);
  await to("button", "Nachricht senden");
  await press("Enter");
  await at("textbox", /^E-Mail/);
  await press("Control+a");
  await type(typed["E-Mail"]);

  send.answer(FAILURE);
  await to("button", "Nachricht senden");
  await press("Enter");
  await expect(toast(page, "Fehler beim Senden")).toBeVisible();
  await at("button", "Nachricht senden");
  send.answer(STORED);
  await press("Enter");
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
  expect(send.calls).toHaveLength(2);
  expect(send.calls[1]?.postDataJSON()).toMatchObject({
    name: typed.Name,
    email: typed["E-Mail"],
    companySize: "verein-ngo",
    subject: typed.Betreff,
    message: typed.Nachricht,
  });
});
