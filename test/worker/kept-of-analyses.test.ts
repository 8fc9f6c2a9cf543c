// What stays on the server of an analysis and a design rating of one page.
import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { DesignRating } from "#contract/design-rating.ts";
import { keptReportHeader } from "#contract/kept-report.ts";
import { createVisitTokens } from "#worker/visit-token.ts";
import { CRAWLER, post, report, testServices } from "./support/api.ts";

const { url } = report;
const rating = { url, overallScore: 64 } as DesignRating;

it("is numbers that say how often, and the report under the id that the page made: no picture, no visitor [SAFE-41] [EDGE-24]", async () => {
  const tokens = createVisitTokens(
    "a secret of more than thirty-two characters",
    (id) => env.SEO_QUOTA.getByName(`design ${id}`),
    Date.now,
  );
  // Other test files may have left objects of theirs.
  const before = await allObjects();
  const id = crypto.randomUUID();
  const services = testServices({ designRatings: { tokens, rate: async () => ({ ok: true, rating }) } });
  const analysis = await post(
    services,
    CRAWLER,
    { url, keywords: ["Dachdecker"] },
    { headers: { [keptReportHeader]: id } },
  );
  expect(analysis.answer.status).toBe(200);
  const { designToken } = (await analysis.answer.json()) as { designToken: string };
  const rated = await post(services, "/functions/v1/visual-design-analyzer", { url, designToken });
  expect(rated.answer.status).toBe(200);
  await Promise.all([analysis.settle(), rated.settle()]);

  const after = await allObjects();
  expect(newOnes(before.others, after.others)).toEqual([]);
  const [kept, ...more] = newOnes(before.reports, after.reports);
  expect([String(kept), more]).toEqual([String(env.KEPT_REPORT.idFromName(id)), []]);
  expect(await env.KEPT_REPORT.getByName(id).read()).toEqual({
    state: "done",
    report: JSON.stringify({ ...report, designToken }),
  });
  const counters = newOnes(before.counters, after.counters);
  expect(counters.length).toBeGreaterThan(0);
  for (const id of counters) {
    const { kept, endsAt } = await runInDurableObject(env.SEO_QUOTA.get(id), async (_, { storage }) => ({
      kept: [...(await storage.list())],
      endsAt: await storage.getAlarm(),
    }));
    // A name and numbers, and the time at which they are deleted.
    expect(JSON.stringify(kept)).toMatch(/^\[(?:\["[a-z]+",(?:\d+|\{(?:"[a-z]+":\d+,?)+\})\],?)+\]$/);
    expect(endsAt).toBeGreaterThan(Date.now());
  }
});

async function allObjects() {
  const others = await Promise.all([
    listDurableObjectIds(env.SITE_CRAWL),
    listDurableObjectIds(env.CHAT_SESSION),
    listDurableObjectIds(env.OUTBOX),
  ]);
  return {
    others: others.flat(),
    counters: await listDurableObjectIds(env.SEO_QUOTA),
    reports: await listDurableObjectIds(env.KEPT_REPORT),
  };
}

function newOnes(before: readonly DurableObjectId[], after: readonly DurableObjectId[]): DurableObjectId[] {
  const known = new Set(before.map(String));
  return after.filter((id) => !known.has(String(id)));
}
