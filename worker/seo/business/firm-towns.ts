// The towns a firm is based in or serves, and whether a text mentions one.
import type { PageFacts } from "../html/page-facts.ts";
import { collectContacts } from "./contact-data.ts";
import { transliterate } from "./postal-address.ts";

/** Towns compared; a larger service area is a region. */
const maxTowns = 60;
/** Derived forms: "Olfener Dächer", "Münsteraner". */
const nameEndings = ["", "er", "ern", "ers", "aner", "anern", "s"];
/** Shorter names are ambiguous. */
const minNameLength = 3;
const minPartLength = 5;

/** As written: seats, those in structured data first; all, with the towns the firm says it serves. */
export function findFirmTowns(facts: PageFacts): { seats: string[]; all: string[] } {
  const { declared, page, imprint } = collectContacts(facts);
  const addresses = [
    ...declared.flatMap(({ addresses }) => addresses),
    ...page.addresses,
    ...(imprint?.addresses.slice(0, 1) ?? []),
  ];
  const seats = uniqueTowns(addresses.map(({ town }) => town));
  return {
    seats,
    all: uniqueTowns([...seats, ...declared.flatMap(({ areaServed }) => areaServed)]).slice(0, maxTowns),
  };
}

function uniqueTowns(towns: readonly string[]): string[] {
  const named = towns
    .map((town) => town.trim())
    .filter((town) => town.length >= minNameLength && town.length <= 60);
  return [...new Map(named.map((town) => [transliterate(town), town])).values()];
}

/** As a whole word or a derived form ("Olfener"); "Frankfurt" also matches "Frankfurt am Main". */
export function mentionsTown(text: string, town: string): boolean {
  const words = ` ${normalizeTown(text.slice(0, 2_000))} `;
  const names = [
    town,
    ...townParts(town),
    town.replace(/ (?:(?:am|an|auf|bei|im|in|ob|unter|vor) |\().*$/, ""),
  ];
  return names.some((name) => {
    const wanted = normalizeTown(name).trim();
    return (
      wanted.length >= minNameLength && nameEndings.some((ending) => words.includes(` ${wanted}${ending} `))
    );
  });
}

/** "Krummhörn-Greetsiel" is known as Greetsiel, too. */
function townParts(town: string): string[] {
  const parts = town.split("-").filter((part) => part.length >= minPartLength && /^\p{Lu}/u.test(part));
  return parts.length > 1 ? parts : [];
}

function normalizeTown(text: string): string {
  return transliterate(text).replace(/[^a-z0-9]+/g, " ");
}
