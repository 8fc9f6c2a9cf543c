// Whether something is sold on the website, or only spoken of: „bezahlt wird vor Ort“.
import type { TaggedWord, Words } from "./tagged-words.ts";

/** What a text answers: the question for the kind, the first one, that for functions, or something else. */
export type AskedFor = "kind" | "first" | "functions" | "other";

/** Words that only sound like a shop. */
export const NO_SHOP = /workshop|photoshop|werkstatt|ticketsystem/;
const ABLE = /^(?:kann|koenn\w*|soll\w*)$/;
const PART = /(?:moeglichkeit|funktion|formular|system)(?:en|e)?$/;
/** „Bikeshop Kettenblatt“ stands in a street. */
export function isLocalShop(text: string): boolean {
  return /shop$/.test(text) && !/^(?:shop|web|online|internet|e)/.test(text);
}

const ON_SITE =
  /^(?:ort|laden|hofladen|ladenlokal|hof|buchhandel|fachhandel|handel|hofverkauf|automat|wochenmarkt|whatsapp|theke|tresen|bar|markt|abendkasse|tageskasse|vorverkauf|touristinfo|rathaus|buero|maerkten|kasse|anreise|abreise|telefon\w*|mail|email|fax|tuer|haustuer)$/;

/** Selling is done by a shop where it is done online: as a function of the website, or by its visitors. */
export function sellsOnline(words: Words, at: number, asked: AskedFor): boolean {
  const sentence = words.filter((word) => word.sentence === words[at]?.sentence);
  const own = sentence.filter(({ clause }) => clause === words[at]?.clause);
  const isOffline = sentence.some(
    ({ text }, index) => text === "nicht" && sentence[index + 1]?.tags.has("online"),
  );
  // „Mein Kumpel hat 500 bezahlt“
  const isPast =
    /^bezahlt$/.test(words[at]?.text ?? "") &&
    own.some(({ text }) => /^(?:hat|habe|haben|hatte)$/.test(text));
  if (isPast || isOffline || own.some(({ text }) => ON_SITE.test(text))) return false;
  // „Fahrten online bestellen, also Terminbuchung“
  const isOrder = /bestell/.test(words[at]?.text ?? "");
  const isPaid = /zahl/.test(words[at]?.text ?? "") && sentence.some(({ tags }) => tags.has("enrol"));
  if (isPaid || (isOrder && sentence.some(({ tags }) => tags.has("booking")))) return false;
  if (sentence.some(({ tags }) => tags.has("online"))) return true;
  if (sentence.some(({ text }) => ON_SITE.test(text))) return false;
  if (asked === "functions" || (asked === "kind" && isOrder)) return true;
  const isPart = PART.test(words[at]?.text ?? "") || ABLE.test(words[at + 1]?.text ?? "");
  return isPart && sentence.some((word) => isSite(word));
}

export function isSite(word: TaggedWord | undefined): boolean {
  return (
    word !== undefined && (word.tags.has("website") || word.tags.has("companySite") || word.text === "seite")
  );
}
