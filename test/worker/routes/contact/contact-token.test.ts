import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contactTokenSchema } from "#contract/contact.ts";
import { call, get, testServices } from "../../support/api.ts";
import { expectProblem } from "../../support/problems.ts";

const TOKEN = "/functions/v1/contact-token";

describe("the token of the form", () => {
  it("is given to the site's pages and holds when it comes back [CONT-34]", async () => {
    const services = testServices();
    const { answer } = await get(services, TOKEN);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const { token } = v.parse(contactTokenSchema, await answer.json());
    expect(await services.formTokens.judge(token)).toBe("too-fast");
  });

  it("needs the public key and a GET [API-09] [API-11]", async () => {
    await expectProblem((await call(testServices(), TOKEN)).answer, "unauthorized");
    const { answer } = await call(testServices(), TOKEN, { method: "POST" });
    await expectProblem(answer, "method-not-allowed");
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  });
});
