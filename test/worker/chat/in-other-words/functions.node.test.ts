// Functions that are had elsewhere, put off, taken back or only sound like one.
import { describe, expect, it } from "vitest";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { allFeatures } from "#worker/pricing/project.ts";
import { functionsAt, heardAt, type Station, stations } from "./stations.ts";

describe("what is had elsewhere and only linked", () => {
  it.each([
    ["gebucht wird weiter über booking.com, da soll nur ein Link hin"],
    ["Bestellungen laufen über Lieferando, nur verlinken"],
    ["die Zimmer vermieten wir über Airbnb, auf der Seite nur ein Link dahin"],
    ["Tickets gibts bei Eventim, wir verlinken das nur"],
    ["verkauft wird bei Etsy, die Seite ist nur zum Zeigen"],
    ["Termine laufen bei Doctolib, ein Knopf dahin reicht"],
    ["Reservierungen kommen weiter über OpenTable rein, Seite nur zum Angucken"],
    ["gebucht wird über fewo-direkt, Seite nur zum Gucken"],
    ["Kurse bucht man bei Eversports, da reicht ein Link"],
    ["buchen kann man uns bei booking.com, dahin verlinken"],
    ["Ferienwohnung steht bei Airbnb, gebucht wird nur da"],
  ])("is none of the website's: %s [TALK-43]", (text) => {
    expect(functionsAt("kind", text)).toEqual([]);
  });

  it.each([
    ["wir wollen weg von booking.com und selbst Buchungen annehmen", "booking"],
    ["statt über Lieferando sollen die Leute direkt bei uns online bestellen", "shop"],
    ["Airbnb nimmt zu viel, gebucht werden soll über die eigene Seite", "booking"],
    ["online reservieren, nicht mehr über OpenTable", "booking"],
    ["bisher über Etsy verkauft, jetzt eigener Shop", "shop"],
    ["Buchung so wie bei booking.com", "booking"],
  ])("but what is to replace it is: %s [TALK-43]", (text, feature) => {
    expect(functionsAt("kind", text)).toEqual([feature]);
  });
});

describe("words that only sound like a function", () => {
  const lookalikes: readonly [Station, string][] = [
    ["date", "vor dem Welttag des Buches im April"],
    ["kind", "Website für unsere Bücherei"],
    ["kind", "wir haben ein Kochbuch gemacht, das wollen wir zeigen"],
    ["kind", "Website, wir verkaufen Brennholz aus Buche auf dem Hof"],
    ["kind", "Seite für den Lauftreff, wir joggen am Kanal"],
    ["date", "wenn die Rotbuchen grün werden, also im Mai"],
    ["pages", "Start, Bücher, Lesungen, Kontakt"],
    ["functions", "nein, die Buchhaltung macht mein Steuerberater"],
    ["functions", "Adventskalender zum Ausdrucken, sonst nichts"],
    ["kind", "Website, wir bauen Wasserfilter ein"],
    ["kind", "wir rösten Kaffee und wollen zeigen wie, auch Filterkaffee"],
    ["date", "nach dem Urlaub, den haben wir gebucht"],
    ["kind", "Website, wir geben Workshops in Schulen"],
    ["date", "vor der Besichtigung im Mai"],
    ["kind", "Website, buchen kann man uns nur per Telefon"],
  ];
  it.each(lookalikes)("at %s: %s [TALK-43]", (station, text) => {
    expect(functionsAt(station, text)).toEqual([]);
  });
});

describe("a function with a question mark", () => {
  it.each([
    ["Englisch? eher nein"],
    ["Englisch? braucht hier keiner"],
    ["Niederländisch? eher nicht"],
    ["Englisch? ne lass mal"],
    ["Blog? ach nee"],
    ["Blog? eher weniger"],
    ["Shop? muss nicht"],
    ["Shop? um Gottes willen"],
    ["Shop? nicht wirklich"],
    ["Login? nö lieber nich"],
    ["Buchung? Später mal"],
    ["Buchung? kein Bedarf"],
    ["Blog? nö wozu"],
  ])("is refused behind it: %s [TALK-43]", (text) => {
    expect(functionsAt("functions", text)).toEqual([]);
  });

  it.each([
    ["Englisch? Ja gern", "languages"],
    ["Blog? klar", "blog"],
    ["Buchung? auf jeden Fall", "booking"],
    ["Englisch? warum nicht", "languages"],
    ["Shop? unbedingt", "shop"],
    ["Login? brauchen wir", "members"],
  ])("or taken: %s [TALK-43]", (text, feature) => {
    expect(functionsAt("functions", text)).toEqual([feature]);
  });
});

describe("what is put off", () => {
  it.each([
    ["vielleicht später ein Shop"],
    ["Shop kommt dann nächstes Jahr"],
    ["wenn es gut läuft kommt ein Shop dazu"],
    ["Buchung wäre was für die Zukunft"],
    ["irgendwann mal Englisch"],
    ["Blog erst, wenn wir Zeit haben"],
    ["Englisch evtl. in einem zweiten Schritt"],
    ["Login kann man ja noch nachrüsten"],
    ["Shop in Phase 2"],
    ["ein Shop wäre der nächste Schritt"],
    ["sollte es mal einen Shop geben, sagen wir Bescheid"],
    ["perspektivisch Buchung"],
    ["Blog lassen wir erstmal außen vor"],
    ["auf lange Sicht Englisch"],
    ["Shop, aber noch nicht jetzt"],
    ["falls das mal läuft dann Terminbuchung"],
  ])("is none for now: %s [TALK-43]", (text) => {
    expect(functionsAt("functions", text)).toEqual([]);
    expect(foldAnswers([...stations.functions, text]).doubt).toBeNull();
  });

  it.each([
    ["jetzt gleich einen Shop, Blog später", ["shop"]],
    ["nicht später, sondern jetzt: Buchung", ["booking"]],
    ["Termine buchen, auch noch spät am Abend", ["booking"]],
    ["Buchung, wenn's geht", ["booking"]],
    ["Blog, weil wir nächstes Jahr Jubiläum haben", ["blog"]],
  ])("and what is not, is wanted: %s [TALK-43]", (text, features) => {
    expect(functionsAt("functions", text)).toEqual(features);
  });
});

describe("who corrects himself", () => {
  it.each([
    ["Blog, ach nee, doch lieber Englisch", ["languages"]],
    ["mit Shop, quatsch, Buchung meinte ich", ["booking"]],
    ["Shop. Halt, stopp, kein Shop. Nur Buchung", ["booking"]],
    ["Login, nee warte, brauchen wir doch nicht", []],
    ["Blog nein doch ja", ["blog"]],
    ["erst dachte ich Shop, aber Buchung reicht", ["booking"]],
    ["Eigentlich wollt ich einen Blog, lassen wir aber", []],
    ["Blog und Buchung, ach komm, nur Buchung", ["booking"]],
    ["Englisch und Buchung. Nee, Englisch lassen wir weg", ["booking"]],
    ["ich wollte erst einen Shop. Jetzt nicht mehr", []],
    ["Shop äh ich mein Buchung", ["booking"]],
    ["Blog, obwohl, den schreibt ja keiner, also ohne", []],
  ])("is taken at his last word: %s [TALK-43]", (text, features) => {
    expect(functionsAt("functions", text)).toEqual(features);
  });

  it.each([
    ["Englisch und Französisch, ach lass Französisch weg", "1"],
    ["Niederländisch, äh ich mein Englisch", "1"],
    ["zwei Sprachen, also Deutsch und Englisch", "1"],
    ["Englisch, Niederländisch, nee nur Englisch", "1"],
    ["deutsch englisch und platt", "2"],
    ["auch auf holländisch wegen der Gäste", "1"],
    ["nich nur deutsch auch polnisch", "1"],
    ["english and dutch please", "2"],
  ])("in languages as well: %s [TALK-43]", (text, languages) => {
    expect(heardAt("functions", text).languages).toBe(languages);
  });
});

describe("what costs much and is said in doubt", () => {
  it.each([
    ["villeicht ein Shop", "shop"],
    ["evtl Buchung", "booking"],
    ["ich spiele mit dem Gedanken an einen Shop", "shop"],
    ["Login wär eventuell was", "members"],
    ["könnte man einen Blog machen, muss aber nicht", null],
    ["so halb überlegen wir noch wegen Shop", "shop"],
    ["unter Umständen Terminbuchung", "booking"],
    ["bin noch am Überlegen ob Buchung", "booking"],
    ["Buchung wäre vllt nicht schlecht", "booking"],
    ["Shop, aber da bin ich unsicher", "shop"],
    ["möglicherweise ein Konfigurator", "special"],
    ["Shop ja nein vielleicht", "shop"],
    ["wir sind uns bei der Buchung noch nicht einig", "booking"],
    ["eventuel ein Mitgliederbereich", "members"],
    ["Blog, mal gucken", "blog"],
  ] as const)("is asked for before it counts: %s [TALK-43]", (text, doubt) => {
    const { doubt: asked, answers } = foldAnswers([...stations.functions, text]);
    expect([asked, allFeatures(answers)]).toEqual([doubt, []]);
  });

  it.each([
    ["auf jeden Fall ein Shop", "shop"],
    ["Buchung bitte", "booking"],
    ["Buchung, die Farben sind uns noch unklar", "booking"],
    ["ja Login", "members"],
  ])("or counts at once: %s [TALK-43]", (text, feature) => {
    expect(functionsAt("functions", text)).toEqual([feature]);
    expect(foldAnswers([...stations.functions, text]).doubt).toBeNull();
  });
});
