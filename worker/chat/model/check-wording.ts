// Whether a text of the model's may be shown. One doubt, and our own words stand.
import { questionTexts } from "#content/price-chat.ts";
import { hasAddress, isFamiliar, isGerman, isPlain } from "../../model-text/plain-german.ts";
import type { Reply } from "../conversation.ts";
import { type Word, wordsOf } from "../reading/words.ts";
import { hasStrangeAmount, namesTotal } from "./amounts.ts";
import { hasStrangeDate, hasStrangeFigure, promisesMore } from "./claims.ts";
import { questionOf } from "./facts.ts";
import { asksOtherwise } from "./open-question.ts";

export const MOST_CHARACTERS = 600;
/** Longer answers are not even looked at. */
const MOST_RAW_CHARACTERS = 4 * MOST_CHARACTERS;

interface Looked {
  text: string;
  words: readonly Word[];
  /** By the rules. */
  reply: Reply;
}

/** In the order they are looked for. */
const checks = {
  characters: ({ text }) => !isPlain(text),
  address: ({ text, reply }) => hasAddress(text, reply.content),
  language: ({ words }) => !isGerman(spoken(words)),
  familiarity: ({ words }) => isFamiliar(spoken(words)),
  amount: ({ text, reply }) => hasStrangeAmount(text, reply),
  total: ({ text, reply }) => reply.estimate !== null && !namesTotal(text, reply.estimate),
  figure: ({ text, reply }) => hasStrangeFigure(text, reply),
  date: ({ text, words, reply }) => hasStrangeDate(text, words, reply),
  promise: ({ words, reply }) => promisesMore(words, reply),
  question: ({ words, reply }) => asksOtherwise(words, questionOf(reply)),
} satisfies Record<string, (looked: Looked) => boolean>;

export type WordingFault = "length" | keyof typeof checks;

export type Wording = { ok: true; content: string } | { ok: false; fault: WordingFault };

/** `raw` as one paragraph with the question that is open, or what is wrong with it. */
export function checkedWording(raw: string, reply: Reply): Wording {
  if (raw.length > MOST_RAW_CHARACTERS) return { ok: false, fault: "length" };
  const content = withQuestion(oneParagraph(raw), reply);
  if (content.length === 0 || content.length > MOST_CHARACTERS) return { ok: false, fault: "length" };
  // A firm's own name may hold anything; like all of the answer it is shown as text.
  const name = reply.understood.company?.value;
  const text = name ? content.replaceAll(name, "Betrieb") : content;
  const looked = { text, words: wordsOf(text), reply };
  const fault = (Object.keys(checks) as (keyof typeof checks)[]).find((check) => checks[check](looked));
  return fault === undefined ? { ok: true, content } : { ok: false, fault };
}

function spoken(words: readonly Word[]): string[] {
  return words.filter(({ kind }) => kind === "word").map(({ text }) => text);
}

/** The site's own texts have no exclamation marks either. */
function oneParagraph(raw: string): string {
  return raw.normalize("NFC").trim().replace(/\s+/g, " ").replace(/!+/g, ".");
}

/** A model that forgets to ask would leave the visitor without a question. */
function withQuestion(text: string, reply: Reply): string {
  const question = questionOf(reply);
  return question === null || text === "" || text.includes("?") ? text : `${text} ${questionTexts[question]}`;
}
