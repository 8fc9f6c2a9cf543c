// Reads on what an answer has left of a body.
import { createMiddleware } from "hono/factory";
import type { ApiContext } from "./context.ts";

/** Enough for whatever a page of ours could send; of anything larger the rest is cut off. */
const MOST_BYTES = 1024 * 1024;
/** So long an answer waits for a body that it does not need. */
const MOST_MS = 1_000;

/**
 * For wrangler's local server: it keeps the connection, takes what is left of a body for the next call, and answers that one
 * with 500 and a stack trace (https://github.com/cloudflare/workers-sdk/issues/15203; its own remedy is for Workers that it
 * bundles itself). Once the answer has left, nobody can read a body any more. The platform needs none of this.
 */
export const readOn = createMiddleware<ApiContext>(async (c, next) => {
  await next();
  const { body } = c.req.raw;
  if (body && !body.locked) await discard(body);
});

async function discard(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  const timer = setTimeout(stop, MOST_MS);
  try {
    for (let read = 0; read <= MOST_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.byteLength;
    }
    stop();
  } catch {
    // Who sends it has left.
  } finally {
    clearTimeout(timer);
  }
}
