// The corpus of payloads in every place where the site shows text from outside.
import type { Page } from "@playwright/test";
import { contactOutcome } from "#content/contact-errors.ts";
import { MESSAGE_PARAMETER, SUBJECT_PARAMETER } from "#content/contact-link.ts";
import { exampleReport } from "#content/example-report.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { inquiryMails } from "#worker/mail/contact-mail.ts";
import { estimateMailing } from "#worker/mail/estimate-mail.ts";
import { crawledPage, done, running, sharedFinding, siteFinding } from "../app/seo-check/site-crawls.ts";
import { xssPayloads } from "../fixtures/xss-payloads.ts";
import { expect, test } from "../support/browser-test.ts";
import { sampleEstimate } from "../support/estimates.ts";
import { sampleInquiry } from "../support/mail-samples.ts";
import { field, messages, openChat, say, says, sheet } from "./chat-calls.ts";
import { fillIn, openContact, sendButton } from "./contact-calls.ts";
import { watch, withPayloads } from "./foreign-text.ts";
import { openSeoCheck, report, startButton, stream, urlField } from "./seo-calls.ts";
import { beginSite, site } from "./site-calls.ts";
import { problem } from "./stand-in.ts";

// Refused calls are what some of these tests are about.
test.use({ expectedErrors: /Failed to load resource/ });

const all = xssPayloads.join("\n");

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

test("a report, its previews, its printed form and the comparison show payloads as text [SEO-62] [QUAL-13]", async ({
  page,
}) => {
  const { expectHarmless, expectShown } = await watch(page);
  const { crawler } = await openSeoCheck(page);
  const url = "https://firma.de/?x=<img src=x onerror=window.__xss=1>";
  const first = { ...withPayloads(seoAnswer), url, requestedUrl: url };
  // The same address once more: what was wrong is right now, so there is something to compare.
  const findings = first.findings.map((finding) => ({ ...finding, status: "passed" }));
  const second = { ...first, findings, score: 99, checkedAt: "2026-12-01T09:00:00.000Z" };
  for (const answer of [withPayloads(exampleReport), first, second]) {
    crawler.answer(stream(["result", answer]));
    await urlField(page).fill("firma.de");
    await startButton(page).click();
    await expect(report(page)).toBeVisible();
    await expect(startButton(page)).toBeEnabled();
    await unfold(page);
    await expectHarmless();
    if (answer !== second) await expectShown(60);
  }
  await expect(page.locator(".report-comparison")).toContainText("__xss");
  await page.emulateMedia({ media: "print" });
  await expectHarmless();
});

test("what a call is refused with, and what it tells on the way, is text [SEO-62]", async ({ page }) => {
  const { expectHarmless } = await watch(page);
  const { crawler } = await openSeoCheck(page);
  const progress = stream(
    ["progress", { phase: "fetch", percent: 20, label: all }],
    ["error", { type: "/problems/target-unreachable", title: all, status: 502, detail: all, requestId: all }],
  );
  for (const answer of [
    progress,
    problem(502, "target-unreachable", all),
    { status: 500, contentType: "text/html", body: all },
  ]) {
    crawler.answer(answer);
    await urlField(page).fill("firma.de");
    await startButton(page).click();
    await expect(startButton(page)).toBeEnabled();
    await expectHarmless();
  }
});

test("a crawl shows payloads in addresses, titles and findings as text [CRAWL-28]", async ({ page }) => {
  const { expectHarmless, expectShown } = await watch(page);
  const pages = Array.from({ length: 12 }, (_, at) =>
    crawledPage(`/${at}/`, 60, { note: at % 4 ? null : "Grund" }),
  );
  const { crawl } = await beginSite(page, withPayloads({ ...running(3, 12), report: exampleReport }));
  await expectHarmless();
  crawl.says(
    withPayloads(
      done({
        pages,
        shared: [sharedFinding([0, 1, 2]), sharedFinding([3], { titles: ["Satz"] })],
        findings: Array.from({ length: 6 }, () => siteFinding()),
      }),
    ),
  );
  await expect(site(page).getByRole("table")).toBeVisible();
  await unfold(page);
  await expectShown(40);
  await expectHarmless();
});

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
  await page.keyboard.press("Escape");
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
  const query = new URLSearchParams({ [SUBJECT_PARAMETER]: xssPayloads[0] ?? "", [MESSAGE_PARAMETER]: all });
  const { send } = await openContact(page, `?${query}`);
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
    estimateMailing(estimate, "erika@example.org", 0).mail,
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
