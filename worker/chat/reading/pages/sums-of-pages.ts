// A count of pages that goes on: „zehn und dann noch das Gästebuch“, „4 feste plus 2 für die Werkstätten“, „5 minus die Galerie“.
import type { Span } from "#worker/pricing/project.ts";
import type { Quantity } from "../numbers/quantities.ts";
import type { Words } from "../tagged-words.ts";
import { PAGE_NAME } from "./page-names.ts";

const ADDS =
  /^(?:und )?(?:plus|dazu|(?:dann )?noch)(?: dann| noch| dazu)? ((?:(?:die|das|den|der|eine?n?) )?[a-z]{4,}(?: (?:und|plus|sowie) (?:(?:die|das|den|der|eine?n?) )?[a-z]{4,}){0,3})$/;
const DROPS = /^(?:minus|abzueglich) (?:(?:die|das|den|der) )?[a-z]{4,}(?:$| (?:die|das|den) )/;
/** These belong to every website, or cost by themselves. */
const NO_PAGE =
  /^(?:impressum|datenschutz|agb|rechtliches|produkte?n?|artikel|shop|onlineshop|blog|buchung|buchungssystem|sprachen?|englisch)$/;
const ARTICLE = /^(?:die|das|den|der|eine?n?|ne|n|ein|und|plus|sowie)$/;
const TALK =
  /^(?:eine?r|mehr|weniger|nicht|etwas|vielleicht|seiten?|unterseiten?|bilder|fotos|texte?|was|ganz|viel|oder|mal|ausbau\w*|erweiter\w*)$/;

/** `pages` with the names that stand behind the only count of a text added, or taken away. */
export function withNamesBehind(words: Words, { to }: Quantity, { min, max }: Span): Span {
  const behind = words.slice(to + 1).filter(({ kind, text }) => kind === "word" || text === "+");
  if (behind.some(({ value, isArticle }) => value !== null && !isArticle)) return { min, max };
  const text = behind.map((word) => (word.text === "+" ? "plus" : word.text)).join(" ");
  const step = DROPS.test(text) ? -1 : namesIn(ADDS.exec(text)?.[1] ?? "");
  return { min: Math.max(1, min + step), max: max === null ? null : Math.max(1, max + step) };
}

function namesIn(list: string): number {
  const words = list.split(" ").filter((word) => word !== "");
  const names = words.filter((word) => !ARTICLE.test(word));
  const isOther = names.some((name) => NO_PAGE.test(name) || TALK.test(name));
  // „6 plus Galerie“, „zehn und dann noch das Gästebuch“; „12 dazu Fragen“ counts nothing more.
  const isPage =
    names.some((name) => PAGE_NAME.test(name)) || /^(?:die|das|den|eine?n?)$/.test(words[0] ?? "");
  return isOther || !isPage ? 0 : names.length;
}

const JOINS = /^(?:plus|\+)$/;
/** Words between a count and the „plus“ behind it: „4 feste plus 2“. */
const JOINED_WITHIN = 3;

/** „4 feste plus 2“, „das sind drei Seiten, Start und Kontakt nochmal zwei“: whether the second is added to the first. */
export function isAddedTo(words: Words, one: Quantity, other: Quantity): boolean {
  const between = words.slice(one.to + 1, other.from);
  const before = between.at(-1)?.text ?? "";
  if (before === "nochmal") return true;
  return JOINS.test(before) && between.length <= JOINED_WITHIN && between.every(({ text }) => text !== ",");
}
