import { describe, expect, it } from "vitest";
import { mailLink, phoneLink, plainLink } from "#worker/mail/compose/mail-links.ts";

describe("a telephone link", () => {
  it.each([
    ["02595 / 12 34 56", "tel:02595123456"],
    ["+49 (0)2591 1234-0", "tel:+49259112340"],
    ["0049 (0)2591 1234-0", "tel:0049259112340"],
    ["(0)2591 12345", "tel:0259112345"],
    ["0049.2591.12345", "tel:0049259112345"],
    ["0170–1234567", "tel:01701234567"],
  ])("dials %s", (written, href) => {
    expect(phoneLink(written)).toEqual({ text: written, href });
  });

  it.each([
    "",
    "110",
    "*#06#",
    "02591 12345 oder 0170 1234567",
    "0170 1234567 / 02591 12345",
    "tel:123456789",
    "1+23456789",
  ])("is none for %j", (written) => {
    expect(phoneLink(written)).toBeNull();
  });
});

describe("a mail link", () => {
  it("keeps what has a meaning in its address inside the address [API-17]", () => {
    const { href } = mailLink("a?b&c%41#d@e.example", "x", "Re: 50% & mehr?");
    expect(href).toBe("mailto:a%3Fb%26c%2541%23d@e.example?subject=Re%3A%2050%25%20%26%20mehr%3F");
    expect(new URL(href).searchParams.get("subject")).toBe("Re: 50% & mehr?");
  });
});

describe("a link in the text part", () => {
  it.each([
    [mailLink("a@b.example"), "a@b.example"],
    [mailLink("a%41?@b.example", "Antworten", "Re: x"), "Antworten: a%41?@b.example"],
    [{ text: "02591 12345", href: "tel:+49259112345" } as const, "02591 12345"],
    [{ text: "Anrufen", href: "tel:+49259112345" } as const, "Anrufen: +49259112345"],
    [
      { text: "Impressum", href: "https://site.example/impressum" } as const,
      "Impressum: https://site.example/impressum",
    ],
    [{ text: "site.example", href: "https://site.example" } as const, "site.example"],
  ])("says where it leads: %j", (link, text) => {
    expect(plainLink(link)).toBe(text);
  });
});
