// Figures as the pages say them, and the small sums behind them. German formatting, no rounding but where it is said.
import type { Range } from "./page-figures.ts";

export const MONTHS_PER_YEAR = 12;
export const WEEKS_PER_YEAR = 52;

/**
 * 99.9 with 1 decimal → „99,9“, 2500 → „2.500“: exactly `decimals` digits after the comma, halves rounded away from zero.
 * By hand, because the first use of Intl costs a page 12 ms, on a phone four times that.
 */
export function inGerman(value: number, decimals = 0): string {
  // A half must not be lost to binary: 1.005 × 100 is 100.49999999999999.
  const nudged = Math.abs(value) * 10 ** decimals * (1 + Number.EPSILON);
  const [whole = "", fraction] = (Math.round(nudged) / 10 ** decimals).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return `${value < 0 ? "-" : ""}${grouped}${fraction ? `,${fraction}` : ""}`;
}

/** [725, 797] → „90,9 %“, one digit after the comma, unbroken. Rounded down: only all are „100,0 %“. */
export function percentOf([part, all]: readonly [part: number, all: number]): string {
  return `${inGerman(Math.floor((part * 1000) / all) / 10, 1)}\u00a0%`;
}

/** 2500 → „2.500 €“. */
export function euros(amount: number): string {
  return `${inGerman(amount)} €`;
}

/** The same for running text, where a line must not end between amount and sign. */
export function unbrokenEuros(amount: number): string {
  return `${inGerman(amount)}\u00a0€`;
}

/** 129_000 → „1.290 €“: what the price list counts in cents. */
export function eurosOfCents(cents: number): string {
  return euros(cents / 100);
}

/** [2000, 10000] → „2.000-10.000€“, as price lists write it. */
export function euroRange([from, to]: Range): string {
  return `${inGerman(from)}-${inGerman(to)}€`;
}

export function timesTwelve([from, to]: Range): Range {
  return [from * MONTHS_PER_YEAR, to * MONTHS_PER_YEAR];
}

/** Whole months until `gain` a month has brought in `cost`; a month that has begun counts. */
export function paybackMonths(cost: number, gain: number): number {
  return Math.ceil(cost / gain);
}

/** What is left over after `cost`, in whole percent of it. */
export function returnPercent(cost: number, income: number): number {
  return Math.round(((income - cost) / cost) * 100);
}

/** The website example: one more customer a month against the price of the website. */
export function websiteSum({
  websiteEuros,
  newCustomersPerMonth,
  orderEuros,
}: {
  websiteEuros: number;
  newCustomersPerMonth: number;
  orderEuros: number;
}) {
  const perMonth = newCustomersPerMonth * orderEuros;
  const perYear = perMonth * MONTHS_PER_YEAR;
  return {
    perMonth,
    perYear,
    paybackMonths: paybackMonths(websiteEuros, perMonth),
    returnPercent: returnPercent(websiteEuros, perYear),
  };
}

/** The shop example: orders a week against the price of the shop and what it costs to run. */
export function shopSum({
  shopEuros,
  ordersPerWeek,
  basketEuros,
  runningEurosPerMonth,
}: {
  shopEuros: number;
  ordersPerWeek: number;
  basketEuros: number;
  runningEurosPerMonth: number;
}) {
  const perWeek = ordersPerWeek * basketEuros;
  const perYear = perWeek * WEEKS_PER_YEAR;
  const runningPerYear = runningEurosPerMonth * MONTHS_PER_YEAR;
  return {
    perWeek,
    perYear,
    runningPerYear,
    paybackMonths: paybackMonths(shopEuros, perYear / MONTHS_PER_YEAR - runningEurosPerMonth),
    leftAfterYear: perYear - shopEuros - runningPerYear,
  };
}
