// Pages that ask one thing each of the consent check: no banner, one that only hides itself, one that cannot be operated, hostile ones.
import * as v from "valibot";
import { consentResultSchema, MAX_ROWS } from "#contract/consent-check.ts";
import { expect, test } from "../../support/browser-test.ts";
import { type ConsentServer, startConsentServer } from "../../support/consent/consent-server.ts";
import { type OracleSite, startOracleSite } from "../../support/consent/oracle-site.ts";

/** The visit's share of a check. */
const LIMIT_MS = 30_000;

let site: OracleSite;
let server: ConsentServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  [site, server] = await Promise.all([startOracleSite(), startConsentServer()]);
});
test.afterAll(async () => {
  await Promise.all([site.stop(), server.stop()]);
});

async function read(path: string) {
  const { facts, result } = await server.read(`${site.origin}/${path}`);
  v.parse(consentResultSchema, result);
  return { facts, result, of: (id: string) => result.findings.find((one) => one.id === id) };
}

test("a page without a banner and without anything that needs one passes, and is praised [CONSENT-02]", async () => {
  const { result } = await read("nothing");
  expect(result.status).toBe("passed");
  expect(result.verdict).toContain("Besser geht es nicht");
  expect(result.states.map(({ isRead }) => isRead)).toEqual([true, false, false]);
});

test("a page that asks nobody and loads a tracker fails [CONSENT-02]", async () => {
  const { result, of } = await read("no-banner-tracker");
  expect([result.status, of("services-before-consent")?.status]).toEqual(["failed", "failed"]);
  expect(result.verdict).toContain("fragt niemanden");
});

test("a tag manager before the choice has a finding of its own [CONSENT-03]", async () => {
  const { of } = await read("tag-manager");
  expect(of("tag-manager-before-consent")?.status).toBe("failed");
  expect(of("services-before-consent")?.status).toBe("passed");
});

test("a banner that only hides itself does not pass, with trackers or without [CONSENT-02]", async () => {
  const leaky = await read("hides");
  expect(leaky.of("services-before-consent")?.status).toBe("failed");
  expect(leaky.of("use-after-rejection")?.status).toBe("failed");
  const empty = await read("hides-nothing");
  expect(empty.of("choice-remembered")?.status).toBe("warning");
  expect(empty.result.status).not.toBe("passed");
});

test("no refusal on the first level fails, a button nobody understands is left open [CONSENT-03]", async () => {
  expect((await read("accept-only")).of("reject-on-first-level")?.status).toBe("failed");
  expect((await read("puzzling-button")).of("reject-on-first-level")?.status).toBe("unchecked");
});

test("unequal buttons and ticked boxes are measured in the page [CONSENT-03]", async () => {
  const unequal = await read("unequal");
  expect(unequal.of("equal-choices")?.status).toBe("warning");
  expect(unequal.of("equal-choices")?.title).toContain("Text statt Knopf");
  expect(unequal.result.picture?.length).toBeGreaterThan(2_000);
  const ticked = await read("ticked");
  expect(ticked.of("pre-ticked-boxes")?.evidence.map(({ value }) => value)).toEqual(["„Marketing“"]);
});

test("what could not be operated is no verdict [CONSENT-04]", async () => {
  const { of, result } = await read("stuck");
  for (const id of ["use-after-rejection", "choice-remembered", "way-back"])
    expect(of(id)?.status, id).toBe("unchecked");
  expect(result.states.map(({ isRead }) => isRead)).toEqual([true, false, false]);
});

test("a page that hangs on the click ends in time, and no browser is left [CONSENT-06]", async () => {
  const begin = Date.now();
  const { of } = await read("busy");
  expect(Date.now() - begin).toBeLessThan(LIMIT_MS);
  expect(of("use-after-rejection")?.status).toBe("unchecked");
  await expect.poll(server.browsers).toBe(0);
});

test("hostile names stay text, values never leave the page, lists end [CONSENT-06]", async () => {
  const { facts, result } = await read("hostile");
  expect(JSON.stringify([facts, result])).not.toContain("geheim");
  const [untouched] = result.states;
  expect(untouched?.cookies.map(({ name }) => name)).toContain("<script>alert(1)</script>");
  expect(untouched?.hosts.length).toBeLessThanOrEqual(MAX_ROWS);
  expect(untouched?.entries.length).toBeLessThanOrEqual(MAX_ROWS);
  expect(untouched?.leftOut).toBeGreaterThan(100);
  expect(result.notes.join(" ")).toContain("mein Schutz");
});
