// Four real consent tools and two hand-written banners, each set up correctly and in three leaky ways: no verdict may be wrong.
import { expect, test } from "../../support/browser-test.ts";
import { type ConsentServer, startConsentServer } from "../../support/consent/consent-server.ts";
import { expectedOf, saidBy } from "../../support/consent/expected-verdicts.ts";
import { setups, tools } from "../../support/consent/oracle-pages.ts";
import { type OracleSite, startOracleSite } from "../../support/consent/oracle-site.ts";

/** Those whose settings show boxes. */
const WITH_BOXES = ["klaro", "vanilla"];

let site: OracleSite;
let server: ConsentServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  [site, server] = await Promise.all([startOracleSite(), startConsentServer()]);
});
test.afterAll(async () => {
  await Promise.all([site.stop(), server.stop()]);
});

for (const tool of tools) {
  for (const setup of setups) {
    test(`${tool}, ${setup}: every verdict is right in all three states [CONSENT-01]`, async () => {
      const { result } = await server.read(`${site.origin}/${tool}/${setup}`);
      const boxes = WITH_BOXES.includes(tool) ? "passed" : "notApplicable";
      expect(saidBy(result)).toEqual(expectedOf(setup, boxes));
    });
  }
}
