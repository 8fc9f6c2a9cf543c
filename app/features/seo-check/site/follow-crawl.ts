// Follows a crawl over as many connections as needed: events report progress, the result is fetched once as a whole.
import { ApiError } from "../../../api-client.ts";
import { readCrawl, readUpdate, type ShownCrawl } from "./read-crawl.ts";

/** ms before reconnecting, growing while nothing new arrives. Afterwards the visitor decides. */
export const PAUSES_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];

/** over: finished. gone: unknown to the server. lost: no connection. left: aborted. */
export type Outcome = "over" | "gone" | "lost" | "left";

export interface CrawlDeps {
  /** The whole crawl; rejects with ApiError. */
  load: (id: string, signal: AbortSignal) => Promise<unknown>;
  /** Emits the data of every update until the stream ends; rejects with ApiError. */
  connect: (id: string, signal: AbortSignal, onUpdate: (data: unknown) => void) => Promise<void>;
  /** Found again after a reload, so the whole crawl is loaded first. */
  isResumed: boolean;
  onCrawl: (crawl: ShownCrawl) => void;
  /** A connection failed; another attempt follows. */
  onBroken: () => void;
  /** Ends early when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** next: continue at once. again: reconnect after a pause. */
type Step = "over" | "next" | "again";

/** Never rejects. */
export async function followCrawl(id: string, follow: CrawlDeps, signal: AbortSignal): Promise<Outcome> {
  let crawl: ShownCrawl | null = null;
  let needsFullCrawl = follow.isResumed;
  let idleAttempts = 0;

  function show(next: ShownCrawl): void {
    if (next.progress.read > (crawl?.progress.read ?? -1)) idleAttempts = -1;
    crawl = next;
    follow.onCrawl(next);
  }

  async function load(): Promise<Step> {
    const whole = readCrawl(await follow.load(id, signal));
    if (whole === null || signal.aborted) return "again";
    show(whole);
    needsFullCrawl = false;
    return whole.state === "running" ? "next" : "over";
  }

  async function listen(): Promise<Step> {
    await follow.connect(id, signal, (data) => {
      const update = readUpdate(data, crawl);
      if (update === null || signal.aborted) return;
      if (update.state === "running") show(update);
      else needsFullCrawl = true;
    });
    return needsFullCrawl ? "next" : "again";
  }

  for (;;) {
    const step = await (needsFullCrawl ? load() : listen()).catch((error: unknown) => error);
    if (signal.aborted) return "left";
    if (step === "over") return "over";
    if (step instanceof ApiError && step.code === "not-found") return "gone";
    idleAttempts += 1;
    const pause = PAUSES_MS[idleAttempts];
    if (pause === undefined) return "lost";
    if (step === "next") continue;
    if (idleAttempts > 0) follow.onBroken();
    await follow.wait(pause, signal);
    if (signal.aborted) return "left";
  }
}
