// Ways to the network that are functions of a page's script.
import { type Channel, call } from "./channel.ts";

export const scriptChannels: readonly Channel[] = [
  call("fetch", (a) => `quiet(() => fetch(${a}, { mode: "no-cors" }));`),
  call("fetch-keepalive", (a) => `quiet(() => fetch(${a}, { mode: "no-cors", keepalive: true }));`),
  call("fetch-low-priority", (a) => `quiet(() => fetch(${a}, { mode: "no-cors", priority: "low" }));`),
  call("fetch-later", (a) => `quiet(() => fetchLater(${a}, { activateAfter: 0 }));`),
  call(
    "fetch-local-network",
    (a) => `quiet(() => fetch(${a}, { mode: "no-cors", targetAddressSpace: "loopback" }));`,
  ),
  call(
    "fetch-attribution",
    (a) =>
      `quiet(() => fetch(${a}, { mode: "no-cors", attributionReporting: { eventSourceEligible: true, triggerEligible: true } }));`,
  ),
  call(
    "fetch-topics",
    (a) =>
      `quiet(() => fetch(${a}, { mode: "no-cors", browsingTopics: true, sharedStorageWritable: true }));`,
  ),
  call(
    "trust-token",
    (a) => `quiet(() => fetch(${a}, { privateToken: { version: 1, operation: "token-request" } }));`,
  ),
  call("xhr", (a) => `quiet(() => { const x = new XMLHttpRequest(); x.open("GET", ${a}); x.send(); });`),
  call("beacon", (a) => `quiet(() => navigator.sendBeacon(${a}));`),
  call("event-source", (a) => `quiet(() => new EventSource(${a}));`),
  call("web-socket", (a) => `quiet(() => new WebSocket(${a}.replace(/^http/, "ws")));`),
  call("web-socket-stream", (a) => `quiet(() => new WebSocketStream(${a}.replace(/^http/, "ws")));`),
  call("web-transport", (a) => `quiet(() => new WebTransport(${a}.replace(/^http:/, "https:")));`),
  call(
    "web-rtc",
    (a) => `quiet(async () => { const { hostname, port } = new URL(${a});
    const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:" + hostname + ":" + port }, { urls: "turn:" + hostname + ":" + port + "?transport=tcp", username: "x", credential: "x" }] });
    peer.createDataChannel("x"); await peer.setLocalDescription(await peer.createOffer()); });`,
  ),
  call(
    "ping",
    (a) =>
      `const link = document.createElement("a"); link.ping = ${a}; link.href = "#"; document.body.append(link); quiet(() => link.click());`,
  ),
  call(
    "worker",
    (a) =>
      `quiet(() => new Worker(URL.createObjectURL(new Blob(["fetch(" + JSON.stringify(${a}) + ", { mode: 'no-cors' })"]))));`,
  ),
  call(
    "shared-worker",
    (a) =>
      `quiet(() => new SharedWorker(URL.createObjectURL(new Blob(["fetch(" + JSON.stringify(${a}) + ", { mode: 'no-cors' })"]))));`,
  ),
  call(
    "service-worker",
    (a) =>
      `quiet(() => navigator.serviceWorker.register("/service-worker.js?to=" + encodeURIComponent(${a})));`,
  ),
  call(
    "audio-worklet",
    (a) => `quiet(() => new OfflineAudioContext(1, 9, 44100).audioWorklet.addModule(${a}));`,
  ),
  call(
    "audio-worklet-import",
    (a) =>
      `quiet(() => new OfflineAudioContext(1, 9, 44100).audioWorklet.addModule(URL.createObjectURL(new Blob(["import " + JSON.stringify(${a})], { type: "text/javascript" }))));`,
  ),
  call("paint-worklet", (a) => `quiet(() => CSS.paintWorklet.addModule(${a}));`),
  call("animation-worklet", (a) => `quiet(() => CSS.animationWorklet.addModule(${a}));`),
  call("layout-worklet", (a) => `quiet(() => CSS.layoutWorklet.addModule(${a}));`),
  call(
    "shared-storage-worklet",
    (a) =>
      `quiet(() => sharedStorage.worklet.addModule(${a})); quiet(() => sharedStorage.createWorklet(${a}));`,
  ),
  call(
    "private-aggregation",
    (a) =>
      `quiet(() => privateAggregation.contributeToHistogram({ bucket: 1n, value: 1 })); quiet(() => sharedStorage.selectURL("x", [{ url: ${a} }]));`,
  ),
  call(
    "interest-group",
    (a) =>
      `quiet(() => navigator.joinAdInterestGroup({ owner: new URL(${a}).origin, name: "x", biddingLogicURL: ${a}, updateURL: ${a} }, 99)); quiet(() => navigator.updateAdInterestGroups());`,
  ),
  call(
    "ad-auction",
    (a) =>
      `quiet(() => navigator.runAdAuction({ seller: new URL(${a}).origin, decisionLogicURL: ${a}, interestGroupBuyers: [new URL(${a}).origin] }));`,
  ),
  call("topics", () => "quiet(() => document.browsingTopics());"),
  call(
    "background-fetch",
    (a) => `quiet(() => navigator.serviceWorker.ready.then((r) => r.backgroundFetch.fetch("x", [${a}])));`,
  ),
  call(
    "periodic-sync",
    () =>
      `quiet(() => navigator.serviceWorker.ready.then((r) => r.periodicSync.register("x", { minInterval: 1 })));`,
  ),
  call(
    "push",
    () =>
      `quiet(() => navigator.serviceWorker.ready.then((r) => r.pushManager.subscribe({ userVisibleOnly: true })));`,
  ),
  call("cache-add", (a) => `quiet(() => caches.open("x").then((c) => c.add(${a})));`),
  call("dynamic-import", (a) => `quiet(() => import(${a}));`),
  call("json-module", (a) => `quiet(() => import(${a}, { with: { type: "json" } }));`),
  call("wasm", (a) => `quiet(() => WebAssembly.compileStreaming(fetch(${a})));`),
  call("font-face", (a) => `quiet(() => new FontFace("y", "url(" + ${a} + ")").load());`),
  call("new-image", (a) => `new Image().src = ${a};`),
  call("new-audio", (a) => `new Audio(${a}).play().catch(() => {});`),
  call(
    "fed-cm",
    (
      a,
    ) => `quiet(() => navigator.credentials.get({ identity: { providers: [{ configURL: ${a}, clientId: "1" }] }, mediation: "optional" }));
    quiet(() => navigator.credentials.get({ identity: { mode: "active", providers: [{ configURL: ${a}, clientId: "1" }] } }));`,
  ),
  call(
    "fed-cm-disconnect",
    (a) =>
      `quiet(() => IdentityCredential.disconnect({ configURL: ${a}, clientId: "1", accountHint: "x" })); quiet(() => IdentityProvider.getUserInfo({ configURL: ${a}, clientId: "1" }));`,
  ),
  call(
    "web-authn",
    (
      a,
    ) => `quiet(() => navigator.credentials.get({ publicKey: { challenge: new Uint8Array(8), rpId: new URL(${a}).hostname } }));
    quiet(() => navigator.credentials.create({ publicKey: { challenge: new Uint8Array(8), rp: { id: new URL(${a}).hostname, name: "x" }, user: { id: new Uint8Array(8), name: "x", displayName: "x" }, pubKeyCredParams: [{ type: "public-key", alg: -7 }] } }));`,
  ),
  call(
    "password-icon",
    (a) =>
      `quiet(() => navigator.credentials.store(new PasswordCredential({ id: "x", password: "x", iconURL: ${a}.replace("http:", "https:") })));`,
  ),
  call(
    "payment-request",
    (
      a,
    ) => `quiet(() => new PaymentRequest([{ supportedMethods: ${a} }], { total: { label: "x", amount: { currency: "EUR", value: "1" } } }).canMakePayment());
    quiet(() => new PaymentRequest([{ supportedMethods: ${a} }], { total: { label: "x", amount: { currency: "EUR", value: "1" } } }).show());`,
  ),
  call(
    "payment-confirmation",
    (a) =>
      `quiet(() => new PaymentRequest([{ supportedMethods: "secure-payment-confirmation", data: { credentialIds: [new Uint8Array(8)], challenge: new Uint8Array(8), instrument: { displayName: "x", icon: ${a} }, payeeName: "x", rpId: location.hostname } }], { total: { label: "x", amount: { currency: "EUR", value: "1" } } }).show());`,
  ),
  call("protocol-handler", (a) => `quiet(() => navigator.registerProtocolHandler("web+x", ${a} + "?%s"));`),
  call("related-apps", () => "quiet(() => navigator.getInstalledRelatedApps());"),
  call("web-install", (a) => `quiet(() => navigator.install(${a}));`),
  call(
    "presentation",
    (a) =>
      `quiet(() => new PresentationRequest([${a}]).getAvailability()); quiet(() => new PresentationRequest([${a}]).start());`,
  ),
  call(
    "remote-playback",
    (a) =>
      `const v = document.createElement("video"); v.src = ${a}; quiet(() => v.remote.watchAvailability(() => {}));`,
  ),
  call("notification", (a) => `quiet(() => new Notification("x", { icon: ${a}, image: ${a} }));`),
  call(
    "media-session",
    (a) =>
      `quiet(() => { navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: ${a} }] }); });`,
  ),
  call(
    "speech",
    () =>
      `quiet(() => speechSynthesis.speak(new SpeechSynthesisUtterance("x"))); quiet(() => new webkitSpeechRecognition().start());`,
  ),
  call("geolocation", () => "quiet(() => navigator.geolocation.getCurrentPosition(() => {}));"),
  call(
    "language-model",
    () =>
      `quiet(() => LanguageModel.create()); quiet(() => Translator.create({ sourceLanguage: "de", targetLanguage: "en" })); quiet(() => Summarizer.create());`,
  ),
  call(
    "direct-sockets",
    (a) =>
      `quiet(() => new TCPSocket(new URL(${a}).hostname, +new URL(${a}).port)); quiet(() => new UDPSocket({ remoteAddress: new URL(${a}).hostname, remotePort: +new URL(${a}).port }));`,
  ),
  call("popup", (a) => `quiet(() => open(${a})); quiet(() => open(${a}, "x", "popup,noopener"));`),
  call(
    "form-blank",
    (a) =>
      `const form = document.createElement("form"); form.action = ${a}; form.target = "_blank"; document.body.append(form); quiet(() => form.submit());`,
  ),
  call(
    "xslt-processor",
    (a) =>
      `quiet(() => { const d = new DOMParser().parseFromString('<x:stylesheet version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:import href="' + ${a} + '"/></x:stylesheet>', "text/xml"); new XSLTProcessor().importStylesheet(d); });`,
  ),
  call(
    "navigation-preview",
    () => `quiet(() => document.createElement("a").interestForElement); quiet(() => navigation.reload);`,
  ),
  call(
    "csp-report",
    (a) =>
      `quiet(() => { const m = document.createElement("meta"); m.httpEquiv = "Content-Security-Policy-Report-Only"; m.content = "img-src 'none'; report-uri " + ${a}; document.head.append(m); new Image().src = "/x"; });`,
  ),
  call("device-bound-session", (a) => `quiet(() => fetch("/bound?to=" + encodeURIComponent(${a})));`),
];
