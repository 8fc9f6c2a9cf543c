import { describe, expect, it } from "vitest";
import { owner } from "#content/owner.ts";
import { questionTexts, replyWords } from "#content/price-calculator/price-chat.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { takeTurn } from "#worker/chat/conversation.ts";

const issue = { id: "00000000-0000-4000-8000-000000000000", now: new Date("2026-11-26T12:00:00Z") };
const reply = (...texts: string[]) =>
  takeTurn({ texts: texts.slice(0, -1) }, texts.at(-1) ?? "", issue).reply;

describe("what gives the open question nothing", () => {
  it.each([
    ["projectType", ["Malerbetrieb Kamp"]],
    ["pages", ["Malerbetrieb Kamp", "Firmenwebsite"]],
    ["timeline", ["Malerbetrieb Kamp", "Firmenwebsite", "8 Seiten"]],
    ["features", ["Malerbetrieb Kamp", "Firmenwebsite", "8 Seiten", "2–3 Wochen"]],
  ] as const)(
    "leaves it open: two choices, the question again, then a call is offered: %s [TALK-07]",
    (question, texts) => {
      const step = texts.length;
      const first = reply(...texts, "blubb");
      expect(first.content).toMatch(/^Das habe ich nicht verstanden\. Meinen Sie „[^“]+“ oder „[^“]+“\?/);
      expect(first.content.endsWith(questionTexts[question])).toBe(true);
      expect(first).toMatchObject({ step, estimate: null });
      const second = reply(...texts, "blubb", "blubb");
      expect(second.content).toBe(`${replyWords.missedAgain} ${questionTexts[question]}`);
      expect(second).toMatchObject({ step, estimate: null });
      const third = reply(...texts, "blubb", "blubb", "blubb");
      expect(third.content).toContain(owner.phone.shown);
      expect(third.step).toBe(5);
      expect(third.estimate).not.toBeNull();
    },
  );

  it("is forgotten with an answer, also to the next question [TALK-07]", () => {
    const texts = ["Handwerk", "wir reisen für unser Leben gern"];
    expect(foldAnswers([...texts, "Firmenwebsite"])).toMatchObject({ misses: 0, assumed: [] });
    const { answers, assumed, misses } = foldAnswers([...texts, "rund 20"]);
    expect(answers.pages).toEqual({ min: 20, max: 20 });
    expect(assumed).toEqual(["projectType"]);
    expect(misses).toBe(0);
  });

  it("is not „weiß nicht“, a question or a greeting [TALK-07]", () => {
    const texts = ["Handwerk", "Firmenwebsite"];
    expect(foldAnswers([...texts, "weiß nicht"])).toMatchObject({ assumed: ["pages"], misses: 0 });
    for (const text of ["Was kostet Hosting?", "Hallo", "ja"])
      expect(foldAnswers([...texts, text]).misses, text).toBe(0);
  });
});
