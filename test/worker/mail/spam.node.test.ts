import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactLimits } from "#contract/contact.ts";
import { honestInquiries, type InquiryText, spamInquiries } from "#test/fixtures/inquiries.ts";
import { SUSPICIOUS_FROM } from "#worker/mail/inquiry.ts";
import { type Evidence, suspicionOf } from "#worker/mail/spam.ts";

const plain: InquiryText = {
  name: "Erika Muster",
  subject: "Neue Website",
  message: "Guten Tag, ich brauche eine neue Website für meinen Betrieb.",
};

function evidence(text: Partial<InquiryText>, around: Partial<Omit<Evidence, "contact">> = {}): Evidence {
  const rest = { email: "erika@example.de", phone: "", company: "", companySize: "" } as const;
  return { contact: { ...rest, ...plain, ...text }, trap: "", token: "good", ...around };
}

const isMarked = (...given: Parameters<typeof evidence>) =>
  suspicionOf(evidence(...given)).score >= SUSPICIOUS_FROM;

describe("an honest inquiry", () => {
  it("is known from at least 25 examples, spam from 15 [CONT-34]", () => {
    expect(honestInquiries.length).toBeGreaterThanOrEqual(25);
    expect(spamInquiries.length).toBeGreaterThanOrEqual(15);
  });

  it.each(honestInquiries)("of $name: „$subject“ is not marked, even without script [CONT-34]", (text) => {
    expect(isMarked(text)).toBe(false);
    expect(isMarked(text, { token: "missing" })).toBe(false);
  });

  it.each<[string, Partial<Evidence>]>([
    ["without script", { token: "missing" }],
    ["filled in by the browser at a touch", { token: "too-fast" }],
  ])("%s is not marked for that alone [CONT-34]", (_, around) => {
    expect(isMarked({}, around)).toBe(false);
  });

  it("has no suspicion at all when nothing speaks against it [CONT-34]", () => {
    expect(suspicionOf(evidence({}))).toEqual({ score: 0, reasons: [] });
  });
});

describe("advertising", () => {
  it.each(spamInquiries)("of $name: „$subject“ is marked, even with a good token [CONT-34]", (text) => {
    expect(isMarked(text)).toBe(true);
  });
});

describe("a reason", () => {
  it.each<[string, ...Parameters<typeof evidence>, number]>([
    ["trap-filled", {}, { trap: "https://spam.example" }, 4],
    ["token-forged", {}, { token: "forged" }, 4],
    ["token-missing", {}, { token: "missing" }, 1],
    ["too-fast", {}, { token: "too-fast" }, 2],
    ["links", { message: "a.example www.a.example www.b.example www.c.example www.d.example" }, {}, 2],
    ["links", { name: "www.spam.example" }, {}, 3],
    ["markup", { message: "Siehe [URL=http://a.example]hier[/URL]" }, {}, 4],
    ["markup", { message: "Wohin mit <iframe src=karte></iframe>?" }, {}, 2],
    ["phrases", { subject: "Online Casino" }, {}, 2],
    [
      "foreign-script",
      { message: "Я хочу предложить вам продвижение сайта и рекламу для вашей компании." },
      {},
      4,
    ],
  ])("%s is told with its weight [CONT-34]", (reason, text, around, score) => {
    expect(suspicionOf(evidence(text, around))).toEqual({ score, reasons: [reason] });
  });

  it("is told once, however many signs it has, and signs add up [CONT-34]", () => {
    const message = '<a href="https://a.example">Online Casino</a> <script>alert(1)</script> click here';
    const { score, reasons } = suspicionOf(evidence({ message }, { trap: "x", token: "missing" }));
    expect(reasons).toEqual(["trap-filled", "token-missing", "markup", "phrases"]);
    expect(score).toBe(4 + 1 + 4 + 4 + 2 + 2 + 2);
  });

  it.each<[string, InquiryText["message"]]>([
    [
      "many pages of one site",
      "www.a.example/1 www.a.example/2 https://www.a.example/3 http://a.example/4 a.example/5",
    ],
    [
      "the own site and two examples",
      "www.a.example gefällt mir, www.b.example auch, meine ist https://c.example",
    ],
    ["a mail address", "Bitte an info@muster.example, kopie@muster.example und chef@muster.example"],
    ["blanks in the trap", plain.message],
    ["a foreign name under German text", `${plain.message}\nМария Иванова`],
    ["marks and figures instead of letters", "??? 0171 / 000 000 – 00 !!!"],
  ])("is not %s [CONT-34]", (_, message) => {
    expect(suspicionOf(evidence({ message }, { trap: "  " })).score).toBe(0);
  });

  it("is found in no time in texts made to be slow [CONT-34] [API-10]", () => {
    const most = contactLimits.message;
    const pumps = [
      "<a ",
      "on load=",
      "kontaktformular ",
      "www.a-",
      "a.",
      "http://",
      "[url",
      "get your ",
      "пр",
    ];
    for (const pump of pumps) suspicionOf(evidence({ message: pump.repeat(most / pump.length) }));
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.string(), (message, trap) => {
        expect(suspicionOf(evidence({ message }, { trap })).score).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
