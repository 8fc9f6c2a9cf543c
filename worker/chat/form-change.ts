// Changes by the form beside the conversation, and what is taken back: exact values, nothing to understand. Pure.

import { slotLabels } from "#content/price-calculator/price-chat.ts";
import { formWords } from "#content/price-calculator/price-form.ts";
import { type UnderstoodSlot, understoodSlots } from "#contract/price-calculator/price-chat.ts";
import {
  type FormChange,
  type FormMessage,
  type FormTimeline,
  type FormValues,
  formTimelines,
  readForm,
  readUndo,
} from "#contract/price-calculator/price-form.ts";
import type { Timeline } from "#worker/pricing/project.ts";
import type { Answers, Question } from "./slots.ts";

export function formMessage(text: string): FormMessage | null {
  return readForm(text, formWords);
}

/** The slot whose last change `text` takes back. */
export function undoneSlot(text: string): UnderstoodSlot | null {
  const label = readUndo(text, formWords);
  return understoodSlots.find((slot) => slotLabels[slot] === label) ?? null;
}

export function isFormText(text: string): boolean {
  return formMessage(text) !== null || undoneSlot(text) !== null;
}

/** Null: never asked for. */
export const questionOfSlot: Readonly<Record<UnderstoodSlot, Question | null>> = {
  company: "who",
  industry: "who",
  projectType: "projectType",
  pages: "pages",
  timeline: "timeline",
  features: "features",
  care: null,
  wishes: null,
};

/** What a form shows of `answers`. */
export function formValues(answers: Answers): FormValues {
  const { company, industry, projectType, pages, timeline, features, furtherLanguages, care } = answers;
  return {
    company,
    industry,
    projectType,
    pages,
    timeline: timeline === null ? null : (formTimelineOf(timeline) ?? "other"),
    features: [...features],
    languages: features.includes("languages") ? furtherLanguages : null,
    care,
  };
}

function formTimelineOf(timeline: Timeline): FormTimeline | undefined {
  const same = (key: FormTimeline) => JSON.stringify(formTimelines[key]) === JSON.stringify(timeline);
  return (Object.keys(formTimelines) as FormTimeline[]).find(same);
}

/** `answers` with the slots that `change` names; all of its values take the place of what was there. */
export function withFormChange(answers: Answers, change: FormChange): Answers {
  const { timeline, languages, features = answers.features, ...plain } = change;
  const hasLanguages = features.includes("languages");
  const counted = languages === undefined ? answers.furtherLanguages : languages;
  return {
    ...answers,
    ...plain,
    features,
    furtherLanguages: hasLanguages ? counted : null,
    languages: hasLanguages && languages === undefined ? answers.languages : [],
    ...(timeline !== undefined && timeline !== "other" && { timeline: timeline && formTimelines[timeline] }),
  };
}

/** Questions that `change` answers; one opened again is not among them. */
export function answeredBy(change: FormChange): Question[] {
  const { company, industry, projectType, pages, timeline, features, languages } = change;
  return [
    ...(company || industry ? ["who" as const] : []),
    ...(projectType ? ["projectType" as const] : []),
    ...(pages ? ["pages" as const] : []),
    ...(timeline ? ["timeline" as const] : []),
    ...(features || languages ? ["features" as const] : []),
  ];
}

/** Questions whose answer `change` takes away. */
export function reopenedBy(change: FormChange): Question[] {
  return (["projectType", "pages", "timeline"] as const).filter((slot) => change[slot] === null);
}
