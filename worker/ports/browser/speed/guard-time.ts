// How long the guard kept a tab's own document from coming: a visitor has none, so its time is taken off every figure.
import type { CDPEvents, CDPSession } from "@cloudflare/puppeteer";

type Timing = NonNullable<CDPEvents["Network.responseReceived"]["response"]["timing"]>;

/** More would be no guard's doing. */
const MAX_MS = 3_000;

/**
 * By the browser's clock: between the wish and the request, and between the answer's head and its arrival. Redirects are stopped as well.
 * @returns ms until now, of the newest document
 */
export function watchGuard(
  session: CDPSession,
  isOfPage: (frameId: string | undefined) => boolean,
): () => number {
  let id = "";
  let wishedAt = 0;
  let ms = 0;
  const add = (from: number, to: number) => {
    ms = Math.min(MAX_MS, ms + Math.max(0, to - from));
  };
  const addStops = (timing: Timing | undefined, arrivedAt: number) => {
    if (!timing) return;
    add(wishedAt, timing.requestTime * 1_000);
    add(timing.requestTime * 1_000 + timing.receiveHeadersEnd, arrivedAt);
  };
  session.on("Network.requestWillBeSent", ({ type, frameId, requestId, timestamp, redirectResponse }) => {
    if (type !== "Document" || !isOfPage(frameId)) return;
    if (redirectResponse && requestId === id) addStops(redirectResponse.timing, timestamp * 1_000);
    else ms = 0;
    id = requestId;
    wishedAt = timestamp * 1_000;
  });
  session.on("Network.responseReceived", ({ requestId, timestamp, response }) => {
    if (requestId === id) addStops(response.timing, timestamp * 1_000);
  });
  return () => ms;
}
