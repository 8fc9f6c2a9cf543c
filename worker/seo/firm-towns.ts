// Which towns a firm is in or works in, and whether a text names one.
import { contactsOf } from "./contact-data.ts";
import type { PageFacts } from "./page-facts.ts";
import { plainLetters } from "./street-name.ts";

/** Towns compared; a service area of more is a region. */
const mostTowns = 60;
/** Forms made of a town's name: "Olfener Dächer", "Münsteraner". */
const endings = ["", "er", "ern", "ers", "aner", "anern", "s"];
/** Shorter names are words of other meanings too. */
const shortestName = 3;

export interface FirmTowns {
  /** Where the firm sits, as written, structured data first. */
  seats: string[];
  /** Seats and the towns it says it serves. */
  all: string[];
}

export function firmTowns(facts: PageFacts): FirmTowns {
  const { declared, page, imprint } = contactsOf(facts);
  const addresses = [
    ...declared.flatMap(({ addresses }) => addresses),
    ...page.addresses,
    ...(imprint?.addresses.slice(0, 1) ?? []),
  ];
  const seats = distinct(addresses.map(({ town }) => town));
  return {
    seats,
    all: distinct([...seats, ...declared.flatMap(({ areaServed }) => areaServed)]).slice(0, mostTowns),
  };
}

function distinct(towns: readonly string[]): string[] {
  const named = towns
    .map((town) => town.trim())
    .filter((town) => town.length >= shortestName && town.length <= 60);
  return [...new Map(named.map((town) => [plainLetters(town), town])).values()];
}

/** As a word of its own or as the first part of one ("Olfener"); "Frankfurt" also stands for "Frankfurt am Main". */
export function namesTown(text: string, town: string): boolean {
  const words = ` ${plainLetters(text.slice(0, 2_000)).replace(/[^a-z0-9]+/g, " ")} `;
  const names = [town, town.replace(/ (?:am|an|bei|im|in|ob|vor) .*$/, "")];
  return names.some((name) => {
    const wanted = plainLetters(name)
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
    return wanted.length >= shortestName && endings.some((ending) => words.includes(` ${wanted}${ending} `));
  });
}
