// The canary beside every way of Chromium's, in each build, and beside hints over TLS.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "../../support/browser-test.ts";
import {
  type AttackServer,
  PLACES,
  startAttackServer,
  startHintingServer,
} from "../../support/canary/attack-server.ts";
import { type CanaryServer, startCanaryServer } from "../../support/canary/canary-server.ts";
import { READS } from "../../support/canary/reads.ts";
import { type CaptureServer, startCaptureServer } from "../../support/design/capture-server.ts";

const BUILDS = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"].filter((file) => existsSync(file));
/** ms. Reports and late requests come when a page is long gone. */
const LATE_MS = 1_500;
const HINTED_VISITS = 3;
/** The tests' own certificate is nobody's. */
const FLAGS = ["--ignore-certificate-errors"];

let canary: CanaryServer;
let attack: AttackServer;
let hinting: AttackServer;

test.describe.configure({ mode: "default", timeout: 900_000 });
test.beforeAll(async () => {
  [canary, attack, hinting] = await Promise.all([
    startCanaryServer(),
    startAttackServer(),
    startHintingServer(),
  ]);
});
test.afterAll(async () => {
  await Promise.all([canary.stop(), attack.stop(), hinting.stop()]);
});

for (const chromium of BUILDS) {
  test.describe(path.basename(chromium), () => {
    let cache: string;
    let server: CaptureServer;
    let alone: CaptureServer;
    test.beforeAll(async () => {
      cache = mkdtempSync(path.join(os.tmpdir(), "paettken-canary-"));
      const build = { chromium, cache, flags: FLAGS };
      server = await startCaptureServer({ allowLoopback: true, ownHosts: refused() }, build);
      alone = await startCaptureServer(undefined, build);
    });
    test.afterAll(async () => {
      await Promise.all([server.stop(), alone.stop()]);
      rmSync(cache, { recursive: true, force: true });
    });

    test("nothing reaches a refused host [SAFE-08]", async () => {
      canary.takeHits();
      const pages = [...PLACES.map((place) => `/attack?place=${place}`), "/headers?", "/rules-alone?"];
      const reads = Object.keys(READS).map((how) => `/read?how=${encodeURIComponent(how)}`);
      for (const page of [...pages, ...reads]) {
        const outcome = await capture(server, `${attack.origin}${page}&to=${canary.origin}`);
        expect(JSON.stringify(outcome), page).not.toContain("Geheim");
        // What a page sends late is found beside one of the next ones.
        expect(canary.takeHits(), `${page}, or one before it`).toEqual([]);
      }
      await comeLate();
      expect(canary.takeHits()).toEqual([]);
    });

    test("where no proxy stands in between, only rules in a closed root of the markup are followed, and nothing is read [SAFE-01] [SAFE-03] [SAFE-04]", async () => {
      for (const place of PLACES) {
        const outcome = await visit(alone, `${attack.origin}/attack?place=${place}&to=${canary.origin}`);
        // A connection is opened ahead by a full Chromium; nothing is sent on it.
        const asked = canary.takeHits().filter((hit) => hit !== "connection");
        expect(asked.filter((hit) => !hit.includes("speculation-closed-root"))).toEqual([]);
        if (asked.length > 0) expect(outcome).toEqual({ ok: false, code: "refused-address" });
      }
      for (const how of Object.keys(READS)) {
        const url = `${attack.origin}/read?how=${encodeURIComponent(how)}&to=${canary.origin}`;
        expect(JSON.stringify(await visit(alone, url)), how).not.toContain("Geheim");
      }
    });

    test("hints before an answer reach nobody, and discard the visit where no proxy stands in between [SAFE-05] [SAFE-08]", async () => {
      const url = `${hinting.origin}/?to=${canary.origin}`;
      await visit(server, url);
      expect(canary.takeHits()).toEqual([]);
      // A busy Chromium now and then misses a hint, and then follows none.
      const codes: string[] = [];
      for (let count = 0; count < HINTED_VISITS; count += 1) {
        const outcome = await visit(alone, url);
        if (canary.takeHits().length > 0) expect(outcome).toEqual({ ok: false, code: "refused-address" });
        if (!outcome.ok) codes.push(outcome.code);
      }
      expect(codes).toContain("refused-address");
    });
  });
}

test("both builds are there to be tried [SAFE-08]", () => {
  expect(BUILDS).not.toEqual([]);
});

function refused(): string[] {
  return [`127.0.0.1:${canary.port}`];
}

function capture(by: CaptureServer, url: string) {
  return by.capture({ url, ownHosts: refused() });
}

/** Until what a page has left behind has come. */
function comeLate(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LATE_MS));
}

async function visit(by: CaptureServer, url: string) {
  canary.takeHits();
  const outcome = await capture(by, url);
  await comeLate();
  return outcome;
}
