// The analysis behind the exported Worker, with the addresses it refuses before any network is touched.
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { Env } from "#worker/env.ts";
import worker from "#worker/index.ts";
import { expectProblem } from "./support/problems.ts";

/** A visitor that no other test file is: all share limits and quotas. */
const ADDRESS = "203.0.113.61";

function analyse(url: string, settings: Partial<Env> = {}) {
  const request = new Request("https://paettken.test/functions/v1/seo-crawler", {
    method: "POST",
    body: JSON.stringify({ url }),
    headers: {
      Authorization: "Bearer pk_paettken_public",
      "Content-Type": "application/json",
      "CF-Connecting-IP": ADDRESS,
    },
  });
  return worker.fetch(request as never, { ...env, ...settings } as Env, createExecutionContext());
}

it.each(["http://127.0.0.1:1", "http://localhost/", "http://192.168.1.1/", "ftp://example.org/"])(
  "%s is refused with a clear sentence [SEO-69]",
  async (url) => {
    await expectProblem(await analyse(url), "refused-address");
  },
);

it("loopback is read once the setting allows it, but never this site itself [SEO-69]", async () => {
  const allowed = { CRAWL_ALLOW_LOOPBACK: "on", SITE_ORIGIN: "http://localhost:8797" };
  for (const own of ["http://localhost:8797/", "http://127.0.0.1:8797/", "http://[::1]:8797/"])
    await expectProblem(await analyse(own, allowed), "refused-address");
  // Nothing listens on port 1: the fetch was tried.
  expect((await analyse("http://127.0.0.1:1/", allowed)).status).toBe(502);
});

it("an unreadable address is told from a refused one", async () => {
  await expectProblem(await analyse("https://"), "bad-address");
});
