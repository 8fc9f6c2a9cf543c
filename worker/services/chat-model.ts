// Which model words the price calculator's answers, from settings and bindings; the sessions' Durable Objects get no services.
import type { ChatModel, ModelTurn } from "../chat/answer-turn.ts";
import type { Config } from "../config.ts";
import { errorTrace, writeLog } from "../http/log.ts";
import type { SpendStore } from "../quota/allowance.ts";
import type { QuotaStore } from "../quota/daily-quota.ts";
import { createModelCalls } from "./model-calls.ts";
import { modelCallAllowance } from "./visitor-shares.ts";

/** Less than a visitor's patience, and than the routes wait. */
const TIME_LIMIT_MS = 8_000;

export interface ModelBindings {
  /** Missing on every machine but Cloudflare's. */
  AI?: Ai;
  SEO_QUOTA: { getByName(name: string): QuotaStore & SpendStore };
}

/** Null without Workers AI or calls. Keep the result: it remembers a failure and rests for a while. */
export function createChatModel(
  { chatModel: { id, dailyCalls }, rateLimits }: Pick<Config, "chatModel" | "rateLimits">,
  { AI: ai, SEO_QUOTA: counters }: ModelBindings,
): ChatModel | null {
  if (!ai || dailyCalls === 0) return null;
  const calls = createModelCalls("chat", dailyCalls, counters);
  const allowanceOf = (visitor: string) => modelCallAllowance(visitor, { rateLimits }, counters);
  const answers = async (turn: ModelTurn) => {
    if (calls.isResting()) return turn.reply;
    // Some hundred kilobytes that only a site with a model needs: loaded by its first turn, not when the Worker starts.
    const [{ createModelAnswers }, { createWorkersAiModel }] = await Promise.all([
      import("../chat/ask-model.ts"),
      import("../ports/model/workers-ai.ts"),
    ]);
    const ask = createModelAnswers({
      model: createWorkersAiModel(ai, id),
      // The visitor's share first: who has used it up takes nothing more from the others.
      takeCall: async () => (await allowanceOf(turn.visitor).take(1)) && calls.take(),
      timeLimitMs: TIME_LIMIT_MS,
      onEnd: calls.onEnd,
    });
    return ask(turn);
  };
  return (turn) =>
    answers(turn).catch((error: Error) => {
      writeLog({ event: "exception", ...errorTrace(error) });
      return turn.reply;
    });
}
