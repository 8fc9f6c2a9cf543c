// „Was macht es günstiger?“ and „höchstens 2.000 €“, answered for what is known of the project. Amounts by the price list alone. Pure.
import { listed } from "#content/price-calculator/answers/listed.ts";
import type { SideTopic } from "#content/price-calculator/chat-answers.ts";
import { replyWords } from "#content/price-calculator/price-chat.ts";
import { priceLines, totalOf } from "#worker/pricing/price-lines.ts";
import { type Amount, packages } from "#worker/pricing/price-list.ts";
import { type Saving, savingsOf } from "#worker/pricing/savings.ts";
import { CENTS_PER_EURO, shownAmount, shownCents } from "#worker/pricing/shown-amount.ts";
import type { Answers } from "./slots.ts";

/** Ways named in one answer. */
const MAX_WAYS = 3;

/** Null: nothing to say beyond the topic's own answer. @param text what the visitor wrote, for the sum he names */
export function savingsAnswer(topic: SideTopic, answers: Answers, text: string): string | null {
  if (answers.pages === null && answers.features.length === 0) return null;
  const total = totalOf(priceLines(answers));
  const savings = savingsOf(answers);
  if (topic === "budget") return budgetAnswer(total, savings, budgetIn(text));
  if (topic !== "cheapest" && topic !== "tooDear") return null;
  return savings.length > 0 ? replyWords.savings(waysOf(savings)) : replyWords.noSavings(shownAmount(total));
}

/** The first sum of at least 100 €, in cents; null where none is named. „2.000 €“, „2000“, „2 Tausend“. */
export function budgetIn(text: string): number | null {
  for (const [, digits = "", thousand] of text.matchAll(
    /(\d{1,3}(?:[.\u202f ]\d{3})+|\d{1,6})(\s?(?:tausend|tsd|k\b))?/gi,
  )) {
    const euros = Number(digits.replace(/\D/g, "")) * (thousand ? 1_000 : 1);
    if (euros >= 100 && euros <= 1_000_000) return euros * CENTS_PER_EURO;
  }
  return null;
}

function budgetAnswer(total: Amount, savings: readonly Saving[], budget: number | null): string | null {
  if (budget === null) return null;
  if (fits(total, budget)) return replyWords.withinBudget(shownAmount(total));
  const fitting = savings.filter((saving) => fits(saving.total, budget));
  if (fitting.length > 0) return replyWords.overBudget(shownAmount(total), waysOf(fitting));
  const [smallest] = packages;
  if (!smallest) return null;
  return replyWords.belowBudget(shownAmount(total), smallest.name, shownCents(smallest.price.min));
}

const fits = ({ max }: Amount, budget: number) => max !== null && max <= budget;

function waysOf(savings: readonly Saving[]): string {
  return listed(savings.slice(0, MAX_WAYS).map(({ change, total }) => `${change} (${shownAmount(total)})`));
}
