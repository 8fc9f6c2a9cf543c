import { describe, expect, it } from "vitest";
import { owner } from "#content/owner.ts";
import { readConfig } from "#worker/config.ts";

const local = { ENVIRONMENT: "local", PUBLIC_KEY: "pk_for_tests" };
const production = {
  ENVIRONMENT: "production",
  PUBLIC_KEY: "pk_for_tests",
  QUOTA_SECRET: "thirty-two characters of a secret",
};

function configOf(env: Record<string, string | undefined>) {
  const outcome = readConfig(env);
  return outcome.ok ? outcome.config : expect.fail(JSON.stringify(outcome.refusals));
}

function refusalsOf(env: Record<string, string | undefined>) {
  const outcome = readConfig(env);
  return outcome.ok ? [] : outcome.refusals;
}

describe("settings for local use", () => {
  it("need nothing but environment and key [EDGE-18]", () => {
    expect(configOf(local)).toEqual({
      environment: "local",
      publicKey: "pk_for_tests",
      siteOrigin: "http://localhost:8787",
      quotaSecret: expect.any(String),
      seoDailyLimit: 3,
      allowLoopback: false,
      rateLimits: true,
      minuteLimits: true,
      mail: { adapter: "preview" },
      chatModel: { id: "@cf/zai-org/glm-4.7-flash", dailyCalls: 300 },
      designModel: { id: "@cf/google/gemma-4-26b-a4b-it", dailyCalls: 100 },
      browserProxy: null,
      browserDailySeconds: 600,
      leadsKey: null,
      watchLimit: 500,
      access: null,
    });
  });

  it("can be given as text", () => {
    const given = { SEO_DAILY_LIMIT: "1000", CRAWL_ALLOW_LOOPBACK: "on", RATE_LIMITS: "off" };
    expect(configOf({ ...local, ...given })).toMatchObject({
      seoDailyLimit: 1000,
      allowLoopback: true,
      rateLimits: false,
      minuteLimits: false,
    });
  });

  it("can leave the limits of a day alone, for a day that is played in minutes [SAFE-42]", () => {
    expect(configOf({ ...local, RATE_LIMITS: "Daily" })).toMatchObject({
      rateLimits: true,
      minuteLimits: false,
    });
  });

  it.each([
    ["BROWSER_DAILY_SECONDS", "0", 0],
    ["BROWSER_DAILY_SECONDS", "1200", 1200],
  ])(
    "say how long the browser may run a day, locally and in production: %s=%s [SAFE-13]",
    (name, text, value) => {
      expect(configOf({ ...local, [name]: text }).browserDailySeconds).toBe(value);
      expect(configOf({ ...production, [name]: text }).browserDailySeconds).toBe(value);
    },
  );

  it.each([
    ["on", true],
    ["ON", true],
    ["1", true],
    ["true", true],
    ["off", false],
    ["0", false],
    ["false", false],
    ["", false],
  ])("read „%s“ as %s", (text, value) => {
    expect(configOf({ ...local, CRAWL_ALLOW_LOOPBACK: text }).allowLoopback).toBe(value);
  });

  it.each([
    ["SEO_DAILY_LIMIT", "many"],
    ["SEO_DAILY_LIMIT", "-1"],
    ["SEO_DAILY_LIMIT", "3.5"],
    ["SEO_DAILY_LIMIT", "100001"],
    ["CRAWL_ALLOW_LOOPBACK", "maybe"],
    ["RATE_LIMITS", "none"],
    ["BROWSER_DAILY_SECONDS", "-1"],
    ["PUBLIC_KEY", "short"],
    ["PUBLIC_KEY", "with spaces inside"],
    ["SITE_ORIGIN", "not an address"],
    ["SITE_ORIGIN", "https://example.org/with/path"],
    ["QUOTA_SECRET", "too short"],
    ["LEADS_KEY", "thirty-one characters of a key."],
    ["MAIL", "smtp"],
    ["MAILCHANNELS_API_KEY", "with a\r\nline: break"],
    ["MAILCHANNELS_BASE_URL", "https://api.example.org"],
    ["MAILCHANNELS_BASE_URL", "http://localhost.example.org"],
    ["MAILCHANNELS_BASE_URL", "http://127.0.0.1:8025/path"],
  ])("refuse %s=„%s“ by name, never repeating the value [API-13]", (setting, value) => {
    const refusals = refusalsOf({ ...local, [setting]: value });
    expect(refusals).toEqual([{ setting, reason: "is not valid" }]);
    expect(JSON.stringify(refusals)).not.toContain(value);
  });
});

describe("settings in production", () => {
  it("are strict where local ones can be loosened [EDGE-19]", () => {
    expect(configOf(production)).toEqual({
      environment: "production",
      publicKey: "pk_for_tests",
      siteOrigin: new URL(owner.siteUrl).origin,
      quotaSecret: production.QUOTA_SECRET,
      seoDailyLimit: 3,
      allowLoopback: false,
      rateLimits: true,
      minuteLimits: true,
      mail: { adapter: "none" },
      chatModel: { id: "@cf/zai-org/glm-4.7-flash", dailyCalls: 300 },
      designModel: { id: "@cf/google/gemma-4-26b-a4b-it", dailyCalls: 100 },
      browserProxy: null,
      browserDailySeconds: 600,
      leadsKey: null,
      watchLimit: 500,
      access: null,
    });
  });

  it.each([
    ["SEO_DAILY_LIMIT", "3"],
    ["CRAWL_ALLOW_LOOPBACK", "off"],
    ["RATE_LIMITS", "on"],
    ["RATE_LIMITS", "daily"],
    ["MAIL", "mailchannels"],
    ["MAIL", "preview"],
    ["MAILCHANNELS_BASE_URL", "http://127.0.0.1:8025"],
  ])("refuse %s, whatever it says [EDGE-19]", (setting, value) => {
    expect(refusalsOf({ ...production, [setting]: value })).toEqual([
      { setting, reason: "is for local use only" },
    ]);
  });

  it("name everything that is wrong at once [EDGE-19]", () => {
    const names = refusalsOf({ ENVIRONMENT: "production", RATE_LIMITS: "off" }).map(({ setting }) => setting);
    expect(names).toEqual(["PUBLIC_KEY", "QUOTA_SECRET", "RATE_LIMITS"]);
  });

  it("need a secret of their own [EDGE-11]", () => {
    expect(refusalsOf({ ...production, QUOTA_SECRET: undefined })).toEqual([
      { setting: "QUOTA_SECRET", reason: "is missing" },
    ]);
  });

  it("refuse an origin without encryption", () => {
    expect(refusalsOf({ ...production, SITE_ORIGIN: "http://example.org" })).toEqual([
      { setting: "SITE_ORIGIN", reason: "is not valid" },
    ]);
  });
});

describe("settings of the language models", () => {
  it.each([["local"], ["production"]] as const)("name others and their calls, in %s [EDGE-14]", (place) => {
    const id = "@cf/openai/gpt-oss-20b";
    const given = {
      CHAT_MODEL: id,
      CHAT_MODEL_DAILY_CALLS: "0",
      DESIGN_MODEL: id,
      DESIGN_MODEL_DAILY_CALLS: "7",
      BROWSER_PROXY: "127.0.0.1:8899",
    };
    expect(configOf({ ...{ local, production }[place], ...given })).toMatchObject({
      chatModel: { id, dailyCalls: 0 },
      designModel: { id, dailyCalls: 7 },
    });
  });

  it.each([
    ["CHAT_MODEL", "glm-4.7-flash"],
    ["CHAT_MODEL", "openai/gpt-5"],
    ["CHAT_MODEL", "dynamic/route"],
    ["CHAT_MODEL", "@cf/zai-org/../glm"],
    ["CHAT_MODEL_DAILY_CALLS", "viele"],
    ["CHAT_MODEL_DAILY_CALLS", "-1"],
    ["CHAT_MODEL_DAILY_CALLS", "100001"],
    ["DESIGN_MODEL", "@openai/gpt-5"],
    ["DESIGN_MODEL_DAILY_CALLS", "1.5"],
    ["BROWSER_PROXY", "proxy.example:8899"],
  ])("refuse %s=„%s“: only Workers AI is named in the privacy policy", (setting, value) => {
    expect(refusalsOf({ ...production, [setting]: value })).toEqual([{ setting, reason: "is not valid" }]);
  });
});

describe("settings of mail", () => {
  const MAILCHANNELS_API_KEY = "a-key-of-the-provider";
  const MAILCHANNELS_BASE_URL = "http://127.0.0.1:8025";

  it("keep mails on the machine unless told otherwise, even with a key at hand [API-14] [EDGE-15]", () => {
    expect(configOf({ ...local, MAILCHANNELS_API_KEY }).mail).toEqual({ adapter: "preview" });
  });

  it("can send to a simulator [EDGE-15]", () => {
    const given = { MAIL: "mailchannels", MAILCHANNELS_API_KEY, MAILCHANNELS_BASE_URL };
    expect(configOf({ ...local, ...given }).mail).toEqual({
      adapter: "mailchannels",
      apiKey: MAILCHANNELS_API_KEY,
      baseUrl: MAILCHANNELS_BASE_URL,
    });
  });

  it("send through the provider in production, at its own address [EDGE-15]", () => {
    expect(configOf({ ...production, MAILCHANNELS_API_KEY }).mail).toEqual({
      adapter: "mailchannels",
      apiKey: MAILCHANNELS_API_KEY,
      baseUrl: undefined,
    });
  });

  it.each([production, { ...local, MAIL: "mailchannels" }])(
    "name no adapter when the key is missing, and refuse nothing [API-14]",
    (env) => expect(configOf(env).mail).toEqual({ adapter: "none" }),
  );

  it.each([local, production])("let the owner export inquiries with a key of 32 characters", (env) => {
    const LEADS_KEY = "thirty-two characters of a key..";
    expect(configOf({ ...env, LEADS_KEY }).leadsKey).toBe(LEADS_KEY);
    expect(refusalsOf({ ...env, LEADS_KEY: LEADS_KEY.slice(1) })).toEqual([
      { setting: "LEADS_KEY", reason: "is not valid" },
    ]);
  });
});

describe("the environment", () => {
  it.each([undefined, "", "staging", "Production"])("„%s“ is refused [EDGE-19]", (environment) => {
    const names = refusalsOf({ ...local, ENVIRONMENT: environment }).map(({ setting }) => setting);
    expect(names).toEqual(["ENVIRONMENT"]);
  });
});
