// Weeks by their number in the calendar: „KW 12“, „in der 12. Kalenderwoche“, „KW 12–14“.
import type { TaggedWord, Words } from "../tagged-words.ts";

export interface WeekNumber {
  to: number;
  /** As an estimate shows it: „KW 12“, „KW 12–14“. Null: „12 kW“ may be a power as well. */
  label: string | null;
}

const NAME = /^(?:kw|kalenderwochen?)$/;
const LAST_WEEK = 53;

export function weekNumberAt(words: Words, at: number): WeekNumber | null {
  const word = words[at];
  if (NAME.test(word?.text ?? "")) return namedFirst(words, at);
  const first = weekOf(word);
  if (first === null || NAME.test(words[at - 1]?.text ?? "")) return null;
  const hasStop = words[at + 1]?.text === ".";
  const name = at + (hasStop ? 2 : 1);
  if (!NAME.test(words[name]?.text ?? "")) return null;
  const isSure = hasStop || words[name]?.text !== "kw";
  return { to: name, label: isSure ? `KW ${first}` : null };
}

/** „KW 12“, „KW 12/13“, „KW 12 bis 14“, „KW 12/2027“. */
function namedFirst(words: Words, at: number): WeekNumber | null {
  const number = at + (words[at + 1]?.text === "." ? 2 : 1);
  const first = weekOf(words[number]);
  if (first === null) return null;
  const joint = words[number + 1]?.text ?? "";
  const second = words[number + 2];
  const last = /^(?:-|\/|bis|oder|und)$/.test(joint) ? weekOf(second) : null;
  if (last !== null && last > first) return { to: number + 2, label: `KW ${first}–${last}` };
  const hasYear = /^(?:\/|-)$/.test(joint) && /^20\d\d$/.test(second?.text ?? "");
  return { to: number + (hasYear ? 2 : 0), label: `KW ${first}` };
}

function weekOf(word: TaggedWord | undefined): number | null {
  if (word?.kind !== "number" || !/^\d{1,2}$/.test(word.text)) return null;
  const week = Number(word.text);
  return week >= 1 && week <= LAST_WEEK ? week : null;
}
