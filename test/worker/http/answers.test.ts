import { describe, expect, it } from "vitest";
import { apiHeaders } from "#worker/http/security-headers.ts";
import { CRAWLER, call, get, post, QUOTA, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

const url = "https://example.org";

describe("every answer of the API", () => {
  const answers: [string, () => ReturnType<typeof call>][] = [
    ["a result", () => get(testServices(), QUOTA)],
    ["a report", () => post(testServices(), CRAWLER, { url })],
    ["a stream", () => post(testServices(), CRAWLER, { url }, { headers: { Accept: "text/event-stream" } })],
    ["a refusal", () => get(testServices(), QUOTA, { Authorization: "" })],
    ["an unknown path", () => get(testServices(), "/functions/v1/unknown")],
    ["a wrong method", () => call(testServices(), CRAWLER, { method: "DELETE" })],
    ["a bug", () => get(testServices({ seoQuota: broken }), QUOTA)],
  ];
  const broken = {
    read: () => Promise.reject(new Error("boom")),
    reserve: () => Promise.reject(new Error("boom")),
  };

  it.each(answers)("%s is never stored [API-12]", async (_, ask) => {
    expect((await ask()).answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each(answers)("%s carries the security headers", async (_, ask) => {
    const { headers } = (await ask()).answer;
    const sent = Object.keys(apiHeaders).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(apiHeaders);
  });

  it.each(answers)("%s carries a request id of its own [EDGE-24]", async (_, ask) => {
    const ids = [await ask(), await ask()].map(({ answer }) => answer.headers.get("X-Request-Id"));
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("ignores a request id from outside [EDGE-24]", async () => {
    const { answer } = await get(testServices(), QUOTA, { "X-Request-Id": "from-outside" });
    expect(answer.headers.get("X-Request-Id")).not.toBe("from-outside");
  });
});

describe("a bug", () => {
  const failing = testServices({
    analyseSite: async () => {
      throw new TypeError("Invalid URL: https://geheim.example/kunde QUOTA_SECRET=abc");
    },
  });

  it("is answered with one German sentence, without message or stack [API-13]", async () => {
    const { answer } = await post(failing, CRAWLER, { url });
    await expectProblem(answer, "internal");
  });

  it("is answered the same way inside a stream [API-13]", async () => {
    const { answer } = await post(failing, CRAWLER, { url }, { headers: { Accept: "text/event-stream" } });
    const text = await answer.text();
    expect(text).toContain("event: error\n");
    expect(text).toContain('"status":500');
    expect(text).not.toMatch(/geheim|TypeError|QUOTA_SECRET|\.ts/);
  });

  it("is logged with the place but without its message [EDGE-24]", async () => {
    const services = testServices({ analyseSite: failing.analyseSite });
    await post(services, CRAWLER, { url });
    const exception = services.entries.find((entry) => entry.event === "exception");
    expect(exception).toMatchObject({
      error: "TypeError",
      stack: expect.arrayContaining([expect.any(String)]),
    });
    expect(JSON.stringify(services.entries)).not.toMatch(/geheim|QUOTA_SECRET/);
  });
});
