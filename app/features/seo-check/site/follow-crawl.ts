// Follows a crawl from the first snapshot to its end, over as many connections as that takes.
import { ApiError } from "#app/api-client.ts";
import { readCrawl, type ShownCrawl } from "./read-crawl.ts";

/** ms before the next connection, growing while they bring nothing new. When all are used up, the visitor decides. */
export const PAUSES_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];

/** over: nothing more will come. gone: the server does not know it. lost: no connection. left: nobody listens. */
export type Outcome = "over" | "gone" | "lost" | "left";

export interface Follow {
  /** Hands on the data of every state until the stream ends; rejects with ApiError. */
  connect: (id: string, signal: AbortSignal, onState: (data: unknown) => void) => Promise<void>;
  onCrawl: (crawl: ShownCrawl) => void;
  /** A connection brought nothing; another try follows. */
  onBroken: () => void;
  /** Ends early when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Never rejects. */
export async function followCrawl(id: string, follow: Follow, signal: AbortSignal): Promise<Outcome> {
  let read = -1;
  let fruitless = 0;
  for (;;) {
    const before = read;
    let over = false;
    const end = await follow
      .connect(id, signal, (data) => {
        const crawl = readCrawl(data);
        if (crawl === null || signal.aborted) return;
        over = crawl.state !== "running";
        read = Math.max(read, crawl.progress.read);
        follow.onCrawl(crawl);
      })
      .catch((error: unknown) => error);
    if (signal.aborted) return "left";
    if (over) return "over";
    if (end instanceof ApiError && end.code === "not-found") return "gone";
    fruitless = read > before ? 0 : fruitless + 1;
    const pause = PAUSES_MS[fruitless];
    if (pause === undefined) return "lost";
    if (fruitless > 0) follow.onBroken();
    await follow.wait(pause, signal);
    if (signal.aborted) return "left";
  }
}
