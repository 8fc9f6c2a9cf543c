// What the log says about calls: enough to find a fault, nothing about persons.
import { describe, expect, it } from "vitest";
import { errorTrace } from "#worker/http/log.ts";
import { CRAWLER, call, get, post, QUOTA, testServices } from "../support/api.ts";

const visited = "https://kundin.example/geheim";

describe("the log", () => {
  it("names a refused call's error code and repeats the answer's request id [EDGE-24]", async () => {
    const services = testServices();
    const { answer } = await get(services, QUOTA, { Authorization: "Bearer stolen_key" });
    expect(services.entries).toEqual([
      {
        event: "call",
        requestId: answer.headers.get("X-Request-Id"),
        route: QUOTA,
        method: "GET",
        status: 401,
        durationMs: expect.any(Number),
        code: "unauthorized",
      },
    ]);
  });

  it("tells how an analysis ended but not of which page or words [EDGE-24]", async () => {
    const services = testServices({ analyseSite: async () => ({ ok: false, code: "target-unreachable" }) });
    const body = { url: visited, keywords: ["Scheidung"] };
    const { answer } = await post(services, CRAWLER, body);
    await (await post(services, CRAWLER, body, { headers: { Accept: "text/event-stream" } })).answer.text();
    const ended = services.entries.filter(({ event }) => event === "analysis");
    expect(ended).toHaveLength(2);
    expect(ended[0]).toMatchObject({
      requestId: answer.headers.get("X-Request-Id"),
      outcome: "target-unreachable",
    });
    expect(JSON.stringify(services.entries)).not.toMatch(/kundin|geheim|Scheidung/);
  });

  it("does not repeat unknown paths, queries or headers [EDGE-24]", async () => {
    const services = testServices();
    await get(services, "/functions/v1/erika?name=erika", { "User-Agent": "erika", Cookie: "erika" });
    await call(services, `${QUOTA}?name=erika`, { method: "PUT" });
    expect(services.entries).toMatchObject([
      { route: "unknown", status: 404 },
      { route: QUOTA, method: "PUT", status: 405 },
    ]);
    expect(JSON.stringify(services.entries)).not.toMatch(/erika/i);
  });

  it("does not name the visitor, not even hashed [EDGE-24]", async () => {
    const services = testServices({ visitorOf: async () => "hash-of-the-visitor" });
    await get(services, QUOTA);
    await post(services, CRAWLER, { url: visited });
    expect(services.entries).not.toHaveLength(0);
    expect(JSON.stringify(services.entries)).not.toContain("hash-of-the-visitor");
  });
});

describe("the trace of an error", () => {
  it("says where it happened and nothing of its message, not even lines that look like a trace [EDGE-24]", () => {
    const { error, stack } = errorTrace(
      new TypeError("refused:\n    at erika@example.org (Scheidung:1:1)\n at x"),
    );
    expect(error).toBe("TypeError");
    expect(stack[0]).toContain("log.test.ts");
    expect(stack.join("\n")).not.toMatch(/erika|Scheidung|at x/);
  });

  it("is whole for an error without a message, and empty for one without a trace [EDGE-24]", () => {
    expect(errorTrace(new Error()).stack[0]).toContain("log.test.ts");
    expect(errorTrace(Object.assign(new Error("x"), { stack: undefined })).stack).toEqual([]);
  });
});
