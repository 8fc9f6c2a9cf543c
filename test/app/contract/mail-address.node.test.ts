import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMailAddress } from "#contract/mail-address.ts";

describe("a mail address", () => {
  it.each<[string, string]>([
    ["erika@example.de", "erika@example.de"],
    ["  erika@example.de\n", "erika@example.de"],
    ["Erika.Muster+Website@Example.DE", "Erika.Muster+Website@example.de"],
    ["o'brien_7@sub.firma-24.co.uk", "o'brien_7@sub.firma-24.co.uk"],
    ["info@müller.de", "info@xn--mller-kva.de"],
    ["info@mu\u0308ller.de", "info@xn--mller-kva.de"],
    ["info@straße.de", "info@xn--strae-oqa.de"],
    ["info@xn--mller-kva.de", "info@xn--mller-kva.de"],
    ["info@ＥＸＡＭＰＬＥ.de", "info@example.de"],
    ["info@münchen.bayern", "info@xn--mnchen-3ya.bayern"],
    ["kontakt@例え.jp", "kontakt@xn--r8jz45g.jp"],
    ["chef@firma.рф", "chef@firma.xn--p1ai"],
    [`${"a".repeat(64)}@example.de`, `${"a".repeat(64)}@example.de`],
  ])("%j is sent to as %s [CONT-05]", (text, address) => {
    expect(readMailAddress(text)).toBe(address);
  });

  it("with a look-alike of a known domain shows as what it is [API-17]", () => {
    const cyrillic = "info@p\u0430ypal.com";
    expect(readMailAddress(cyrillic)).toBe("info@xn--pypal-4ve.com");
  });

  it.each<[string, string]>([
    ["nothing", ""],
    ["no @", "erika.example.de"],
    ["nothing before the @", "@example.de"],
    ["nothing after the @", "erika@"],
    ["two @", "erika@example.de@evil.example"],
    ["two addresses with a comma", "erika@example.de,opfer@example.org"],
    ["two addresses with a semicolon", "erika@example.de;opfer@example.org"],
    ["two addresses with a blank", "erika@example.de opfer@example.org"],
    ["a header behind a line break", "erika@example.de\r\nBcc: opfer@example.org"],
    ["a header behind a bare line feed", "erika@example.de\nBcc:opfer@example.org"],
    ["a line separator", "erika\u2028@example.de"],
    ["a null byte", "erika@example.de\u0000.evil.example"],
    ["a name and angle brackets", "Erika <erika@example.de>"],
    ["a mailto: link", "mailto:erika@example.de"],
    ["a query", "erika@example.de?bcc=opfer@example.org"],
    ["a quoted local part", '"erika muster"@example.de'],
    ["a quoted @", '"a@b"@example.de'],
    ["a comment", "erika(Chefin)@example.de"],
    ["a dot at the beginning", ".erika@example.de"],
    ["a dot before the @", "erika.@example.de"],
    ["two dots in a row", "erika..muster@example.de"],
    ["umlauts before the @", "jürgen@example.de"],
    ["a Cyrillic letter before the @", "\u0435rika@example.de"],
    ["a zero-width space", "eri\u200bka@example.de"],
    ["an override of direction", "erika\u202e@example.de"],
    ["another sign for @", "erika＠example.de"],
    ["another sign for the dot", "erika@example。de"],
    ["an address in brackets", "erika@[192.0.2.1]"],
    ["an IPv4 address", "erika@192.0.2.1"],
    ["an IPv4 address in one number", "erika@3221225985"],
    ["an IPv6 address", "erika@[IPv6:2001:db8::1]"],
    ["a port", "erika@example.de:25"],
    ["a path", "erika@example.de/x"],
    ["a name without a dot", "erika@localhost"],
    ["a dot at the end", "erika@example.de."],
    ["an empty label", "erika@example..de"],
    ["a hyphen at the edge of a label", "erika@-example.de"],
    ["an underscore in the domain", "erika@exam_ple.de"],
    ["a percent sign in the domain", "erika@example%2ede"],
    ["punycode of nothing", "erika@xn--.de"],
    ["65 characters before the @", `${"a".repeat(65)}@example.de`],
    ["a label of 64 characters", `erika@${"a".repeat(64)}.de`],
    ["more than 254 characters", `erika@${"a123456789.".repeat(24)}de`],
    ["umlauts that punycode makes too long", `erika@${"ü".repeat(58)}.${"ü".repeat(58)}.de`],
  ])("with %s is none [CONT-19] [API-17]", (_, text) => {
    expect(readMailAddress(text)).toBeNull();
  });

  it("is plain ASCII with one @, whatever was typed [API-17]", () => {
    const part = fc.string({
      unit: fc.oneof(fc.constantFrom(..."aüß.-@п\n"), fc.string({ maxLength: 1 })),
      maxLength: 6,
    });
    fc.assert(
      fc.property(part, part, (local, domain) => {
        const address = readMailAddress(`${local}a@a${domain}.de`);
        if (address === null) return;
        expect(address).toMatch(/^[!-?A-~]+@[a-z0-9.-]+$/);
        expect(readMailAddress(address)).toBe(address);
      }),
    );
  });

  it("is read in no time, however long the text is [API-10]", () => {
    for (const text of ["a".repeat(1e6), "a.".repeat(5e5), `${"a@".repeat(5e5)}`, `a@${"a-".repeat(5e5)}.de`])
      expect(readMailAddress(text)).toBeNull();
  });
});
