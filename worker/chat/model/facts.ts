// What the model is told of a turn: its draft, what is known, and amounts as we write them. No more of the visitor than that.
import { questionTexts, slotLabels } from "#content/price-calculator/price-chat.ts";
import { fromAmount } from "#content/price-calculator/price-estimate.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { understoodSlots } from "#contract/price-calculator/price-chat.ts";
import { priceList } from "#worker/pricing/price-list.ts";
import { lineAmount, shownAmount, shownEuros } from "#worker/pricing/shown-amount.ts";
import type { Reply } from "../conversation.ts";
import { type Question, questions } from "../slots.ts";

/** The question that a reply ends with; null when all are through. */
export function questionOf({ step }: Pick<Reply, "step">): Question | null {
  return questions[step] ?? null;
}

/** German keys and values, to be shown to the model as JSON. */
export function turnFacts(reply: Reply) {
  const question = questionOf(reply);
  // The firm's name is nothing the model needs beside the message that names it.
  const shown = understoodSlots.filter((slot) => slot !== "company");
  return {
    verstanden: Object.fromEntries(
      shown.flatMap((slot) => {
        const known = reply.understood[slot];
        return known ? [[slotLabels[slot], known.assumed ? `${known.value} (angenommen)` : known.value]] : [];
      }),
    ),
    offen: shown.filter((slot) => reply.understood[slot] === undefined).map((slot) => slotLabels[slot]),
    frage: question === null ? null : questionTexts[question],
    entwurf: reply.content,
    preis: reply.estimate ? estimateFacts(reply.estimate) : { bisherMöglich: runningText(reply) },
  };
}

function estimateFacts({ totalPrice, breakdown, recurring }: PriceEstimate) {
  return {
    gesamt: `${shownEuros(totalPrice)}, einmalig und netto`,
    posten: breakdown.map((line) => `${line.item}: ${lineAmount(line)}`),
    pflege: recurring.map((line) => `${line.item}: ${lineAmount(line)} im Monat`),
  };
}

/** What the answers so far allow, as the page shows it too. */
export function runningText({ runningPrice: { min, max } }: Pick<Reply, "runningPrice">): string {
  if (max === undefined) return fromAmount(shownEuros(min));
  return lineAmount(min === max ? { price: min } : { price: min, priceMax: max });
}

/** „Starter Website: 1.290 €“, a line each. */
export function priceListText(): string {
  return priceList.entries
    .map(
      ({ name, price, period }) => `${name}: ${shownAmount(price)}${period === "month" ? " im Monat" : ""}`,
    )
    .join("\n");
}
