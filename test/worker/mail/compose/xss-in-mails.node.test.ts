// The corpus of payloads in mails and in the table of inquiries: text stays text.
import { describe, expect, it } from "vitest";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { formulaPayloads, xssPayloads } from "#test/fixtures/xss-payloads.ts";
import { sampleEstimate } from "#test/support/estimates.ts";
import { readHtml } from "#test/support/mail-parts.ts";
import { sampleInquiry } from "#test/support/mail-samples.ts";
import { attributes } from "#test/support/seo/html-tree.ts";
import { inquiryMails } from "#worker/mail/compose/contact-mail.ts";
import { estimateMail } from "#worker/mail/compose/estimate-mail.ts";
import type { Mail } from "#worker/mail/mail.ts";
import { csvLines } from "#worker/mail/outbox/leads-csv.ts";

/** RFC 4180 with semicolons. */
const CELL = /"((?:[^"]|"")*)"(?:;|\r\n)/g;

const said = (payload: string) => `Vorn ${payload} hinten`;

function inquiryWith(text: string, estimate?: PriceEstimate): Mail[] {
  const contact = { name: text, phone: text, company: text, subject: text, message: text };
  return inquiryMails(sampleInquiry({ contact }), estimate);
}

/** An estimate none of whose texts is ours any more. */
function estimateWith(text: string): PriceEstimate {
  const amount = { item: text, description: text, price: text };
  return {
    ...sampleEstimate,
    ...{ projectType: text, timeline: text, totalPrice: text, assumptions: [text], notes: [text] },
    ...{ breakdown: [{ ...amount, entries: [text] }], recurring: [{ ...amount, entry: text, chosen: true }] },
    ...{ firstYear: [amount], paymentPlan: [amount] },
  };
}

function mailsWith(text: string): Mail[] {
  const estimate = estimateWith(text);
  return [...inquiryWith(text, estimate), estimateMail(estimate, "erika@example.org")];
}

/** Elements with their attributes: what a payload would add to. Where a text is long a span splits its addresses. */
function skeleton({ html }: Mail): string[] {
  const names = readHtml(html).all.filter(({ tagName }) => tagName !== "span");
  return names.map((element) => `${element.tagName} ${Object.keys(attributes(element)).sort().join(" ")}`);
}

describe.each(xssPayloads)("%j in every field of an inquiry and an estimate", (payload) => {
  const mails = mailsWith(said(payload));

  it("adds no element, no attribute and no link to a mail [API-19] [API-17]", () => {
    expect(mails.map(skeleton)).toEqual(mailsWith(said("Text")).map(skeleton));
    for (const { html } of mails) {
      const hrefs = readHtml(html).hrefs.filter((href) => !/^(?:https?:\/\/|mailto:|tel:)/.test(href));
      expect(hrefs).toEqual([]);
      expect(html).not.toMatch(/href="https?:\/\/xss/);
    }
  });

  it("stays in one header line [API-17]", () => {
    for (const { subject, to, replyTo } of mails)
      for (const line of [subject, to.name ?? "", replyTo?.name ?? ""]) expect(line).not.toMatch(/[\r\n\0]/);
  });
});

describe("a table of inquiries full of formulas and markup", () => {
  it.each([...formulaPayloads, ...xssPayloads])(
    "%j begins no formula and no cell of its own [API-17]",
    (payload) => {
      const { contact } = sampleInquiry({
        contact: { name: payload, message: payload, company: payload, subject: payload, phone: payload },
      });
      const lead = { ...sampleInquiry(), contact, ownerMail: "delivered" as const };
      const line = csvLines([lead]);
      const cells = [...line.matchAll(CELL)].map(([, cell = ""]) => cell);
      // Nothing stands outside the cells.
      expect(line.replace(CELL, "")).toBe("");
      expect(cells).toHaveLength(13);
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    },
  );
});
