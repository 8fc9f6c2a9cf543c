// One text in the light of all before it: what it answers, what it leaves in doubt, and what is kept as a wish. Pure.
import type { SideTopic } from "#content/price-calculator/chat-answers.ts";
import { allFeatures } from "#worker/pricing/project.ts";
import { completed, type Heard } from "../heard.ts";
import { isAnythingElse, type Reading, readText, saysSomething } from "../reading/read-text.ts";
import { readWishes, wholeAsWish } from "../reading/read-wishes.ts";
import { namesWare } from "../reading/wares.ts";
import { normalised } from "../reading/words.ts";
import type { Answers, Question } from "../slots.ts";
import { type Doubt, verdictOn, withDoubt, withoutDoubt } from "./doubts.ts";
import { labelledChange } from "./labelled-change.ts";
import { withoutSlot } from "./merged-answers.ts";
import { type Progress, pendingQuestion } from "./progress.ts";

const CARE_TOPICS: ReadonlySet<SideTopic> = new Set(["care", "monthly", "yearlyCost"]);

/** Share of a text from which on a wish takes all of it: marks and „und“ fall away. */
const ALL_OF_IT = 0.8;

interface Understanding {
  reading: Reading;
  /** The question that the text answers, by its label or because it stands open. */
  asked: Question | null;
  /** The answers that it adds to. */
  before: Answers;
  doubt: Doubt | null;
  furtherDoubts: readonly Doubt[];
  wishes: readonly string[];
  /** It answers something else than the open question: a label, or what was asked for in doubt. */
  isAside: boolean;
}

export function understand(progress: Progress, text: string, heard: Heard | null): Understanding {
  const change = labelledChange(text);
  const asked = change?.question ?? pendingQuestion(progress);
  const before = change ? withoutSlot(progress.answers, change.question) : progress.answers;
  const isLeftOpen = progress.assumed.includes("pages");
  const read = readText(change?.text ?? text, {
    pending: asked,
    answers: before,
    counted: progress.counted,
    isLeftOpen,
    isCareSpokenOf:
      before.care === "any" || (progress.last?.topics ?? []).some((topic) => CARE_TOPICS.has(topic)),
  });
  const said = completed(read, heard, progress.answers);
  if (change)
    return { reading: said, asked, before, doubt: null, furtherDoubts: [], wishes: [], isAside: true };
  // What was known before this text was confirmed, or said without a doubt.
  const known = allFeatures(before);
  const questioned = (heard?.doubtful ?? []).filter((one) => !known.includes(one));
  const wishes = wishesIn(text, asked, before, read);
  const {
    reading: told,
    doubt: raised,
    further,
  } = withoutDoubt(isAllWish(text, wishes) ? withoutHints(said) : said, text, {
    questioned,
    known,
    current: before.projectType,
  });
  const verdict = progress.doubt === null ? null : verdictOn(text);
  const confirmed = verdict === "yes" ? progress.doubt : null;
  const [next = null, ...later] = verdict === null ? [] : progress.furtherDoubts;
  const doubt = confirmed ? next : (raised ?? next);
  return {
    reading: confirmed ? withDoubt(told, confirmed, before.projectType, asked === "projectType") : told,
    asked,
    before,
    doubt,
    furtherDoubts: doubt === next ? later : further,
    wishes,
    isAside: verdict !== null || doubt !== null,
  };
}

function wishesIn(text: string, pending: Question | null, answers: Answers, whole: Reading): string[] {
  const partPending = pending === "features" ? "features" : null;
  const wishes = readWishes(text, {
    pending,
    isUnderstood: (part) => isUnderstood(readText(part, { pending: partPending, answers })),
  });
  return wishes.length === 0 && pending === "features" && !isUnderstood(whole) ? wholeAsWish(text) : wishes;
}

function isUnderstood(reading: Reading): boolean {
  // What is described is asked for with its price, and no wish without one; of something special the words tell what it is.
  const isAskedFor = reading.hinted.some((hint) => hint !== "special");
  return saysSomething(reading) || isAskedFor || isAnythingElse(reading);
}

/** „Anmeldung zum Newsletter“ is kept as it is, and books nothing. */
function isAllWish(text: string, wishes: readonly string[]): boolean {
  return namesWare(normalised(text)) && wishes.join(" ").length >= text.length * ALL_OF_IT;
}

/** What is special may have a price for all that. */
function withoutHints(reading: Reading): Reading {
  return { ...reading, hinted: reading.hinted.filter((hint) => hint === "special") };
}
