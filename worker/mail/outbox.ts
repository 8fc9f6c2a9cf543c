// One object for the whole site: keeps inquiries and mails, sends by alarm until each mail is delivered or given up, and
// deletes what has had its time. What comes next follows from what is stored, so a crash loses nothing.
import { DurableObject } from "cloudflare:workers";
import type { Erasure } from "#contract/erasure.ts";
import { readConfig } from "../config.ts";
import type { Env } from "../env.ts";
import { errorTrace, writeLog } from "../http/log.ts";
import { createMailPort } from "../mail-sending.ts";
import { deliverDue } from "./deliver.ts";
import type { Submission } from "./inquiry.ts";
import type { MailPort } from "./mail.ts";
import { OutboxStorage } from "./outbox-storage.ts";
import type { Accepted, Enqueued, LeadsPage, MailSummary, StoredMail } from "./records.ts";
import { messageKey } from "./repeats.ts";
import { nextRing, RESCUE_MS } from "./schedule.ts";
import { type SingleMail, storeMail, storeSubmission } from "./store-submission.ts";

/** After an error of our own. The platform gives up on a failing alarm after six tries: plan the next one ourselves. */
const FAULT_PAUSE_MS = 60_000;
/** Rows of one answer; calls between objects end at 32 MB. */
const MOST_ROWS = 500;

/** Until the owner has set up the provider, mails wait. */
const unconfigured: MailPort = {
  send: async () => ({ outcome: "failed", failure: "configuration", reason: "no mail provider is set up" }),
};

export class Outbox extends DurableObject<Env> {
  private readonly stored = new OutboxStorage(this.ctx.storage);
  private ring: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // A release whose alarms all failed leaves none behind: the first call to the next one mends that.
    ctx.blockConcurrencyWhile(() => this.arm());
  }

  /**
   * Stores an inquiry and its mails, all or nothing, unless its sender has had enough for a day; the answer leaves once they
   * and the alarm are on disk.
   */
  async accept(submission: Submission): Promise<Accepted> {
    const key = await messageKey(submission.contact.message);
    const counted = this.limitsHold() ? submission : { ...submission, sender: null };
    const store = () => storeSubmission(this.stored, counted, key, Date.now());
    const accepted = this.ctx.storage.transactionSync(store);
    await this.arm();
    return accepted;
  }

  /** Stores one mail, unless its mailbox has had enough for a day. */
  async enqueue(single: SingleMail): Promise<Enqueued> {
    const enqueued = this.ctx.storage.transactionSync(() => storeMail(this.stored, single, Date.now()));
    await this.arm();
    return enqueued;
  }

  /**
   * Deletes all that is stored for an address, all or nothing. A mail whose sending is under way may still arrive: its outcome
   * finds no row to note it in.
   */
  async erase(email: string): Promise<Erasure> {
    const erasure = this.ctx.storage.transactionSync(() => this.stored.erase(email));
    await this.arm();
    return erasure;
  }

  leads({ after, limit }: { after: number; limit: number }): LeadsPage {
    return this.stored.leads(after, Math.min(limit, MOST_ROWS));
  }

  mails({ limit }: { limit: number }): MailSummary[] {
    return this.stored.mails(Math.min(limit, MOST_ROWS));
  }

  mail(id: string): StoredMail | null {
    return this.stored.mail(id);
  }

  /** One ring at a time: mails found as being sent at its start are then nobody's. */
  override alarm(): Promise<void> {
    this.ring ??= this.work().finally(() => {
      this.ring = null;
    });
    return this.ring;
  }

  private async work(): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(Date.now() + RESCUE_MS);
      await deliverDue({ queue: this.stored, port: this.mailPort(), now: Date.now, log: writeLog });
      this.stored.deleteExpired(Date.now());
      await this.arm();
    } catch (error) {
      writeLog({ event: "exception", ...errorTrace(error as Error) });
      await this.ctx.storage.setAlarm(Date.now() + FAULT_PAUSE_MS);
    }
  }

  /** Sets the alarm to what is stored, in the same step as the writes before: both reach the disk or neither. */
  private async arm(): Promise<void> {
    const at = nextRing(this.stored.agenda(), Date.now());
    await (at === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(at));
  }

  /** A setting for local use takes all limits away. */
  private limitsHold(): boolean {
    const read = readConfig(this.env);
    return !read.ok || read.config.rateLimits;
  }

  private mailPort(): MailPort {
    const read = readConfig(this.env);
    return (read.ok ? createMailPort(read.config) : null) ?? unconfigured;
  }
}
