// Whether a text of the model's asks what is open.
import type { Word } from "../reading/words.ts";
import type { Question } from "../slots.ts";

/** What a question is about, in the words it can be asked with. */
const aboutQuestion: Record<Question, RegExp> = {
  who: /betrieb|firma|unternehmen|heiss|branche|taetig/,
  projectType: /website|webseite|homepage|auftritt/,
  pages: /seiten/,
  timeline: /wann|termin|zeit|fertig|start|online/,
  features: /funktion|extra|zusatz|zusaetzlich|besonder|noch etwas/,
};

/** Whether the last question is not the one that is open: the suggested answers below it belong to that one. */
export function asksOtherwise(words: readonly Word[], question: Question | null): boolean {
  if (question === null) return false;
  const asked = words.findLast(({ text }) => text === "?")?.sentence;
  const said = words.filter(({ sentence }) => sentence === asked).map(({ text }) => text);
  return !aboutQuestion[question].test(said.join(" "));
}
