// A watch on its own clock: alarms run when told, the site is a table, mails go to a provider of the test's.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { keyedName } from "#worker/keyed-hash.ts";
import { createWatchWork, type WatchWork } from "#worker/services/watch-work.ts";
import { REGISTER_NAME } from "#worker/watch/register-rules.ts";
import type { Run } from "#worker/watch/runs.ts";
import { Watch } from "#worker/watch/watch.ts";
import { createWatches } from "#worker/watch/watches.ts";

const SECRET = "a secret of more than thirty-two characters";

/** With the register and the outbox that the objects themselves use. */
export const watches = createWatches({
  openWatch: (name) => env.WATCH.getByName(name),
  openRegister: () => env.WATCH_REGISTER.getByName(REGISTER_NAME),
  secret: SECRET,
  mailboxOf: (email) => email.toLowerCase(),
  limit: 500,
  now: Date.now,
});

export const objectOf = async (id: string) => env.WATCH.getByName(await keyedName(SECRET, "watch", id));
/** Not the site's, which other tests look into. */
const outbox = () => env.OUTBOX.getByName("outbox of watches");
export const register = () => env.WATCH_REGISTER.getByName(REGISTER_NAME);

/** Runs the alarm if there is one, as the platform does: again, where the object died. */
export async function ring(id: string): Promise<void> {
  const object = await objectOf(id);
  await runDurableObjectAlarm(object).catch(() => {});
}

/** Lets everything leave that is due. */
export async function sendMails(): Promise<void> {
  for (let i = 0; i < 5; i++) await runDurableObjectAlarm(outbox()).catch(() => {});
}

export async function storedOf(id: string) {
  return runInDurableObject(await objectOf(id), async (_, { storage }) => [
    (await storage.list()).size,
    await storage.getAlarm(),
  ]);
}

/** The number in the address of the newest watch, from the mail that confirms it. */
export function idIn(text: string): string {
  const [, id = ""] = /\/beobachtung\/([0-9a-f]{32})/.exec(text) ?? [];
  if (id === "") throw new Error(`No watch in: ${text}`);
  return id;
}

type Env = Parameters<typeof createWatchWork>[0];

/** What watches do until `vi.restoreAllMocks`: with an outbox of their own, and with what `change` puts in the place of the rest. */
export function watchesWork(change: (real: WatchWork) => Partial<WatchWork> = () => ({})): void {
  vi.spyOn(Watch.prototype as unknown as { makeWork: () => WatchWork }, "makeWork").mockImplementation(
    function (this: { env: Env }) {
      const real = createWatchWork({ ...this.env, QUOTA_SECRET: SECRET, OUTBOX: { getByName: outbox } });
      return { ...real, ...change(real) };
    },
  );
}

export function aRun(failing: readonly string[], at = Date.now()): Run {
  const all = ["reachable", "a", "b", "c", "d"];
  const verdicts = Object.fromEntries(
    all.map((id) => [
      id,
      failing.includes(id)
        ? { status: "failed" as const, title: `Regel ${id} verletzt`, gain: 3, places: [`Stelle ${id}`] }
        : { status: "passed" as const, title: `Regel ${id} erfüllt`, gain: null, places: [] },
    ]),
  );
  return { at, engine: "1", score: 100 - 10 * failing.length, kind: "firm-home", verdicts };
}
