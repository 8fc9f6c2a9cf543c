import { describe, expect, it } from "vitest";
import { get, open, read, SHORT_DEADLINE_MS, textOf } from "#test/support/page-requests.ts";
import { guard, tableFetch } from "#test/support/seo/crawl.ts";

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
    const deadline = new AbortController();
    const page = await open(path, { deadline: deadline.signal });
    setTimeout(() => deadline.abort(new DOMException("Too late", "TimeoutError")), 100);
    expect(await textOf(page.body.stream)).toMatch(/^<!.+\(abgebrochen\)$/s);
    expect(page.body.end()).toBe("aborted");
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
      expect(await get(path)).toMatchObject({ ok: false, code: "target-unreachable" });
    },
  );

  it("calls a refused connection unreachable [SEO-69]", async () => {
    expect(await get("http://127.0.0.1:1/")).toMatchObject({ ok: false, code: "target-unreachable" });
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

  it("says honestly who asks and where to read about it, and reads the answer's headers apart from its cookies [SEO-69] [SAFE-24]", async () => {
    const { page, text } = await read("/mirror");
    const sent = JSON.parse(text.replace(/<\/?pre>/g, ""));
    expect(sent).toMatchObject({
      "user-agent": "PaettkenSeoCheck/1.0 (+https://paettken.de/pruefbot)",
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
