// One page beside those that are counted: „eine Startseite und fünf Unterseiten“, „die vier, dazu eine für die Projekte“.
import type { Span } from "#worker/pricing/project.ts";
import type { Quantity } from "../numbers/quantities.ts";
import type { Words } from "../tagged-words.ts";

/** „Eine Startseite und fünf Unterseiten“ are six. */
export function withStartPage(words: Words, { span: { min, max }, from, to }: Quantity): Span {
  const hasOne = words.some(
    ({ text }, at) =>
      text === "startseite" && (at < from || /^(?:und|plus|die|eine)$/.test(words[at - 1]?.text ?? "")),
  );
  const isAdded =
    /\bstartseite (?:plus|und|\+)(?: noch| dann)?$/.test(
      words
        .slice(Math.max(0, from - 3), from)
        .map(({ text }) => text)
        .join(" "),
    ) ||
    isPlusStart(words, to) ||
    isPlusOne(words, to);
  if (!isAdded && !(hasOne && /^unterseiten?$/.test(words[to]?.text ?? ""))) return { min, max };
  return { min: min + 1, max: max === null ? null : max + 1 };
}

/** „die vier eben plus eine Startseite“ */
function isPlusStart(words: Words, to: number): boolean {
  const behind = words.slice(to + 1, to + PLUS_START_WITHIN).map(({ text }) => text);
  return /^(?:\w+ )?(?:plus|\+) (?:eine |die |noch )*(?:startseite|kontaktseite|kontakt\b)/.test(
    behind.join(" "),
  );
}

/** „Die vier, die Sie aufzählen, dazu eine für die Projekte“ */
function isPlusOne(words: Words, to: number): boolean {
  const behind = words.slice(to + 1, to + PLUS_ONE_WITHIN).filter(({ kind }) => kind === "word");
  return /(?:^| )(?:dazu|plus|und noch|und) eine (?:fuer|mit|ueber|zum|zur) /.test(
    behind.map(({ text }) => `${text} `).join(""),
  );
}

const PLUS_ONE_WITHIN = 12;
const PLUS_START_WITHIN = 7;
