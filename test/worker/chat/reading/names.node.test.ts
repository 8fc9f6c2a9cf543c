// The first message as customers type it: what is a firm's name in it, and what only tells of the firm.
import { describe, expect, it } from "vitest";
import { foldAnswers } from "#worker/chat/fold-answers.ts";
import type { Industry } from "#worker/chat/slots.ts";

const read = (...texts: string[]) => {
  const { company, industry } = foldAnswers(texts).answers;
  return [company, industry];
};

const named: readonly [text: string, company: string, industry: Industry | null][] = [
  ["Tischlerei Wennemar", "Tischlerei Wennemar", "craft"],
  ["tischlerei wennemar", "tischlerei wennemar", "craft"],
  ["moin, schreinerei lödding aus selm", "schreinerei lödding", "craft"],
  ["Moin, wie sind ne Zimmerei in Senden, Holzbau Terbrüggen", "Holzbau Terbrüggen", "craft"],
  ["Wir heißen Kornblume und machen Floristik", "Kornblume", "retail"],
  ["Bestatter, wir heißen Stille & Trost", "Stille & Trost", "craft"],
  ["Partyverleih, Zelte und so, Zeltmacher heißt der Laden", "Zeltmacher", "retail"],
  ["Malerin, der Betrieb heißt Pinselstrich", "Pinselstrich", "craft"],
  ["ich mach seife und verkauf auf märkten, heiße Schaumschlägerei", "Schaumschlägerei", null],
  ["Spedition mit 20 LKW, und der Name ist Hafenlinie", "Hafenlinie", "transport"],
  ["Name: Wortgewandt, Branche: Übersetzungsbüro", "Wortgewandt", "consulting"],
  ["Unser Unternehmen nennt sich Wärmewerk, Heizungsbau", "Wärmewerk", "craft"],
  ["wir nennen uns die Deichkicker, Fußballverein", "Deichkicker", "club"],
  ["Firma Stegemann, Elektro", "Stegemann", "craft"],
  ["Fa. Homoet Landtechnik", "Homoet Landtechnik", null],
  ["Lohnunternehmen namens Ackerkraft", "Ackerkraft", "agriculture"],
  ["Wir sind die Brauerei Hopfenstolz aus Coesfeld", "Brauerei Hopfenstolz", null],
  ["hier ist die Metzgerei Ruhkamp", "Metzgerei Ruhkamp", "craft"],
  ["Es geht um die Bäckerei Ahlbrand", "Bäckerei Ahlbrand", "craft"],
  ["Hallo hier schreibt Ute vom Friseursalon Kopfsache", "Friseursalon Kopfsache", "beauty"],
  ["Ich frage für den Reiterhof Lindenallee", "Reiterhof Lindenallee", "sport"],
  ["Na gut. Konditorei Vennemann", "Konditorei Vennemann", "craft"],
  ["Aha. Dann also: Gärtnerei Grünfink", "Gärtnerei Grünfink", "agriculture"],
  ["Zauberer für Kindergeburtstage, Magic Udo", "Magic Udo", "culture"],
  ["Handyreparatur, FixStation", "FixStation", null],
  ["Tattoo, Nadelöhr", "Nadelöhr", "beauty"],
  [
    "Solar und Elektrotechnik Lichtblick GmbH & Co. KG",
    "Solar und Elektrotechnik Lichtblick GmbH & Co. KG",
    "craft",
  ],
  ["Garten- und Landschaftsbau Möller GbR", "Garten- und Landschaftsbau Möller GbR", null],
  ["Bad und Heizung Uphoff", "Bad und Heizung Uphoff", "craft"],
  ["Metallbau Kleine Bornhorst UG (haftungsbeschränkt)", "Metallbau Kleine Bornhorst UG", "craft"],
  ["Ostendorf & Partner Steuerberater", "Ostendorf & Partner Steuerberater", "consulting"],
  ["Gebr. Vogt, Landhandel", "Gebr. Vogt", "retail"],
  ["Zahnarztpraxis Dr. Nienhaus", "Zahnarztpraxis Dr. Nienhaus", "health"],
  ["Praxis Dr. Ebbing, Hausarzt", "Praxis Dr. Ebbing", "health"],
  ["Hotel Heidekrug, 20 Zimmer", "Hotel Heidekrug", "hospitality"],
  ["Gasthof Zum Goldenen Hirsch in Olfen", "Gasthof Zum Goldenen Hirsch", "hospitality"],
  ["Ein Café am Markt, Café Zuckerhut, mit Terrasse", "Café Zuckerhut", "hospitality"],
  ["We run a small guesthouse, Haus Sonneneck", "Haus Sonneneck", "hospitality"],
  ["Hi, I have a coffee truck called Bean There", "Bean There", "hospitality"],
  ["our company is called Northlight Studios, photography", "Northlight Studios", "culture"],
  ["KFZ Werkstat Demirel", "KFZ Werkstat Demirel", "craft"],
  ["IT-Systemhaus Datenhafen GmbH", "IT-Systemhaus Datenhafen GmbH", "it"],
  ["Kfz-Meisterbetrieb Rolf Sandkuhl", "Kfz-Meisterbetrieb Rolf Sandkuhl", "craft"],
  ["SV Grün-Weiß Nottuln 1921 e.V.", "SV Grün-Weiß Nottuln 1921 e.V.", "club"],
  ["Schützenbruderschaft St. Georg, Verein", "Schützenbruderschaft St. Georg", "club"],
  ["Männerchor Frohsinn", "Männerchor Frohsinn", "club"],
  ["sorry, kind am handy. hundeschule wolfsspur", "hundeschule wolfsspur", "education"],
  ["Kita Zwergenland, wir sind ein Elternverein", "Kita Zwergenland", "education"],
  ["Wir sind drei Schwestern und machen Torten, Konditorei Dreimaldrei", "Konditorei Dreimaldrei", "craft"],
  ["Landgasthof? nee, Biohof, Biohof Krähennest", "Biohof Krähennest", "agriculture"],
  ["„Lieblingsstück“, Mode für Damen", "Lieblingsstück", "retail"],
  ["Blumen Steverding, Floristik", "Blumen Steverding", "retail"],
  ["Taxi Stevertal, Krankenfahrten und Flughafen", "Taxi Stevertal", "transport"],
  ["Fahrschule Vollgas in Coesfeld", "Fahrschule Vollgas", "education"],
  ["Campingplatz Heidesee am Wald", "Campingplatz Heidesee am Wald", "hospitality"],
  ["Tierarztpraxis Dr. Lüning und Team", "Tierarztpraxis Dr. Lüning und Team", "health"],
  ["Hallo, Jansen mein Name, hab nen Malerbetrieb", "Jansen", "craft"],
  [
    "Ja also ich bin der Bernd, wir haben ne Tischlerei, Tischlerei Bernd Kuhlmann",
    "Tischlerei Bernd Kuhlmann",
    "craft",
  ],
  ["THW Ortsverband Lüdinghausen", "THW Ortsverband Lüdinghausen", "club"],
  ["Dr. med. Klaus Hagemann, Internist", "Dr. med. Klaus Hagemann", "health"],
  ["Upcycling Möbel, Label heißt Zweitholz", "Zweitholz", "retail"],
  ["Mein Mann und ich betreiben die Pension Haus Waldesruh", "Pension Haus Waldesruh", "hospitality"],
  ["Noch in Gründung, soll Blattwerk heißen, Gartengestaltung", "Blattwerk", null],
  ["Gasthof mit Kegelbahn, heißt Zur Mühle", "Zur Mühle", "hospitality"],
  ["Elektro Bußmann GmbH Lüdinghausen", "Elektro Bußmann GmbH", "craft"],
  ["Studio 54 Müller, Fotograf", "Studio 54 Müller", "culture"],
  ["Was kostet das? Wir sind die Schlosserei Berkel", "Schlosserei Berkel", "craft"],
  ["Physiotherapie Bewegungsreich brauche homepage", "Physiotherapie Bewegungsreich", "health"],
  ["ich bins, der Heiner von Getränke Hüsing", "Getränke Hüsing", "retail"],
  [
    "Wir, die Rekener Rohrtechnik GmbH, sind Hersteller von Rohren",
    "Rekener Rohrtechnik GmbH",
    "manufacturing",
  ],
];

const unnamed: readonly [text: string, industry: Industry | null][] = [
  ["Friseur", "beauty"],
  ["Bin Hebamme", "health"],
  ["Sicherheitsdienst", null],
  ["Catering für Feiern und Firmen", "hospitality"],
  ["Rechtsanwältin für Familienrecht", "consulting"],
  ["Zauberer für Kindergeburtstage", "culture"],
  ["Aha. Ich bin Schornsteinfeger", "craft"],
  ["Do you speak English? I have a small coffee truck", "hospitality"],
  ["we are a small bakery near Münster", "craft"],
  ["asdfgh", null],
  ["qwertz", null],
  ["Na gut", null],
  ["ganz normal", null],
  ["Wir sind drei Brüder", null],
  ["Wir sind ein kleines Team", null],
  ["ich mach Gartenbau, also Pflaster, Hecken, Teiche, alles mögliche", "craft"],
  ["Heizung Sanitär", "craft"],
  ["Heizung, Sanitär, Klima", "craft"],
  ["was mit pferden", null],
  ["Handwerk, Schwerpunkt Dachausbau", "craft"],
  ["Hausmeisterservice und Gartenpflege", "craft"],
  ["Physiotherapiepraxis in Havixbeck", "health"],
  ["Maschinenbau, 80 Mitarbeiter", "manufacturing"],
  ["Wir sind ein Pflegedienst mit 30 Mitarbeitern", "health"],
  ["Online-Shop für Imkereibedarf", "agriculture"],
  ["Metzger halt", "craft"],
  ["Elektriker. Zufrieden?", "craft"],
  ["Nagelstudio bei mir zuhause", "beauty"],
  ["Vermietung von Ferienwohnungen", "property"],
  ["Reinigung", null],
  ["Reinigungsservice für Büros", "craft"],
  ["Ich bin Coach für Führungskräfte", "consulting"],
  ["Hundefriseurin, mobil", "beauty"],
  ["selbständig als Fotograf", "culture"],
  ["noch keinen Namen, Kosmetik", "beauty"],
  ["Ein Restaurant auf dem Land", "hospitality"],
  ["Baustoffe und Transporte", null],
  ["Nachhilfe Mathe und Deutsch", "education"],
  ["Steuerberaterin in Dülmen", "consulting"],
  ["Uhren und Schmuck", "retail"],
  ["Wolle und Handarbeit", null],
  ["Kammerjäger", "craft"],
  ["Gründung: mobile Massage, Name steht noch nicht fest", "health"],
  ["Kassenwart im Tennisverein", "sport"],
  ["Zerspanung, CNC, 12 Leute", "manufacturing"],
  ["Gruß aus Olfen", null],
  ["Das geht Sie nichts an", null],
  ["Kein Interesse", null],
  ["Privatperson", null],
  ["Mein Schwager hat gesagt ich soll mich melden", null],
];

describe("a firm's name", () => {
  it.each(named)("is found in „%s“: %s [TALK-21]", (text, company, industry) => {
    const [name, trade] = read(text);
    expect(name).toBe(company);
    if (industry !== null) expect(trade).toBe(industry);
  });

  it.each(unnamed)("is not made of „%s“ [TALK-21]", (text, industry) => {
    const [name, trade] = read(text);
    expect(name).toBeNull();
    if (industry !== null) expect(trade).toBe(industry);
  });

  it.each([
    [["Online-Shop für Angelbedarf", "Wir sind die Angelstube Petri"], "Angelstube Petri"],
    [["Friseur", "wir heißen Schnittpunkt"], "Schnittpunkt"],
    [["Dachdecker", "eine Firmenseite für Dachbau Ossenkamp"], "Dachbau Ossenkamp"],
    [["Metzger", "Unser Betrieb heißt Wurstküche"], "Wurstküche"],
    [["Tischlerei Homann", "wir sind die Ersten hier"], "Tischlerei Homann"],
    [["Friseur", "wir sind drei Leute"], null],
    [["Friseur", "die Kunden heißen Gäste"], null],
  ])("may be said later: %j [TALK-21]", (texts, company) => expect(read(...texts)[0]).toBe(company));
});
