// How many pages a text asks for.
import { websitePackages } from "#content/prices.ts";
import type { Span } from "#worker/pricing/project.ts";
import { type Quantity, quantitiesOf } from "./quantities.ts";
import type { TaggedText, TaggedWord } from "./tagged-words.ts";

/** More is a slip or a joke. */
export const MAX_PAGES = 500;
const CORRECTS = /^(?:nein|nee|noe|doch|besser|lieber|sondern|eher|quatsch|moment|stattdessen|aendern)$/;
/** „12, davon 4 mit Bildern“: a part of what was counted already. */
const PART_OF = /^(?:davon|darunter|inklusive|inkl|seit|nr|nummer|hausnummer)$/;
/** „Budget ca. 500“: a sentence with one of these counts no pages by a bare number. */
const OTHER_NUMBER = /^(?:budget\w*|telefon\w*|tel|plz|postleitzahl)$/;
const PAGE_NAME =
  /^(?:start|startseite|home|leistung|leistungen|angebot|angebote|ueber|galerie|bilder|referenzen|kontakt|team|preise|anfahrt|impressum|datenschutz|karriere|jobs|aktuelles|news|karte|speisekarte|zimmer|faq|produkte|projekte|kurse|termine|geschichte|vorstand|abteilungen)$/;

interface Context {
  /** The question for pages was asked just before. */
  isAsked: boolean;
  /** A number of pages is known from before. */
  isKnown: boolean;
  refused: ReadonlySet<number>;
}

/** The last number of pages that `text` names, or null. */
export function readPages(text: TaggedText, { isAsked, isKnown, refused }: Context): Span | null {
  const { words } = text;
  const counts = quantitiesOf(words).filter(
    ({ from }) => !refused.has(from) && !PART_OF.test(words[from - 1]?.text ?? ""),
  );
  const hasPages = counts.some(({ unit, isArticle }) => unit === "page" && !isArticle);
  const isMeant = (count: Quantity) => {
    if (count.unit === "page") return isAsked || !count.isArticle;
    if (count.unit !== null) return false;
    const isCorrection = !count.isArticle && (isKnown || hasPages) && correctsBefore(words, count.from);
    return isCorrection || (isAsked && !hasPages && standsAlone(words, count));
  };
  const last = lastSum(words, counts.filter(isMeant)) ?? otherwiseNamed(text, isAsked);
  return last !== null && last.min >= 1 && (last.max ?? last.min) <= MAX_PAGES ? last : null;
}

/** The last count; „5 Seiten und 3 Unterseiten“ are eight together. */
function lastSum(words: readonly TaggedWord[], counts: readonly Quantity[]): Span | null {
  const last = counts.at(-1);
  if (!last) return null;
  const before = counts.at(-2);
  const isAdded =
    before?.to === last.from - 2 && /^(?:und|plus|sowie|\+)$/.test(words[last.from - 1]?.text ?? "");
  if (!before || !isAdded || before.unit !== "page" || last.unit !== "page") return last.span;
  const { min, max } = before.span;
  return {
    min: min + last.span.min,
    max: max === null || last.span.max === null ? null : max + last.span.max,
  };
}

function correctsBefore(words: readonly TaggedWord[], at: number): boolean {
  return words.slice(Math.max(0, at - 4), at).some(({ text }) => CORRECTS.test(text));
}

/** Whether a bare number counts nothing else: what follows is no noun that it could count. */
function standsAlone(words: readonly TaggedWord[], { from, to, isArticle }: Quantity): boolean {
  const sentence = words.filter((word) => word.sentence === words[from]?.sentence);
  if (sentence.some(({ text }) => OTHER_NUMBER.test(text))) return false;
  const next = words[to + 1];
  if (!next || next.kind === "mark") return next?.text !== "%" && next?.text !== "€";
  if (isArticle) return false;
  return next.tags.has("counted") || next.tags.has("page") || /^\p{Ll}/u.test(next.raw);
}

/** „nur eine Seite“, a package by its name, or the pages one by one. */
function otherwiseNamed({ words, phrases }: TaggedText, isAsked: boolean): Span | null {
  const isOnePage =
    phrases.some(({ tag }) => tag === "wholePage") || words.some(({ tags }) => tags.has("onePage"));
  if (isOnePage) return { min: 1, max: 1 };
  const isCare = words.some(({ tags }) => tags.has("care"));
  const isPackage = isAsked || words.some(({ tags }) => tags.has("package"));
  const named = websitePackages.find(
    ({ id }) =>
      !isCare &&
      words.some(
        ({ tags }, at) => tags.has(id) && (isPackage || words[at + 1]?.tags.has("website") === true),
      ),
  );
  if (named) return named.pages;
  const pageNames = new Set(words.filter(({ text }) => PAGE_NAME.test(text)).map(({ text }) => text));
  return isAsked && pageNames.size > 2 ? { min: pageNames.size, max: pageNames.size } : null;
}
