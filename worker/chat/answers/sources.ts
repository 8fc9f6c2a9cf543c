// Where each answer comes from, so that it can be shown and taken back. Pure.
import { type UnderstoodSlot, understoodSlots } from "#contract/price-calculator/price-chat.ts";
import { questionOfSlot } from "../form-change.ts";
import type { Answers, Question } from "../slots.ts";

/** The text that last changed a slot, and what the slot was before. */
export interface Source {
  text: string;
  before: SlotState;
}

export type Sources = Partial<Record<UnderstoodSlot, Source>>;

interface SlotState {
  values: Partial<Answers>;
  /** Whether its question was through, and through without an answer. */
  passed: boolean;
  assumed: boolean;
  source: Source | undefined;
}

interface State {
  answers: Answers;
  passed: readonly Question[];
  assumed: readonly Question[];
  sources: Sources;
}

const fieldsOf: Readonly<Record<UnderstoodSlot, readonly (keyof Answers)[]>> = {
  company: ["company"],
  industry: ["industry"],
  projectType: ["projectType"],
  pages: ["pages"],
  timeline: ["timeline"],
  features: ["features", "furtherLanguages", "languages"],
  care: ["care"],
  wishes: ["wishes"],
};

/** `after` with `text` as source of all that it changed. */
export function sourcesAfter(before: State, after: Omit<State, "sources">, text: string): Sources {
  const changed = understoodSlots.filter((slot) => isChanged(slot, before, after));
  const fresh = changed.map((slot) => [slot, { text, before: stateOf(slot, before) }] as const);
  return { ...before.sources, ...Object.fromEntries(fresh) };
}

/** The state before the last change of `slot`; unchanged where nothing changed it. */
export function takenBack(state: State, slot: UnderstoodSlot): State {
  const source = state.sources[slot];
  if (!source) return state;
  const { values, passed, assumed, source: earlier } = source.before;
  const { [slot]: _undone, ...others } = state.sources;
  const question = questionOfSlot[slot];
  // Firm and trade share a question, which is asked once.
  const isAsked = question !== null && question !== "who";
  const put = (list: readonly Question[], belongs: boolean) =>
    isAsked ? withMember(list, question, belongs) : list;
  return {
    answers: { ...state.answers, ...values },
    passed: put(state.passed, passed),
    assumed: put(state.assumed, assumed),
    sources: earlier ? { ...others, [slot]: earlier } : others,
  };
}

function isChanged(slot: UnderstoodSlot, before: State, after: Omit<State, "sources">): boolean {
  const [old, now] = [before, after].map(({ answers, passed, assumed }) => {
    const question = questionOfSlot[slot];
    const isAnswered = question !== null && passed.includes(question) && !assumed.includes(question);
    return JSON.stringify([valuesOf(slot, answers), question !== "who" && isAnswered]);
  });
  return old !== now;
}

function stateOf(slot: UnderstoodSlot, { answers, passed, assumed, sources }: State): SlotState {
  const question = questionOfSlot[slot];
  return {
    values: valuesOf(slot, answers),
    passed: question !== null && passed.includes(question),
    assumed: question !== null && assumed.includes(question),
    source: sources[slot],
  };
}

function valuesOf(slot: UnderstoodSlot, answers: Answers): Partial<Answers> {
  return Object.fromEntries(fieldsOf[slot].map((field) => [field, answers[field]]));
}

function withMember(list: readonly Question[], question: Question, belongs: boolean): Question[] {
  const others = list.filter((each) => each !== question);
  return belongs ? [...others, question] : others;
}
