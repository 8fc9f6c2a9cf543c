// How `npm run bench -- understanding` judges.
import { describe, expect, it } from "vitest";
import { questionTexts, replyWords } from "#content/price-calculator/price-chat.ts";
import { judgePrice, priceOf, projectOf } from "#scripts/bench/understanding/judge-price.ts";
import { isAnswered, isQuestionKept, isWishKept } from "#scripts/bench/understanding/judge-replies.ts";
import { variants, wrongSlots } from "#scripts/bench/understanding/judge-slots.ts";
import type { Asked } from "#test/fixtures/conversations/labelled/conversation.ts";
import { noAnswers } from "#worker/chat/slots.ts";

const amount = (min: number, max: number | null = min) => ({ min, max });

describe("slots", () => {
  it("are right when they say what any sensible person would write down, in capitals or not [TALK-02]", () => {
    const labelled = { company: ["Hof Kamp", "Kamp"], pages: ["7", "8"], features: [] };
    expect(wrongSlots(labelled, { company: "kamp", pages: "8" })).toEqual([]);
    expect(wrongSlots(labelled, { company: "Kamps", pages: "9", features: ["shop"] })).toEqual([
      "company",
      "pages",
      "features",
    ]);
    expect(variants(labelled)).toHaveLength(4);
  });

  it("are right without a value where nothing is known, and wrong with one that was never said", () => {
    expect(wrongSlots({ type: "?" }, {})).toEqual([]);
    expect(wrongSlots({}, { timeline: "?" })).toEqual([]);
    expect(wrongSlots({}, { company: "Aha" })).toEqual(["company"]);
  });

  it("know that a kind of website brings its function along", () => {
    expect(
      wrongSlots({ type: ["company", "booking"], features: ["booking"] }, { type: "booking", features: [] }),
    ).toEqual([]);
    expect(wrongSlots({ type: "company", features: [] }, { type: "shop", features: [] })).toEqual([
      "type",
      "features",
    ]);
  });
});

describe("prices", () => {
  it.each([
    [amount(10), amount(10), "right"],
    [amount(10, 20), amount(5, 30), "too wide"],
    [amount(10), amount(10, 20), "too wide"],
    [amount(10, 20), amount(10), "too low"],
    [amount(10, 20), amount(20), "too high"],
    [amount(10, 20), amount(30, 40), "too high"],
    [amount(10, null), amount(10, null), "right"],
    [amount(10, null), amount(5, null), "too low"],
    [amount(10, null), amount(15, null), "too high"],
    [amount(10, null), amount(10), "too low"],
    [amount(10), amount(10, null), "too wide"],
  ] as const)("meant %o, shown %o: %s [TALK-02]", (meant, got, verdict) => {
    expect(judgePrice(meant, got)).toBe(verdict);
  });

  it("are reckoned from the notation of the labels", () => {
    expect(projectOf({ pages: "11+", languages: "1-2", features: ["languages"], type: "?" })).toMatchObject({
      projectType: null,
      pages: { min: 11, max: null },
      furtherLanguages: { min: 1, max: 2 },
    });
    expect(() => projectOf({ pages: "viele" })).toThrow("viele");
    expect(priceOf(projectOf({ pages: "8" })).min).toBeGreaterThan(priceOf(projectOf({ pages: "3-5" })).min);
  });
});

describe("replies", () => {
  const asked: Asked = { turn: 0, about: "Hosting", mentions: /hosting|woche|preis/i };
  const turn = (reply: string, pendingAfter: "pages" | "timeline" = "pages") => ({
    reply,
    pendingBefore: "pages" as const,
    pendingAfter,
  });

  it("answer a question by its matter or by handing over, not by what is said anyway [TALK-02]", () => {
    expect(isAnswered(asked, turn("Das Hosting buchen Sie selbst."))).toBe(true);
    expect(isAnswered(asked, turn("Das weiß ich nicht. Soll ich Sie anrufen?"))).toBe(true);
    for (const routine of [
      `Notiert: 2 Wochen. ${questionTexts.timeline}`,
      `Ihre Website kostet 1.290 €, einmalig und netto. ${replyWords.seeBreakdown}`,
      `Notiert: Hosting. Bisher: Hosting. Brauchen Sie noch etwas?`,
      replyWords.howToChange,
    ])
      expect(isAnswered({ ...asked, mentions: /./ }, turn(routine)), routine).toBe(false);
  });

  it("keep the open question when it stands and is asked again [TALK-02]", () => {
    expect(isQuestionKept(asked, turn(`Aha. ${questionTexts.pages}`))).toBe(true);
    expect(isQuestionKept(asked, turn("Aha."))).toBe(false);
    expect(isQuestionKept(asked, turn(`Aha. ${questionTexts.timeline}`, "timeline"))).toBe(false);
    expect(isQuestionKept({ ...asked, answersToo: true }, turn("Aha."))).toBeNull();
    expect(isQuestionKept(asked, { ...turn("Aha."), pendingBefore: null })).toBeNull();
  });

  it("keep a wish anywhere but in a name", () => {
    expect(isWishKept("Gästebuch", { ...noAnswers, company: "Gästebuch" })).toBe(false);
    expect(isWishKept("Gästebuch", { ...noAnswers, languages: ["Gästebuch"] })).toBe(true);
  });
});
