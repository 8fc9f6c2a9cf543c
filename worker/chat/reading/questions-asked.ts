// Which sentences of a text ask instead of answering.
import type { Words } from "./tagged-words.ts";

const ASKING =
  /^(?:was|wie|wieviel|wieviele|wann|wo|wer|wen|wem|warum|wieso|weshalb|welche[rsnm]?|womit|wofuer|woran|wodurch|woher|wohin)$/;
/** „Wie gesagt, 8 Seiten“ asks nothing. */
const NO_QUESTION_AFTER_HOW = /^(?:gesagt|besprochen|oben|immer|erwaehnt|geschrieben|schon|ihr|sie)$/;
/** „was Einfaches“ is short for „etwas Einfaches“. */
const THING = /^(?:einfaches|kleines|schlichtes|normales|neues|eigenes|modernes|schickes)$/;
const VERB_FIRST =
  /^(?:kann|koennen|koennte|koennten|gibt|ist|sind|muss|muessen|haben|hat|machen|macht|bieten|bietet|brauche|brauchen|bekomme|bekommt|dauert|kostet|geht|gehoert|darf|soll|wird|werden|sollte|habt|kommt|kommen|fallen|faellt|lohnt|wuerden|arbeiten|kuemmern|uebernehmen|helfen|liefern|schreiben|reicht|zahlt|zahle|laeuft|steht|seid|bin|berechnen|nehmen)$/;
/** „Was kostet …“: names what is wanted while it asks. */
const PRICE = /^(?:kost\w*|teuer|preis\w*)$/;
/** „Was zahle ich für …“; „Kann ich im Shop mit PayPal zahlen?“ wants no price. */
const PAY = /^(?:be)?zahl(?:e|en|t)$/;
const HOW_MUCH = /^(?:was|viel|wieviel)$/;

export type Sentence = Words;

export interface Split {
  asked: readonly Sentence[];
  told: Words;
  /** `told`, and the questions for the price of something: what these name may be meant. */
  named: Words;
}

/** `hasTopic`: whether a few words with a question mark, such as „Wartung?“, are a question that can be answered. */
export function splitAsked(words: Words, hasTopic: (sentence: Sentence) => boolean): Split {
  const sentences = [...Map.groupBy(words, ({ sentence }) => sentence).values()];
  const asked = sentences.filter((sentence) => isAsked(sentence) || isBriefQuestion(sentence, hasTopic));
  const told = sentences.filter((sentence) => !asked.includes(sentence));
  const named = sentences.filter((sentence) => told.includes(sentence) || asksForPrice(sentence));
  return { asked, told: told.flat(), named: named.flat() };
}

function asksForPrice(sentence: Sentence): boolean {
  const says = (pattern: RegExp) => sentence.some(({ text }) => pattern.test(text));
  return says(PRICE) || (says(PAY) && says(HOW_MUCH));
}

/** At most so many words: „Und was ist mit Wartung?“ begins with a question word anyway. */
const BRIEF_WORDS = 5;

/** „Geht Ratenzahlung“: these ask without a question mark, too. */
const SURELY_ASKING = /^(?:geht|gibt|ist|sind|kann|koennen|macht|machen|bietet|bieten|hat)$/;

function isBriefQuestion(sentence: Sentence, hasTopic: (sentence: Sentence) => boolean): boolean {
  const spoken = sentence.filter(({ kind }) => kind === "word");
  if (spoken.length > BRIEF_WORDS || spoken.some(({ tags }) => tags.has("negator"))) return false;
  const asks = sentence.some(({ text }) => text === "?") || SURELY_ASKING.test(spoken[0]?.text ?? "");
  return asks && hasTopic(sentence);
}

function isAsked(sentence: Sentence): boolean {
  const spoken = sentence.filter(({ kind }) => kind !== "mark").map(({ text }) => text);
  const start = spoken.findIndex(
    (text) => !/^(?:und|aber|ach|hm|hallo|moin|noch|eine|frage|also|okay|ok|guten|tag)$/.test(text),
  );
  const [first = "", second = ""] = spoken.slice(Math.max(0, start));
  if (ASKING.test(first))
    return (
      !(first === "wie" && NO_QUESTION_AFTER_HOW.test(second)) && !(first === "was" && THING.test(second))
    );
  return sentence.some(({ text }) => text === "?") && VERB_FIRST.test(first);
}
