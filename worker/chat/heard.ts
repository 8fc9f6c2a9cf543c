// What a model understood of a text where the reader read nothing. The reader comes first, also when texts are folded anew later.
import type { CareWish, Feature, ProjectType, Span, Timeline } from "#worker/pricing/project.ts";
import type { Doubt } from "./answers/doubts.ts";
import type { Reading } from "./reading/read-text.ts";
import type { Answers, Industry } from "./slots.ts";

/** Our own values only; what was not said is left out. Kept with its text, as answers are folded anew each turn. */
export interface Heard {
  company?: string;
  industry?: Industry;
  projectType?: ProjectType;
  pages?: Span;
  timeline?: Timeline;
  features?: readonly Feature[];
  care?: CareWish;
  /** Read as wanted by somebody, and not sure to be: asked for once before it counts. It changes no amount by itself. */
  doubtful?: readonly Doubt[];
}

/** `reading` with the open slots filled from `heard`; nothing is added to „weiß nicht“ or a refusal. */
export function completed(reading: Reading, heard: Heard | null, known: Answers): Reading {
  if (heard === null || reading.isUnsure) return reading;
  const features = newFeatures(reading, heard.features ?? [], known);
  return {
    ...reading,
    company: reading.company ?? open(known.company, heard.company),
    industry: reading.industry ?? open(known.industry, heard.industry),
    projectType: reading.projectType ?? open(known.projectType, acceptable(heard.projectType, reading)),
    pages: reading.pages ?? open(known.pages, heard.pages),
    timeline: reading.timeline ?? open(known.timeline, heard.timeline),
    wanted: [...reading.wanted, ...features.filter((feature) => feature !== "languages")],
    languages: features.includes("languages") ? { kind: "wanted", further: null } : reading.languages,
    care: reading.care ?? open(known.care, heard.care),
  };
}

function open<Value>(known: Value | null, heard: Value | undefined): Value | null {
  return known === null ? (heard ?? null) : null;
}

/** „Kein Shop“ is no shop, whatever else was heard. */
function acceptable(heard: ProjectType | undefined, { refused }: Reading): ProjectType | undefined {
  return refused.some((feature) => feature === heard) ? undefined : heard;
}

/** Functions are one slot: where the reader has read some of them, it has read them all. */
function newFeatures(reading: Reading, heard: readonly Feature[], known: Answers): readonly Feature[] {
  const { wanted, refused, languages, closesFeatures } = reading;
  const isRead = wanted.length + refused.length > 0 || languages !== null || closesFeatures;
  return isRead ? [] : heard.filter((feature) => !known.features.includes(feature));
}
