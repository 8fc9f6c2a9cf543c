// What the rules understood of a conversation, in the notation of test/fixtures/conversations.
import type { Meaning } from "#test/fixtures/conversations/conversation.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { pendingQuestion } from "#worker/chat/answers/progress.ts";
import type { Question } from "#worker/chat/slots.ts";
import {
  allFeatures,
  type Feature,
  type ProjectType,
  type Span,
  type Timeline,
} from "#worker/pricing/project.ts";

export function meaningOf(texts: readonly string[]): Meaning {
  const progress = foldAnswers(texts);
  const { answers, passed, assumed, misses } = progress;
  const { company, industry, projectType, pages, timeline, features, furtherLanguages, care } = answers;
  // Asked for and not known, whether it is asked again or assumed by now.
  const isUnknown = (question: Question) =>
    assumed.includes(question) || (misses > 0 && pendingQuestion(progress) === question);
  const open = (question: Question) => (isUnknown(question) ? "?" : undefined);
  const functions = features.length > 0 || passed.includes("features") ? features : undefined;
  return dropped({
    company: company ?? undefined,
    industry: industry ?? undefined,
    type: projectType ?? open("projectType"),
    pages: pages ? span(pages) : open("pages"),
    timeline: timeline ? when(timeline) : open("timeline"),
    features: features.length === 0 && isUnknown("features") ? "?" : functions,
    languages: features.includes("languages")
      ? furtherLanguages
        ? span(furtherLanguages)
        : "1-2"
      : undefined,
    care: care ?? undefined,
  });
}

/** For comparison: a shop is one thing, whether the kind of website or a function says so. */
export function comparable({ features, ...meaning }: Meaning): Record<string, unknown> {
  if (features === undefined || features === "?") return { ...meaning, features };
  const type = meaning.type === "?" ? null : ((meaning.type ?? null) as ProjectType | null);
  return {
    ...meaning,
    features: allFeatures({
      projectType: type,
      features: features as readonly Feature[],
      pages: null,
      timeline: null,
      furtherLanguages: null,
      care: null,
    }),
  };
}

function span({ min, max }: Span): string {
  if (max === null) return `${min}+`;
  return min === max ? String(min) : `${min}-${max}`;
}

function when(timeline: Timeline): string {
  if (timeline.kind === "weeks") return span(timeline.weeks);
  return timeline.kind === "by" ? `by ${timeline.label}` : timeline.kind;
}

function dropped(meaning: { [Key in keyof Meaning]: Meaning[Key] | undefined }): Meaning {
  return Object.fromEntries(Object.entries(meaning).filter(([, value]) => value !== undefined));
}
