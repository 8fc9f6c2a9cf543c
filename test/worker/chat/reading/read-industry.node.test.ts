// The trade, where the firm's name, a slip and what is said beside it tell different ones.
import { describe, expect, it } from "vitest";
import { meaningOf } from "#test/support/meaning.ts";

describe("the trade", () => {
  it.each([
    ["Mareike Böcker, Yoga und Atemcoaching", "sport"],
    ["Die Denkwerkstatt, Coaching für Eltern", "consulting"],
    ["Yogalehrerin, Kraftwerk Coaching", "sport"],
    ["Lauftrainer Brinkhues", "sport"],
    ["Tischlerei Althaus & Sohn seit 1888", "craft"],
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

  it.each([
    ["Putenmast", "agriculture"],
    ["Anstreicher und Tapezierer", "craft"],
    ["Ferkelerzeuger", "agriculture"],
    ["Kanuverleih", "sport"],
    ["Personal Trainerin", "sport"],
    ["Tiny Houses", "property"],
    ["Erdwärmepumpen", "craft"],
    ["Intensivpflege", "health"],
  ])("is one of the less common: %s, %s [TALK-41]", (text, industry) => {
    expect(meaningOf([text]).industry).toBe(industry);
  });

  it.each([
    ["Ich verkaufe Wein", "retail"],
    ["Wir züchten Gallowayrinder", "agriculture"],
    ["Wir verleihen Kanus", "sport"],
    ["Honig für Hotels", "agriculture"],
    ["Wir kochen für Firmen", "hospitality"],
    ["Wir vermieten Dachboxen", "retail"],
  ])("is told by what is sold or done: %s, %s [TALK-41]", (text, industry) => {
    expect(meaningOf([text]).industry).toBe(industry);
  });

  it.each([
    "Berkel GmbH",
    "zum Weihnachtsgeschäft",
    "Wir wollen Dachboxen vermieten können",
    "Startup im Stealth Mode",
    "eine Seite für unsere Hochzeit",
  ])("is not told by „%s“ [TALK-41]", (text) => {
    expect(meaningOf([text]).industry).toBeUndefined();
  });

  it("is not the verb „hochladen“ [TALK-41]", () => {
    expect(meaningOf(["Schüler laden Noten hoch"]).industry).toBeUndefined();
  });

  it("is not told by goods and verbs of later answers [TALK-41]", () => {
    expect(meaningOf(["Zwergenstube", "Wir verkaufen Wein auf der Seite"]).industry).toBeUndefined();
  });
});
