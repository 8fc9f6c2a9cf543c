// Halves, as times are counted by them: „anderthalb“, „zweieinhalb“, „1,5“, „1½“, „2 1/2“, „ein halber“.
import type { Words } from "../tagged-words.ts";

export interface Fraction {
  value: number;
  to: number;
}

const HALF = 0.5;
const ONE_AND_HALF = /^(?:anderthalb|ein(?:und)?einhalb)(?:e[nrs]?)?$/;
const ONES = ["zwei", "drei", "vier", "fuenf", "sechs"];
const MORE_AND_HALF = /^(zwei|drei|vier|fuenf|sechs)(?:und)?einhalb(?:e[nrs]?)?$/;
const HALF_WORD = /^halbe[nrsm]?$/;

export function fractionAt(words: Words, at: number): Fraction | null {
  const word = words[at];
  if (!word) return null;
  if (ONE_AND_HALF.test(word.text)) return { value: 1 + HALF, to: at };
  const [, ones] = MORE_AND_HALF.exec(word.text) ?? [];
  if (ones !== undefined) return { value: ONES.indexOf(ones) + 2 + HALF, to: at };
  if (/^\d{1,2}[.,]5$/.test(word.raw)) return { value: Number(word.raw.replace(",", ".")), to: at };
  const half = halfAt(words, at);
  if (half !== null) return { value: HALF, to: half };
  const whole = word.value ?? (word.isArticle ? 1 : null);
  if (whole === null) return null;
  if (words[at + 1]?.text === "einhalb") return { value: whole + HALF, to: at + 1 };
  const more = word.kind === "number" ? halfAt(words, at + 1) : null;
  if (more !== null) return { value: whole + HALF, to: more };
  const own = word.isArticle ? halfAt(words, at + 1) : null;
  return own === null ? null : { value: HALF, to: own };
}

/** Index of the last word of „½“, „1/2“, „halben“ at `at`, or null. */
function halfAt(words: Words, at: number): number | null {
  const [one, slash, two] = [words[at]?.text ?? "", words[at + 1]?.text, words[at + 2]?.text];
  if (one === "½" || HALF_WORD.test(one)) return at;
  return one === "1" && slash === "/" && two === "2" ? at + 2 : null;
}
