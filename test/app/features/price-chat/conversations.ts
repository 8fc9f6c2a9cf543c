// Builders for the tests of the price calculator's page.
import * as v from "valibot";
import {
  type Conversation,
  newConversation,
  nextConversation,
} from "#app/features/price-chat/conversation/conversation.ts";
import {
  type ReadAnswer,
  type ReadSession,
  readSession,
  type ShownMessage,
} from "#app/features/price-chat/conversation/read-answers.ts";
import type { Turn } from "#app/features/price-chat/log/messages.ts";
import { type ShownEstimate, shownEstimateSchema } from "#app/features/price-chat/shown-estimate.ts";

export const AT = "2026-11-21T12:00:00.000Z";

/** Ids look like UUIDs and tell which is which. */
export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

export const turn = (n: number, text = `Text ${n}`): Turn => ({ id: uuid(n), text, at: AT });

export const estimate: ShownEstimate = v.parse(shownEstimateSchema, {
  projectType: "Einfache Firmenwebsite",
  timeline: "2–3 Wochen",
  totalPriceMin: 1290,
  totalPriceMax: 2490,
  totalPrice: "1.290 € bis 2.490 €",
  breakdown: [{ item: "Website", price: 1290, priceMax: 2490 }],
});

export const answer = (content: string, parts: Partial<ReadAnswer> = {}): ReadAnswer => ({
  content,
  estimate: null,
  state: {},
  ...parts,
});

/** What the server has after these turns; all but the last are answered, and that too unless `pending`. */
export function session(turns: readonly Turn[], parts: Record<string, unknown> = {}): ReadSession {
  const messages = turns.flatMap(({ id, text }, index) => [
    { id, role: "user", content: text, timestamp: AT },
    ...(parts.pending && index === turns.length - 1
      ? []
      : [{ id: `${id}/answer`, role: "assistant", content: `Antwort auf ${text}`, timestamp: AT }]),
  ]);
  const read = readSession({ messages, pending: false, ...parts });
  if (!read) throw new Error("The session of a test must be readable.");
  return read;
}

/** A conversation in which these turns were said and answered. */
export function conversed(turns: readonly Turn[], from: Conversation = newConversation): Conversation {
  return turns.reduce((now, each) => {
    const said = nextConversation(now, { type: "said", turn: each });
    const sending = nextConversation(said, { type: "sending" });
    return nextConversation(sending, {
      type: "answered",
      turn: each,
      answer: answer(`Antwort auf ${each.text}`),
      at: AT,
    });
  }, from);
}

export const contents = (messages: readonly ShownMessage[]) => messages.map(({ content }) => content);
