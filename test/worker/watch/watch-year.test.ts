// A year of a watch whose object ends at any moment.
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { clockAndLogOfEach, fakeProvider, setClock } from "../support/outboxes.ts";
import { begin, standInSite, week } from "../support/watched-weeks.ts";
import { aRun, objectOf, ring, sendMails, watches } from "../support/watches.ts";

clockAndLogOfEach();

/** Which rules are hurt in which week: changes at known times, and long stretches without any. */
function failingIn(number: number): string[] {
  if (number < 4) return [];
  if (number < 7) return ["a"];
  if (number < 8) return ["a", "b", "c"];
  if (number < 20) return ["c"];
  if (number < 21) return ["c", "d"];
  if (number < 40) return ["d"];
  return number % 2 === 0 ? ["d", "a"] : ["d"];
}

/** Subjects of the mails that these weeks bring. */
function expectedMails(weeks: number): string[] {
  const subjects: string[] = [];
  let before: string[] = [];
  let quiet = 0;
  for (let number = 1; number <= weeks; number++) {
    const now = failingIn(number);
    const mended = before.filter((id) => !now.includes(id)).length;
    const added = now.filter((id) => !before.includes(id)).length;
    before = now;
    quiet++;
    const words = [mended > 0 && `${mended} behoben`, added > 0 && `${added} neu`].filter(Boolean);
    if (words.length === 0 && quiet < 13) continue;
    subjects.push(`firma.example: ${words.length > 0 ? words.join(", ") : "alles wie gehabt"}`);
    quiet = 0;
  }
  return subjects;
}

const WEEKS = 52;

/** The week's run is noted, and its mail is in the outbox. */
async function isOver(id: string, runsBefore: number | undefined): Promise<boolean> {
  const outgoing = await runInDurableObject(
    await objectOf(id),
    (watch) => (watch as unknown as { read: () => { state: { outgoing: unknown } } }).read().state.outgoing,
  );
  return (await watches.view(id))?.runs.length !== runsBefore && outgoing === null;
}

describe("a year", () => {
  it("brings the mails of its changes and no other [WATCH-06]", async () => {
    const { sent } = fakeProvider();
    let number = 0;
    standInSite({ outcome: () => ({ kind: "run", run: aRun(failingIn(number)) }) });
    const id = await begin(sent);
    await watches.confirm(id);
    for (number = 1; number <= WEEKS; number++) await week(id);
    expect(sent.slice(1).map(({ subject }) => subject)).toEqual(expectedMails(WEEKS));
  });

  it.each([1, 2, 3])(
    "loses none and doubles none when the object ends at any moment [WATCH-06] (%i)",
    async (seed) => {
      const { sent } = fakeProvider();
      let number = 0;
      let state = seed;
      // Mulberry32.
      const dies = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) % 4 === 0;
      };
      let id = "";
      let deaths = 0;
      standInSite({
        outcome: () => ({ kind: "run", run: aRun(failingIn(number)) }),
        moment: () => {
          if (id === "" || !dies()) return;
          deaths++;
          throw new Error("the object ends here");
        },
      });
      id = await begin(sent);
      await watches.confirm(id);
      for (number = 1; number <= WEEKS; number++) {
        const before = (await watches.view(id))?.runs.length;
        await week(id);
        for (let again = 0; again < 100 && !(await isOver(id, before)); again++) {
          if (dies()) await evictDurableObject(await objectOf(id)).catch(() => {});
          // The alarm that was set for the case of the object's end.
          setClock(Date.now() + 11 * 60_000);
          await ring(id);
          await sendMails();
        }
      }
      expect(deaths).toBeGreaterThan(10);
      expect(sent.slice(1).map(({ subject }) => subject)).toEqual(expectedMails(WEEKS));
    },
  );
});
