// Finds what the owner has not filled in or confirmed. `npm run doctor` lists it, a production build refuses placeholders.
import { readFileSync } from "node:fs";
import { euroRange } from "#content/figures.ts";
import { owner } from "#content/owner.ts";
import { extraPrices, type GuidePrice, hostingCosts } from "#content/prices.ts";

const OWNER_FILE = "app/content/owner.ts";
const PRICES_FILE = "app/content/prices.ts";
const CENTS_PER_EURO = 100;

export interface Placeholder {
  /** Path in owner.ts, such as `phone.shown`. */
  place: string;
  value: string;
}

/** The three marks that app/content/owner.ts promises: a Muster name, an .example address, a number made of zeros. */
const MARKS = [/muster/i, /\.example\b/, /(?:0\D?){6,}$/];

/** All texts inside `value`, at any depth, that carry one of the marks. */
export function findPlaceholders(value: unknown, place = ""): Placeholder[] {
  if (typeof value === "string") return MARKS.some((mark) => mark.test(value)) ? [{ place, value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findPlaceholders(inner, place ? `${place}.${key}` : key),
  );
}

/** What is open in the owner's data, one German line each: `app/content/owner.ts:12: name ist noch „…“`. */
export function findOpenOwnerData(): string[] {
  const source = readFileSync(OWNER_FILE, "utf8");
  return findPlaceholders(owner).map(
    ({ place, value }) => `${OWNER_FILE}:${findLine(source, place, value)}: ${place} ist noch „${value}“`,
  );
}

/** Prices that are guesses so far, one German line each: `app/content/prices.ts:171: Richtwert … bestätigen`. */
export function findUnconfirmedPrices(
  prices: readonly GuidePrice[] = [...extraPrices, hostingCosts],
): string[] {
  const source = readFileSync(PRICES_FILE, "utf8");
  return prices
    .filter(({ confirmed }) => !confirmed)
    .map(({ name, from, to }) => {
      const range = euroRange([from / CENTS_PER_EURO, to / CENTS_PER_EURO]);
      const place = `${PRICES_FILE}:${findLine(source, "name", name)}`;
      return `${place}: Richtwert „${name}“ ${range}: ändern oder mit confirmed: true bestätigen`;
    });
}

/** 1-based line in which the last key of `place` gets `value`; that of the value alone if they are on different lines. */
export function findLine(source: string, place: string, value: string): number {
  const lines = source.split("\n");
  const key = place.split(".").at(-1) ?? place;
  const holdsValue = (line: string) => line.includes(`"${value}"`);
  const exact = lines.findIndex((line) => holdsValue(line) && line.includes(`${key}:`));
  return (exact >= 0 ? exact : lines.findIndex(holdsValue)) + 1;
}
