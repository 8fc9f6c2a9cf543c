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

export interface Topics {
  /** Whether a few words with a question mark, such as „Wartung?“, are a question that can be answered. */
  isBriefTopic: (sentence: Sentence) => boolean;
  /** Whether there is an answer to it, should it be a question. */
  isTopic: (sentence: Sentence) => boolean;
  /** Whether it names something to ask for and nothing that answers: „Gibts Rabatt?“ */
  isOnlyTopic: (sentence: Sentence) => boolean;
  /** Neither question nor answer, and answered as a question is: „Das ist mir zu teuer“. */
  isRemark: (sentence: Sentence) => boolean;
}

export function splitAsked(words: Words, { isBriefTopic, isTopic, isOnlyTopic, isRemark }: Topics): Split {
  const sentences = [...Map.groupBy(words, ({ sentence }) => sentence).values()];
  const asks = (sentence: Sentence) =>
    isAsked(sentence) ||
    isBriefQuestion(sentence, isBriefTopic) ||
    isUnmarkedQuestion(sentence, isTopic) ||
    (hasQuestionMark(sentence) && isOnlyTopic(sentence)) ||
    isRemark(sentence);
  const parted = sentences.map((sentence) => ({ sentence, ...partedAtQuestion(sentence) }));
  // What a question is about may stand before its comma: „Und die Texte, wer schreibt die?“
  const asked = parted
    .filter(({ answer, rest }) => answer !== null || asks(rest))
    .map(({ sentence }) => sentence);
  const told = parted.flatMap(({ answer, rest }) => answer ?? (asks(rest) ? [] : rest));
  const named = parted.flatMap(({ answer, rest, sentence }) =>
    asksForPrice(sentence) ? sentence : (answer ?? (asks(rest) ? [] : rest)),
  );
  return { asked, told, named };
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
  if (isIndirect(sentence)) return true;
  if (!hasQuestionMark(sentence)) return false;
  return VERB_FIRST.test(first) || isVerbFirst(first, second) || asksWithin(spoken);
}

function hasQuestionMark(sentence: Sentence): boolean {
  return sentence.some(({ text }) => text === "?");
}

/** „Bindet man sich bei euch?“, „Kriegt ihr das hin?“ */
function isVerbFirst(first: string, second: string): boolean {
  return /(?:t|en|st)$/.test(first) && SUBJECT.test(second);
}

const SUBJECT = /^(?:man|ihr|sie|du|ich|wir|es|das|die|der|er|sich|da|denn)$/;

/** „Und die Texte, wer schreibt die?“ */
function asksWithin(spoken: readonly string[]): boolean {
  return spoken.some(
    (text, at) => ASKING.test(text) && text !== "was" && !NO_QUESTION_AFTER_HOW.test(spoken[at + 1] ?? ""),
  );
}

/** „Ich wüsste gern, ob …“, „Mich würde interessieren, wer …“, „Sagen Sie mal, wie …“ */
const INDIRECT =
  /\b(?:wuesste\w* (?:ich |wir )?(?:nur |auch |noch |mal )?gerne?|(?:wuerde|moechte|wollte|will) (?:ich |wir |mich |uns )?(?:nur |auch |noch |mal |gerne? ){0,3}(?:wissen|fragen|interessieren)|interessiert (?:mich|uns)|frage? (?:ich )?mich|(?:noch |mal |nur ){0,2}(?:eine|ne) frage|sagen sie (?:mir |mal )|sag mal|sagt mal|koennen sie mir sagen|wissen sie|muss ich (?:noch )?wissen)\b.{0,80}\b(?:ob|was|wie\w*|wann|wo\w*|wer|wem|wen|warum|welche\w*|gibt|kann|koennen|ist|sind|macht|machen|habt|haben)\b/;
const AT_A_LOSS = /\b(?:weiss (?:ich )?(?:noch |auch |leider |selbst )?nicht|keine ahnung|unsicher)\b/;

function isIndirect(sentence: Sentence): boolean {
  const text = textOf(sentence);
  return INDIRECT.test(text) && !AT_A_LOSS.test(text);
}

/** „kann man das später selbst ändern“, as people type it. */
function isUnmarkedQuestion(sentence: Sentence, isTopic: (sentence: Sentence) => boolean): boolean {
  const [first = "", second = ""] = sentence
    .filter(
      ({ kind, text }) => kind !== "mark" && !/^(?:und|aber|ach|hm|also|ok|okay|achso|moin)$/.test(text),
    )
    .map(({ text }) => text);
  return (
    VERB_FIRST.test(first) &&
    SUBJECT.test(second) &&
    !sentence.some(({ tags }) => tags.has("negator")) &&
    isTopic(sentence)
  );
}

/** Characters; what a sentence asks is said early. */
const MAX_TEXT = 400;

/** The words of a sentence in normalised spelling, parted by blanks. */
export function textOf(sentence: Sentence): string {
  const spoken = sentence.filter(({ kind }) => kind !== "mark").map(({ text }) => text);
  return spoken.join(" ").slice(0, MAX_TEXT);
}

interface Parted {
  /** What stands before a question in the same sentence; null where there is none. */
  answer: Sentence | null;
  rest: Sentence;
}

/** „5 Seiten, was kostet denn jede mehr?“ answers before it asks. */
function partedAtQuestion(sentence: Sentence): Parted {
  const comma = hasQuestionMark(sentence)
    ? sentence.findLastIndex((word, at) => at > 0 && isComma(word) && startsQuestion(sentence, at + 1))
    : -1;
  const answer = sentence.slice(0, Math.max(0, comma));
  return comma < 1 || isAsked(answer)
    ? { answer: null, rest: sentence }
    : { answer, rest: sentence.slice(comma + 1) };
}

function isComma({ text }: Sentence[number]): boolean {
  return text === ",";
}

function startsQuestion(sentence: Sentence, at: number): boolean {
  const [first = "", second = ""] = [sentence[at]?.text, sentence[at + 1]?.text];
  return ASKING.test(first) || (VERB_FIRST.test(first) && SUBJECT.test(second));
}

/** „Was kostet Hosting und wer schreibt die Texte?“ are two. */
export function partsOfQuestion(sentence: Sentence): Sentence[] {
  const starts = [...sentence.keys()].filter(
    (at) => at > 0 && /^(?:und|oder|,)$/.test(sentence[at]?.text ?? "") && startsQuestion(sentence, at + 1),
  );
  return [0, ...starts].map((from, index) => sentence.slice(from, starts[index]));
}
