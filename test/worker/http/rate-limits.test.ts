import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { RATE_LIMIT_PERIOD_SECONDS } from "#worker/http/rate-limits.ts";
import { createServices } from "#worker/services/services.ts";
import { CRAWLER, get, post, QUOTA, report, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

const url = "https://example.org";

/** Lets the first `most` calls of each visitor through. */
function limiter(most: number) {
  const seen = new Map<string, number>();
  return async (visitor: string) => {
    seen.set(visitor, (seen.get(visitor) ?? 0) + 1);
    return (seen.get(visitor) ?? 0) <= most;
  };
}

describe("the rate of calls", () => {
  it("refuses what is too much with 429, a pause and a sentence [EDGE-17] [API-10]", async () => {
    const services = testServices();
    services.limits.call = limiter(2);
    expect((await get(services, QUOTA)).answer.status).toBe(200);
    expect((await get(services, QUOTA)).answer.status).toBe(200);
    const { answer } = await get(services, QUOTA);
    await expectProblem(answer, "rate-limited");
    expect(answer.headers.get("Retry-After")).toBe(String(RATE_LIMIT_PERIOD_SECONDS));
  });

  it("covers every path, also calls with a wrong key [EDGE-17]", async () => {
    const services = testServices();
    services.limits.call = limiter(0);
    await expectProblem((await get(services, QUOTA, { Authorization: "" })).answer, "rate-limited");
    await expectProblem((await post(services, CRAWLER, { url })).answer, "rate-limited");
    await expectProblem((await get(services, "/functions/v1/unknown")).answer, "rate-limited");
  });

  it("is counted for each visitor alone [EDGE-17]", async () => {
    const services = testServices({ visitorOf: async (request) => request.headers.get("X-Visitor") ?? "" });
    services.limits.call = limiter(1);
    expect((await get(services, QUOTA, { "X-Visitor": "one" })).answer.status).toBe(200);
    expect((await get(services, QUOTA, { "X-Visitor": "two" })).answer.status).toBe(200);
    await expectProblem((await get(services, QUOTA, { "X-Visitor": "one" })).answer, "rate-limited");
  });

  it("has a lower limit for analyses, which leaves the quota untouched [EDGE-17] [EDGE-10]", async () => {
    const services = testServices();
    services.limits.analysis = limiter(1);
    expect(await (await post(services, CRAWLER, { url })).answer.json()).toEqual(report);
    const { answer } = await post(services, CRAWLER, { url }, { headers: { Accept: "text/event-stream" } });
    await expectProblem(answer, "rate-limited");
    expect(answer.headers.get("Retry-After")).toBe(String(RATE_LIMIT_PERIOD_SECONDS));
    expect(await (await get(services, QUOTA)).answer.json()).toMatchObject({ used: 1 });
  });
});

describe("the limits of wrangler.toml", () => {
  it("let a visitor call 120 times a minute and not much more [EDGE-17]", async () => {
    const outcome = createServices(env);
    if (!outcome.ok) expect.fail(JSON.stringify(outcome.refusals));
    const { call } = outcome.services.limits;
    const allowed = await Promise.all(Array.from({ length: 400 }, () => call("a visitor")));
    // The binding counts approximately, and a new period may begin in between.
    expect(allowed.slice(0, 120)).not.toContain(false);
    expect(allowed).toContain(false);
    expect(await call("another visitor")).toBe(true);
  });

  it("let a visitor send 5 inquiries a minute and not much more [EDGE-17]", async () => {
    const outcome = createServices(env);
    if (!outcome.ok) expect.fail(JSON.stringify(outcome.refusals));
    const { contact } = outcome.services.limits;
    const allowed = await Promise.all(Array.from({ length: 20 }, () => contact("a visitor")));
    expect(allowed.slice(0, 5)).not.toContain(false);
    expect(allowed).toContain(false);
    expect(await contact("another visitor")).toBe(true);
  });

  it("are off when the setting says so [EDGE-17]", async () => {
    const outcome = createServices({ ...env, RATE_LIMITS: "off" });
    if (!outcome.ok) expect.fail(JSON.stringify(outcome.refusals));
    const { call } = outcome.services.limits;
    const allowed = await Promise.all(Array.from({ length: 400 }, () => call("a third visitor")));
    expect(allowed).not.toContain(false);
  });
});
