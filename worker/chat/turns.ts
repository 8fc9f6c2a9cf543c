// The turns of a session, and what follows from them: which new one is taken, which is to be answered, when the alarm is due. Pure.
import { CHAT_KEPT_DAYS } from "#content/constants.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { chatLimits } from "#contract/price-calculator/price-chat.ts";
import type { ConversationState, Reply } from "./conversation.ts";
import type { Heard } from "./heard.ts";
import { MAX_ANSWER_BYTES, MAX_SESSION_BYTES, storedBytes } from "./stored-bytes.ts";

const DAY_MS = 86_400_000;
const KEPT_MS = CHAT_KEPT_DAYS * DAY_MS;
/** Should the runtime vanish while a turn is answered, the answer is made so much later; longer than any model may take. */
const RESCUE_MS = 15_000;

export interface SentTurn {
  /** Made once per turn: the same one sent twice is answered once. */
  turnId: string;
  /** The newest last. Those before it are read only where nothing is stored yet: the conversation begins in its middle then. */
  texts: readonly string[];
  /** Number of the newest text among all of the visitor's, as the sender knows them. */
  step: number;
  estimateId: string;
  /** Hashed name of the caller for today: whose share is counted. Not stored. */
  visitor: string;
}

/** As it is kept. Times in ms since 1970. */
export interface StoredTurn extends Omit<SentTurn, "step" | "visitor"> {
  askedAt: number;
  answer: { reply: Reply; at: number } | null;
}

/** known: here already. stale: its sender does not know all that was said. full: one more would be too much. */
export type Verdict = { is: "new"; turn: StoredTurn } | { is: "known" | "stale" | "full" };

export function judgeTurn(
  turns: readonly StoredTurn[],
  { turnId, texts: sent, step, estimateId }: SentTurn,
  now: number,
): Verdict {
  if (turns.some((turn) => turn.turnId === turnId)) return { is: "known" };
  const texts = turns.length === 0 ? sent : sent.slice(-1);
  const count = textsOf(turns).length + texts.length;
  if (step !== count) return { is: "stale" };
  const turn: StoredTurn = { turnId, texts, estimateId, askedAt: now, answer: null };
  const isTooMuch = count > chatLimits.turns || bytesHeld([...turns, turn]) > MAX_SESSION_BYTES;
  return isTooMuch ? { is: "full" } : { is: "new", turn };
}

/** What turns take, the answers that they still owe included. */
function bytesHeld(turns: readonly StoredTurn[]): number {
  const bytes = turns.map((turn) => storedBytes(turn) + (turn.answer === null ? MAX_ANSWER_BYTES : 0));
  return bytes.reduce((sum, each) => sum + each, 0);
}

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

/** When the alarm is due: to answer what is being answered now, should that fail; else to delete. */
export function nextAlarmAt(turns: readonly StoredTurn[], now: number): number | null {
  return nextToAnswer(turns) ? now + RESCUE_MS : endOf(turns);
}

function textsOf(turns: readonly StoredTurn[]): string[] {
  return turns.flatMap(({ texts }) => texts);
}
