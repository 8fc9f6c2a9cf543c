// Counting from the rest of the Worker: in the background, from what happens and from what is logged.
import { describe, expect, it, vi } from "vitest";
import type { LogEntry } from "#worker/http/log.ts";
import type { CountedEvent } from "#worker/tally/events.ts";
import { countedLog, createTally, type TallyStore } from "#worker/tally/tally.ts";

function recording(store: Partial<TallyStore> = {}) {
  const events: CountedEvent[] = [];
  const notes: unknown[] = [];
  const works: Promise<void>[] = [];
  const unused = () => Promise.reject(new Error("must not be asked"));
  const tally = createTally({
    open: () => ({
      count: async (told) => void events.push(...told),
      noteException: async (note) => void notes.push(note),
      ...{ totals: unused, exceptions: unused, wantsLetter: unused, setLetter: unused },
      ...store,
    }),
    waitUntil: (work) => void works.push(work),
    now: () => 7,
  });
  return { tally, events, notes, settle: () => Promise.all(works) };
}

describe("counting", () => {
  it("tells name and time, and an id that nobody can trace back [TALLY-05]", async () => {
    const { tally, events, settle } = recording();
    const session = crypto.randomUUID();
    tally.count("chat-begun", session);
    tally.count("chat-begun", session);
    tally.count("chat-estimate", session);
    await settle();
    expect(events.map(({ name, at }) => [name, at])).toEqual([
      ["chat-begun", 7],
      ["chat-begun", 7],
      ["chat-estimate", 7],
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
    expect(JSON.stringify(events)).not.toContain(session);
  });

  it("neither waits nor fails where the tally does [TALLY-02]", async () => {
    const never = recording({ count: () => new Promise(() => {}) });
    expect(never.tally.count("inquiry", "1")).toBeUndefined();
    const error = vi.spyOn(console, "error");
    for (const count of [
      () => Promise.reject(new Error("gone")),
      () => {
        throw new Error("at once");
      },
    ]) {
      const broken = recording({ count, noteException: count });
      broken.tally.count("inquiry", "1");
      broken.tally.note({ event: "exception", error: "Error", stack: [] });
      await broken.settle();
    }
    expect(error).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it("tells an event again where the object was gone for a moment, under the same id [TALLY-01]", async () => {
    const ids: string[] = [];
    const { tally, settle } = recording({
      count: async ([event]) => {
        ids.push(event?.id ?? "");
        if (ids.length < 2) throw Object.assign(new Error("moved"), { retryable: true });
      },
    });
    tally.count("inquiry", "1");
    await settle();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe("a line of the log", () => {
  it.each<[LogEntry, string | null]>([
    [{ event: "analysis", requestId: "1", outcome: "done", durationMs: 1 }, "analysis-done"],
    [{ event: "analysis", requestId: "1", outcome: "left", durationMs: 1 }, "analysis-left"],
    [
      { event: "analysis", requestId: "1", outcome: "target-too-slow", durationMs: 1 },
      "analysis-failed:target-too-slow",
    ],
    [{ event: "design-rating", requestId: "1", outcome: "done", durationMs: 1 }, "rating-done"],
    [
      { event: "design-rating", requestId: "1", outcome: "browser-busy", durationMs: 1 },
      "rating-failed:browser-busy",
    ],
    [{ event: "mail", id: "1", kind: "inquiry", attempt: 1 }, "mail-delivered"],
    [
      {
        event: "mail-failure",
        id: "1",
        kind: "inquiry",
        attempt: 9,
        failure: "permanent",
        reason: "x",
        state: "dead",
      },
      "mail-given-up",
    ],
    [
      {
        event: "mail-failure",
        id: "1",
        kind: "inquiry",
        attempt: 1,
        failure: "temporary",
        reason: "x",
        state: "waiting",
      },
      null,
    ],
    [{ event: "exception", requestId: "1", error: "TypeError", stack: ["at x"] }, "exception"],
    [{ event: "call", requestId: "1", route: "x", method: "GET", status: 200, durationMs: 1 }, null],
  ])("%j is written and counted as %s [TALLY-06]", async (entry, name) => {
    const { tally, events, settle } = recording();
    const lines: LogEntry[] = [];
    countedLog((line) => lines.push(line), tally)(entry);
    await settle();
    expect(lines).toEqual([entry]);
    expect(events.map((event) => event.name)).toEqual(name === null ? [] : [name]);
  });

  it("about an unexpected error is noted with time, call and place, without its message [DESK-11]", async () => {
    const { tally, notes, settle } = recording();
    tally.note({
      event: "exception",
      requestId: "abc",
      error: "TypeError",
      stack: ["at x (y.js:1:2)", "at z"],
    });
    await settle();
    expect(notes).toEqual([{ at: 7, requestId: "abc", place: "TypeError at x (y.js:1:2)" }]);
  });
});
