// „Ach nee, das machen wir weiter über WhatsApp, streichen“: a text that names nothing and takes back what the one before has added. Pure.
import type { Reading } from "./reading/read-text.ts";
import { normalised } from "./reading/words.ts";

const TURNED =
  /^(?:(?:ach|och|oh|moment|warte\w*|halt|stopp?|na|ja|so)[ ,.]+){0,3}(?:nee|nein|noe|ne|quatsch|doch nicht)\b/;
const GIVEN_UP =
  /\b(?:vergessen|vergiss|vergesst|streich\w*|weglassen|raus|doch nicht|lieber nicht|doch ohne|lieber ohne|machen wir weiter|erst ?mal ohne|erst ?mal nicht)\b/;
/** „Der Dienstplan also streichen“ */
const STRUCK = /\b(?:also|wieder|doch|dann|das|bitte) (?:wieder )?(?:streichen|raus|weglassen|vergessen)\b/;

/** @param reading of the text: what it names itself it decides itself */
export function takesBack(text: string, { wanted, refused, projectType, topics }: Reading): boolean {
  if (wanted.length + refused.length + topics.length > 0 || projectType !== null) return false;
  const said = normalised(text);
  return STRUCK.test(said) || (TURNED.test(said) && GIVEN_UP.test(said));
}
