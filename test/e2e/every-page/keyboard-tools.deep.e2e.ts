// SEO check with design rating, and price calculator, by keyboard alone from the load on.
import { designRating } from "#test/fixtures/design-rating.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { expect, test } from "../../support/browser-test.ts";
import { messages, sheet, toast } from "../support/chat-calls.ts";
import { walk } from "../support/keyboard-walk.ts";
import { openSeoCheck, report, stream } from "../support/seo-calls.ts";
import { visit } from "../support/visit.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  permissions: ["clipboard-read", "clipboard-write"],
  expectedErrors: /Failed to load resource/,
});

test("by keyboard alone: an address is analysed with keywords and rating; a piece is copied, a fold opened and closed, places of the pictures are shown [QUAL-01] [SEO-64] [SNIP-06]", async ({
  page,
}) => {
  const { crawler, design } = await openSeoCheck(page);
  crawler.answer(stream(["result", seoAnswer]));
  design.answer({ json: designRating });
  const { press, to, until, at, type } = walk(page);

  await to("textbox", "Adresse Ihrer Seite");
  await type("firma.de");
  await press("Tab");
  await at("textbox", /^Keywords/);
  await type("Dachdecker Olfen");
  await press("Tab");
  await at("checkbox", "KI-Design-Bewertung");
  await press("Space");
  await to("button", "SEO-Analyse starten");
  await page.keyboard.press("Enter");
  await expect(report(page)).toBeVisible();
  expect(crawler.calls[0]?.postDataJSON()).toMatchObject({ keywords: ["Dachdecker Olfen"] });

  await until(page.locator(".finding-craft > summary").first());
  await press("Enter");
  await to("button", "Kopieren");
  await press("Enter");
  await at("button", "Kopiert");
  const row = page.locator(".task-rows .finding-row", { hasText: "HSTS fehlt" });
  await until(row.locator("summary").first());
  await press("Enter");
  await expect(row).toHaveAttribute("open");
  await press("Space");
  await expect(row).not.toHaveAttribute("open");

  const places = page.getByRole("list", { name: "Stellen im Bild: Am Rechner" }).getByRole("button");
  await until(places.first());
  await expect(places.first()).toHaveAttribute("aria-current", "true");
  await until(places.nth(1));
  await expect(places.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(places.first()).not.toHaveAttribute("aria-current", "true");
});

test("by keyboard alone: the calculator is answered by choices and free text, an answer is corrected, and the estimate goes to an address [QUAL-01] [CHAT-14] [CHAT-43] [CHAT-45]", async ({
  page,
}) => {
  await visit(page, "/preisrechner");
  const { press, to, at, type } = walk(page);
  const entry = "Ihre Antwort";
  const choose = async (reply: string, answers: number) => {
    await to("button", reply, "Shift+Tab");
    await press("Enter");
    await expect(messages(page)).toHaveCount(1 + 2 * answers);
    await at("textbox", entry);
  };

  await to("textbox", entry);
  await choose("Handwerksbetrieb", 1);
  await choose("Einfache Firmenwebsite", 2);
  await type("5 Seiten");
  await press("Enter");
  await expect(messages(page)).toHaveCount(7);
  await at("textbox", entry);
  await choose("2–3 Wochen", 4);
  await to("button", "Eine Seite mehr");
  await press("Enter");
  await expect(messages(page)).toHaveCount(11);
  await at("button", "Eine Seite mehr");
  await to("button", "Buchungssystem", "Shift+Tab");
  await press("Enter");
  await expect(sheet(page)).toBeVisible();
  await to("button", "Per E-Mail senden");
  await press("Enter");
  await at("textbox", /E-Mail/);
  await type("erika@hofladen-muster.example");
  await press("Enter");
  await expect(toast(page, "Preisaufschlüsselung gesendet")).toBeVisible();
});
