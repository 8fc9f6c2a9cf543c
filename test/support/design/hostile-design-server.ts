// Pages that behave badly in a browser: one path per kind of bad behaviour. /seen lists every request but those for pages.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

const HTML = { "content-type": "text/html; charset=utf-8" };
/** Nobody answers here, and no page may ask. */
const PRIVATE_ORIGIN = "http://10.0.0.1";
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=", "base64");

type Behaviour = (response: ServerResponse, request: IncomingMessage, url: URL) => void;

const page =
  (body: string, head = ""): Behaviour =>
  (response) => {
    response.writeHead(200, HTML).end(documentOf(body, head));
  };
const script = (code: string, body = ""): Behaviour => page(`${body}<script>${code}</script>`);
const redirect =
  (target: string, status = 302): Behaviour =>
  (response) => {
    response.writeHead(status, { location: target }).end();
  };
const attachment: Behaviour = (response) => {
  response.writeHead(200, {
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="x.zip"',
  });
  response.end("PK");
};

function documentOf(body: string, head = ""): string {
  return `<!doctype html><html lang="de"><head><title>Tischlerei</title>
<meta name="viewport" content="width=device-width">${head}</head><body><h1>Möbel aus Eiche</h1>${body}</body></html>`;
}

const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join("");

/** Asks for `target` in every way a page has; /seen and the answer's facts tell what came of it. */
const askFor = (target: string) => {
  const socket = target.replace(/^http/, "ws");
  return `<img src="${target}/img"><iframe src="${target}/iframe"></iframe><link rel="stylesheet" href="${target}/css">
<link rel="icon" href="${target}/icon"><link rel="manifest" href="${target}/manifest">
<link rel="prefetch" href="${target}/prefetch"><link rel="preload" as="image" href="${target}/preload">
<object data="${target}/object"></object><embed src="${target}/embed"><video src="${target}/video" preload="auto"></video>
<script type="speculationrules">{"prefetch":[{"urls":["${target}/speculation"],"eagerness":"immediate"}],
"prerender":[{"urls":["${target}/prerender"],"eagerness":"immediate"}]}</script><div id="host"></div>
<a ping="${target}/ping" href="#" id="ping">x</a><form action="${target}/form" target="other" method="post"></form>
<script>
const quiet = (work) => { try { work()?.catch?.(() => {}) } catch {} };
quiet(() => fetch("${target}/fetch", { mode: "no-cors" }));
quiet(() => fetch("${target}/keepalive", { mode: "no-cors", keepalive: true }));
quiet(() => navigator.sendBeacon("${target}/beacon"));
quiet(() => new EventSource("${target}/events"));
quiet(() => new WebSocket("${socket}/socket"));
quiet(() => new WebTransport("${target.replace("http:", "https:")}/transport"));
const work = new Blob(['fetch("${target}/worker", { mode: "no-cors" })'], { type: "text/javascript" });
quiet(() => new Worker(URL.createObjectURL(work)));
quiet(() => new SharedWorker(URL.createObjectURL(work)));
quiet(() => navigator.serviceWorker.register("/service-worker.js"));
quiet(() => new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:" + location.port }] }).createDataChannel("x"));
quiet(() => { const frame = document.createElement("iframe"); document.body.append(frame);
  new frame.contentWindow.WebSocket("${socket}/frame-socket"); });
quiet(() => open("${target}/popup"));
quiet(() => document.querySelector("form").submit());
quiet(() => document.querySelector("#ping").click());
const link = document.createElement("a"); link.href = "${target}/download"; link.download = "x"; link.click();
const late = document.createElement("script"); late.type = "speculationrules";
late.textContent = '{"prefetch":[{"urls":["${target}/late-speculation"],"eagerness":"immediate"}]}';
quiet(() => document.querySelector("#host").attachShadow({ mode: "closed" }).append(late));
document.title = [typeof WebSocket, typeof WebTransport, typeof RTCPeerConnection, typeof Worker].join();
</script>`;
};

const BEHAVIOURS: Record<string, Behaviour> = {
  /** Whatever a test makes up. */
  "/html": (response, _request, url) => {
    response.writeHead(200, HTML).end(documentOf(url.searchParams.get("body") ?? ""));
  },
  "/good": page('<p>Wir bauen Tische.</p><img src="/pixel.gif" width="200" height="100">'),
  "/pixel.gif": (response) => {
    response.writeHead(200, { "content-type": "image/gif" }).end(PIXEL);
  },
  // Time
  "/endless": (response) => {
    response.writeHead(200, HTML).write(documentOf("<p>Anfang</p>").replace("</body></html>", ""));
    const timer = setInterval(() => response.write("<p>weiter</p>"), 100);
    response.on("close", () => clearInterval(timer));
  },
  "/silent": () => {},
  "/never": () => {},
  "/never-picture": page('<p>Text</p><img src="/never" width="100" height="100">'),
  "/never-script": page('<script src="/never"></script><p>Dahinter</p>'),
  "/never-font": page(
    "<p>Text</p>",
    "<style>@font-face{font-family:X;src:url(/never)}p{font-family:X}</style>",
  ),
  "/busy": script("while (true);"),
  "/busy-later": script("setTimeout(() => { while (true); }, 300)"),
  // Dialogs and windows
  "/alert": script('alert("Hallo"); confirm("Wirklich?"); prompt("Name?")'),
  "/alert-loop": script('while (true) alert("Hallo");'),
  "/beforeunload": script('onbeforeunload = (event) => { event.preventDefault(); return "Bleiben?" }'),
  "/popups": script('setInterval(() => open("/good"), 20); for (let i = 0; i < 50; i++) open("/good?" + i)'),
  "/print": script("print()"),
  // Ways elsewhere
  "/to-private": redirect(`${PRIVATE_ORIGIN}/`),
  "/to": (response, request, url) => redirect(url.searchParams.get("u") ?? "/good")(response, request, url),
  "/loop": redirect("/loop"),
  "/refresh": page("<p>Gleich</p>", '<meta http-equiv="refresh" content="0;url=/good">'),
  "/refresh-private": page("<p>Gleich</p>", `<meta http-equiv="refresh" content="0;url=${PRIVATE_ORIGIN}/">`),
  "/reload-loop": script("setTimeout(() => location.reload(), 50)"),
  "/push-state": script(
    "let n = 0; setInterval(() => { for (let i = 0; i < 200; i++) history.pushState(0, '', '/push-state?' + n++) }, 1)",
  ),
  "/hash-loop": script("let n = 0; setInterval(() => { location.hash = n++ }, 1)"),
  "/mailto": script('location = "mailto:x@example.org"'),
  "/asks": (response, _request, url) => {
    const target = url.searchParams.get("target") ?? PRIVATE_ORIGIN;
    const link = `<${target}/link-preload>; rel=preload; as=image, <${target}/link-prefetch>; rel=prefetch`;
    response
      .writeHead(200, { ...HTML, link, "speculation-rules": '"/rules.json"' })
      .end(documentOf(askFor(target)));
  },
  "/rules.json": (response, request) => {
    response.writeHead(200, { "content-type": "application/speculationrules+json" });
    response.end(
      `{"prefetch":[{"urls":["http://127.0.0.1:${request.socket.localPort}/ruled"],"eagerness":"immediate"}]}`,
    );
  },
  /** Another site inside: localhost instead of 127.0.0.1. */
  "/framed": (response, request, url) => {
    const inside = `http://localhost:${request.socket.localPort}${url.searchParams.get("inside") ?? "/good"}`;
    response
      .writeHead(200, HTML)
      .end(documentOf(`<iframe src="${inside}" width="300" height="200"></iframe>`));
  },
  "/frame-steers": page(
    `<iframe srcdoc="<script>top.location='/download'</script>"></iframe><iframe src="/download"></iframe>`,
  ),
  // Downloads and other content
  "/download": attachment,
  "/download-link": script('const a = document.createElement("a"); a.href = "/download"; a.click()'),
  "/pdf": (response) => {
    response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7");
  },
  "/error": (response) => {
    response.writeHead(500, HTML).end(documentOf("<p>Fehler</p>"));
  },
  "/gone": (response) => {
    response.writeHead(410, HTML).end(documentOf("<p>Nicht mehr da</p>"));
  },
  "/locked": (response) => {
    response.writeHead(403, HTML).end(documentOf("<p>Bot?</p>"));
  },
  "/no-content": (response) => {
    response.writeHead(204).end();
  },
  // Size and movement
  /** Red bar above everything, a green first screen, then white. */
  "/fixed": page(
    '<div style="position:fixed;inset:0 0 auto;height:40px;background:#f00"></div><div style="height:100vh;background:#0f0"></div><div style="height:5000px"></div>',
    "<style>body{margin:0}h1{display:none}</style>",
  ),
  "/high": page('<div style="height:60000px;background:linear-gradient(red,blue)"></div>'),
  "/fonts": page(
    repeated(500, (index) => `<p style="font-family:F${index}">Schrift ${index}</p>`),
    `<style>${repeated(500, (index) => `@font-face{font-family:F${index};src:url(/pixel.gif?${index})}`)}</style>`,
  ),
  "/pictures": page(repeated(5_000, (index) => `<img src="/pixel.gif?${index}" width="20" height="20">`)),
  "/growing": script(
    "onscroll = () => { for (let i = 0; i < 5; i++) document.body.insertAdjacentHTML('beforeend', '<div style=height:800px>mehr</div>') }",
    '<div style="height:3000px"></div>',
  ),
  "/moving": page(
    `<div class="spin"></div><div class="in">Da</div><div id="count">0</div><input autofocus>
<script>setInterval(() => { document.querySelector("#count").textContent = Math.random() }, 5);
(function next() { document.body.style.background = "#" + Math.random().toString(16).slice(2, 8); requestAnimationFrame(next) })()</script>`,
    `<style>@keyframes spin{to{transform:rotate(1turn)}}@keyframes in{from{opacity:0;transform:translateX(-99px)}}
.spin{width:80px;height:80px;background:red;animation:spin 1s infinite}.in{animation:in 60s both}</style>`,
  ),
  "/video": page('<video autoplay loop muted src="/never" width="300" height="200"></video>'),
  "/memory": script("const all = []; for (let i = 0; i < 400; i++) all.push(new Array(1e7).fill(i))"),
  "/console": script(
    "setInterval(() => { for (let i = 0; i < 2000; i++) console.log('x'.repeat(1000)) }, 1)",
  ),
};

/** Starts the server on a free port, on 127.0.0.1 and, as another site, on localhost. */
export async function startHostileDesignServer() {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    response.on("error", () => {});
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    seen.push(url.pathname);
    const behave = BEHAVIOURS[url.pathname];
    if (behave) behave(response, request, url);
    else response.writeHead(404, HTML).end("Nicht gefunden");
  });
  server.on("upgrade", (request, socket) => {
    seen.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The hostile server has no port");
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    /** Paths asked for since the last call. */
    takeSeen: () => seen.splice(0),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
