// Conversations as routes see them; chat-session.ts is where one lives.
import type { PriceEstimate } from "#contract/estimate.ts";
import type { PriceChatSession } from "#contract/price-chat.ts";
import { persistently } from "../persistent-call.ts";
import { nameInEstimateId, newEstimateId, objectName } from "./session-names.ts";
import type { TurnAnswer } from "./session-view.ts";
import type { SentTurn } from "./turns.ts";

/** What a visitor sends; his session need not exist yet. */
export type VisitorTurn = Omit<SentTurn, "estimateId">;

export type TurnOutcome =
  | { outcome: "answered"; answer: TurnAnswer }
  /** The sender does not know all that was said; nothing was stored. */
  | { outcome: "stale"; session: PriceChatSession }
  /** One more message than a conversation holds; nothing was stored. */
  | { outcome: "full" };

/** Sessions are named by the UUID that their browser keeps. */
export interface Chats {
  /** Stores a turn and answers it, in one call. Rejects when it is not sure to be answered; sent again it is not doubled. */
  turn(sessionId: string, turn: VisitorTurn): Promise<TurnOutcome>;
  /** Null when there is no such session, or no longer. */
  read(sessionId: string): Promise<PriceChatSession | null>;
  forget(sessionId: string): Promise<void>;
  /** An estimate that this site has issued, of whichever session; null for any other id. */
  estimate(id: string): Promise<PriceEstimate | null>;
}

/** Where one session lives: the Durable Object's stub, or a stand-in. */
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
      const sent = { ...turn, estimateId: newEstimateId(name) };
      return persistently(() => open(name).turn(sent));
    },
    async read(sessionId) {
      const name = await objectName(secret, sessionId);
      return persistently(() => open(name).read());
    },
    async forget(sessionId) {
      const name = await objectName(secret, sessionId);
      return persistently(() => open(name).forget());
    },
    async estimate(id) {
      const name = nameInEstimateId(id);
      return name === null ? null : persistently(() => open(name).estimate(id));
    },
  };
}
