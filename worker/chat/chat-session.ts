// One object per conversation with the price calculator: keeps its turns, answers what is unanswered, deletes itself.
// What comes next follows from what is stored, so a restart loses nothing.
import { DurableObject } from "cloudflare:workers";
import type { PriceEstimate } from "#contract/estimate.ts";
import type { PriceChatSession } from "#contract/price-chat.ts";
import { createChatModel } from "../chat-model.ts";
import { readConfig } from "../config.ts";
import type { Env } from "../env.ts";
import { errorTrace, writeLog } from "../http/log.ts";
import { answerTurn, type ChatModel } from "./answer-turn.ts";
import type { TurnOutcome } from "./chat-client.ts";
import { ChatStorage } from "./chat-storage.ts";
import { sessionView, turnAnswer } from "./session-view.ts";
import { endOf, estimateIn, judgeTurn, nextRing, nextToAnswer, type SentTurn } from "./turns.ts";

/** After an error of our own. The platform gives up on a failing alarm after six tries: plan the next one ourselves. */
const FAULT_PAUSE_MS = 3_600_000;

export class ChatSession extends DurableObject<Env> {
  private readonly stored = new ChatStorage(this.ctx.storage.kv);
  private answering: Promise<void> | null = null;
  private boundModel: ChatModel | null = null;

  /** Stores a turn, then answers it. Sent again, also while it is being answered, it gets the same answer. */
  async turn(sent: SentTurn): Promise<TurnOutcome> {
    const verdict = judgeTurn(this.stored.turns(), sent);
    if (verdict === "full") return { outcome: "full" };
    if (verdict === "new") {
      const { step: _step, ...turn } = sent;
      this.stored.add({ ...turn, askedAt: Date.now(), answer: null });
    }
    if (verdict !== "stale" && this.answerOf(sent.turnId) === null) await this.answerAll();
    const answer = this.answerOf(sent.turnId);
    return answer
      ? { outcome: "answered", answer: turnAnswer(answer.reply) }
      : { outcome: "stale", session: sessionView(this.stored.turns()) };
  }

  /** The conversation as it stands; null when there is none. */
  async read(): Promise<PriceChatSession | null> {
    const turns = this.stored.turns();
    if (turns.length === 0) return null;
    // After a restart somebody who looks need not wait for the rescue.
    if (nextToAnswer(turns) && this.answering === null) await this.ctx.storage.setAlarm(Date.now());
    return sessionView(turns);
  }

  estimate(id: string): PriceEstimate | null {
    return estimateIn(this.stored.turns(), id);
  }

  /** Down to the last trace, the alarm included. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const end = endOf(this.stored.turns());
    if (end === null) return;
    try {
      if (Date.now() >= end) await this.forget();
      else await this.answerAll();
    } catch (error) {
      writeLog({ event: "exception", ...errorTrace(error as Error) });
      await this.ctx.storage.setAlarm(Date.now() + FAULT_PAUSE_MS);
    }
  }

  /** One at a time, in order: an answer follows from all that was said before. */
  private answerAll(): Promise<void> {
    this.answering ??= this.answerWaiting().finally(() => {
      this.answering = null;
    });
    return this.answering;
  }

  private async answerWaiting(): Promise<void> {
    this.arm();
    for (let next = this.waiting(); next !== null; next = this.waiting()) {
      const { turn, state, message } = next;
      const issue = { id: turn.estimateId, now: new Date(turn.askedAt) };
      const reply = await answerTurn(state, message, { issue, model: this.model() });
      this.stored.answer(turn.turnId, { reply, at: Date.now() });
      this.arm();
    }
  }

  private waiting() {
    return nextToAnswer(this.stored.turns());
  }

  private answerOf(turnId: string) {
    return this.stored.turns().find((turn) => turn.turnId === turnId)?.answer ?? null;
  }

  /** Not waited for: it reaches the disk together with the writes before it, and no answer leaves earlier. */
  private arm(): void {
    const at = nextRing(this.stored.turns(), Date.now());
    if (at !== null) void this.ctx.storage.setAlarm(at);
  }

  /** Null where none is bound: no setting is read for it then. */
  private model(): ChatModel | null {
    if (!this.env.AI || this.boundModel) return this.boundModel;
    const read = readConfig(this.env);
    if (read.ok) this.boundModel = createChatModel(read.config, this.env);
    return this.boundModel;
  }
}
