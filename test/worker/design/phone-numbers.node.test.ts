import { describe, expect, it } from "vitest";
import { hasPhoneNumber } from "#worker/design/figures/first-screen.ts";

describe("phone numbers", () => {
  it.each([
    "02595 1234",
    "0 25 95 / 12 34 56",
    "(02591) 000 00-21",
    "Tel. +49 2595 12345",
    "0170/1234567",
    "02595-1234",
    "+43 1 234 56 78",
    "0043 662 12345",
    "+41 44 123 45 67",
  ])("knows %s [EYE-31]", (text) => {
    expect(hasPhoneNumber(text)).toBe(true);
  });
  it.each([
    "01.02.2024",
    "59348 Lüdinghausen",
    "08:00–17:00 Uhr",
    "08 – 12 / 14 – 18 Uhr",
    "09 - 12, 14 - 18:30",
    "2.000 Dächer",
    "01067 Dresden",
    "01 – 03 / 24",
    "St.-Nr. 333/5032/1234",
    "",
    "IBAN DE02",
    "+44 20 12",
    "2004 1234567",
  ])("does not take %s for one", (text) => {
    expect(hasPhoneNumber(text)).toBe(false);
  });
});
