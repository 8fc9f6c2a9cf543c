// What somebody makes for his own customers is no wish for the website: „ich programmiere Apps“, „wir bauen Konfiguratoren“.
import type { Words } from "./tagged-words.ts";

const MAKES =
  /^(?:programmier\w*|entwickel\w*|entwickl\w*|bau(?:e|en)|verkauf\w*|vertreib\w*|installier\w*|montier\w*|mach(?:e|en)?)$/;
const WISHES = /^(?:brauch\w*|benoetig\w*|will|wollen|moecht\w*|haett\w*|soll\w*|such\w*)$/;

/** Said of the firm in its first words, in the same clause. */
export function isOurTrade(words: Words, at: number): boolean {
  const own = words.filter(({ clause }) => clause === words[at]?.clause);
  const says = (pattern: RegExp) => own.some(({ text }) => pattern.test(text));
  const isOfUs = says(/^(?:ich|wir)$/) && says(MAKES);
  return isOfUs && !says(WISHES) && !own.some(({ tags }) => tags.has("website") || tags.has("companySite"));
}
