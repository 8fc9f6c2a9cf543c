// The Worker as the platform starts it: settings and bindings from wrangler.toml.
import { env, exports } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { problemMessages } from "#content/messages.ts";
import worker from "#worker/index.ts";

const QUOTA = "https://paettken.test/functions/v1/seo-quota";
const withKey = { headers: { Authorization: "Bearer pk_paettken_public" } };

afterEach(() => vi.restoreAllMocks());

describe("the exported Worker", () => {
  it("answers the quota of an unknown visitor [EDGE-13]", async () => {
    const answer = await exports.default.fetch(new Request(QUOTA, withKey));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ used: 0, limit: 3 });
  });
});
