// Pages that try every way Chromium has to the network, beside a canary that nobody may reach. Behind the proxy that local Chromium has,
// and with a proxy that lets everything pass: then the adapter stands alone, as it does in production.
import { expect, test } from "../../support/browser-test.ts";
import { type AttackServer, PARTS, PLACES, startAttackServer } from "../../support/canary/attack-server.ts";
import { type CanaryServer, startCanaryServer } from "../../support/canary/canary-server.ts";
import { READS } from "../../support/canary/reads.ts";
import { type CaptureServer, startCaptureServer } from "../../support/design/capture-server.ts";

/** The others are tried among the deep suites. */
const USUAL_READS = Object.keys(READS).filter((_, index) => index % 6 === 1);
/** Reports and late requests come when a page is long gone. */
const LATE_MS = 1_500;
/** So many kinds of request reach a canary that may be reached: else the pages would prove nothing. */
const LIVE_CHANNELS = 50;

let canary: CanaryServer;
let attack: AttackServer;
let server: CaptureServer;
/** Its browser's proxy knows no refused host. */
let alone: CaptureServer;

test.describe.configure({ mode: "default", timeout: 120_000 });
test.beforeAll(async () => {
  [canary, attack] = await Promise.all([startCanaryServer(), startAttackServer()]);
  [server, alone] = await Promise.all([
    startCaptureServer({ allowLoopback: true, ownHosts: [`127.0.0.1:${canary.port}`] }),
    startCaptureServer(),
  ]);
});
test.afterAll(async () => {
  await Promise.all([server.stop(), alone.stop(), canary.stop(), attack.stop()]);
});

async function visit(by: CaptureServer, path: string, isRefused = true) {
  canary.takeHits();
  const url = `${attack.origin}${path}&to=${canary.origin}`;
  const outcome = await by.capture({ url, ownHosts: isRefused ? [`127.0.0.1:${canary.port}`] : [] });
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  return { outcome, hits: canary.takeHits() };
}

/** "/page/img?x" → "img" */
const channelsOf = (hits: readonly string[]) => [...new Set(hits.map((hit) => hit.split(/[/?]/)[2] ?? hit))];

for (const place of PLACES) {
  test(`no way of Chromium's reaches a refused host, tried in ${place} [SAFE-08] [SAFE-03]`, async () => {
    const { hits } = await visit(server, `/attack?place=${place}`);
    expect(hits).toEqual([]);
  });
}

test("no header of an answer makes Chromium ask a refused host [SAFE-08] [SAFE-03]", async () => {
  expect((await visit(server, "/headers?")).hits).toEqual([]);
});

test("a rule is taken out of a page that has no other script, whatever stands in between [SAFE-03]", async () => {
  const { outcome, hits } = await visit(alone, "/rules-alone?");
  expect([outcome.ok, hits]).toEqual([true, []]);
});

test("a page that fills its console and throws without end is rated like any other", async () => {
  expect((await visit(server, "/noise?")).outcome.ok).toBe(true);
});

test("the same pages do reach a canary that may be reached [SAFE-08]", async () => {
  const found: string[] = [];
  for (let part = 0; part < PARTS; part++)
    found.push(...(await visit(alone, `/attack?place=page&only=part%20${part}`, false)).hits);
  expect(channelsOf(found).length).toBeGreaterThan(LIVE_CHANNELS);
});

for (const how of USUAL_READS) {
  test(`a refused address is neither read nor asked: ${how} [SAFE-01] [SAFE-02] [SAFE-04]`, async () => {
    const { outcome, hits } = await visit(server, `/read?how=${encodeURIComponent(how)}`);
    expect(hits).toEqual([]);
    expect(JSON.stringify(outcome)).not.toContain("Geheim");
  });

  test(`nor read where no proxy stands in between: ${how} [SAFE-01] [SAFE-02] [SAFE-04]`, async () => {
    const { outcome, hits } = await visit(alone, `/read?how=${encodeURIComponent(how)}`);
    // Either the browser was kept from asking, or the visit is discarded.
    if (outcome.ok) expect(outcome.capture.desktop.snapshot.title).toBe("Tischlerei");
    else expect(["refused-address", "target-unreachable", "target-too-slow"]).toContain(outcome.code);
    if (hits.includes("/secret")) expect(JSON.stringify(outcome)).not.toContain("Geheim");
  });
}

test("without the proxy, only rules in a closed root of the markup are followed, and cost the visit [SAFE-03]", async () => {
  for (const place of ["page"]) {
    const { outcome, hits } = await visit(alone, `/attack?place=${place}`);
    // A connection is opened ahead by a full Chromium; nothing is sent on it.
    const asked = channelsOf(hits).filter((channel) => channel !== "connection");
    expect(asked.filter((channel) => channel !== "speculation-closed-root")).toEqual([]);
    if (asked.length > 0) expect(outcome).toEqual({ ok: false, code: "refused-address" });
  }
});

test("an answer from a private address discards the visit, unless a page of our own is answered from there, too [SAFE-05]", async () => {
  const url = `${attack.origin}/attack?place=page&only=img&to=${canary.origin}`;
  const told = { url, proxy: null };
  // Everything comes from the proxy on loopback, of which the adapter is not told here.
  expect(await alone.capture({ ...told, ownHosts: [alone.proxy ?? ""] })).toEqual({
    ok: false,
    code: "refused-address",
  });
  const known = await alone.capture({
    ...told,
    ownHosts: [alone.proxy ?? ""],
    ownPage: `${attack.origin}/plain`,
  });
  expect(known.ok).toBe(true);
});

test("a rating asks a foreign host 100 times at most, both views together, and says so [SAFE-10]", async () => {
  const { hits, outcome } = await visit(alone, "/flood?", false);
  expect(hits.length).toBeGreaterThan(50);
  expect(hits.length).toBeLessThanOrEqual(100);
  if (outcome.ok) expect(outcome.capture.desktop.facts.leftOut).toBeGreaterThan(0);
});

test("a page that loads without end is read as far as it was let [SAFE-11]", async () => {
  const before = attack.sentBytes();
  const { outcome } = await visit(alone, "/heavy?", false);
  if (!outcome.ok) throw new Error(outcome.code);
  const { desktop, mobile } = outcome.capture;
  const sent = attack.sentBytes() - before;
  // 40 MB, and what this machine sends itself until the browser is told; a busy one does not get as far within the time.
  expect(sent).toBeLessThan(200_000_000);
  if (sent > 60_000_000) expect(desktop.facts.leftOut + mobile.facts.leftOut).toBeGreaterThan(0);
});
