// The sentences of an answer. No amount stands here: they come from the estimate and the price list.
import { listed } from "#content/price-calculator/answers/listed.ts";
import { type SideTopic, sideAnswers } from "#content/price-calculator/chat-answers.ts";
import {
  confirmation,
  likelyAnswers,
  moreFeatures,
  questionTexts,
  replyWords,
} from "#content/price-calculator/price-chat.ts";
import { savingWords } from "#content/price-calculator/price-estimate.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { understoodSlots } from "#contract/price-calculator/price-chat.ts";
import { assumedPages, priceLines, totalOf } from "#worker/pricing/price-lines.ts";
import { extras, shop } from "#worker/pricing/price-list.ts";
import { allFeatures } from "#worker/pricing/project.ts";
import { shownAmount, shownEuros, spanText } from "#worker/pricing/shown-amount.ts";
import { type Doubt, verdictOn } from "./answers/doubts.ts";
import { type Progress, pendingQuestion } from "./answers/progress.ts";
import { packagesAnswer } from "./packages-answer.ts";
import { saysSomething } from "./reading/read-text.ts";
import { savingsAnswer } from "./savings-answer.ts";
import type { Question } from "./slots.ts";
import { featureText, knownValues } from "./understood.ts";

interface Turn {
  before: Progress;
  after: Progress;
  estimate: PriceEstimate | null;
  /** What the visitor wrote. */
  text: string;
}

export function wordAnswer({ before, after, estimate, text }: Turn): string {
  const fresh = noted(before, after);
  const sentences = [
    ...(fresh.length > 0 ? fresh : declined(before, after, text)),
    ...newlyWished(before, after),
    ...answersTo(after, text),
    ...newlyAssumed(before, after),
    ...nextStep(before, after, estimate),
  ];
  if (sentences.length > 0) return sentences.join(" ");
  if (after.last === null) return replyWords.asBefore;
  if (after.last.isThanks) return replyWords.welcome;
  if (saysSomething(after.last)) return replyWords.asBefore;
  return after.last.isIncluded ? replyWords.included : replyWords.notUnderstood;
}

/** What these say in general, the sentence about the project says better. */
const OF_THE_LIST: ReadonlySet<SideTopic> = new Set(["prices", "unknown", "english", "packages"]);

function answersTo({ last, answers, supposed }: Progress, text: string): string[] {
  const topics = last?.topics ?? [];
  if (topics.length === 0) return [];
  const packages = packagesAnswer(text, answers);
  const ofProject = [supposed?.sentence, packages].filter((sentence) => typeof sentence === "string");
  const others = ofProject.length > 0 ? topics.filter((topic) => !OF_THE_LIST.has(topic)) : topics;
  const said = others.map((topic) => savingsAnswer(topic, answers, text) ?? sideAnswers[topic]);
  const isDoubtful = last?.isTopicGuessed === true && said.length > 0 && !topics.includes("unknown");
  return [...ofProject, ...said, ...(isDoubtful ? [sideAnswers.somethingElse] : [])];
}

function noted(before: Progress, after: Progress): string[] {
  const [known, knownNow] = [knownValues(before), knownValues(after)];
  const fresh = understoodSlots.flatMap((slot) => {
    if (slot === "wishes") return [];
    const [old, now] = [known[slot], knownNow[slot]];
    if (!now || now.assumed || (old?.value === now.value && !old.assumed)) return [];
    return [now.value];
  });
  return fresh.length > 0 ? [replyWords.noted(fresh.join(", "), before.passed.length)] : [];
}

/** What was asked for in doubt and is not to be reckoned with. */
function declined(before: Progress, after: Progress, text: string): string[] {
  if (before.doubt === null || verdictOn(text) !== "no" || allFeatures(after.answers).includes(before.doubt))
    return [];
  return [replyWords.declined(savingWords.without[before.doubt])];
}

function newlyWished(before: Progress, after: Progress): string[] {
  const fresh = after.answers.wishes.filter((wish) => !before.answers.wishes.includes(wish));
  if (fresh.length === 0) return [];
  const said = listed(fresh.map((wish) => `„${wish}“`));
  // „Das wäre eine Sonderfunktion und kostet …“ follows.
  if (after.doubt === "special") return [replyWords.wishedAndAsked(said)];
  return [replyWords.wished(said, fresh.length === 1)];
}

function newlyAssumed(before: Progress, after: Progress): string[] {
  if (after.isLost) return [replyWords.lost];
  const fresh = after.assumed.filter((question) => !before.assumed.includes(question));
  const said = fresh.flatMap((question) => assumption(question, after));
  return said.length > 0 ? [...said, replyWords.changeLater] : [];
}

function assumption(question: Question, { answers }: Progress): string[] {
  const { assumed } = replyWords;
  if (question === "who") return [];
  if (question === "pages" && allFeatures(answers).includes("shop")) return [assumed.shopPages];
  return [question === "pages" ? assumed.pages(spanText(assumedPages)) : assumed[question]];
}

function nextStep(before: Progress, after: Progress, estimate: PriceEstimate | null): string[] {
  const pending = pendingQuestion(after);
  if (after.misses > before.misses && pending === "who" && after.last !== null)
    return [saysSomething(after.last) ? questionTexts.who : replyWords.missedWho];
  if (after.misses > before.misses && pending !== null && pending !== "who") {
    const [one, other] = likelyAnswers[pending];
    return after.misses === 1
      ? [replyWords.missed(one, other, questionFor(pending, after))]
      : [replyWords.missedAgain, questionFor(pending, after)];
  }
  if (after.doubt !== null) return [confirmation.questions[after.doubt](priceOf(after.doubt))];
  if (pending !== null) return [questionFor(pending, after)];
  if (estimate === null) return [];
  const total = shownEuros(estimate.totalPrice);
  const isFirst = pendingQuestion(before) !== null;
  return [
    after.isLost
      ? replyWords.lostEstimate(total)
      : isFirst
        ? replyWords.estimate(total)
        : costsTheSame(before, after)
          ? replyWords.unchanged(total)
          : replyWords.recalculated(total),
    ...(estimate.totalPriceMin === undefined ? [replyWords.openEnd] : []),
    ...(isFirst ? [replyWords.seeBreakdown, replyWords.howToChange] : []),
  ];
}

function priceOf(doubt: Doubt): string {
  return shownAmount(doubt === "shop" ? shop.price : extras[doubt].price);
}

function costsTheSame(before: Progress, after: Progress): boolean {
  const [old, now] = [before, after].map(({ answers }) => totalOf(priceLines(answers)));
  return old?.min === now?.min && old?.max === now?.max;
}

function questionFor(question: Question, { answers }: Progress): string {
  const isMore = question === "features" && answers.features.length > 0;
  return isMore ? moreFeatures(featureText(answers)) : questionTexts[question];
}
