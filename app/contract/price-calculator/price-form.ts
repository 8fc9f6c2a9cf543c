// The form beside the price calculator: what it holds, and how one of its changes travels as a message like any other.
import * as v from "valibot";

export const projectTypes = ["company", "shop", "booking", "portfolio", "blog", "members"] as const;
export const featureIds = ["shop", "booking", "languages", "special", "blog", "members"] as const;
export const careWishes = ["basic", "professional", "premium", "any", "none"] as const;
export const industries = [
  "it",
  "craft",
  "hospitality",
  "health",
  "retail",
  "consulting",
  "agriculture",
  "beauty",
  "sport",
  "culture",
  "club",
  "education",
  "property",
  "manufacturing",
  "transport",
] as const;

/** Dates that the form offers; a conversation also understands others. */
export const formTimelines = {
  asap: { kind: "asap" },
  week: { kind: "weeks", weeks: { min: 1, max: 1 } },
  weeks: { kind: "weeks", weeks: { min: 2, max: 3 } },
  month: { kind: "weeks", weeks: { min: 4, max: null } },
  flexible: { kind: "flexible" },
} as const;
export type FormTimeline = keyof typeof formTimelines;

export const formLimits = { company: 80, pages: 200, languages: 9 } as const;

const span = v.object({ min: v.number(), max: v.nullable(v.number()) });
type FormSpan = v.InferOutput<typeof span>;

/** Null: open. */
export const formValuesSchema = v.object({
  company: v.nullable(v.string()),
  industry: v.nullable(v.picklist(industries)),
  projectType: v.nullable(v.picklist(projectTypes)),
  /** Both ends included; no maximum: open end. */
  pages: v.nullable(span),
  /** "other": understood, but none of those that the form offers. */
  timeline: v.nullable(v.picklist([...(Object.keys(formTimelines) as FormTimeline[]), "other"])),
  features: v.array(v.picklist(featureIds)),
  /** Beside German, while "languages" is among the features; null: not counted. */
  languages: v.nullable(span),
  care: v.nullable(v.picklist(careWishes)),
});

/** Of a select for languages: wished for and not counted yet. */
export const NOT_COUNTED = "?";

export type FormValues = v.InferOutput<typeof formValuesSchema>;
export type FormSlot = keyof FormValues;
export const formSlots = Object.keys(formValuesSchema.entries) as readonly FormSlot[];

/** Languages change together with the functions they stand among. */
export type FormChange = Partial<FormValues>;

export interface FormMessage {
  change: FormChange;
  /** Whether everything else may be assumed. */
  isComplete: boolean;
}

/** German words for all that a message says, each different within its slot. */
export interface FormWords {
  /** First line of the message. */
  title: string;
  labels: Readonly<Record<FormSlot, string>>;
  open: string;
  none: string;
  /** Stands behind the smallest number of an open end. */
  andMore: string;
  /** Last line: everything else is open. */
  rest: string;
  /** Before the label of what is taken back. */
  undo: string;
  names: {
    industry: Readonly<Record<(typeof industries)[number], string>>;
    projectType: Readonly<Record<(typeof projectTypes)[number], string>>;
    timeline: Readonly<Record<FormTimeline, string>>;
    feature: Readonly<Record<(typeof featureIds)[number], string>>;
    care: Readonly<Record<(typeof careWishes)[number], string>>;
  };
}

/** One line a changed slot: „Seiten: 7“. */
export function writeForm({ change, isComplete }: FormMessage, words: FormWords): string {
  const lines = formSlots
    .filter((slot) => change[slot] !== undefined)
    .map((slot) => `${words.labels[slot]}: ${valueInWords(slot, change, words)}`);
  return [words.title, ...lines, ...(isComplete ? [words.rest] : [])].join("\n");
}

/** The change that `text` says, or null when it is no message of the form, letter for letter. */
export function readForm(text: string, words: FormWords): FormMessage | null {
  const [title, ...lines] = text.split("\n");
  if (title !== words.title || lines.length === 0 || lines.length > formSlots.length + 1) return null;
  const isComplete = lines.at(-1) === words.rest;
  const change: Record<string, unknown> = {};
  for (const line of isComplete ? lines.slice(0, -1) : lines) {
    const slot = formSlots.find((each) => line.startsWith(`${words.labels[each]}: `));
    if (!slot || slot in change) return null;
    const value = valueFrom(slot, line.slice(words.labels[slot].length + 2), words);
    if (value === undefined) return null;
    change[slot] = value;
  }
  return { change: change as FormChange, isComplete };
}

/** „Zurücknehmen: Seiten“. */
export function writeUndo(label: string, { undo }: FormWords): string {
  return `${undo}: ${label}`;
}

/** The label of what `text` takes back, null when it takes nothing back. */
export function readUndo(text: string, { undo }: FormWords): string | null {
  return text.startsWith(`${undo}: `) ? text.slice(undo.length + 2) : null;
}

function valueInWords(slot: FormSlot, change: FormChange, words: FormWords): string {
  const { industry, projectType, timeline, care } = change;
  const { names } = words;
  switch (slot) {
    case "company":
      return oneLine(change.company ?? "") || words.open;
    case "pages":
      return change.pages ? spanInWords(change.pages, words) : words.open;
    case "languages":
      return change.languages ? spanInWords(change.languages, words) : words.open;
    case "features":
      return change.features?.map((feature) => names.feature[feature]).join(", ") || words.none;
    case "industry":
      return industry ? names.industry[industry] : words.open;
    case "projectType":
      return projectType ? names.projectType[projectType] : words.open;
    case "timeline":
      return timeline && timeline !== "other" ? names.timeline[timeline] : words.open;
    case "care":
      return care ? names.care[care] : words.open;
  }
}

/** Undefined: not a value of this slot. */
function valueFrom(slot: FormSlot, text: string, words: FormWords): unknown {
  if (slot === "features") return featuresFrom(text, words);
  if (text === words.open) return null;
  switch (slot) {
    case "company":
      return text !== "" && text.length <= formLimits.company ? text : undefined;
    case "pages":
      return spanFrom(text, formLimits.pages, words);
    case "languages":
      return spanFrom(text, formLimits.languages, words);
    default:
      return keyOf(words.names[slot], text);
  }
}

function featuresFrom(text: string, words: FormWords): string[] | undefined {
  if (text === words.none) return [];
  const found = text.split(", ").map((name) => keyOf(words.names.feature, name));
  const features = found.filter((feature) => feature !== undefined);
  return features.length === found.length && new Set(features).size === found.length ? features : undefined;
}

function keyOf(names: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.keys(names).find((key) => names[key] === name);
}

/** „8“, „6–10“, „20 und mehr“. */
export function spanInWords({ min, max }: FormSpan, { andMore }: Pick<FormWords, "andMore">): string {
  if (max === null) return `${min} ${andMore}`;
  return min === max ? String(min) : `${min}–${max}`;
}

function spanFrom(text: string, limit: number, { andMore }: FormWords): FormSpan | undefined {
  const [, from, to, open] = /^(\d{1,3})(?:–(\d{1,3})|( .{1,20}))?$/.exec(text) ?? [];
  if (from === undefined || (open !== undefined && open !== ` ${andMore}`)) return undefined;
  const min = Number(from);
  const max = open === undefined ? Number(to ?? from) : null;
  return min >= 1 && min <= limit && (max === null || (max >= min && max <= limit))
    ? { min, max }
    : undefined;
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, formLimits.company).trim();
}
