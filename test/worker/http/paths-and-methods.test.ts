import { describe, expect, it } from "vitest";
import { apiHeaders } from "#worker/http/security-headers.ts";
import { servePage } from "#worker/pages.ts";
import { CRAWLER, call, QUOTA, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

/** As an answer lists them. */
const sentHeaders = Object.fromEntries(
  Object.entries(apiHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

describe("methods and paths", () => {
  it.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "refuses %s on the analysis [API-11]",
    async (method) => {
      const { answer } = await call(testServices(), CRAWLER, { method });
      await expectProblem(answer, "method-not-allowed");
      expect(answer.headers.get("Allow")).toBe("POST");
    },
  );

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "refuses %s on the quota [API-11]",
    async (method) => {
      const { answer } = await call(testServices(), QUOTA, { method });
      await expectProblem(answer, "method-not-allowed");
      expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    },
  );

  it.each([
    "/functions/",
    "/functions/v1",
    "/functions/v1/unknown",
    "/functions/v1/seo-crawler/",
    "/functions/v1/seo-crawler/more",
    "/functions/v1/SEO-CRAWLER",
    "/functions/v1/seo-quota%2f",
    "/functions/index.html",
  ])("answers %s with 404 as JSON, never with a page [API-11]", async (path) => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const { answer } = await call(testServices(), path, { method, headers: { Accept: "text/html" } });
      await expectProblem(answer, "not-found");
    }
  });

  it("leaves every other path to the pages", async () => {
    const { answer } = await call(testServices(), "/gibt-es-nicht");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("<h1>404</h1>");
  });

  it("reads pages only: other methods outside the API are refused [API-11]", async () => {
    const { answer } = await call(testServices(), "/gibt-es-nicht", { method: "POST" });
    await expectProblem(answer, "method-not-allowed");
    expect(Object.fromEntries(answer.headers)).toMatchObject(sentHeaders);
  });

  it("sends its headers with a bug among the pages, too [QUAL-13] [API-13]", async () => {
    const servePage = () => Promise.reject(new Error("boom"));
    const { answer } = await call(testServices({ servePage }), "/gibt-es-nicht");
    await expectProblem(answer, "internal");
    expect(Object.fromEntries(answer.headers)).toMatchObject(sentHeaders);
  });

  it("sends its headers with a missing file of the build [QUAL-13]", async () => {
    const assets = { fetch: () => Promise.reject(new Error("asked")) } as unknown as Fetcher;
    const services = testServices({ servePage: (request) => servePage(request, assets) });
    const { answer } = await call(services, "/assets/gone-1a2b.js");
    expect(answer.status).toBe(404);
    expect(Object.fromEntries(answer.headers)).toMatchObject(sentHeaders);
  });
});
