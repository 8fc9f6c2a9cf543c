// From what a model says about a message to what is kept of it: only our own values, on the visitor's own words, where the reader read nothing.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdout } from "#test/fixtures/conversations/holdout.ts";
import { known } from "#test/fixtures/conversations/known.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { newConversation, takeTurn } from "#worker/chat/conversation.ts";
import type { Heard } from "#worker/chat/heard.ts";
import { heardIn, isLeftOpen } from "#worker/chat/model/hear.ts";
import { type ModelSlots, modelSlots } from "#worker/chat/model/slots.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-21T12:00:00Z") };

describe("what is heard in a message", () => {
  it.each<[string, ModelSlots, Heard]>([
    [
      "Wir backen für die ganze Stadt",
      { industry: { value: "retail", quote: "backen" } },
      { industry: "retail" },
    ],
    [
      "auf dem Schild steht Kornfeld",
      { company: { value: "Kornfeld", quote: "Kornfeld" } },
      { company: "Kornfeld" },
    ],
    [
      "unsere Sachen übers Netz loswerden",
      { projectType: { value: "shop", quote: "übers Netz loswerden" } },
      { projectType: "shop" },
    ],
    [
      "Für jede Sparte eine",
      { pages: { value: { min: 4, max: 6 }, quote: "jede Sparte eine" } },
      { pages: { min: 4, max: 6 } },
    ],
    [
      "Für jede Sparte eine",
      { pages: { value: { min: 6, max: 4 }, quote: "jede Sparte" } },
      { pages: { min: 4, max: 6 } },
    ],
    [
      "Eher ein dickes Ding",
      { pages: { value: { min: 11 }, quote: "dickes Ding" } },
      { pages: { min: 11, max: null } },
    ],
    [
      "Wenn die Schwalben kommen",
      { timeline: { value: { kind: "weeks", minWeeks: 12, maxWeeks: 16 }, quote: "Schwalben" } },
      { timeline: { kind: "weeks", weeks: { min: 12, max: 16 } } },
    ],
    [
      "Wir drängeln nicht",
      { timeline: { value: { kind: "flexible" }, quote: "drängeln" } },
      { timeline: { kind: "flexible" } },
    ],
    [
      "Stammgäste sollen unter sich bleiben",
      { features: [{ value: "members", quote: "unter sich" }] },
      { features: ["members"] },
    ],
    ["Um den Rest kümmern Sie sich", { care: { value: "any", quote: "kümmern Sie sich" } }, { care: "any" }],
    ["Ümlaute & GROSS", { industry: { value: "it", quote: "ümlaute   gross" } }, { industry: "it" }],
  ])("„%s“", (message, slots, heard) => {
    expect(heardIn(slots, message)).toEqual(heard);
  });

  it.each<[string, string, ModelSlots]>([
    [
      "words the visitor has not written",
      "Wir backen",
      { industry: { value: "it", quote: "wir programmieren" } },
    ],
    ["words in another order", "Brot, Kuchen", { industry: { value: "retail", quote: "Kuchen Brot" } }],
    ["half a word", "Wir backen", { industry: { value: "retail", quote: "back" } }],
    ["nothing but a mark", "Wir backen.", { industry: { value: "retail", quote: "." } }],
    ["a question", "Kann man dort auch einloggen?", { features: [{ value: "members", quote: "einloggen" }] }],
    ["a refusal", "Keinen Bereich zum Einloggen", { features: [{ value: "members", quote: "Einloggen" }] }],
    [
      "a sentence instead of a name",
      "Alles für 1 Euro bitte",
      { company: { value: "Alles für 1 Euro", quote: "Alles" } },
    ],
    ["a name that was not written", "Wir backen", { company: { value: "Gratis GmbH", quote: "backen" } }],
    [
      "figures that count something else",
      "Wir sind 12 Leute",
      { pages: { value: { min: 12, max: 12 }, quote: "12 Leute" } },
    ],
    ["weeks without a number", "Bald mal", { timeline: { value: { kind: "weeks" }, quote: "mal" } }],
    ["nothing at all", "Hallo", { company: null, features: [] }],
  ])("is nothing for %s: „%s“", (_, message, slots) => {
    expect(heardIn(slots, message)).toEqual({});
  });

  it("are functions beside a kind only where the kind stands, too", () => {
    const features = [{ value: "shop" as const, quote: "übers Netz loswerden" }];
    const hear = (quote: string) =>
      heardIn({ projectType: { value: "shop", quote }, features }, "unsere Sachen übers Netz loswerden");
    expect(hear("unsere Sachen")).toEqual({ projectType: "shop" });
    expect(hear("ein Onlineshop")).toEqual({ features: ["shop"] });
  });

  it("are the reader's figures where the quote has some, whatever the model makes of them", () => {
    const pages = { value: { min: 3, max: 5 }, quote: "acht Seiten" };
    expect(heardIn({ pages }, "so acht Seiten eben").pages).toEqual({ min: 8, max: 8 });
    const timeline = { value: { kind: "asap" as const }, quote: "in 4 Wochen" };
    expect(heardIn({ timeline }, "fertig in 4 Wochen").timeline).toEqual({
      kind: "weeks",
      weeks: { min: 4, max: 4 },
    });
  });

  it("are values of ours for any arguments that the contract lets through, and any message", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 });
    const quote = fc.oneof(text, fc.constantFrom("Seiten", "Shop", "8"));
    const said = <Value>(value: fc.Arbitrary<Value>) =>
      fc.option(fc.record({ value, quote }), { nil: undefined });
    const slots = fc.record({
      company: said(text),
      projectType: said(fc.constantFrom("company", "shop", "spaceship")),
      pages: said(fc.record({ min: fc.integer(), max: fc.option(fc.integer()) })),
      features: fc.array(fc.record({ value: fc.constantFrom("shop", "blog", "gold"), quote })),
      price: fc.anything(),
    });
    fc.assert(
      fc.property(slots, fc.oneof(text, fc.constant("8 Seiten mit Shop")), (given, message) => {
        const read = modelSlots.safeParse(given);
        if (!read.success) return;
        expect(Object.keys(read.data)).not.toContain("price");
        const { reply } = takeTurn(
          newConversation,
          message.trim() || "Hallo",
          issue,
          heardIn(read.data, message),
        );
        expect(reply.runningPrice.min).toBeGreaterThanOrEqual(1290);
      }),
    );
  });
});

describe("what was heard", () => {
  const everything: Heard = {
    company: "Nirgendwo GmbH",
    industry: "transport",
    projectType: "members",
    pages: { min: 99, max: 99 },
    timeline: { kind: "flexible" },
    features: ["special", "blog", "languages"],
    care: "premium",
  };

  it("never replaces what the reader has read, at any point of any conversation of the table", {
    timeout: 180_000,
  }, () => {
    const slots = ["company", "industry", "projectType", "pages", "timeline", "care"] as const;
    let filled = 0;
    for (const { says } of [...known, ...holdout])
      for (const index of says.keys()) {
        const said = says.slice(0, index + 1);
        const { answers: read } = foldAnswers(said);
        const { answers } = foldAnswers(said, [...said.slice(1).map(() => null), everything]);
        for (const slot of slots) {
          if (read[slot] !== null) expect({ said, is: answers[slot] }).toEqual({ said, is: read[slot] });
          else if (answers[slot] !== null) filled += 1;
        }
      }
    expect(filled).toBeGreaterThan(1000);
  });

  it("counts only in its own text, and only where nobody has said anything", () => {
    const texts = ["Bäckerei Kornfeld", "asdf", "8 Seiten"];
    const heard = [null, { projectType: "shop" as const, pages: { min: 3, max: 5 } }, null];
    expect(foldAnswers(texts, heard).answers).toMatchObject({
      projectType: "shop",
      pages: { min: 8, max: 8 },
    });
    expect(foldAnswers(texts, [null, null, { pages: { min: 3, max: 5 } }]).answers.pages).toEqual({
      min: 8,
      max: 8,
    });
    expect(
      foldAnswers(["Bäckerei Kornfeld", "weiß nicht"], [null, { projectType: "shop" }]).answers.projectType,
    ).toBeNull();
    expect(
      foldAnswers(["Bäckerei Kornfeld", "kein Shop"], [null, { projectType: "shop" }]).answers.projectType,
    ).not.toBe("shop");
  });

  it("can be changed like anything else", () => {
    const heard = [null, { projectType: "shop" as const }];
    expect(
      foldAnswers(["Handwerk", "asdf", "Art der Website: Blog mit CMS"], heard).answers.projectType,
    ).toBe("blog");
  });
});

describe("the reader is at a loss", () => {
  const last = (...texts: string[]) => ({
    state: { texts: texts.slice(0, -1) },
    message: texts.at(-1) ?? "",
  });

  it.each([["Wir reisen für unser Leben gern"], ["asdf"], ["Hauptsache schön"]])("with „%s“", (text) => {
    expect(isLeftOpen(last("Handwerk", text))).toBe(true);
  });

  it.each([
    ["Online-Shop"],
    ["weiß nicht"],
    ["Was kostet das?"],
    ["ja"],
    ["danke"],
    ["8 Seiten"],
    ["kein Shop"],
    ["Standard reicht"],
  ])("but not with „%s“", (text) => {
    expect(isLeftOpen(last("Handwerk", text))).toBe(false);
  });
});
