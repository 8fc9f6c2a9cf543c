// All texts of a visitor as answers: folded anew each turn, so that the last statement wins and nothing depends on what was stored.
import { confirmation, quickReplies } from "#content/price-chat.ts";
import type { FormMessage } from "#contract/price-form.ts";
import type { Feature, Span } from "#worker/pricing/project.ts";
import { type Doubt, verdictOn, withDoubt, withoutDoubt } from "./doubts.ts";
import { answeredBy, formMessage, reopenedBy, undoneSlot, withFormChange } from "./form-change.ts";
import { completed, type Heard } from "./heard.ts";
import { labelledChange } from "./labelled-change.ts";
import { isAnythingElse, type Reading, readText, saysSomething } from "./reading/read-text.ts";
import { readWishes, wishLimits } from "./reading/read-wishes.ts";
import { type Answers, noAnswers, type Question, questions } from "./slots.ts";
import { type Sources, sourcesAfter, takenBack } from "./sources.ts";

export interface Progress {
  answers: Answers;
  /** Questions that are through, with or without an answer. */
  passed: readonly Question[];
  /** Those of them that nothing answers: the estimate assumes something. */
  assumed: readonly Question[];
  /** What the last text said; null before the first one, and where it came from the form. */
  last: Reading | null;
  sources: Sources;
  /** Said in doubt by the last text, so that it is asked for before it counts. */
  doubt: Doubt | null;
}

export const beginning: Progress = {
  answers: noAnswers,
  passed: [],
  assumed: [],
  last: null,
  sources: {},
  doubt: null,
};

export function foldAnswers(texts: readonly string[], heard: readonly (Heard | null)[] = []): Progress {
  return texts.reduce(
    (progress, text, index) => nextProgress(progress, text, heard[index] ?? null),
    beginning,
  );
}

export function pendingQuestion({ passed }: Progress): Question | null {
  return questions.find((question) => !passed.includes(question)) ?? null;
}

export function nextProgress(progress: Progress, text: string, heard: Heard | null = null): Progress {
  const undone = undoneSlot(text);
  if (undone !== null) return { ...inOrder(takenBack(progress, undone)), last: null, doubt: null };
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
  return { answers, passed, assumed, last: null, doubt: null };
}

function inOrder<State extends Pick<Progress, "passed" | "assumed">>(state: State): State {
  const sorted = (list: readonly Question[]) => questions.filter((question) => list.includes(question));
  return { ...state, passed: sorted(state.passed), assumed: sorted(state.assumed) };
}

function afterText(progress: Progress, text: string, heard: Heard | null): Omit<Progress, "sources"> {
  const change = labelledChange(text);
  const pending = pendingQuestion(progress);
  const asked = change?.question ?? pending;
  const before = change ? withoutSlot(progress.answers, change.question) : progress.answers;
  const verdict = progress.doubt === null || change ? null : verdictOn(text);
  const read = readText(change?.text ?? text, { pending: asked, answers: before });
  const told = withoutDoubt(completed(read, heard, progress.answers), text);
  const doubt = change || verdict ? null : told.doubt;
  const reading =
    progress.doubt !== null && verdict === "yes"
      ? withDoubt(told.reading, progress.doubt, before.projectType)
      : doubt === null
        ? completed(read, heard, progress.answers)
        : told.reading;
  const merge = merged(before, reading, asked === "who");
  const wishes = change ? [] : wishesIn(text, asked, before);
  const answers = {
    ...merge,
    projectType: merge.projectType ?? progress.answers.projectType,
    wishes: [...new Set([...before.wishes, ...wishes])].slice(0, wishLimits.number),
  };
  const answered = (question: Question) => isAnswered(question, answers, reading, asked);
  const isGivenUpNow = (question: Question) =>
    question === pending &&
    change === null &&
    doubt === null &&
    verdict === null &&
    isGivenUp(question, progress.answers, answers, reading);
  const passed = questions.filter(
    (question) => progress.passed.includes(question) || answered(question) || isGivenUpNow(question),
  );
  const assumed = passed.filter(
    (question) =>
      question !== "who" &&
      !answered(question) &&
      (progress.assumed.includes(question) || isGivenUpNow(question)),
  );
  return { answers, passed, assumed, last: reading, doubt };
}

function wishesIn(text: string, pending: Question | null, answers: Answers): string[] {
  const isUnderstood = (part: string) => {
    const reading = readText(part, { pending: pending === "features" ? "features" : null, answers });
    return saysSomething(reading) || isAnythingElse(reading);
  };
  return readWishes(text, { pending, isUnderstood });
}

/** What a labelled change takes the place of. The rest is replaced by whatever is read. */
function withoutSlot(answers: Answers, question: Question | null): Answers {
  if (question === "features") return { ...answers, features: [] };
  return question === "projectType" ? { ...answers, projectType: null } : answers;
}

function merged(before: Answers, reading: Reading, isWho: boolean): Answers {
  const languages = mergedLanguages(before, reading);
  const drops: readonly Feature[] =
    languages === "none" ? [...reading.refused, "languages"] : reading.refused;
  const adds: readonly Feature[] =
    reading.languages?.kind === "wanted" ? [...reading.wanted, "languages"] : reading.wanted;
  return {
    company: reading.company ?? before.company,
    // A trade named later may be a customer's or a neighbour's.
    industry: isWho ? (reading.industry ?? before.industry) : (before.industry ?? reading.industry),
    projectType: reading.projectType ?? before.projectType,
    pages: reading.pages ?? before.pages,
    timeline: reading.timeline ?? before.timeline,
    features: [...new Set([...before.features.filter((feature) => !drops.includes(feature)), ...adds])],
    furtherLanguages: languages === "none" ? null : languages,
    languages: languages === "none" ? [] : mergedNames(before, reading),
    care: reading.care ?? before.care,
    wishes: before.wishes,
  };
}

function mergedNames({ languages: before }: Answers, { languages }: Reading): readonly string[] {
  if (languages?.kind === "wanted") return languages.names ?? before;
  return languages?.kind === "fewer" ? before.filter((name) => !languages.names.includes(name)) : before;
}

/** "none" when nothing but German is left. */
function mergedLanguages({ furtherLanguages }: Answers, { languages }: Reading): Span | null | "none" {
  if (languages?.kind === "refused") return "none";
  if (languages?.kind !== "fewer") return languages?.further ?? furtherLanguages;
  const left = (furtherLanguages?.max ?? 0) - languages.by;
  return left > 0 ? { min: left, max: left } : "none";
}

function isAnswered(question: Question, answers: Answers, reading: Reading, asked: Question | null): boolean {
  if (question === "who") return false;
  if (question !== "features") return answers[question] !== null;
  const namesSome = reading.wanted.length + reading.refused.length > 0 || reading.languages !== null;
  return reading.closesFeatures || (asked === "features" && namesSome);
}

/**
 * Whether to move on unanswered. Greetings, questions and answers to something else bring the question back;
 * a text that says nothing does not, so every conversation ends in an estimate.
 */
function isGivenUp(question: Question, before: Answers, after: Answers, reading: Reading): boolean {
  const isSilent = JSON.stringify({ ...after, wishes: before.wishes }) === JSON.stringify(before);
  if (question === "who")
    return (!reading.isGreeting && reading.topics.length === 0) || after.company !== null;
  if (reading.isUnsure) return true;
  return reading.topics.length === 0 && !reading.isBareYes && isSilent;
}

/** Stations behind the visitor, 0 to 5. Questions of the visitor's move nobody on. */
export function stepOf(progress: Progress): number {
  const pending = pendingQuestion(progress);
  return pending === null ? questions.length : questions.indexOf(pending);
}

export function quickRepliesFor(progress: Progress): readonly string[] {
  if (progress.doubt !== null) return Object.values(confirmation.replies);
  const pending = pendingQuestion(progress);
  return pending === null ? [] : quickReplies[pending];
}
