// 100,000 events, told in pieces, again and again, with the object gone in between at moments that nobody chose.
import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { Random } from "#test/support/fuzz/random.ts";
import { type CountedEvent, toolEvents } from "#worker/tally/events.ts";

const EVENTS = 100_000;
const AT_ONCE = 500;
const NOON = Date.UTC(2026, 10, 26, 12);
const DAY = 86_400_000;

it("100,000 events are counted exactly, replayed and with the object gone in between [TALLY-01]", async () => {
  const random = new Random(1);
  const name = crypto.randomUUID();
  const tally = () => env.DAILY_TOTALS.getByName(name);
  const events: CountedEvent[] = Array.from({ length: EVENTS }, (_, index) => ({
    id: `event ${index}`,
    name: toolEvents[index % toolEvents.length] ?? "inquiry",
    at: NOON - (index % 20) * DAY,
  }));
  for (let begin = 0; begin < EVENTS; begin += AT_ONCE) {
    const piece = events.slice(begin, begin + AT_ONCE);
    const call = tally().count(piece);
    // In the middle of the call, after it, or not at all; then whoever told it tells it again.
    if (random.below(10) === 0) await evictDurableObject(tally()).catch(() => {});
    await call.catch(() => {});
    if (random.below(3) === 0) await tally().count(piece.toReversed());
    else await tally().count(piece.slice(random.below(AT_ONCE)));
    await tally().count(piece);
  }
  const expected = new Map<string, number>();
  for (const event of events) {
    const key = `${new Date(event.at).toISOString().slice(0, 10)} ${event.name}`;
    expected.set(key, (expected.get(key) ?? 0) + 1);
  }
  const totals = await tally().totals("2000-01-01", "2100-01-01");
  expect(new Map(totals.map(({ day, name: what, count }) => [`${day} ${what}`, count]))).toEqual(expected);
});
