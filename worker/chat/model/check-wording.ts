// Whether a text of the model's may be shown. One doubt, and our own words stand.
import { questionTexts } from "#content/price-calculator/price-chat.ts";
import { hasAddress, isFamiliar, isGerman, isPlain } from "../../model-text/plain-german.ts";
import type { Reply } from "../conversation.ts";
import { type Word, wordsOf } from "../reading/words.ts";
import { hasUnsupportedAmount, namesTotal } from "./amounts.ts";
import { addsPromise, asksWrongQuestion, hasUnsupportedDate, hasUnsupportedFigure } from "./claims.ts";
import { questionOf } from "./facts.ts";

export const MAX_CHARACTERS = 600;
const MAX_RAW_CHARACTERS = 4 * MAX_CHARACTERS;

interface CheckedText {
  text: string;
  words: readonly Word[];
  reply: Reply;
}

const checks = {
  characters: ({ text }) => !isPlain(text),
  address: ({ text, reply }) => hasAddress(text, reply.content),
  language: ({ words }) => !isGerman(spoken(words)),
  familiarity: ({ words }) => isFamiliar(spoken(words)),
  amount: ({ text, reply }) => hasUnsupportedAmount(text, reply),
  total: ({ text, reply }) => reply.estimate !== null && !namesTotal(text, reply.estimate),
  figure: ({ text, reply }) => hasUnsupportedFigure(text, reply),
  date: ({ text, words, reply }) => hasUnsupportedDate(text, words, reply),
  promise: ({ words, reply }) => addsPromise(words, reply),
  question: ({ words, reply }) => asksWrongQuestion(words, questionOf(reply)),
} satisfies Record<string, (looked: CheckedText) => boolean>;

export type WordingFault = "length" | keyof typeof checks;

export type Wording = { ok: true; content: string } | { ok: false; fault: WordingFault };

/** `raw` as one paragraph with the question that is open, or what is wrong with it. */
export function checkedWording(raw: string, reply: Reply): Wording {
  if (raw.length > MAX_RAW_CHARACTERS) return { ok: false, fault: "length" };
  const content = withQuestion(oneParagraph(raw), reply);
  if (content.length === 0 || content.length > MAX_CHARACTERS) return { ok: false, fault: "length" };
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
