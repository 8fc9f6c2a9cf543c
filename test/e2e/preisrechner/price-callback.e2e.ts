// A callback asked for inside the conversation, with the real server behind it.
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import { field, messages, openChat, say, says } from "../support/chat-calls.ts";
import { problem, standIn } from "../support/stand-in.ts";
import { PHONE, visit } from "../support/visit.ts";

const SEND = "**/functions/v1/send-contact-email";

test.use({ expectedErrors: /Failed to load resource/ });

test("„Rückruf“, written or pressed, opens a small form: by keyboard alone, a number that cannot be called is said at its field, sent twice it is one inquiry, a failure loses nothing [TALK-37] [TALK-38]", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const sent = await standIn(page, SEND, problem(429, "rate-limited", "Heute sind es genug Anfragen."));
  await visit(page, "/preisrechner");
  await say(page, "Malerbetrieb Kock");
  await field(page).fill("Rückruf");
  await field(page).press("Enter");
  const form = page.getByRole("form", { name: "Rückruf" });
  const number = form.getByLabel("Ihre Telefonnummer");
  await expect(number).toBeFocused();
  await expect(messages(page).last()).toContainText("Tragen Sie unter „Rückruf“ Ihre Nummer ein");
  await expect(form.getByRole("button", { name: "Um Rückruf bitten" })).toBeInViewport({ ratio: 1 });
  expect(await axeFindings(page)).toEqual([]);

  await test.step("a number that is none is said at its field and goes with the next letter", async () => {
    await page.keyboard.press("Enter");
    await expect(form.getByRole("alert").first()).toHaveText(/Bitte geben Sie die Nummer ein/);
    await page.keyboard.type("12");
    await expect(form.getByRole("alert").first()).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(form.getByRole("alert").first()).toHaveText(/mit Vorwahl/);
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute("aria-invalid", "true");
    expect(sent.calls).toHaveLength(0);
  });

  await test.step("a failure stands there until the next try, and all that was filled in stays", async () => {
    await number.fill("02591 12345");
    await page.keyboard.press("Tab");
    await page.keyboard.type("vorm");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(form.getByLabel("Gespräch mitschicken")).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(form.getByText("Heute sind es genug Anfragen.")).toBeVisible();
    await expect(number).toHaveValue("02591 12345");
    sent.answer({ json: { ok: true, id: "i-1" } });
    await form.getByRole("button", { name: "Um Rückruf bitten" }).press("Enter");
    const told = page.getByText("Notiert: Ich rufe Sie unter 02591 12345 an, vormittags.");
    await expect(told).toBeFocused();
    const [first, second] = sent.calls.map((call) => call.postDataJSON());
    expect(second).toEqual(first);
    expect(second).toMatchObject({
      callback: true,
      email: "",
      phone: "02591 12345",
      name: "Malerbetrieb Kock",
    });
    expect(second.message).toContain("Sie: Malerbetrieb Kock");
  });

  await test.step("pressed and closed again, the focus is back in the field; without the tick no word goes along", async () => {
    await page.getByRole("button", { name: "Rückruf" }).click();
    await expect(number).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field(page)).toBeFocused();
    await page.getByRole("button", { name: "Rückruf" }).click();
    await number.fill("0171 2345678");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Notiert: Ich rufe Sie unter 0171 2345678 an")).toBeVisible();
    expect(sent.calls.at(-1)?.postDataJSON().message).not.toContain("Sie: ");
  });
});

test("a long answer is read from its beginning [TALK-39]", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { chat } = await openChat(page);
  await say(page, "eins");
  chat.answer(says(`Zuerst dies. ${"Ein langer Satz, der einige Zeilen füllt. ".repeat(40)}`));
  await say(page, "zwei");
  const beginning = () =>
    messages(page)
      .last()
      .evaluate((article) => {
        const frame = article.closest("[role=log]") as HTMLElement;
        return Math.round(article.getBoundingClientRect().top - frame.getBoundingClientRect().top);
      });
  // Not a pixel of it above the edge, and no more than a gap below.
  await expect.poll(beginning).toBeLessThan(40);
  await expect.poll(beginning).toBeGreaterThanOrEqual(0);
});
