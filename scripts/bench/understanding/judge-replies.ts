// Whether a visitor's questions were answered, the open question came back, and wishes outside the list were kept. Pure.
import { moreFeatures, questionTexts, replyWords } from "#content/price-calculator/price-chat.ts";
import type { Asked } from "#test/fixtures/conversations/labelled/conversation.ts";
import type { Answers, Question } from "#worker/chat/slots.ts";
import type { PlayedTurn } from "./play.ts";

/** An honest „I do not know, let us talk“. */
const HAND_OVER =
  /weiß ich nicht|kann ich (?:hier )?nicht sagen|klären wir (?:am besten )?im gespräch|anrufen|rückruf|zurückruf/i;

export function isAnswered({ mentions }: Asked, { reply }: PlayedTurn): boolean {
  const answer = withoutRoutine(reply);
  return mentions.test(answer) || HAND_OVER.test(answer);
}

/** Null: no question stood, or the same message answers it. */
export function isQuestionKept({ answersToo }: Asked, turn: PlayedTurn): boolean | null {
  const { pendingBefore, pendingAfter, reply } = turn;
  if (answersToo || pendingBefore === null) return null;
  return pendingAfter === pendingBefore && wordings(pendingBefore).some((wording) => reply.includes(wording));
}

/** A wish that a name or another slot swallowed is not kept. */
export function isWishKept(wish: string, answers: Answers): boolean {
  return JSON.stringify({ ...answers, company: null }).includes(wish);
}

const [, moreWording = ""] = moreFeatures("").split(". ");

function wordings(question: Question): string[] {
  return question === "features" ? [questionTexts.features, moreWording] : [questionTexts[question]];
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!“])\s+/);

/** What is said whatever the visitor asks: it answers nothing by chance. */
const routine = new Set(
  [
    moreWording,
    ...Object.values(questionTexts),
    ...Object.values(replyWords),
    ...Object.values(replyWords.assumed),
  ]
    .filter((words) => typeof words === "string")
    .flatMap(sentencesOf),
);

function withoutRoutine(reply: string): string {
  return sentencesOf(reply)
    .filter((sentence) => !routine.has(sentence))
    .filter((sentence) => !/^(?:Notiert|Bisher): |, einmalig und netto\.$/.test(sentence))
    .join(" ");
}
