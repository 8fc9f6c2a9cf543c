// The corpus of payloads in every place where the site shows text from outside; the SEO check: foreign-text-seo.e2e.ts.
import { PUBLIC_KEY } from "#content/api.ts";
import { contactOutcome } from "#content/contact-errors.ts";
import { MESSAGE_PARAMETER, SUBJECT_PARAMETER } from "#content/contact-link.ts";
import { inquiryMails } from "#worker/mail/compose/contact-mail.ts";
import { estimateMail } from "#worker/mail/compose/estimate-mail.ts";
import { xssPayloads } from "../../fixtures/xss-payloads.ts";
import { expect, test } from "../../support/browser-test.ts";
import { sampleEstimate } from "../../support/estimates.ts";
import { sampleInquiry } from "../../support/mail-samples.ts";
import { field, messages, openChat, say, says, sheet } from "../support/chat-calls.ts";
import { fillIn, openContact, sendButton } from "../support/contact-calls.ts";
import { watch, withPayloads } from "../support/foreign-text.ts";
import { problem } from "../support/stand-in.ts";

// Refused calls are what some of these tests are about.
test.use({ expectedErrors: /Failed to load resource/ });

const all = xssPayloads.join("\n");

test("a conversation, its choices and its breakdown show payloads as text, printed too [CHAT-33] [EDGE-12]", async ({
  page,
}) => {
  const { expectHarmless, expectShown } = await watch(page);
  const { chat, session, mail } = await openChat(page);
  const slots = ["company", "industry", "projectType", "pages", "timeline", "features", "care"];
  const understood = Object.fromEntries(slots.map((slot) => [slot, { value: "x", assumed: false }]));
  const priceEstimate = withPayloads(sampleEstimate);
  const rest = {
    understood: withPayloads(understood),
    quickReplies: xssPayloads.slice(0, 8),
    runningPrice: { min: 1 },
    step: 5,
  };
  chat.answer(says(all, { ...rest, priceEstimate }));
  mail.answer(problem(429, "rate-limited", all));
  session.answer({ json: { messages: [], ...rest, estimate: null, pending: false } });
  await say(page, all.slice(0, 900));
  await expect(messages(page).last()).toContainText("__xss");
  await expectShown(60);
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page)).toContainText("__xss");
  await expectHarmless();
  await page.emulateMedia({ media: "print" });
  await expectHarmless();
  await page.emulateMedia({ media: "screen" });
  chat.answer(problem(500, "internal", all));
  await field(page).fill("Was nun?");
  await field(page).press("Enter");
  await expect(page.locator(".calc-trouble")).toContainText("__xss");
  await expectHarmless();
});

test("a link to the contact form and the refusal of a message are text [CONT-24] [CONT-23]", async ({
  page,
}) => {
  const { expectHarmless } = await watch(page);
  const query = new URLSearchParams({ [SUBJECT_PARAMETER]: xssPayloads[0] ?? "" });
  const { send } = await openContact(page, `?${query}#${new URLSearchParams({ [MESSAGE_PARAMETER]: all })}`);
  await expect(page.locator("[name=message]")).toHaveValue(/__xss/);
  await expectHarmless();
  send.answer(problem(400, "bad-request", all));
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.locator(".inquiry-after")).toBeVisible();
  await expectHarmless();
});

test("the page that answers a plain form shows payloads as text [CONT-34] [API-17]", async ({ page }) => {
  const { expectHarmless } = await watch(page);
  await page.goto("/kontakt");
  await page.evaluate((text) => {
    const form = document.querySelector<HTMLFormElement>("form[data-contact-form]");
    for (const name of ["company", "phone", "subject", "message"]) {
      const control = form?.elements.namedItem(name) as HTMLInputElement | null;
      if (control) control.value = text;
    }
    form?.submit();
  }, all);
  await expect(page).toHaveTitle(new RegExp(`^${contactOutcome.faulty.title}`));
  await expect(page.locator("[name=message]")).toHaveValue(/__xss/);
  await expectHarmless();
});

test("mails show payloads as text in a browser's engine [API-19] [API-17]", async ({ page }) => {
  const { expectHarmless, expectShown } = await watch(page);
  const contact = { name: all, company: all, phone: all, subject: all, message: all };
  const estimate = withPayloads(sampleEstimate);
  const mails = [
    ...inquiryMails(sampleInquiry({ contact }), estimate),
    estimateMail(estimate, "erika@example.org"),
  ];
  expect(mails).toHaveLength(3);
  for (const { html, kind } of mails) {
    await page.setContent(html);
    if (kind === "inquiry") await expectShown(50);
    await expectHarmless();
  }
});

test("what watches these pages sees a payload that nobody escaped", async ({ page }) => {
  const { expectHarmless } = await watch(page);
  for (const raw of [
    "<svg onload=window.__xss=1>",
    "<a href=' javascript:window.__xss=1'>x</a>",
    "<b onclick=1>x</b>",
  ]) {
    await page.setContent("<p>nichts</p>");
    await page.evaluate(() => Reflect.deleteProperty(window, "__xss"));
    await expectHarmless();
    await page.setContent(raw);
    await expect(expectHarmless()).rejects.toThrow();
  }
});

test("the owner's desk shows payloads of every field as text [DESK-09]", async ({ page, request }) => {
  const { expectHarmless, expectShown } = await watch(page);
  for (const [index, payload] of xssPayloads.entries()) {
    const short = payload.slice(0, 100);
    const data = {
      ...{ name: short, phone: short.slice(0, 40), company: short, subject: `Nutzlast ${index} ${short}` },
      ...{ message: index === 0 ? all.slice(0, 5_000) : payload, email: `nutzlast${index}@example.org` },
    };
    const answer = await request.post("/functions/v1/send-contact-email", {
      headers: { Authorization: `Bearer ${PUBLIC_KEY}` },
      data,
    });
    // Line breaks and the like are refused by the form itself.
    expect([200, 400]).toContain(answer.status());
  }
  await page.goto("/intern?q=Nutzlast");
  await expectShown(10);
  await expectHarmless();
  await page.goto("/intern?q=Nutzlast+0");
  await page.getByRole("link", { name: "Nutzlast 0 " }).click();
  await expect(page.locator("blockquote")).toContainText("__xss");
  await expectHarmless();
  await page.getByLabel("Notiz").fill(all.slice(0, 4_000));
  await page.getByRole("button", { name: "Notiz speichern" }).click();
  await expect(page.getByText("Notiz gespeichert.")).toBeVisible();
  await expectHarmless();
});
