// A page whose server takes no encrypted connections.
import { describe, expect, it } from "vitest";
import { PUBLIC_IP } from "#test/support/seo/crawl.ts";
import { analyseSite } from "#worker/seo/analyse-site.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";

const HTML = { headers: { "Content-Type": "text/html" } };
const page = () => new Response("<!doctype html><title>Firma</title><h1>Firma</h1>", HTML);

/** @param answers by the beginning of an address; the rest refuses the connection */
async function analyse(
  url: string,
  answers: Record<string, (request: { signal: AbortSignal }) => Response | Promise<Response>>,
) {
  const asked: string[] = [];
  const result = await analyseSite(
    { url },
    {
      fetch: async (input, init) => {
        const address = String(input);
        asked.push(address);
        const found = Object.entries(answers).find(([start]) => address.startsWith(start));
        if (!found) throw new TypeError("connection refused");
        return found[1]({ signal: init?.signal as AbortSignal });
      },
      resolveHost: async () => [PUBLIC_IP],
      rewriter: createWorkersRewriter,
      now: Date.now,
      allowLoopback: false,
      ownHosts: [],
      userAgent: "test",
      signal: new AbortController().signal,
      deadlineMs: 400,
    },
    () => {},
  );
  return { result, asked };
}

describe("where https refuses the connection", () => {
  it("the page is read by http, and the finding says so [KEPT-15]", async () => {
    const { result, asked } = await analyse("firma.de", { "http://firma.de/": page });
    if (!result.ok) throw new Error(result.code);
    expect(asked.slice(0, 2)).toEqual(["https://firma.de/", "http://firma.de/"]);
    expect(result.report).toMatchObject({ requestedUrl: "https://firma.de/", url: "http://firma.de/" });
    const finding = result.report.findings.find(({ id }) => id === "https");
    expect(finding).toMatchObject({
      status: "failed",
      title: "Die Seite wird unverschlüsselt übertragen",
      advice: expect.stringMatching(/^Unter https nimmt der Server keine Verbindung an/),
    });
    expect(finding?.evidence).toContainEqual(
      expect.objectContaining({ where: "https://firma.de/", value: "keine Verbindung" }),
    );
  });

  it("and http, too, the website is called unreachable [KEPT-15]", async () => {
    const { result, asked } = await analyse("https://firma.de/a", {});
    expect(result).toEqual({ ok: false, code: "target-unreachable" });
    expect(asked).toEqual(["https://firma.de/a", "http://firma.de/a"]);
  });

  it("http leads no further than the guard lets it [KEPT-15]", async () => {
    const inwards = () =>
      new Response(null, { status: 302, headers: { Location: "http://169.254.169.254/" } });
    const { result, asked } = await analyse("firma.de", { "http://firma.de/": inwards });
    expect(result.ok).toBe(false);
    expect(asked).toEqual(["https://firma.de/", "http://firma.de/"]);
  });
});

describe("http is not tried", () => {
  it("where https answers, with whatever [KEPT-15]", async () => {
    const broken = () => new Response("<h1>kaputt</h1>", { ...HTML, status: 500 });
    const { asked } = await analyse("firma.de", { "https://firma.de/": broken });
    expect(asked.filter((url) => url.startsWith("http:"))).toEqual([]);
  });

  it("where https is only slow [KEPT-15]", async () => {
    const { result, asked } = await analyse("firma.de", {
      "https://firma.de/": ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
      "http://firma.de/": page,
    });
    expect(result).toEqual({ ok: false, code: "target-too-slow" });
    expect(asked).toEqual(["https://firma.de/"]);
  });

  it("after a redirect, or for an address that the guard refuses [KEPT-15]", async () => {
    const on = () => new Response(null, { status: 301, headers: { Location: "https://www.firma.de/" } });
    const redirected = await analyse("firma.de", { "https://firma.de/": on, "http://": page });
    expect(redirected.result).toEqual({ ok: false, code: "target-unreachable" });
    const refused = await analyse("https://10.0.0.1/", { "http://": page });
    expect(refused.result).toEqual({ ok: false, code: "refused-address" });
    expect(refused.asked).toEqual([]);
  });

  it("by http, whose answer is final [KEPT-15]", async () => {
    expect((await analyse("http://firma.de/", {})).asked).toEqual(["http://firma.de/"]);
  });
});
