// What the owner's desk tells of the site: what is bound, and what today has really been spent.
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { readConfig } from "#worker/config.ts";
import { dailyAllowance } from "#worker/quota/allowance.ts";
import { ALL_VISITORS, secondsName } from "#worker/services/browser-seconds.ts";
import { createModelCalls } from "#worker/services/model-calls.ts";
import { readSiteState } from "#worker/site-state.ts";

const read = readConfig({ ENVIRONMENT: "local", PUBLIC_KEY: "pk_for_tests" });
if (!read.ok) throw new Error("The settings of this test are refused");
const { config } = read;
const counters = env.SEO_QUOTA;

describe("the state of the site", () => {
  it("counts what models and browser have spent today under the names they spend it by [DESK-11]", async () => {
    const now = new Date();
    const calls = createModelCalls("chat", 300, counters);
    for (let call = 0; call < 3; call++) await calls.take();
    await createModelCalls("design", 100, counters).take();
    await dailyAllowance(counters, secondsName(ALL_VISITORS), 600, now).take(25);
    const state = await readSiteState(config, { AI: {}, BROWSER: {}, SEO_QUOTA: counters }, now);
    expect(state.models).toEqual({ chat: { spent: 3, limit: 300 }, design: { spent: 1, limit: 100 } });
    expect(state.browser).toEqual({ spent: 25, limit: 600 });
  });

  it("says what is not set up [DESK-11]", async () => {
    const state = await readSiteState(config, { SEO_QUOTA: counters }, new Date());
    expect(state).toEqual({
      mail: "preview",
      browser: null,
      models: null,
      hasLeadsKey: false,
      version: null,
    });
  });
});
