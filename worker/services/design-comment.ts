// Which model comments on a rating, from settings and bindings. Null without Workers AI or without calls.
import type { Config } from "../config.ts";
import type { AskComment } from "../design/ask-comment.ts";
import type { QuotaStore } from "../quota/daily-quota.ts";
import { createModelCalls } from "./model-calls.ts";

/** A picture takes a model longer than a message. */
const TIME_LIMIT_MS = 25_000;

export interface CommentBindings {
  /** Missing on every machine but Cloudflare's. */
  AI?: Ai;
  SEO_QUOTA: { getByName(name: string): QuotaStore };
}

/** Keep the result: it rests after a failure. No share per visitor: ratings are limited by counted analyses already. */
export function createComment(
  { designModel: { id, dailyCalls } }: Pick<Config, "designModel">,
  { AI: ai, SEO_QUOTA: counters }: CommentBindings,
): AskComment | null {
  if (!ai || dailyCalls === 0) return null;
  const calls = createModelCalls("design", dailyCalls, counters);
  return async (rated, pictures, left) => {
    if (calls.isResting()) return null;
    // Some hundred kilobytes that only a site with a model needs: loaded by the first rating, not when the Worker starts.
    const [{ createAskComment }, { createWorkersAiModel }] = await Promise.all([
      import("../design/ask-comment.ts"),
      import("../ports/model/workers-ai.ts"),
    ]);
    const ask = createAskComment({
      model: createWorkersAiModel(ai, id),
      takeCall: calls.take,
      timeLimitMs: TIME_LIMIT_MS,
      onEnd: calls.onEnd,
    });
    return ask(rated, pictures, left);
  };
}
