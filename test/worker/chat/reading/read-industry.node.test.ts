// The trade, where the firm's name, a slip and what is said beside it tell different ones.
import { describe, expect, it } from "vitest";
import { meaningOf } from "#test/support/meaning.ts";

describe("the trade", () => {
  it.each([
    ["Mareike Böcker, Yoga und Atemcoaching", "sport"],
    ["Die Denkwerkstatt, Coaching für Eltern", "consulting"],
    ["Goldschmiede Althoff, wir beraten Sie gern", "craft"],
    ["Ich bin Lehrerin, es geht aber um meinen Kräutergarten", "agriculture"],
    ["Netzkontor Nord GmbH, wir betreuen die IT von Mittelständlern", "it"],
    ["Steuerberatung für Handwerker", "consulting"],
    ["Dorfladen Ostenfelde eG, ehrenamtlich geführt", "retail"],
    ["Zimmerleute, vier Mann", "craft"],
    ["Gelateria am Markt", "hospitality"],
    ["Bildhauerin", "culture"],
    ["Kornbrennerei, seit 1874", "manufacturing"],
  ])("is what is spelt right and meant: %s, %s [TALK-41]", (text, industry) => {
    expect(meaningOf([text]).industry).toBe(industry);
  });

  it("is not the verb „hochladen“ [TALK-41]", () => {
    expect(meaningOf(["Schüler laden Noten hoch"]).industry).toBeUndefined();
  });
});
