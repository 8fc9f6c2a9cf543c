// A web server that behaves badly on purpose: one path per kind of bad behaviour, on a free loopback port.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const HTML = { "content-type": "text/html; charset=utf-8" };
const MIB = 1024 * 1024;
/** Unpacked size of the compression bombs; sent they are about 100 kB. */
const BOMB_BYTES = 100 * MIB;
/** Time between two bytes of a trickling body, in ms. */
const TRICKLE_PAUSE = 40;

type Behaviour = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** A small decent page in German; the word "Tischlerei" with an umlaut near it shows the charset. */
export function decentPage(extra = ""): string {
  return `<!doctype html><html lang="de"><head><title>Tischlerei Grüter in Münster</title></head>
<body><h1>Möbel aus Eiche</h1><p>Wir bauen Tische und Türen.</p>${extra}</body></html>`;
}

const page = (body: string | Buffer, headers: Record<string, string> = HTML, status = 200): Behaviour => {
  return (_request, response) => response.writeHead(status, headers).end(body);
};

const redirect = (target: string, status = 302): Behaviour => {
  return (_request, response) => response.writeHead(status, { location: target }).end("weiter");
};

/** Compressed once, when first asked for. */
function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
const bombContent = () => Buffer.concat([Buffer.from(decentPage()), Buffer.alloc(BOMB_BYTES, " ")]);
const gzipBomb = once(() => gzipSync(bombContent(), { level: 1 }));
const brotliBomb = once(() =>
  brotliCompressSync(bombContent(), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
);

const trickle = (text: string, pause: number): Behaviour => {
  return (_request, response) => {
    response.writeHead(200, HTML);
    let sent = 0;
    const timer = setInterval(() => response.write(text[sent++ % text.length] ?? " "), pause);
    response.on("close", () => clearInterval(timer));
  };
};

const endless: Behaviour = (_request, response) => {
  response.writeHead(200, HTML);
  const part = `<p>${"Endlos viele Wörter stehen hier. ".repeat(500)}</p>`;
  const fill = () => {
    while (!response.destroyed && response.write(part));
  };
  response.write(decentPage().replace("</body></html>", ""));
  response.on("drain", fill);
  fill();
};

const cut = (body: string): Behaviour => {
  return (_request, response) => {
    response.writeHead(200, { ...HTML, "content-length": String(body.length + 5000) });
    response.write(body, () => setTimeout(() => response.destroy(), 50));
  };
};

const BEHAVIOURS: Record<string, Behaviour> = {
  "/": page(decentPage()),
  "/robots.txt": page("User-agent: *\nAllow: /\n", { "content-type": "text/plain" }),
  "/sitemap.xml": page('<?xml version="1.0"?><urlset></urlset>', { "content-type": "application/xml" }),
  // Redirects
  "/redirect": (_request, response, url) => {
    const left = Number(url.searchParams.get("n"));
    redirect(left > 0 ? `/redirect?n=${left - 1}` : "/")(_request, response, url);
  },
  "/to": (request, response, url) => redirect(url.searchParams.get("u") ?? "/", 301)(request, response, url),
  "/loop-a": redirect("/loop-b"),
  "/loop-b": redirect("/loop-a"),
  "/self": redirect("/self", 307),
  "/no-location": (_request, response) => response.writeHead(302, HTML).end(decentPage()),
  "/bad-location": redirect("http://[kaputt"),
  "/umlaut-location": (_request, response) => {
    response.writeHead(302, { location: Buffer.from("/ziel?ort=Münster", "utf8").toString("latin1") }).end();
  },
  "/ziel": page(decentPage()),
  // Time
  "/slow-headers": () => {},
  "/slow-body": trickle(decentPage(), TRICKLE_PAUSE),
  "/stalled-body": (_request, response) => response.writeHead(200, HTML).write(decentPage()),
  "/stalled-start": (_request, response) => response.writeHead(200, HTML).flushHeaders(),
  "/late": (_request, response) =>
    setTimeout(() => page(decentPage())(_request, response, new URL("x:")), 150),
  // Size
  "/endless": endless,
  "/gzip-bomb": (_request, response) =>
    response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(gzipBomb()),
  "/brotli-bomb": (_request, response) =>
    response.writeHead(200, { ...HTML, "content-encoding": "br" }).end(brotliBomb()),
  "/big-attribute": page(decentPage(`<img alt="${"ä".repeat(2.5 * MIB)}" src="a.png"><h2>Danach</h2>`)),
  "/big-title": page(`<title>${"Titel ".repeat(MIB / 2)}</title><h1>Danach</h1>`),
  "/nested": page(decentPage(`${"<div>".repeat(30_000)}<h2>Tief</h2>`)),
  "/stray-end-tags": page(decentPage(`${"</div>".repeat(114_000)}<h2>Danach</h2>`)), // 684 kB
  // Content
  "/pdf": page("%PDF-1.7 …", { "content-type": "application/pdf" }),
  "/json": page('{"a":1}', { "content-type": "application/json" }),
  "/plain": page(decentPage(), { "content-type": "text/plain" }),
  "/untyped-html": page(decentPage(), {}),
  "/untyped-utf16": page(Buffer.from(`\ufeff${decentPage()}`, "utf16le"), {}),
  "/untyped-text": page("Nur Text, kein HTML.", {}),
  "/untyped-binary": page(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), {}),
  "/xhtml": page(`<?xml version="1.0"?>${decentPage()}`, { "content-type": "application/xhtml+xml" }),
  "/unknown-encoding": page(decentPage(), { ...HTML, "content-encoding": "zstd" }),
  "/false-gzip": page(decentPage(), { ...HTML, "content-encoding": "gzip" }),
  "/empty": page(""),
  "/no-content": (_request, response) => response.writeHead(204).end(),
  "/cut": cut(decentPage().replace("</body></html>", "")),
  "/cut-at-once": (_request, response) => {
    response.writeHead(200, { ...HTML, "content-length": "5000" }).flushHeaders();
    setTimeout(() => response.destroy(), 50);
  },
  "/no-answer": (request) => request.socket.destroy(),
  "/not-http": (request) => request.socket.end("Guten Tag\r\n"),
  // Charsets
  "/utf-16le": page(Buffer.from(`\ufeff${decentPage()}`, "utf16le"), { "content-type": "text/html" }),
  "/utf-16be": page(Buffer.from(`\ufeff${decentPage()}`, "utf16le").swap16(), {
    "content-type": "text/html",
  }),
  "/windows-1252": page(Buffer.from(decentPage(), "latin1"), {
    "content-type": "text/html; charset=windows-1252",
  }),
  "/broken-utf-8": page(
    Buffer.concat([Buffer.from(decentPage()), Buffer.from([0xc3, 0x28, 0xff, 0xf0, 0x9f])]),
  ),
  "/unknown-charset": page(decentPage(), { "content-type": "text/html; charset=quatsch" }),
  // Statuses and firewalls
  "/404": page(decentPage(), HTML, 404),
  "/500": page(decentPage(), HTML, 500),
  "/404-empty": page("", HTML, 404),
  "/cloudflare": page(
    "<!DOCTYPE html><title>Just a moment...</title>",
    { ...HTML, server: "cloudflare", "cf-mitigated": "challenge" },
    403,
  ),
  "/forbidden": page("<h1>403 Forbidden</h1>", HTML, 403),
  "/forbidden-json": page('{"error":"denied"}', { "content-type": "application/json" }, 403),
  "/too-many": page("", { "retry-after": "60" }, 429),
  "/maintenance": page(decentPage("Wartung"), HTML, 503),
  "/mirror": (request, response) =>
    response
      .writeHead(200, { ...HTML, "set-cookie": ["a=1", "b=2"], "x-frame-options": "DENY" })
      .end(`<pre>${JSON.stringify(request.headers)}</pre>`),
};

/** Everything it does, for tests that go through all of it. */
export const HOSTILE_PATHS = Object.keys(BEHAVIOURS);

/** Starts the server on a free port of 127.0.0.1. */
export async function startHostileServer(): Promise<{ port: number; stop: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    response.on("error", () => {});
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const behave = BEHAVIOURS[url.pathname] ?? page("<h1>Nicht gefunden</h1>", HTML, 404);
    behave(request, response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The hostile server has no port");
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: address.port, stop };
}
