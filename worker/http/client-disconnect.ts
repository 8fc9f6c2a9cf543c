// What happens when a visitor leaves before the answer: the platform then stops whatever the call is doing.
import type { ApiCall } from "./context.ts";

/** nginx's code for a closed connection; only logged. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * Keeps the call alive until `run` ends, at most 30 s after the client disconnects. Failures are left to whoever awaits it
 * (https://developers.cloudflare.com/workers/runtime-apis/context/#waituntil).
 */
export function keepRunningAfterDisconnect(c: ApiCall, run: Promise<unknown>): void {
  c.executionCtx.waitUntil(run.catch(() => {}));
}

/** Client disconnected; only the log sees this. */
export function clientClosedResponse(): Response {
  return new Response(null, { status: CLIENT_CLOSED_REQUEST });
}
