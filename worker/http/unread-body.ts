// Reads on what an answer has left of a body.
import { createMiddleware } from "hono/factory";
import type { ApiContext } from "./context.ts";

/** Nobody sends more by mistake. Beyond it the connection is cut, perhaps before the answer is seen. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_MS = 1_000;

/**
 * Local servers only: answering before the body is read closes the connection, and `npm run dev` mistakes the rest for
 * the next call (https://github.com/cloudflare/workers-sdk/issues/15203).
 */
export const drainUnreadBody = createMiddleware<ApiContext>(async (c, next) => {
  await next();
  const { body } = c.req.raw;
  if (body && !body.locked) await discard(body);
});

async function discard(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  const timer = setTimeout(stop, MAX_MS);
  try {
    for (let read = 0; read <= MAX_BYTES; ) {
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
