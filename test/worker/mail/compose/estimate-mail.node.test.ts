// The mail of an estimate, and the estimate in the owner's mail.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inquiryMail, estimateMail as words } from "#content/mails.ts";
import { owner } from "#content/owner.ts";
import { openEstimate, sampleEstimate } from "#test/support/estimates.ts";
import { readHtml, squeezed, UNSEEN, withoutOwner } from "#test/support/mail-parts.ts";
import { hostileText, sampleInquiry } from "#test/support/mail-samples.ts";
import { inquiryMails } from "#worker/mail/compose/contact-mail.ts";
import { estimateMail, estimateMailing } from "#worker/mail/compose/estimate-mail.ts";

const NOW = Date.UTC(2026, 10, 21, 13, 5);
const mailing = (estimateId = sampleEstimate.id, email = "kim@klempner.example", now = NOW) =>
  estimateMailing({ estimateId, email, sender: null }, now);
const mailed = (estimate = sampleEstimate) => estimateMail(estimate, "kim@klempner.example");

describe("the mail of an estimate", () => {
  it("goes to the address alone, and an answer to it to the owner", () => {
    expect(mailed()).toMatchObject({
      kind: "estimate",
      to: { email: "kim@klempner.example" },
      replyTo: { email: owner.email },
    });
  });

  it("reads well [API-19]", async () => {
    const { text, html } = mailed();
    await expect(withoutOwner(text)).toMatchFileSnapshot("../../../fixtures/mails/price-estimate.txt");
    await expect(withoutOwner(html)).toMatchFileSnapshot("../../../fixtures/mails/price-estimate.html");
  });

  it("says everything the estimate says, in both parts [API-19] [DATA-07]", () => {
    const { text, html } = mailed();
    const shown = squeezed(readHtml(html).words("body").join());
    const amounts = ["2.490 €", "390 € bis 690 €", "2.880 € bis 3.180 €", "49 €", "3.468 € bis 3.768 €"];
    const { breakdown, recurring, firstYear, paymentPlan, assumptions, notes } = sampleEstimate;
    const items = [...breakdown, ...recurring, ...firstYear, ...paymentPlan];
    const named = items.flatMap(({ item, description = "" }) => [item, description]);
    for (const said of [...amounts, ...named, ...assumptions, ...notes, "21. Dezember 2026", "§19 UStG"]) {
      expect(squeezed(text)).toContain(said.replace(/\s/g, ""));
      expect(shown).toContain(said.replace(/\s/g, ""));
    }
  });

  it("leads to the form with the estimate's id", () => {
    const { hrefs } = readHtml(mailed().html);
    const link = new URL(hrefs.find((href) => href.includes("/kontakt")) ?? "");
    expect(link.origin).toBe(owner.siteUrl);
    expect(link.searchParams.get("estimate")).toBe(sampleEstimate.id);
    expect(mailed().text).toContain(`\n${link}\n`);
  });

  it("keeps monthly amounts out of what is paid once [CHAT-56]", () => {
    const { text } = mailed();
    const once = text.slice(0, text.indexOf(words.monthly));
    expect(once).toContain("2.880 € bis 3.180 €");
    expect(once).not.toMatch(/\b49 €/);
  });

  it("says an open end in words, and leaves out what is empty", () => {
    const { text } = mailed(openEstimate);
    expect(text).toMatch(/Gesamtpreis, einmalig \.+ ab 3\.500 €/);
    expect(text).toContain("in einer Summe nach der Abnahme");
    for (const heading of [words.monthly, words.assumptions, words.notes])
      expect(text).not.toContain(`${heading}\n-`);
  });

  it("stays text whatever a damaged record holds [API-19]", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const damaged = {
          ...sampleEstimate,
          projectType: text,
          assumptions: [text],
          breakdown: [{ entries: ["x"], item: text, description: text, price: 10 }],
        };
        const mail = mailed(damaged);
        expect(readHtml(mail.html).faults).toEqual([]);
        expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(UNSEEN);
        expect(mail.subject).toBe(mailed().subject);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the key of a mailing", () => {
  const minutes = (count: number) => count * 60_000;
  const known = (first: number, second: number) => {
    const [before, after] = [
      mailing(undefined, "kim@klempner.example", first),
      mailing(undefined, "KIM@klempner.example", second),
    ];
    return after.key === before.key || after.formerKey === before.key;
  };

  it("is known again for ten minutes at least, whenever they begin, and no longer than twenty", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: minutes(60) }), (begin) => {
        expect(known(NOW + begin, NOW + begin + minutes(10))).toBe(true);
        expect(known(NOW + begin, NOW + begin + minutes(20))).toBe(false);
      }),
    );
  });

  it("is another for another address or estimate", () => {
    const { key } = mailing();
    expect(mailing(undefined, "kim@bank.example").key).not.toBe(key);
    expect(mailing(crypto.randomUUID()).key).not.toBe(key);
  });
});

describe("the owner's mail about an inquiry", () => {
  const estimateId = sampleEstimate.id;

  it("holds the estimate that the inquiry names, the confirmation does not", () => {
    const [toOwner, toVisitor] = inquiryMails(sampleInquiry({ estimateId }), sampleEstimate);
    for (const said of [inquiryMail.estimate, "Business Website", "390 € bis 690 €", estimateId]) {
      expect(squeezed(toOwner?.text ?? "")).toContain(said.replace(/\s/g, ""));
      expect(
        squeezed(
          readHtml(toOwner?.html ?? "")
            .words("body")
            .join(),
        ),
      ).toContain(said.replace(/\s/g, ""));
    }
    expect(toVisitor?.text).not.toMatch(/Business|€/);
  });

  it("says so when the estimate is not kept any more", () => {
    const [toOwner] = inquiryMails(sampleInquiry({ estimateId }), null);
    expect(squeezed(toOwner?.text ?? "")).toContain(`Schätzung${estimateId},nichtgefunden`);
    expect(inquiryMails(sampleInquiry(), null)[0]?.text).not.toContain("Schätzung");
  });
});
