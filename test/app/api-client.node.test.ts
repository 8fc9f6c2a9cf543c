import { readFileSync } from "node:fs";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, deleteJson, getJson, postForEvents, postJson } from "#app/api-client.ts";
import { callFailures, PUBLIC_KEY } from "#content/api.ts";

// All test files share one world.
afterAll(() => {
  vi.unstubAllGlobals();
});

const stay = { signal: new AbortController().signal, timeLimit: 1000 };
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetched);
afterEach(() => void fetched.mockReset());

function answers(body: BodyInit | null, init: ResponseInit = {}): void {
  fetched.mockResolvedValue(new Response(body, init));
}
const events = { headers: { "Content-Type": "text/event-stream; charset=utf-8" } };
const problem = (code: string, detail: string, status = 400) =>
  JSON.stringify({ type: `/problems/${code}`, title: "x", status, detail, requestId: "r" });

/** fetch as a browser has it: pending until aborted. */
function neverAnswers(): void {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener("abort", () => reject(new Error("AbortError"))),
      ),
  );
}

describe("every call", () => {
  it("sends the public key and the content type, to the site's own path [API-06] [API-07]", async () => {
    answers("{}");
    await postJson("send-contact-email", { name: "Ö" }, stay);
    await getJson("seo-quota", stay).catch(() => {});
    const [[url, init], [, reading]] = fetched.mock.calls as [[string, RequestInit], [string, RequestInit]];
    expect(url).toBe("/functions/v1/send-contact-email");
    expect(init.method).toBe("POST");
    expect(init.body).toBe('{"name":"Ö"}');
    expect(reading.method).toBe("GET");
    for (const { headers } of [init, reading])
      expect(headers).toMatchObject({
        "Content-Type": "application/json",
        Authorization: `Bearer ${PUBLIC_KEY}`,
      });
  });

  it("carries further headers beside its own, also where something is to be removed [EDGE-12]", async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 204 }));
    const headers = { "X-Chat-Session": "id" };
    expect(await deleteJson("price-calculator-ai/session", { ...stay, headers })).toBeUndefined();
    await getJson("price-calculator-ai/session", { ...stay, headers });
    await postJson("price-calculator-ai", {}, { ...stay, headers });
    const calls = fetched.mock.calls.map(([, init]) => init);
    expect(calls.map((init) => init?.method)).toEqual(["DELETE", "GET", "POST"]);
    for (const init of calls)
      expect(init?.headers).toMatchObject({ ...headers, Authorization: `Bearer ${PUBLIC_KEY}` });
  });

  it("keeps the status of a refusal, and has none without an answer [EDGE-09]", async () => {
    answers("", { status: 409 });
    await expect(postJson("price-calculator-ai", {}, stay)).rejects.toMatchObject({ status: 409 });
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(postJson("price-calculator-ai", {}, stay)).rejects.toMatchObject({ status: undefined });
  });

  it("uses the key that the Worker knows, in both environments [API-07]", () => {
    const settings = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
    const keys = [...settings.matchAll(/^PUBLIC_KEY = "(.*)"$/gm)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys)).toEqual(new Set([PUBLIC_KEY]));
  });

  it.each([
    ["the problem's sentence", problem("not-html", "Das ist ein Bild."), "HTTP 422: Das ist ein Bild."],
    ["a foreign body as it came", "  <h1>Bad Gateway</h1>\n", "HTTP 422: <h1>Bad Gateway</h1>"],
    ["JSON that is no problem", '{"error":"x"}', 'HTTP 422: {"error":"x"}'],
    ["null", "null", "HTTP 422: null"],
    ["nothing", "", "HTTP 422: leere Antwort"],
  ])("turns a refusal with %s into the message [SEO-36]", async (_, body, message) => {
    answers(body, { status: 422 });
    const error = await postJson("seo-crawler", {}, stay).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toHaveProperty("message", message);
  });

  it("cuts a foreign error page short [SEO-36]", async () => {
    answers("x".repeat(100_000), { status: 500 });
    const error = await postJson("seo-crawler", {}, stay).catch((caught: Error) => caught);
    expect((error as Error).message.length).toBeLessThan(400);
  });

  it.each([
    ["https://www.paettken.example/problems/quota-exhausted", "quota-exhausted"],
    ["/problems/rate-limited", "rate-limited"],
    ["about:blank", undefined],
    [7, undefined],
  ])("knows the reason from the problem type %j [SEO-71]", async (type, code) => {
    answers(JSON.stringify({ type, detail: "Nein." }), { status: 429 });
    await expect(postJson("seo-crawler", {}, stay)).rejects.toMatchObject({ code, detail: "Nein." });
  });

  it.each(["", "<html>", "undefined"])("answers nothing when the body is %j [SEO-37]", async (body) => {
    answers(body);
    expect(await postJson("seo-crawler", {}, stay)).toBeUndefined();
  });

  it("says in German that the server cannot be reached [EDGE-22]", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(postJson("seo-crawler", {}, stay)).rejects.toThrow(callFailures.unreachable);
  });

  it("gives up after its time limit [API-23]", async () => {
    neverAnswers();
    const call = postJson("seo-crawler", {}, { ...stay, timeLimit: 10 });
    await expect(call).rejects.toThrow(callFailures.tooSlow(0.01));
  });

  it("gives up on a body that never ends [API-23]", async () => {
    fetched.mockImplementation(async (_, init) => {
      const endless = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener("abort", () => controller.error(new Error("AbortError"))),
      });
      return new Response(endless, events);
    });
    const call = postForEvents("seo-crawler", {}, { ...stay, timeLimit: 10, onProgress: () => {} });
    await expect(call).rejects.toThrow(callFailures.tooSlow(0.01));
  });

  it("hands an abort on as an abort, also one that came before [API-24]", async () => {
    neverAnswers();
    const leaving = new AbortController();
    const call = postJson("seo-crawler", {}, { ...stay, signal: leaving.signal });
    leaving.abort("left");
    await expect(call).rejects.toBe("left");
    fetched.mockImplementation(async (_, init) => {
      if (init?.signal?.aborted) throw new Error("AbortError");
      return new Response("{}");
    });
    await expect(getJson("seo-quota", { ...stay, signal: leaving.signal })).rejects.toBe("left");
  });
});

describe("a call with events", () => {
  const progress = vi.fn();
  const listen = () => postForEvents("seo-crawler", { url: "x" }, { ...stay, onProgress: progress });
  afterEach(() => void progress.mockReset());

  it("passes progress on and answers the result [EDGE-04]", async () => {
    answers('event: progress\ndata: {"percent":5}\n\n:\n\nevent: result\ndata: {"score":72}\n\n', events);
    expect(await listen()).toEqual({ score: 72 });
    expect(progress.mock.calls).toEqual([[{ percent: 5 }]]);
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ Accept: "text/event-stream" });
  });

  it("takes plain JSON as the result [EDGE-04]", async () => {
    answers('{"score":72}', { headers: { "Content-Type": "application/json" } });
    expect(await listen()).toEqual({ score: 72 });
  });

  it("turns an error event into the same error as a refused call [SEO-36]", async () => {
    answers(`event: error\ndata: ${problem("target-too-slow", "Zu langsam.", 504)}\n\n`, events);
    await expect(listen()).rejects.toMatchObject({
      message: "HTTP 504: Zu langsam.",
      code: "target-too-slow",
    });
  });

  it.each([
    ["a problem without one", '{"detail":"Zu langsam."}', "Zu langsam."],
    ["no problem at all", "kaputt", "kaputt"],
    ["one that is no number", '{"detail":"Zu langsam.","status":{}}', "Zu langsam."],
  ])("names no status where an error event brings none: %s [SEO-36]", async (_, data, message) => {
    answers(`event: error\ndata: ${data}\n\n`, events);
    await expect(listen()).rejects.toHaveProperty("message", message);
  });

  it("answers nothing when the stream ends without a result [SEO-37]", async () => {
    answers('event: progress\ndata: {"percent":5}\n\n', events);
    expect(await listen()).toBeUndefined();
  });

  it("says in German that the stream broke [EDGE-04]", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError("network error")),
    });
    answers(broken, events);
    await expect(listen()).rejects.toThrow(callFailures.broken);
  });
});
