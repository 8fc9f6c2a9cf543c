import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { seoQuotaSchema } from "#contract/seo-request.ts";
import { CRAWLER, call, get, PUBLIC_KEY, post, QUOTA, testQuota, testServices } from "../support/api.ts";

const now = new Date("2026-07-21T12:00:00Z");

describe("the quota as a call", () => {
  it("answers what is used, the limit and the end of the day in Berlin [EDGE-13]", async () => {
    const services = testServices({ seoQuota: testQuota(3, () => now) });
    await post(services, CRAWLER, { url: "https://example.org" });
    const { answer } = await get(services, QUOTA);
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    const quota = v.parse(seoQuotaSchema, await answer.json());
    expect(quota).toEqual({ used: 1, limit: 3, resetsAt: "2026-07-21T22:00:00.000Z" });
  });

  it("does not count the question [EDGE-13]", async () => {
    const services = testServices();
    await get(services, QUOTA);
    const { answer } = await get(services, QUOTA);
    expect(await answer.json()).toMatchObject({ used: 0, limit: 3 });
  });

  it("begins anew for the visitor's name of the next day [EDGE-10] [EDGE-11]", async () => {
    let day = "2026-07-21";
    const services = testServices({ visitorOf: async () => `one visitor on ${day}` });
    await post(services, CRAWLER, { url: "https://example.org" });
    day = "2026-07-22";
    const { answer } = await get(services, QUOTA);
    expect(await answer.json()).toMatchObject({ used: 0 });
  });

  it("answers HEAD without a body [API-11]", async () => {
    const headers = { Authorization: `Bearer ${PUBLIC_KEY}` };
    const { answer } = await call(testServices(), QUOTA, { method: "HEAD", headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });
});
