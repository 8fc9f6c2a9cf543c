// How many inquiries per second the built Worker accepts, beside a Hono route that does nothing, in the same run.
import { startSeededProvider } from "./provider.ts";
import { request, SENDERS, scriptBody } from "./senders.ts";
import { createKillableSite } from "./site.ts";

const PASSES = 5;
const CALLS_A_PASS = 200;
/** Passes that do not count: the runtime compiles hot code. */
const WARM_UPS = 1;

/** Prints calls per second and their ratio: the medians of several passes, taken in turns. */
export async function measureRoute(state: string): Promise<void> {
  const provider = await startSeededProvider("", true);
  const site = await createKillableSite(state, provider.origin);
  await site.begin();
  let inquiries = 0;
  const calls = {
    /** 404 after the middleware of every call. */
    trivial: () => ({ method: "GET", path: "/functions/v1/unknown" }),
    inquiry: () => {
      const number = ++inquiries;
      const visitor = { number, email: `besucher-${number}@example.org`, submissionId: crypto.randomUUID() };
      return { method: "POST", path: "/functions/v1/send-contact-email", ...scriptBody(visitor) };
    },
  };
  const speeds = { trivial: [] as number[], inquiry: [] as number[] };
  for (let pass = 0; pass < WARM_UPS + PASSES; pass++)
    for (const name of ["trivial", "inquiry"] as const) {
      const speed = await callsPerSecond(site.port, calls[name]);
      if (pass >= WARM_UPS) speeds[name].push(speed);
    }
  await site.kill();
  await provider.stop();
  const [trivial, inquiry] = [median(speeds.trivial), median(speeds.inquiry)];
  console.log(`send-contact-email ${inquiry.toFixed(0)} a second, while mails leave`);
  console.log(`trivial route      ${trivial.toFixed(0)} a second`);
  console.log(`ratio              ${(inquiry / trivial).toFixed(2)}`);
}

async function callsPerSecond(port: number, next: () => { method: string; path: string }): Promise<number> {
  let left = CALLS_A_PASS;
  const lane = async () => {
    while (left-- > 0) {
      const { status } = await request(port, next());
      if (status >= 500) throw new Error(`status ${status}`);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: SENDERS }, lane));
  return CALLS_A_PASS / ((performance.now() - begin) / 1_000);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
