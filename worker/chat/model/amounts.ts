// Whether every amount in a text is ours and stands where it belongs: beside the entry it is the price of, monthly only what is monthly.
import { hostingCosts } from "#content/prices.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { priceList } from "#worker/pricing/price-list.ts";
import { lineAmount, shownAmount, shownEuros } from "#worker/pricing/shown-amount.ts";
import type { Reply } from "../conversation.ts";
import { type Word, wordsOf } from "../reading/words.ts";
import { runningText } from "./facts.ts";
import { type Figure, figuresIn } from "./figures.ts";

/** An amount that may be named. `subject`: entry of the price list, "hosting", "payment", "year" or "whole". */
interface Fact {
  key: string;
  subject: string;
  isMonthly: boolean;
}

/** What a word speaks of. „Premium“ is a website or a care plan. */
const subjectWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^starter/, ["package-starter"]],
  [/^business/, ["package-business"]],
  [/^premium/, ["package-premium", "care-premium"]],
  [/^basic/, ["care-basic"]],
  [/^profess?ional/, ["care-professional"]],
  [/shop/, ["shop"]],
  [/buchung|termin|reservier/, ["extra-booking"]],
  [/blog|^cms$/, ["extra-blog"]],
  [/sprach/, ["extra-language"]],
  [/funktion/, ["extra-special"]],
  [/mitglied/, ["extra-members"]],
  [/pflege|wartung/, ["care-basic", "care-professional", "care-premium"]],
  [/anzahlung|zahl|rest$|fertigstellung|auftrag|abnahme/, ["payment"]],
  [/^jahr/, ["year"]],
  [/^hosting|^domain|^postfaech/, ["hosting"]],
];
const WHOLE = /gesamt|zusammen|^alles$|summe|schaetzung|^komme$/;
const WEBSITE = /websi?te|webseite|homepage|auftritt|projekt/;
const MONTH = /^monat/;
/** „49 € Pflege im Monat“: words between an amount and its period. */
const PERIOD_REACH = 3;

/** Whether `text` names an amount that neither price list nor estimate contains. The visitor's own do not count. */
export function hasUnsupportedAmount(text: string, reply: Reply): boolean {
  const words = wordsOf(text);
  const facts = factsOf(reply);
  return figuresIn(text)
    .filter(({ unit }) => unit === "euro" || unit === "cent")
    .some((figure) => !facts.some((fact) => isStatedBy(fact, figure, words)));
}

export function namesTotal(text: string, estimate: PriceEstimate): boolean {
  const named = keysOf(text);
  return keysOf(shownEuros(estimate.totalPrice)).every((key) => named.includes(key));
}

function isStatedBy({ key, subject, isMonthly }: Fact, figure: Figure, words: readonly Word[]): boolean {
  if (key !== figure.key) return false;
  const sentence = words.filter((word) => word.sentence === words[figure.from]?.sentence);
  const [from, to] = [words[figure.from], words[figure.to]].map((word) =>
    word ? sentence.indexOf(word) : 0,
  );
  const [before, after] = [sentence.slice(0, from), sentence.slice((to ?? 0) + 1)];
  if (isMonthly && !sentence.some(({ text }) => MONTH.test(text))) return false;
  if (!isMonthly && after.slice(0, PERIOD_REACH).some(({ text }) => MONTH.test(text))) return false;
  if (subject === "whole") return isOfTheWhole(before, after);
  const nearest = before.findLast(isSubject) ?? after.find(isSubject);
  return nearest !== undefined && subjectsOf(nearest).includes(subject);
}

/** „Ihre Website mit Shop kostet …“, „Insgesamt …“, or no entry is named before it; „Der Shop kostet …“ is of the shop. */
function isOfTheWhole(before: readonly Word[], after: readonly Word[]): boolean {
  if ([...before, ...after].some(({ text }) => WHOLE.test(text))) return true;
  const subject = before.findIndex(isSubject);
  const website = before.findIndex(({ text }) => WEBSITE.test(text));
  return (
    subject < 0 ||
    (website >= 0 && website <= subject) ||
    /^(?:starter|business|premium)/.test(before[subject]?.text ?? "")
  );
}

function isSubject(word: Word): boolean {
  return subjectsOf(word).length > 0;
}

function subjectsOf({ text }: Word): readonly string[] {
  return subjectWords.find(([pattern]) => pattern.test(text))?.[1] ?? [];
}

/** With an estimate, its amounts: beside it the list would only confuse. Else the list, and the span of what is known. */
function factsOf(reply: Reply): Fact[] {
  const drafted = keysOf(reply.content);
  const known = [...listFacts, ...hostingFacts];
  const asked = known.filter(({ key }) => drafted.includes(key));
  // The limit for a down payment.
  const beside = drafted.filter((key) => !known.some((fact) => fact.key === key));
  return [
    ...(reply.estimate
      ? [...estimateFacts(reply.estimate), ...asked]
      : [...listFacts, ...asked, ...factsIn(runningText(reply), "whole")]),
    ...beside.map((key) => ({ key, subject: "payment", isMonthly: false })),
  ];
}

const listFacts: readonly Fact[] = priceList.entries.flatMap(({ id, price, period }) =>
  factsIn(shownAmount(price), id, period === "month"),
);

/** Paid to others; named where the draft names it. */
const hostingFacts = factsIn(shownAmount({ min: hostingCosts.from, max: hostingCosts.to }), "hosting", true);

function estimateFacts({ totalPrice, breakdown, recurring, firstYear, paymentPlan }: PriceEstimate): Fact[] {
  return [
    ...factsIn(shownEuros(totalPrice), "whole"),
    ...breakdown.flatMap((line) => line.entries.flatMap((entry) => factsIn(lineAmount(line), entry))),
    ...recurring.flatMap((line) => factsIn(lineAmount(line), line.entry, true)),
    ...firstYear.flatMap((line) => factsIn(lineAmount(line), "year")),
    ...paymentPlan.flatMap((line) => factsIn(lineAmount(line), "payment")),
  ];
}

function factsIn(text: string, subject: string, isMonthly = false): Fact[] {
  return keysOf(text).map((key) => ({ key, subject, isMonthly }));
}

function keysOf(text: string): string[] {
  return figuresIn(text).flatMap(({ key, unit }) => (unit === "euro" ? [key] : []));
}
