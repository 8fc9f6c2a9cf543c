// Whatever two tabs do in whatever order, and whenever the object dies: no message is lost, doubled or answered twice.
import { runDurableObjectAlarm } from "cloudflare:test";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import type { TurnOutcome, VisitorTurn } from "#worker/chat/chat-client.ts";
import { newConversation, takeTurn } from "#worker/chat/conversation.ts";
import { chats, heldModel, kill, objectOf, standInModel, turnOf, wholePath } from "../support/chats.ts";
import { recordLog, setClock } from "../support/outboxes.ts";

const RUNS = 25;
const texts = [...wholePath, "doch 8 Seiten", "weiß nicht", "kein Shop", "Was kostet die Wartung?"] as const;

/** send: a tab sends what it believes to be the next turn, so many times at once. again: an earlier call is repeated. crash: the object dies while a model words an answer. */
type Event =
  | { do: "send"; tab: number; text: string; times: number }
  | { do: "both"; texts: [string, string] }
  | { do: "again"; which: number }
  | { do: "crash"; tab: number; text: string }
  | { do: "alarm" }
  | { do: "look"; tab: number };

const text = fc.constantFrom(...texts);
const tab = fc.integer({ min: 0, max: 1 });
const events: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("send" as const),
      tab,
      text,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("both" as const), texts: fc.tuple(text, text) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("again" as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("crash" as const), tab, text }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("alarm" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("look" as const), tab }) },
);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Two tabs of one browser; each knows the conversation as of its last look. */
class Browser {
  readonly sessionId = crypto.randomUUID();
  /** Turns the server has taken, in order; and all that were ever sent. */
  readonly taken: VisitorTurn[] = [];
  readonly sent: VisitorTurn[] = [];
  private readonly known: [number, number] = [0, 0];

  turn(tab: number, text: string): VisitorTurn {
    const turn = turnOf(text, (this.known[tab] ?? 0) + 1);
    this.sent.push(turn);
    return turn;
  }

  send(turn: VisitorTurn): Promise<TurnOutcome> {
    return chats.turn(this.sessionId, turn);
  }

  /** What became of a turn must fit what was there before. */
  judge(turn: VisitorTurn, { outcome }: TurnOutcome): void {
    const isKnown = this.taken.includes(turn);
    const fits = isKnown || turn.step === this.taken.length + 1;
    expect(outcome).toBe(fits ? "answered" : "stale");
    if (fits && !isKnown) this.taken.push(turn);
  }

  look(tab: number): void {
    this.known[tab] = this.taken.length;
  }
}

async function happen(event: Event, browser: Browser): Promise<void> {
  switch (event.do) {
    case "send": {
      const turn = browser.turn(event.tab, event.text);
      const outcomes = await Promise.all(Array.from({ length: event.times }, () => browser.send(turn)));
      for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
      return browser.judge(turn, outcomes[0] ?? { outcome: "full" });
    }
    case "both": {
      const turns = event.texts.map((text, tab) => browser.turn(tab, text));
      const outcomes = await Promise.all(turns.map((turn) => browser.send(turn)));
      const order = outcomes[0]?.outcome === "answered" ? [0, 1] : [1, 0];
      for (const index of order) {
        const [turn, outcome] = [turns[index], outcomes[index]];
        if (turn && outcome) browser.judge(turn, outcome);
      }
      return;
    }
    case "again": {
      const turn = browser.sent[event.which % Math.max(browser.sent.length, 1)];
      if (turn) browser.judge(turn, await browser.send(turn));
      return;
    }
    case "crash": {
      const { asked } = heldModel();
      const turn = browser.turn(event.tab, event.text);
      let isOver = false;
      const call = browser
        .send(turn)
        .catch(() => null)
        .finally(() => {
          isOver = true;
        });
      await vi.waitFor(() => expect(asked.length > 0 || isOver).toBe(true));
      await kill(browser.sessionId);
      const outcome = await call;
      standInModel(null);
      // Nobody heard of it, but what reached the model had reached the disk.
      browser.judge(turn, outcome ?? { outcome: "answered", answer: undefined as never });
      return;
    }
    case "alarm":
      return void (await runDurableObjectAlarm(await objectOf(browser.sessionId)));
    case "look":
      return browser.look(event.tab);
  }
}

it("a conversation holds exactly what was taken, each text answered once by all that was said before [EDGE-06] [EDGE-08] [EDGE-09]", async () => {
  recordLog();
  await fc.assert(
    fc.asyncProperty(fc.array(events, { minLength: 3, maxLength: 14 }), async (history) => {
      setClock();
      standInModel(null);
      const browser = new Browser();
      for (const event of history) await happen(event, browser);
      await runDurableObjectAlarm(await objectOf(browser.sessionId));
      const session = await chats.read(browser.sessionId);
      const messages = session?.messages ?? [];
      let state = newConversation;
      const expected = browser.taken.flatMap(({ turnId, texts: [said = ""] }) => {
        const { state: next, reply } = takeTurn(state, said, { id: crypto.randomUUID(), now: new Date() });
        state = next;
        return [
          [turnId, said],
          [`${turnId}/answer`, reply.content],
        ];
      });
      expect(messages.map(({ id, content }) => [id, content])).toEqual(expected);
      expect(session?.pending ?? false).toBe(false);
    }),
    { numRuns: RUNS },
  );
});
