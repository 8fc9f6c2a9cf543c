import { describe, expect, it } from "vitest";
import { CRAWLER, call, get, ORIGIN, PUBLIC_KEY, post, QUOTA, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

const url = "https://example.org";
const bearer = `Bearer ${PUBLIC_KEY}`;

describe("the origin", () => {
  it.each([
    ["another site", { Origin: "https://boese.example" }],
    ["another scheme", { Origin: ORIGIN.replace("https:", "http:") }],
    ["another port", { Origin: `${ORIGIN}:8443` }],
    ["a subdomain", { Origin: "https://sub.www.paettken.test" }],
    ["a name that begins like ours", { Origin: `${ORIGIN}.boese.example` }],
    ["a sandboxed frame", { Origin: "null" }],
    ["a browser on another site that sends no origin", { "Sec-Fetch-Site": "cross-site" }],
    ["a browser on a sister site", { "Sec-Fetch-Site": "same-site" }],
  ])("refuses calls from %s [API-15]", async (_, headers) => {
    await expectProblem((await get(testServices(), QUOTA, headers)).answer, "foreign-origin");
    await expectProblem((await post(testServices(), CRAWLER, { url }, { headers })).answer, "foreign-origin");
  });

  it.each([
    ["the site's own pages", { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" }],
    ["programs without a browser", {}],
    ["the address bar", { "Sec-Fetch-Site": "none" }],
  ])("lets through %s [API-15]", async (_, headers) => {
    expect((await get(testServices(), QUOTA, headers)).answer.status).toBe(200);
  });

  it.each([
    ["http://localhost:9999", 200],
    ["http://127.0.0.1:9999", 200],
    ["http://[::1]:9999", 200],
    ["https://preview-paettken.workers.test", 200],
    ["http://rebound.example:9999", 403],
  ])("%s calling itself is answered %i [API-15]", async (own, status) => {
    const services = testServices();
    const headers = { Authorization: bearer, Origin: own };
    const { answer } = await call(services, QUOTA, { headers }, { origin: own });
    expect(answer.status).toBe(status);
  });

  it.each([
    ["https://rebound.example", "rebound.example", 200],
    ["https://rebound.example", "127.0.0.1:8787", 403],
    ["http://localhost:9999", "rebound.example:9999", 403],
    ["http://localhost:9999", "LOCALHOST:9999", 200],
  ])(
    "%s calling an address of that name with Host %s is answered %i [SAFE-26]",
    async (own, Host, status) => {
      const headers = { Authorization: bearer, Origin: own, Host };
      const { answer } = await call(testServices(), QUOTA, { headers }, { origin: own });
      expect(answer.status).toBe(status);
    },
  );

  it("answers preflights of other sites with a refusal and never with CORS headers [API-15]", async () => {
    const { answer } = await call(testServices(), CRAWLER, {
      method: "OPTIONS",
      headers: { Origin: "https://boese.example", "Access-Control-Request-Method": "POST" },
    });
    await expectProblem(answer, "foreign-origin");
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("is checked before the rate, so that other sites cannot use it up [API-15] [EDGE-17]", async () => {
    const counted: string[] = [];
    const limits = { ...testServices().limits, call: async (name: string) => counted.push(name) > 0 };
    await get(testServices({ limits }), QUOTA, { Origin: "https://boese.example" });
    expect(counted).toEqual([]);
  });
});
