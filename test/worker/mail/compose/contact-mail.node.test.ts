import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companySizeNames } from "#content/company-sizes.ts";
import { REPLY_PROMISE } from "#content/constants.ts";
import { owner } from "#content/owner.ts";
import { readMailAddress } from "#contract/mail-address.ts";
import { readHtml, squeezed, UNSEEN, withoutOwner } from "#test/support/mail-parts.ts";
import { hostileInquiries, hostileInquiry, sampleInquiry } from "#test/support/mail-samples.ts";
import { inquiryMails } from "#worker/mail/compose/contact-mail.ts";
import { type Inquiry, SUSPICIOUS_FROM } from "#worker/mail/inquiry.ts";
import type { Mail } from "#worker/mail/mail.ts";
import { sanitizeLines, toOneLine } from "#worker/mail/sanitize-text.ts";

function mailsOf(inquiry: Inquiry): { toOwner: Mail; toVisitor: Mail | undefined } {
  const [toOwner, toVisitor, ...others] = inquiryMails(inquiry);
  expect(others).toEqual([]);
  if (toOwner === undefined) throw new Error("no mail to the owner");
  return { toOwner, toVisitor };
}

describe("the owner's mail", () => {
  it("goes to the owner, and an answer to it to the visitor [API-16]", () => {
    const { toOwner } = mailsOf(sampleInquiry());
    expect(toOwner).toMatchObject({
      kind: "inquiry",
      to: { email: owner.email },
      replyTo: { email: "kim@klempner.example", name: "Kim Klempner" },
      subject: "Anfrage von Kim Klempner: Neue Website",
    });
  });

  it.each([
    ["inquiry", sampleInquiry()],
    ["hostile-inquiry", hostileInquiry],
  ])("reads well: %s [API-19]", async (name, inquiry) => {
    const { text, html } = mailsOf(inquiry).toOwner;
    await expect(withoutOwner(text)).toMatchFileSnapshot(`../../../fixtures/mails/${name}.txt`);
    await expect(withoutOwner(html)).toMatchFileSnapshot(`../../../fixtures/mails/${name}.html`);
  });

  it("names the visitor's address and number as links [API-19]", () => {
    const { hrefs } = readHtml(mailsOf(sampleInquiry()).toOwner.html);
    expect(hrefs).toContain("mailto:kim@klempner.example");
    expect(hrefs).toContain("tel:02595123456");
    expect(hrefs).toContain("mailto:kim@klempner.example?subject=Re%3A%20Neue%20Website");
  });

  it.each([
    [Date.UTC(2026, 10, 21, 13, 5), "Samstag, 21. November 2026 um 14:05 Uhr"],
    [Date.UTC(2026, 6, 31, 22, 30), "Samstag, 1. August 2026 um 00:30 Uhr"],
  ])("says when the inquiry came by the clock in Germany", (receivedAt, shown) => {
    expect(mailsOf(sampleInquiry({ receivedAt })).toOwner.text).toContain(`Eingang  ${shown}\n`);
  });

  it("names the fields left empty instead of hiding them", () => {
    const { text } = mailsOf(sampleInquiry({ contact: { phone: "", company: "", companySize: "" } })).toOwner;
    expect(text).toContain("Ohne Angabe  Telefon, Betrieb, Größe\n");
  });

  it("says every size of firm in words [CONT-08]", () => {
    for (const [companySize, words] of Object.entries(companySizeNames)) {
      const contact = { companySize } as Partial<Inquiry["contact"]>;
      expect(mailsOf(sampleInquiry({ contact })).toOwner.text).toContain(words);
    }
  });

  it("is marked with reasons from the score on that is suspicious, and only from there [CONT-34]", () => {
    const suspicion = { score: SUSPICIOUS_FROM, reasons: ["too-fast", "links"] } as const;
    const { toOwner } = mailsOf(sampleInquiry({ suspicion }));
    expect(toOwner.subject).toBe("[Spamverdacht] Anfrage von Kim Klempner: Neue Website");
    expect(toOwner.text).toContain("\n! - Die Anfrage enthält viele Links oder einen Link im Namen.\n");
    const below = mailsOf(sampleInquiry({ suspicion: { ...suspicion, score: SUSPICIOUS_FROM - 1 } })).toOwner;
    expect(below.subject).toBe("Anfrage von Kim Klempner: Neue Website");
    expect(below.text).not.toContain("Spamverdacht");
  });

  it("leaves room for the subject beside a long name [API-17]", () => {
    const { subject, replyTo } = mailsOf(sampleInquiry({ contact: { name: "Lang ".repeat(20) } })).toOwner;
    expect(subject).toMatch(/^Anfrage von (?:Lang ){11}Lang…: Neue Website$/);
    expect(replyTo?.name).toHaveLength(60);
  });

  it("has no way to smuggle an address into the name of the reply address [API-17]", () => {
    const name = 'Ihre Bank" <service@bank.example>, "x';
    expect(mailsOf(sampleInquiry({ contact: { name } })).toOwner.replyTo).toEqual({
      email: "kim@klempner.example",
      name: "Ihre Bank service bank.example x",
    });
  });

  it("shows an address that is none and writes to nobody with it [API-17]", () => {
    const email = "kim@klempner.example\r\nBcc: alle@liste.example";
    const { toOwner, toVisitor } = mailsOf(sampleInquiry({ contact: { email } }));
    expect(toOwner.replyTo).toBeUndefined();
    expect(toOwner.text).toContain("kim@klempner.example Bcc: alle@liste.example");
    expect(readHtml(toOwner.html).hrefs).not.toContain(expect.stringContaining("klempner"));
    expect(toVisitor).toBeUndefined();
  });

  it("holds every field in both parts, whatever stands in it, and nothing unseen [API-17] [API-19]", () => {
    fc.assert(
      fc.property(hostileInquiries, (inquiry) => {
        const { subject, replyTo, text, html } = mailsOf(inquiry).toOwner;
        const header = `${subject}${replyTo?.email}${replyTo?.name}`;
        expect(header).not.toMatch(UNSEEN);
        expect(header).not.toContain("\n");
        expect(`${text}${html}`).not.toMatch(UNSEEN);
        const { faults, words } = readHtml(html);
        expect(faults).toEqual([]);
        const [body = ""] = words("body");
        const { message, companySize, email, ...lines } = inquiry.contact;
        const facts = [
          ...Object.values(lines).map((line) => toOneLine(line)),
          readMailAddress(email) ?? toOneLine(email),
          ...(companySize ? [companySizeNames[companySize]] : []),
          ...sanitizeLines(message),
          inquiry.id,
          inquiry.estimateId ?? "",
        ];
        for (const fact of facts) {
          expect(squeezed(body)).toContain(fact.replace(/\s/g, ""));
          expect(squeezed(text)).toContain(fact.replace(/\s/g, ""));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("shows the message as a quotation that cannot pass for the mail's own words [API-19]", () => {
    fc.assert(
      fc.property(hostileInquiries, (inquiry) => {
        const { text, html } = mailsOf(inquiry).toOwner;
        const quoted = text.split("\n").filter((line) => line.startsWith(">"));
        const message = sanitizeLines(inquiry.contact.message).join("").replace(/\s/g, "");
        expect(
          quoted
            .map((line) => line.slice(2))
            .join("")
            .replace(/\s/g, ""),
        ).toBe(message);
        expect(readHtml(html).words("blockquote").join("").replace(/\s/g, "")).toBe(message);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the confirmation", () => {
  it("goes to the visitor's address without a name, and an answer to it to the owner [API-16]", () => {
    expect(mailsOf(sampleInquiry()).toVisitor).toMatchObject({
      kind: "confirmation",
      to: { email: "kim@klempner.example" },
      replyTo: { email: owner.email, name: owner.name },
    });
    expect(mailsOf(sampleInquiry()).toVisitor?.to).not.toHaveProperty("name");
  });

  it("reads well [API-19]", async () => {
    const { toVisitor } = mailsOf(sampleInquiry());
    await expect(withoutOwner(toVisitor?.text ?? "")).toMatchFileSnapshot(
      "../../../fixtures/mails/confirmation.txt",
    );
    await expect(withoutOwner(toVisitor?.html ?? "")).toMatchFileSnapshot(
      "../../../fixtures/mails/confirmation.html",
    );
  });

  it("says when an answer comes, how to call, and what to do if somebody else wrote [CONT-28]", () => {
    const { text = "", html = "" } = mailsOf(sampleInquiry()).toVisitor ?? {};
    expect(text.replace(/\s+/g, " ")).toContain(REPLY_PROMISE);
    expect(text).toContain(owner.phone.shown);
    expect(readHtml(html).hrefs).toContain(`tel:${owner.phone.dial}`);
    expect(text).toContain("Sie haben mir nicht geschrieben?");
  });

  it("is the same whatever the visitor typed: no field carries text to a stranger [API-19]", () => {
    fc.assert(
      fc.property(hostileInquiries, (inquiry) => {
        const { id, receivedAt } = inquiry;
        const plain = sampleInquiry({ id, receivedAt });
        const written = { ...inquiry, suspicion: plain.suspicion };
        const { email } = plain.contact;
        expect(mailsOf({ ...written, contact: { ...inquiry.contact, email } }).toVisitor).toEqual(
          mailsOf(plain).toVisitor,
        );
      }),
    );
  });

  it("is not sent about a suspicious inquiry [CONT-34]", () => {
    const suspicion = { score: SUSPICIOUS_FROM, reasons: ["trap-filled"] } as const;
    expect(mailsOf(sampleInquiry({ suspicion })).toVisitor).toBeUndefined();
  });
});
