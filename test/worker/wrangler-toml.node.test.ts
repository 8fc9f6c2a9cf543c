// wrangler.toml: named environments inherit nothing, so production must repeat what the local one has.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { experimental_readRawConfig } from "wrangler";
import { PUBLIC_KEY } from "#content/api.ts";
import { RATE_LIMIT_PERIOD_SECONDS } from "#worker/http/rate-limits.ts";

/** The parts looked at; the types wrangler exports for this are not complete. */
interface Environment {
  vars?: Record<string, string>;
  ratelimits?: { name: string; namespace_id: string; simple: { limit: number; period: number } }[];
  observability?: unknown;
  env?: { production?: Environment };
}

const local: Environment = experimental_readRawConfig({ config: "./wrangler.toml" }).rawConfig;
const production = local.env?.production ?? {};

/** Refused in production by worker/config.ts. */
const LOCAL_VARS = [
  "SEO_DAILY_LIMIT",
  "CRAWL_ALLOW_LOOPBACK",
  "RATE_LIMITS",
  "MAIL",
  "MAILCHANNELS_BASE_URL",
];
/** What is about the account and the deployment, not about what the code binds. */
const NOT_BINDINGS = [
  "name",
  "main",
  "compatibility_date",
  "compatibility_flags",
  "env",
  "vars",
  "observability",
  "routes",
];
/** Stands in for Cloudflare Access on a developer's machine; a deployed site is told its own application by the owner. */
const LOCAL_ONLY = ["access"];
const OWNERS_VARS = ["ACCESS_AUD"];
/** Workers AI cannot run locally; the built-in rules answer there. */
const PRODUCTION_ONLY = ["ai"];

function bindings(environment: object): Record<string, unknown> {
  const entries = Object.entries(environment).filter(
    ([key]) => ![...NOT_BINDINGS, ...PRODUCTION_ONLY, ...LOCAL_ONLY].includes(key),
  );
  return Object.fromEntries(entries);
}

describe("wrangler.toml", () => {
  it.each([
    ["local", local],
    ["production", production],
  ])(
    "describes one Worker with the pages as its assets, and calls no second one: %s [EDGE-01]",
    (_, where) => {
      expect(local).toMatchObject({ main: expect.stringMatching(/worker\/index\.ts$/) });
      expect(where).toMatchObject({
        assets: {
          binding: "ASSETS",
          run_worker_first: [
            "/functions/*",
            ...["/intern", "/bericht", "/beobachtung"].flatMap((path) => [path, `${path}/*`]),
          ],
        },
      });
      const elsewhere = [
        "services",
        "queues",
        "hyperdrive",
        "vpc_services",
        "mtls_certificates",
        "tail_consumers",
      ];
      const bound = Object.entries(where).filter(([, value]) => Object.keys(value ?? {}).length > 0);
      expect(bound.map(([key]) => key).filter((key) => elsewhere.includes(key))).toEqual([]);
    },
  );
});

describe("the production environment of wrangler.toml", () => {
  it("repeats every binding of the local one, and has no other [EDGE-19]", () => {
    expect(Object.keys(bindings(local))).toEqual(
      expect.arrayContaining(["assets", "durable_objects", "migrations", "ratelimits"]),
    );
    expect(bindings(production)).toEqual(bindings(local));
  });

  it("counts each limit by itself, under a name that no setting has [EDGE-19]", () => {
    const limits = production.ratelimits ?? [];
    expect(limits.length).toBeGreaterThan(1);
    expect(new Set(limits.map(({ namespace_id }) => namespace_id)).size).toBe(limits.length);
    const settings = readFileSync("worker/config.ts", "utf8").match(/^ {2}[A-Z][A-Z_]+(?=: v\.)/gm) ?? [];
    expect(settings.map((name) => name.trim())).toContain("WATCH_LIMIT");
    expect(settings.filter((name) => limits.some((limit) => limit.name === name.trim()))).toEqual([]);
  });

  it("has the local variables except those for local use only [EDGE-19]", () => {
    const notShared = [...LOCAL_VARS, ...OWNERS_VARS];
    const shared = Object.keys(local.vars ?? {}).filter((name) => !notShared.includes(name));
    expect(Object.keys(production.vars ?? {})).toEqual(expect.arrayContaining(shared));
    expect(Object.keys(production.vars ?? {}).filter((name) => LOCAL_VARS.includes(name))).toEqual([]);
    expect(production.vars).toMatchObject({ ENVIRONMENT: "production" });
  });

  it("has no stand-in for Cloudflare Access: nobody is the owner before he has set it up [DESK-01]", () => {
    expect(Object.keys(production)).not.toContain("access");
    expect(Object.keys(production.vars ?? {})).not.toContain("ACCESS_AUD");
  });

  it("knows the key that the pages send, as the local one does [API-07] [API-08]", () => {
    expect([local.vars?.PUBLIC_KEY, production.vars?.PUBLIC_KEY]).toEqual([PUBLIC_KEY, PUBLIC_KEY]);
  });

  it("holds no secret [API-13]", () => {
    const names = [...Object.keys(local.vars ?? {}), ...Object.keys(production.vars ?? {})];
    expect(names.filter((name) => /SECRET|TOKEN|PASSWORD|_API_KEY|LEADS_KEY/.test(name))).toEqual([]);
  });

  it("keeps the platform from logging calls with visitors' addresses [EDGE-24]", () => {
    expect(production.observability).toMatchObject({ enabled: true, logs: { invocation_logs: false } });
  });

  it("keeps the platform from tracing what the Worker fetches, analysed sites included [SAFE-27]", () => {
    expect(production.observability).toMatchObject({ traces: { enabled: false } });
  });
});

describe("the rate limits of wrangler.toml", () => {
  it("have the period that refusals tell as pause [EDGE-17]", () => {
    const periods = local.ratelimits?.map(({ simple }) => simple.period);
    expect([...new Set(periods)]).toEqual([RATE_LIMIT_PERIOD_SECONDS]);
  });

  it("are stricter for analyses and messages than for calls, and for what is mailed than for both [EDGE-17]", () => {
    const limit = (name: string) => local.ratelimits?.find((one) => one.name === name)?.simple.limit ?? 0;
    expect(limit("ANALYSIS_LIMIT")).toBeLessThan(limit("CALL_LIMIT"));
    expect(limit("CHAT_LIMIT")).toBeLessThan(limit("CALL_LIMIT"));
    for (const mailing of ["CONTACT_LIMIT", "ESTIMATE_MAIL_LIMIT"]) {
      expect(limit(mailing)).toBeLessThan(limit("ANALYSIS_LIMIT"));
      expect(limit(mailing)).toBeLessThan(limit("CHAT_LIMIT"));
    }
  });
});
