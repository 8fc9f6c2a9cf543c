import { describe, expect, it } from "vitest";
import { CRAWLER, get, PUBLIC_KEY, post, QUOTA, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

const url = "https://example.org";
const bearer = `Bearer ${PUBLIC_KEY}`;

describe("the key", () => {
  it.each([
    ["no key", ""],
    ["another key", "Bearer pk_of_another_site"],
    ["the key without its scheme", PUBLIC_KEY],
    ["the key in another scheme", `Basic ${PUBLIC_KEY}`],
    ["half of the key", bearer.slice(0, -4)],
    ["the key with something behind it", `${bearer}x`],
    ["two keys", `${bearer} ${bearer}`],
  ])("refuses calls with %s [API-07] [API-09]", async (_, authorization) => {
    const services = testServices();
    const reading = await get(services, QUOTA, { Authorization: authorization });
    const analysing = await post(services, CRAWLER, { url }, { headers: { Authorization: authorization } });
    await expectProblem(reading.answer, "unauthorized");
    await expectProblem(analysing.answer, "unauthorized");
    expect(reading.answer.headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  it("accepts the scheme in any spelling, as RFC 9110 asks [API-07]", async () => {
    const { answer } = await get(testServices(), QUOTA, { Authorization: `bearer ${PUBLIC_KEY}` });
    expect(answer.status).toBe(200);
  });

  it("is configuration: another setting makes another key valid [API-08]", async () => {
    const services = testServices({ publicKey: "pk_other" });
    expect((await get(services, QUOTA, { Authorization: "Bearer pk_other" })).answer.status).toBe(200);
    await expectProblem((await get(services, QUOTA)).answer, "unauthorized");
  });

  it("opens nothing but the calls of the site [API-08]", async () => {
    for (const path of [
      "/functions/v1/",
      "/functions/v1/admin",
      "/functions/v1/sql",
      "/functions/v2/seo-quota",
    ])
      await expectProblem((await get(testServices(), path)).answer, "not-found");
  });
});
