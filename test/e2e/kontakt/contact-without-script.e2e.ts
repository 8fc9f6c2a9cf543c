// The contact form as a plain form: its answer is the page itself, rewritten by the Worker.
import { contactError, contactOutcome } from "#content/contact-errors.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";

const FORM = "form[data-contact-form]";
const SUMMARY = "[data-contact-summary]";
const SEND = "Nachricht senden";

// A refused form has the status 400, which the console reports.
test.use({ expectedErrors: /status of 400/ });

test.describe("in a browser without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test("faults come back with the values, take the focus and lead to their fields; then it arrives [CONT-34] [CONT-19] [CONT-21]", async ({
    page,
  }) => {
    await page.goto("/kontakt");
    const form = page.locator(FORM);
    const typeface = () => form.evaluate((element) => getComputedStyle(element).fontFamily);
    const before = await typeface();
    const subject = 'Anfrage "><b>fett</b> & mehr';
    const message = "Guten Tag,\n\n</textarea><script>alert(1)</script>";
    await form.locator("[name=name]").fill(" ");
    await form.getByLabel("E-Mail").fill("erika@example.de");
    await form.getByLabel("Größe").selectOption("verein-ngo");
    await form.getByLabel("Betreff").fill(subject);
    await form.getByLabel("Nachricht").fill(message);
    await form.getByRole("button", { name: SEND }).click();

    await expect(page).toHaveTitle(new RegExp(`^${contactOutcome.faulty.title}`));
    await expect(page.locator(SUMMARY)).toBeFocused();
    await expect(form.locator("[data-contact-error=name]")).toHaveText(contactError("name", "missing"));
    await expect(form.getByLabel("E-Mail")).toHaveValue("erika@example.de");
    await expect(form.getByLabel("Größe")).toHaveValue("verein-ngo");
    await expect(form.getByLabel("Betreff")).toHaveValue(subject);
    await expect(form.getByLabel("Nachricht")).toHaveValue(message);
    expect(await typeface()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Erika Muster");
    await expect(form.locator("[name=name]")).toHaveValue(/Erika Muster/);
    await form.getByRole("button", { name: SEND }).click();

    await expect(page.getByRole("heading", { name: contactOutcome.sent.title })).toBeFocused();
    await expect(page.getByText(contactOutcome.sent.text)).toBeVisible();
    await expect(page.locator(FORM)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

// Axe itself needs script, so the same plain form is sent past the page's own.
test(`axe finds nothing on the answers „${contactOutcome.faulty.title}“ and „${contactOutcome.sent.title}“ [CONT-34] [QUAL-01]`, {
  tag: "@deep",
}, async ({ page }) => {
  const form = page.locator(FORM);
  const sendPlainly = () => form.evaluate((element: HTMLFormElement) => element.submit());
  await page.goto("/kontakt");
  await form.locator("[name=name]").fill(" ");
  await form.getByLabel("E-Mail").fill("erika@example.de");
  await form.getByLabel("Betreff").fill("Anfrage");
  await form.getByLabel("Nachricht").fill("Guten Tag");
  await sendPlainly();
  await expect(page).toHaveTitle(new RegExp(`^${contactOutcome.faulty.title}`));
  expect(await axeFindings(page)).toEqual([]);

  await form.locator("[name=name]").fill("Erika Muster");
  await sendPlainly();
  await expect(page).toHaveTitle(new RegExp(`^${contactOutcome.sent.title}`));
  expect(await axeFindings(page)).toEqual([]);
});
