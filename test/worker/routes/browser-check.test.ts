// The check in the browser as a call: what it takes, answers and gives back. A stand-in reads.
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { browserTokenFaults } from "#content/messages.ts";
import { type BrowserCheck, readerIds } from "#contract/browser-check.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { BrowserChecks } from "#worker/services/browser-checks.ts";
import { createVisitTokens } from "#worker/visit-token.ts";
import { url } from "../support/analyses.ts";
import { CRAWLER, post, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

const SEAL = /^[\w-]{43}$/;
const CHECK = "/functions/v1/browser-check";
const SECRET = "a secret of more than thirty-two characters";
const check: BrowserCheck = {
  url: `${url}/`,
  checkedAt: "2026-11-26T12:00:00Z",
  rendered: { result: null, note: "Nichts." },
  accessibility: null,
  consent: null,
  keyboard: null,
  mends: null,
  reflow: null,
  speed: null,
};
const checks: BrowserChecks["check"] = async (_, __, onPart) => {
  onPart("speed");
  onPart("consent");
  onPart("rendered");
  onPart("accessibility");
  onPart("keyboard");
  onPart("reflow");
  return { ok: true, check };
};

function services(stand: BrowserChecks["check"] = checks) {
  const counterOf = (id: string) => env.SEO_QUOTA.getByName(`browser ${id}`);
  return testServices({
    browserChecks: { tokens: createVisitTokens(SECRET, counterOf, Date.now, "browser token"), check: stand },
    designRatings: {
      tokens: createVisitTokens(SECRET, (id) => env.SEO_QUOTA.getByName(`design ${id}`), Date.now),
      rate: async () => ({ ok: false, code: "browser-busy" }),
    },
  });
}

async function tokensOf(from: ReturnType<typeof services>) {
  const { answer } = await post(from, CRAWLER, { url });
  return (await answer.json()) as { browserToken: string; designToken: string };
}

describe("a check in the browser", () => {
  it("is answered to whoever has the token of an analysis of the same address, for all readers or some [VISIT-01]", async () => {
    const asked = vi.fn(checks);
    const from = services(asked);
    const all = await post(from, CHECK, { url, ...(await tokensOf(from)) });
    expect(await all.answer.json()).toEqual({ ...check, seal: expect.stringMatching(SEAL) });
    await post(from, CHECK, { url, readers: ["rendered"], ...(await tokensOf(from)) });
    expect(asked.mock.calls.map(([{ readers }]) => readers)).toEqual([
      ["speed", "consent", "rendered", "accessibility", "mends", "keyboard", "reflow"],
      ["rendered"],
    ]);
  });

  it("streams what comes next, then the result [VISIT-01]", async () => {
    const from = services();
    const { answer } = await post(
      from,
      CHECK,
      { url, ...(await tokensOf(from)) },
      {
        headers: { Accept: "text/event-stream" },
      },
    );
    const events = [...(await answer.text()).matchAll(/event: (\w+)\ndata: (.+)/g)].map(([, name, data]) => ({
      name,
      data: JSON.parse(data ?? ""),
    }));
    expect(events.map(({ name }) => name)).toEqual([...readerIds.map(() => "progress"), "result"]);
    expect(events[1]?.data).toEqual({ percent: 18, label: expect.stringMatching(/Einwilligung/) });
    expect(events.at(-1)?.data).toEqual({ ...check, seal: expect.stringMatching(SEAL) });
  });

  it("takes no token twice, none of a rating, none of another address, none made up [VISIT-02]", async () => {
    const asked = vi.fn(checks);
    const from = services(asked);
    const { browserToken, designToken } = await tokensOf(from);
    const call = async (body: object) => (await post(from, CHECK, body)).answer;
    for (const body of [
      { url, browserToken: designToken },
      { url: "https://andere.de", browserToken },
      { url, browserToken: "made-up" },
      { url },
    ])
      await expectProblem(await call(body), "analysis-needed", browserTokenFaults.notValid);
    expect(asked).not.toHaveBeenCalled();
    expect((await call({ url, browserToken })).status).toBe(200);
    await expectProblem(await call({ url, browserToken }), "analysis-needed", browserTokenFaults.inUse);
  });

  it.each<ErrorCode>(["browser-busy", "browser-spent", "target-too-slow"])(
    "that fails as %s says so and may be tried once more [VISIT-02]",
    async (code) => {
      const outcomes: Awaited<ReturnType<BrowserChecks["check"]>>[] = [
        { ok: false, code },
        { ok: true, check },
      ];
      const from = services(async () => outcomes.shift() ?? { ok: false, code: "internal" });
      const { browserToken } = await tokensOf(from);
      await expectProblem((await post(from, CHECK, { url, browserToken })).answer, code);
      expect((await post(from, CHECK, { url, browserToken })).answer.status).toBe(200);
    },
  );

  it("is not offered without a browser, and refused in German [VISIT-03]", async () => {
    const from = testServices();
    const { answer } = await post(from, CRAWLER, { url });
    expect(await answer.json()).not.toHaveProperty("browserToken");
    await expectProblem((await post(from, CHECK, { url, browserToken: "x" })).answer, "not-configured");
  });

  it("takes known readers only [VISIT-01]", async () => {
    const from = services();
    const { browserToken } = await tokensOf(from);
    for (const readers of [["speeds"], [], "rendered"])
      expect((await post(from, CHECK, { url, browserToken, readers })).answer.status).toBe(400);
  });
});
