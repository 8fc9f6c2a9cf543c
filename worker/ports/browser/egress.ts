// Where answers come from when the platform puts a proxy of its own between its browsers and the net: found out by a page that is ours.
import { untilAborted } from "../../address-guard/until-aborted.ts";
import { quietly } from "./capture-failure.ts";
import type { PageContext } from "./page-context.ts";

/** A page of our own needs a fraction of it. Without an answer, answers are judged as if there were no proxy. */
const LIMIT_MS = 3_000;

/**
 * Opens a page of our own and sees which address answers. Rated pages take no part, so none can fake the proxy's address.
 * @returns "10.0.0.5:3128", whatever the range; null when nothing answered in time
 */
export async function answeringEndpoint(
  context: PageContext,
  url: string,
  signal: AbortSignal,
): Promise<string | null> {
  const { targetId, session } = await context.openPage(() => {});
  const answered = new Promise<string | null>((resolve) => {
    session.on("Network.responseReceived", ({ response: { remoteIPAddress: ip, remotePort: port } }) => {
      resolve(ip === undefined || port === undefined ? null : `${ip}:${port}`);
    });
  });
  try {
    quietly(session.send("Runtime.runIfWaitingForDebugger"));
    await untilAborted(session.send("Network.enable"), signal);
    quietly(session.send("Page.navigate", { url }));
    return await untilAborted(answered, AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]));
  } catch {
    signal.throwIfAborted();
    return null;
  } finally {
    context.closePage(targetId);
  }
}
