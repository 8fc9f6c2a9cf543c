// The price calculator's conversation as it travels (API-03, DATA-06).
import * as v from "valibot";
import { priceEstimateSchema } from "./estimate.ts";
import { formValuesSchema } from "./price-form.ts";

export const chatLimits = {
  /** Characters of a visitor's message, after trimming. */
  message: 1_000,
  /** Characters of an answer that a stateless caller sends back; nobody reads it. */
  answer: 8_000,
  /** Messages of the visitor in one conversation. */
  turns: 30,
} as const;

/** Names the conversation: a UUID of version 4 that the browser made and keeps. Without it nothing is kept. */
export const chatSessionHeader = "X-Chat-Session";
export const chatSessionIdSchema = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
);

const sentMessageSchema = v.variant("role", [
  v.object({
    role: v.literal("user"),
    content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(chatLimits.message)),
  }),
  v.object({
    role: v.picklist(["assistant", "system"]),
    content: v.pipe(v.string(), v.maxLength(chatLimits.answer)),
  }),
]);

export const priceChatRequestSchema = v.object({
  /** Only the visitor's are read; the last one is the new one. */
  messages: v.pipe(
    v.array(sentMessageSchema),
    v.minLength(1),
    v.maxLength(2 * chatLimits.turns + 1),
    v.check((messages) => messages.at(-1)?.role === "user"),
    v.check((messages) => messages.filter(({ role }) => role === "user").length <= chatLimits.turns),
  ),
  /** Number of the visitor's messages, this one included. */
  conversationStep: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Made once per message: the same turn sent twice is answered once. */
  turnId: v.optional(v.pipe(v.string(), v.uuid())),
});

export type PriceChatRequest = v.InferOutput<typeof priceChatRequestSchema>;

/** What a conversation is to find out, in the order it is shown. */
export const understoodSlots = [
  "company",
  "industry",
  "projectType",
  "pages",
  "timeline",
  "features",
  "care",
  "wishes",
] as const;
export type UnderstoodSlot = (typeof understoodSlots)[number];

const understoodSchema = v.partial(
  v.object({
    company: understood(),
    industry: understood(),
    projectType: understood(),
    pages: understood(),
    timeline: understood(),
    features: understood(),
    care: understood(),
    /** What the price list has no entry for, in the visitor's own words. */
    wishes: understood(),
  }),
);

/** Slots nobody spoke of are left out. */
export type Understood = v.InferOutput<typeof understoodSchema>;

/** What the answers so far allow, in whole euros; narrows with each answer. */
const runningPriceSchema = v.object({
  min: v.number(),
  /** Left out: open upwards. */
  max: v.optional(v.number()),
  /** While a shop can still be chosen: where that begins, as it takes the place of the package. */
  shopFrom: v.optional(v.number()),
});
export type RunningPrice = v.InferOutput<typeof runningPriceSchema>;

export const priceChatAnswerSchema = v.object({
  content: v.string(),
  priceEstimate: v.optional(priceEstimateSchema),
  sessionId: v.pipe(v.string(), v.uuid()),
  /** Stations behind the visitor: 0 to 5; 5: all questions are through. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  quickReplies: v.array(v.string()),
  understood: understoodSchema,
  form: formValuesSchema,
  runningPrice: runningPriceSchema,
  /** The visitor asked to be called: the page offers its form for that. */
  offersCall: v.optional(v.literal(true)),
});

export type PriceChatAnswer = v.InferOutput<typeof priceChatAnswerSchema>;

export const chatMessageSchema = v.object({
  id: v.string(),
  role: v.picklist(["user", "assistant", "system"]),
  content: v.string(),
  /** ISO instant. */
  timestamp: v.string(),
  priceEstimate: v.optional(priceEstimateSchema),
});

export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;

/** A stored conversation as a page finds it after a reload; the greeting before it is the page's own. */
export const priceChatSessionSchema = v.object({
  messages: v.array(chatMessageSchema),
  quickReplies: v.array(v.string()),
  understood: understoodSchema,
  form: formValuesSchema,
  runningPrice: runningPriceSchema,
  step: priceChatAnswerSchema.entries.step,
  estimate: v.nullable(priceEstimateSchema),
  /** A turn is stored and not answered yet. */
  pending: v.boolean(),
});

export type PriceChatSession = v.InferOutput<typeof priceChatSessionSchema>;

/** What a stale-turn problem adds: the conversation as it stands; empty when it was deleted. */
export const staleTurnSchema = v.object({ conversation: priceChatSessionSchema });

function understood() {
  return v.object({
    /** German, as it is shown. */
    value: v.string(),
    /** Not said: the estimate takes this for granted. */
    assumed: v.boolean(),
    /** The visitor's words it comes from, shortened, empty where they name an amount; left out where the form says it. */
    from: v.optional(v.string()),
  });
}
