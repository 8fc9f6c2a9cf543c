import { describe, expect, it } from "vitest";
import { figuresIn } from "#worker/chat/model/figures.ts";

const keys = (text: string) => figuresIn(text).map(({ key }) => key);

describe("a figure", () => {
  it.each([
    ["1.290 €", "euro 1290"],
    ["1290€", "euro 1290"],
    ["1.290,00 Euro", "euro 1290"],
    ["1.290 € bis 2.490 €", "euro 1290-2490"],
    ["zwischen 1.290 und 2.490 Euro", "euro 1290-2490"],
    ["von 390–690 €", "euro 390-690"],
    ["ab 2.490 €", "euro 2490+"],
    ["mindestens 2.490 €", "euro 2490+"],
    ["Ein Shop beginnt bei 3.500 €", "euro 3500+"],
    ["höchstens 900 €", "euro -900"],
    ["über 2.000 €", "euro >2000"],
    ["einen Euro", "euro 1"],
    ["neunhundert Euro", "euro neunhundert"],
    ["1 Dollar", "money 1"],
    ["50 %", "percent 50"],
    ["fünfzig Prozent", "percent 50"],
    ["3–5 Seiten", "page 3-5"],
    ["drei bis fünf Seiten", "page 3-5"],
    ["acht weitere Unterseiten", "page 8"],
    ["2 weitere Sprachen", "language 2"],
    ["in einer Woche", "week 1"],
    ["ein bis zwei Wochen", "week 1-2"],
    ["24h", "hour 24"],
    ["innerhalb von 24 Stunden", "hour 24"],
    ["zwölf Leute", "leute 12"],
  ])("in „%s“ is „%s“", (text, key) => {
    expect(keys(text)).toEqual([key]);
  });

  it.each(["eine Website", "eine Seite im Netz", "Sie beide", "ein Shop", "Guten Tag", "einmalig und netto"])(
    "is none in „%s“",
    (text) => {
      expect(keys(text)).toEqual([]);
    },
  );

  it("that is written as nobody writes it here agrees with nothing of ours", () => {
    expect(keys("1,290 €")).toEqual(["euro 1.29"]);
    expect(keys("1.29 €")).toEqual(["euro 1.29"]);
    expect(keys("12.90.0 €")).toEqual(["euro 12.90.0"]);
    expect(keys("1 290 €")).not.toContain("euro 1290");
  });
});
