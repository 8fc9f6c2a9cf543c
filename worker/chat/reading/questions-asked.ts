// Which sentences of a text ask instead of answering.
import {
  asksForWhatStandsBefore,
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
  const asks = (sentence: Sentence) =>
    !takesIt(sentence) &&
    !taken.has(sentence) &&
    (isAsked(sentence) ||
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
  /\b(?:das|die|den|so ?was|dann) (?:haett\w*|nehm\w*|nimm|brauch\w*|will|wollen|moecht\w*) (?:ich|wir)(?: (?:schon|gerne?|auch|dann|unbedingt|noch|dazu|mal))*$/;

/** „Reicht nicht auch eine lange Seite? Das wär mir am liebsten“, „… mit Warenkorb? Sowas will ich“: of the sentence before. */
const TAKES_BEFORE =
  /^(?:genau )?(?:das|so ?was|so etwas|dat) (?:waer\w* (?:mir|uns) (?:\w+ )?(?:am liebsten|recht|lieb|lieber)|(?:will|wollen|moecht\w*|haett\w*|nehm\w*|nimm|brauch\w*|such\w*) (?:ich|wir))\b/;

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
    (!answer.some(({ value }) => value !== null) && asksForWhatStandsBefore(rest) && isPlain);
  return { answer: isWhole ? null : answer, rest, isWhole };
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
