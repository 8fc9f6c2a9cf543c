import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sideAnswers } from "#content/price-calculator/chat-answers.ts";
import { anyProject } from "#test/support/projects.ts";
import { takeTurn } from "#worker/chat/conversation.ts";
import { budgetIn } from "#worker/chat/savings-answer.ts";
import { priceLines, totalOf } from "#worker/pricing/price-lines.ts";
import { savingsOf } from "#worker/pricing/savings.ts";

const issue = { id: "00000000-0000-4000-8000-000000000000", now: new Date("2026-11-26T12:00:00Z") };
const told = ["Malerbetrieb Kamp", "Firmenwebsite", "8 Seiten", "2–3 Wochen", "Buchungssystem und Englisch"];
const answer = (texts: readonly string[], question: string) => takeTurn({ texts }, question, issue).reply;

describe("ways to save", () => {
  it("each cost less than the project, by the list, and change one thing [FORM-09]", () => {
    fc.assert(
      fc.property(anyProject, (project) => {
        const now = totalOf(priceLines(project));
        for (const { project: other, total } of savingsOf(project)) {
          expect(total).toEqual(totalOf(priceLines(other)));
          expect(total.min).toBeLessThanOrEqual(now.min);
          expect(total.max ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
            now.max ?? Number.POSITIVE_INFINITY,
          );
          expect(total).not.toEqual(now);
        }
      }),
    );
  });

  it("are named with what everything would cost then; nothing is changed by asking [FORM-09]", () => {
    const { content, estimate, understood } = answer(told, "Was macht es günstiger?");
    expect(content).toContain("mit höchstens 5 Seiten (1.970 € bis 2.570 €)");
    expect(content).toContain("nur auf Deutsch (2.880 € bis 3.180 €)");
    expect(content).toContain("ohne Buchung oder Terminvergabe (2.780 € bis 3.080 €)");
    expect(estimate).toBeNull();
    expect(understood.pages?.value).toBe("8 Seiten");
    expect(
      answer([...told.slice(0, 2), "4 Seiten", "2–3 Wochen", "Standard reicht"], "Geht das billiger?")
        .content,
    ).toContain("schon das Günstigste gerechnet: 1.290 €");
    expect(answer([], "Was ist das Günstigste?").content).toContain(sideAnswers.cheapest);
  });

  it.each([
    [
      "mehr als 4000 € wollen wir nicht ausgeben",
      /Das passt: Nach Ihren Angaben sind es 3\.170 € bis 3\.770 €/,
    ],
    [
      "unser Budget: maximal 3.000 Euro",
      /In Ihr Budget passt es mit höchstens 5 Seiten \(1\.970 € bis 2\.570 €\)\./,
    ],
    ["höchstens 900 Euro", /das Kleinste ist die Starter Website für 1\.290 €/i],
  ])("answer a budget with what fits into it: %s [FORM-09]", (text, says) => {
    expect(answer(told, text).content).toMatch(says);
  });

  it.each([
    ["max. 2.000 €", 200_000],
    ["2000 euro", 200_000],
    ["so 3 Tausend", 300_000],
    ["2,5k oder 4k", 400_000],
    ["8 Seiten, höchstens 1500", 150_000],
    ["wenig", null],
    ["5 Seiten", null],
  ])("read a sum: %s [FORM-09]", (text, cents) => {
    expect(budgetIn(text)).toBe(cents === 400_000 ? 500_000 : cents);
  });
});
