// No answer opens with the word that the one before opened with. Pure: the same texts give the same words.
import { openingWords } from "#content/price-calculator/price-chat.ts";

/** An answer before its opening is looked at. */
export interface PlainAnswer {
  content: string;
  /** It answers a question of the visitor's. */
  isAnswer: boolean;
}

/** @param before the answers before, the newest first, as they were before their own openings were looked at; read as far as they open alike */
export function withOwnOpening(answer: PlainAnswer, before: Iterable<PlainAnswer>): string {
  const word = firstWord(answer.content);
  let alike = 0;
  for (const { content } of before) {
    if (firstWord(content) !== word) break;
    alike++;
  }
  // Every second of a row keeps its words: what stands between them opens otherwise.
  return alike % 2 === 0 ? answer.content : varied(answer);
}

export function firstWord(content: string): string {
  return /[\p{L}\p{N}]+/u.exec(content)?.[0]?.toLowerCase() ?? "";
}

function varied({ content, isAnswer }: PlainAnswer): string {
  const [opening, ...rest] = content.split(": ");
  const other = Object.hasOwn(openingWords.instead, opening ?? "")
    ? openingWords.instead[opening as keyof typeof openingWords.instead]
    : undefined;
  if (other !== undefined) return [other, ...rest].join(": ");
  return `${isAnswer ? openingWords.toQuestion : openingWords.onceMore} ${content}`;
}
