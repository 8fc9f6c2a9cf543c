// What the model said about a message, made into values of ours or dropped: each must stand on the visitor's own words.
import type { Feature, ProjectType, Span, Timeline } from "#worker/pricing/project.ts";
import { foldAnswers, nextProgress } from "../answers/fold-answers.ts";
import type { ConversationState } from "../conversation.ts";
import type { Heard } from "../heard.ts";
import { readTimeline } from "../reading/dates/read-timeline.ts";
import { readAsName } from "../reading/names/read-company.ts";
import { quantitiesOf } from "../reading/numbers/quantities.ts";
import { readPages } from "../reading/pages/read-pages.ts";
import { splitAsked } from "../reading/questions-asked.ts";
import type { Reading } from "../reading/read-text.ts";
import { refusedWords } from "../reading/refusals/polarity.ts";
import { taggedText, taggedWords, type Words } from "../reading/tagged-words.ts";
import { sideTopics } from "../side-questions.ts";
import type { ModelSlots } from "./slots.ts";

const nothingRefused: ReadonlySet<number> = new Set();

/** Empty when nothing stands. Figures in a quote mean what the reader reads in them; the model gives them no other meaning. */
export function heardIn(slots: ModelSlots, message: string): Heard {
  // „Was kostet ein Shop?“ asks for none.
  const { told } = splitAsked(taggedWords(message), sideTopics);
  const refused = refusedWords(taggedText(told));
  const said = (quote: string) => indexesOf(quote, told) !== null;
  const wanted = (quote: string) => {
    const place = indexesOf(quote, told);
    return place !== null && !place.some((index) => refused.has(index));
  };
  const { company, industry, projectType, pages, timeline, features, care, doubtful } = slots;
  const kind = projectType && wanted(projectType.quote) ? projectType.value : null;
  return given({
    company: company && said(company.value) ? companyOf(company.value) : null,
    industry: industry && said(industry.quote) ? industry.value : null,
    projectType: kind,
    pages: pages && said(pages.quote) ? pagesOf(pages.value, pages.quote) : null,
    timeline: timeline && said(timeline.quote) ? timelineOf(timeline.value, timeline.quote) : null,
    features: featuresOf(
      (features ?? []).filter(({ quote }) => wanted(quote)).map(({ value }) => value),
      kind,
    ),
    care: care && said(care.quote) ? care.value : null,
    doubtful: doubtful && doubtful.length > 0 ? [...new Set(doubtful)] : null,
  });
}

/** Indexes of the words of `quote` where they stand in `words` in a row; null when they do not. */
function indexesOf(quote: string, words: Words): readonly number[] | null {
  const sought = taggedWords(quote).filter(({ kind }) => kind !== "mark");
  const spoken = words.flatMap((word, index) => (word.kind === "mark" ? [] : [{ text: word.text, index }]));
  const start = spoken.findIndex((_, at) =>
    sought.every(({ text }, offset) => spoken[at + offset]?.text === text),
  );
  if (sought.length === 0 || start < 0) return null;
  return spoken.slice(start, start + sought.length).map(({ index }) => index);
}

/** A name that the reader takes for one, once it stands alone; no amount and no sentence is one. */
function companyOf(name: string): string | null {
  return readAsName(name, taggedWords(name));
}

function pagesOf({ min, max }: { min: number; max?: number | null | undefined }, quote: string): Span | null {
  const words = taggedWords(quote);
  if (namesFigures(words))
    return readPages(taggedText(words), { isAsked: true, known: null, refused: nothingRefused });
  return max == null ? { min, max: null } : { min: Math.min(min, max), max: Math.max(min, max) };
}

function timelineOf(value: NonNullable<ModelSlots["timeline"]>["value"], quote: string): Timeline | null {
  const words = taggedWords(quote);
  const read = readTimeline(taggedText(words), { isAsked: true, refused: nothingRefused });
  if (read !== null || namesFigures(words)) return read;
  if (value.kind !== "weeks") return { kind: value.kind };
  if (value.minWeeks == null) return null;
  const max = value.maxWeeks == null ? null : Math.max(value.minWeeks, value.maxWeeks);
  return { kind: "weeks", weeks: { min: value.minWeeks, max } };
}

function namesFigures(words: Words): boolean {
  return quantitiesOf(words).some(({ isArticle }) => !isArticle);
}

/** What the kind of website brings along is no function beside it. */
function featuresOf(wanted: readonly Feature[], kind: ProjectType | null): readonly Feature[] | null {
  const features = [...new Set(wanted)].filter((feature) => feature !== kind);
  return features.length > 0 ? features : null;
}

function given(values: { [Slot in keyof Heard]-?: Heard[Slot] | null }): Heard {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** Whether the rules read nothing in a message, so that the model is sure to be worth asking. */
export function isLeftOpen({ state, message }: { state: ConversationState; message: string }): boolean {
  const { last } = nextProgress(foldAnswers(state.texts, state.heard), message);
  return last !== null && saysNothing(last);
}

/** „Weiß nicht“, „ja“, „danke“, „moin“ and a question of the visitor's say something: nothing else is to be heard in them. */
function saysNothing(reading: Reading): boolean {
  const { company, industry, projectType, pages, timeline, languages, care } = reading;
  const { wanted, refused, topics, closesFeatures, isUnsure, isGreeting, isThanks, isBareYes } = reading;
  return (
    [company, industry, projectType, pages, timeline, languages, care].every((slot) => slot === null) &&
    wanted.length + refused.length + topics.length === 0 &&
    !(closesFeatures || isUnsure || isGreeting || isThanks || isBareYes)
  );
}
