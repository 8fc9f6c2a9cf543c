// What a callback request tells the owner.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callbackInquiry } from "#app/features/price-chat/callback/callback-inquiry.ts";
import { callbackRequestSchema, contactLimits, readInquiry } from "#contract/contact.ts";
import { isPhoneNumber, phoneNumberIn } from "#contract/phone-number.ts";

const understood = {
  company: { value: "Malerbetrieb Kock", assumed: false, from: "Malerbetrieb Kock" },
  pages: { value: "3–10 Seiten", assumed: true },
  wishes: { value: "Gästebuch", assumed: false },
};
const said = (content: string, role: "user" | "assistant" = "user") => ({
  id: content,
  role,
  content,
  timestamp: "",
  estimate: null,
});
const wish = { phone: "02591 12345", when: "vormittags", understood, transcript: null };

describe("a callback request", () => {
  it("names number, time, firm, answers and wishes; the words of the conversation only where they shall go along [TALK-38]", () => {
    const inquiry = callbackInquiry(wish);
    expect(inquiry).toMatchObject({
      name: "Malerbetrieb Kock",
      company: "Malerbetrieb Kock",
      callback: true,
    });
    expect(inquiry.subject).toContain("vormittags");
    for (const part of ["02591 12345", "Firma: Malerbetrieb Kock", "3–10 Seiten (angenommen)", "Gästebuch"])
      expect(inquiry.message).toContain(part);
    const transcript = [said("Mein Schwager zahlt weniger"), said("Verstanden.", "assistant")];
    expect(inquiry.message).not.toContain("Schwager");
    expect(callbackInquiry({ ...wish, transcript }).message).toContain(
      "Das Gespräch:\nSie: Mein Schwager zahlt weniger\nPreisrechner: Verstanden.",
    );
  });

  it("fits the server whatever was said, and keeps the newest of a long conversation [TALK-38]", () => {
    const anyTalk = fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 400 }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(anyTalk, (texts) => {
        const transcript = [...texts.map((text) => said(text)), said("das letzte Wort")];
        const inquiry = callbackInquiry({ ...wish, transcript });
        expect(inquiry.message.length).toBeLessThanOrEqual(contactLimits.message);
        expect(inquiry.message.endsWith("Sie: das letzte Wort")).toBe(true);
        expect(readInquiry(inquiry).success).toBe(true);
      }),
      { numRuns: 60 },
    );
    expect(callbackInquiry({ ...wish, understood: {} }).name).toBe("Besucher des Preisrechners");
    expect(callbackRequestSchema.entries.phone).toBeDefined();
  });
});

describe("a telephone number", () => {
  it.each([
    ["ruf mich an: 02591 123456", "02591 123456"],
    ["0171 2345678", "0171 2345678"],
    ["+49 171 2345678 abends", "+49 171 2345678"],
    ["ca. 8 Seiten bis 2027", ""],
    ["3.500 €", ""],
  ])("in „%s“ is „%s“ [TALK-37]", (text, number) => expect(phoneNumberIn(text)).toBe(number));

  it("is read in no time, however long the text is", () => {
    const begin = performance.now();
    for (const text of ["0 ".repeat(50_000), "+".repeat(50_000), "0(".repeat(50_000)]) {
      phoneNumberIn(text);
      isPhoneNumber(text);
    }
    expect(performance.now() - begin).toBeLessThan(1_000);
  });
});
