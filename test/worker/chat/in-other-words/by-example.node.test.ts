// Pages told by the example that the question gives, and in prose.
import { describe, expect, it } from "vitest";
import { heardAt } from "./stations.ts";

const pagesOf = (text: string) => heardAt("pages", text).pages ?? "?";

describe("pages by the example of the question", () => {
  it.each([
    ["ja passt", "4"],
    ["Ganz klassisch, so wie Sie sagen.", "4"],
    ["die vier plus galerie", "5"],
    ["Die genannten vier, dazu Referenzen und Notdienst", "6"],
    ["Die üblichen vier und dann noch Galerie", "5"],
    ["Ihre vier, nur dass Start und Über uns zusammen auf eine sollen", "3"],
    [
      "vier wie vorgeschlagen, aber Leistungen bitte aufgeteilt in eine für Neubau und eine für Sanierung",
      "5",
    ],
    ["wie im beispiel nur ohne leistungen, wir sind ja ein verein, dafür throngalerie und termine", "5"],
    ["Wie bei Ihnen vorgeschlagen, nur ohne Über uns.", "3"],
    ["Wie Ihr Beispiel, nur statt Leistungen zwei Seiten: Pflasterarbeiten und Gartenpflege.", "5"],
    ["das doppelte von ihrem beispiel", "8"],
  ])("%s: %s [TALK-52]", (text, pages) => expect(pagesOf(text)).toBe(pages));

  it.each([["reicht das?"], ["Das passt mir nicht"], ["Rufen Sie mich lieber an"]])(
    "is none: %s [TALK-52]",
    (text) => expect(pagesOf(text)).toBe("?"),
  );
});

describe("pages in prose", () => {
  it.each([
    ["Startseite, dann je eine Seite für Bad, Heizung und Solar, außerdem Notdienst und Kontakt", "6"],
    [
      "Startseite, dann Containerdienst, Schrottankauf, Entrümpelung und Abbruch jeweils extra, dann Kontakt",
      "6",
    ],
    ["startseite dann die drei ferienwohnungen jede eine eigene seite dann preise und kontakt", "6"],
    [
      "Erstmal Start, dann Öffnungszeiten (die ändern sich bei uns dauernd), dann unsere Torten, dann Frühstück und Kontakt natürlich",
      "5",
    ],
    ["- start\n- hundeschule\n- welpen\n- hundepension\n- preise\n- kontakt\n- evtl. galerie", "6-7"],
    ["start, was wir machen, wer wir sind, wo wir sind", "4"],
    ["Start, Leistungen, Preise, Jobs, Anfahrt, Fragen und Antworten", "6"],
    ["Für unsere Tauchschule: Start, Kurse, Reisen, Ausrüstung, Team, Kontakt.", "6"],
    [
      "Eine Startseite und dann für jeden der vier Standorte (Dülmen, Nottuln, Billerbeck, Rosendahl) eine.",
      "5",
    ],
    [
      "Unser Verein hat 240 Mitglieder und 6 Abteilungen. Jede Abteilung braucht ihre Seite, dazu Start, Vorstand, Beiträge und Kontakt.",
      "10",
    ],
    ["pro Anwältin eine Seite (wir sind zu dritt), Start, Rechtsgebiete, Kontakt", "6"],
    ["Start, Kontakt, Leistungen. Über uns lassen wir weg, uns kennt hier eh jeder", "3"],
    ["Eigentlich nur Start und Kontakt.", "2"],
    ["Im Moment 9, da fliegen aber zwei raus.", "7"],
    ["Guckense auf unsere alte, die hat sechs Punkte im Menü, so soll das wieder sein", "6"],
    ["Reicht nicht auch eine lange Seite? Das wär mir am liebsten.", "1"],
    ["5, ach nein, eher 6, die Jobs brauchen ja auch noch eine", "6"],
    ["Aktuell haben wir 20, davon liest aber kein Mensch mehr als die Hälfte. Machen wir acht draus.", "8"],
  ])("%s: %s [TALK-53]", (text, pages) => expect(pagesOf(text)).toBe(pages));

  it("is no count where it only looks like one [TALK-53]", () => {
    expect(pagesOf("Rufen hier ständig Leute an")).toBe("?");
    expect(heardAt("date", "Gegründet 1977, wir werden also fünfzig. Bis Juni").pages).toBe("5");
  });
});
