// Which of several dates is the website's, and dates that are told without a month's name.
import { describe, expect, it } from "vitest";
import { heardAt } from "../in-other-words/stations.ts";

describe("a date", () => {
  it.each([
    ["Konzert ist im Mai, die Plakate gehen Ende März raus, da muss die Adresse stimmen", "by Ende März"],
    ["Wir brauchen sie bis 15. Juni, ab Juli verleihen wir Boote", "by 15. Juni"],
    ["Im Januar ist die Messe, bis Mitte Januar müsste sie stehen", "by Mitte Januar"],
    ["wir machen auf 20 Februar", "by 20. Februar"],
  ])("of several is the one that the website is meant for: %s, %s [TALK-54]", (text, timeline) => {
    expect(heardAt("date", text).timeline).toBe(timeline);
  });

  it.each([
    ["Vor dem ersten Advent", "by 1. Advent"],
    ["zum 2. Advent", "by 2. Advent"],
    ["Ende nächsten Monats", "by Ende nächsten Monats"],
    ["nächsten Monat", "4"],
    ["zum Jahreswechsel", "by Jahreswechsel"],
    ["bis St. Martin", "by Sankt Martin"],
    ["bis die Saison losgeht, das ist bei uns ab Mitte April", "by Mitte April"],
    ["T+21", "3"],
    ["mehr als nen Monat darfs nich dauern", "4"],
    ["Da richten wir uns ganz nach Ihnen", "flexible"],
    ["wir drängeln nicht", "flexible"],
    ["lieber früher als später", "asap"],
  ])("is read as it was said: %s, %s [TALK-44]", (text, timeline) => {
    expect(heardAt("date", text).timeline).toBe(timeline);
  });

  it.each([
    ["Malerbetrieb Schulze, T+14", "2"],
    ["Name: Hollerbusch. Branche: Gästehaus. Termin: egal.", "flexible"],
  ])("stands in the first message too: %s [TALK-25]", (text, timeline) => {
    expect(heardAt("who", text).timeline).toBe(timeline);
  });
});
