// Names that a sentence leads to: „für Tischlermeister Hölscher soll …“, „betreibe mit meinem Mann das Café Mirabelle“.
import type { TaggedWord, Words } from "../tagged-words.ts";
import { isCapital, isMarked, isProper, isTrade } from "./name-shape.ts";
import { ARTICLE, END, isTown, SENTENCE } from "./name-words.ts";
import { partsOf } from "./told-names.ts";

/** „Für Tischlermeister Hölscher soll es eine Seite werden“: what stands between „für“ and the verb. */
export function namedFor(words: Words): TaggedWord[] | null {
  const [part = []] = partsOf(words);
  const begin = part.findIndex(({ text }) => text === "fuer");
  if (begin !== 0 && begin !== 1) return null;
  const verb = part.findIndex(({ text }, at) => at > begin && SENTENCE.test(text));
  const own = verb < 0 ? [] : part.slice(begin + 1, verb);
  const isOwn = own.length > 0 && !ARTICLE.test(own[0]?.text ?? "") && isCapital(own[0]);
  return isOwn && isMarked(own) ? own : null;
}

const LEADS = /^(?:betreib\w*|fuehr(?:e|en|t)|leit(?:e|en|et)|fuer|von|bei)$/;
const NAMES_IT = /^(?:das|die|den|der|dem|unser\w*|mein\w*)$/;
/** Words between the verb and its object: „zusammen mit meinem Mann“. */
const MAX_BETWEEN = 8;
/** Shorter words are seldom a name of their own: „für den verein neu“. */
const MIN_LETTERS = 4;

/**
 * Typed in small letters, behind such a verb or „für“: an article, a trade, and one word of its own at the end of its
 * clause: „führe mit meinem mann das landcafe kornblume in heek“.
 */
export function smallName(words: Words): TaggedWord[] | null {
  if (words.some(isCapital)) return null;
  for (const at of words.keys()) {
    const [article, kind, own, next] = words.slice(at, at + 4);
    if (kind === undefined || own === undefined || !NAMES_IT.test(article?.text ?? "") || !isTrade(kind))
      continue;
    const before = words.slice(Math.max(0, at - MAX_BETWEEN), at);
    const isLed = before.some(({ text, clause }) => LEADS.test(text) && clause === kind.clause);
    const isOver = next === undefined || next.kind === "mark" || END.test(next.text) || isTown(next.text);
    const isOwn = own.text.length >= MIN_LETTERS && isProper(own) && !isFunctional(own.text);
    if (isLed && isOver && isOwn && own.clause === kind.clause) return [kind, own];
  }
  return null;
}

const isFunctional = (text: string) => SENTENCE.test(text) || END.test(text) || ARTICLE.test(text);

/** „Wir betreiben seit 1987 die Löwen-Apotheke“: the words from the article on. */
export function behindAdverbs(words: Words): TaggedWord[][] {
  return words.flatMap(({ text, clause }, at): TaggedWord[][] => {
    if (!/^(?:betreiben?|fuehren?|leiten?)$/.test(text)) return [];
    const object = words.findIndex(
      (word, index) =>
        index > at + 1 && index <= at + MAX_BETWEEN && word.clause === clause && OBJECT.test(word.text),
    );
    return object < 0 ? [] : partsOf(words.slice(object)).slice(0, 1);
  });
}

const OBJECT = /^(?:das|die|den|unser|unsere|unseren)$/;
