// What may be sent to an endpoint, and what is said about the rest.
import { describe, expect, it } from "vitest";
import { fieldReasons, unreadableBody } from "#content/messages.ts";
import { CRAWLER, call, PUBLIC_KEY, post, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

const url = "https://example.org";
const secret = "nicht-wiederholen";
const { missing, wrongKind, empty, tooLong, tooMany } = fieldReasons;

describe("a body that breaks the contract", () => {
  it.each<[string, unknown, string]>([
    ["no JSON", `{ "url": ${secret}`, unreadableBody],
    ["nothing", "", unreadableBody],
    ["a text", `"${secret}"`, wrongKind("Die Anfrage")],
    ["null", "null", wrongKind("Die Anfrage")],
    ["a list", [secret], missing("Die Adresse")],
    ["no address", { keywords: [secret] }, missing("Die Adresse")],
    ["a number as address", { url: 42 }, wrongKind("Die Adresse")],
    ["null as address", { url: null }, wrongKind("Die Adresse")],
    ["an address of spaces", { url: "   " }, empty("Die Adresse")],
    ["2,049 characters of address", { url: secret.padEnd(2049, "x") }, tooLong("Die Adresse", 2048)],
    ["keywords in one text", { url, keywords: secret }, wrongKind("Die Liste der Suchbegriffe")],
    ["null as keywords", { url, keywords: null }, wrongKind("Die Liste der Suchbegriffe")],
    ["eleven keywords", { url, keywords: Array(11).fill(secret) }, tooMany("Die Liste der Suchbegriffe", 10)],
    [
      "61 characters of keyword",
      { url, keywords: ["a", secret.padEnd(61, "x")] },
      tooLong("Ein Suchbegriff", 60),
    ],
    ["an empty keyword", { url, keywords: ["a", " "] }, empty("Ein Suchbegriff")],
    ["an object as keyword", { url, keywords: [{ secret }] }, wrongKind("Ein Suchbegriff")],
  ])("%s is answered 400 with the reason and without what was sent [API-10]", async (_, body, reason) => {
    const { answer } = await post(testServices(), CRAWLER, body);
    const problem = await expectProblem(answer, "bad-request", reason);
    expect(JSON.stringify(problem)).not.toContain(secret);
  });

  it("is answered 400 when its bytes are no UTF-8 [API-10]", async () => {
    const { answer } = await send(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]));
    await expectProblem(answer, "bad-request", unreadableBody);
  });

  it("uses up neither quota nor the rate of analyses [API-10] [EDGE-10]", async () => {
    const services = testServices();
    const limits = { ...services.limits, analysis: () => Promise.reject(new Error("must not be asked")) };
    const seoQuota = { ...services.seoQuota, reserve: () => Promise.reject(new Error("must not be asked")) };
    const { answer } = await post({ ...services, limits, seoQuota }, CRAWLER, { url: "" });
    await expectProblem(answer, "bad-request", empty("Die Adresse"));
  });

  it.each<[string, unknown]>([
    ["the longest address", { url: "https://example.org/".padEnd(2048, "x") }],
    ["ten keywords of 60 characters", { url, keywords: Array(10).fill("ä".repeat(60)) }],
    ["fields nobody asked for", `{"url":"${url}","more":1,"__proto__":{"url":1}}`],
  ])("is not %s [API-10]", async (_, body) => {
    expect((await post(testServices(), CRAWLER, body)).answer.status).toBe(200);
  });
});

describe("the content type", () => {
  it.each([
    "",
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "multipart/form-data",
  ])("„%s“ is answered 415 [API-06]", async (type) => {
    const { answer } = await post(testServices(), CRAWLER, { url }, { headers: { "Content-Type": type } });
    await expectProblem(answer, "not-json");
  });

  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])(
    "„%s“ is read [API-06]",
    async (type) => {
      const { answer } = await post(testServices(), CRAWLER, { url }, { headers: { "Content-Type": type } });
      expect(answer.status).toBe(200);
    },
  );
});

describe("a body over the limit", () => {
  const tooLarge = 32 * 1024 + 1;

  it("is answered 413 by its length [API-10]", async () => {
    const { answer } = await send(new Uint8Array(tooLarge).fill(0x20));
    await expectProblem(answer, "body-too-large");
  });

  it("is answered 413 when the length is not told, without reading on [API-10]", async () => {
    let read = 0;
    const long = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
        if (read > 10 * tooLarge) controller.close();
      },
    });
    const { answer } = await send(long);
    await expectProblem(answer, "body-too-large");
    expect(read).toBeLessThan(2 * tooLarge);
  });

  it("is not a body of exactly the limit [API-10]", async () => {
    const body = JSON.stringify({ url }).padEnd(tooLarge - 1, " ");
    expect((await post(testServices(), CRAWLER, body)).answer.status).toBe(200);
  });
});

function send(body: BodyInit) {
  const headers = { Authorization: `Bearer ${PUBLIC_KEY}`, "Content-Type": "application/json" };
  return call(testServices(), CRAWLER, { method: "POST", body, headers });
}
