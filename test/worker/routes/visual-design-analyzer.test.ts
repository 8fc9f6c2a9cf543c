// The design rating as a call: what it takes, answers and gives back. A stand-in rates.
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { DesignRating } from "#contract/design-rating.ts";
import { type ErrorCode, problemType } from "#contract/problem.ts";
import { nextBerlinMidnight } from "#worker/quota/day.ts";
import type { DesignRatings } from "#worker/services/design-rating.ts";
import { createVisitTokens } from "#worker/visit-token.ts";
import { failsWith, url } from "../support/analyses.ts";
import { CRAWLER, post, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

const RATING = "/functions/v1/visual-design-analyzer";
const rating = { url: `${url}/`, overallScore: 64 } as DesignRating;

const rates: DesignRatings["rate"] = async () => ({ ok: true, rating });

function services(rate: DesignRatings["rate"] = rates, overrides: Parameters<typeof testServices>[0] = {}) {
  const tokens = createVisitTokens(
    "a secret of more than thirty-two characters",
    (id) => env.SEO_QUOTA.getByName(`design ${id}`),
    Date.now,
  );
  return testServices({ designRatings: { tokens, rate }, ...overrides });
}

type TestServices = ReturnType<typeof services>;

/** The token that an analysis of `url` carries. */
async function tokenOf(from: TestServices): Promise<string> {
  const { answer } = await post(from, CRAWLER, { url });
  return ((await answer.json()) as { designToken: string }).designToken;
}

async function rate(from: TestServices, designToken: string): Promise<Response> {
  return (await post(from, RATING, { url, designToken })).answer;
}

describe("a design rating", () => {
  it("is answered to whoever has the token of an analysis of the same address [API-02]", async () => {
    const asked = vi.fn(rates);
    const from = services(asked);
    const answer = await rate(from, await tokenOf(from));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(rating);
    expect(answer.headers.get("X-Seal")).toMatch(/^[\w-]{43}$/);
    expect(asked.mock.calls.map(([address]) => address)).toEqual([url]);
  });

  it("comes with the stream of an analysis, too", async () => {
    const from = services();
    const { answer } = await post(from, CRAWLER, { url }, { headers: { Accept: "text/event-stream" } });
    const data = /event: result\ndata: (.+)/.exec(await answer.text())?.[1] ?? "{}";
    const { designToken } = JSON.parse(data);
    expect((await rate(from, designToken)).status).toBe(200);
  });

  it("needs an analysis of its own: the token is good once", async () => {
    const from = services();
    const token = await tokenOf(from);
    await rate(from, token);
    const again = await rate(from, token);
    expect(again.status).toBe(403);
    expect(await again.json()).toMatchObject({ type: problemType("analysis-needed") });
  });

  it("is refused without a token, before anything is opened", async () => {
    const asked = vi.fn(rates);
    const from = services(asked);
    await expectProblem((await post(from, RATING, { url })).answer, "analysis-needed");
    await expectProblem(await rate(from, "made-up"), "analysis-needed");
    expect(asked).not.toHaveBeenCalled();
  });

  it.each<ErrorCode>([
    "browser-busy",
    "target-unreachable",
    "refused-address",
    "target-too-slow",
    "not-html",
  ])("that ends with %s is answered so, and may be asked for again", async (code) => {
    const rate_ = vi.fn<DesignRatings["rate"]>(async () => ({ ok: false, code }));
    const from = services(rate_);
    const token = await tokenOf(from);
    const failed = await rate(from, token);
    expect(failed.headers.has("Retry-After")).toBe(code === "browser-busy");
    await expectProblem(failed, code);
    rate_.mockImplementation(rates);
    expect((await rate(from, token)).status).toBe(200);
  });

  it("may be tried twice: after that a sentence asks for a new analysis, and no browser runs [SAFE-12]", async () => {
    const fails = vi.fn<DesignRatings["rate"]>(async () => ({ ok: false, code: "target-unreachable" }));
    const from = services(fails);
    const token = await tokenOf(from);
    await expectProblem(await rate(from, token), "target-unreachable");
    await expectProblem(await rate(from, token), "target-unreachable");
    const third = await rate(from, token);
    expect(third.status).toBe(403);
    expect(await third.json()).toMatchObject({ detail: expect.stringMatching(/zweimal.*neue SEO-Analyse/) });
    expect(fails).toHaveBeenCalledTimes(2);
  });

  it("runs once at a time for a token, however often it is asked for [SAFE-12]", async () => {
    let finish = () => {};
    const until = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = vi.fn<DesignRatings["rate"]>(async () => {
      await until;
      return { ok: true, rating };
    });
    const from = services(slow);
    const token = await tokenOf(from);
    const first = rate(from, token);
    await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce());
    const beside = await rate(from, token);
    expect(await beside.json()).toMatchObject({ detail: expect.stringContaining("läuft schon") });
    finish();
    expect((await first).status).toBe(200);
    expect(slow).toHaveBeenCalledOnce();
  });

  it.each<ErrorCode>(["browser-spent", "browser-share-spent"])(
    "that is refused with %s says when to come back, and leaves the token as it was [SAFE-13] [SAFE-14]",
    async (code) => {
      const spent = vi.fn<DesignRatings["rate"]>(async () => ({ ok: false, code }));
      const from = services(spent);
      const token = await tokenOf(from);
      for (let call = 1; call <= 3; call++) {
        const refused = await rate(from, token);
        const pause = Number(refused.headers.get("Retry-After"));
        expect(Math.abs(Date.now() + pause * 1000 - nextBerlinMidnight(new Date()).getTime())).toBeLessThan(
          2_000,
        );
        await expectProblem(refused, code);
      }
      spent.mockImplementation(rates);
      expect((await rate(from, token)).status).toBe(200);
    },
  );

  it("is done with the browser before the platform may end the call of a visitor who left [SAFE-13]", async () => {
    let isGivenBack = false;
    const from = services(async (_url, _visitor, signal) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      await new Promise((resolve) => setTimeout(resolve, 50));
      isGivenBack = true;
      return { ok: false, code: "target-unreachable" };
    });
    const designToken = await tokenOf(from);
    const leaving = new AbortController();
    const left = post(from, RATING, { url, designToken }, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 20);
    const { settle } = await left;
    await settle();
    expect(isGivenBack).toBe(true);
  });

  it("that takes too long is cut off and told to stop", async () => {
    const hangs = vi.fn<DesignRatings["rate"]>(() => new Promise(() => {}));
    const from = services(hangs, { times: { designMs: 20 } });
    await expectProblem(await rate(from, await tokenOf(from)), "target-too-slow");
    expect(hangs.mock.calls[0]?.[2].aborted).toBe(true);
  });

  it("stops when the visitor leaves, and keeps the token good", async () => {
    const from = services(async (_url, _visitor, signal) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return { ok: false, code: "target-unreachable" };
    });
    const designToken = await tokenOf(from);
    const leaving = new AbortController();
    const left = post(from, RATING, { url, designToken }, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 20);
    const { answer, settle } = await left;
    await settle();
    expect(answer.status).toBe(499);
    expect(from.entries.find(({ event }) => event === "design-rating")).toMatchObject({ outcome: "left" });
    expect((await from.designRatings?.tokens.redeem(designToken, url))?.ok).toBe(true);
  });

  it("is limited per visitor", async () => {
    const from = services(rates, { limits: { ...testServices().limits, design: async () => false } });
    await expectProblem(await rate(from, await tokenOf(from)), "rate-limited");
  });

  it("is not there where no browser is bound: reports carry no token, calls say so", async () => {
    const from = testServices();
    const { answer } = await post(from, CRAWLER, { url });
    expect(await answer.json()).not.toHaveProperty("designToken");
    await expectProblem((await post(from, RATING, { url, designToken: "x" })).answer, "not-configured");
  });

  it("has no token from an analysis that failed", async () => {
    const { answer } = await post(
      services(rates, { analyseSite: failsWith("target-unreachable") }),
      CRAWLER,
      { url },
    );
    expect(await answer.text()).not.toContain("designToken");
  });
});
