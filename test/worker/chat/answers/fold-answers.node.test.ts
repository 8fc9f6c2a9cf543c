// What holds for texts of any kind: nothing breaks, the last statement wins, every conversation ends.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quickReplies, slotLabels } from "#content/price-calculator/price-chat.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { pendingQuestion } from "#worker/chat/answers/progress.ts";

const labelOf = {
  projectType: "Art",
  pages: slotLabels.pages,
  timeline: slotLabels.timeline,
  features: slotLabels.features,
} as const;
const path = (replies: Partial<Record<keyof typeof quickReplies, string>> = {}) => [
  replies.who ?? quickReplies.who[1],
  replies.projectType ?? quickReplies.projectType[0],
  replies.pages ?? quickReplies.pages[0],
  replies.timeline ?? quickReplies.timeline[2],
  replies.features ?? quickReplies.features[4],
];
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        ..."kein ohne nicht statt doch 5 bis 8 12 Seiten Wochen Shop Blog Buchung Englisch mehr als höchstens ? . , : ein halbes Jahr März Standard reicht weiß Firma Wartung".split(
          " ",
        ),
      ),
      { maxLength: 14 },
    )
    .map((words) => words.join(" ")),
);

describe("folding", () => {
  it("bears any text: one line for a name, sane numbers", () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 6 }), (texts) => {
        const { company, pages, furtherLanguages } = foldAnswers(texts).answers;
        expect(company ?? "").toMatch(/^[^\p{C}€]{0,60}$/u);
        for (const span of [pages, furtherLanguages]) {
          if (!span) continue;
          expect(span.min).toBeGreaterThanOrEqual(1);
          expect(span.max ?? span.min).toBeGreaterThanOrEqual(span.min);
          expect(span.max ?? span.min).toBeLessThanOrEqual(1000);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("keeps no tab in a name that was pasted", () => {
    expect(foldAnswers(["Malerbetrieb\tSchulze"]).answers.company).toBe("Malerbetrieb Schulze");
    expect(foldAnswers(["ぁ\t+"]).answers.company ?? "").not.toMatch(/\p{C}/u);
  });

  it("says the same for the same texts", () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (texts) => {
        expect(foldAnswers(texts)).toEqual(foldAnswers([...texts]));
      }),
      { numRuns: 50 },
    );
  });

  it("takes the last number of pages, however often it is changed", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 4 }), (counts) => {
        const texts = ["Handwerk", "Firmenwebsite", ...counts.map((count) => `doch lieber ${count} Seiten`)];
        const last = counts.at(-1);
        expect(foldAnswers(texts).answers.pages).toEqual({ min: last, max: last });
      }),
      { numRuns: 50 },
    );
  });

  it("comes to the same end when an answer is changed as when it was given at first", () => {
    for (const [question, label] of Object.entries(labelOf))
      for (const first of quickReplies[question as keyof typeof labelOf])
        for (const second of quickReplies[question as keyof typeof labelOf]) {
          const changed = foldAnswers([...path({ [question]: first }), `${label}: ${second}`]);
          const atOnce = foldAnswers(path({ [question]: second }));
          expect({ first, second, ...changed.answers }).toEqual({ first, second, ...atOnce.answers });
          expect(changed.assumed).toEqual(atOnce.assumed);
        }
  });

  it("is through after the firm's and three texts a question, whatever they answer, if none asks back [CHAT-57] [TALK-07]", () => {
    const silent = fc.constantFrom(
      "bla",
      "keine Ahnung",
      "asdf jklö",
      "weiß nicht",
      "hmm",
      "...",
      "123456789",
    );
    fc.assert(
      fc.property(fc.array(silent, { minLength: 13, maxLength: 13 }), (texts) => {
        expect(pendingQuestion(foldAnswers(texts))).toBeNull();
      }),
    );
  });

  it("reads a name without what hides or turns letters", () => {
    const said = foldAnswers(["Tischlerei \u202eHomann\u200b, Handwerk"]).answers;
    expect(said.company ?? "").not.toMatch(/\p{C}/u);
    expect(said.industry).toBe("craft");
  });
});
