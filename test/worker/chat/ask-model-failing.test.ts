// A language model that fails, comes late or never, or has no call left: our own words stand, in time.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calls, played, says, turnOf } from "../support/models.ts";

const path = [
  "Bäckerei Kornfeld, Handwerk",
  "Einfache Firmenwebsite",
  "3–5 Seiten",
  "2–3 Wochen",
  "Standard reicht",
];
const atEnd = turnOf(...path);

describe("a model that fails", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());
  const limited = { timeLimitMs: 8_000 };
  /** Asked, the model says nothing while its time goes by. */
  const timeGoesBy = () => {
    vi.advanceTimersByTime(limited.timeLimitMs);
    return new Promise(() => {});
  };

  it("is asked once and not again [EDGE-14] [CHAT-57]", async () => {
    const turn = turnOf(...path.slice(0, 3));
    const { reply, asked, ends } = await played(turn, [
      () => {
        throw new Error("3040: out of capacity for „Bäckerei Kornfeld“");
      },
    ]);
    expect(reply).toEqual(turn.reply);
    expect(asked).toHaveLength(1);
    expect(ends).toEqual([
      { outcome: "failed", durationMs: expect.any(Number), error: "AI_APICallError 429" },
    ]);
    // What an error says may quote the visitor; it is not passed on.
    expect(JSON.stringify(ends)).not.toContain("Kornfeld");
  });

  it("never answers: our own words come when its time is up, and the call is told to stop [EDGE-14]", async () => {
    const { reply, asked, outcome } = await played(atEnd, [timeGoesBy], limited);
    expect({ outcome, reply }).toEqual({ outcome: "too-slow", reply: atEnd.reply });
    expect(asked[0]?.options.signal?.aborted).toBe(true);
  });

  it("answers too late: what it says then changes nothing any more", async () => {
    const gate = Promise.withResolvers<object>();
    const late = () => {
      void timeGoesBy();
      return gate.promise;
    };
    const { reply, ends } = await played(atEnd, [late], limited);
    gate.resolve(says("Für die Bäckerei Kornfeld komme ich auf 1.290 €, einmalig und netto."));
    await gate.promise;
    expect(reply).toEqual(atEnd.reply);
    expect(ends).toHaveLength(1);
  });

  it("hears well, but words too late: what it heard counts, in our own words", async () => {
    const turn = turnOf(path[0] ?? "", "Wir wollen unser Brot übers Netz unter die Leute bringen");
    const slots = { projectType: { value: "shop", quote: "Brot übers Netz" } };
    const { reply, outcome } = await played(turn, [calls(slots), timeGoesBy], limited);
    expect(outcome).toBe("too-slow");
    expect(reply.content).toContain("Gut: Online-Shop.");
  });
});

describe("a day's calls", () => {
  it("used up, no model is asked [EDGE-14]", async () => {
    const { reply, asked, outcome } = await played(atEnd, [says("1.290 €")], { takeCall: async () => false });
    expect({ outcome, asked, reply }).toEqual({ outcome: "spent", asked: [], reply: atEnd.reply });
  });

  it("that cannot be counted are not made", async () => {
    const takeCall = () => Promise.reject(new TypeError("counter gone"));
    const { reply, asked, ends } = await played(atEnd, [says("1.290 €")], { takeCall });
    expect({ asked, reply }).toEqual({ asked: [], reply: atEnd.reply });
    expect(ends).toMatchObject([{ outcome: "failed", error: "TypeError" }]);
  });
});
