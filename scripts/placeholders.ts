// Finds what the owner has not filled in or confirmed. `npm run doctor` lists it, a production build refuses placeholders.
import { existsSync, readFileSync } from "node:fs";
import { euroRange, euros } from "#content/figures.ts";
import { owner } from "#content/owner.ts";
import type { PersonData } from "#content/person.ts";
import { type Reference, references } from "#content/portfolio/references.ts";
import {
  extraPrices,
  type GuidePrice,
  hostingCosts,
  type ServicePrice,
  servicePrices,
} from "#content/prices.ts";

const OWNER_FILE = "app/content/owner.ts";
const PRICES_FILE = "app/content/prices.ts";
const REFERENCES_FILE = "app/content/portfolio/references.ts";
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

/** Service prices that nobody has confirmed, one German line each. */
export function findUnconfirmedServices(
  prices: Readonly<Record<string, ServicePrice>> = servicePrices,
): string[] {
  const source = readFileSync(PRICES_FILE, "utf8");
  return Object.values(prices)
    .filter(({ confirmed }) => !confirmed)
    .map(({ name, from }) => {
      const place = `${PRICES_FILE}:${findLine(source, "name", name)}`;
      return `${place}: Preis der Leistung „${name}“ steht auf ${shownFrom(from)}: ändern oder mit confirmed: true bestätigen`;
    });
}

function shownFrom(cents: number | null): string {
  if (cents === null) return "„nach Aufwand“";
  return cents === 0 ? "„kostenlos“" : `ab ${euros(cents / CENTS_PER_EURO)}`;
}

/** What a visitor wants to know of the person; nothing of it is needed. */
const personHints: Readonly<Record<Exclude<keyof PersonData, "name">, string>> = {
  portrait: "ein Foto von Ihnen (portrait); bis dahin steht dort eine gezeichnete Figur",
  about: "zwei, drei Sätze über Sie (about); sie stehen auch unter jeder Mail",
  since: "seit welchem Jahr Sie Websites bauen (since)",
  training: "Ihre Ausbildung (training)",
  languages: "die Sprachen, die Sie sprechen (languages)",
  notOffered: "was Sie nicht anbieten (notOffered)",
  standIn: "wer Sie bei Krankheit und im Urlaub vertritt (standIn)",
  googleProfile: "die Adresse Ihres Eintrags bei Google (googleProfile)",
};

/** What could still be said about the person behind the site, one German line each. */
export function findPersonHints(data: PersonData = owner): string[] {
  const source = readFileSync(OWNER_FILE, "utf8").split("\n");
  const { portrait } = data;
  const isLost = portrait !== null && !existsSync(`public${portrait.file}`);
  const lost = isLost ? [`${OWNER_FILE}: portrait nennt public${portrait.file}; die Datei fehlt`] : [];
  const hints = Object.entries(personHints)
    .filter(([key]) => isEmpty(data[key as keyof PersonData]))
    .map(([key, hint]) => {
      const line = source.findIndex((text) => text.startsWith(`  ${key}: `)) + 1;
      return `${OWNER_FILE}:${line}: Freiwillig: ${hint}`;
    });
  return [...lost, ...hints];
}

function isEmpty(value: PersonData[keyof PersonData]): boolean {
  return (
    value === null || (typeof value === "object" && "length" in value && value.length === 0) || value === ""
  );
}

/** One German line while there is no reference. */
export function findReferenceHints(said: readonly Reference[] = references): string[] {
  return said.length > 0
    ? []
    : [
        `${REFERENCES_FILE}: Freiwillig: noch keine Referenz; der Fuß der Website nennt so lange die Musterprojekte`,
      ];
}

/** 1-based line in which the last key of `place` gets `value`; that of the value alone if they are on different lines. */
export function findLine(source: string, place: string, value: string): number {
  const lines = source.split("\n");
  const key = place.split(".").at(-1) ?? place;
  const holdsValue = (line: string) => line.includes(`"${value}"`);
  const exact = lines.findIndex((line) => holdsValue(line) && line.includes(`${key}:`));
  return (exact >= 0 ? exact : lines.findIndex(holdsValue)) + 1;
}
