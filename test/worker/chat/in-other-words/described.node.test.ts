// Functions that are described without a name: asked for with their price; and what only sounds like them: neither reckoned nor asked.
import { describe, expect, it } from "vitest";
import { readText } from "#worker/chat/reading/read-text.ts";
import { noAnswers } from "#worker/chat/slots.ts";
import type { Feature } from "#worker/pricing/project.ts";

/** What a text makes the calculator reckon with or ask for. */
function concernedBy(text: string, pending: "projectType" | "features"): Feature[] {
  const { wanted, hinted, projectType } = readText(text, { pending, answers: noAnswers });
  const kind =
    projectType === null || projectType === "company" || projectType === "portfolio" ? [] : [projectType];
  return [...new Set<Feature>([...wanted, ...hinted, ...kind])];
}

const described = [
  ["Die Kunden sollen sehen, wann ich Zeit habe, und sich was reservieren", "booking"],
  ["dass man den Tisch gleich übers Handy klarmacht", "booking"],
  ["Probetraining sollen die Leute selbst ausmachen können", "booking"],
  ["Ein Kalender, in dem man freie Tage sieht und anklickt", "booking"],
  ["Die Ferienwohnung soll man direkt bei uns buchen statt über Airbnb", "booking"],
  ["Anmeldung zu den Kursen über die Seite", "booking"],
  ["Leute tragen sich für die Führung ein, max. 20", "booking"],
  ["Patienten machen ihren Termin selbst, auch nachts", "booking"],
  ["Termine online, das Telefon steht sonst nicht still", "booking"],
  ["man soll sich seine Uhrzeit selber aussuchen", "booking"],
  ["Hüpfburg verleihen wir, Kunden sollen den Tag online festmachen", "booking"],
  ["Plätze im Workshop online vergeben", "booking"],
  ["dass sich einer den Anhänger fürs Wochenende sichern kann", "booking"],
  ["Onlineanmeldung fürs Zeltlager", "booking"],
  ["Reservierung übers Internet", "booking"],
  ["so ein Ding wo die sich den Termin klicken", "booking"],
  ["Unsere Marmeladen sollen auch verschickt werden", "shop"],
  ["dass man Gutscheine kaufen und gleich bezahlen kann", "shop"],
  ["Leute bestellen Kuchen und holen ab, bezahlt wird online", "shop"],
  ["mit Kasse und PayPal", "shop"],
  ["die Sachen wollen wir auch übers Netz loswerden", "shop"],
  ["Onlineverkauf wäre gut", "shop"],
  ["Produkte in den Warenkorb und per Post raus", "shop"],
  ["ein kleiner Laden im Internet", "shop"],
  ["Weinkisten nach ganz Deutschland schicken, Zahlung per Karte", "shop"],
  ["Eintrittskarten verkaufen", "shop"],
  ["Nur Mitglieder sollen die Protokolle sehen", "members"],
  ["Ein Bereich für Eltern mit Passwort", "members"],
  ["jeder Kunde kriegt seinen eigenen Login für die Unterlagen", "members"],
  ["Mitarbeiter sollen sich da die Dienstpläne ziehen, natürlich geschützt", "members"],
  ["etwas Internes nur für den Vorstand", "members"],
  ["Händler sollen nach Anmeldung die Preise sehen", "members"],
  ["Mandanten laden ihre Belege hoch", "members"],
  ["geschlossener Bereich", "members"],
  ["hinter verschlossener Tür die Noten für die Musiker", "members"],
  ["Kunden können sich einloggen", "members"],
  ["Ich will regelmäßig was schreiben", "blog"],
  ["Rezepte von mir, jede Woche ein neues", "blog"],
  ["aktuelle Meldungen stellen wir selbst ein", "blog"],
  ["News-Bereich den wir selber füllen", "blog"],
  ["so ein Tagebuch von der Baustelle", "blog"],
  ["Wir möchten Neuigkeiten posten", "blog"],
  ["Ein Magazin mit Ratgebern", "blog"],
  ["Fachbeiträge veröffentlichen", "blog"],
  ["Berichte von den Spielen", "blog"],
  ["Der Kunde gibt die Quadratmeter ein und sieht was es kostet", "special"],
  ["Preis ausrechnen lassen auf der Seite", "special"],
  ["man stellt sich seinen Zaun selbst zusammen und bekommt ein Angebot", "special"],
  ["soll mit unserer Warenwirtschaft reden", "special"],
  ["Die Bestände kommen aus SAP", "special"],
  ["Anbindung an unser Kassensystem", "special"],
  ["Ein Quiz, welcher Typ man ist", "special"],
  ["eine Suche über 400 Objekte mit Filtern", "special"],
  ["automatisch ein Angebot als PDF", "special"],
  ["Live-Wetter vom Platz und Webcam", "special"],
  ["Küchenplaner", "special"],
  ["Daten aus onOffice", "special"],
  ["Den Schrank sollen sie sich selbst zusammenbauen und sehen, was er kostet", "special"],
  ["Kunden laden eine Zeichnung und bekommen sofort einen Richtpreis angezeigt", "special"],
  ["Die Fahrzeuge stehen in der Händlersoftware und sollen automatisch auf die Seite", "special"],
  ["Die Leute suchen sich ihre Kiste aus und bezahlen gleich", "shop"],
  ["Wissen Sie was, wir nehmen doch einen Shop", "shop"],
  ["Hm, weißt du was, verkaufen will ich die Schalen doch, mit Warenkorb", "shop"],
] as const;
const innocent = [
  "Karten gibt es an der Kasse, da wird nix online verkauft",
  "im Netz wird nichts online bestellt",
  "Termine mache ich lieber am Telefon",
  "Reserviert wird nur telefonisch",
  "bei uns kauft man im Laden",
  "kein Shop, wir verkaufen vor Ort",
  "Bestellungen nehmen wir per Mail an",
  "Wir zeigen unsere Arbeiten, mehr nicht",
  "Kontaktformular reicht",
  "Öffnungszeiten und Anfahrt",
  "Bilder von unseren Küchen",
  "über Doctolib läuft das schon",
  "einen Link zu eBay",
  "Die Buchung läuft über Booking, da bleibt sie",
  "PDF mit der Speisekarte zum Runterladen",
  "Stellenanzeigen",
  "Fotos und Preise",
  "ein Formular für Anfragen",
  "Kundenstimmen",
  "eine Karte mit dem Weg zu uns",
  "Social Media verlinken",
  "Ein Shop wäre mal was, aber nicht jetzt",
  "Login hatten wir mal, braucht keiner",
  "Blog schreibt bei uns sowieso niemand",
  "Buchen können die Leute bei uns am Tresen",
  "Gutscheine gibt es an der Kasse",
  "nur Infos",
] as const;

describe.each(["projectType", "features"] as const)("with the question for %s", (pending) => {
  it.each(described)("%s: %s [TALK-50]", (text, feature) => {
    expect(concernedBy(text, pending)).toContain(feature);
  });

  it.each(innocent)("nothing costly is made of: %s [TALK-50]", (text) => {
    expect(concernedBy(text, pending)).toEqual([]);
  });
});
