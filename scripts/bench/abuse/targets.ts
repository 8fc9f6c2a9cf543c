// The site that the greedy visitor has analysed, and an unrelated third one: both count their requests.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Pages of the target, more than a crawl reads. */
const PAGES = 60;
/** Pictures that a rated page requests from its own and from the third site: more than allowed. */
const PICTURES = 500;
/** Shorter than what counts as a hanging page. */
const BUSY_MS = 2_500;
const MINUTE_MS = 60_000;

export interface CountingServer {
  origin: string;
  /** By the check itself. */
  crawler: () => { day: number; fullestMinute: number };
  /** By the browser of a rating. */
  browser: () => number;
  stop: () => void;
}

export interface Targets {
  target: CountingServer;
  third: CountingServer;
}

export async function startTargets(): Promise<Targets> {
  const third = await startCountingServer((request, response) => {
    if (request.url?.startsWith("/to-third-cut")) return request.socket.destroy();
    return respond(response, 200, request.url === "/robots.txt" ? "" : sitePage("Dritte", ""));
  });
  const target = await startCountingServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://target");
    if (pathname.startsWith("/to-third")) return redirect(response, `${third.origin}${pathname}`);
    if (pathname.startsWith("/loop")) return redirect(response, `${pathname}x`);
    if (pathname.startsWith("/cut")) return request.socket.destroy();
    if (pathname.startsWith("/endless")) return response.writeHead(200).flushHeaders();
    if (pathname.startsWith("/picture")) return response.writeHead(404).end();
    if (pathname === "/robots.txt") return respond(response, 200, "User-agent: *\nAllow: /\n");
    return respond(
      response,
      200,
      isBrowser(request) ? heavyPage(third.origin) : sitePage("Ziel", third.origin),
    );
  });
  return { target, third };
}

async function startCountingServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<CountingServer> {
  const minutes = new Map<number, number>();
  let [crawler, browser] = [0, 0];
  const server = createServer((request, response) => {
    if (isBrowser(request)) browser += 1;
    else {
      crawler += 1;
      const minute = Math.floor(Date.now() / MINUTE_MS);
      minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
    }
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    crawler: () => ({ day: crawler, fullestMinute: Math.max(0, ...minutes.values()) }),
    browser: () => browser,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function isBrowser({ headers }: IncomingMessage): boolean {
  return /Chrome\//.test(headers["user-agent"] ?? "");
}

function respond(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(body);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="de"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
}

/** For the crawl: links to more pages, to redirects and to the third site. */
function sitePage(title: string, third: string): string {
  const links = Array.from(
    { length: PAGES },
    (_, at) =>
      `<a href="/seite-${at}">Seite ${at}</a> <a href="/to-third-${at}">Weiter ${at}</a> <a href="${third}/fremd-${at}">Fremd ${at}</a>`,
  );
  return page(title, `<p>Viele Wege führen hier weg.</p>${links.join("\n")}`);
}

/** For the rating: requests all it can, never finishes loading, and blocks its main thread. */
function heavyPage(third: string): string {
  const script = `
    for (let n = 0; n < ${PICTURES}; n++) {
      new Image().src = "/picture-" + n + "?" + Math.random();
      new Image().src = "${third}/picture-" + n + "?" + Math.random();
    }
    setInterval(() => { for (const end = performance.now() + ${BUSY_MS}; performance.now() < end; ); }, 1);`;
  const body = `<p>Ich gebe den Browser nicht her.</p><img src="/endless" alt=""><script>${script}</script>`;
  return page("Ziel", body);
}
