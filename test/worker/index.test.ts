// The Worker as the platform starts it: settings and bindings of wrangler.toml.
import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "#worker/config.ts";
import type { Env } from "#worker/env.ts";
import worker from "#worker/index.ts";
import { berlinDay } from "#worker/quota/day.ts";
import { visitorId } from "#worker/quota/visitor.ts";
import { expectProblem } from "./support/problems.ts";

const SITE = "https://paettken.test";
const QUOTA = `${SITE}/functions/v1/seo-quota`;
const Authorization = "Bearer pk_paettken_public";

const notFoundPage = { fetch: async () => new Response("<h1>404</h1>") } as unknown as Fetcher;
const production: Partial<Env> = {
  ENVIRONMENT: "production",
  QUOTA_SECRET: "thirty-two characters of a secret",
  SEO_DAILY_LIMIT: "",
  CRAWL_ALLOW_LOOPBACK: "",
  RATE_LIMITS: "",
  MAIL: "",
};

function ask(overrides: Partial<Env>, url = QUOTA) {
  const request = new Request(url, { headers: { Authorization } });
  const changed = { ...env, ASSETS: notFoundPage, ...overrides } as Env;
  return worker.fetch(request as never, changed, createExecutionContext());
}

/** Lines written to the console while `work` runs. */
async function logged(work: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  for (const method of ["log", "error", "warn", "info", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
  await work();
  return lines;
}

afterEach(() => void vi.restoreAllMocks());

describe("the exported Worker", () => {
  it("answers the quota with the key of wrangler.toml [EDGE-13] [API-08]", async () => {
    // An address of its own: other test files use up what visitors without one have.
    const request = new Request(QUOTA, { headers: { Authorization, "CF-Connecting-IP": "203.0.113.63" } });
    const answer = await exports.default.fetch(request);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ used: 0, limit: 3 });
  });

  it("refuses calls without the key [API-09]", async () => {
    await expectProblem(await exports.default.fetch(new Request(QUOTA)), "unauthorized");
  });

  it("works in production with its secret set [EDGE-19]", async () => {
    expect((await ask(production)).status).toBe(200);
  });

  it("tells visitors apart by address and takes a whole IPv6 network as one [EDGE-11]", async () => {
    const usedBy = async (address: string) => {
      const headers = { Authorization, "CF-Connecting-IP": address };
      const answer = await exports.default.fetch(new Request(QUOTA, { headers }));
      return ((await answer.json()) as { used: number }).used;
    };
    const read = readConfig(env);
    if (!read.ok) expect.fail(JSON.stringify(read.refusals));
    const name = await visitorId(read.config.quotaSecret, berlinDay(new Date()), "2001:db8::1");
    await env.SEO_QUOTA.getByName(name).reserve(3, Date.now() + 60_000, 10);
    expect(await usedBy("2001:db8::ffff")).toBe(1);
    expect(await usedBy("2001:db8:0:1::1")).toBe(0);
  });
});

describe("settings that are refused", () => {
  it.each(["SEO_DAILY_LIMIT", "CRAWL_ALLOW_LOOPBACK", "RATE_LIMITS", "MAIL", "MAILCHANNELS_BASE_URL"])(
    "%s in production stops every call and is named in the log [EDGE-19]",
    async (setting) => {
      const lines = await logged(async () => {
        for (const path of ["seo-quota", "seo-crawler", "unknown"])
          await expectProblem(
            await ask({ ...production, [setting]: "1" }, `${SITE}/functions/v1/${path}`),
            "not-configured",
          );
      });
      expect(
        lines.filter((line) => line.includes("refused-settings") && line.includes(setting)),
      ).toHaveLength(3);
    },
  );

  it("leave no trace of a secret in answer or log [API-13] [EDGE-24]", async () => {
    const QUOTA_SECRET = "short-secret";
    let body = "";
    const lines = await logged(async () => {
      body = await (await ask({ ...production, QUOTA_SECRET })).text();
    });
    expect(lines.join()).toContain("QUOTA_SECRET");
    expect(lines.join() + body).not.toContain(QUOTA_SECRET);
    expect(body).not.toMatch(/QUOTA_SECRET|stack|\.ts/);
  });

  it("leave the pages working [EDGE-22] [EDGE-19]", async () => {
    const answer = await ask({ ...production, RATE_LIMITS: "off" }, `${SITE}/gibt-es-nicht`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("<h1>404</h1>");
  });

  it("answer a missing file of the build without a page [ROUTE-26]", async () => {
    const answer = await ask(production, `${SITE}/assets/home-old.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  });

  it("include a binding forgotten in wrangler.toml [EDGE-19]", async () => {
    const lines = await logged(async () => {
      const answer = await ask({ ...production, SEO_QUOTA: undefined } as unknown as Partial<Env>);
      await expectProblem(answer, "not-configured");
    });
    expect(lines.join()).toContain("SEO_QUOTA");
  });
});

describe("the log of the exported Worker", () => {
  it("is one line of JSON a call, with the id of the answer and nothing about the visitor [EDGE-24]", async () => {
    let id: string | null = null;
    const lines = await logged(async () => {
      const answer = await worker.fetch(
        new Request(`${QUOTA}?name=Erika`, {
          headers: {
            Authorization,
            "CF-Connecting-IP": "203.0.113.62",
            "User-Agent": "Erikas Browser",
            Referer: "https://example.org/erika",
          },
        }) as never,
        { ...env, ASSETS: notFoundPage },
        createExecutionContext(),
      );
      id = answer.headers.get("X-Request-Id");
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      event: "call",
      requestId: id,
      route: "/functions/v1/seo-quota",
      method: "GET",
      status: 200,
      durationMs: expect.any(Number),
    });
  });
});
