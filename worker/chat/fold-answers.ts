// All texts of a visitor as answers: folded anew each turn, so that the last statement wins and nothing depends on what was stored.
import type { SideTopic } from "#content/chat-answers.ts";
import type { FormMessage } from "#contract/price-form.ts";
import { allFeatures, type Feature } from "#worker/pricing/project.ts";
import { type Doubt, verdictOn, withDoubt, withoutDoubt } from "./doubts.ts";
import { answeredBy, formMessage, reopenedBy, undoneSlot, withFormChange } from "./form-change.ts";
import { completed, type Heard } from "./heard.ts";
import { type Hypothesis, hypothesisIn, isBriefHypothesis } from "./hypothesis.ts";
import { labelledChange } from "./labelled-change.ts";
import { merged, withoutSlot } from "./merged-answers.ts";
import { type CountedThings, countedThings, withCounted } from "./reading/numbers/counted-things.ts";
import { isAnythingElse, noReading, type Reading, readText, saysSomething } from "./reading/read-text.ts";
import { readWishes, wishLimits } from "./reading/read-wishes.ts";
import { taggedWords } from "./reading/tagged-words.ts";
import { type Answers, noAnswers, type Question, questions } from "./slots.ts";
import { type Sources, sourcesAfter, takenBack } from "./sources.ts";
import { withTakenBack } from "./takes-back.ts";

export interface Progress {
  answers: Answers;
  /** Questions that are through, with or without an answer. */
  passed: readonly Question[];
  /** Those of them that nothing answers: the estimate assumes something. */
  assumed: readonly Question[];
  /** What the last text said; null before the first one, and where it came from the form. */
  last: Reading | null;
  sources: Sources;
  /** What the visitor said to have how many of. */
  counted: CountedThings;
  /** Said in doubt by the last text, so that it is asked for before it counts. */
  doubt: Doubt | null;
  /** Functions that the last text added: „ach nee, streichen“ takes them back. */
  added: readonly Feature[];
  /** What the last text weighed without deciding it. */
  supposed: Hypothesis | null;
  /** How many texts in a row gave nothing to the open question. */
  misses: number;
  /** The last text was one too many of them: everything still open is assumed, and a call is offered. */
  isLost: boolean;
}

export const beginning: Progress = {
  answers: noAnswers,
  passed: [],
  assumed: [],
  last: null,
  sources: {},
  counted: {},
  doubt: null,
  added: [],
  supposed: null,
  misses: 0,
  isLost: false,
};

const nothingSaid = { last: null, doubt: null, added: [], supposed: null, misses: 0, isLost: false } as const;

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

export function pendingQuestion({ passed }: Progress): Question | null {
  return questions.find((question) => !passed.includes(question)) ?? null;
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

/** Whoever answers the next question takes the one that was asked again as done. What a model hears decides nothing here. */
function afterText(progress: Progress, text: string, heard: Heard | null): Omit<Progress, "sources"> {
  const pending = pendingQuestion(progress);
  const isDone = pending !== null && progress.misses > 0 && answersNextInstead(progress, pending, text);
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
  const { reading: read, asked, before, doubt, wishes, isAside } = understand(progress, text, heard);
  const reading = withTakenBack(read, text, progress);
  const merge = merged(before, reading, asked === "who");
  const answers = {
    ...merge,
    projectType: merge.projectType ?? progress.answers.projectType,
    wishes: [...new Set([...before.wishes, ...wishes])].slice(0, wishLimits.number),
  };
  const answered = (question: Question) => isAnswered(question, answers, reading, asked);
  const isLeft = pending !== null && !isAside && isUnanswered(pending, progress.answers, answers, reading);
  const isMissed = isLeft && pending !== "who" && !reading.isUnsure && wishes.length === 0;
  const isAskedAgain = isMissed && progress.misses < MAX_MISSES;
  const isLost = isMissed && !isAskedAgain;
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
  return { answers, passed, assumed, last: reading, doubt, added, supposed, misses, isLost, counted };
}

const CARE_TOPICS: ReadonlySet<SideTopic> = new Set(["care", "monthly", "yearlyCost"]);

interface Understanding {
  reading: Reading;
  /** The question that the text answers, by its label or because it stands open. */
  asked: Question | null;
  /** The answers that it adds to. */
  before: Answers;
  doubt: Doubt | null;
  wishes: readonly string[];
  /** It answers something else than the open question: a label, or what was asked for in doubt. */
  isAside: boolean;
}

function understand(progress: Progress, text: string, heard: Heard | null): Understanding {
  const change = labelledChange(text);
  const asked = change?.question ?? pendingQuestion(progress);
  const before = change ? withoutSlot(progress.answers, change.question) : progress.answers;
  const isLeftOpen = progress.assumed.includes("pages");
  const read = readText(change?.text ?? text, {
    pending: asked,
    answers: before,
    counted: progress.counted,
    isLeftOpen,
    isCareSpokenOf: (progress.last?.topics ?? []).some((topic) => CARE_TOPICS.has(topic)),
  });
  const said = completed(read, heard, progress.answers);
  if (change) return { reading: said, asked, before, doubt: null, wishes: [], isAside: true };
  // What was known before this text was confirmed, or said without a doubt.
  const known = allFeatures(before);
  const questioned = (heard?.doubtful ?? []).filter((one) => !known.includes(one));
  const { reading: told, doubt } = withoutDoubt(said, text, {
    questioned,
    known,
    current: before.projectType,
  });
  const verdict = progress.doubt === null ? null : verdictOn(text);
  const confirmed = verdict === "yes" ? progress.doubt : null;
  return {
    reading: confirmed ? withDoubt(told, confirmed, before.projectType, asked === "projectType") : told,
    asked,
    before,
    doubt: confirmed ? null : doubt,
    wishes: wishesIn(text, asked, before),
    isAside: verdict !== null || doubt !== null,
  };
}

function wishesIn(text: string, pending: Question | null, answers: Answers): string[] {
  const isUnderstood = (part: string) => {
    const reading = readText(part, { pending: pending === "features" ? "features" : null, answers });
    return saysSomething(reading) || isAnythingElse(reading);
  };
  return readWishes(text, { pending, isUnderstood });
}

function isAnswered(question: Question, answers: Answers, reading: Reading, asked: Question | null): boolean {
  if (question === "who") return false;
  if (question !== "features") return answers[question] !== null;
  const namesSome = reading.wanted.length + reading.refused.length > 0 || reading.languages !== null;
  return reading.closesFeatures || (asked === "features" && namesSome);
}

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
