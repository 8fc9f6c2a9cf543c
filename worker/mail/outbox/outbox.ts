// One object for the whole site: keeps inquiries and mails, sends and deletes by alarm. Everything follows from storage.
import { DurableObject } from "cloudflare:workers";
import type { Erasure } from "#contract/erasure.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { readConfig, type Settings } from "../../config.ts";
import { errorTrace, writeLog } from "../../http/log.ts";
import { createMailPort, type EstimateBindings, estimateSource } from "../../services/mail-sending.ts";
import { countedLog, type TallyBindings, tallyOf } from "../../tally/tally.ts";
import type { Submission } from "../inquiry.ts";
import type { MailPort } from "../mail.ts";
import { messageKey } from "../spam.ts";
import { deliverDue } from "./deliver.ts";
import type { HandlingChange } from "./handling.ts";
import type { DeliveryState, InboxCounts, InboxDetails, InboxPage, InboxQuery } from "./inbox-records.ts";
import { composeKept, type MailSources, subjectOf } from "./kept-mail.ts";
import { makeRoom } from "./outbox-room.ts";
import type { MailRecord } from "./outbox-rows.ts";
import { OutboxStorage } from "./outbox-storage.ts";
import type {
  Accepted,
  Enqueued,
  LeadsPage,
  MailFate,
  MailSummary,
  QueuedMail,
  StoredMail,
} from "./records.ts";
import { nextAlarmAt, RESCUE_MS } from "./schedule.ts";
import { type SingleMail, storeMail, storeSubmission } from "./store-submission.ts";

/** After an error of our own. The platform gives up on a failing alarm after six tries: plan the next one ourselves. */
const FAULT_PAUSE_MS = 60_000;
/** Nobody waits longer for a mail that is on its way; the provider answers within a second or two. */
const LEAVING_LIMIT_MS = 5_000;
/** Rows of one answer; calls between objects end at 32 MB. */
const MAX_ROWS = 500;
/** Shown of those given up. */
const MAX_DEAD_LETTERS = 50;

/** Until the owner has set up the provider, mails wait. */
const unconfigured: MailPort = {
  send: async () => ({ outcome: "failed", failure: "configuration", reason: "no mail provider is set up" }),
};

type OutboxEnv = EstimateBindings & TallyBindings & Settings;

export class Outbox extends DurableObject<OutboxEnv> {
  private readonly stored = new OutboxStorage(this.ctx.storage);
  private readonly sources: MailSources = {
    inquiry: (id) => this.stored.inquiry(id),
    estimate: estimateSource(this.env),
  };
  private readonly log = countedLog(
    writeLog,
    tallyOf(this.env, (work) => this.ctx.waitUntil(work)),
  );
  private alarmRun: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: OutboxEnv) {
    super(ctx, env);
    // A release whose alarms all failed leaves none behind: the first call to the next one mends that.
    ctx.blockConcurrencyWhile(() => this.arm());
  }

  /** Stores an inquiry with its mails, all or nothing, unless the sender's daily limit is reached. Rejects without room. */
  async accept(submission: Submission): Promise<Accepted> {
    const key = await messageKey(submission.contact.message);
    const counted = this.limitsHold() ? submission : { ...submission, sender: null };
    const store = () => storeSubmission(this.stored, counted, key, Date.now());
    const accepted = this.ctx.storage.transactionSync(store);
    await this.arm();
    return accepted;
  }

  async enqueue(single: SingleMail): Promise<Enqueued> {
    const counted = this.limitsHold() ? single : { ...single, sender: null };
    const enqueued = this.ctx.storage.transactionSync(() => storeMail(this.stored, counted, Date.now()));
    await this.arm();
    return enqueued;
  }

  /** In the order of the keys. What is not kept any more is taken for delivered: nothing is given up unseen. */
  fatesOf(keys: readonly string[]): MailFate[] {
    return keys.map((key) => {
      const mail = this.stored.stateOf(key);
      if (mail === null || mail.state === "delivered") return "delivered";
      if (mail.state !== "dead") return "open";
      return mail.failure === "permanent" ? "refused" : "given-up";
    });
  }

  /** Mails of a watch that has ended: waiting ones never leave, and one that is leaving has arrived once this has answered. */
  async forgetMails(prefix: string): Promise<void> {
    const wasLeaving = this.stored.deleteMails(prefix);
    await this.arm();
    if (wasLeaving && this.alarmRun !== null)
      await Promise.race([this.alarmRun, scheduler.wait(LEAVING_LIMIT_MS)]);
  }

  /** Deletes all that is stored for an address, all or nothing. A mail being sent may still arrive. */
  async erase(email: string): Promise<Erasure> {
    const erasure = this.ctx.storage.transactionSync(() => this.stored.erase(email));
    await this.arm();
    return erasure;
  }

  leads({ after, limit }: { after: number; limit: number }): LeadsPage {
    return this.stored.leads(after, Math.min(limit, MAX_ROWS));
  }

  inbox(query: InboxQuery): InboxPage {
    const { handling } = this.stored;
    return { ...handling.entries(query), counts: handling.counts(), revision: handling.revision() };
  }

  inboxCounts(): InboxCounts {
    return this.stored.handling.counts();
  }

  inboxRevision(): string {
    return this.stored.handling.revision();
  }

  /** Null for an inquiry that is not kept, or that the owner has deleted. */
  async inboxEntry(id: string): Promise<InboxDetails | null> {
    const { handling } = this.stored;
    const inquiry = this.stored.inquiry(id);
    const handled = handling.of(id);
    if (inquiry === null || handled === null) return null;
    const mails = this.stored.mailsOf(id);
    const kept = mails.flatMap(({ mail }) => ("estimate" in mail ? (mail.estimate ?? []) : []))[0] ?? null;
    const estimate = kept ?? (await this.estimateOf(inquiry.estimateId));
    return {
      inquiry,
      ...handled,
      mails: mails.map((mail) => this.summary(mail)),
      estimate,
      counts: handling.counts(),
      revision: handling.revision(),
    };
  }

  /** Changes what the owner has noted about an inquiry; null when it is not kept, else what takes the change back. */
  async handle(id: string, change: HandlingChange): Promise<string | null> {
    const token = this.ctx.storage.transactionSync(() => this.stored.handling.change(id, change, Date.now()));
    await this.arm();
    return token;
  }

  async undoHandling(id: string, token: string): Promise<boolean> {
    const isUndone = this.ctx.storage.transactionSync(() => this.stored.handling.undo(id, token, Date.now()));
    await this.arm();
    return isUndone;
  }

  /** Sends a mail that was given up once more; false for any other. */
  async resend(mailId: string): Promise<boolean> {
    const isWaiting = this.stored.handling.resend(mailId, Date.now());
    await this.arm();
    return isWaiting;
  }

  async keepBack(mailId: string): Promise<boolean> {
    const isKept = this.stored.handling.keepBack(mailId, Date.now());
    await this.arm();
    return isKept;
  }

  delivery(): DeliveryState {
    const dead = this.stored.deadMails(MAX_DEAD_LETTERS).map((mail) => this.summary(mail));
    return { ...this.stored.delivery(), dead };
  }

  mails({ limit }: { limit: number }): MailSummary[] {
    return this.stored.mails(Math.min(limit, MAX_ROWS)).map((mail) => this.summary(mail));
  }

  async mail(id: string): Promise<StoredMail | null> {
    const kept = this.stored.mail(id);
    if (kept === null) return null;
    const mail = await composeKept(kept, this.sources);
    return { ...kept, subject: mail?.subject ?? subjectOf(kept, this.sources), mail };
  }

  /** One run at a time, so that mails found as sending at its start belong to nobody else. */
  override alarm(): Promise<void> {
    this.alarmRun ??= this.work().finally(() => {
      this.alarmRun = null;
    });
    return this.alarmRun;
  }

  /** From its conversation, where the mail that held it has gone; null, too, where that cannot be asked now. */
  private async estimateOf(id: string | null): Promise<PriceEstimate | null> {
    return id === null ? null : this.sources.estimate(id).catch(() => null);
  }

  private summary({ mail, ...rest }: MailRecord): MailSummary {
    return { ...rest, subject: subjectOf({ ...rest, mail }, this.sources) };
  }

  private async work(): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(Date.now() + RESCUE_MS);
      this.ctx.storage.transactionSync(() => makeRoom(this.stored.bounds, Date.now()));
      const compose = (queued: QueuedMail) => composeKept(queued, this.sources);
      await deliverDue({ queue: this.stored, port: this.mailPort(), compose, now: Date.now, log: this.log });
      this.stored.deleteExpired(Date.now());
      await this.arm();
    } catch (error) {
      this.log({ event: "exception", ...errorTrace(error as Error) });
      await this.ctx.storage.setAlarm(Date.now() + FAULT_PAUSE_MS);
    }
  }

  /** Same step as the writes before it: both reach the disk or neither. */
  private async arm(): Promise<void> {
    const at = nextAlarmAt(this.stored.deadlines(), Date.now());
    await (at === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(at));
  }

  private limitsHold(): boolean {
    const read = readConfig(this.env);
    return !read.ok || read.config.rateLimits;
  }

  private mailPort(): MailPort {
    const read = readConfig(this.env);
    return (read.ok ? createMailPort(read.config) : null) ?? unconfigured;
  }
}
