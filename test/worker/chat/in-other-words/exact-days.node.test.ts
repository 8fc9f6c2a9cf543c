// Days by number and name, and what is said of other days beside them.
import { describe, expect, it } from "vitest";
import { heardAt, type Station } from "./stations.ts";

describe("an exact day", () => {
  it.each([
    ["Datum: 1. März", "by 1. März"],
    ["01.03.2027", "by 1. März"],
    ["Unser Café öffnet am 6.2.", "by 6. Februar"],
    ["am 30. Aprill spätestens", "by 30. April"],
    ["Ende Januar, spätestens aber 15. Februar", "by 15. Februar"],
    ["Anfang 2027", "by Anfang 2027"],
    ["Am Aschermittwoch ist alles vorbei, da will ich auch damit durch sein", "by Aschermittwoch"],
    ["erste Januarwoche", "by Januar"],
    ["Ende März. Ach was, sagen wir Ende April, das ist entspannter.", "by Ende April"],
    ["Sechs Wochen? Nee, lieber zwei Monate, Karneval kommt ja auch noch dazwischen.", "8"],
    ["Spätestens Ende Oktober, denn danach beginnt das Weihnachtsgeschäft.", "by Ende Oktober"],
    ["Bis zum 15. März, denn dann öffnen wir nach der Winterpause.", "by 15. März"],
    ["Eine feste Frist haben wir nicht, es eilt also nicht.", "flexible"],
    ["Dat hät kiene Iele.", "flexible"],
    ["länger als vier Wochen dürfen Sie ruhig brauchen", "4+"],
    ["nicht länger als vier Wochen", "4"],
  ])("%s: %s [TALK-54]", (text, timeline) => expect(heardAt("date", text).timeline).toBe(timeline));

  const elsewhere: readonly [Station, string][] = [
    ["functions", "Gutscheine müsste man kaufen können, grade vor Weihnachten rennen die mir den Laden ein"],
    ["functions", "Tipps für die Haut im Winter will ich ab und zu schreiben"],
    ["functions", "Der Kassenwart kriegt am Jahresende eine Abrechnung"],
  ];
  it.each(elsewhere)("is moved by none of something else: %s %s [TALK-54]", (station, text) =>
    expect(heardAt(station, text).timeline).toBe("by Mai"),
  );

  it("is none of a name or of what happens at once [TALK-54]", () => {
    expect(heardAt("who", "Physio Bewegungsraum, Inh. Marco Lutterbeck").timeline).toBeUndefined();
    expect(
      heardAt("kind", "Eltern sollen sofort sehen, ob noch ein Platz frei ist").timeline,
    ).toBeUndefined();
    expect(heardAt("kind", "Ist mir wurscht, Hauptsache der Preis stimmt").timeline).toBeUndefined();
  });
});
