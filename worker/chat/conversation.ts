// The conversation by the built-in rules alone: pure, the same texts give the same answers.
import { greeting } from "#content/price-calculator/price-chat.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import type { RunningPrice, Understood } from "#contract/price-calculator/price-chat.ts";
import type { FormValues } from "#contract/price-calculator/price-form.ts";
import { estimatePrice } from "#worker/pricing/estimate-price.ts";
import { runningPrice } from "#worker/pricing/running-price.ts";
import { CENTS_PER_EURO } from "#worker/pricing/shown-amount.ts";
import { foldAnswers, foldSteps, nextProgress, stepOf } from "./answers/fold-answers.ts";
import { beginning, type Progress, pendingQuestion } from "./answers/progress.ts";
import { formValues } from "./form-change.ts";
import type { Heard } from "./heard.ts";
import { type PlainAnswer, withOwnOpening } from "./opening-word.ts";
import { quickRepliesFor } from "./quick-replies.ts";
import { understoodOf } from "./understood.ts";
import { wordAnswer } from "./wording.ts";

/** All that has to be kept: what the visitor wrote, in order, and what a model understood of it beside the reader. */
export interface ConversationState {
  texts: readonly string[];
  /** A place for each text; left out where no model was asked. */
  heard?: readonly (Heard | null)[];
}

/** Derived from the state at any time. */
export interface ConversationStatus {
  step: number;
  quickReplies: readonly string[];
  understood: Understood;
  form: FormValues;
  runningPrice: RunningPrice;
}

export interface Reply extends ConversationStatus {
  content: string;
  /** Given when all questions are through and this text completed or changed something. */
  estimate: PriceEstimate | null;
  /** The visitor asked to be called. */
  offersCall?: true;
  /** What a model added to what the reader read of this text; kept with the reply. */
  heard?: Heard;
}

export const newConversation: ConversationState = { texts: [] };

export function opening(): ConversationStatus & { content: string } {
  return { content: greeting, ...statusAt(beginning) };
}

/** `message`: as the contract allows it. `issue`: for an estimate, should one result. `heard`: what a model understood. */
export function takeTurn(
  state: ConversationState,
  message: string,
  issue: { id: string; now: Date },
  heard: Heard | null = null,
): { state: ConversationState; reply: Reply } {
  const steps = foldSteps(state.texts, state.heard);
  const before = steps.at(-1) ?? beginning;
  const after = nextProgress(before, message, heard);
  const estimate = needsEstimate(before, after) ? estimateFor(after, issue) : null;
  const content = withOwnOpening(
    plainAnswer(before, after, estimate, message),
    answersBefore(state.texts, steps, issue),
  );
  return {
    state: {
      texts: [...state.texts, message],
      heard: [...state.texts.map((_, index) => state.heard?.[index] ?? null), heard],
    },
    reply: {
      content,
      estimate,
      ...(heard && { heard }),
      ...(after.last?.topics.includes("callback") && { offersCall: true }),
      ...statusAt(after),
    },
  };
}

function plainAnswer(
  before: Progress,
  after: Progress,
  estimate: PriceEstimate | null,
  text: string,
): PlainAnswer {
  const isAnswer = (after.last?.topics ?? []).length > 0;
  return { content: wordAnswer({ before, after, estimate, text }), isAnswer };
}

/** The answers as they were worded first, the newest first. @param steps after each text */
function* answersBefore(
  texts: readonly string[],
  steps: readonly Progress[],
  issue: { id: string; now: Date },
): Generator<PlainAnswer> {
  for (let at = steps.length - 1; at >= 0; at--) {
    const [before, after] = [steps[at - 1] ?? beginning, steps[at]];
    if (after === undefined) return;
    const estimate = needsEstimate(before, after) ? estimateFor(after, issue) : null;
    yield plainAnswer(before, after, estimate, texts[at] ?? "");
  }
}

export function currentState({ texts, heard }: ConversationState): ConversationStatus {
  return statusAt(foldAnswers(texts, heard));
}

function statusAt(progress: Progress): ConversationStatus {
  const isOpen = (question: "projectType" | "pages" | "features") => !progress.passed.includes(question);
  const { min, max, shopFrom } = runningPrice(progress.answers, {
    projectType: isOpen("projectType"),
    pages: isOpen("pages"),
    features: isOpen("features"),
  });
  return {
    step: stepOf(progress),
    quickReplies: quickRepliesFor(progress),
    understood: understoodOf(progress),
    form: formValues(progress.answers),
    runningPrice: {
      min: min / CENTS_PER_EURO,
      ...(max !== null && { max: max / CENTS_PER_EURO }),
      ...(shopFrom !== null && { shopFrom: shopFrom / CENTS_PER_EURO }),
    },
  };
}

function needsEstimate(before: Progress, after: Progress): boolean {
  if (pendingQuestion(after) !== null || after.doubt !== null) return false;
  const known = ({ answers: { company: _company, industry: _industry, ...priced }, assumed }: Progress) =>
    JSON.stringify([priced, assumed]);
  return pendingQuestion(before) !== null || before.doubt !== null || known(before) !== known(after);
}

function estimateFor({ answers, assumed }: Progress, issue: { id: string; now: Date }): PriceEstimate {
  return estimatePrice(answers, {
    ...issue,
    featuresOpen: assumed.includes("features"),
    hasWishes: answers.wishes.length > 0,
  });
}
