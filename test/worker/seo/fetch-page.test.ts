import { describe, expect, inject, it } from "vitest";
import { guard, loopbackGuard, PUBLIC_IP, tableFetch } from "#test/support/crawl.ts";
import type { AddressGuard } from "#worker/seo/check-address.ts";
import { crawlerUserAgent, type FetchResult, fetchPage } from "#worker/seo/fetch-page.ts";

const ORIGIN = inject("hostileOrigin");
/** Long enough for a loaded machine, far below the server's patience. */
const DEADLINE_MS = 5000;
const SHORT_DEADLINE_MS = 400;

interface Options {
  guard?: AddressGuard;
  fetch?: typeof fetch;
  deadlineMs?: number;
  signal?: AbortSignal;
}

function get(address: string, options: Options = {}): Promise<FetchResult> {
  const target = address.startsWith("/") ? `${ORIGIN}${address}` : address;
  return fetchPage(
    target,
    {
      fetch: options.fetch ?? fetch,
      guard: options.guard ?? loopbackGuard(),
      now: Date.now,
      userAgent: crawlerUserAgent("https://paettken.de"),
    },
    {
      signal: options.signal ?? new AbortController().signal,
      deadline: AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS),
    },
  );
}

async function open(address: string, options: Options = {}) {
  const result = await get(address, options);
  if (!result.ok) throw new Error(`Expected a page, got ${result.code}`);
  return result.page;
}

/** All that came before the end, whatever the end. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
    }
  } catch {
    text += "(abgebrochen)";
  }
  return text;
}

async function read(address: string, options: Options = {}) {
  const page = await open(address, options);
  return { page, text: await textOf(page.body.stream) };
}

describe("fetchPage: refusals", () => {
  it.each([
    ["http://192.168.178.1/", "refused-address"],
    ["http://[fd00::1]/", "refused-address"],
    ["https://tischlerei.de:8443/", "refused-address"],
    ["https://", "bad-address"],
  ])("does not even ask for %s [SEO-69]", async (address, code) => {
    const { fetch, asked } = tableFetch({});
    expect(await get(address, { fetch })).toEqual({ ok: false, code });
    expect(asked).toEqual([]);
  });

  it("refuses loopback unless the setting allows it [SEO-69]", async () => {
    expect(await get("/", { guard: guard() })).toEqual({ ok: false, code: "refused-address" });
    expect(await get("/")).toMatchObject({ ok: true });
  });

  it.each([
    ["only private addresses", ["10.1.2.3"], "refused-address"],
    ["one private address among public ones", [PUBLIC_IP, "::ffff:127.0.0.1"], "refused-address"],
    ["something that is no address", ["tischlerei.de"], "refused-address"],
    ["no address at all", [], "target-unreachable"],
  ])("does not ask a host whose name resolves to %s [SEO-69]", async (_case, addresses, code) => {
    const { fetch, asked } = tableFetch({});
    const result = await get("https://tischlerei.de/", {
      fetch,
      guard: guard({ resolveHost: async () => addresses }),
    });
    expect(result).toEqual({ ok: false, code });
    expect(asked).toEqual([]);
  });

  it("does not ask a host whose name cannot be resolved [SEO-69]", async () => {
    const resolveHost = () => Promise.reject(new Error("SERVFAIL"));
    const { fetch, asked } = tableFetch({});
    const result = await get("https://tischlerei.de/", { fetch, guard: guard({ resolveHost }) });
    expect(result).toEqual({ ok: false, code: "target-unreachable" });
    expect(asked).toEqual([]);
  });

  it("gives up on a resolver that never answers [API-23]", async () => {
    const resolveHost = () => new Promise<string[]>(() => {});
    const result = await get("https://tischlerei.de/", {
      guard: guard({ resolveHost }),
      deadlineMs: SHORT_DEADLINE_MS,
    });
    expect(result).toEqual({ ok: false, code: "target-too-slow" });
  });
});

describe("fetchPage: redirects", () => {
  it.each([
    "http://192.168.178.1/",
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[fe80::1]/",
    "http://0.0.0.0/",
    "http://metadata.google.internal/",
    "file:///etc/passwd",
    "data:text/html,<h1>x</h1>",
    "http://user:pass@tischlerei.de/",
    "https://tischlerei.de:8443/",
  ])("does not follow one to %s, loopback allowed or not [SEO-69]", async (target) => {
    expect(await get(`/to?u=${encodeURIComponent(target)}`)).toEqual({ ok: false, code: "refused-address" });
    const { fetch, asked } = tableFetch({
      "https://tischlerei.de/": () => Response.redirect("https://www.tischlerei.de/"),
      "https://www.tischlerei.de/": () => new Response(null, { status: 302, headers: { location: target } }),
    });
    expect(await get("https://tischlerei.de/", { fetch, guard: guard() })).toEqual({
      ok: false,
      code: "refused-address",
    });
    expect(asked).toHaveLength(2);
  });

  it("does not follow one from the internet to loopback or to a name that resolves to it [SEO-69]", async () => {
    const { fetch } = tableFetch({
      "https://a.de/": () => Response.redirect("http://127.0.0.1/"),
      "https://b.de/": () => Response.redirect("https://c.de/"),
    });
    const resolveHost = async (host: string) => (host === "c.de" ? ["127.0.0.1"] : [PUBLIC_IP]);
    const refused = { ok: false, code: "refused-address" };
    expect(await get("https://a.de/", { fetch, guard: guard({ resolveHost }) })).toEqual(refused);
    expect(await get("https://b.de/", { fetch, guard: guard({ resolveHost }) })).toEqual(refused);
  });

  it("follows five and reports each [SEO-69]", async () => {
    const page = await open("/redirect?n=4");
    expect(page.url.href).toBe(`${ORIGIN}/`);
    expect(page.redirects).toHaveLength(5);
    expect(page.redirects[0]).toEqual({
      from: `${ORIGIN}/redirect?n=4`,
      to: `${ORIGIN}/redirect?n=3`,
      status: 302,
    });
  });

  it.each(["/redirect?n=5", "/loop-a", "/self"])(
    "stops at too many or at a loop: %s [SEO-69]",
    async (path) => {
      expect(await get(path)).toEqual({ ok: false, code: "too-many-redirects" });
    },
  );

  it("recognises a loop at its first return [SEO-69]", async () => {
    const { fetch, asked } = tableFetch({
      "https://a.de/": () => Response.redirect("https://b.de/"),
      "https://b.de/": () => Response.redirect("https://a.de/#neu"),
    });
    const result = await get("https://a.de/", { fetch, guard: guard() });
    expect(result).toEqual({ ok: false, code: "too-many-redirects" });
    expect(asked).toEqual(["https://a.de/", "https://b.de/"]);
  });

  it.each(["/no-location", "/bad-location", "/to?u=http://a..de/"])(
    "calls a redirect to nowhere a broken answer: %s [SEO-69]",
    async (path) => {
      expect(await get(path)).toEqual({ ok: false, code: "target-unreachable" });
    },
  );

  it("reads a Location with umlauts as UTF-8, like browsers [SEO-69]", async () => {
    expect((await open("/umlaut-location")).url.search).toBe("?ort=M%C3%BCnster");
    const { fetch } = tableFetch({
      // As runtimes hand it out that read headers as Latin-1.
      "https://a.de/": () => new Response(null, { status: 302, headers: { location: "/?ort=MÃ¼nster" } }),
      "https://a.de/?ort=M%C3%BCnster": () => Response.redirect("https://b.de/"),
      "https://b.de/": () => new Response("<h1>Ziel</h1>", { headers: { "content-type": "text/html" } }),
    });
    expect(await get("https://a.de/", { fetch, guard: guard() })).toMatchObject({ ok: true });
  });
});

describe("fetchPage: time", () => {
  it.each(["/slow-headers", "/stalled-start"])(
    "gives up before the first byte: %s [API-23]",
    async (path) => {
      expect(await get(path, { deadlineMs: SHORT_DEADLINE_MS })).toEqual({
        ok: false,
        code: "target-too-slow",
      });
    },
  );

  it.each(["/slow-body", "/stalled-body"])("ends a body at the deadline: %s [API-23]", async (path) => {
    const { page, text } = await read(path, { deadlineMs: SHORT_DEADLINE_MS });
    expect(page.body.end()).toBe("aborted");
    expect(text).toMatch(/^<!.+\(abgebrochen\)$/s);
  });

  it("counts one deadline over all hops [API-23]", async () => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(hop()), 150));
    let hops = 0;
    const hop = () => Response.redirect(`https://tischlerei.de/${++hops}`);
    const result = await get("https://tischlerei.de/", {
      fetch: (async (_url: string, init: RequestInit) => {
        const response = await slow();
        init.signal?.throwIfAborted();
        return response;
      }) as typeof fetch,
      guard: guard(),
      deadlineMs: SHORT_DEADLINE_MS,
    });
    expect(result).toEqual({ ok: false, code: "target-too-slow" });
    expect(hops).toBeLessThan(5);
  });

  it("ends quietly when the visitor leaves [API-24]", async () => {
    const visitor = new AbortController();
    const result = get("/slow-headers", { signal: visitor.signal });
    setTimeout(() => visitor.abort(), 50);
    expect(await result).toEqual({ ok: false, code: "target-unreachable" });
  });

  it("measures headers and body apart [SEO-69]", async () => {
    const { page } = await read("/late");
    expect(page.responseTime).toBeGreaterThanOrEqual(100);
    expect(page.body.lastByteAt() - page.startedAt).toBeGreaterThanOrEqual(page.responseTime);
  });
});

describe("fetchPage: content", () => {
  it.each(["/pdf", "/json", "/plain", "/untyped-text", "/untyped-binary", "/unknown-encoding"])(
    "calls %s not HTML [SEO-69]",
    async (path) => {
      expect(await get(path)).toEqual({ ok: false, code: "not-html" });
    },
  );

  it.each(["/untyped-html", "/untyped-utf16", "/xhtml", "/utf-16le", "/windows-1252"])(
    "takes %s for HTML [SEO-69]",
    async (path) => {
      expect(await get(path)).toMatchObject({ ok: true });
    },
  );

  it("waits for enough bytes before it judges a page without type [SEO-69]", async () => {
    const parts = ["<", "!doctype ", "html><title>Tischlerei</title>"];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const { fetch } = tableFetch({ "https://a.de/": new Response(body) });
    const { text } = await read("https://a.de/", { fetch, guard: guard() });
    expect(text).toBe("<!doctype html><title>Tischlerei</title>");
  });

  it.each(["/empty", "/no-content", "/404-empty"])("calls %s empty [SEO-69]", async (path) => {
    expect(await get(path)).toEqual({ ok: false, code: "empty-page" });
  });

  it.each(["/no-answer", "/not-http", "/cut-at-once", "/false-gzip"])(
    "calls %s unreachable [SEO-69]",
    async (path) => {
      expect(await get(path)).toEqual({ ok: false, code: "target-unreachable" });
    },
  );

  it("calls a refused connection unreachable [SEO-69]", async () => {
    expect(await get("http://127.0.0.1:1/")).toEqual({ ok: false, code: "target-unreachable" });
  });

  it("keeps what came before the connection broke [SEO-69]", async () => {
    const { page, text } = await read("/cut");
    expect(page.body.end()).toBe("cut");
    expect(text).toMatch(/Möbel aus Eiche.+\(abgebrochen\)$/s);
  });

  it.each([404, 500])("reads the target's own error page, status %i [SEO-69]", async (status) => {
    const { page, text } = await read(`/${status}`);
    expect(page.status).toBe(status);
    expect(text).toContain("Möbel aus Eiche");
  });

  it.each(["/forbidden-json", "/too-many"])(
    "lets the answer of a barrier pass whatever its type: %s [SEO-69]",
    async (path) => {
      expect(await get(path)).toMatchObject({ ok: true });
    },
  );

  it("says honestly who asks, and reads the answer's headers apart from its cookies [SEO-69]", async () => {
    const { page, text } = await read("/mirror");
    const sent = JSON.parse(text.replace(/<\/?pre>/g, ""));
    expect(sent).toMatchObject({
      "user-agent": "PaettkenSeoCheck/1.0 (+https://paettken.de/seo-check)",
      "accept-language": "de,en;q=0.5",
    });
    expect(sent.accept).toMatch(/^text\/html/);
    expect(sent.cookie).toBeUndefined();
    expect(page.headers).toMatchObject({ "x-frame-options": "DENY" });
    expect(page.headers).not.toHaveProperty("set-cookie");
    expect(page.setCookies).toEqual(["a=1", "b=2"]);
  });
});

describe("fetchPage: size", () => {
  it.each(["/endless", "/gzip-bomb", "/brotli-bomb"])(
    "hands out decoded bytes and stops when told: %s [SEO-69] [EDGE-03]",
    async (path) => {
      const page = await open(path);
      const reader = page.body.stream.getReader();
      let bytes = 0;
      while (bytes < 1_000_000) bytes += (await reader.read()).value?.length ?? Number.POSITIVE_INFINITY;
      expect(Number.isFinite(bytes)).toBe(true);
      await reader.cancel();
      expect(page.body.end()).toBe("stopped");
    },
  );

  it("keeps the first bytes for the recognition of firewalls, and no more [EDGE-03]", async () => {
    const { page } = await read("/big-title");
    expect(page.body.head()).toHaveLength(16_384);
  });
});
