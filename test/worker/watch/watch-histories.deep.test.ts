// Whatever has happened to a watch before: after its end its mailbox gets no mail.
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Delivery } from "#worker/mail/mail.ts";
import {
  BEGIN,
  clockAndLogOfEach,
  DAY,
  delivered,
  failed,
  fakeProvider,
  setClock,
} from "../support/outboxes.ts";
import { aRun, idIn, objectOf, register, ring, sendMails, watches, watchesWork } from "../support/watches.ts";

clockAndLogOfEach();

const RUNS = 60;
const WEEK = 7 * DAY;
/** As long as a mailbox has its rest. */
const REST = 30 * DAY;

type Event =
  /** The page changes, or not, and its week comes. */
  | { do: "week"; failing: string[] }
  | { do: "silence" }
  | { do: "mails"; outcome: Delivery | "throws" }
  | { do: "confirm" }
  | { do: "evict" }
  | { do: "order" }
  | { do: "wait"; ms: number };

const events: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("week" as const), failing: fc.subarray(["a", "b", "c"]) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("silence" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("mails" as const),
      outcome: fc.constantFrom<Delivery | "throws">(
        delivered,
        failed("temporary"),
        failed("unknown"),
        failed("configuration"),
        "throws",
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("confirm" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("evict" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("order" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 2 * DAY }) }),
  },
);

let mailboxes = 0;

it("no mail leaves to a mailbox that has ended its watch, whatever came before and comes after [WATCH-17] [WATCH-08]", async () => {
  let ended = 0;
  const property = fc.asyncProperty(
    fc.array(events, { maxLength: 14 }),
    fc.array(events, { maxLength: 14 }),
    async (before, after) => {
      setClock(BEGIN + ++mailboxes * 400 * DAY);
      const provider = fakeProvider();
      let failing: string[] = [];
      let isSilent = false;
      watchesWork(() => ({
        engine: "1",
        analyse: async () =>
          isSilent
            ? { kind: "unreachable", reason: "Website nicht erreichbar" }
            : { kind: "run", run: aRun(failing) },
      }));
      const email = `geschichte.${mailboxes}@example.org`;
      const url = `https://firma-${mailboxes}.example/`;
      const order = () => watches.start({ email, url, wholeSite: false, first: aRun([]) });
      expect(await order()).toBe("registered");
      await ringNewest();
      await sendMails();
      const id = idIn(provider.sent.at(-1)?.text ?? "");
      await watches.confirm(id);

      const live = async (event: Event) => {
        switch (event.do) {
          case "week":
          case "silence":
            isSilent = event.do === "silence";
            if (event.do === "week") failing = event.failing;
            setClock(Date.now() + WEEK);
            return ring(id);
          case "mails":
            provider.send = () => {
              if (event.outcome === "throws") throw new Error("the provider's adapter fails");
              return event.outcome;
            };
            return sendMails();
          case "confirm":
            return void (await watches.confirm(id));
          case "evict":
            return evictDurableObject(await objectOf(id)).catch(() => {});
          case "order":
            return void (await order());
          case "wait":
            setClock(Date.now() + event.ms);
            return ring(id);
        }
      };
      for (const event of before) await live(event);
      if ((await watches.end(id)) !== null) ended++;
      const endedAt = Date.now();
      const known = provider.sent.length;
      provider.send = () => delivered;
      for (const event of after) {
        if (Date.now() > endedAt + REST - WEEK - 2 * DAY) break;
        await live(event);
      }
      await ring(id);
      await sendMails();
      expect(provider.sent.slice(known).map(({ subject }) => subject)).toEqual([]);
      expect(await watches.view(id)).toBeNull();
    },
  );
  await fc.assert(property, { numRuns: RUNS });
  // Else most had ended by themselves before.
  expect(ended).toBeGreaterThan(RUNS / 2);
});

/** The confirmation leaves with the first alarm. */
async function ringNewest(): Promise<void> {
  const [newest] = await runInDurableObject(register(), (_, { storage }) =>
    storage.sql.exec<{ name: string }>("SELECT name FROM watches ORDER BY rowid DESC LIMIT 1").toArray(),
  );
  await runDurableObjectAlarm(env.WATCH.getByName(newest?.name ?? ""));
}
