// Which functions customers want and which they only mention, when they are asked for the kind of website and for functions.
import { describe, expect, it } from "vitest";
import { confirmed } from "#test/support/confirmed.ts";
import { meaningOf } from "#test/support/meaning.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import type { Feature } from "#worker/pricing/project.ts";
import { allFeatures } from "#worker/pricing/project.ts";

const before = ["Handwerk", "Firmenwebsite", "5", "flexibel"];
const features = (texts: readonly string[]) => allFeatures(foldAnswers(confirmed(texts)).answers).toSorted();

const wanted: readonly [text: string, features: readonly Feature[]][] = [
  ["termine online wäre gut aber sonst nichts", ["booking"]],
  ["Sehtest Termine online buchen", ["booking"]],
  ["Gäste sollen Tische online reservieren", ["booking"]],
  ["online-termine ja, mehr nich", ["booking"]],
  ["tischreservierung hab ich ja schon gesagt mehr nicht", ["booking"]],
  ["Tischreservierung mehr nicht", ["booking"]],
  ["das man sich zu kursen anmelden kann", ["booking"]],
  ["anmeldung zu den theoriekursen online", ["booking"]],
  ["Fahrten online bestellen mit Uhrzeit, also Terminbuchung", ["booking"]],
  ["Taxi vorbestellen mit Uhrzeit, als Buchung", ["booking"]],
  ["plätze online reservieren, das wäre es", ["booking"]],
  ["ein kalender wo man einen termin fest buchen kann", ["booking"]],
  ["Online-Terminvergabe", ["booking"]],
  ["people should book a table online", ["booking"]],
  ["online booking", ["booking"]],
  ["Probetraining buchen können", ["booking"]],
  ["was verkaufen, also n kleiner shop", ["shop"]],
  ["Gutscheine online verkaufen", ["shop"]],
  ["Gemüsekisten im Abo online bestellen und per Lastschrift bezahlen", ["shop"]],
  ["Onlinebestellung mit Bezahlen", ["shop"]],
  ["warenkorb und paypal", ["shop"]],
  ["an online shop please", ["shop"]],
  ["Die Mitglieder sollen sich einloggen und die Protokolle lesen können", ["members"]],
  ["einen geschützten Bereich, in dem Mandanten ihre Unterlagen abholen", ["members"]],
  ["Eigentümer sollen sich anmelden und ihre Abrechnungen sehen, also ein Login", ["members"]],
  ["members area for videos", ["members"]],
  ["nur für Mitglieder, mit Passwort", ["members"]],
  ["Kunden sollen sich mit Passwort anmelden können", ["members"]],
  ["ein Bereich nur für unsere Mitglieder", ["members"]],
  ["Kunden sollen ihre Rechnungen abrufen können", ["members"]],
  ["ab und zu schreib ich mal was Neues rein", ["blog"]],
  ["Suche nach Fahrzeugen, die kommen aus mobile.de", ["special"]],
  ["dass der kunde seine möbel eintippt und sieht was der umzug ungefähr kostet", ["special"]],
  ["blog bitte", ["blog"]],
  ["neuigkeiten als blog", ["blog"]],
  ["wir wollen regelmäßig Fachartikel schreiben, also ein Blog", ["blog"]],
  ["eine Schnittstelle zu unserem ERP", ["special"]],
  ["nur den Solarrechner", ["special"]],
  ["Exposés mit Suchfilter nach Ort und Preis, das müsste programmiert werden", ["special"]],
  ["Gedenkkerzen anzünden, das müsste eigens programmiert werden", ["special"]],
  ["die leute sollen ausrechnen können was ein zaun kostet", ["special"]],
  ["ein Preisrechner für Umzüge", ["special"]],
  ["Konfigurator für Treppen, sonst nix", ["special"]],
  ["Buchung und Shop", ["booking", "shop"]],
  ["kein Shop, aber ein Blog", ["blog"]],
  ["Newsletter brauchen wir nicht, nur Terminbuchung", ["booking"]],
  ["reservieren ja, bezahlen nein", ["booking"]],
  ["Buchungskalender, gezahlt wird bei Anreise", ["booking"]],
  ["online reservieren, bezahlt wird vor Ort", ["booking"]],
  ["Buchung, mehr brauchen wir nicht", ["booking"]],
  ["Buchung, sonst brauchen wir nichts", ["booking"]],
  ["Workshops online buchen und gleich zahlen", ["booking"]],
  ["Trainingspläne für Mitglieder im geschützten Bereich", ["members"]],
  ["wenn möglich Onlinetermine", ["booking"]],
  ["irgendwann mal Shop, jetzt nur ein Blog", ["blog"]],
];

const unwanted = [
  "Karten gibt es bei uns an der Abendkasse, im Internet wird nichts verkauft",
  "Online kaufen kann man bei uns nichts",
  "Buchen können die Leute über Booking.com, das reicht",
  "Blog hatte ich, bringt nichts",
  "Online-Termine hatten wir, die Patienten kamen dann nicht",
  "Reservierung telefonisch",
  "Terminanfrage per Formular",
  "ich will nichts selber schreiben",
  "Einen Blog hatte ich mal, dafür fehlt mir die Zeit",
  "Kurse ja, aber anmelden tun sich die Leute bei mir persönlich",
  "Der Vorstand hat einen eigenen Ordner in der Cloud, da brauchen wir nichts",
  "Öffnungszeiten, die ich selber ändern kann",
  "Mitgliedsantrag zum Runterladen",
  "Bewertungen von Google anzeigen",
  "nee brauch ich nich",
  "nix",
  "nö",
  "keine",
  "no extras",
  "nothing special",
  "that's all, danke",
  "nope",
  "das wars",
  "dann keine",
  "fertig",
  "nichts, was extra kostet",
  "passt schon so",
  "kein Shop, keine Buchung. Ticketsystem verlinken reicht",
  "bezahlt wird vor Ort, also kein Shop",
  "bezahlt wird an der Kasse",
  "Gutscheine verkaufen wir weiter nur am Tresen, nicht online",
  "verkauft wird nur im Hofladen",
  "buchen tun die über ein Portal, das bleibt so",
  "termine macht man per insta. sonst nix",
  "Termine nur telefonisch",
  "Termine nach Absprache am Telefon",
  "reserviert wird bei uns telefonisch",
  "nein und bitte auch keine online termine",
  "nein, nur Bilder und Termine",
  "ne Galerie mit vorher nachher, das wars",
  "Kontaktformular",
  "nur ein Formular",
  "eine Karte mit Anfahrt",
  "google maps",
  "wenn junge Leute sich bewerben könnten, mit Formular. Mehr nich",
  "Stellenanzeigen",
  "Speisekarte als PDF",
  "Link zu Instagram",
  "Öffnungszeiten und Notdienstnummer",
  "Shop? Bloß nicht",
  "Online Shop? Nee, lieber nicht",
  "einen Shop vielleicht in zwei Jahren",
  "Shop später mal",
  "den Shop macht mein Bruder woanders",
  "Workshops anzeigen, mehr nicht",
  "wir haben schon ein Buchungsportal, das verlinken wir nur",
  "Bestellung per Telefon wie immer",
  "anmelden tut man sich bei uns per Zettel",
  "Login brauchen wir nicht",
  "alles ohne Anmeldung",
  "ein Blog ist nichts für uns",
  "wir bloggen nicht",
  "Doctolib haben wir schon, nur verlinken",
  "einen Mitgliederbereich hatten wir mal, brauchen wir nicht mehr",
  "Shop wär übertrieben",
  "Shop kommt nicht in Frage",
  "Blog kann man sich sparen",
  "Shop? Bloß nicht, Formular reicht",
  "Buchen sollen die Leute weiter per Telefon",
  "Tickets verkaufen wir über Eventim, Link reicht",
  "Verkauf nur ab Hof",
  "Kunden bestellen per WhatsApp",
];

describe("functions", () => {
  it.each(wanted)("are wanted in „%s“ [TALK-23]", (text, expected) =>
    expect(features([...before, text])).toEqual(expected.toSorted()),
  );

  it.each(unwanted)("are not wanted in „%s“ [TALK-23]", (text) =>
    expect(features([...before, text])).toEqual([]),
  );

  it.each<[string, string, readonly Feature[]]>([
    ["anmeldung zu den theoriekursen online", "doch ohne anmeldung, wird mir zu teuer", []],
    ["Online-Terminbuchung", "ok und wenn ich das weglasse? ne lass drin", ["booking"]],
    ["Terminbuchung", "nein, die Buchung bleibt drin", ["booking"]],
    ["Shop", "3500 ist zu teuer bruder", ["shop"]],
    ["Shop", "ok dann ohne shop, nur speisekarte", []],
    ["Blog", "den Blog lassen wir doch weg", []],
    ["Blog und Buchung", "streich den Blog", ["booking"]],
    ["Kursbuchung und Mitgliederbereich", "mitgliederbereich doch nicht nur die kursbuchung", ["booking"]],
    ["Shop, mit Bezahlen", "italienisch wär lustig aber nein. nur das bestellen", ["shop"]],
    [
      "Gutscheine sollen die Leute online kaufen können und gleich bezahlen",
      "ach nee lassen wir das mit den Gutscheinen, die verkauf ich weiter nur hier im Studio",
      [],
    ],
    ["Mitgliederbereich", "Login kann weg", []],
  ])("may be given up later: „%s“, „%s“ [TALK-23]", (one, two, expected) =>
    expect(features([...before, one, two])).toEqual(expected),
  );
});

describe("what a firm makes for others", () => {
  it.each(["ich programmiere apps, firma heißt klickwerkel", "Wir bauen Konfiguratoren für Küchenstudios"])(
    "is no wish for the website: „%s“ [TALK-23]",
    (text) => expect(features([text, ...before.slice(1)])).toEqual([]),
  );

  it("is one where the website is to have it [TALK-23]", () =>
    expect(
      features(["Wir bauen Küchen und brauchen eine Website mit Konfigurator", ...before.slice(1)]),
    ).toEqual(["special"]));
});

describe("the kind of website", () => {
  it.each([
    ["ganz normal, dat die Leute uns finden", "company"],
    ["Wir wollen unsere Kartoffeln und Eier zeigen. Bezahlt wird vor Ort, also kein Shop", "company"],
    ["So wie die vom Schwager, also wo drauf steht was wir machen und Bilder von Gärten", "company"],
    ["dat die Bauern uns finden und sehen wat für Maschinen wir haben", "company"],
    ["eine Seite wo man uns hören kann und Veranstalter uns anfragen", "company"],
    ["Gäste sollen anfragen können, buchen tun die über ein Portal, das bleibt so", "company"],
    ["Öffnungszeiten, Anfahrt, Telefonnummer, sowas halt", "company"],
    ["damit mich neue Kunden finden", "company"],
    ["man soll sehen was wir können", "company"],
    ["Infos über uns und wie man uns erreicht", "company"],
    ["so ne Visitenkarte im Netz", "company"],
    ["a simple website, just menu and where we park", "company"],
    ["Notdienst Nummer groß, sonst normal", "company"],
    ["normal web seite halt, abi", "company"],
    ["kleine Seite", "company"],
    ["schlichte Kanzleiseite", "company"],
    ["Mitarbeiter suchen, also Stellenanzeigen und so", "company"],
    ["portfolio mit unseren arbeiten", "portfolio"],
    ["Portfolio, wir wollen unsere gebauten Häuser zeigen", "portfolio"],
    ["Kurse online buchen", "booking"],
    ["Leute sollen unsere Gemüsekisten im Abo online bestellen und per Lastschrift bezahlen", "shop"],
    ["members area for videos, Trainingsvideos nur für unsere Mitglieder", "members"],
    ["Blog mit CMS, wir wollen Fachartikel schreiben", "blog"],
    ["puh", "?"],
    ["weiß nicht", "?"],
  ])("is read from „%s“: %s [TALK-24]", (text, kind) =>
    expect(meaningOf(["Handwerk", text]).type).toBe(kind),
  );
});
