// One text of a visitor as what it says: pure, without a model, in the light of the question before it.
import type { SideTopic } from "#content/price-calculator/chat-answers.ts";
import type { CareWish, Feature, ProjectType, Span, Timeline } from "#worker/pricing/project.ts";
import { isTopicGuessed, sideTopics, topicsAsked } from "../side-questions.ts";
import type { Answers, Industry, Question } from "../slots.ts";
import { withoutAsides } from "./asides.ts";
import { CONCEPTS } from "./concepts.ts";
import { readTimeline } from "./dates/read-timeline.ts";
import { hintsIn } from "./hints/hints.ts";
import { learnedHints, noHints } from "./hints/learned-hints.ts";
import type { LexiconTag } from "./lexicon.ts";
import { readCompany, readLateName, readLearnedName, readRenamed } from "./names/read-company.ts";
import { isNameWithheld } from "./names/told-names.ts";
import type { CountedThings } from "./numbers/counted-things.ts";
import { enumeratedPages } from "./pages/enumerated-pages.ts";
import { readPages } from "./pages/read-pages.ts";
import { textOf } from "./question-shapes.ts";
import { splitAsked } from "./questions-asked.ts";
import { briefCare, readCare } from "./read-care.ts";
import { industryOf } from "./read-industry.ts";
import { readKind } from "./read-kind.ts";
import { type LanguageReading, readLanguages } from "./read-languages.ts";
import { refusedWords, tooLittle } from "./refusals/polarity.ts";
import type { AskedFor } from "./selling.ts";
import { consistsOf, GREETING, isUnsure, NO_BY_EAR, THANKS, YES } from "./small-talk.ts";
import { mayBeAsked } from "./sounds-asked.ts";
import { type TaggedText, taggedText, taggedWords, type Words } from "./tagged-words.ts";
import { normalised } from "./words.ts";

/** What a text says. Null, empty or false: nothing about it. */
export interface Reading {
  company: string | null;
  industry: Industry | null;
  projectType: ProjectType | null;
  pages: Span | null;
  timeline: Timeline | null;
  wanted: readonly Feature[];
  refused: readonly Feature[];
  /** Of what is wanted: described, but not called by its name. */
  inferred: readonly Feature[];
  /** What may stand behind words that no rule has read. */
  hinted: readonly Feature[];
  languages: LanguageReading;
  care: CareWish | null;
  /** „Standard reicht“: no functions beside those named. */
  closesFeatures: boolean;
  /** Names what every website has: „Kontaktformular“. */
  isIncluded: boolean;
  /** „weiß nicht“: the question before stays without an answer. */
  isUnsure: boolean;
  isGreeting: boolean;
  isThanks: boolean;
  isBareYes: boolean;
  topics: readonly SideTopic[];
  /** One of the topics may be another. */
  isTopicGuessed: boolean;
}

export const noReading: Reading = {
  company: null,
  industry: null,
  projectType: null,
  pages: null,
  timeline: null,
  wanted: [],
  refused: [],
  inferred: [],
  hinted: [],
  languages: null,
  care: null,
  closesFeatures: false,
  isIncluded: false,
  isUnsure: false,
  isGreeting: false,
  isThanks: false,
  isBareYes: false,
  topics: [],
  isTopicGuessed: false,
};

interface Context {
  /** The question the text follows; null when all are through. */
  pending: Question | null;
  answers: Answers;
  /** What the firm has how many of, by the texts before. */
  counted?: CountedThings;
  /** Pages were asked for and not told. */
  isLeftOpen?: boolean;
  /** Care was asked about just before. */
  isCareSpokenOf?: boolean;
}

/** There is nothing more to say. */
const THROUGH =
  /^(?:(?:ja|no|nee|nein|noe|ne|ok|okay|gut|danke|dann|also|na) ){0,3}(?:nur das|das (?:wars?|waere?|waers) ?(?:es|et|alles|schon)?|dann (?:eben |halt |lieber )?nicht|(?:eben|halt|lieber) nicht|fertig|feddich|alles gut|(?:erst ?mal|vorerst|momentan|zurzeit) (?:nicht|nichts|nix)(?: vielleicht spaeter)?|vielleicht spaeter|spaeter vielleicht|(?:bin|sind) (?:ich |wir )?durch|wir sind durch|was soll (?:ich|man) damit|weiss ich bescheid|kann(?:ste| man) weglassen|einfach nur die (?:seite|website)|thats (?:all|it)|nicht)(?: (?:danke|thanks|so|dann|halt|eben|schon)){0,2}$/;

export function readText(
  text: string,
  { pending, answers, counted = {}, isLeftOpen = false, isCareSpokenOf = false }: Context,
): Reading {
  const words = withoutAsides(taggedWords(text));
  const isFirst = pending === "who";
  // „Nee, was soll ich damit“ asks nothing.
  const isThrough = pending === "features" && THROUGH.test(textOf(words));
  const brief = isCareSpokenOf ? briefCare(words) : null;
  // „Hm, wie viele … Start, Team, Kontakt“ tells them.
  const isList =
    pending === "pages" && !words.some(({ text }) => text === "?") && enumeratedPages(words) !== null;
  const { asked, told, named } =
    isThrough || isList || brief !== null
      ? { asked: [], told: words, named: words }
      : splitAsked(words, sideTopics);
  const answer = taggedText(told);
  // „Was kostet ein Blog?“ answers no question for functions, and changes no estimate.
  const whole = pending === "features" || pending === null ? answer : taggedText(named);
  const refused = refusedWords(whole);
  const askedFor = answeredBy(pending, told);
  const kind = readKind(whole, {
    asked: askedFor,
    current: answers.projectType,
    refused,
  });
  // „alles raus“, once there is an estimate
  const dropsAll = pending === null && answer.phrases.some(({ tag }) => tag === "dropAll");
  const said = isFirst
    ? (readCompany(text, told) ?? (asked.length === 0 ? readLearnedName(text, told) : null))
    : readRenamed(text, told, {
        isKnown: answers.company !== null,
        isStranger: answers.company === null && answers.industry === null,
      });
  const isLate = pending === "projectType" && answers.company === null && asked.length === 0;
  const isKindSaid = kind.projectType !== null || kind.wanted.length + kind.refused.length > 0;
  const company = said ?? (isLate && !isKindSaid ? readLateName(text, told) : null);
  const learned = askedFor === "kind" || askedFor === "functions" ? learnedHints(told) : noHints;
  const care = readCare(answer, { isFirst, brief, refused: refusedWords(answer) });
  const closes = isThrough || closesFeatures(answer, pending === "features");
  const reading: Reading = {
    company,
    industry: industryOf(company, named, isFirst),
    projectType: kind.projectType,
    pages: readPages(whole, {
      isAsked: pending === "pages",
      isEarly: pending === "who" || pending === "projectType" || pending === "timeline",
      isLate: isLeftOpen && pending === "timeline",
      askedIn: asked[0]?.[0]?.sentence ?? null,
      known: answers.pages,
      counted,
      refused,
    }),
    timeline: readTimeline(answer, {
      isAsked: pending === "timeline",
      isKnown: answers.timeline !== null,
      refused: refusedWords(answer),
    }),
    wanted: kind.wanted,
    refused: dropsAll ? [...kind.refused, ...answers.features] : kind.refused,
    inferred: CONCEPTS.filter(
      (one) =>
        kind.inferred.includes(one) ||
        // What a model has heard is none of the rules' business.
        (learned.unlikely.includes(one) && (kind.wanted.includes(one) || kind.projectType === one)),
    ),
    hinted: isFirst
      ? []
      : hintsIn(
          normalised(asked.length > 0 ? told.map(({ raw }) => raw).join(" ") : text),
          kind,
          askedFor,
          learned,
        ),
    languages: dropsAll
      ? { kind: "refused" }
      : readLanguages(whole, { isFirst, refused, named: answers.languages }),
    care,
    // „Brauch ich nicht“ may speak of care alone.
    closesFeatures: closes && brief === null,
    isIncluded: answer.words.some(({ tags }) => tags.has("included")),
    isUnsure: isUnsure(answer) || (isFirst && isNameWithheld(told)),
    isGreeting: consistsOf(answer, GREETING),
    isThanks: consistsOf(answer, THANKS),
    isBareYes: consistsOf(answer, YES),
    topics: topicsAsked(asked),
    isTopicGuessed: isTopicGuessed(asked),
  };
  return isOpenQuestion(reading, words, pending) ? { ...reading, topics: ["unknown"] } : reading;
}

function answeredBy(pending: Question | null, told: Words): AskedFor {
  if (pending === "who") return "first";
  if (pending === "features") return "functions";
  // „Was kostet eine Website?“ chooses no kind.
  return pending === "projectType" && told.length > 0 ? "kind" : "other";
}

/** „Behandeln Sie das alles vertraulich“: what sounds like a question and says nothing else is handed over, and not called misunderstood. */
function isOpenQuestion(reading: Reading, words: Words, pending: Question | null): boolean {
  return (
    pending !== "who" &&
    (words.some(({ text }) => text === "?") ||
      mayBeAsked(words, sideTopics, pending === "features" || pending === null)) &&
    words.filter(({ kind }) => kind === "word").length > 1 &&
    reading.company === null &&
    reading.hinted.length === 0 &&
    !saysSomething(reading) &&
    !isAnythingElse(reading)
  );
}

/** Whether an answer was read that a price depends on. */
export function saysSomething(reading: Reading): boolean {
  const { projectType, pages, timeline, wanted, refused, languages, care, closesFeatures } = reading;
  return (
    [projectType, pages, timeline, languages, care].some((said) => said !== null) ||
    wanted.length + refused.length > 0 ||
    closesFeatures
  );
}

/** Whether a text says something beside answers, or what every website has anyway. */
export function isAnythingElse(reading: Reading): boolean {
  const { topics, isIncluded, isUnsure, isGreeting, isThanks, isBareYes } = reading;
  return topics.length > 0 || isIncluded || isUnsure || isGreeting || isThanks || isBareYes;
}

/** Said of functions anywhere, or enough as an answer to the question for them. */
function closesFeatures({ words, phrases }: TaggedText, isAsked: boolean): boolean {
  const says = (tag: LexiconTag) => words.some(({ tags }) => tags.has(tag));
  if (phrases.some(({ tag }) => tag === "noExtras")) return true;
  if (tooLittle(words).length > 0) return false;
  const isClear = says("standard") && says("enough");
  if (isClear || !isAsked) return isClear;
  if (consistsOf({ words, phrases }, NO_BY_EAR) || refusesAnything(words)) return true;
  return (
    phrases.some(({ tag }) => tag === "nothingMore") ||
    (["standard", "enough", "nothing", "included", "german"] as const).some(says)
  );
}

/** „Kein Terminkram, bei uns kommt man einfach so vorbei“; „kein Shop“ leaves the rest open. */
function refusesAnything(words: Words): boolean {
  const first = words.filter(({ clause }) => clause === words[0]?.clause);
  return /^kein/.test(words[0]?.text ?? "") && first.every(({ tags }, at) => at === 0 || tags.size === 0);
}
