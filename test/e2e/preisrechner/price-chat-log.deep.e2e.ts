// How the price calculator's conversation reads: the newest in view, text as text, within limits, without script.
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  details,
  field,
  LAPTOP,
  log,
  messages,
  openChat,
  reload,
  say,
  says,
  suggestions,
} from "../support/chat-calls.ts";

const LONG = "Ein langer Satz, der einige Zeilen füllt. ".repeat(12);

test("the notice stands at the top, also on a phone; the newest message comes into view, unless the visitor reads further up; whatever an answer holds is text [CHAT-28] [CHAT-55] [CHAT-58]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function (this: Element, ...options: unknown[]) {
      const { behavior = "" } = (options[0] ?? {}) as ScrollToOptions;
      if (this.role === "log") document.documentElement.dataset.scrolled = behavior;
      Reflect.apply(scrollTo, this, options);
    } as typeof scrollTo;
  });
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 700 });
  const { chat } = await openChat(page);
  await expect.poll(() => log(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await log(page).evaluate((element) => element.scrollIntoView());
  await expect(page.locator(".calc-notice")).toBeInViewport();
  await page.setViewportSize(LAPTOP);

  chat.answer(says(LONG));
  await test.step("the newest comes into view smoothly, a tenth of a second after the number of messages changes", async () => {
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await field(page).fill("eins");
    await field(page).press("Enter");
    await expect(messages(page)).toHaveCount(3);
    await page.clock.runFor(90);
    await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
    await page.clock.runFor(20);
    await expect(page.locator("html")).toHaveAttribute("data-scrolled", "smooth");
    await page.clock.resume();
  });

  await test.step("unless the visitor reads further up", async () => {
    const fromEnd = () =>
      log(page).evaluate(
        ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
      );
    for (const text of ["zwei", "drei"]) await say(page, text);
    await expect.poll(fromEnd).toBeLessThan(2);

    const release = chat.hold();
    await field(page).fill("vier");
    await field(page).press("Enter");
    await expect.poll(fromEnd).toBeLessThan(2);
    await log(page).hover();
    await page.mouse.wheel(0, -600);
    await expect.poll(fromEnd).toBeGreaterThan(300);
    const top = await log(page).evaluate(({ scrollTop }) => scrollTop);
    release();
    const newest = page.getByRole("button", { name: "Zur neuesten Nachricht" });
    await expect(newest).toBeVisible();
    expect(await log(page).evaluate(({ scrollTop }) => scrollTop)).toBe(top);
    await newest.click();
    await expect.poll(fromEnd).toBeLessThan(2);
    await expect(newest).toBeHidden();
  });

  await test.step("whatever an answer holds is text; its ways to pages of this site are links", async () => {
    const hostile =
      '<img src=x onerror="alert(1)"> [Gewinn](https://boese.example) Mehr unter /kontakt. /admin';
    chat.answer(says(hostile, { quickReplies: ["<b>Ja</b>"] }));
    await say(page, "<script>alert(1)</script>");
    await expect(messages(page).nth(-2)).toContainText("<script>alert(1)</script>");
    await expect(messages(page).last()).toContainText(hostile);
    const links = messages(page).last().getByRole("link");
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute("href", "/kontakt");
    await expect(log(page).locator("img")).toHaveCount(0);
    await expect(suggestions(page)).toHaveText(["<b>Ja</b>"]);
  });
});

test("what is assumed and what comes next stands in the form; a message holds 1,000 characters and says when it nears them; a full conversation says so [CHAT-58]", async ({
  page,
}) => {
  const { chat, session } = await openChat(page);
  const understood = {
    company: { value: "Malerbetrieb Schulze", assumed: false },
    pages: { value: "3–10 Seiten", assumed: true },
    care: { value: "ohne", assumed: false },
  };
  chat.answer(
    says("Gut.", { step: 3, understood, quickReplies: [], runningPrice: { min: 1290, max: 5860 } }),
  );
  await say(page, "Malerbetrieb Schulze");
  await expect(details(page)).toContainText("angenommen: 3–10 Seiten");
  await expect(details(page).getByRole("listitem").filter({ hasText: "Termin" }).first()).toHaveAttribute(
    "aria-current",
    "step",
  );
  await expect(page.locator(".calc-price")).toContainText("1.290 € bis 5.860 €");
  expect(await axeFindings(page)).toEqual([]);

  await test.step("a message holds 1,000 characters and says when it nears them; a full conversation says so", async () => {
    await field(page).fill("x".repeat(790));
    await expect(page.getByText(/Zeichen frei$/)).toBeHidden();
    await field(page).fill("x".repeat(990));
    await expect(page.getByText("Noch 10 Zeichen frei")).toBeVisible();
    await field(page).press("End");
    await field(page).pressSequentially("y".repeat(20));
    expect((await field(page).inputValue()).length).toBe(1000);
    const at = "2026-11-21T12:00:00.000Z";
    session.answer({
      json: {
        messages: Array.from({ length: 60 }, (_, index) => ({
          id: String(index),
          role: index % 2 === 0 ? "user" : "assistant",
          content: `Nachricht ${index}`,
          timestamp: at,
        })),
        quickReplies: [],
      },
    });
    await reload(page);
    await expect(page.getByText("Dieses Gespräch ist voll.")).toBeVisible();
    await expect(field(page)).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test("without script the page says what it would do, lists the prices and leads to the provider [QUAL-04]", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/preisrechner");
  await expect(page.locator(".calc-no-script")).toContainText(
    "Das Gespräch braucht JavaScript, das Formular",
  );
  await expect(page.locator(".calc-no-script a[href='/kontakt']")).toBeVisible();
  await expect(page.locator(".calc-no-script a[href^='tel:']")).toBeVisible();
  await expect(field(page)).toBeHidden();
  const list = page.getByRole("table", { name: "Nach dieser Liste wird gerechnet" });
  for (const row of ["Starter Website", "Onlineshop", "Weitere Sprache", "Premium Care"])
    await expect(list.getByRole("rowheader", { name: row })).toBeVisible();
  await expect(list).toContainText("1.290 €");
  await context.close();
});
