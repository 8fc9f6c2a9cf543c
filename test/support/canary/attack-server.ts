// Pages that ask a canary by every channel, from every kind of document that a page can make.
import { createServer, type ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import { TEST_CERTIFICATE, TEST_KEY } from "./certificate.ts";
import { CHANNELS } from "./channels.ts";
import { READS } from "./reads.ts";

/** A visit may ask one host so often only: where the canary may be reached, the channels come in parts. */
export const PARTS = 3;
/** Between the hints and the answer: time to follow them. */
const HINT_MS = 300;

/** Where in a page a channel is tried. */
export const PLACES = ["page", "srcdoc", "blank", "late"] as const;
export type Place = (typeof PLACES)[number];

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
/** A text as a literal inside an inline script. */
const literal = (text: string) => JSON.stringify(text).replaceAll("</", "<\\/").replaceAll("<!--", "<\\!--");

const documentOf = (body: string) => `<!doctype html><html lang="de"><head><title>Tischlerei</title>
<meta name="viewport" content="width=device-width"></head><body><h1>Möbel aus Eiche</h1>${body}</body></html>`;

/** Puts markup into a document so that its scripts run. */
const PLACED: Record<Place, (markup: string) => string> = {
  page: (markup) => markup,
  srcdoc: (markup) => `<iframe srcdoc="${escaped(markup)}"></iframe>`,
  blank: (markup) => `<iframe id="blank"></iframe><script>
const inner = document.querySelector("#blank").contentDocument; inner.open(); inner.write(${literal(markup)}); inner.close();
</script>`,
  late: (markup) => `<script>addEventListener("load", () => setTimeout(() => {
  const range = document.createRange(); range.selectNode(document.body);
  document.body.append(range.createContextualFragment(${literal(markup)}));
}, 20))</script>`,
};

/** What only an answer's headers ask for. `to` names the path. */
function attackHeaders(to: (name: string) => string): Record<string, string> {
  const secure = (name: string) => to(name).replace("http:", "https:");
  return {
    link: [
      `<${to("link-preload")}>; rel=preload; as=image`,
      `<${to("link-prefetch")}>; rel=prefetch`,
      `<${to("link-modulepreload")}>; rel=modulepreload`,
      `<${to("link-preconnect")}>; rel=preconnect`,
      `<${to("link-dns-prefetch")}>; rel=dns-prefetch`,
      `<${to("link-dictionary")}>; rel=compression-dictionary`,
      `<${to("link-stylesheet")}>; rel=stylesheet`,
    ].join(", "),
    "speculation-rules": '"/rules.json"',
    "reporting-endpoints": `default="${to("report-default")}", x="${to("report-x")}"`,
    "report-to": JSON.stringify({ group: "nel", max_age: 9, endpoints: [{ url: secure("report-to") }] }),
    nel: '{"report_to":"nel","max_age":9,"success_fraction":1,"failure_fraction":1}',
    "content-security-policy-report-only": `img-src 'none'; report-uri ${to("csp-header")}; report-to x`,
    "document-policy-report-only": "document-write=?0;report-to=x, unsized-media=?0;report-to=x",
    "permissions-policy-report-only": "geolocation=();report-to=x",
    "cross-origin-opener-policy-report-only": 'same-origin; report-to="x"',
    "cross-origin-embedder-policy-report-only": 'require-corp; report-to="x"',
    "integrity-policy-report-only": "blocked-destinations=(script), endpoints=(x)",
    sourcemap: to("source-map-header"),
    "attribution-reporting-register-source": `{"destination":"${secure("attribution")}","source_event_id":"1"}`,
    "secure-session-registration": `(ES256);path="${to("bound-session")}";challenge="x"`,
    "sec-session-registration": `(ES256);path="${to("bound-session")}";challenge="x"`,
    "alt-svc": `h3="127.0.0.1:${new URL(to("x")).port}"; ma=99`,
    "accept-ch": "Sec-CH-UA-Platform-Version",
    "critical-ch": "Sec-CH-UA-Platform-Version",
    "use-as-dictionary": 'match="/*"',
  };
}

/** Over TLS and HTTP/2, where Chromium heeds hints that come before the answer, reports and sessions bound to a device. */
export async function startHintingServer(): Promise<AttackServer> {
  const server = createSecureServer({ key: TEST_KEY, cert: TEST_CERTIFICATE });
  server.on("error", () => {});
  server.on("stream", (stream, { ":path": path = "/" }) => {
    stream.on("error", () => {});
    const target = new URL(path, "https://127.0.0.1").searchParams.get("to") ?? "";
    if (target === "") {
      stream.respond({ ":status": 404 });
      return stream.end();
    }
    const to = (name: string) => `${target}/hints/${name}`;
    const links = [
      `<${to("early-preload")}>; rel=preload; as=style`,
      `<${to("early-preload-image")}>; rel=preload; as=image`,
      `<${to("early-modulepreload")}>; rel=modulepreload`,
      `<${to("early-preconnect")}>; rel=preconnect`,
    ];
    stream.additionalHeaders({ ":status": 103, link: links });
    const respond = () => {
      if (stream.destroyed) return;
      stream.respond({ ":status": 200, "content-type": "text/html", ...attackHeaders((name) => to(name)) });
      stream.end(documentOf('<p>Text</p><img src="/x.png">'));
    };
    setTimeout(respond, HINT_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    origin: `https://127.0.0.1:${port}`,
    sentBytes: () => 0,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

export interface AttackServer {
  origin: string;
  /** Bytes handed to the line so far, of what never ends. */
  sentBytes: () => number;
  stop: () => Promise<void>;
}

/**
 * GET /attack?to=ORIGIN&place=PLACE[&only=NAME]: all channels, one, or those of „part 0“ to „part 2“. GET /read?to=ORIGIN&how=NAME: one of the ways to read. GET /headers?to=ORIGIN: the channels of headers. Hits are
 * named /PLACE/CHANNEL.
 */
export async function startAttackServer(): Promise<AttackServer> {
  let sent = 0;
  const server = createServer((request, response) => {
    response.on("error", () => {});
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const target = url.searchParams.get("to") ?? "";
    switch (url.pathname) {
      case "/attack":
        return html(
          response,
          attack(target, url.searchParams.get("place") as Place, url.searchParams.get("only")),
        );
      case "/plain":
        return html(response, documentOf("<p>Text</p>"));
      case "/rules-alone":
        return html(
          response,
          `<!doctype html><title>Tischlerei</title><script type="speculationrules">{"prefetch":[{"urls":["${target}/page/rules-alone"],"eagerness":"immediate"}]}</script>`,
        );
      case "/noise":
        return html(
          response,
          documentOf(
            `<script>const long = "x".repeat(1e5); setInterval(() => { for (let i = 0; i < 500; i++) console.log(long) }, 1);
setInterval(() => { throw new Error(long) }, 1); setInterval(() => Promise.reject(new Error(long)), 1)</script>`,
          ),
        );
      case "/flood":
        return html(
          response,
          documentOf(
            `<script>for (let i = 0; i < 1000; i++) new Image().src = "${target}/flood/" + Math.random()</script>`,
          ),
        );
      case "/endless":
        return endless(response, (bytes) => {
          sent += bytes;
        });
      case "/heavy":
        return html(
          response,
          documentOf(
            '<p>Text</p><img src="/endless"><script>fetch("/endless").then((a) => a.text())</script>',
          ),
        );
      case "/read":
        return html(
          response,
          documentOf(READS[url.searchParams.get("how") ?? ""]?.(`${target}/secret`) ?? ""),
        );
      case "/headers":
        return html(
          response,
          documentOf('<p>Text</p><img src="/x.png"><script>document.write("x")</script>'),
          attackHeaders((name) => `${target}/headers/${name}`),
        );
      case "/service-worker.js":
        response.writeHead(200, { "content-type": "text/javascript" });
        return response.end(`fetch(${JSON.stringify(target)}, { mode: "no-cors" })`);
      case "/bound":
        return html(response, "", {
          "secure-session-registration": `(ES256);path="${target}";challenge="x"`,
        });
      case "/rules.json":
        return rules(response, request.headers.referer);
      default:
        return response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    sentBytes: () => sent,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function attack(target: string, place: Place, only: string | null): string {
  const channels = CHANNELS.filter(({ name }, index) =>
    only === null ? true : only === name || only === `part ${index % PARTS}`,
  );
  const markup = channels.map((channel) =>
    channel.markup((suffix = "") => `${target}/${place}/${channel.name}${suffix}`),
  );
  return documentOf(PLACED[place](markup.join("\n")));
}

function rules(response: ServerResponse, referer = "http://127.0.0.1/"): void {
  const target = new URL(referer).searchParams.get("to") ?? "";
  response.writeHead(200, { "content-type": "application/speculationrules+json" });
  response.end(JSON.stringify({ prefetch: [{ urls: [`${target}/headers/rules`], eagerness: "immediate" }] }));
}

/** A picture that never ends, as fast as the line takes it. */
/** Between two parts: 25 MB a second. */
const PACE_MS = 10;

function endless(response: ServerResponse, onSent: (bytes: number) => void): void {
  const part = Buffer.alloc(256 * 1024, 1);
  response.writeHead(200, { "content-type": "image/jpeg" });
  // At a fast line's pace: loopback would send hundreds of megabytes before a browser is told to stop.
  const pace = setInterval(() => {
    if (response.destroyed) return clearInterval(pace);
    if (response.writableNeedDrain) return;
    onSent(part.length);
    response.write(part);
  }, PACE_MS);
}

function html(response: ServerResponse, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
}
