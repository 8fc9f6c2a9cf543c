// One page for each of something: „sieben Leistungen, jede eine Seite, dazu Kontakt“.
import { type CountedThings, numberOf, US } from "../numbers/counted-things.ts";
import type { Quantity } from "../numbers/quantities.ts";
import type { Words } from "../tagged-words.ts";
import { EACH, FIRST, PAGE_NAME } from "./page-names.ts";
import { isLowName, isName, isOneOfEach, partsOf } from "./page-parts.ts";
import { withoutBrackets } from "./told-pieces.ts";

const FURTHER =
  /^(?:allgemeine?n?|andere?n?|weitere?n?|sonstige?n?|uebrige?n?|dr?umherum|drumrum|rundherum|ausserdem|normale?n?|feste?n?|uebliche?n?)$/;
/** „sieben Leistungen, jede eine Seite, dazu Kontakt“, „vier Häuser, je zwei Seiten“. */
export function pagesForEach(
  words: Words,
  counts: readonly Quantity[],
  counted: CountedThings,
): { count: number | null } | null {
  const numbers = counts.filter(({ isArticle, span }) => !isArticle && span.max === span.min);
  const thing = thingOfEach(words);
  const perEach = numbers.find(
    ({ unit, from }) =>
      unit === "page" &&
      (EACH.test(words[from - 1]?.text ?? "") ||
        // „jede will drei Seiten“
        (EACH.test(words[from - 2]?.text ?? "") && WANTS.test(words[from - 1]?.text ?? ""))),
  );
  // „240 Mitglieder und 6 Abteilungen, jede Abteilung …“
  const named = numbers.find((count) => count !== perEach && isCountOf(words, count, thing));
  const things =
    named ?? numbers.find((count) => count !== perEach && (count.unit === null || count.unit === "other"));
  const known = things?.span.min ?? numberOf(thing, counted) ?? inParty(words);
  if (known === null)
    return numbers.some((count) => !isOneOfEach(words, count)) ||
      counts.some((count) => isBareSpan(words, count))
      ? null
      : { count: null };
  const rest = named ? [] : numbers.filter((count) => count !== perEach && count !== things);
  if (rest.some((count) => !isFurther(words, count))) return null;
  const further = rest.reduce((sum, { span }) => sum + span.min, 0);
  const parts = partsOf(withoutBrackets(words));
  const eachAt = parts.findIndex((part) => part.some(({ text }) => EACH.test(text)));
  const startAt = parts.findIndex((part) => FIRST.test(part[0]?.text ?? ""));
  const isTypedLow = !words.some(({ raw }) => /^\p{Lu}/u.test(raw));
  const pages = parts.filter((part, at) => {
    // „Start, Brillen, Linsen, für jeden Laden eine“
    const isListed = startAt >= 0 && at > startAt;
    // „Yogastudio, vier Kurse, jeder mit eigener Seite, dazu Start“
    const isSaidBefore =
      at < eachAt &&
      !isListed &&
      !/^(?:eine|ne)$/.test(part[0]?.text ?? "") &&
      !part.some(({ text }) => PAGE_NAME.test(text));
    const isNamed = isName(part) || (isTypedLow && isListed && isLowName(part));
    return !isSaidBefore && isNamed && !part.some(({ text, value }) => EACH.test(text) || value !== null);
  });
  const each = perEach?.span.min ?? 1;
  return { count: known * each + further + pages.length };
}

const WANTS = /^(?:will|braucht|bekommt|kriegt|hat|soll|moechte|mit)$/;

/** „12 bis 15, jede Leistung bekommt ihre eigene Seite“ is counted already. */
function isBareSpan(words: Words, { unit, isArticle, to }: Quantity): boolean {
  const next = words[to + 1];
  return !isArticle && unit === null && (next === undefined || next.kind === "mark");
}

const STEM = 5;

/** „6 Abteilungen“ of „Abteilung“. */
function isCountOf(words: Words, { to, unit }: Quantity, thing: string): boolean {
  const noun = words[unit === null ? to + 1 : to]?.text ?? "";
  return thing.length >= STEM && noun.startsWith(thing.slice(0, STEM));
}

const PARTIES = ["zweit", "dritt", "viert", "fuenft", "sechst"];

/** „Wir sind zu dritt“ */
function inParty(words: Words): number | null {
  const size = words.map(({ text }, at) => (words[at - 1]?.text === "zu" ? PARTIES.indexOf(text) : -1));
  const found = Math.max(-1, ...size);
  return found < 0 ? null : found + 2;
}

/** „je Filiale“: the Filiale; "": none. */
function thingOfEach(words: Words): string {
  const at = words.findIndex(({ text }) => EACH.test(text));
  if (words[at + 1]?.text === "von" && words[at + 2]?.text === US) return US;
  return (
    words.slice(at + 1, at + 3).find(({ raw }) => /^\p{Lu}/u.test(raw))?.text ?? words[at + 1]?.text ?? ""
  );
}

/** „plus drei allgemeine“, „noch vier andere“. */
function isFurther(words: Words, { from, to }: Quantity): boolean {
  const isAdded = /^(?:plus|dazu|noch|\+)$/.test(words[from - 1]?.text ?? "");
  return isAdded || words.slice(from, to + 2).some(({ text }) => FURTHER.test(text));
}
