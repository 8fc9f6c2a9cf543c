// The sending itself, with a queue in memory.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "#worker/http/log.ts";
import type { Mail, MailPort } from "#worker/mail/mail.ts";
import {
  COMPOSING_LIMIT_MS,
  type DeliverDeps,
  deliverDue,
  SENDING_LIMIT_MS,
} from "#worker/mail/outbox/deliver.ts";
import type { QueuedMail } from "#worker/mail/outbox/records.ts";

const mail: Mail = {
  kind: "inquiry",
  to: { email: "post@example.org" },
  subject: "Anfrage",
  text: "a",
  html: "<p>a",
};

/** A queue of so many due mails; `outcomes` is what was noted of each. */
function queueOf(count: number, port: MailPort, overrides: Partial<DeliverDeps["queue"]> = {}) {
  const due = Array.from({ length: count }, (_, i): QueuedMail => {
    const none = { inquiryId: null, createdAt: 0, failures: 0, unclear: 0 };
    return { id: `${i}`, kind: mail.kind, attempt: 1, mail, ...none };
  });
  const outcomes: Record<string, string> = {};
  const entries: LogEntry[] = [];
  const queue: DeliverDeps["queue"] = {
    takeDue: () => due.shift() ?? null,
    sending: () => [],
    isSending: () => true,
    delivered: (id) => {
      outcomes[id] = "delivered";
    },
    failed: (id, { state }, failure, reason) => {
      outcomes[id] = `${state}: ${failure}, ${reason}`;
    },
    ...overrides,
  };
  return {
    outcomes,
    entries,
    deps: {
      ...{ queue, port, now: Date.now, log: (entry: LogEntry) => entries.push(entry) },
      compose: async (): Promise<Mail | null> => mail,
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("does not hand over what was deleted while it was composed [WATCH-08]", async () => {
  const sent: Mail[] = [];
  const send = async (one: Mail) => {
    sent.push(one);
    return { outcome: "delivered" } as const;
  };
  const { deps } = queueOf(3, { send }, { isSending: (id) => id !== "1" });
  await deliverDue(deps);
  expect(sent).toHaveLength(2);
});

describe("a provider that never answers", () => {
  it("is given up after a while, its mails noted as unclear", async () => {
    const { deps, outcomes } = queueOf(2, { send: () => new Promise(() => {}) });
    const alarmRun = deliverDue(deps);
    await vi.advanceTimersByTimeAsync(SENDING_LIMIT_MS - 1);
    expect(outcomes).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    await alarmRun;
    expect(outcomes).toEqual({
      0: "waiting: unknown, no answer in time",
      1: "waiting: unknown, no answer in time",
    });
  });

  it("holds up only the mails it was given", async () => {
    const sent: Mail[] = [];
    const send = async (one: Mail) => {
      sent.push(one);
      return sent.length === 1 ? new Promise<never>(() => {}) : ({ outcome: "delivered" } as const);
    };
    const { deps, outcomes } = queueOf(9, { send });
    const alarmRun = deliverDue(deps);
    await vi.advanceTimersByTimeAsync(0);
    expect(Object.keys(outcomes)).toHaveLength(8);
    await vi.advanceTimersByTimeAsync(SENDING_LIMIT_MS);
    await alarmRun;
    expect(Object.values(outcomes).filter((outcome) => outcome === "delivered")).toHaveLength(8);
  });
});

describe("an adapter with a bug", () => {
  it("costs its mail a try, is logged, and holds up nothing", async () => {
    let calls = 0;
    const send = async () => {
      if (++calls === 1) throw new RangeError("post@example.org");
      return { outcome: "delivered" } as const;
    };
    const { deps, outcomes, entries } = queueOf(3, { send });
    await deliverDue(deps);
    expect(outcomes).toEqual({
      0: "waiting: unknown, error in the adapter",
      1: "delivered",
      2: "delivered",
    });
    expect(entries.find(({ event }) => event === "exception")).toMatchObject({ error: "RangeError" });
    expect(JSON.stringify(entries)).not.toContain("post@");
  });
});

describe("a mail that cannot be composed", () => {
  const sent: Mail[] = [];
  const port: MailPort = {
    send: async (one) => {
      sent.push(one);
      return { outcome: "delivered" };
    },
  };
  beforeEach(() => void sent.splice(0));

  it("is given up where nothing of it is kept any more, and never sent [SAFE-16]", async () => {
    const { deps, outcomes, entries } = queueOf(1, port);
    await deliverDue({ ...deps, compose: async () => null });
    expect(outcomes).toEqual({ 0: "dead: permanent, what it is about is deleted" });
    expect(entries).toMatchObject([{ event: "mail-failure", state: "dead" }]);
    expect(sent).toEqual([]);
  });

  it.each([
    ["fails", () => Promise.reject(new RangeError("post@example.org"))],
    ["hangs", () => new Promise<null>(() => {})],
  ])("now, as its source %s, waits, and holds up nothing [SAFE-16]", async (_, compose) => {
    const { deps, outcomes, entries } = queueOf(3, port);
    const alarmRun = deliverDue({ ...deps, compose: ({ id }) => (id === "0" ? compose() : deps.compose()) });
    await vi.advanceTimersByTimeAsync(COMPOSING_LIMIT_MS);
    await alarmRun;
    expect(outcomes).toEqual({
      0: "waiting: temporary, what it is about cannot be read now",
      1: "delivered",
      2: "delivered",
    });
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain("post@");
  });
});

describe("a queue that fails", () => {
  it("ends the run only when nothing is on its way any more", async () => {
    const answered: number[] = [];
    let calls = 0;
    const send = async () => {
      const call = ++calls;
      await new Promise((resolve) => setTimeout(resolve, call * 1_000));
      answered.push(call);
      return { outcome: "delivered" } as const;
    };
    const { deps } = queueOf(
      2,
      { send },
      {
        delivered: (id) => {
          if (id === "0") throw new Error("disk full");
        },
      },
    );
    const alarmRun = expect(deliverDue(deps)).rejects.toThrow("disk full");
    await vi.advanceTimersByTimeAsync(5_000);
    await alarmRun;
    expect(answered).toEqual([1, 2]);
  });
});
