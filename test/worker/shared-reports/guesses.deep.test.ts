// Numbers that somebody guesses: all against the real naming, which alone finds an object; some of them asked of real objects,
// and those that differ in one digit through the route.
import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { keyedName } from "#worker/keyed-hash.ts";
import { createSharedReports, type SharedReportStore } from "#worker/shared-reports/shared-reports.ts";
import { call } from "../support/api.ts";
import { shareOne, sharingServices } from "../support/shares.ts";

const SECRET = "a secret of more than thirty-two characters";
const GUESSES = 100_000;
/** Each real object takes milliseconds and a file. */
const OF_REAL_OBJECTS = 4_000;
const AT_ONCE = 100;

function guess(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toHex();
}

async function countOpened(count: number, exists: (id: string) => Promise<boolean>): Promise<number> {
  let opened = 0;
  for (let asked = 0; asked < count; asked += AT_ONCE)
    opened += (await Promise.all(Array.from({ length: AT_ONCE }, () => exists(guess())))).filter(
      Boolean,
    ).length;
  return opened;
}

it("none of 100,000 guessed numbers opens a report, nor one that differs in a single digit [SHARE-06]", async () => {
  const services = sharingServices();
  const { id } = await shareOne(services);
  const stored = await keyedName(SECRET, "shared report", id);
  const asked = new Set<string>();
  const named = createSharedReports((name) => {
    asked.add(name);
    return { exists: async () => name === stored } as unknown as SharedReportStore;
  }, SECRET);
  expect(await named.exists(id)).toBe(true);
  expect(await countOpened(GUESSES, named.exists)).toBe(0);
  expect(asked.size).toBe(GUESSES + 1);
  // What is stored does not tell the number.
  expect(stored).not.toContain(id);

  const real = createSharedReports((name) => env.SHARED_REPORT.getByName(name), SECRET);
  expect(await real.exists(id)).toBe(true);
  const ask = async (number: string) => {
    const answer = await real.exists(number);
    // An object that is awake holds a file open.
    await evictDurableObject(env.SHARED_REPORT.getByName(await keyedName(SECRET, "shared report", number)));
    return answer;
  };
  expect(await countOpened(OF_REAL_OBJECTS, ask)).toBe(0);

  for (let at = 0; at < id.length; at++) {
    const other = `${id.slice(0, at)}${id[at] === "0" ? "1" : "0"}${id.slice(at + 1)}`;
    expect((await call(services, `/bericht/${other}`)).answer.status).toBe(410);
  }
  expect((await call(services, `/bericht/${id}`)).answer.status).toBe(200);
}, 120_000);
