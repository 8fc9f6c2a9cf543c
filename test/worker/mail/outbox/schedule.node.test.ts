import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FailureClass, MailKind } from "#worker/mail/mail.ts";
import {
  type Attempts,
  afterFailure,
  type Deadlines,
  nextAlarmAt,
  PAUSES_MS,
  RESCUE_MS,
  type RetryDecision,
  VISITOR_MAIL_LIFE_MS,
} from "#worker/mail/outbox/schedule.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const kinds = fc.constantFrom<MailKind>("inquiry", "confirmation", "estimate");
const failures = fc.constantFrom<FailureClass>("permanent", "configuration", "temporary", "unknown");

function fresh(kind: MailKind): Attempts {
  return { kind, createdAt: NOW, failures: 0, unclear: 0 };
}

/** Every decision of a mail that fails so, tried exactly when it is due; ends with the first dead one. */
function life(kind: MailKind, classes: readonly FailureClass[]): (RetryDecision & { triedAt: number })[] {
  const steps: (RetryDecision & { triedAt: number })[] = [];
  let tries = fresh(kind);
  let triedAt = NOW;
  for (const failure of classes) {
    const decision = afterFailure(tries, failure, triedAt);
    steps.push({ ...decision, triedAt });
    if (decision.state === "dead") break;
    tries = { ...tries, ...decision };
    triedAt = decision.nextTryAt;
  }
  return steps;
}

const times = (failure: FailureClass, count: number) => Array.from({ length: count }, () => failure);
const endOf = (kind: MailKind, classes: readonly FailureClass[]) => life(kind, classes).at(-1);

describe("a mail that cannot be delivered for now", () => {
  it("is tried after 1, 5, 30 minutes, 2, 6 hours and three more days, then given up [EDGE-16]", () => {
    const steps = life("inquiry", times("temporary", 20));
    const pauses = steps.map((step) => (step.state === "dead" ? "dead" : step.nextTryAt - step.triedAt));
    const days = [24 * HOUR, 24 * HOUR, 24 * HOUR];
    expect(pauses).toEqual([MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, ...days, "dead"]);
  });

  it("keeps that schedule for a visitor's mail, too", () => {
    const lives = (["confirmation", "estimate"] as const).map((kind) => life(kind, times("temporary", 20)));
    for (const steps of lives) expect(steps).toHaveLength(PAUSES_MS.length + 1);
  });
});

describe("a mail whose sending ended unclear", () => {
  it("is repeated to the owner by the whole schedule: better twice than never [EDGE-16]", () => {
    expect(life("inquiry", times("unknown", 20))).toHaveLength(PAUSES_MS.length + 1);
  });

  it("is sent three times more where it tells what a watch has seen: it is told once only [WATCH-15]", () => {
    const states = life("watch", times("unknown", 20)).map(({ state }) => state);
    expect(states).toEqual(["waiting", "waiting", "waiting", "dead"]);
  });

  it.each(["confirmation", "estimate", "watch-order"] as const)(
    "is sent once more to a visitor, then never (%s) [EDGE-16]",
    (kind) => {
      const states = life(kind, times("unknown", 20)).map(({ state }) => state);
      expect(states).toEqual(["waiting", "dead"]);
    },
  );

  it("waits for its one repeat through failures that sent nothing", () => {
    const classes: FailureClass[] = ["temporary", "unknown", "temporary", "configuration", "unknown"];
    const states = life("confirmation", classes).map(({ state }) => state);
    expect(states).toEqual(["waiting", "waiting", "waiting", "waiting", "dead"]);
  });
});

describe("a mail that is refused for good", () => {
  it.each(["inquiry", "confirmation", "estimate"] as const)(
    "is a dead letter at once (%s) [EDGE-16]",
    (kind) => {
      expect(afterFailure(fresh(kind), "permanent", NOW)).toEqual({ state: "dead", failures: 0, unclear: 0 });
    },
  );
});

describe("a wrong key or domain", () => {
  it("uses up no tries and is tried again every 6 hours [EDGE-16]", () => {
    const halfYear = life("inquiry", times("configuration", 730));
    expect(halfYear).toHaveLength(730);
    for (const step of halfYear)
      expect(step).toMatchObject({ state: "waiting", failures: 0, nextTryAt: step.triedAt + 6 * HOUR });
  });

  it("holds a visitor's mail for a week, after which it would only puzzle", () => {
    const steps = life("confirmation", times("configuration", 730));
    expect(steps.at(-1)).toMatchObject({ state: "dead", triedAt: NOW + VISITOR_MAIL_LIFE_MS });
  });
});

describe("any history of failures", () => {
  it("leaves a mail waiting for a time to come, or dead", () => {
    const history = fc.tuple(kinds, fc.array(failures, { maxLength: 60 }));
    fc.assert(
      fc.property(history, ([kind, classes]) => {
        for (const step of life(kind, classes))
          if (step.state === "waiting") expect(step.nextTryAt).toBeGreaterThan(step.triedAt);
      }),
    );
  });

  it("ends an owner's mail only by refusal or after the whole schedule", () => {
    fc.assert(
      fc.property(fc.array(failures, { maxLength: 60 }), (classes) => {
        const end = endOf("inquiry", classes);
        if (end?.state !== "dead") return;
        const isRefused = classes[life("inquiry", classes).length - 1] === "permanent";
        expect(isRefused || end.failures === PAUSES_MS.length + 1).toBe(true);
      }),
    );
  });

  it("never sends a visitor's mail again after two sendings that may have arrived", () => {
    fc.assert(
      fc.property(fc.array(failures, { maxLength: 60 }), (classes) => {
        const steps = life("estimate", classes);
        const unclear = classes.slice(0, steps.length).filter((failure) => failure === "unknown");
        expect(unclear.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe("the next alarm", () => {
  const deadlines = (overrides: Partial<Deadlines>): Deadlines => ({
    nextTryAt: null,
    sendingSince: null,
    deleteAt: null,
    ...overrides,
  });

  it.each([
    ["never, when nothing is stored", deadlines({}), null],
    ["when a mail is due", deadlines({ nextTryAt: NOW + MINUTE, deleteAt: NOW + HOUR }), NOW + MINUTE],
    ["when something is to be deleted", deadlines({ deleteAt: NOW + HOUR }), NOW + HOUR],
    ["at once for what is overdue", deadlines({ nextTryAt: NOW - HOUR }), NOW + 1],
    [
      "a while after a sending began, should it have been cut off",
      deadlines({ sendingSince: NOW }),
      NOW + RESCUE_MS,
    ],
  ])("comes %s [EDGE-16]", (_, before, alarmAt) => {
    expect(nextAlarmAt(before, NOW)).toBe(alarmAt);
  });

  it("comes whenever something is stored, no later than its time, and never in the present millisecond", () => {
    const time = fc.option(fc.integer({ min: NOW - 9 * HOUR, max: NOW + 9 * HOUR }));
    fc.assert(
      fc.property(fc.record({ nextTryAt: time, sendingSince: time, deleteAt: time }), (before) => {
        const alarmAt = nextAlarmAt(before, NOW);
        const known = Object.values(before).filter((one) => one !== null);
        if (known.length === 0) {
          expect(alarmAt).toBeNull();
          return;
        }
        expect(alarmAt).toBeGreaterThan(NOW);
        for (const due of [before.nextTryAt, before.deleteAt])
          if (due !== null) expect(alarmAt).toBeLessThanOrEqual(Math.max(due, NOW + 1));
        if (before.sendingSince !== null)
          expect(alarmAt).toBeLessThanOrEqual(Math.max(before.sendingSince + RESCUE_MS, NOW + 1));
      }),
    );
  });
});
