// Whether a comment of the model's may be shown. One doubt, and there is none: feedback and suggestions stand without it.
import { hasAddress, isFamiliar, isGerman, isPlain } from "../../model-text/plain-german.ts";
import { hasStrangeNumber } from "./comment-numbers.ts";
import type { Rated } from "./instructions.ts";
import { MOST_CHARACTERS } from "./schema.ts";

/** A comment with less says nothing. */
const LEAST_CHARACTERS = 40;
/** Praise without limits belongs to a page that earns it. */
const GOOD_SCORE = 80;
const HIGH_PRAISE =
  /\b(?:perfekt|makellos|tadellos|fehlerfrei|hervorragend|herausragend|ausgezeichnet|exzellent|fantastisch|optimal|ideal|vorbildlich|meisterhaft|best(?:e[nmrs]?|note)|volle punktzahl|hoechstwertung|testsieg)/;
/** What nobody can see on a picture. */
const PROMISE = /\b(?:garantier|verspreche|umsatz|verdoppel|mehr kunden|mehr anfragen|platz eins)/;

/** In the order they are looked for. */
const checks = {
  characters: ({ text }) => !isPlain(text),
  address: ({ text }) => hasAddress(text, ""),
  language: ({ words }) => !isGerman(words),
  familiarity: ({ words }) => isFamiliar(words),
  number: ({ text, rated }) => hasStrangeNumber(text, rated),
  praise: ({ words, rated }) => rated.overallScore < GOOD_SCORE && HIGH_PRAISE.test(words.join(" ")),
  promise: ({ words }) => PROMISE.test(words.join(" ")),
} satisfies Record<string, (looked: { text: string; words: readonly string[]; rated: Rated }) => boolean>;

export type CommentFault = "length" | keyof typeof checks;

export type CheckedComment = { ok: true; comment: string } | { ok: false; fault: CommentFault };

/** `raw` as one paragraph, or what is wrong with it. */
export function checkedComment(raw: string, rated: Rated): CheckedComment {
  const text = raw.normalize("NFC").trim().replace(/\s+/g, " ").replace(/!+/g, ".");
  if (text.length < LEAST_CHARACTERS || text.length > MOST_CHARACTERS) return { ok: false, fault: "length" };
  const looked = { text, words: spelledWords(text), rated };
  const fault = (Object.keys(checks) as (keyof typeof checks)[]).find((check) => checks[check](looked));
  return fault === undefined ? { ok: true, comment: text } : { ok: false, fault };
}

const SPELLED: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Words in lower case, umlauts and ß spelled out. */
function spelledWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return words.map((word) => word.replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter));
}
