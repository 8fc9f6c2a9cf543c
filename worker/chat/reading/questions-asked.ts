// Which sentences of a text ask instead of answering.
import { asksForWhatStandsBefore, asksWhatItIs } from "./asked-behind.ts";
import {
  hasQuestionMark,
  isAsked,
  isUnmarkedQuestion,
  type Known,
  type Sentence,
  startsQuestion,
  surelyStartsQuestion,
  textOf,
} from "./question-shapes.ts";
import { isAskedBySound, isPartAskedBySound } from "./sounds-asked.ts";
import type { Words } from "./tagged-words.ts";

/** „Was kostet …“: names what is wanted while it asks. */
const PRICE = /^(?:kost\w*|teuer|preis\w*)$/;
/** „Shop kostet extra, oder?“ */
const COSTS = /^(?:kost\w*|teuer)$/;
/** „Was zahle ich für …“; „Kann ich im Shop mit PayPal zahlen?“ wants no price. */
const PAY = /^(?:be)?zahl(?:e|en|t)$/;
const HOW_MUCH = /^(?:was|viel|wieviel)$/;
/** „Was würde der Shop später kosten?“, „Was kostet die Buchung allein?“ weigh it. */
const WEIGHED =
  /^(?:spaeter|zusaetzlich\w*|weitere\w*|allein|alleine|unterschied\w*|zwischen|ohne|extra|wuerde|waere|warum|wieso|weshalb|mehr|so)$/;

export interface Split {
  asked: readonly Sentence[];
  told: Words;
  /** `told`, and the questions for the price of something: what these name may be meant. */
  named: Words;
}

export interface Topics extends Known {
  /** Whether a few words with a question mark, such as „Wartung?“, are a question that can be answered. */
  isBriefTopic: (sentence: Sentence) => boolean;
  /** Whether it names something to ask for and nothing that answers: „Gibts Rabatt?“ */
  isOnlyTopic: (sentence: Sentence) => boolean;
  /** Neither question nor answer, and answered as a question is: „Das ist mir zu teuer“. */
  isRemark: (sentence: Sentence) => boolean;
}

export function splitAsked(words: Words, topics: Topics): Split {
  const { isBriefTopic, isOnlyTopic, isRemark } = topics;
  const sentences = [...Map.groupBy(words, ({ sentence }) => sentence).values()];
  const taken = new Set<Sentence>(
    sentences.filter((_, at) => TAKES_BEFORE.test(textOf(sentences[at + 1] ?? []))),
  );
  // „Buchungsportal?? Was soll das denn sein“
  const spoken = sentences.filter((sentence) => sentence.some(({ kind }) => kind !== "mark"));
  const unknown = new Set<Sentence>(spoken.filter((_, at) => asksWhatItIs(spoken[at + 1] ?? [])));
  const asks = (sentence: Sentence) =>
    !takesIt(sentence) &&
    !taken.has(sentence) &&
    (isAsked(sentence) ||
      (hasQuestionMark(sentence) && unknown.has(sentence)) ||
      (hasQuestionMark(sentence) && sentence.some(({ text }) => COSTS.test(text))) ||
      isBriefQuestion(sentence, isBriefTopic) ||
      isUnmarkedQuestion(sentence, topics) ||
      (hasQuestionMark(sentence) && isOnlyTopic(sentence)) ||
      isRemark(sentence));
  const parted = sentences.map((sentence) => {
    const part = partedAtQuestion(sentence, topics);
    const isWhole =
      part.isWhole ||
      (part.answer === null &&
        isAskedBySound(sentence, topics) &&
        !takesIt(sentence) &&
        !taken.has(sentence));
    return { sentence, ...part, isWhole };
  });
  // What a question is about may stand before its comma: „Und die Texte, wer schreibt die?“
  const asked = parted
    .filter(({ answer, isWhole, rest }) => isWhole || answer !== null || asks(rest))
    .map(({ sentence }) => sentence);
  const toldOf = ({ answer, isWhole, rest }: Parted) => answer ?? (isWhole || asks(rest) ? [] : rest);
  const told = parted.flatMap(toldOf);
  const named = parted.flatMap((part) =>
    asksForPrice(part.sentence) && !isRemark(part.sentence) ? part.sentence : toldOf(part),
  );
  return { asked, told, named };
}

/** „Kann man da auch Termine machen, das hätt ich gern“ asks for it in both senses. */
const TAKES =
  /\b(?:das|die|den|so ?was|dann) (?:haett\w*|nehm\w*|nimm|brauch\w*|braeucht\w*|will|wollen|moecht\w*) (?:ich|wir)(?: (?:schon|gerne?|auch|dann|unbedingt|noch|dazu|mal))*$/;

/** „Reicht nicht auch eine lange Seite? Das wär mir am liebsten“, „… mit Warenkorb? Sowas will ich“: of the sentence before. */
const TAKES_BEFORE =
  /^(?:(?:weil|denn|genau|ja) ){0,2}(?:(?:das|so ?was|so etwas|so eine?n?|dat|die|den) (?:waer\w* (?:mir|uns) (?:\w+ )?(?:am liebsten|recht|lieb|lieber)|(?:will|wollen|moecht\w*|haett\w*|nehm\w*|nimm|brauch\w*|braeucht\w*|such\w*) (?:ich|wir)|(?:muss|soll|sollte|muesste) (?:\w+ ){0,2}(?:rein|dabei|her|sein|drauf))|(?:genau )?so ?(?:was|eine?n?) (?:will|such\w*|brauch\w*|moecht\w*) (?:ich|wir))\b|^(?:weil |denn )(?:das muss|genau so|so ?was|das)\b.{0,20}\b(?:rein|will ich|brauch\w* (?:ich|wir)|haett\w* (?:ich|wir) gern\w*)$/;

function takesIt(sentence: Sentence): boolean {
  return TAKES.test(textOf(sentence));
}

function asksForPrice(sentence: Sentence): boolean {
  const says = (pattern: RegExp) => sentence.some(({ text }) => pattern.test(text));
  return (says(PRICE) || (says(PAY) && says(HOW_MUCH))) && !says(WEIGHED);
}

/** At most so many words: „Und was ist mit Wartung?“ begins with a question word anyway. */
const BRIEF_WORDS = 5;

/** „Geht Ratenzahlung“: these ask without a question mark, too. */
const SURELY_ASKING = /^(?:geht|gehts|gibt|gibts|ist|sind|kann|koennen|macht|machen|bietet|bieten|hat)$/;

function isBriefQuestion(sentence: Sentence, hasTopic: (sentence: Sentence) => boolean): boolean {
  const spoken = sentence.filter(({ kind }) => kind === "word");
  if (spoken.length > BRIEF_WORDS || spoken.some(({ tags }) => tags.has("negator"))) return false;
  const asks = hasQuestionMark(sentence) || SURELY_ASKING.test(spoken[0]?.text ?? "");
  return asks && hasTopic(sentence);
}

interface Parted {
  /** What stands before a question in the same sentence; null where there is none. */
  answer: Sentence | null;
  rest: Sentence;
  /** „Bezahlen mit PayPal, geht das?“ */
  isWhole: boolean;
}

/** „5 Seiten, was kostet denn jede mehr?“, „8 und wer schreibt die Texte“ answer before they ask. */
function partedAtQuestion(sentence: Sentence, topics: Topics): Parted {
  const behind = answerBehind(sentence, topics);
  if (behind !== null) return { answer: behind, rest: [], isWhole: false };
  const { isTopic, isAboutWebsite, isRemark } = topics;
  // „1290 für 5 Seiten, spinnt ihr“
  if (isRemark(sentence)) return { answer: null, rest: sentence, isWhole: true };
  const isMarked = hasQuestionMark(sentence);
  const comma = sentence.findLastIndex((word, at) => {
    if (at === 0 || !JOINT.test(word.text)) return false;
    const from = JOINT.test(sentence[at + 1]?.text ?? "") ? at + 2 : at + 1;
    const rest = sentence.slice(from);
    if (!isMarked && word.text === "," && followsCondition(sentence, at)) return false;
    if (!isMarked)
      return (
        (surelyStartsQuestion(sentence, from) && isTopic(rest)) ||
        isUnmarkedQuestion(rest, topics) ||
        asksWhatItIs(rest) ||
        (word.text === "," && isPartAskedBySound(rest, topics))
      );
    return startsQuestion(sentence, from) || (/^[,:]$/.test(word.text) && asksForWhatStandsBefore(rest));
  });
  const answer = sentence.slice(0, Math.max(0, comma));
  if (comma < 1 || isAsked(answer) || (isMarked && startsQuestion(answer, 0)))
    return { answer: null, rest: sentence, isWhole: false };
  const rest = sentence.slice(comma + 1);
  // „Sehen Sie sich das an und was ist mit …“: only an answer can be parted without a comma.
  const isParted = [sentence[comma], sentence[comma - 1]].some((word) => word?.text === ",");
  if (!isParted && !isAboutWebsite(answer)) return { answer: null, rest: sentence, isWhole: isMarked };
  const isPlain = isTopic(answer) || isTopic(sentence) || !isAboutWebsite(answer);
  // „Die Agentur will 3500 für 8 Seiten, geht das billiger?“ counts no pages.
  const isWhole =
    isRemark(answer) ||
    asksWhatItIs(rest) ||
    (!answer.some(({ value }) => value !== null) && asksForWhatStandsBefore(rest) && isPlain);
  return { answer: isWhole ? null : answer, rest, isWhole };
}

/** „Wozu so viele Knöpfe, schreiben Sie 6 hin“, „warum so kompliziert, normal halt“: asked for the sake of asking. */
const GRUMBLES =
  /^(?:(?:und|ja|na|ach|mensch|boah|aber) ){0,2}(?:warum|wieso|weshalb|wozu|was soll(?:en|s)?)\b/;
const GOES_ON = /^(?:und|oder|wenn|falls|weil|da|dass|damit|wo|die|der|das|den|ich dachte|sonst)\b/;

/** What follows the comma of such a question; null where that is no answer. */
function answerBehind(sentence: Sentence, { isAboutWebsite }: Topics): Sentence | null {
  if (hasQuestionMark(sentence) || !GRUMBLES.test(textOf(sentence))) return null;
  const comma = sentence.findIndex(({ text }) => text === ",");
  const rest = sentence.slice(comma + 1);
  const isAnswer =
    comma > 0 && isAboutWebsite(rest) && !GOES_ON.test(textOf(rest)) && !startsQuestion(rest, 0);
  return isAnswer ? rest : null;
}

/** „Wer eins haben will, legt es in den Warenkorb“: the verb behind it asks nothing. */
function followsCondition(sentence: Sentence, comma: number): boolean {
  const own = sentence.slice(0, comma).filter(({ clause }) => clause === sentence[comma]?.clause);
  return own
    .slice(0, 2)
    .some(({ text }) => /^(?:wer|wenn|falls|sobald|da|weil|damit|obwohl|nachdem|bevor|solange)$/.test(text));
}

const JOINT = /^(?:,|:|-|und|aber|nur|oder)$/;

/** „Was kostet Hosting und wer schreibt die Texte?“ are two. */
export function partsOfQuestion(sentence: Sentence): Sentence[] {
  const starts = [...sentence.keys()].filter(
    (at) =>
      at > 0 &&
      /^(?:und|oder|,)$/.test(sentence[at]?.text ?? "") &&
      startsQuestion(sentence, at + 1) &&
      !asksForWhatStandsBefore(sentence.slice(at + 1)),
  );
  return [0, ...starts].map((from, index) => sentence.slice(from, starts[index]));
}
