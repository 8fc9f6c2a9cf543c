import { describe, expect, it } from "vitest";
import { defaultVisitor, designRatingMessage, mayRateDesign } from "#app/features/seo-check/form-fields.tsx";
import {
  parseAddress,
  parseKeywords,
  startsOnEnter,
  validateKeywords,
} from "#app/features/seo-check/form-values.ts";
import { addressProblems, premiumOnly } from "#content/pages/seo-check.ts";

describe("address field", () => {
  it.each([
    ["", addressProblems.empty],
    ["  \t\n", addressProblems.empty],
    ["zwei worte", addressProblems.unreadable],
    ["https://", addressProblems.unreadable],
    ["post@firma.de", addressProblems.mail],
    ["mailto:post@firma.de", addressProblems.mail],
    ["javascript:alert(1)", addressProblems.unreadable],
    ["ftp://firma.de", addressProblems.scheme],
    ["file:///etc/passwd", addressProblems.scheme],
    [`firma.de/${"x".repeat(2048)}`, addressProblems.tooLong(2048)],
  ])("refuses %j [SEO-10]", (typed, message) => {
    expect(parseAddress(typed)).toEqual({ ok: false, message });
  });

  it.each([
    ["ihre-website.de", "https://ihre-website.de"],
    ["  www.firma.de/leistungen?a=1 ", "https://www.firma.de/leistungen?a=1"],
    ["firma.de:443", "https://firma.de:443"],
    ["bäckerei-müller.de", "https://bäckerei-müller.de"],
    ["https://firma.de", "https://firma.de"],
    ["http://firma.de/", "http://firma.de/"],
    ["HTTPS://Firma.de", "HTTPS://Firma.de"],
  ])("reads %j as %s [SEO-21]", (typed, url) => {
    expect(parseAddress(typed)).toEqual({ ok: true, url });
  });
});

describe("keyword field", () => {
  it.each([
    ["", undefined],
    [" , ,,", undefined],
    ["Dachdecker", ["Dachdecker"]],
    [" Dachdecker Olfen ,Flachdach,, Dach ", ["Dachdecker Olfen", "Flachdach", "Dach"]],
  ])("reads %j as %j [SEO-13] [SEO-14]", (typed, keywords) => {
    expect(parseKeywords(typed)).toEqual(keywords);
  });

  it("says when there are too many or too long keywords", () => {
    expect(validateKeywords(undefined)).toBeNull();
    expect(validateKeywords(Array(10).fill("x".repeat(60)))).toBeNull();
    expect(validateKeywords(Array(11).fill("x"))).toMatch(/höchstens 10/);
    expect(validateKeywords(["x".repeat(61)])).toMatch(/höchstens 60/);
  });

  it("lets Enter in the address field start only while it is empty [SEO-15] [SEO-16]", () => {
    expect(startsOnEnter("")).toBe(true);
    expect(startsOnEnter("  ")).toBe(true);
    expect(startsOnEnter("Dach")).toBe(false);
  });
});

describe("design rating", () => {
  it("is open to everyone today [SEO-18]", () => {
    expect(defaultVisitor).toEqual({ premium: true, anonymous: true });
    expect(mayRateDesign(defaultVisitor)).toBe(true);
    expect(designRatingMessage(defaultVisitor, true)).toBeNull();
  });

  it.each([
    [{ premium: false, anonymous: true }, true, premiumOnly.anonymous],
    [{ premium: false, anonymous: false }, true, premiumOnly.registered],
    [{ premium: false, anonymous: true }, false, null],
  ])("would be closed to %j, wanted: %j [SEO-19] [SEO-20]", (visitor, wanted, message) => {
    expect(mayRateDesign(visitor)).toBe(false);
    expect(designRatingMessage(visitor, wanted)).toBe(message);
  });

  it("asks only anonymous visitors to register [SEO-20]", () => {
    expect(premiumOnly.anonymous).toMatch(/registrieren/);
    expect(premiumOnly.registered).not.toMatch(/registrieren/);
  });
});
