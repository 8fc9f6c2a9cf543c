// „Ach nee, das machen wir weiter über WhatsApp, streichen“: a text that names nothing and takes back what the one before has added. Pure.
import type { Feature } from "#worker/pricing/project.ts";
import type { Reading } from "../reading/read-text.ts";
import { normalised } from "../reading/words.ts";
import type { Answers } from "../slots.ts";

const TURNED =
  /^(?:(?:ach|och|oh|moment|warte\w*|halt|stopp?|na|ja|so)[ ,.]+){0,3}(?:nee|nein|noe|ne|quatsch|doch nicht)\b/;
const GIVEN_UP =
  /\b(?:vergessen|vergiss|vergesst|streich\w*|weglassen|raus|doch nicht|lieber nicht|doch ohne|lieber ohne|machen wir weiter|lassen wir (?:das|es)|lass ich|lasse ich|erst ?mal ohne|erst ?mal nicht)\b/;
/** „Dienstplan also streichen“ */
const STRUCK = /\b(?:also|wieder|doch|dann|das|bitte) (?:wieder )?(?:streichen|raus|weglassen|vergessen)\b/;

interface Before {
  /** What the text before has added, the kind of website among it. */
  added: readonly Feature[];
  answers: Answers;
}

/** `reading` with what the text before has added as refused, where `text` takes that back. */
export function withTakenBack(reading: Reading, text: string, { added, answers }: Before): Reading {
  if (added.length === 0 || !takesBack(text, reading)) return reading;
  const isKind = added.some((feature) => feature === answers.projectType);
  return {
    ...reading,
    projectType: isKind ? "company" : reading.projectType,
    refused: [...new Set([...reading.refused, ...added])],
  };
}

/** What a text names itself it decides itself. */
function takesBack(text: string, { wanted, refused, projectType, topics }: Reading): boolean {
  if (wanted.length + refused.length + topics.length > 0 || projectType !== null) return false;
  const said = normalised(text);
  return STRUCK.test(said) || (TURNED.test(said) && GIVEN_UP.test(said));
}
