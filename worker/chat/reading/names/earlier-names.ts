// Firms that were called otherwise: of „ehemals …“, „damals hieß der noch …“ and „heißt noch …“ the present or coming name counts.
import type { TaggedWord, Words } from "../tagged-words.ts";

const EARLIER = /^(?:ehemals|ehem|ehemalige[rsnm]?|vormals|damals|hiess|hiessen|frueher)$/;
const MAX_BETWEEN = 3;

/** `words` without the clauses that tell a former name; all of them where nothing would be left. */
export function withoutEarlier(words: Words): Words {
  const gone = new Set(words.filter((word, at) => isEarlier(words, word, at)).map(({ clause }) => clause));
  const rest = words.filter(({ clause }) => !gone.has(clause));
  return rest.some(({ kind }) => kind === "word") ? rest : words;
}

function isEarlier(words: Words, { text, clause }: TaggedWord, at: number): boolean {
  if (EARLIER.test(text)) return true;
  // „Mein Betrieb heißt noch Vorhelm“; „heißt noch nicht“ has no name yet.
  const isStill = text === "noch" && !/^(?:nicht|kein\w*|garnicht|gar)$/.test(words[at + 1]?.text ?? "");
  return (
    isStill &&
    words
      .slice(Math.max(0, at - MAX_BETWEEN), at)
      .some((word) => word.clause === clause && /^heiss(?:t|en)$/.test(word.text))
  );
}
