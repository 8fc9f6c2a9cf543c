// The breakdown of an estimate: when it opens, what it shows, mailing and printing it. With stand-ins for the API.
import type { Page } from "@playwright/test";
import { axeFindings, contrastFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  type ChatPage,
  closeSheet,
  field,
  fullEstimate,
  ESTIMATE_ID as ID,
  LAPTOP,
  openButton,
  openChat,
  plainEstimate,
  say,
  says,
  sheet,
  toast,
} from "../support/chat-calls.ts";
import { problem } from "../support/stand-in.ts";
import { PHONE } from "../support/visit.ts";

test.use({ expectedErrors: /Failed to load resource/ });

/** Answers with `priceEstimate` and waits until its breakdown has opened. */
async function openedSheet(page: Page, priceEstimate: unknown = fullEstimate): Promise<ChatPage> {
  const standIns = await openChat(page);
  standIns.chat.answer(says("Das reicht für eine Schätzung.", { priceEstimate }));
  await say(page, "Standard reicht");
  await expect(sheet(page)).toBeVisible();
  return standIns;
}

/** What else the server may say of the amounts, and the span that comes of it. */
const SPANS = [
  ["both ends missing", { totalPriceMin: undefined, totalPriceMax: undefined }, null],
  ["the upper end missing", { totalPriceMax: undefined }, "2.780 €"],
  ["the lower end missing", { totalPriceMin: undefined }, "3.180 €"],
  ["one amount", { totalPriceMax: 2780 }, "2.780 €"],
] as const;

test("an answer with an estimate opens its breakdown after half a second, once; its button opens it at will; its span and total follow what the estimate holds [CHAT-30] [CHAT-31] [CHAT-32] [CHAT-36] [CHAT-38] [CHAT-39] [CHAT-44] [TALK-39]", async ({
  page,
}) => {
  await page.clock.install();
  const { chat } = await openChat(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  chat.answer(says("Das reicht.", { priceEstimate: fullEstimate }));
  await field(page).fill("Standard reicht");
  await field(page).press("Enter");
  await expect(openButton(page)).toBeVisible();
  await page.clock.runFor(490);
  await expect(sheet(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(sheet(page)).toBeVisible();
  // Nothing is laid over the conversation, and whoever types goes on typing.
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await closeSheet(page);
  await expect(sheet(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await page.clock.runFor(5_000);
  await expect(sheet(page)).toBeHidden();
  for (let time = 0; time < 2; time += 1) {
    await openButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole("heading", { level: 2 })).toBeFocused();
    await closeSheet(page);
    await expect(sheet(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  }
  // Another estimate is another message.
  const openNext = async (priceEstimate: unknown) => {
    const before = await openButton(page).count();
    chat.answer(says("Das reicht.", { priceEstimate }));
    await field(page).fill("doch 8 Seiten");
    await field(page).press("Enter");
    await expect(openButton(page)).toHaveCount(before + 1);
    await page.clock.runFor(510);
    await expect(sheet(page)).toBeVisible();
  };
  for (const [what, ends, shown] of SPANS)
    await test.step(`with ${what} the span is ${shown ?? "left out"}`, async () => {
      await openNext({ ...plainEstimate, ...ends });
      const span = sheet(page).locator(".calc-span-figure");
      if (shown) await expect(span).toHaveText(shown);
      else await expect(span).toBeHidden();
      await expect(sheet(page)).toContainText("Gesamtpreis");
      await expect(sheet(page)).toContainText("kein bindendes Angebot");
      await closeSheet(page);
      await expect(sheet(page)).toBeHidden();
    });
  await test.step("a total in figures reads as the other amounts do", async () => {
    await openNext({ ...plainEstimate, totalPrice: 12490 });
    await expect(sheet(page).locator(".calc-sum")).toHaveText(/12\.490 €$/);
  });
});

test("the breakdown shows project, span, lines, total, what is included and what holds, and prints alone [CHAT-33] [CHAT-34] [CHAT-35] [CHAT-37] [CHAT-38] [CHAT-39] [CHAT-40] [CHAT-41] [QUAL-15] [TALK-39]", {
  tag: "@deep",
}, async ({ page }) => {
  await openedSheet(page);
  const dialog = sheet(page);
  for (const shown of ["Einfache Firmenwebsite", "2–3 Wochen", "21. Dezember 2026"])
    await expect(dialog.locator(".calc-sheet-head dl")).toContainText(shown);
  await expect(dialog.locator(".calc-span")).toHaveText(/2\.780 €\s*bis\s*3\.180 €/);
  await expect(dialog.locator(".calc-span")).toContainText(
    "Den endgültigen Preis nenne ich Ihnen nach einem ausführlichen Gespräch.",
  );
  const once = dialog.locator("section", { has: page.getByRole("heading", { name: "Einmalig" }) });
  await expect(once.locator("dl > div")).toHaveText([
    /^Business Website\s*2\.490 €\s*Für 8 Seiten$/,
    /^Buchung oder Terminvergabe\s*290 € bis 690 €$/,
    /^Gesamtpreis\s*2\.780 € bis 3\.180 €$/,
  ]);
  await expect(dialog).toContainText("Basic Care (gewählt)");
  await expect(dialog).toContainText("1.390 € bis 1.590 €");
  await test.step("on a phone its ways on are in the first screen", async () => {
    await page.setViewportSize(PHONE);
    await openButton(page).click();
    for (const way of [
      dialog.getByRole("link", { name: "Unverbindlich beraten lassen" }),
      dialog.getByRole("button", { name: "Drucken" }),
    ])
      await expect(way).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(LAPTOP);
  });
  const included = dialog.locator("section", {
    has: page.getByRole("heading", { name: "Im Preis enthalten" }),
  });
  await expect(included.getByRole("listitem")).toHaveText([
    /Responsives Design/,
    /Basis-SEO/,
    /SSL-Zertifikat und Sicherheit/,
    /Hosting und Domain/,
    /30 Tage Support/,
    /Einführung in die Bedienung/,
  ]);
  await expect(dialog.getByRole("heading", { level: 3 }).last()).toHaveText("Gut zu wissen");
  await expect(dialog.locator("section").last()).toContainText("Kein bindendes Angebot");
  for (const viewport of [PHONE, { width: 320, height: 640 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    expect(await axeFindings(page)).toEqual([]);
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await contrastFindings(page)).toEqual([]);

  await test.step("it prints alone, all of it", async () => {
    await page.setViewportSize(LAPTOP);
    await page.emulateMedia({ media: "print", colorScheme: null, reducedMotion: null });
    for (const hidden of [page.locator("header").first(), page.locator("#chat"), page.locator("footer")])
      await expect(hidden).toBeHidden();
    await expect(sheet(page).getByRole("link")).toBeHidden();
    const title = page.getByRole("heading", { name: "Ihre Preisaufschlüsselung" });
    const top = await title.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    expect(top).toBeGreaterThanOrEqual(0);
    await expect(sheet(page)).toContainText("Pättken");
    await expect(page.getByRole("heading", { name: "Gut zu wissen" })).toBeVisible();
    expect(
      await sheet(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeLessThan(2);
  });
});

const toggle = (page: Page) => sheet(page).getByRole("button", { name: "Per E-Mail senden" });
const address = (page: Page) => sheet(page).getByRole("textbox", { name: "E-Mail-Adresse" });
const send = (page: Page) =>
  sheet(page).getByRole("button", { name: /^(Aufschlüsselung senden|Wird gesendet\.\.\.)$/ });

test("below are print, mail to an address, which says why it cannot be sent, and the way to the contact form, which takes the estimate along [CHAT-42] [CHAT-43] [CHAT-45] [CHAT-46] [CHAT-47] [CHAT-48] [CHAT-49] [CHAT-50] [CHAT-51] [CHAT-52] [CHAT-53] [CHAT-54] [API-04]", {
  tag: "@deep",
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const { mail } = await openedSheet(page);
  await expect(sheet(page).getByRole("button", { name: "Per E-Mail senden" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await sheet(page).getByRole("button", { name: "Drucken" }).click();
  await expect(page.locator("body[data-printed]")).toBeVisible();

  await test.step("a mail that cannot be sent says why, and leaves form and address", async () => {
    await toggle(page).click();
    mail.answer(problem(429, "rate-limited", "An diese Adresse gingen heute schon mehrere Mails."));
    await address(page).fill("erika@hofladen-muster.example");
    await send(page).click();
    await expect(toast(page, "Fehler")).toContainText("An diese Adresse gingen heute schon mehrere Mails.");
    await expect(toast(page, "Fehler")).toHaveAttribute("data-kind", "destructive");
    await expect(address(page)).toHaveValue("erika@hofladen-muster.example");
    await expect(address(page)).toBeFocused();
    mail.answer({ status: 502, body: "<h1>Bad Gateway</h1>" });
    await send(page).click();
    await expect(toast(page, "Die E-Mail konnte nicht gesendet werden.")).toContainText(
      "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.",
    );
    await expect(address(page)).toHaveValue("erika@hofladen-muster.example");
    await expect(send(page)).toBeEnabled();
  });

  await test.step("the breakdown is mailed to the address", async () => {
    mail.answer({ json: { ok: true, id: "m-1" } });
    const release = mail.hold();
    await address(page).fill("erika@hofladen-muster.example");
    await send(page).click();
    await expect(send(page)).toBeDisabled();
    expect(await axeFindings(page)).toEqual([]);
    await address(page).press("Enter");
    release();
    await expect(toast(page, "Preisaufschlüsselung gesendet")).toContainText(
      "Die Preisaufschlüsselung wurde erfolgreich an erika@hofladen-muster.example gesendet.",
    );
    await expect(address(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    expect(mail.calls).toHaveLength(3);
    const body = mail.calls[2]?.postDataJSON();
    expect(body.email).toBe("erika@hofladen-muster.example");
    expect(body.priceEstimate).toMatchObject({ id: ID, totalPriceMin: 2780 });
    await toggle(page).click();
    await expect(address(page)).toHaveValue("");
  });

  await test.step("empty and impossible addresses are not sent; what is wrong stands at the field until something is typed", async () => {
    await expect(address(page)).toBeFocused();
    await expect(address(page)).toHaveAttribute("type", "email");
    await send(page).click();
    await expect(toast(page, "E-Mail-Adresse fehlt")).toContainText(
      "Bitte geben Sie eine E-Mail-Adresse ein",
    );
    await expect(toast(page, "E-Mail-Adresse fehlt")).toHaveAttribute("data-kind", "destructive");
    const fault = sheet(page).locator(".calc-mail-fault");
    await expect(fault).toContainText("Bitte geben Sie eine E-Mail-Adresse ein");
    await expect(address(page)).toHaveAttribute("aria-invalid", "true");
    await address(page).fill("keine-adresse");
    await expect(fault).toBeHidden();
    await send(page).click();
    await expect(fault).toContainText("Das ist keine E-Mail-Adresse. Bitte prüfen Sie die Schreibweise.");
    await expect(address(page)).toBeFocused();
    await expect(address(page)).toHaveValue("keine-adresse");
    await toggle(page).click();
    await expect(address(page)).toBeHidden();
    await toggle(page).click();
    await expect(address(page)).toHaveValue("");
    expect(mail.calls).toHaveLength(3);
  });

  await sheet(page).getByRole("link", { name: "Unverbindlich beraten lassen" }).click();
  await expect(page).toHaveURL(new RegExp(`/kontakt\\?.*estimate=${ID}`));
  await expect(page.getByText("Ihre Schätzung wird mitgeschickt.")).toBeVisible();
  await expect(page.getByLabel(/^Nachricht/)).toHaveValue(/ich habe im Preisrechner .+„Standard reicht“/s);
});
