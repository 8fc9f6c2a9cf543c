// Whichever way the answers come, the estimate is the same: by form or in words, in any order, and after a step taken back.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slotLabels } from "#content/price-calculator/price-chat.ts";
import { formWords } from "#content/price-calculator/price-form.ts";
import { carePlans } from "#content/prices.ts";
import {
  type FormChange,
  type FormSlot,
  formSlots,
  writeForm,
  writeUndo,
} from "#contract/price-calculator/price-form.ts";
import { anyFormChange } from "#test/support/form-changes.ts";
import { currentState, takeTurn } from "#worker/chat/conversation.ts";

const issue = { id: "00000000-0000-4000-8000-000000000000", now: new Date("2026-11-26T12:00:00Z") };
const byForm = (change: FormChange, isComplete = false) => writeForm({ change, isComplete }, formWords);
const estimateAfter = (texts: readonly string[]) =>
  takeTurn({ texts: texts.slice(0, -1) }, texts.at(-1) ?? "", issue).reply.estimate;
/** The last one that was given on the way. */
const lastEstimate = (texts: readonly string[]) =>
  texts.map((_, at) => estimateAfter(texts.slice(0, at + 1))).findLast((one) => one !== null) ?? null;

const { names } = formWords;
const kinds = ["company", "shop", "booking", "portfolio", "blog"] as const;
const functions = ["booking", "special", "blog", "members"] as const;
const times = ["asap", "week", "weeks", "month", "flexible"] as const;
const plans = ["basic", "professional", "premium"] as const;

/** A project that both ways can tell. */
const anyProject = fc.record({
  company: fc.constantFrom("Tischlerei Hölscher", "Café Krümel", "Steuerberatung Kleine"),
  projectType: fc.constantFrom(...kinds),
  pages: fc.integer({ min: 1, max: 40 }).map((count) => ({ min: count, max: count })),
  timeline: fc.constantFrom(...times),
  features: fc.subarray([...functions]),
  care: fc.constantFrom(...plans),
});
type Project = Parameters<Parameters<typeof anyProject.map>[0]>[0];

/** One text a slot, each saying by itself what it answers. */
function inWords({ projectType, pages, timeline, features, care }: Project): string[] {
  const said: Record<(typeof functions)[number], string> = {
    booking: "Buchungssystem",
    special: "Sonderfunktionen",
    blog: "Blog",
    members: "Mitgliederbereich",
  };
  const plan = carePlans.find(({ id }) => id === care);
  return [
    names.projectType[projectType],
    pages.min === 1 ? "1 Seite" : `${pages.min} Seiten`,
    names.timeline[timeline],
    features.length === 0
      ? "Standard reicht"
      : `${features.map((one) => said[one]).join(", ")}, sonst nichts`,
    plan?.name ?? "",
  ];
}

describe("the same answers", () => {
  it("lead to the same estimate by form and in words [FORM-13]", () => {
    fc.assert(
      fc.property(anyProject, (project) => {
        const talked = lastEstimate([project.company, ...inWords(project)]);
        expect(talked).not.toBeNull();
        const filled = lastEstimate([byForm({ company: project.company }), byForm(project, true)]);
        expect(filled).toEqual(talked);
      }),
      { numRuns: 150 },
    );
  });

  it("lead to it in any order, by form, in words and mixed [FORM-13]", () => {
    const shuffled = anyProject.chain((project) => {
      const slots = ["projectType", "pages", "timeline", "features", "care"] as const;
      const words = inWords(project);
      // In words where `isSaid`, each under its label, as a text alone answers the question that stands.
      const parts = fc
        .tuple(...slots.map(() => fc.boolean()))
        .map((isSaid) =>
          slots.map((slot, at) =>
            isSaid[at] ? `${slotLabels[slot]}: ${words[at]}` : byForm({ [slot]: project[slot] }),
          ),
        );
      return fc.record({
        project: fc.constant(project),
        texts: parts.chain((list) => fc.shuffledSubarray(list, { minLength: list.length })),
      });
    });
    fc.assert(
      fc.property(shuffled, ({ project, texts }) => {
        const { company: _company, ...slots } = project;
        expect(lastEstimate([...texts])).toEqual(lastEstimate([byForm(slots)]));
      }),
      { numRuns: 150 },
    );
  });

  it("taken back one by one restore the estimate exactly, whatever was changed [FORM-13]", () => {
    const undone = fc.record({ project: anyProject, change: anyFormChange });
    fc.assert(
      fc.property(undone, ({ project, change }) => {
        const texts = [byForm(project, true)];
        const before = estimateAfter(texts);
        const [was, is] = [texts, [...texts, byForm(change)]].map(
          (said) => currentState({ texts: said }).form,
        );
        const isChanged = (slot: FormSlot) => JSON.stringify(was?.[slot]) !== JSON.stringify(is?.[slot]);
        // The number of languages is taken back with the function.
        const changed = new Set(
          formSlots.filter(isChanged).map((slot) => (slot === "languages" ? "features" : slot)),
        );
        const back = [...changed].map((slot) => writeUndo(slotLabels[slot], formWords));
        const { state } = [...texts, byForm(change), ...back].reduce(
          (now, text) => takeTurn(now.state, text, issue),
          { state: { texts: [] as readonly string[] } },
        );
        // Said once more, so that an estimate is given even where nothing was changed.
        const again = takeTurn(
          state,
          byForm({ care: project.care === "basic" ? "premium" : "basic" }),
          issue,
        );
        const other = takeTurn(
          { texts },
          byForm({ care: project.care === "basic" ? "premium" : "basic" }),
          issue,
        );
        expect(before).not.toBeNull();
        expect(again.reply.estimate).toEqual(other.reply.estimate);
        expect(again.reply.runningPrice).toEqual(other.reply.runningPrice);
        expect(again.reply.form).toEqual(other.reply.form);
      }),
      { numRuns: 150 },
    );
  });
});
