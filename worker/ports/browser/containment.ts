// What a rated page may not use, because its traffic passes by the interception of requests, and what would lead out of its tab.
import type { CDPSession } from "@cloudflare/puppeteer";

/**
 * Added to the answers of all documents, frames included; the browser itself holds it.
 * - sandbox: no pop-ups, no downloads, no other programs (mailto:), and a frame cannot steer the page. Dialogs stay
 *   allowed: they are counted and dismissed.
 * - worker-src: workers and service workers fetch on sessions of their own, before anybody could listen there.
 * - connect-src without ws: and wss:, and webrtc: sockets are no requests, the interception never sees them.
 */
export const CONTAINMENT_POLICY = [
  "sandbox allow-scripts allow-same-origin allow-forms allow-modals",
  "worker-src 'none'",
  "connect-src http: https: data: blob:",
  "webrtc 'block'",
].join("; ");

/** Headers by which a server makes the browser send or fetch something outside of the page's own requests. */
export const DROPPED_HEADERS = [
  "report-to",
  "reporting-endpoints",
  "nel",
  "speculation-rules",
  "link",
  "refresh-policy",
];

/**
 * Runs in every document before its own scripts. Second line behind the policy, and the first against WebTransport,
 * which connect-src takes for https:. Without the constructors a page falls back as in a browser that lacks them.
 */
const CONTAINMENT_SCRIPT = `(() => {
  const names = ["WebSocket", "WebSocketStream", "WebTransport", "RTCPeerConnection", "webkitRTCPeerConnection",
    "RTCDataChannel", "Worker", "SharedWorker"];
  for (const name of names) delete globalThis[name];
  delete Navigator.prototype.serviceWorker;
})()`;

/** To be sent before a page or a frame of another site begins. */
export async function contain(session: CDPSession): Promise<void> {
  await Promise.all([
    session.send("Page.enable"),
    session.send("Page.addScriptToEvaluateOnNewDocument", { source: CONTAINMENT_SCRIPT }),
    session.send("Network.setBypassServiceWorker", { bypass: true }),
    session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
  ]);
}
