// The corpus of payloads in the pages and problems that the Worker answers itself, and in its log.
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { contactFields } from "#contract/contact.ts";
import { chatSessionHeader } from "#contract/price-calculator/price-chat.ts";
import { xssPayloads } from "#test/fixtures/xss-payloads.ts";
import { attributes, elements } from "#test/support/seo/html-tree.ts";
import { resultPage } from "#worker/contact/result-page.ts";
import { CRAWLER, call, PUBLIC_KEY, post, testServices } from "../support/api.ts";
import { contactPage } from "../support/contact-page.ts";
import { mailWith } from "../support/mails.ts";

const CHAT = "/functions/v1/price-calculator-ai";
const CONTACT = "/functions/v1/send-contact-email";
const ESTIMATE = "/functions/v1/send-price-estimate-email";
const CRAWL = "/functions/v1/site-crawl";
const MAIL_ID = "0b5c2f6e-5f0c-4d55-9d0b-0d7f3c1f2a11";

/** Names and attributes of all elements as a browser would make them; values are left out. */
function skeleton(document: string): string[] {
  return [...elements(parse(document))].map(
    (element) => `${element.tagName} ${Object.keys(attributes(element)).join(" ")}`,
  );
}

const everyField = (text: string) => Object.fromEntries(contactFields.map((field) => [field, text]));

describe.each(xssPayloads)("%j", (payload) => {
  it("adds no element to the page that answers a plain form [CONT-34] [API-17]", async () => {
    const faulty = (text: string) =>
      resultPage(contactPage(), {
        kind: "faulty",
        values: everyField(text),
        faults: { name: "missing" },
      }).text();
    const sent = (email: string) => resultPage(contactPage(), { kind: "sent", email }).text();
    expect(skeleton(await faulty(payload))).toEqual(skeleton(await faulty("Text")));
    expect(skeleton(await sent(payload))).toEqual(skeleton(await sent("Text")));
  });

  it("adds no element to the preview of mails, and reaches a frame without rights [EDGE-15] [API-19]", async () => {
    const page = async (text: string, path: string) => {
      const mail = mailWith({
        subject: text,
        text,
        html: text,
        to: { email: text, name: text },
        replyTo: { email: text, name: text },
      });
      const stored = {
        id: MAIL_ID,
        inquiryId: MAIL_ID,
        kind: mail.kind,
        to: text,
        subject: text,
        state: "waiting",
        attempts: 1,
        createdAt: 0,
        nextTryAt: 0,
        deliveredAt: null,
        lastFailure: { failure: "unknown", reason: text },
        mail,
      } as const;
      const mailPreview = { mails: async () => [stored], mail: async () => stored };
      const headers = { Host: "localhost:8787" };
      const here = { origin: "http://localhost:8787" };
      return (await call(testServices({ mailPreview }), path, { headers }, here)).answer;
    };
    for (const path of ["/__mail", `/__mail/${MAIL_ID}`]) {
      const [hostile, harmless] = await Promise.all([page(payload, path), page("Text", path)]);
      expect(skeleton(await hostile.text())).toEqual(skeleton(await harmless.text()));
    }
    const raw = await page(payload, `/__mail/${MAIL_ID}/html`);
    expect(raw.headers.get("Content-Security-Policy")).toMatch(/^sandbox; default-src 'none'/);
  });

  it("is neither repeated by a refusal nor written into the log [API-13] [EDGE-24]", async () => {
    const services = testServices();
    const odd = encodeURIComponent(payload);
    const header = payload.replace(/[^\x20-\x7e]/g, "").trim();
    const answers = await Promise.all([
      post(services, CRAWLER, { url: "", [payload]: payload }),
      post(services, CRAWLER, { url: "https://example.org", keywords: [{ [payload]: payload }] }),
      post(services, CRAWLER, payload),
      post(services, CHAT, { messages: [{ role: payload, content: payload }], conversationStep: payload }),
      post(services, CHAT, { messages: [] }, { headers: { [chatSessionHeader]: header } }),
      post(services, ESTIMATE, { email: payload, priceEstimate: { id: payload } }),
      post(services, CONTACT, { ...everyField(""), [payload]: payload, email: payload }),
      call(services, `/functions/v1/${odd}?${odd}=${odd}`, {
        headers: { "User-Agent": header, Referer: header },
      }),
      call(services, `${CRAWL}/${odd}`, { headers: { Authorization: `Bearer ${PUBLIC_KEY}` } }),
      call(services, CRAWLER, { method: "POST", body: payload, headers: { Authorization: header } }),
    ]);
    for (const { answer } of answers) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.get("Content-Type")).toMatch(/^application\/problem\+json/);
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(await answer.text()).not.toMatch(/__xss|xss\.example|__proto__/);
    }
    expect(services.entries.length).toBeGreaterThanOrEqual(answers.length);
    expect(JSON.stringify(services.entries)).not.toMatch(/__xss|xss\.example|__proto__/);
  });
});
