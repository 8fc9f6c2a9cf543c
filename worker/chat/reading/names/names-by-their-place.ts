// Names that nothing but their place in the text tells: between quotation marks, before a dash, behind „meinen Töpferhof“, as a domain.
import type { Words } from "../tagged-words.ts";
import { normalised } from "../words.ts";
import { isCapital, isProper, isTrade } from "./name-shape.ts";
import { GREETING, isTown, SENTENCE } from "./name-words.ts";

const OF_IT = /^(?:mein\w*|unser\w*|der|die|das|den|des|dem|vom|zum|im)$/;
const KIND =
  /(?:hof|haus|laden|werkstatt|buero|praxis|studio|vereins?|kontor|kanzlei|museum|scheune|stube|garten|schule|muehle|brauerei|apotheke|handlung|center|zentrum|treff)$/;
const MAX_EMBEDDED = 4;

/** „Ich habe in Gescher meinen Töpferhof Erdfarben“, „betreibe das Sprachbüro Lindqvist“: what kind of firm, and its name behind it. */
export function embeddedName(text: string, words: Words): string | null {
  return firstOf([...words.keys()], (at) => {
    const kind = words[at + 1];
    if (!OF_IT.test(words[at]?.text ?? "") || kind === undefined || !isCapital(kind)) return null;
    if (!isTrade(kind) && !KIND.test(kind.text)) return null;
    const behind = words.slice(at + 2, at + 2 + MAX_EMBEDDED);
    const end = behind.findIndex((word) => !isCapital(word) || isTown(word.text));
    const own = end < 0 ? behind : behind.slice(0, end);
    const last = own.at(-1);
    return last !== undefined && own.some(isProper) ? text.slice(kind.start, last.end) : null;
  });
}

/** „Maschenglück – Wolle, Stoffe, Kurzwaren“, „5 Elemente – Praxis für TCM“: a short name, then what it is. */
export function nameBeforeDash(text: string, words: Words): string | null {
  const [, before = ""] = /^\s*((?:\d{1,3} )?\p{Lu}[^–—,.!?;:]{2,38}?) (?:[–—]|-) /u.exec(text) ?? [];
  const own = words.filter(({ end }) => end <= text.indexOf(before) + before.length);
  const isName =
    own.length > 0 &&
    own.length <= MAX_BEFORE_DASH &&
    own.some(isProper) &&
    !own.some((word) => SENTENCE.test(word.text) || GREETING.test(word.text) || /^\p{Ll}/u.test(word.raw));
  return before.length > 0 && isName ? before : null;
}

const MAX_BEFORE_DASH = 4;
const MAX_QUOTED = 40;

/** „Alle sagen nur „Bei Pöppings“, so soll es auch auf die Seite“: a name between quotation marks. */
export function quotedName(text: string): string | null {
  const [, quoted = ""] = /„(\p{Lu}[^„“”"]{2,60})[“”"]/u.exec(text) ?? [];
  const words = quoted.split(/\s+/);
  const isSpoken = words.some((word) => SENTENCE.test(normalised(word)));
  return quoted.length > 0 && quoted.length <= MAX_QUOTED && words.length <= 5 && !isSpoken ? quoted : null;
}

/** „kabelsalat-it.de – Admin-Service für kleine Firmen“. */
export function domainAtFirst(text: string): string | null {
  const [, domain = null] =
    /^\s*(?:www\.)?([\p{L}\d-]{2,40}\.(?:de|com|net|eu|info|org|nrw|shop))(?![\p{L}\d.@-])/iu.exec(text) ??
    [];
  return domain;
}

export function firstOf<Item, Value>(
  items: readonly Item[],
  find: (item: Item) => Value | null,
): Value | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
