// Workers AI in the price calculator as tests play it: a binding that answers what they say, call by call.
import type { ModelTurn } from "#worker/chat/answer-turn.ts";
import { createModelAnswers, type ModelEnd } from "#worker/chat/ask-model.ts";
import { newConversation, takeTurn } from "#worker/chat/conversation.ts";
import { createWorkersAiModel } from "#worker/ports/model/workers-ai.ts";

/** What the binding was given. */
export interface Asked {
  id: string;
  inputs: {
    messages: { role: string; content: string }[];
    tools: { function: { name: string; parameters: Record<string, unknown> } }[];
    tool_choice: unknown;
    max_tokens: number;
  };
  options: { signal?: AbortSignal };
}

/** An answer as Workers AI gives it, or what happens instead. */
export type Answer = object | string | null | (() => unknown);

/** A binding whose calls get `answers` in order; the last one again and again. */
export function standInAi(...answers: readonly Answer[]) {
  const asked: Asked[] = [];
  const run = async (id: string, inputs: Asked["inputs"], options: Asked["options"]) => {
    asked.push({ id, inputs, options });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return typeof answer === "function" ? answer() : answer;
  };
  return { asked, binding: { run } as unknown as Ai };
}

export function says(content: string | null) {
  return { choices: [{ finish_reason: "stop", message: { role: "assistant", content } }] };
}

/** The tool called with these arguments: slots, or a text in their place. */
export function calls(slots: object | string) {
  const args = typeof slots === "string" ? slots : JSON.stringify(slots);
  const tool_calls = [
    { id: "call-1", type: "function", function: { name: "berechnePreis", arguments: args } },
  ];
  return {
    choices: [{ finish_reason: "tool_calls", message: { role: "assistant", content: null, tool_calls } }],
  };
}

export const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-21T12:00:00Z") };

/** The turn of the last text, as a model gets it. */
export function turnOf(...texts: readonly string[]): ModelTurn {
  const message = texts.at(-1) ?? "";
  let state = newConversation;
  for (const text of texts.slice(0, -1)) state = takeTurn(state, text, issue).state;
  return { state, message, reply: takeTurn(state, message, issue).reply, issue, visitor: "a visitor" };
}

interface Playing {
  takeCall?: () => Promise<boolean>;
  timeLimitMs?: number;
}

/** One turn with a model that gives `answers`: the reply, how it ended, and what the binding was given. */
export async function played(turn: ModelTurn, answers: readonly Answer[], playing: Playing = {}) {
  const { asked, binding } = standInAi(...answers);
  const ends: ModelEnd[] = [];
  const ask = createModelAnswers({
    model: createWorkersAiModel(binding, "@cf/zai-org/glm-4.7-flash"),
    takeCall: async () => true,
    timeLimitMs: 60_000,
    onEnd: (end) => void ends.push(end),
    ...playing,
  });
  return { reply: await ask(turn), asked, ends, outcome: ends.at(-1)?.outcome };
}
