// Whether something is sold on the website, or only spoken of: „bezahlt wird vor Ort“.
import type { TaggedWord, Words } from "./tagged-words.ts";

/** What a text answers: the question for the kind, the first one, that for functions, or something else. */
export type AskedFor = "kind" | "first" | "functions" | "other";

/** Words that only sound like a shop. */
export const NO_SHOP = /workshop|photoshop|werkstatt|ticketsystem/;
export const ABLE = /^(?:kann|koenn\w*|soll\w*)$/;
const PART = /(?:moeglichkeit|funktion|formular|system)(?:en|e)?$/;
/** „Bikeshop Kettenblatt“ stands in a street. */
export function isLocalShop(text: string): boolean {
  return /shop$/.test(text) && !/^(?:shop|web|online|internet|e)/.test(text);
}

/** „Website von unserem Shop“: one with a door. */
export function isOurShop(words: Words, at: number): boolean {
  const [owner, of] = [words[at - 1]?.text ?? "", words[at - 2]?.text ?? ""];
  return words[at]?.text === "shop" && /^(?:unser|mein)\w*$/.test(owner) && /^(?:von|fuer|ueber)$/.test(of);
}

const ON_SITE =
  /^(?:ort|laden|hofladen|ladenlokal|hof|buchhandel|fachhandel|handel|hofverkauf|automat\w*|wochenmarkt|whatsapp|theke|tresen|bar|markt|abendkasse|tageskasse|vorverkauf|touristinfo|rathaus|buero|maerkten|kasse|anreise|abreise|telefon\w*|anruf\w*|rufen|ruft|mail|email|fax|tuer|haustuer|stand|marktstand|filiale|geschaeft|werkstatt|bargeld|persoenlich)$/;

/** Selling is done by a shop where it is done online: as a function of the website, or by its visitors. */
export function sellsOnline(words: Words, at: number, asked: AskedFor): boolean {
  const sentence = words.filter((word) => word.sentence === words[at]?.sentence);
  const own = sentence.filter(({ clause }) => clause === words[at]?.clause);
  const isOffline = sentence.some(
    ({ text }, index) =>
      text === "nicht" && [1, 2].some((step) => sentence[index + step]?.tags.has("online")),
  );
  // „Mein Kumpel hat 500 bezahlt“
  const isPast =
    /^bezahlt$/.test(words[at]?.text ?? "") &&
    own.some(({ text }) => /^(?:hat|habe|haben|hatte)$/.test(text));
  // „Kein Onlineshop, verkauft wird bei uns im Gespräch“
  const isDenied = sentence.some(
    ({ text }, index) => /^(?:kein(?:en)?|ohne)$/.test(text) && sentence[index + 1]?.tags.has("shop"),
  );
  if (isPast || isOffline || isDenied || own.some(({ text }) => ON_SITE.test(text))) return false;
  // „Wir kaufen Autos an“
  const isBuying = /kauf(?:en|t)$/.test(words[at]?.text ?? "") && !/verkauf/.test(words[at]?.text ?? "");
  if (isBuying && own.some(({ text }) => /^(?:wir|ich|an|auf|ankauf\w*)$/.test(text))) return false;
  // „Fahrten online bestellen, also Terminbuchung“
  const isOrder = isBuying || /bestell/.test(words[at]?.text ?? "");
  const isPaid =
    /zahl/.test(words[at]?.text ?? "") &&
    sentence.some(({ tags }) => tags.has("enrol") || tags.has("booking"));
  if (isPaid || (isOrder && sentence.some(({ tags }) => tags.has("booking")))) return false;
  if (sentence.some(({ tags }) => tags.has("online"))) return true;
  if (sentence.some(({ text }) => ON_SITE.test(text))) return false;
  if (asked === "functions" || (asked === "kind" && isOrder)) return true;
  const isPart = PART.test(words[at]?.text ?? "") || ABLE.test(words[at + 1]?.text ?? "");
  return isPart && sentence.some((word) => isSite(word));
}

const TRADES = /^(?:verkauf\w*|bestell\w*|bezahl\w*|gezahlt|zahl(?:en|t)|kassier\w*)$/;
const INSTEAD =
  /^(?:doch|lieber|besser|reicht|reichen|langt|genuegt|nur|bloss|ausschliesslich|weiter|weiterhin|bleibt|bleiben|statt|stattdessen)$/;
const AS_WELL = /^(?:auch|oder|wahlweise|sowohl|zusaetzlich|ausserdem|beides)$/;

/** „Bezahlen doch lieber vor Ort“, „bestellen per Telefon reicht“: a shop on the website is not meant, or no longer. */
export function isDoneOnSite(words: Words): boolean {
  return [...Map.groupBy(words, ({ sentence }) => sentence).values()].some((sentence) => {
    const says = (pattern: RegExp) => sentence.some(({ text }) => pattern.test(text));
    const isOnline = sentence.some(
      ({ tags }) => tags.has("online") || tags.has("shop") || tags.has("booking"),
    );
    return !isOnline && says(TRADES) && says(ON_SITE) && says(INSTEAD) && !says(AS_WELL);
  });
}

export function isSite(word: TaggedWord | undefined): boolean {
  return (
    word !== undefined && (word.tags.has("website") || word.tags.has("companySite") || word.text === "seite")
  );
}
