// Whatever happens in whatever order: no inquiry is lost or doubled, the alarm never misses what is due, and what was deleted
// for its sender stays so.
import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import type { Submission } from "#worker/mail/inquiry.ts";
import type { Delivery, Mail } from "#worker/mail/mail.ts";
import { RESCUE_MS } from "#worker/mail/outbox/schedule.ts";
import { nextBerlinMidnight } from "#worker/quota/day.ts";
import {
  accepted,
  BEGIN,
  DAY,
  delivered,
  failed,
  fakeProvider,
  kill,
  MINUTE,
  newOutbox,
  recordLog,
  ringNext,
  ringUntilSettled,
  setClock,
  submission,
  type TestOutbox,
} from "../../support/outboxes.ts";

const RUNS = 40;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const outcomes = fc.constantFrom<Delivery | "throws">(
  delivered,
  failed("temporary"),
  failed("unknown"),
  failed("configuration"),
  failed("permanent"),
  "throws",
);

/** crash: the object dies after a due mail was marked and, as far as anybody knows, sent. */
type Event =
  | { do: "accept"; again: boolean }
  | { do: "alarm"; outcomes: (Delivery | "throws")[] }
  | { do: "crash" }
  /** The first sender there is asks for it. */
  | { do: "erase" }
  | { do: "wait"; ms: number };

const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("accept" as const), again: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("alarm" as const),
      outcomes: fc.array(outcomes, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("crash" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("erase" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 2 * DAY }) }),
  },
);

/** Alarms further away only delete. */
const LONGEST_PAUSE = 2 * DAY;

/** The alarm, and when something stored is due at the latest. */
function alarmAndDue(outbox: TestOutbox) {
  return runInDurableObject(outbox, async (_, { storage }) => {
    const query = `SELECT min(at) AS due FROM (
      SELECT next_try_at AS at FROM mails WHERE state = 'waiting'
      UNION ALL SELECT started_at + ? FROM mails WHERE state = 'sending'
      UNION ALL SELECT delete_at FROM mails WHERE delete_at IS NOT NULL
      UNION ALL SELECT min(delete_at) FROM (SELECT delete_at FROM visitors UNION ALL SELECT delete_at FROM form_tokens)
      UNION ALL SELECT delete_at FROM inquiries)`;
    const { due } = storage.sql.exec<{ due: number | null }>(query, RESCUE_MS).one();
    return { alarm: await storage.getAlarm(), due };
  });
}

/** Seen nowhere else, counted until the end of the day. */
function someSender() {
  return { visitor: crypto.randomUUID(), dayEndsAt: nextBerlinMidnight(new Date()).getTime() };
}

/** As a crash leaves it: the next due mail marked, nothing else. */
function markAsSending(outbox: TestOutbox, now: number) {
  return runInDurableObject(outbox, (_, { storage }) => {
    const query = `UPDATE mails SET state = 'sending', started_at = ?, attempts = attempts + 1
      WHERE seq = (SELECT seq FROM mails WHERE state = 'waiting' AND next_try_at <= ? LIMIT 1) RETURNING mail`;
    return storage.sql
      .exec<{ mail: string }>(query, now, now)
      .toArray()
      .map(({ mail }): Mail => JSON.parse(mail));
  });
}

/** Sendings that may have arrived, by recipient. */
class Mailboxes {
  private readonly arrived = new Map<string, number>();

  maybeArrived({ to }: Mail): void {
    this.arrived.set(to.email, this.of(to.email) + 1);
  }

  of(email: string): number {
    return this.arrived.get(email) ?? 0;
  }
}

async function live(history: readonly Event[]): Promise<void> {
  setClock();
  let outbox = newOutbox();
  const known = new Map<Submission, string>();
  const boxes = new Mailboxes();
  const erased = new Set<string>();
  let script: (Delivery | "throws")[] = [];
  fakeProvider((mail) => {
    for (const { email } of [mail.to, mail.replyTo ?? mail.to]) expect(erased).not.toContain(email);
    const outcome = script.shift() ?? delivered;
    const isKnown = outcome !== "throws" && outcome.outcome === "failed" && outcome.failure !== "unknown";
    if (!isKnown) boxes.maybeArrived(mail);
    if (outcome === "throws") throw new Error("simulated bug");
    return outcome;
  });

  for (const event of history) {
    if (event.do === "accept") {
      const [first] = known.keys();
      const given = event.again && first !== undefined ? first : submission({ sender: someSender() });
      const { id, isNew } = await accepted(outbox, given);
      expect(isNew).toBe(!known.has(given));
      expect(known.get(given) ?? id).toBe(id);
      known.set(given, id);
    } else if (event.do === "alarm") {
      script = [...event.outcomes];
      const { alarm: at } = await alarmAndDue(outbox);
      if (at !== null && at < Date.now() + LONGEST_PAUSE) await ringNext(outbox);
    } else if (event.do === "crash") {
      for (const mail of await markAsSending(outbox, Date.now())) boxes.maybeArrived(mail);
      outbox = await kill(outbox);
    } else if (event.do === "erase") {
      const [first] = known.keys();
      if (first === undefined) continue;
      const { email } = first.contact;
      expect((await outbox.erase(email)).inquiries).toBe(1);
      known.delete(first);
      erased.add(email);
    } else {
      vi.setSystemTime(Date.now() + event.ms);
    }
    const { alarm, due } = await alarmAndDue(outbox);
    if (due === null) expect(known.size).toBe(0);
    else expect(alarm ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(Math.max(due, Date.now() + 1));
  }

  // From now on all is well: a few alarms later everything has left or is given up.
  script = [];
  await ringUntilSettled(outbox);
  const { leads } = await outbox.leads({ after: 0, limit: 500 });
  expect(leads.map(({ id }) => id)).toEqual([...known.values()]);
  for (const { ownerMail } of leads) expect(["delivered", "dead"]).toContain(ownerMail);
  for (const { contact } of leads) expect(boxes.of(contact.email)).toBeLessThanOrEqual(2);
  expect(Date.now()).toBeLessThan(BEGIN + 120 * DAY);
}

it(
  "keeps every inquiry once or deletes it for good, writes to visitors at most twice, and never misses an alarm [EDGE-16] [CONT-36]",
  async () => {
    recordLog();
    await fc.assert(fc.asyncProperty(fc.array(events, { maxLength: 14 }), live), { numRuns: RUNS });
  },
  MINUTE,
);
