// What happens when a visitor leaves before the answer: the platform then stops whatever the call is doing.
import type { Context } from "hono";
import type { ApiContext } from "./context.ts";

/** nginx's code for a caller who has hung up; nobody reads it but the log. */
const CLIENT_LEFT = 499;

/**
 * Lets `run` come to its end all the same, at most half a minute after the visitor has left
 * (https://developers.cloudflare.com/workers/runtime-apis/context/#waituntil). Its failure is for who awaits it.
 */
export function finishEvenIfLeft(c: Context<ApiContext>, run: Promise<unknown>): void {
  c.executionCtx.waitUntil(run.catch(() => {}));
}

/** The answer to nobody. */
export function leftAnswer(): Response {
  return new Response(null, { status: CLIENT_LEFT });
}
