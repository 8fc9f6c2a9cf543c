// „Was würde ein Blog kosten?“, „und ohne Englisch?“: what a project would cost with a change that nobody has made yet. Pure.
import { listed } from "#content/price-calculator/answers/listed.ts";
import { hypothesisWords } from "#content/price-calculator/price-chat.ts";
import { savingWords } from "#content/price-calculator/price-estimate.ts";
import { priceLines, totalOf } from "#worker/pricing/price-lines.ts";
import type { Amount } from "#worker/pricing/price-list.ts";
import { allFeatures, type Feature } from "#worker/pricing/project.ts";
import { pageCount, shownAmount } from "#worker/pricing/shown-amount.ts";
import { merged } from "./answers/merged-answers.ts";
import { readPages } from "./reading/pages/read-pages.ts";
import { splitAsked } from "./reading/questions-asked.ts";
import { readKind } from "./reading/read-kind.ts";
import { readLanguages } from "./reading/read-languages.ts";
import { noReading } from "./reading/read-text.ts";
import { refusedWords } from "./reading/refusals/polarity.ts";
import { taggedText, taggedWords, type Words } from "./reading/tagged-words.ts";
import { sideTopics } from "./side-questions.ts";
import type { Answers } from "./slots.ts";

export interface Hypothesis {
  /** What the visitor asks about, and what it would come to. */
  sentence: string;
  /** What he answers to have it so: „Ja, mit Blog“. */
  take: string;
}

/** Words that weigh instead of telling: without one a question about bookings is only a question. */
const WEIGHS =
  /^(?:kost\w*|teurer|preis\w*|aufpreis|mehrpreis|waere\w*|wuerde\w*|kaeme\w*|zusaetzlich|dazu|mehr|mit|ohne|wenn|angenommen|falls)$/;

/** „und mit Buchung?“, „ohne Blog?“: asked of a whole project, these weigh as well. */
const BRIEF = /^(?:(?:und|aber|oder) )?(?:mit|ohne) [^?!.]{2,60}\?$/i;

export function isBriefHypothesis(text: string): boolean {
  return text.length < MAX_BRIEF && BRIEF.test(text.split(/\s/).filter(Boolean).join(" "));
}

const LATER = /^(?:nachruest\w*|nachzuruest\w*|nachtraeglich\w*)$/;
const PRICED = /^(?:kost\w*|teu\w*|preis\w*|aufpreis|mehrpreis)$/;

/** Longer texts tell a story. */
const MAX_BRIEF = 120;

/** Null: nothing is weighed, or too little is known for anything to be dearer or cheaper than. @param answers after the text */
export function hypothesisIn(text: string, answers: Answers): Hypothesis | null {
  if (answers.pages === null && answers.features.length === 0) return null;
  const words = taggedWords(text);
  const weighed = isBriefHypothesis(text) ? words : splitAsked(words, sideTopics).asked.flat();
  // „Lässt sich ein Shop später nachrüsten?“ asks whether it can be done, not what it would come to.
  const says = (pattern: RegExp) => weighed.some(({ text: word }) => pattern.test(word));
  if (says(LATER) && !says(PRICED)) return null;
  const supposed = supposedAnswers(weighed, answers);
  if (supposed === null) return null;
  const changes = changesBetween(answers, supposed);
  if (changes.length === 0) return null;
  const change = listed(changes);
  return {
    sentence: wordsOf(change, totalOf(priceLines(answers)), totalOf(priceLines(supposed))),
    take: hypothesisWords.take(change),
  };
}

function supposedAnswers(words: Words, answers: Answers): Answers | null {
  if (!words.some(({ text: word }) => WEIGHS.test(word))) return null;
  const tagged = taggedText(words);
  const refused = refusedWords(tagged);
  const kind = readKind(tagged, { asked: "functions", current: answers.projectType, refused });
  const reading = {
    ...noReading,
    // „Was kostet eine Website?“ supposes no other kind.
    projectType: null,
    wanted: kind.projectType === "shop" ? [...kind.wanted, "shop" as const] : kind.wanted,
    refused: kind.refused,
    languages: readLanguages(tagged, { isFirst: false, refused, named: answers.languages }),
    pages: readPages(tagged, { isAsked: false, known: answers.pages, refused }),
  };
  const supposed = merged(answers, reading, false);
  const isKindGivenUp = kind.refused.some((feature) => feature === answers.projectType);
  return isKindGivenUp ? { ...supposed, projectType: "company" } : supposed;
}

/** „mit Blog“, „nur auf Deutsch“, „mit 12 Seiten“. */
function changesBetween(before: Answers, after: Answers): string[] {
  const [old, now] = [allFeatures(before), allFeatures(after)];
  const added = now.filter((feature) => !old.includes(feature));
  const removed = old.filter((feature) => !now.includes(feature));
  const isOtherCount =
    old.includes("languages") &&
    now.includes("languages") &&
    JSON.stringify(before.furtherLanguages) !== JSON.stringify(after.furtherLanguages);
  const isOtherSize = JSON.stringify(before.pages) !== JSON.stringify(after.pages);
  return [
    ...[...added, ...(isOtherCount ? (["languages"] as const) : [])].map((feature) =>
      withFeature(feature, after),
    ),
    ...removed.map((feature) => savingWords.without[feature]),
    ...(isOtherSize && after.pages !== null ? [hypothesisWords.withPages(pageCount(after.pages))] : []),
  ];
}

function withFeature(feature: Feature, { languages }: Answers): string {
  return feature === "languages" && languages.length > 0
    ? hypothesisWords.withLanguages(listed(languages.map(capitalised)))
    : hypothesisWords.with[feature];
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function wordsOf(change: string, before: Amount, after: Amount): string {
  const total = shownAmount(after);
  const least = after.min - before.min;
  const most = before.max === null || after.max === null ? null : after.max - before.max;
  if (least === 0 && most === 0) return hypothesisWords.same(change, total);
  if (most === null || Math.sign(least) * Math.sign(most) < 0) return hypothesisWords.total(change, total);
  const [low = 0, high = 0] = [Math.abs(least), Math.abs(most)].toSorted((one, other) => one - other);
  const difference = shownAmount({ min: low, max: high });
  return least + most > 0
    ? hypothesisWords.more(change, difference, total)
    : hypothesisWords.less(change, difference, total);
}
