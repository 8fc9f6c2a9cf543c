// Questions as customers type them get an answer that says something of what they ask, and the open question comes back.
import { expect, it } from "vitest";
import { questionTexts } from "#content/price-calculator/price-chat.ts";
import { isAnswered, isQuestionKept } from "#scripts/bench/understanding/judge-replies.ts";
import { asked } from "#test/fixtures/conversations/labelled/topics.ts";
import { questionsByTopic } from "#test/fixtures/conversations/questions.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { pendingQuestion } from "#worker/chat/answers/progress.ts";
import { takeTurn } from "#worker/chat/conversation.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-25T12:00:00Z") };
const before = ["Friseur", "Firmenwebsite"];

it("are more than four hundred", () => expect(questionsByTopic.length).toBeGreaterThan(400));

it.each(questionsByTopic)("%s: „%s“ [TALK-27] [TALK-28]", (topic, question) => {
  const { reply, state } = takeTurn({ texts: before }, question, issue);
  const turn = {
    reply: reply.content,
    pendingBefore: "pages",
    pendingAfter: pendingQuestion(foldAnswers(state.texts)),
  } as const;
  expect([isAnswered(asked(0, topic), turn), isQuestionKept(asked(0, topic), turn)]).toEqual([true, true]);
  expect(reply.content).toContain(questionTexts.pages);
});
