// The two scripts that run in every document of a rated page, frames and empty ones included, before its own.

/** Told to the other script on the way up from an element that has just got a shadow root. */
const ROOT_EVENT = "paettken-root";

/** Interfaces whose requests the interception of requests never sees, or that the browser itself fetches for. */
const INTERFACES = [
  // Sockets are no requests. Workers fetch on sessions of their own, which begin before anybody could listen there.
  ..."WebSocket WebSocketStream WebTransport RTCPeerConnection webkitRTCPeerConnection RTCDataChannel".split(
    " ",
  ),
  ..."TCPSocket TCPServerSocket UDPSocket Worker SharedWorker ServiceWorkerContainer".split(" "),
  // The first module of a worklet passes by, for sound at least.
  ..."AudioWorklet AudioWorkletNode Worklet SharedStorageWorklet".split(" "),
  // Manifests, configuration and icons that the browser asks for by itself.
  ..."PaymentRequest PaymentManager IdentityCredential IdentityProvider NavigatorLogin".split(" "),
  ..."FederatedCredential PasswordCredential PublicKeyCredential DigitalCredential OTPCredential".split(" "),
  ..."BackgroundFetchManager PushManager SyncManager PeriodicSyncManager PresentationRequest".split(" "),
  // Models and speech that are loaded from the maker, or heard by it.
  ..."LanguageModel Translator LanguageDetector Summarizer Writer Rewriter Proofreader".split(" "),
  ..."SpeechRecognition webkitSpeechRecognition".split(" "),
  // Requests that leave when the page is gone.
  ..."fetchLater sharedStorage privateAggregation".split(" "),
];
const NAVIGATOR_PARTS = [
  ..."serviceWorker credentials login presentation registerProtocolHandler install ml".split(" "),
  ..."getInstalledRelatedApps joinAdInterestGroup leaveAdInterestGroup updateAdInterestGroups".split(" "),
  ..."clearOriginJoinedAdInterestGroups runAdAuction createAuctionNonce deprecatedReplaceInURN".split(" "),
];

/**
 * In the page's own world. A page falls back as in a browser that lacks these parts.
 * - open() answers null, as pop-up blockers let it; links and forms that name a new window stay in the tab, where visits
 *   are counted. A window that opens another way begins paused, and page-context.ts closes it before its first request.
 *   print() would open a window of the browser's own.
 * - Shadow roots are open, and told of, so that the other script can look into them. Markup that a script hands over makes none:
 *   closed ones could be seen by nobody.
 * - What it tells its console, and its errors, would be told to us, as fast and as long as it likes.
 * What a page could bend is taken out of its reach before it begins.
 */
export const MAIN_WORLD_SCRIPT = `(() => {
  for (const name of ${JSON.stringify(INTERFACES)}) delete globalThis[name];
  for (const name of ${JSON.stringify(NAVIGATOR_PARTS)}) delete Navigator.prototype[name];
  delete Document.prototype.browsingTopics;
  delete globalThis.BaseAudioContext?.prototype.audioWorklet;
  for (const name of ["paintWorklet", "animationWorklet", "layoutWorklet"]) delete globalThis.CSS?.[name];
  for (const name of Object.keys(console)) console[name] = () => {};
  for (const name of ["error", "unhandledrejection"]) addEventListener(name, (event) => event.preventDefault(), true);
  globalThis.open = () => null;
  globalThis.print = () => {};
  const { apply } = Reflect;
  const { replace } = String.prototype;
  const { dispatchEvent } = EventTarget.prototype;
  const OwnEvent = Event;
  const { attachShadow, getAttribute, setAttribute } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = apply(attachShadow, this, [{ ...init, mode: "open" }]);
    apply(dispatchEvent, this, [new OwnEvent("${ROOT_EVENT}", { bubbles: true, composed: true })]);
    return root;
  };
  const rootless = (holder, name) => {
    const before = holder?.[name];
    if (typeof before !== "function") return;
    holder[name] = function (markup, ...rest) {
      return apply(before, this, [apply(replace, "" + markup, [/shadowrootmode/gi, "data-root"]), ...rest]);
    };
  };
  for (const holder of [Element.prototype, ShadowRoot.prototype]) {
    rootless(holder, "setHTMLUnsafe");
    rootless(holder, "setHTML");
  }
  rootless(Document, "parseHTMLUnsafe");
  rootless(Document, "parseHTML");
  for (const name of ["write", "writeln"]) {
    const before = Document.prototype[name];
    Document.prototype[name] = function (...parts) {
      let text = "";
      for (let i = 0; i < parts.length; i++) text += parts[i];
      apply(before, this, [apply(replace, text, [/shadowrootmode/gi, "data-root"])]);
    };
  }
  const stay = (element) => {
    const target = element instanceof Element && apply(getAttribute, element, ["target"]);
    if (target && !/^_(?:self|parent|top)$/i.test(target)) apply(setAttribute, element, ["target", "_self"]);
  };
  const { submit } = HTMLFormElement.prototype;
  HTMLFormElement.prototype.submit = function () { stay(this); apply(submit, this, []); };
  addEventListener("submit", (event) => stay(event.target), true);
  addEventListener("click", (event) => { for (const part of event.composedPath()) stay(part); }, true);
})()`;

/**
 * In a world of its own, which the page cannot reach or bend: takes out rules for speculative loading before they count, by which
 * the browser would fetch past the interception. They may come as a whole, or be filled in later, in any open shadow root.
 * A closed root that stands in the markup of a document is beyond it: second-line.ts sees what comes of that.
 */
export const RULE_GUARD_SCRIPT = `(() => {
  const rules = 'script[type="speculationrules" i]';
  const observer = new MutationObserver((records) => { for (const record of records) look(record); });
  const seen = new WeakSet();
  const watch = (root) => {
    if (seen.has(root)) return;
    seen.add(root);
    observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["type"] });
    search(root);
  };
  const search = (root) => {
    for (const script of root.querySelectorAll(rules)) script.remove();
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) watch(element.shadowRoot);
  };
  const judge = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    if (!element) return;
    if (element.matches(rules)) element.remove();
    else if (element.shadowRoot) watch(element.shadowRoot);
  };
  const look = ({ addedNodes, target }) => {
    judge(target);
    for (const node of addedNodes) {
      judge(node);
      if (node.nodeType === 1 && node.firstElementChild) search(node);
    }
  };
  addEventListener("${ROOT_EVENT}", (event) => {
    const [host] = event.composedPath();
    if (host.shadowRoot) watch(host.shadowRoot);
  }, true);
  watch(document);
})()`;
