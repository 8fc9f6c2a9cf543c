// All texts of a visitor as answers: folded anew each turn, so that the last statement wins and nothing depends on what was stored.
import type { FormMessage } from "#contract/price-calculator/price-form.ts";
import { allFeatures } from "#worker/pricing/project.ts";
import { answeredBy, formMessage, reopenedBy, undoneSlot, withFormChange } from "../form-change.ts";
import type { Heard } from "../heard.ts";
import { hypothesisIn, isBriefHypothesis } from "../hypothesis.ts";
import { countedThings, withCounted } from "../reading/numbers/counted-things.ts";
import { noReading, type Reading } from "../reading/read-text.ts";
import { wishLimits } from "../reading/read-wishes.ts";
import { taggedWords } from "../reading/tagged-words.ts";
import { type Answers, type Question, questions } from "../slots.ts";
import { merged } from "./merged-answers.ts";
import { beginning, type Progress, pendingQuestion } from "./progress.ts";
import { sourcesAfter, takenBack } from "./sources.ts";
import { withTakenBack } from "./takes-back.ts";
import { understand } from "./understand.ts";

const nothingSaid = {
  last: null,
  doubt: null,
  furtherDoubts: [],
  added: [],
  supposed: null,
  misses: 0,
  isLost: false,
} as const;

export function foldAnswers(texts: readonly string[], heard: readonly (Heard | null)[] = []): Progress {
  return foldSteps(texts, heard).at(-1) ?? beginning;
}

/** What is known after each text. */
export function foldSteps(texts: readonly string[], heard: readonly (Heard | null)[] = []): Progress[] {
  const steps: Progress[] = [];
  for (const [index, text] of texts.entries())
    steps.push(nextProgress(steps.at(-1) ?? beginning, text, heard[index] ?? null));
  return steps;
}

export function nextProgress(progress: Progress, text: string, heard: Heard | null = null): Progress {
  const undone = undoneSlot(text);
  if (undone !== null) return { ...progress, ...inOrder(takenBack(progress, undone)), ...nothingSaid };
  const message = formMessage(text);
  const after = message ? afterForm(progress, message) : afterText(progress, text, heard);
  return { ...after, sources: sourcesAfter(progress, after, text) };
}

/** What is taken away or left open counts as assumed once nothing is asked any more. */
function afterForm(progress: Progress, { change, isComplete }: FormMessage): Omit<Progress, "sources"> {
  const answers = withFormChange(progress.answers, change);
  const [answered, reopened] = [answeredBy(change), reopenedBy(change)];
  const passed = questions.filter(
    (question) => isComplete || progress.passed.includes(question) || answered.includes(question),
  );
  const isOpen = (question: Question) =>
    reopened.includes(question) ||
    progress.assumed.includes(question) ||
    (isComplete && !progress.passed.includes(question));
  const assumed = passed.filter(
    (question) => question !== "who" && isOpen(question) && !answered.includes(question),
  );
  return { ...progress, answers, passed, assumed, ...nothingSaid };
}

function inOrder<State extends Pick<Progress, "passed" | "assumed">>(state: State): State {
  const sorted = (list: readonly Question[]) => questions.filter((question) => list.includes(question));
  return { ...state, passed: sorted(state.passed), assumed: sorted(state.assumed) };
}

/** Whoever answers the next question takes the one that was asked again, or put off, as done. What a model hears decides nothing here. */
function afterText(progress: Progress, text: string, heard: Heard | null): Omit<Progress, "sources"> {
  const pending = pendingQuestion(progress);
  // „5“ chooses no kind of website: whoever was asked for it again is ahead of the question.
  const isPutOff = progress.last?.topics.includes("pause") === true;
  const isAhead = pending === "projectType" && wordsOf(text) <= MAX_AHEAD;
  const mayBeAhead = progress.misses > 0 || isPutOff || isAhead;
  const isDone = pending !== null && mayBeAhead && answersNextInstead(progress, pending, text);
  return afterReading(isDone ? givenUp(progress, pending) : progress, text, heard);
}

function answersNextInstead(progress: Progress, pending: Question, text: string): boolean {
  const after = afterReading(progress, text, null);
  if (after.misses <= progress.misses && !after.isLost) return false;
  const movedOn = givenUp(progress, pending);
  const next = pendingQuestion(movedOn);
  if (next === null) return false;
  const { passed, assumed } = afterReading(movedOn, text, null);
  return passed.includes(next) && !assumed.includes(next);
}

function givenUp(progress: Progress, question: Question): Progress {
  const passed = [...progress.passed, question];
  const assumed = [...progress.assumed, question];
  return { ...inOrder({ ...progress, passed, assumed }), misses: 0 };
}

function afterReading(progress: Progress, text: string, heard: Heard | null): Omit<Progress, "sources"> {
  const pending = pendingQuestion(progress);
  // Once everything is answered „und mit Buchung?“ asks what that would come to.
  const brief = pending === null && isBriefHypothesis(text) ? hypothesisIn(text, progress.answers) : null;
  if (brief !== null)
    return { ...progress, ...nothingSaid, last: { ...noReading, topics: ["prices"] }, supposed: brief };
  const {
    reading: read,
    asked,
    before,
    doubt,
    furtherDoubts,
    wishes,
    isAside,
  } = understand(progress, text, heard);
  const reading = withTakenBack(read, text, progress);
  const merge = merged(before, reading, asked === "who");
  const answers = {
    ...merge,
    projectType: merge.projectType ?? progress.answers.projectType,
    wishes: [...new Set([...before.wishes, ...wishes])].slice(0, wishLimits.number),
  };
  // Until it is said whether what was described counts, nothing is through and no price is told.
  const isHeld = (question: Question) => question === "features" && pending === "features" && doubt !== null;
  const answered = (question: Question) => !isHeld(question) && isAnswered(question, answers, reading, asked);
  const isLeft = pending !== null && !isAside && isUnanswered(pending, progress.answers, answers, reading);
  const isMissed =
    isLeft &&
    !reading.isUnsure &&
    (pending === "who" ? isStranger(answers) && !isShort(text) : wishes.length === 0);
  const isAskedAgain = isMissed && progress.misses < (pending === "who" ? 1 : MAX_MISSES);
  const isLost = isMissed && !isAskedAgain && pending !== "who";
  const isGivenUp = (question: Question) => isLost || (question === pending && isLeft && !isAskedAgain);
  const passed = questions.filter(
    (question) => progress.passed.includes(question) || answered(question) || isGivenUp(question),
  );
  const assumed = passed.filter(
    (question) =>
      question !== "who" &&
      !answered(question) &&
      (progress.assumed.includes(question) || isGivenUp(question)),
  );
  const isThrough = pending !== null && passed.includes(pending);
  const misses = isThrough ? 0 : progress.misses + (isAskedAgain ? 1 : 0);
  const supposed = doubt === null && reading.topics.length > 0 ? hypothesisIn(text, answers) : null;
  const counted = withCounted(progress.counted, countedThings(taggedWords(text)));
  const earlier = allFeatures(progress.answers);
  const added = allFeatures(answers).filter((feature) => !earlier.includes(feature));
  return {
    answers,
    passed,
    assumed,
    last: reading,
    doubt,
    furtherDoubts,
    added,
    supposed,
    misses,
    isLost,
    counted,
  };
}

function isAnswered(question: Question, answers: Answers, reading: Reading, asked: Question | null): boolean {
  if (question === "who") return false;
  if (question !== "features") return answers[question] !== null;
  const namesSome = reading.wanted.length + reading.refused.length > 0 || reading.languages !== null;
  return reading.closesFeatures || (asked === "features" && namesSome);
}

/** Neither the firm's name nor its trade is known: asked for once more, as no price depends on it. */
const isStranger = ({ company, industry }: Answers) => company === null && industry === null;

/** „Zwergenstube“ may be a name that nobody knows. */
const isShort = (text: string) => wordsOf(text) < MIN_SENTENCE;
const MIN_SENTENCE = 4;
/** „Meine Enkelin macht sowas in der Schule, die ist 14“ counts no pages before they are asked for. */
const MAX_AHEAD = 6;
const wordsOf = (text: string) => text.trim().split(/\s+/).length;

/** A question is asked so many times more, then assumed. */
const MAX_MISSES = 2;

/** Whether a text gives a question nothing. Greetings, questions and answers to something else bring the question back. */
function isUnanswered(question: Question, before: Answers, after: Answers, reading: Reading): boolean {
  const isSilent = JSON.stringify({ ...after, wishes: before.wishes }) === JSON.stringify(before);
  if (question === "who")
    return (!reading.isGreeting && reading.topics.length === 0) || after.company !== null;
  // „Weiß nicht, was nehmen andere?“ wants an answer before it gives one.
  if (reading.isUnsure && reading.topics.length === 0) return true;
  return reading.topics.length === 0 && !reading.isBareYes && !reading.isGreeting && isSilent;
}

/** Stations behind the visitor, 0 to 5. Questions of the visitor's move nobody on. */
export function stepOf(progress: Progress): number {
  const pending = pendingQuestion(progress);
  return pending === null ? questions.length : questions.indexOf(pending);
}
