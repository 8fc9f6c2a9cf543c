// Numbers of pages, dictated, told by name or later, and numbers that count something else.
import { describe, expect, it } from "vitest";
import { meaningOf } from "#test/support/meaning.ts";
import { heardAt, type Station } from "./stations.ts";

describe("pages told one by one without a comma", () => {
  it.each([
    ["startseite dann leistungen dann team dann kontakt", "4"],
    ["start und dann preise und dann anfahrt", "3"],
    ["start über uns leistungen kontakt", "4"],
    ["erst die start dann zimmer dann preise dann umgebung dann kontakt", "5"],
    ["na start dann kurse dann trainer dann halt kontakt", "4"],
    ["start danach speisekarte danach catering danach wo man uns findet", "4"],
    ["start sowie team sowie galerie", "3"],
    ["ja was weiß ich start dann taufe dann hochzeit und wo wir sind", "4"],
    ["ich dacht an start leistungen und kontakt mehr brauch ich nich", "3"],
    ["also startseite dann über mich dann angebot und ganz am ende kontakt", "4"],
    ["start dann werkstatt dann gebrauchtwagen dann team dann kontakt", "5"],
  ])("are counted: %s [TALK-42]", (text, pages) => {
    expect(heardAt("pages", text).pages).toBe(pages);
  });

  it.each([
    ["start dann mal los"],
    ["erst start dann sehen wir weiter"],
    ["dann halt keine ahnung"],
    ["dann mach mal wie du meinst"],
    ["erst die texte dann die bilder dann sehen wir weiter"],
  ])("are not made up: %s [TALK-42]", (text) => {
    expect(heardAt("pages", text).pages ?? "?").toBe("?");
  });
});

describe("pages told with the kind of website", () => {
  it.each([
    ["Portfolio: 9 Projekte je eine Seite, dazu Büro und Kontakt", "11"],
    ["Firmenwebsite, 6 Leistungen mit je einer Seite plus Start und Kontakt", "8"],
    ["Website mit 8 Seiten", "8"],
    ["Vereinsseite, vier Abteilungen, jede eine eigene Seite, dazu Vorstand", "5"],
    ["Homepage mit Start, Team, Leistungen und Kontakt", "4"],
    ["eine Website, eine Seite je Standort, drei Standorte", "3"],
    ["Firmenwebsite: Start, Über uns, Maschinen, Kontakt", "4"],
  ])("are counted: %s [TALK-42]", (text, pages) => {
    expect(heardAt("kind", text).pages).toBe(pages);
  });

  it.each([
    ["Hotelseite mit 12 Zimmern"],
    ["Website für 3 Filialen"],
    ["eine Website, je nachdem was es kostet"],
    ["Portfolio mit 20 Bildern"],
    ["Eine Seite für unsere 5 Mitarbeiter"],
    ["Website mit Kontaktformular, Galerie"],
    ["eine Seite mit Bildern, Team und so"],
    ["Firmenwebsite, je schneller desto besser"],
  ])("are not made up: %s [TALK-42]", (text) => {
    expect(heardAt("kind", text).pages).toBeUndefined();
  });
});

describe("numbers that count no pages", () => {
  const known: readonly [Station, string, string | undefined][] = [
    ["pages", "Ende Q1", "?"],
    ["pages", "Q2 muss es stehen", "?"],
    ["pages", "bis KW 10", "?"],
    ["pages", "eins vorweg: wir haben 20 Mitarbeiter", "?"],
    ["pages", "um 18 Uhr könnt ihr anrufen", "?"],
    ["pages", "24/7 erreichbar", "?"],
    ["pages", "wir sind die Nummer 1 in Werne", "?"],
    ["functions", "zwei Dinge: Blog und Englisch", "5"],
    ["functions", "zwei Sachen noch, Login und Blog", "5"],
    ["end", "doch, eins noch: ein Blog", "5"],
    ["end", "doch, eins: Tische sollte man online reservieren können", "5"],
    ["end", "eins hab ich vergessen: Englisch", "5"],
    ["end", "noch eine Sache: Terminbuchung", "5"],
    ["end", "3 Punkte noch, Blog, Englisch, Login", "5"],
    ["end", "eine Frage noch", "5"],
    ["end", "doch noch zwei Fragen", "5"],
  ];
  it.each(known)("at %s: %s [TALK-42]", (station, text, pages) => {
    expect(heardAt(station, text).pages ?? "?").toBe(pages);
  });

  const changed: readonly [string, string][] = [
    ["doch zwei Seiten mehr", "7"],
    ["doch eine Seite mehr", "6"],
    ["doch nur 4", "4"],
    ["doch, eine Seite noch", "6"],
    ["doch lieber sieben", "7"],
    ["mach sechs draus", "6"],
  ];
  it.each(changed)("beside those that do: %s [TALK-42]", (text, pages) => {
    expect(heardAt("end", text).pages).toBe(pages);
  });
});

describe("pages that come after the question was let go", () => {
  const begun = ["Malerbetrieb Schulze", "Firmenwebsite", "weiß nicht"];
  it.each([
    ["gut, sieben", "7"],
    ["na dann 6", "6"],
    ["sagen wir acht", "8"],
    ["ok 4 Seiten", "4"],
    ["dann rechnen Sie mit fünf", "5"],
    ["also doch so sechs", "6"],
    ["im Mai, und sieben Seiten", "7"],
  ])("still count: %s [TALK-42]", (text, pages) => {
    expect(meaningOf([...begun, text]).pages).toBe(pages);
  });

  it.each([
    ["in acht Wochen"],
    ["am 8."],
    ["bis zum 15."],
    ["gut, 8 Wochen"],
    ["dann in 6 Monaten"],
    ["sagen wir 2027"],
    ["gut, am 3. Mai"],
  ])("are no dates: %s [TALK-42]", (text) => {
    expect(meaningOf([...begun, text]).pages).toBe("?");
  });

  it.each([
    ["weiß nicht, was nehmen andere?"],
    ["keine Ahnung, wie viele haben denn die anderen?"],
    ["schwer zu sagen, was ist üblich"],
  ])("are asked for again after a question: %s [TALK-42]", (text) => {
    const says = ["Malerbetrieb Schulze", "Firmenwebsite", text];
    expect(meaningOf(says).pages).toBeUndefined();
    expect(meaningOf([...says, "gut, sieben"]).pages).toBe("7");
  });
});

describe("a number that is taken back in the same breath", () => {
  it.each([
    ["5 Seiten, nein Moment, 7", "7"],
    ["acht, ach was, zehn", "10"],
    ["3 Seiten, ach komm, mach 5 draus", "5"],
    ["sechs. quatsch, sieben", "7"],
    ["vier, später vielleicht acht", "4"],
    ["erst dachte ich 10, aber 6 reichen", "6"],
    ["10 oder nee eher 8", "8"],
    ["vier nee halt stop fünf", "5"],
    ["zwölf ist zu viel, acht", "8"],
    ["nicht 5 sondern 8", "8"],
    ["so sieben acht", "7-8"],
    ["fünf bis max sieben", "5-7"],
    ["kann sein dass es sechs werden", "6"],
    ["eine handvoll halt", "4-6"],
    ["drei vier vielleicht", "3-4"],
  ])("%s is %s [TALK-42]", (text, pages) => {
    expect(heardAt("pages", text).pages).toBe(pages);
  });
});
