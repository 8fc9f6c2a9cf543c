// Two pages of the consent oracle, of which one hides its banner from programs; all of them are tried among the deep suites.
import { expect, test } from "../../support/browser-test.ts";
import { type ConsentServer, startConsentServer } from "../../support/consent/consent-server.ts";
import { expectedOf, saidBy } from "../../support/consent/expected-verdicts.ts";
import { type OracleSite, startOracleSite } from "../../support/consent/oracle-site.ts";

let site: OracleSite;
let server: ConsentServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  [site, server] = await Promise.all([startOracleSite(), startConsentServer()]);
});
test.afterAll(async () => {
  await Promise.all([site.stop(), server.stop()]);
});

test("a tracker that loads after the refusal is found, and nothing else is complained of [CONSENT-01]", async () => {
  const { result } = await server.read(`${site.origin}/leiste/late-tracker`);
  expect(saidBy(result)).toEqual(expectedOf("late-tracker", "notApplicable"));
  expect(result.verdict).toContain("Auch wer ablehnt");
});

test("a tool that hides from programs shows its banner, and a cookie before the choice is found [CONSENT-01] [CONSENT-05]", async () => {
  const { result } = await server.read(`${site.origin}/vanilla/early-cookie`);
  expect(saidBy(result)).toEqual(expectedOf("early-cookie", "passed"));
  expect(result.tool).toBe("cookieconsent3");
});
