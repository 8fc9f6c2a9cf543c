import { describe, expect, inject, it } from "vitest";
import { get, open, SHORT_DEADLINE_MS } from "#test/support/page-requests.ts";
import { guard, PUBLIC_IP, tableFetch } from "#test/support/seo/crawl.ts";

const ORIGIN = inject("hostileOrigin");

describe("followRedirects: refusals", () => {
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

describe("followRedirects: connections that break", () => {
  const [from, to] = ["https://tischlerei.de/alt", "https://tischlerei.de/neu"];
  const redirect = () => new Response(null, { status: 301, headers: { Location: to } });
  const page = () => new Response("<p>Da.", { headers: { "Content-Type": "text/html" } });
  function failing(times: number, then: () => Response): () => Response {
    let failures = 0;
    return () => {
      if (failures++ < times) throw new TypeError("Network connection lost.");
      return then();
    };
  }

  it("asks once more after a redirect, when the server has closed the line behind it [SEO-69]", async () => {
    const { fetch, asked } = tableFetch({ [from]: redirect, [to]: failing(1, page) });
    expect(await get(from, { fetch })).toMatchObject({ ok: true, page: { status: 200 } });
    expect(asked).toEqual([from, to, to]);
  });

  it("gives up after that, and asks a first address but once [SEO-69]", async () => {
    const unreachable = { ok: false, code: "target-unreachable" };
    const second = tableFetch({ [from]: redirect, [to]: failing(2, page) });
    expect(await get(from, { fetch: second.fetch })).toEqual(unreachable);
    expect(second.asked).toEqual([from, to, to]);
    const first = tableFetch({ [from]: failing(1, page) });
    expect(await get(from, { fetch: first.fetch })).toEqual({ ...unreachable, refused: true });
    expect(first.asked).toEqual([from]);
  });
});

describe("followRedirects: redirects", () => {
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
      expect(await get(path)).toMatchObject({ ok: false, code: "target-unreachable" });
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
