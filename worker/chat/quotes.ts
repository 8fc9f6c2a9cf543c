// Which part of a text an answer comes from, as it is quoted to the visitor. Pure.
import type { UnderstoodSlot } from "#contract/price-calculator/price-chat.ts";
import { questionOfSlot } from "./form-change.ts";
import { type Reading, readText } from "./reading/read-text.ts";
import { type Answers, noAnswers } from "./slots.ts";

/** Parts of a text that are looked at; who writes more is quoted from the beginning. */
const MAX_PARTS = 12;

/** The first part between marks that says the same by itself; the whole text where none does. */
export function quoteFor(slot: UnderstoodSlot, text: string, answers: Answers): string {
  if (slot === "wishes") return answers.wishes.at(-1) ?? text;
  const clauses = text.split(/[,;!?\n]+|\.(?=\s|$)/).map((part) => part.trim());
  const parts = [...new Set([...clauses.flatMap((clause) => clause.split(" und ")), ...clauses])];
  if (parts.length === 1) return text;
  const pending = questionOfSlot[slot];
  const says = (part: string) => saysSame(slot, readText(part, { pending, answers: noAnswers }), answers);
  return (
    parts
      .filter((part) => part !== "")
      .slice(0, MAX_PARTS)
      .find(says) ?? text
  );
}

function saysSame(slot: Exclude<UnderstoodSlot, "wishes">, reading: Reading, answers: Answers): boolean {
  if (slot === "features") {
    const { wanted, refused, languages, closesFeatures } = reading;
    return wanted.length + refused.length > 0 || languages !== null || closesFeatures;
  }
  return reading[slot] !== null && JSON.stringify(reading[slot]) === JSON.stringify(answers[slot]);
}
