// A website out of a table that answers the Worker's `fetch`, DNS included, and notes how it was asked.
import { vi } from "vitest";
import { PUBLIC_IP } from "#test/support/seo/crawl.ts";
import { SeoQuota } from "#worker/quota/seo-quota.ts";

const HOST = "tischlerei-beispiel.de";
export const SITE = `https://${HOST}`;

export interface FakeSite {
  /** "GET /kontakt", in the order of asking; other hosts with their name. */
  asked: string[];
  /** Begins to count; then: requests under way at the same time, at most. */
  countAtOnce: () => () => number;
  /** Addresses whose answer waits until `release`. */
  hold: (path: string) => void;
  release: () => void;
}

type Answer = string | Response | (() => Response | Promise<Response>);

/** A page of enough words with its own title and links to the given paths. */
export function aPageWith(title: string, links: readonly string[] = [], extra = ""): string {
  const items = links.map((href) => `<li><a href="${href}">Mehr zu ${href.slice(0, 60)}</a></li>`).join("");
  const text = `${title} aus Eiche, Esche und Nussbaum für Küche, Flur und Büro. `.repeat(12);
  return `<!doctype html><html lang="de"><head><title>${title}</title>
<meta name="description" content="${title}: alles über ${title}."></head>
<body><h1>${title}</h1><p>${text}</p><ul>${items}</ul>${extra}</body></html>`;
}

export function sitemapOf(...paths: string[]): Response {
  const entries = paths.map((path) => `<url><loc>${new URL(path, SITE).href}</loc></url>`).join("");
  return new Response(`<?xml version="1.0"?><urlset>${entries}</urlset>`, {
    headers: { "content-type": "text/xml" },
  });
}

export function movedTo(location: string, status = 301): () => Response {
  return () => new Response(null, { status, headers: { location } });
}

/**
 * Every path that is missing answers 404. To be undone by `vi.restoreAllMocks()`. All tests read the same site, within the same
 * minute: what it may get counts only where `counted` says so.
 */
export function fakeSite(
  pages: Record<string, Answer>,
  { delayMs = 2, counted = false }: { delayMs?: number; counted?: boolean } = {},
): FakeSite {
  if (!counted) vi.spyOn(SeoQuota.prototype, "spend").mockResolvedValue({ granted: true });
  const asked: string[] = [];
  const held = new Set<string>();
  let gate = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(String(input));
    if (url.pathname === "/dns-query") return dnsAnswer(url.searchParams.get("type"));
    const path = url.pathname + url.search;
    asked.push(`${init?.method ?? "GET"} ${url.host === HOST ? "" : url.host}${path}`);
    underWay++;
    most = Math.max(most, underWay);
    try {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (held.has(path)) await untilEither(gate.promise, init?.signal);
      return await answerOf(pages[url.host === HOST ? path : `${url.host}${path}`]);
    } finally {
      underWay--;
    }
  });
  return {
    asked,
    countAtOnce: () => {
      most = 0;
      return () => most;
    },
    hold: (path) => void held.add(path),
    release: () => {
      held.clear();
      gate.resolve();
      gate = Promise.withResolvers<void>();
    },
  };
}

function untilEither(released: Promise<void>, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    released.then(resolve);
    signal?.addEventListener("abort", () => reject(new Error("aborted")));
  });
}

async function answerOf(answer: Answer | undefined): Promise<Response> {
  if (answer === undefined) return html("<!doctype html><title>Fehlt</title><h1>404</h1>", 404);
  if (typeof answer === "string") return html(answer);
  return answer instanceof Response ? answer.clone() : answer();
}

function html(body: string, status = 200): Response {
  return new Response(body, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

function dnsAnswer(type: string | null): Response {
  const Answer = type === "A" ? [{ type: 1, data: PUBLIC_IP }] : [];
  return Response.json({ Status: 0, Answer });
}

/** How often exactly this was asked: "GET /a". */
export const times = (asked: readonly string[], one: string) => asked.filter((other) => other === one).length;

/** Four pages in a row, each linking to the next. */
export const row = {
  "/": aPageWith("Start", ["/a"]),
  "/a": aPageWith("Tische", ["/b"]),
  "/b": aPageWith("Stühle", ["/c"]),
  "/c": aPageWith("Schränke", ["/"]),
};
