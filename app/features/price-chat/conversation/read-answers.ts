// What the server says, read at the border. Only the words of an answer are needed; what is missing beside them keeps its
// last value or follows from the number of messages.
import * as v from "valibot";
import { quickReplies as suggestions } from "#content/price-calculator/price-chat.ts";
import {
  type ChatMessage,
  chatMessageSchema,
  priceChatAnswerSchema,
  type RunningPrice,
  type Understood,
} from "#contract/price-calculator/price-chat.ts";
import type { FormValues } from "#contract/price-calculator/price-form.ts";
import { type ShownEstimate, shownEstimateSchema } from "../shown-estimate.ts";

export interface ShownMessage extends Omit<ChatMessage, "priceEstimate"> {
  estimate: ShownEstimate | null;
}

/** Where a conversation stands. */
export interface ChatState {
  /** Stations behind the visitor, 0 to 5. */
  step: number;
  quickReplies: readonly string[];
  understood: Understood;
  form: FormValues;
  price: RunningPrice;
}

export interface ReadAnswer {
  content: string;
  estimate: ShownEstimate | null;
  /** The visitor asked to be called. */
  offersCall?: true;
  state: Partial<ChatState>;
}

export interface ReadSession {
  messages: readonly ShownMessage[];
  state: Partial<ChatState>;
  /** The last message is stored and not answered yet. */
  pending: boolean;
}

export const STATIONS = 5;

const { step, quickReplies, understood, form, runningPrice } = priceChatAnswerSchema.entries;
const standingEntries = {
  step: v.fallback(v.optional(step), undefined),
  quickReplies: v.fallback(v.optional(quickReplies), undefined),
  understood: v.fallback(v.optional(understood), undefined),
  form: v.fallback(v.optional(form), undefined),
  runningPrice: v.fallback(v.optional(runningPrice), undefined),
};
const estimate = v.fallback(v.nullish(shownEstimateSchema), null);

const answerSchema = v.object({
  content: v.string(),
  priceEstimate: estimate,
  offersCall: v.fallback(v.optional(v.literal(true)), undefined),
  ...standingEntries,
});

const sessionSchema = v.object({
  messages: v.array(
    v.object({
      ...chatMessageSchema.entries,
      priceEstimate: estimate,
    }),
  ),
  ...standingEntries,
  pending: v.fallback(v.boolean(), false),
});

/** The answer to a message, null when it is none of ours: a hotel's log-in page says 200, too. */
export function readAnswer(data: unknown): ReadAnswer | null {
  const read = v.safeParse(answerSchema, data);
  if (!read.success) return null;
  const { content, priceEstimate, offersCall, ...state } = read.output;
  return {
    content,
    estimate: priceEstimate ?? null,
    ...(offersCall && { offersCall }),
    state: currentState(state),
  };
}

export function readSession(data: unknown): ReadSession | null {
  const read = v.safeParse(sessionSchema, data);
  if (!read.success) return null;
  const { messages, pending, ...state } = read.output;
  // The greeting may be stored, too; the page brings its own.
  const begin = messages.findIndex(({ role }) => role !== "assistant");
  return {
    messages: messages.slice(begin < 0 ? messages.length : begin).map(({ priceEstimate, ...message }) => ({
      ...message,
      estimate: priceEstimate ?? null,
    })),
    state: currentState(state),
    pending,
  };
}

/** What the page suggests by itself, by the number of messages that the visitor has sent. */
export function suggestionsAfter(sent: number): readonly string[] {
  return Object.values(suggestions)[sent] ?? [];
}

type Read = v.InferOutput<v.ObjectSchema<typeof standingEntries, undefined>>;

/** Only what was there. */
function currentState({ step, quickReplies, understood, form, runningPrice }: Read): Partial<ChatState> {
  return {
    ...(step !== undefined && { step }),
    ...(quickReplies && { quickReplies }),
    ...(understood && { understood }),
    ...(form && { form }),
    ...(runningPrice && { price: runningPrice }),
  };
}
