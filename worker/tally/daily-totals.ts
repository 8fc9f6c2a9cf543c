// One object for the whole site: daily totals, and on Monday mornings the owner's letter about them where he wants one.
import { DurableObject } from "cloudflare:workers";
import { TOTALS_KEPT_DAYS } from "#content/constants.ts";
import { errorTrace, writeLog } from "../http/log.ts";
import { berlinDay } from "../quota/day.ts";
import { type LetterBindings, sendWeeklyLetter } from "../weekly-letter.ts";
import { dayBefore, nextMondayMorning } from "./calendar.ts";
import { type CountedEvent, type ExceptionNote, isEventName, MAX_EVENTS_AT_ONCE } from "./events.ts";
import { type DayTotal, TallyStorage } from "./tally-storage.ts";

const LETTER = "weekly letter";
const DAY_MS = 86_400_000;
/** The platform gives up on a failing alarm after six tries: plan the next one ourselves. */
const FAULT_PAUSE_MS = 3_600_000;

export class DailyTotals extends DurableObject<LetterBindings> {
  private readonly stored = new TallyStorage(this.ctx.storage);

  /** Names that nothing here counts are left out; so is what goes beyond one call's number. */
  async count(events: readonly CountedEvent[]): Promise<void> {
    const counted = events
      .slice(0, MAX_EVENTS_AT_ONCE)
      .filter(({ name }) => isEventName(name))
      .map((event) => ({ ...event, day: berlinDay(new Date(event.at)) }));
    this.stored.count(counted);
    await this.arm();
  }

  async noteException(note: ExceptionNote): Promise<void> {
    this.stored.noteException(note);
    await this.arm();
  }

  /** Both days included. */
  totals(from: string, to: string): DayTotal[] {
    return this.stored.totals(from, to);
  }

  exceptions(): ExceptionNote[] {
    return this.stored.exceptions();
  }

  wantsLetter(): boolean {
    return this.ctx.storage.kv.get<boolean>(LETTER) ?? false;
  }

  async setLetter(isWanted: boolean): Promise<void> {
    this.ctx.storage.kv.put(LETTER, isWanted);
    await this.ctx.storage.setAlarm(this.nextAlarmAt());
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    try {
      this.stored.deleteOld(dayBefore(berlinDay(new Date(now)), TOTALS_KEPT_DAYS), now);
      // Due since a Monday morning of the last 24 hours: alarms may come late.
      const dueSince = nextMondayMorning(now - DAY_MS);
      if (this.wantsLetter() && dueSince <= now) await sendWeeklyLetter(this.env, this.stored, dueSince);
      await this.ctx.storage.setAlarm(this.nextAlarmAt());
    } catch (error) {
      writeLog({ event: "exception", ...errorTrace(error as Error) });
      await this.ctx.storage.setAlarm(now + FAULT_PAUSE_MS);
    }
  }

  private async arm(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(this.nextAlarmAt());
  }

  private nextAlarmAt(): number {
    const now = Date.now();
    return this.wantsLetter() ? Math.min(nextMondayMorning(now), now + DAY_MS) : now + DAY_MS;
  }
}
