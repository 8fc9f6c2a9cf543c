// What browsers may tell of a look at a page, and what is counted of it.
import { describe, expect, it } from "vitest";
import type { EventName } from "#worker/tally/events.ts";
import { get, post, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

const VIEW = "/functions/v1/page-view";

function counting() {
  const counted: { name: EventName; id: string }[] = [];
  const services = testServices();
  const tally = {
    ...services.tally,
    count: (name: EventName, id: string) => void counted.push({ name, id }),
  };
  return { services: { ...services, tally }, counted };
}

describe("a look at a page", () => {
  it.each([
    [{ path: "/preise" }, ["view:/preise"]],
    [{ path: "/" }, ["view:/"]],
    [{ path: "/blog/seo-fuer-handwerker", referrer: null }, ["view:/blog/seo-fuer-handwerker"]],
    [{ path: "/preise", referrer: "www.Suche.example" }, ["view:/preise", "referrer:www.suche.example"]],
  ])("%j counts %j, each under the call's own id [TALLY-03]", async (body, names) => {
    const { services, counted } = counting();
    const { answer } = await post(services, VIEW, body);
    expect(answer.status).toBe(204);
    expect(counted.map(({ name }) => name)).toEqual(names);
    expect(new Set(counted.map(({ id }) => id))).toEqual(new Set([answer.headers.get("X-Request-Id")]));
  });

  it.each([
    {},
    { path: "preise" },
    { path: "/preise?mail=erika@example.org" },
    { path: "/../x" },
    { path: "/a/b/c" },
    { path: `/${"a".repeat(61)}` },
    { path: "/<script>" },
    { path: "/preise", referrer: "localhost" },
    { path: "/preise", referrer: "https://suche.example/?q=geheim" },
    { path: "/preise", referrer: "a b.example" },
    { path: 7 },
  ])("%j is refused and counts nothing [TALLY-05]", async (body) => {
    const { services, counted } = counting();
    await expectStatus(post(services, VIEW, body), 400);
    expect(counted).toEqual([]);
  });

  it("needs the key, the method and a short body [TALLY-05]", async () => {
    const { services, counted } = counting();
    await expectProblem(
      (await post(services, VIEW, { path: "/" }, { headers: { Authorization: "Bearer x" } })).answer,
      "unauthorized",
    );
    await expectProblem((await get(services, VIEW)).answer, "method-not-allowed");
    await expectProblem(
      (await post(services, VIEW, { path: "/", more: "x".repeat(2_000) })).answer,
      "body-too-large",
    );
    expect(counted).toEqual([]);
  });
});

async function expectStatus(called: ReturnType<typeof post>, status: number): Promise<void> {
  expect((await called).answer.status).toBe(status);
}
