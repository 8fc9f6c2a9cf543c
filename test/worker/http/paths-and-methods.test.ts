import { describe, expect, it } from "vitest";
import { CRAWLER, call, QUOTA, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

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
  });
});
