// Follows a crawl to its end, over as many connections as that takes: events tell how far it is, the result is fetched
// once as a whole.
import { ApiError } from "../../../api-client.ts";
import { readCrawl, readUpdate, type ShownCrawl } from "./read-crawl.ts";

/** ms before the next connection, growing while they bring nothing new. When all are used up, the visitor decides. */
export const PAUSES_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];

/** over: nothing more will come. gone: the server does not know it. lost: no connection. left: nobody listens. */
export type Outcome = "over" | "gone" | "lost" | "left";

export interface Follow {
  /** The crawl as a whole; rejects with ApiError. */
  load: (id: string, signal: AbortSignal) => Promise<unknown>;
  /** Hands on the data of every update until the stream ends; rejects with ApiError. */
  connect: (id: string, signal: AbortSignal, onUpdate: (data: unknown) => void) => Promise<void>;
  /** From before a reload: nothing of it is on the page, so it is loaded first. */
  isResumed: boolean;
  onCrawl: (crawl: ShownCrawl) => void;
  /** A connection brought nothing; another try follows. */
  onBroken: () => void;
  /** Ends early when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** next: something else is to be done at once. again: the connection is to be made anew. */
type Step = "over" | "next" | "again";

/** Never rejects. */
export async function followCrawl(id: string, follow: Follow, signal: AbortSignal): Promise<Outcome> {
  let crawl: ShownCrawl | null = null;
  let wantsWhole = follow.isResumed;
  let fruitless = 0;

  function show(next: ShownCrawl): void {
    if (next.progress.read > (crawl?.progress.read ?? -1)) fruitless = -1;
    crawl = next;
    follow.onCrawl(next);
  }

  async function load(): Promise<Step> {
    const whole = readCrawl(await follow.load(id, signal));
    if (whole === null || signal.aborted) return "again";
    show(whole);
    wantsWhole = false;
    return whole.state === "running" ? "next" : "over";
  }

  async function listen(): Promise<Step> {
    await follow.connect(id, signal, (data) => {
      const update = readUpdate(data, crawl);
      if (update === null || signal.aborted) return;
      if (update.state === "running") show(update);
      else wantsWhole = true;
    });
    return wantsWhole ? "next" : "again";
  }

  for (;;) {
    const step = await (wantsWhole ? load() : listen()).catch((error: unknown) => error);
    if (signal.aborted) return "left";
    if (step === "over") return "over";
    if (step instanceof ApiError && step.code === "not-found") return "gone";
    fruitless += 1;
    const pause = PAUSES_MS[fruitless];
    if (pause === undefined) return "lost";
    if (step === "next") continue;
    if (fruitless > 0) follow.onBroken();
    await follow.wait(pause, signal);
    if (signal.aborted) return "left";
  }
}
