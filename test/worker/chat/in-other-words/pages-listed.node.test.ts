// Pages told one after the other whatever they are called, one for each of something, as a share or a total, and in asides.
import { describe, expect, it } from "vitest";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { heardAt } from "./stations.ts";

describe("an answer to the question for the pages", () => {
  it.each([
    ["so um die acht rum", "8"],
    ["na fünfe", "5"],
    ["vier, vielleicht fünf wenn wir die Jobs dazunehmen", "4-5"],
    ["zwischen acht und zehn würd ich sagen", "8-10"],
    ["Die Startseite, eine über den Hof, eine mit den Preisen und eine wo man uns findet", "4"],
    ["3-4 langen dicke", "3-4"],
    ["6. Plus Impressum und Datenschutz", "6"],
    ["sechs plus Impressum und so", "6"],
    ["nicht viele. drei", "3"],
    ["ein halbes Dutzend", "6"],
    ["gut zehn", "10"],
    ["knapp zehn", "10"],
    ["5 maximal 6", "5-6"],
    ["5 oder meinetwegen 6", "5-6"],
    ["8 bis 10, eher 8", "8"],
    ["so viele wie nötig", "?"],
    ["was meinen Sie denn?", "?"],
    ["wie jetzt: 7", "7"],
    ["aktuell haben wir 12, die Hälfte würde reichen", "6"],
    ["doppelt so viele wie jetzt, also 10", "10"],
    ["Willkommen, Werkstatt, Gebrauchtwagen, Kontakt", "4"],
    ["willkommen werkstatt gebrauchtwagen kontakt", "4"],
    ["Willkommen / Speisen / Räume / Feiern / Anfahrt", "5"],
    ["- Start\n- Leistungen\n- Team\n- Kontakt", "4"],
    ["1. Start 2. Leistungen 3. Team 4. Kontakt", "4"],
    ["Start\nLeistungen\nKontakt", "3"],
    ["Start, drei für die Abteilungen, Kontakt", "5"],
    ["eine Startseite und dann für jedes unserer fünf Geschäftsfelder eine", "6"],
    ["pro Behandlung eine, das sind sechs, plus Start, Team und Kontakt", "9"],
    ["für die 3 Standorte je eine und 4 normale", "7"],
    ["jeder der 8 Therapeuten soll eine eigene bekommen, dazu 5 allgemeine", "13"],
    ["vier Leistungen, jede extra, dazu Startseite und Kontakt", "6"],
    ["10 Stück", "10"],
    ["10stk", "10"],
    ["zehn Stück ungefähr", "10"],
    ["ca. 15-20", "15-20"],
    ["20 oder mehr", "20+"],
    ["mindestens 20", "20+"],
    ["bestimmt 50", "50"],
    ["100", "100"],
    ["eine", "1"],
    ["eine einzige, lang zum Scrollen", "1"],
    ["one page reicht", "1"],
    ["alles auf einer Seite", "1"],
    ["eine, höchstens zwei", "1-2"],
    ["zwo", "2"],
    ["ne handvoll", "4-6"],
    ["ein paar", "3-5"],
    ["nur ein paar", "3-5"],
    ["wenige", "3-5"],
    ["das kleine paket", "3-5"],
    ["so wie das Business Paket", "6-10"],
    ["wie im mittleren Paket", "6-10"],
    ["weiß nicht, 5?", "5"],
    ["keine ahnung 5 vllt", "5"],
    ["puh. sagen wir 6", "6"],
    ["schwer zu sagen, acht vielleicht", "8"],
    ["sieben seiten und ein Blog", "7"],
    ["4 Seiten und in 3 Wochen", "4"],
    ["wir sind 12 Leute, also 5 Seiten", "5"],
    ["5 seiten, wir haben 3 Filialen", "5"],
    ["Nicht 10, eher 6", "6"],
    ["10 sind zu viel, 6", "6"],
    ["6, nee warte 7", "7"],
    ["7 mit der für die Azubis", "7"],
    ["fünf + AGB", "5"],
    ["Sechs. Die Mitarbeiterseite nicht vergessen!", "6"],
    ["über uns, leistungen, galerie, kontakt halt", "4"],
    ["halt das normale: start, leistungen, kontakt", "3"],
    ["Home About Services Contact", "4"],
    ["für den anfang 3", "3"],
    ["erstmal nur 3, später mehr", "3"],
    ["4 reichen völlig aus", "4"],
    ["mit 4 komm ich hin", "4"],
    ["bei 5 ist Schluss", "5"],
    ["unter zehn", "1-9"],
    ["weniger als 10", "1-9"],
    ["nicht mehr als acht", "1-8"],
    ["höchstens acht", "1-8"],
    ["Speisekarte, Räume, Kegelbahn, Saal, Biergarten, Kontakt und die Startseite sowieso", "7"],
    ["Praxis, Leistungen, Team, Karriere, Anfahrt. Mehr nicht.", "5"],
    ["Hochzeit, Familie, Business, Preise, über mich, Kontakt = 6", "6"],
    ["ich zähl mal: start, hof, tiere, laden, kontakt", "5"],
    ["Startseite + 4", "5"],
    ["4 + Startseite", "5"],
    ["Startseite und noch vier", "5"],
    ["vier plus Kontaktseite", "5"],
    ["Reiten, Boxen, Preise. Und natürlich Start und Kontakt", "5"],
    ["getränke, essen, konzerte, kegelbahn. das reicht", "4"],
    ["Standard, Latein, HipHop, Hochzeit, Kinder, wir zwei, Preise", "7"],
    ["30 Projekte, jedes bekommt seine eigene, und vier drumherum", "34"],
    ["pro Instrument eine: Klavier, Geige, Gitarre, Cello. Dazu Start, Lehrer, Anmeldung", "7"],
    ["für jedes instrument eine (klavier, gitarre, gesang) plus start, lehrer, preise und kontakt", "7"],
    ["Fuhrpark, Lager, Jobs, Wir, Start. Jobs bekommt dann noch je eine für Fahrer, Lagerist und Dispo", "8"],
    ["die sechs Wohnungen jede für sich, dann Start, Ponys, Preise, Anfahrt", "10"],
    ["Start. Osteopathie. Säuglinge. Sportler. Vita. Preise. Kontakt.", "7"],
    ["hm wie viele… startseite, paare, kids, hiphop, team, kontakt", "6"],
    ["Die vier eben plus eine Startseite", "5"],
    ["auf jeden fall zweistellig", "10+"],
    ["eine je Wohnung, plus Hof, Ponys, Anfahrt", "?"],
  ])("%s: %s [TALK-49]", (text, pages) => {
    expect(heardAt("pages", text).pages ?? "?").toBe(pages);
  });
});

describe("pages that were counted", () => {
  const pagesAfter = (...texts: string[]) =>
    foldAnswers(["Dachdecker Meyer", "Firmenwebsite", ...texts]).answers.pages;

  it("are as many as „zusammen“ says later [TALK-49]", () => {
    expect(pagesAfter("Dächer, Gauben, Dachrinnen, Kontakt", "zusammen neun")).toEqual({ min: 9, max: 9 });
    expect(pagesAfter("6", "zusammen 300 Euro")).toEqual({ min: 6, max: 6 });
  });

  it("stay as they are where somebody's age is told [TALK-49]", () => {
    expect(pagesAfter("7", "Mai", "unsere Kunden sind eher 60 plus")).toEqual({ min: 7, max: 7 });
  });

  it("are told anew by their names [TALK-49]", () => {
    expect(pagesAfter("12", "alle auf eine. also start maschinen leistungen jobs kontakt")).toEqual({
      min: 5,
      max: 5,
    });
  });
});
