import { describe, expect, it } from "vitest";
import { CRAWLER, call, PUBLIC_KEY, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

const KIB = 1024;
const CONTACT = "/functions/v1/send-contact-email";
const json = { "Content-Type": "application/json", Authorization: `Bearer ${PUBLIC_KEY}` };

/** A body of so many KiB that tells how much of it was asked for. Infinity: it never ends. */
function body(kib: number) {
  const asked = { kib: 0, ended: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (asked.kib < kib) {
          asked.kib++;
          controller.enqueue(new Uint8Array(KIB).fill(0x20));
          return;
        }
        asked.ended = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { asked, stream };
}

describe("a body that nothing reads, on a local server", () => {
  it.each([
    ["a call without key", CRAWLER, { ...json, Authorization: "" }, "unauthorized"],
    ["another format", CRAWLER, { ...json, "Content-Type": "text/plain" }, "not-json"],
    ["an unknown path", "/functions/v1/unknown", json, "not-found"],
    ["another site", CONTACT, { ...json, Origin: "https://evil.example" }, "foreign-origin"],
    ["a page", "/kontakt", json, "method-not-allowed"],
    ["a declared size", CONTACT, { ...json, "Content-Length": "300000" }, "body-too-large"],
    ["a size found while reading", CONTACT, json, "body-too-large"],
  ] as const)(
    "is read to its end before the answer leaves: %s [API-13] [EDGE-18]",
    async (_, path, headers, code) => {
      const { asked, stream } = body(293);
      const { answer } = await call(testServices({ isLocal: true }), path, {
        method: "POST",
        headers,
        body: stream,
      });
      expect(asked.ended).toBe(true);
      await expectProblem(answer, code);
    },
  );

  it("is read to its end when it is far larger than any endpoint takes [SAFE-38]", async () => {
    const { asked, stream } = body(8 * KIB);
    const init = { method: "POST", headers: json, body: stream };
    const { answer } = await call(testServices({ isLocal: true }), CRAWLER, init);
    expect(asked.ended).toBe(true);
    await expectProblem(answer, "body-too-large");
  });

  it("is not read without end [API-10]", async () => {
    const { asked, stream } = body(Number.POSITIVE_INFINITY);
    const { answer } = await call(testServices({ isLocal: true }), CRAWLER, {
      method: "POST",
      headers: json,
      body: stream,
    });
    await expectProblem(answer, "body-too-large");
    expect(asked.kib).toBeLessThan(33 * KIB);
  });

  it("does not hold up the answer when it does not come [API-10]", async () => {
    const silent = new ReadableStream<Uint8Array>();
    const headers = { ...json, Authorization: "" };
    const { answer } = await call(testServices({ isLocal: true }), CRAWLER, {
      method: "POST",
      headers,
      body: silent,
    });
    await expectProblem(answer, "unauthorized");
  });
});
