// One object per watch. Everything follows from its state: each alarm does one step, stores what came of it, and sets the next alarm.
import { DurableObject } from "cloudflare:workers";
import { errorTrace, writeLog } from "../http/log.ts";
import { createWatchWork, type WatchBindings, type WatchWork } from "../services/watch-work.ts";
import { StoredPieces } from "../stored-pieces.ts";
import { hasNewlyUnread } from "./pages-read.ts";
import { unreachableRun } from "./runs.ts";
import { MAX_ATTEMPTS, PENDING_MS, RETRY_MS, SOON_MS, slotOf } from "./timetable.ts";
import {
  afterFates,
  afterRun,
  confirmed,
  newWatch,
  type WatchOrder,
  type WatchState,
  type WatchView,
} from "./watch-state.ts";

/** The pages of a whole site take up to two minutes. */
const CRAWL_POLL_MS = 60_000;
const MAX_CRAWL_MS = 10 * 60_000;
/** Mails whose fate is asked for; more are forgotten. */
const MAX_OPEN_MAILS = 10;

interface Stored {
  state: WatchState;
  name: string;
  id: string;
}

export class Watch extends DurableObject<WatchBindings> {
  private readonly stored = new StoredPieces(this.ctx.storage.kv);
  private readonly work = this.makeWork();
  private alarmRun: Promise<void> | null = null;

  async create(order: WatchOrder): Promise<void> {
    if (this.read() !== undefined) return;
    const now = Date.now();
    const state = newWatch({ ...order, slot: slotOf(order.name), now, endsAt: now + PENDING_MS });
    await this.keep({ state, name: order.name, id: order.id }, now);
  }

  view(): WatchView | null {
    const state = this.read()?.state;
    if (state === undefined || state.phase === "ending") return null;
    const { phase, url, wholeSite, createdAt, nextAt, runs } = state;
    return { phase, url, wholeSite, createdAt, nextAt, runs };
  }

  /** "full": there are as many watches as there may be. Confirming twice is confirming once. */
  async confirm(): Promise<"done" | "full" | "gone"> {
    const stored = this.read();
    if (stored === undefined || stored.state.phase === "ending") return "gone";
    if (stored.state.phase === "active") return "done";
    if (!(await this.work.activate(stored.name))) return "full";
    const now = this.read();
    // Ended meanwhile.
    if (now === undefined || now.state.phase === "ending") return "gone";
    const state = confirmed(now.state, Date.now());
    await this.keep({ ...now, state }, state.nextAt);
    return "done";
  }

  /** For good, whoever asks: once this has answered, no mail leaves any more. Whose it was; null where there was none. */
  async end(): Promise<string | null> {
    const stored = this.read();
    if (stored === undefined) return null;
    await this.keep({ ...stored, state: { ...stored.state, phase: "ending" } }, Date.now());
    // A step under way may not have seen it, and may just be handing a mail to the outbox; the one after it takes all back.
    await this.alarmRun;
    await this.alarm();
    return stored.state.email;
  }

  /** One run at a time. */
  override alarm(): Promise<void> {
    this.alarmRun ??= this.step().finally(() => {
      this.alarmRun = null;
    });
    return this.alarmRun;
  }

  private async step(): Promise<void> {
    try {
      // Should the object end in the middle of it, the platform repeats the alarm; this one is for its giving up.
      if (this.read() !== undefined) await this.ctx.storage.setAlarm(Date.now() + SOON_MS);
      await this.endIfLost();
      await this.sendOutgoing();
      await this.hearFates();
      const stored = this.read();
      if (stored === undefined) return;
      if (stored.state.phase === "ending") return await this.finish(stored);
      if (stored.state.nextAt <= Date.now()) {
        if (stored.state.phase === "pending") return await this.finish(stored);
        await this.run(stored);
      }
      await this.sendOutgoing();
      const left = this.read();
      if (left !== undefined) await this.ctx.storage.setAlarm(this.nextAlarmAt(left.state));
    } catch (error) {
      writeLog({ event: "exception", ...errorTrace(error as Error) });
      if (this.read() !== undefined) await this.ctx.storage.setAlarm(Date.now() + SOON_MS);
    }
  }

  /** No mail leaves whose links end nothing. */
  private async endIfLost(): Promise<void> {
    const stored = this.read();
    if (stored === undefined || (await this.work.isFound(stored.id, stored.name))) return;
    this.put({ ...stored, state: { ...stored.state, phase: "ending" } });
  }

  /** One step of a week's run; it may go on with the next alarm. */
  private async run({ state, name, id }: Stored): Promise<void> {
    const now = Date.now();
    const outcome =
      state.crawl === null
        ? await this.work.analyse(state)
        : await this.work.readCrawl(state.crawl, now - state.crawl.since > MAX_CRAWL_MS);
    // Ended in the meantime.
    if (this.read()?.state.phase !== "active") return;
    const later = (change: Partial<WatchState>) => this.put({ state: { ...state, ...change }, name, id });
    switch (outcome.kind) {
      case "busy":
        return later({ crawl: null, nextAt: now + SOON_MS });
      case "crawling":
        return later({ crawl: outcome.crawl, nextAt: now + CRAWL_POLL_MS });
      case "unreachable": {
        if (state.attempts + 1 < MAX_ATTEMPTS)
          return later({ attempts: state.attempts + 1, crawl: null, nextAt: now + RETRY_MS });
        const run = unreachableRun(now, this.work.engine, outcome.reason);
        return this.put({ state: afterRun(name, state, run, now), name, id });
      }
      case "run":
        if (state.attempts + 1 < MAX_ATTEMPTS && hasNewlyUnread(state.known.pages, outcome.run.pages))
          return later({ attempts: state.attempts + 1, crawl: null, nextAt: now + RETRY_MS });
        return this.put({ state: afterRun(name, state, outcome.run, now), name, id });
    }
  }

  /** The key makes it one mail, however often this is repeated. */
  private async sendOutgoing(): Promise<void> {
    const stored = this.read();
    if (stored === undefined || stored.state.outgoing === null || stored.state.phase === "ending") return;
    const { outgoing } = stored.state;
    const isQueued = await this.work.send(stored.id, stored.state, outgoing);
    const now = this.read();
    if (!isQueued || now === undefined || now.state.outgoing?.key !== outgoing.key) return;
    const openMails = [...now.state.openMails, outgoing.key].slice(-MAX_OPEN_MAILS);
    this.put({ ...now, state: { ...now.state, outgoing: null, openMails } });
  }

  private async hearFates(): Promise<void> {
    const stored = this.read();
    if (stored === undefined || stored.state.openMails.length === 0) return;
    const fates = await this.work.fatesOf(stored.state.openMails);
    const now = this.read();
    if (now === undefined || now.state.phase === "ending") return;
    this.put({ ...now, state: afterFates(now.state, fates) });
  }

  /** Out of the register, mails out of the outbox, then everything here. Repeated until all of it is done. */
  private async finish({ name }: Stored): Promise<void> {
    await this.work.forget(name);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** A mail that found no room is tried again soon; the fate of an open one is asked for a day later. */
  private nextAlarmAt({ phase, outgoing, openMails, nextAt }: WatchState): number {
    const now = Date.now();
    if (phase === "ending") return now + 1;
    if (outgoing !== null) return now + SOON_MS;
    return Math.max(now + 1, openMails.length > 0 ? Math.min(nextAt, now + 86_400_000) : nextAt);
  }

  /** Apart, so that tests can put stand-ins in its place. */
  private makeWork(): WatchWork {
    return createWatchWork(this.env);
  }

  private read(): Stored | undefined {
    return this.stored.get<Stored>("watch");
  }

  private put(stored: Stored): void {
    this.stored.put("watch", stored);
  }

  private async keep(stored: Stored, alarmAt: number): Promise<void> {
    this.put(stored);
    await this.ctx.storage.setAlarm(alarmAt);
  }
}
