// The turns of a session, and what follows from them: which new one is taken, which is to be answered, when to ring. Pure.
import { CHAT_KEPT_DAYS } from "#content/constants.ts";
import type { PriceEstimate } from "#contract/estimate.ts";
import { chatLimits } from "#contract/price-chat.ts";
import type { ConversationState, Reply } from "./conversation.ts";
import type { Heard } from "./heard.ts";

const DAY_MS = 86_400_000;
const KEPT_MS = CHAT_KEPT_DAYS * DAY_MS;
/** Should the runtime vanish while a turn is answered, the answer is made so much later; longer than any model may take. */
const RESCUE_MS = 15_000;

/** A turn as routes hand it over. */
export interface SentTurn {
  /** Made once per turn: the same one sent twice is answered once. */
  turnId: string;
  /** The newest last. More than one only where a conversation without a session begins in its middle. */
  texts: readonly string[];
  /** Number of the newest text among all of the visitor's, as the sender knows them. */
  step: number;
  /** UUID for the estimate that may come of it. */
  estimateId: string;
}

/** As it is kept. Times in ms since 1970. */
export interface StoredTurn extends Omit<SentTurn, "step"> {
  askedAt: number;
  /** Null: not answered yet. */
  answer: { reply: Reply; at: number } | null;
}

/** known: here already. stale: its sender does not know all that was said. full: one more would be too many. */
export type Verdict = "new" | "known" | "stale" | "full";

export function judgeTurn(turns: readonly StoredTurn[], { turnId, texts, step }: SentTurn): Verdict {
  if (turns.some((turn) => turn.turnId === turnId)) return "known";
  const count = textsOf(turns).length + texts.length;
  if (step !== count) return "stale";
  return count > chatLimits.turns ? "full" : "new";
}

/** The oldest turn without an answer, with what was said before it; null when all are answered. */
export function nextToAnswer(
  turns: readonly StoredTurn[],
): { turn: StoredTurn; state: ConversationState; message: string } | null {
  const index = turns.findIndex(({ answer }) => answer === null);
  const turn = turns[index];
  if (!turn) return null;
  const texts = textsOf(turns.slice(0, index + 1));
  const heard = turns.slice(0, index).flatMap(heardIn);
  return { turn, state: { texts: texts.slice(0, -1), heard }, message: texts.at(-1) ?? "" };
}

/** A place for each text: only the newest of a turn was answered, so a model may have heard something there only. */
function heardIn({ texts, answer }: StoredTurn): (Heard | null)[] {
  return texts.map((_, index) => (index === texts.length - 1 ? (answer?.reply.heard ?? null) : null));
}

/** The newest estimate, or the one with this id; null when there is none. */
export function estimateIn(turns: readonly StoredTurn[], id?: string): PriceEstimate | null {
  const estimates = turns.flatMap(({ answer }) => answer?.reply.estimate ?? []);
  return estimates.findLast((estimate) => id === undefined || estimate.id === id) ?? null;
}

/** When a session ends that nobody goes on with; null when there is nothing to end. */
export function endOf(turns: readonly StoredTurn[]): number | null {
  const last = turns.at(-1);
  return last ? (last.answer?.at ?? last.askedAt) + KEPT_MS : null;
}

/** When the alarm is to ring: to answer what is being answered now, should that fail; else to delete. */
export function nextRing(turns: readonly StoredTurn[], now: number): number | null {
  return nextToAnswer(turns) ? now + RESCUE_MS : endOf(turns);
}

function textsOf(turns: readonly StoredTurn[]): string[] {
  return turns.flatMap(({ texts }) => texts);
}
