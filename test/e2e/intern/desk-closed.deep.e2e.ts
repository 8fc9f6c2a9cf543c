// The desk of a server whose Access is set up for another application, and of one without: the local identity opens neither.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "#scripts/serving/free-port.ts";
import { type RunningSite, serve } from "#scripts/serving/serve.ts";
import { expect, test } from "../../support/browser-test.ts";

test.use({ expectedErrors: /Failed to load resource|there is no page at/ });

for (const [what, setting] of [
  ["Access is set up for another application", "--var=ACCESS_AUD:elsewhere"],
  ["Access is not set up", "--var=ACCESS_AUD:"],
] as const)
  test(`where ${what} /intern is an unknown path, in the browser too [DESK-01] [DESK-02]`, async ({
    page,
    request,
  }) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-closed-"));
    const port = await freePort();
    let site: RunningSite | null = null;
    try {
      site = await serve(port, folder, process.env, () => {}, [setting, "--sample-inquiries=5"]);
      const origin = `http://localhost:${port}`;
      for (const at of ["/intern", "/intern/zustand", "/intern/anfragen.csv", "/intern/style.css"]) {
        const answer = await request.get(origin + at);
        expect(answer.status()).toBe(404);
        expect(await answer.text()).not.toContain("example.org");
      }
      await page.goto(`${origin}/intern`);
      const known = await page.title();
      await page.goto(`${origin}/gibt-es-nicht`);
      expect(await page.title()).toBe(known);
    } finally {
      await site?.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
