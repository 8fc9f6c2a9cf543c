// What one visitor may have of the price calculator in a day, exactly counted. Here, as the sessions' Durable Objects get no services.
import { CHAT_SESSION_DAILY_LIMIT } from "#content/constants.ts";
import { type Allowance, dailyAllowance, type SpendStores, unlimitedAllowance } from "../quota/allowance.ts";

/** Of the language model's calls: enough for one long conversation and a short one. The usual 300 a day are enough for seven such visitors. */
export const MODEL_CALLS_OF_VISITOR = 40;

interface Counting {
  /** A setting for local use takes all limits away. */
  rateLimits: boolean;
}

/** Conversations to be begun. @param visitor hashed name of the caller for today */
export function conversationsOf(visitor: string, counting: Counting, counters: SpendStores): Allowance {
  return allowanceOf(`conversations of ${visitor}`, CHAT_SESSION_DAILY_LIMIT, counting, counters);
}

/** Calls of the model that words the answers. */
export function modelCallAllowance(visitor: string, counting: Counting, counters: SpendStores): Allowance {
  return allowanceOf(`chat model calls of ${visitor}`, MODEL_CALLS_OF_VISITOR, counting, counters);
}

function allowanceOf(
  name: string,
  limit: number,
  { rateLimits }: Counting,
  counters: SpendStores,
): Allowance {
  return rateLimits ? dailyAllowance(counters, name, limit, new Date()) : unlimitedAllowance;
}
