// Conversations as routes see them; chat-session.ts is where one lives.
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import type { PriceChatSession } from "#contract/price-calculator/price-chat.ts";
import { retryTransient } from "../retry-transient.ts";
import { isHandedOut, nameInEstimateId, newEstimateId, objectName } from "./session-names.ts";
import type { TurnAnswer } from "./session-view.ts";
import type { SentTurn } from "./turns.ts";

/** What a visitor sends; his session need not exist yet. */
export type VisitorTurn = Omit<SentTurn, "estimateId">;

export type TurnOutcome =
  | { outcome: "answered"; answer: TurnAnswer }
  /** The sender does not know all that was said; nothing was stored. */
  | { outcome: "stale"; session: PriceChatSession }
  | { outcome: "full" }
  /** One more conversation than its visitor may begin today; nothing was stored. */
  | { outcome: "too-many" };

/** Sessions are named by the UUID that their browser keeps. */
export interface Chats {
  /** Stores and answers a turn; safe to repeat. Rejects when an answer is not certain. */
  turn(sessionId: string, turn: VisitorTurn): Promise<TurnOutcome>;
  read(sessionId: string): Promise<PriceChatSession | null>;
  forget(sessionId: string): Promise<void>;
  /** An estimate that this site has issued, of whichever session; null for any other id. */
  estimate(id: string): Promise<PriceEstimate | null>;
}

export interface ChatStore {
  turn(sent: SentTurn): Promise<TurnOutcome>;
  read(): Promise<PriceChatSession | null>;
  forget(): Promise<void>;
  estimate(id: string): Promise<PriceEstimate | null>;
}

/**
 * @param open the store of a name, anew at every call: a stub breaks when its object restarts
 * @param secret keeps objects' names apart from sessions' ids; changed, running conversations are not found any more
 */
export function createChats(open: (name: string) => ChatStore, secret: string): Chats {
  return {
    async turn(sessionId, turn) {
      const name = await objectName(secret, sessionId);
      const texts = isHandedOut(sessionId) ? turn.texts : turn.texts.slice(-1);
      const sent = { ...turn, texts, estimateId: newEstimateId(name) };
      return retryTransient(() => open(name).turn(sent));
    },
    async read(sessionId) {
      const name = await objectName(secret, sessionId);
      return retryTransient(() => open(name).read());
    },
    async forget(sessionId) {
      const name = await objectName(secret, sessionId);
      return retryTransient(() => open(name).forget());
    },
    estimate: (id) => findEstimate(open, id),
  };
}

/** An estimate that this site has issued; null for any other id. @param open as above */
export async function findEstimate(
  open: (name: string) => Pick<ChatStore, "estimate">,
  id: string,
): Promise<PriceEstimate | null> {
  const name = nameInEstimateId(id);
  return name === null ? null : retryTransient(() => open(name).estimate(id));
}
