// One object per conversation: keeps its turns, answers and deletes itself. Everything follows from storage: a restart loses nothing.
import { DurableObject } from "cloudflare:workers";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import type { PriceChatSession } from "#contract/price-calculator/price-chat.ts";
import { type Config, readConfig, type Settings } from "../config.ts";
import { errorTrace, writeLog } from "../http/log.ts";
import { createChatModel, type ModelBindings } from "../services/chat-model.ts";
import { conversationsOf } from "../services/visitor-shares.ts";
import type { ChatModel } from "./answer-turn.ts";
import type { TurnOutcome } from "./chat-client.ts";
import { ChatStorage } from "./chat-storage.ts";
import { endOf, estimateIn, judgeTurn, nextAlarmAt, nextToAnswer, type SentTurn } from "./turns.ts";

/** After an error of our own. The platform gives up on a failing alarm after six tries: plan the next one ourselves. */
const FAULT_PAUSE_MS = 3_600_000;

export class ChatSession extends DurableObject<ModelBindings & Settings> {
  private readonly stored = new ChatStorage(this.ctx.storage.kv);
  private answering: Promise<void> | null = null;
  private boundModel: ChatModel | null = null;
  private beginning: Promise<boolean> | null = null;
  private deletions = 0;
  /** Large, and no other call needs them: loaded with the first message. */
  private rules: typeof import("./answer-turn.ts") | null = null;
  /** Who waits for the answers that are owed, by the turn's id. */
  private readonly waiting = new Map<string, string>();

  /** Stores a turn, then answers it. Sent again, also while it is being answered, it gets the same answer. */
  async turn(sent: SentTurn): Promise<TurnOutcome> {
    // Before anything is stored: message and answer reach the disk in one step.
    this.rules ??= await import("./answer-turn.ts");
    const { sessionView, turnAnswer } = await import("./session-view.ts");
    const { deletions } = this;
    const mayBegin = this.stored.turns().length > 0 || (await this.countBeginning(sent));
    const turns = this.stored.turns();
    const verdict =
      deletions === this.deletions ? judgeTurn(turns, sent, Date.now()) : { is: "stale" as const };
    if (verdict.is === "full") return { outcome: "full" };
    if (verdict.is === "new") {
      if (turns.length === 0 && !mayBegin) return { outcome: "too-many" };
      this.stored.add(verdict.turn);
    }
    if (verdict.is !== "stale" && this.answerOf(sent.turnId) === null) {
      this.waiting.set(sent.turnId, sent.visitor);
      await this.answerAll();
    }
    const answer = this.answerOf(sent.turnId);
    return answer
      ? { outcome: "answered", answer: turnAnswer(answer.reply) }
      : { outcome: "stale", session: sessionView(this.stored.turns()) };
  }

  async read(): Promise<PriceChatSession | null> {
    const { sessionView } = await import("./session-view.ts");
    const turns = this.stored.turns();
    if (turns.length === 0) return null;
    // After a restart somebody who looks need not wait for the rescue.
    if (nextToAnswer(turns) && this.answering === null) await this.ctx.storage.setAlarm(Date.now());
    return sessionView(turns);
  }

  estimate(id: string): PriceEstimate | null {
    return estimateIn(this.stored.turns(), id);
  }

  async forget(): Promise<void> {
    this.deletions++;
    this.waiting.clear();
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

  /** Whether the visitor may begin one more conversation today; turns that arrive meanwhile share one count. */
  private async countBeginning(sent: SentTurn): Promise<boolean> {
    if (this.beginning === null && judgeTurn([], sent, Date.now()).is !== "new") return false;
    this.beginning ??= conversationsOf(sent.visitor, this.limits(), this.env.SEO_QUOTA)
      .take(1)
      .finally(() => {
        this.beginning = null;
      });
    return this.beginning;
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
    this.rules ??= await import("./answer-turn.ts");
    const { answerTurn } = this.rules;
    for (let next = this.owed(); next !== null; next = this.owed()) {
      const { turn, state, message } = next;
      const issue = { id: turn.estimateId, now: new Date(turn.askedAt) };
      const visitor = this.waiting.get(turn.turnId) ?? null;
      const reply = await answerTurn(state, message, { issue, model: this.model(), visitor });
      this.stored.answer(turn.turnId, { reply, at: Date.now() });
      this.waiting.delete(turn.turnId);
      this.arm();
    }
  }

  private owed() {
    return nextToAnswer(this.stored.turns());
  }

  private answerOf(turnId: string) {
    return this.stored.turns().find((turn) => turn.turnId === turnId)?.answer ?? null;
  }

  /** Not waited for: it reaches the disk together with the writes before it, and no answer leaves earlier. */
  private arm(): void {
    const at = nextAlarmAt(this.stored.turns(), Date.now());
    if (at !== null) void this.ctx.storage.setAlarm(at);
  }

  /** Null where none is bound; settings are not read then. */
  private model(): ChatModel | null {
    if (!this.env.AI || this.boundModel) return this.boundModel;
    const read = readConfig(this.env);
    if (read.ok) this.boundModel = createChatModel(read.config, this.env);
    return this.boundModel;
  }

  private limits(): Pick<Config, "rateLimits"> {
    const read = readConfig(this.env);
    return read.ok ? read.config : { rateLimits: true };
  }
}
