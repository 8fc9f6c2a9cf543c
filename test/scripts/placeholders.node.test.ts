import { describe, expect, it } from "vitest";
import { findPlaceholders } from "#scripts/placeholders.ts";

describe("placeholders in the owner's data", () => {
  it.each([
    ["a name", "Maxi Muster"],
    ["a street", "Musterstraße 1"],
    ["a domain", "https://www.paettken.example"],
    ["a mail address", "post@paettken.example"],
    ["a spoken phone number", "02591 000 00 00"],
    ["a dialled phone number", "+4925910000000"],
  ])("are found in %s [LEGAL-34] [EDGE-23]", (_case, value) => {
    expect(findPlaceholders({ phone: { shown: value } })).toEqual([{ place: "phone.shown", value }]);
  });

  it.each([
    ["a real number", "02591 40 50 60"],
    ["a number with some zeros", "+49259100012"],
    ["a region", "Websites im Münsterland"],
    ["a domain", "https://www.paettken.de"],
    ["a figure", 51.768],
  ])("are not seen in %s", (_case, value) => {
    expect(findPlaceholders({ value })).toEqual([]);
  });
});
