// What a rated page may not use: its traffic would pass by the interception of requests, or it would hold the tab up.
import type { CDPSession } from "@cloudflare/puppeteer";

/**
 * Runs in every document, frames and empty ones included, before its own scripts. A page falls back as in a browser that
 * lacks these parts.
 * - Sockets and WebRTC are no requests: the interception never sees them.
 * - Workers fetch on sessions of their own, which begin before anybody could listen there.
 * - open() answers null, as pop-up blockers let it; links and forms that name a new window stay in the tab, where visits
 *   are counted. A window that opens another way begins paused, and page-context.ts closes it before its first request.
 *   print() would open a window of the browser's own.
 * - Speculation rules make the browser fetch by itself; they are taken out before they count. What is left are rules in
 *   a closed shadow tree that stands in the markup: one blind request to an https host, whose answer nobody reads.
 * A policy in the document's headers would do the same with the browser's own means, but Chromium reads security headers
 * before the interception can add any.
 */
const CONTAINMENT_SCRIPT = `(() => {
  const names = ["WebSocket", "WebSocketStream", "WebTransport", "RTCPeerConnection", "webkitRTCPeerConnection",
    "RTCDataChannel", "Worker", "SharedWorker"];
  for (const name of names) delete globalThis[name];
  delete Navigator.prototype.serviceWorker;
  globalThis.open = () => null;
  globalThis.print = () => {};
  const { querySelectorAll: inDocument } = Document.prototype;
  const { querySelectorAll: inElement, remove, attachShadow } = Element.prototype;
  const { querySelectorAll: inFragment } = DocumentFragment.prototype;
  const { apply } = Reflect;
  const rules = 'script[type="speculationrules" i]';
  const takeOut = (found) => { for (const script of found) apply(remove, script, []); };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLScriptElement) {
          takeOut(apply(target instanceof Document ? inDocument : target instanceof Element ? inElement : inFragment, target, [rules]));
        } else if (node instanceof Element) takeOut(apply(inElement, node, [rules]));
      }
    }
  });
  const { getAttribute, setAttribute } = Element.prototype;
  const stay = (element) => {
    const target = element instanceof Element && apply(getAttribute, element, ["target"]);
    if (target && !/^_(?:self|parent|top)$/i.test(target)) apply(setAttribute, element, ["target", "_self"]);
  };
  const { submit } = HTMLFormElement.prototype;
  HTMLFormElement.prototype.submit = function () { stay(this); apply(submit, this, []); };
  addEventListener("submit", (event) => stay(event.target), true);
  addEventListener("click", (event) => { for (const part of event.composedPath()) stay(part); }, true);
  const { observe } = MutationObserver.prototype;
  const watch = (root) => { apply(observe, observer, [root, { childList: true, subtree: true }]); return root; };
  watch(document);
  Element.prototype.attachShadow = function (init) { return watch(apply(attachShadow, this, [init])); };
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
