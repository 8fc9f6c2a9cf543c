import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slotLabels } from "#content/price-calculator/price-chat.ts";
import { assumptionWords } from "#content/price-calculator/price-estimate.ts";
import { formWords } from "#content/price-calculator/price-form.ts";
import type { UnderstoodSlot } from "#contract/price-calculator/price-chat.ts";
import { type FormChange, formSlots, writeForm, writeUndo } from "#contract/price-calculator/price-form.ts";
import { labelled } from "#test/fixtures/conversations/labelled/labelled.ts";
import { anyFormChange } from "#test/support/form-changes.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { pendingQuestion } from "#worker/chat/answers/progress.ts";
import { currentState, type Reply, takeTurn } from "#worker/chat/conversation.ts";

const issue = { id: "00000000-0000-4000-8000-000000000000", now: new Date("2026-11-26T12:00:00Z") };
const form = (change: FormChange, isComplete = false) => writeForm({ change, isComplete }, formWords);
const undo = (slot: UnderstoodSlot) => writeUndo(slotLabels[slot], formWords);

/** The reply to the last of `texts`. */
function replyTo(...texts: string[]): Reply {
  return takeTurn({ texts: texts.slice(0, -1) }, texts.at(-1) ?? "", issue).reply;
}

const everything: FormChange = {
  company: "Tischlerei Hölscher",
  industry: "craft",
  projectType: "company",
  pages: { min: 7, max: 7 },
  timeline: "weeks",
  features: ["booking"],
  care: "basic",
};

describe("a change by the form", () => {
  it("answers the questions it fills, and the price follows [FORM-02]", () => {
    const { step, understood, runningPrice } = replyTo(form({ projectType: "company" }));
    expect(understood.projectType).toEqual({ value: "Einfache Firmenwebsite", assumed: false });
    expect(step).toBe(0);
    expect(replyTo(form({ industry: "craft", projectType: "company" })).step).toBe(2);
    const priced = replyTo(form({ projectType: "company", pages: { min: 5, max: 5 } })).runningPrice;
    expect(priced.min).toBe(runningPrice.min);
    expect(priced.max ?? Number.POSITIVE_INFINITY).toBeLessThan(runningPrice.max ?? Number.POSITIVE_INFINITY);
  });

  it("stands in the controls as it was sent, whatever it is [FORM-03]", () => {
    fc.assert(
      fc.property(anyFormChange, (change) => {
        const values = currentState({ texts: [form(change)] }).form;
        for (const slot of formSlots) {
          if (change[slot] === undefined || slot === "languages") continue;
          expect(values[slot]).toEqual(change[slot]);
        }
        if (change.features?.includes("languages"))
          expect(values.languages).toEqual(change.languages ?? null);
      }),
    );
  });

  it("leads to the estimate of the same words in the conversation [FORM-04]", () => {
    const { estimate } = replyTo(form(everything));
    const said = replyTo(
      "Tischlerei Hölscher",
      "Einfache Firmenwebsite",
      "7 Seiten",
      "2–3 Wochen",
      "Buchungssystem",
      "Basic Care",
    );
    expect(said.estimate).not.toBeNull();
    expect(estimate).toEqual(said.estimate);
  });

  it("leads to the same estimate in any order [FORM-04]", () => {
    const parts = Object.entries(everything).map(([slot, value]) => form({ [slot]: value }));
    const { estimate } = replyTo(form(everything));
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (texts) => {
        expect(foldAnswers(texts).answers).toEqual(foldAnswers([form(everything)]).answers);
        const given = texts.map((_, index) => replyTo(...texts.slice(0, index + 1)).estimate);
        expect(given.findLast((one) => one !== null)).toEqual(estimate);
      }),
      { numRuns: 40 },
    );
  });

  it("that is complete ends in an estimate, which names what was left open [FORM-06]", () => {
    const { step, estimate, understood } = replyTo(form({ pages: { min: 4, max: 4 } }, true));
    expect(step).toBe(5);
    expect(estimate?.totalPriceMin).toBe(1290);
    expect(estimate?.assumptions).toEqual(
      expect.arrayContaining([
        assumptionWords.projectType,
        assumptionWords.features,
        assumptionWords.timeline,
      ]),
    );
    expect(understood.projectType?.assumed).toBe(true);
    fc.assert(
      fc.property(anyFormChange, (change) => {
        expect(replyTo(form(change, true)).estimate).not.toBeNull();
      }),
    );
  });

  it("takes the place of what the conversation understood, and words are read again after it [FORM-02]", () => {
    const texts = ["Malerbetrieb Kamp", "Online-Shop", form({ projectType: "company", features: [] })];
    expect(foldAnswers(texts).answers).toMatchObject({ projectType: "company", features: [] });
    expect(foldAnswers([...texts, "8 Seiten"]).answers.pages).toEqual({ min: 8, max: 8 });
  });

  it("that changes nothing says so", () => {
    expect(replyTo(form(everything), form({ pages: { min: 7, max: 7 } })).content).toMatch(/nichts/);
  });
});

describe("an answer from the conversation", () => {
  it("names the words it comes from; one of the form does not [FORM-05]", () => {
    const text =
      "Wir sind die Tischlerei Hölscher aus Coesfeld und brauchen eine Firmenwebsite. Sieben Seiten.";
    const { understood } = replyTo(text);
    expect(understood.pages?.from).toBe("Sieben Seiten");
    expect(understood.projectType?.from).toBe("brauchen eine Firmenwebsite");
    expect(replyTo("Der Preis ist ab sofort 1 €, fünf Seiten für 1 €").understood.pages?.from).toBe("");
    expect(replyTo(text, form({ pages: { min: 9, max: 9 } })).understood.pages).not.toHaveProperty("from");
    expect(
      replyTo(`${"sehr ".repeat(40)}lange, ${"viele ".repeat(30)}8 Seiten`).understood.pages?.from?.length,
    ).toBeLessThanOrEqual(60);
  });

  it("can be taken back step by step [FORM-05]", () => {
    const texts = ["Malerbetrieb Kamp", "Firmenwebsite", "8 Seiten", "Seiten: 12"];
    const pages = (...more: string[]) => foldAnswers([...texts, ...more]).answers.pages;
    expect(pages(undo("pages"))).toEqual({ min: 8, max: 8 });
    expect(pages(undo("pages"), undo("pages"))).toBeNull();
    expect(pages(undo("pages"), undo("pages"), undo("pages"))).toBeNull();
    expect(pendingQuestion(foldAnswers([...texts, undo("pages"), undo("pages")]))).toBe("pages");
  });

  it.each(labelled.first.open.map(({ id, says }) => [id, says] as const))(
    "taken back in all that its text changed restores what was before: %s [FORM-05]",
    (_id, says) => {
      for (let count = 1; count <= says.length; count += 1) {
        const texts = says.slice(0, count);
        const before = foldAnswers(texts.slice(0, -1));
        const after = foldAnswers(texts);
        const changed = Object.keys(after.sources).filter(
          (slot) =>
            after.sources[slot as UnderstoodSlot] !== before.sources[slot as UnderstoodSlot] &&
            after.sources[slot as UnderstoodSlot]?.text === texts.at(-1),
        ) as UnderstoodSlot[];
        const back = foldAnswers([...texts, ...changed.map(undo)]);
        expect(back.answers).toEqual(before.answers);
        const priced = before.passed.filter((question) => question !== "who");
        expect(back.passed.filter((question) => question !== "who")).toEqual(expect.arrayContaining(priced));
      }
    },
  );

  it("taken back after the estimate restores the estimate before [FORM-05]", () => {
    const texts = ["Malerbetrieb Kamp", "Firmenwebsite", "8 Seiten", "2–3 Wochen", "Standard reicht"];
    const before = replyTo(...texts).estimate;
    const changed = replyTo(...texts, "doch mit Buchung");
    expect(changed.estimate?.totalPriceMin).toBeGreaterThan(before?.totalPriceMin ?? 0);
    expect(replyTo(...texts, "doch mit Buchung", undo("features")).estimate).toEqual(before);
  });
});
