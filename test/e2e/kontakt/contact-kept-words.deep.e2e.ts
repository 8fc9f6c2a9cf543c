// A look at another page does not cost what was typed into the contact form.
import { expect, test } from "../../support/browser-test.ts";
import { field, form, openContact, sendButton, toast, typed } from "../support/contact-calls.ts";

test("a message that is there again says as before how much room is left [CONT-34]", async ({ page }) => {
  await openContact(page);
  await field(page, "Nachricht").fill("Wir suchen. ".repeat(400));
  const room = form(page).getByText("Noch 200 Zeichen frei");
  await expect(room).toBeVisible();
  await form(page).getByRole("link", { name: "Datenschutzerklärung" }).click();
  await expect(page).toHaveURL("/datenschutz");
  await page.goBack();
  await expect(room).toBeVisible();
});

test("what was typed is there again after a look at another page, the browser stores none of it; a link fills in its own subject, and what has been sent is gone [CONT-34] [DATA-13] [SVC-06]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  const pageLink = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await field(page, "Name").fill(typed.Name);
  await field(page, "E-Mail").fill(typed["E-Mail"]);
  await field(page, "Nachricht").fill(typed.Nachricht);
  await field(page, "Größe").selectOption("verein-ngo");

  await form(page).getByRole("link", { name: "Datenschutzerklärung" }).click();
  await expect(page).toHaveURL("/datenschutz");
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(stored).not.toContain("Erika");
  await page.goBack();
  await expect(field(page, "Nachricht")).toHaveValue(typed.Nachricht);
  await expect(field(page, "Name")).toHaveValue(typed.Name);
  await expect(field(page, "Größe")).toHaveValue("verein-ngo");

  for (const [button, subject] of [
    ["Starter anfragen", /Starter/],
    ["Business anfragen", /Business/],
  ] as const) {
    await pageLink("Preise").click();
    await page.getByRole("link", { name: button }).click();
    await expect(field(page, "Betreff")).toHaveValue(subject);
    await expect(field(page, "Nachricht")).toHaveValue(typed.Nachricht);
  }

  await sendButton(page).click();
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
  expect(send.calls[0]?.postDataJSON()).toMatchObject({ name: typed.Name, message: typed.Nachricht });
  await pageLink("Preise").click();
  await pageLink("Kontakt").click();
  await expect(form(page)).toBeVisible();
  await expect(field(page, "Nachricht")).toHaveValue("");
  await expect(field(page, "Name")).toHaveValue("");
});
