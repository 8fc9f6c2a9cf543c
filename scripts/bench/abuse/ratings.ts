// Design ratings: every token several times at once, with aborted calls, until it is refused.
import { setTimeout as pause } from "node:timers/promises";
import type { Analyses } from "./analyses.ts";
import type { Answer, Caller } from "./calls.ts";

const AT_ONCE = 3;
const HANG_UP_MS = 4_000;
/** Consecutive rounds in which no browser was opened. */
const GIVE_UP_AFTER = 3;
const MAX_ROUNDS = 20;
/** The server ends an aborted rating a moment later. */
const SETTLE_MS = 3_000;

/** Number of calls by end: an error code, "rated" or "hung up". */
export async function rateAll(call: Caller, { reports }: Analyses): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  const rate = async (body: object, signal?: AbortSignal) => {
    const end = describeEnd(await call("visual-design-analyzer", { body, ...(signal && { signal }) }));
    ends.set(end, (ends.get(end) ?? 0) + 1);
    return end;
  };
  await Promise.all(
    reports.map(async ({ url, designToken = "" }, at) => {
      let exhausted = 0;
      for (let round = 0; round < MAX_ROUNDS && exhausted < GIVE_UP_AFTER; round++) {
        const leaves = at === 0 && round === 0 ? AbortSignal.timeout(HANG_UP_MS) : undefined;
        const tries = await Promise.all(
          Array.from({ length: AT_ONCE }, () => rate({ url, designToken }, leaves)),
        );
        if (leaves) await pause(SETTLE_MS);
        exhausted = tries.every(isExhausted) ? exhausted + 1 : 0;
      }
    }),
  );
  return ends;
}

function describeEnd({ status, code, text }: Answer): string {
  if (status === 0) return "hung up";
  return status === 200 ? "rated" : (code ?? `status ${status} ${text.slice(0, 200)}`);
}

function isExhausted(end: string): boolean {
  return ["analysis-needed", "browser-spent", "browser-share-spent", "not-configured"].includes(end);
}
