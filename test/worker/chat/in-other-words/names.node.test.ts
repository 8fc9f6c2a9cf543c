// Firms' names and trades, as people type them into the first messages.
import { describe, expect, it } from "vitest";
import { meaningOf } from "#test/support/meaning.ts";

const companyOf = (...says: string[]) => meaningOf(says).company;

describe("a word of its own in front of a town", () => {
  it.each([
    ["radhaus telgte", "radhaus telgte"],
    ["Kleiderkarussell Ascheberg (2nd hand für Kinder)", "Kleiderkarussell Ascheberg"],
    ["Metzgerei Große-Onnebrink seit 1921", "Metzgerei Große-Onnebrink"],
    ["Lichtspiele Senden", "Lichtspiele Senden"],
  ])("is a name: %s [TALK-41]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it.each([
    ["hallo telgte"],
    ["aus Telgte"],
    ["Website Telgte"],
    ["billig olfen"],
    ["dachdecker telgte gesucht"],
  ])("is none: %s [TALK-41]", (text) => {
    expect(companyOf(text)).toBeUndefined();
  });
});

describe("a name typed in small letters", () => {
  it.each([
    ["strickstübchen hedwig, wolle und kurse", "strickstübchen hedwig"],
    ["büdchen am kanal, inhaber kemal", "büdchen am kanal"],
    ["ok dann jansen hausmeisterservice", "jansen hausmeisterservice"],
    ["alltagshilfe sonnenblume, ich betreue alte leute", "alltagshilfe sonnenblume"],
    ["heimatverein wiesengrund, wir haben das alte spritzenhaus", "heimatverein wiesengrund"],
  ])("is one beside its trade: %s [TALK-41]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });
});

describe("a greeting from elsewhere", () => {
  it.each([
    ["Merhaba, Kebap Haus Efes hier", "Kebap Haus Efes"],
    ["Bonjour, Café Mirabelle aus Telgte", "Café Mirabelle"],
    ["Ciao, Pizzeria Da Luigi", "Pizzeria Da Luigi"],
    ["Dzień dobry, Fliesen Kowalski", "Fliesen Kowalski"],
    ["Glück auf! Dachdeckerei Wiesmann", "Dachdeckerei Wiesmann"],
    ["Mahlzeit, Fleischerei Große-Onnebrink", "Fleischerei Große-Onnebrink"],
    ["Tachchen, Schreinerei Holtkamp", "Schreinerei Holtkamp"],
    ["Merhaba, wir haben Grill Haus Bosporus in Ahlen", "Grill Haus Bosporus"],
  ])("stands before a name: %s [TALK-41]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it.each([
    ["Selam, wir haben ein Nagelstudio"],
    ["Moinsen, bin Maler"],
    ["Hola"],
    ["Grüezi, wir brauchen eine Website"],
    ["Goedemorgen, wij hebben een Camping"],
    ["Salut zusammen"],
    ["Ahoi, Bootsverleih"],
    ["Dobry den, ich habe eine Autowerkstatt"],
  ])("is none: %s [TALK-41]", (text) => {
    expect(companyOf(text)).toBeUndefined();
  });
});

describe("a name behind „wir haben“", () => {
  it.each([
    ["wir haben Gasthaus Prinz in Seppenrade", "Gasthaus Prinz"],
    ["Wir haben Autohaus Tepe", "Autohaus Tepe"],
    ["wir betreiben Kiosk Yilmaz in Werne", "Kiosk Yilmaz"],
    ["hallo wir haben den Biohof Schulze Wext", "Biohof Schulze Wext"],
  ])("is read: %s [TALK-41]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it.each([
    ["wir haben Hunde und Katzen, eine Tierpension"],
    ["wir haben ein Restaurant am Markt"],
    ["Wir haben Bock auf eine Website"],
    ["wir haben Probleme mit der alten Seite"],
    ["Wir haben Montag Ruhetag, Gaststätte"],
    ["wir haben Zimmer zu vermieten"],
  ])("is not made up: %s [TALK-41]", (text) => {
    expect(companyOf(text)).toBeUndefined();
  });
});

describe("a name that is said to be one", () => {
  it.each([
    [["Second Hand Laden in Olfen, Zwergennest heißen wir"], "Zwergennest"],
    [["Blumen und Deko in Senden, wir heißen Löwenzahn"], "Löwenzahn"],
    [["Tischlerei, Spanwerk heißen wir"], "Spanwerk"],
    [["Kosmetikstudio, Hautnah heißt der Laden"], "Hautnah"],
    [["Wie wir heißen? Physio am Schloss"], "Physio am Schloss"],
    [["bin tätowierer", "Stichfest heißt der Laden"], "Stichfest"],
    [["bin tätowierer", "Nadelspiel Werne heißt das Studio"], "Nadelspiel Werne"],
    [["bin tätowierer", "der laden heißt nadelöhr"], "nadelöhr"],
    [["friseur", "das Geschäft heißt Haargenau"], "Haargenau"],
    [["band", "wir nennen uns Kanalratten"], "Kanalratten"],
    [["hundefriseur", "heißen tun wir Fellnase"], "Fellnase"],
    [["taxi", "Taxi Brüning, Selm"], "Taxi Brüning"],
    [["fahrschule", "Fahrschule Deppe, Ascheberg"], "Fahrschule Deppe"],
    [["reinigung", "Reinigung Perle in Werne"], "Reinigung Perle"],
    [["Zimmerei", "Holzbau Terhörst, Nottuln"], "Holzbau Terhörst"],
  ])("is read first or later: %j [TALK-41]", (says, company) => {
    expect(companyOf(...says)).toBe(company);
  });

  it.each([
    [["friseur", "Schlicht, modern"]],
    [["friseur", "heißt das ich muss alles selber machen"]],
    [["friseur", "Landing Page, Englisch"]],
    [["friseur", "Lüdinghausen"]],
    [["friseur", "Salon, Lüdinghausen"]],
    [["friseur", "das heißt Website"]],
    [["friseur", "wie der Laden heißt ist noch nicht klar"]],
    [["friseur", "Website, Lüdinghausen"]],
  ])("is not made up: %j [TALK-41]", (says) => {
    expect(companyOf(...says)).toBeUndefined();
  });
});

describe("a name with a sentence behind its comma", () => {
  it.each([
    ["PadelPark Werne, wir eröffnen im Herbst", "PadelPark Werne"],
    ["KletterWerk, wir suchen jemanden für die Homepage", "KletterWerk"],
    ["Zweirad Röttger, wir brauchen was Neues", "Zweirad Röttger"],
    ["Kita Wirbelwind, wir wollen online gefunden werden", "Kita Wirbelwind"],
    ["Hof Schulze Bremer, wir verkaufen Spargel", "Hof Schulze Bremer"],
    ["SoundLab Selm, Bandproben und Unterricht", "SoundLab Selm"],
    ["GrünZeit, wir pflegen Gärten", "GrünZeit"],
  ])("is read: %s [TALK-41]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it.each([
    ["Neueröffnung, wir brauchen eine Seite"],
    ["Hallo, wir eröffnen im Juli"],
    ["Guten Tag, wir sind neu"],
    ["Website, wir brauchen eine"],
    ["WhatsApp, geht das auch"],
    ["WordPress Seite, wir wollen weg davon"],
    ["YouTube, wir machen Videos"],
    ["PayPal"],
    ["OnlineShop, wir verkaufen Kerzen"],
    ["eBay Händler"],
    ["TikTok, wir brauchen auch sowas"],
  ])("is not made up: %s [TALK-41]", (text) => {
    expect(companyOf(text)).toBeUndefined();
  });
});

it.each([
  ["Padelhalle", "sport"],
  ["Kletterhalle", "sport"],
  ["Crossfit Box", "sport"],
  ["Pilates", "sport"],
  ["Second Hand Laden", "retail"],
  ["Secondhand für Kinder", "retail"],
  ["Trödel und Antiquitäten", "retail"],
  ["Unverpacktladen", "retail"],
  ["Brautmoden", "retail"],
  ["Getränkemarkt", "retail"],
  ["Fahrradladen", "retail"],
  ["Hausmeisterservice", "craft"],
  ["Imkerei", "agriculture"],
  ["Lohnunternehmen, Mähdrescher", "agriculture"],
  ["Podologie", "health"],
  ["bin hebamme", "health"],
  ["Kieferorthopäde", "health"],
  ["Foodtruck", "hospitality"],
  ["Food Truck mit Burgern", "hospitality"],
  ["eisdiele", "hospitality"],
  ["Tagesmutter", "education"],
  ["Musikschule", "education"],
  ["Kurierdienst", "transport"],
  ["Umzugsunternehmen", "transport"],
  ["Karnevalsgesellschaft", "club"],
  ["Förderverein der Grundschule", "club"],
  ["Hausverwaltung", "property"],
  ["Vermessungsbüro", "property"],
  ["Zerspanung", "manufacturing"],
  ["Barbershop", "beauty"],
  ["Nagelstudio", "beauty"],
  ["Hochzeitsfotografin", "culture"],
  ["DJ für Hochzeiten", "culture"],
  ["Bilanzbuchhalter", "consulting"],
])("knows the trade of %s [TALK-41]", (text, industry) => {
  expect(meaningOf([text]).industry).toBe(industry);
});
