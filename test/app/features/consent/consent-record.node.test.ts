import { describe, expect, it } from "vitest";
import { CONSENT_VERSION, consentRecord, readConsent } from "#app/features/consent/consent-record.ts";

const now = new Date("2026-11-21T12:00:00Z");
const fresh = "2026-11-01T08:00:00.000Z";
const choice = { analytics: true, marketing: false, preferences: true };
const stored = JSON.stringify(consentRecord(choice));

describe("a stored consent", () => {
  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["no JSON", "{analytics"],
    ["JSON that is no object", "true"],
    ["null", "null"],
    ["a list", "[]"],
    ["a missing category", JSON.stringify({ necessary: true, analytics: true, marketing: false })],
    ["a category that is no boolean", JSON.stringify({ ...choice, marketing: "false" })],
    ["an older version", JSON.stringify({ ...choice, version: CONSENT_VERSION - 1 })],
    ["a newer version", JSON.stringify({ ...choice, version: CONSENT_VERSION + 1 })],
  ])("does not count when it is %s [COOKIE-18]", (_, text) => {
    expect(readConsent(text, fresh, now)).toBeNull();
  });

  it.each([
    ["unreadable", "gestern"],
    ["six months old", "2026-05-21T12:00:00Z"],
    ["years old", "2021-01-01T00:00:00Z"],
  ])("does not count when its date is %s [COOKIE-18]", (_, date) => {
    expect(readConsent(stored, date, now)).toBeNull();
  });

  it.each([
    ["just given", now.toISOString()],
    ["a day short of six months old", "2026-05-22T12:00:00Z"],
    ["of an unknown date", null],
  ])("counts when it is %s [COOKIE-17]", (_, date) => {
    expect(readConsent(stored, date, now)).toEqual({ necessary: true, ...choice, version: CONSENT_VERSION });
  });

  it("counts when it carries no version, only what each must have [COOKIE-15]", () => {
    expect(readConsent(JSON.stringify({ necessary: true, ...choice }), fresh, now)).not.toBeNull();
  });

  it("does not count when it was given before preferences kept results of the SEO check [COOKIE-18]", () => {
    expect(readConsent(JSON.stringify({ ...choice, version: 1 }), fresh, now)).toBeNull();
  });

  it.each([false, undefined, "nein"])("reads necessary as true when it says %s [COOKIE-19]", (necessary) => {
    expect(readConsent(JSON.stringify({ ...choice, necessary }), fresh, now)?.necessary).toBe(true);
  });
});
