// Firms' names that are everyday words, numbers, domains or told by a turn of speech, and what only looks like one.
import { describe, expect, it } from "vitest";
import { meaningOf } from "#test/support/meaning.ts";

const companyOf = (...says: string[]) => meaningOf(says).company;

describe("a name told by a turn of speech", () => {
  it.each([
    ["Autowerkstatt, läuft unter Ölwechsel Kalle", "Ölwechsel Kalle"],
    ["der betrieb läuft unter krause metallbau", "krause metallbau"],
    ["Man kennt mich als Messer-Rudi, Schleiferei", "Messer-Rudi"],
    ["Wir machen Dächer. Alle sagen Dach-Willi", "Dach-Willi"],
    ["Meine Praxis läuft unter meinem Namen, Dr. Ute Brand", "Dr. Ute Brand"],
    ["Brot und Butter, so heißt die Bäckerei", "Brot und Butter"],
    ["Ferienhof. Heidehof heißen wir.", "Heidehof"],
    ["auf dem Schild steht Kneipe Anno Dunnemals", "Kneipe Anno Dunnemals"],
    ["Rohrfrei steht am Wagen, Klempner", "Rohrfrei"],
    ["unser Bus heißt Knutschkugel und wir verkaufen Crêpes", "Knutschkugel"],
    ["Yogastudio in Senden, es heißt Ebbe & Flut", "Ebbe & Flut"],
    ["meine kneipe heißt zum anker", "zum anker"],
    ["Wir sind die Jungs von Dachwerk, Dachdecker", "Dachwerk"],
    ["moin, uwe hier von kettenfett, fahrradwerkstatt", "kettenfett"],
    ["Wir heißen demnächst Blaue Stunde, Café", "Blaue Stunde"],
    ["Wir heißen Morgen. Beratung für Handwerker", "Morgen"],
    ["seifen-franz.de heißen wir, Seifenladen", "seifen-franz.de"],
    ["Fa. Wilmes Rhede, Landtechnik", "Wilmes"],
  ])("is read: %s [TALK-56]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it.each([
    ["Ehemals Gasthof Kemper, jetzt Landhaus Kemper", "Landhaus Kemper"],
    ["Gasthof Kemper, früher Gasthof Stegemann", "Gasthof Kemper"],
    ['Mein Betrieb heißt noch "Elektro Alt", wir werden in "Stromwerk" umbenannt', "Stromwerk"],
  ])("is the present or the coming one: %s [TALK-56]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it.each([
    ["Blumenladen Tausendschön, Inh. Petra Kuhn", "Blumenladen Tausendschön"],
    ["Wir backen Torten. Schnabulant, Inh. A. Kemper", "Schnabulant"],
    ["Nagelstudio, Inh. Anna Schmidt", "Anna Schmidt"],
    ["Schmiede Eisenherz, Messer und Gartenkunst, Inh. Till Kamp", "Schmiede Eisenherz"],
  ])("is the firm's before its owner's: %s [TALK-56]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it.each([
    ["Das läuft unter anderem über Ebay, Second Hand Mode"],
    ["Alle sagen, das Internet ist wichtig, ich bin Schuster"],
    ["Hotel, offiziell eröffnen wir im Mai"],
    ["Die Pommesbude steht am Markt"],
    ["Bäckerei, Firmenname steht auf dem Auto"],
    ["Mein Hund heißt Bello, ich bin Hundetrainerin"],
    ["Unsere Straße heißt Am Markt, Café"],
    ["Tischlerei, so nennt man das"],
    ["Wir sind bekannt als Familienbetrieb, Metzgerei"],
    ["Ich heiße Sabine und bin Hebamme"],
    ["Nagelstudio in Greven, ich bin Sandra"],
    ["der name kommt später, wir legen böden. kork linoleum parkett"],
    ["Zimmermann ohne Firmennamen bisher"],
    ["imbiss, keine ahnung ob das geht"],
  ])("is not made of %s [TALK-56]", (text) => {
    expect(companyOf(text)).toBeUndefined();
  });
});

describe("a name of everyday words and numbers", () => {
  it.each([
    ["Buchladen Platz für alle", "Buchladen Platz für alle"],
    ["Friseursalon Schnitt für Schnitt in Gronau", "Friseursalon Schnitt für Schnitt"],
    ["Pflegedienst Hand in Hand in Nottuln", "Pflegedienst Hand in Hand"],
    ["Second Hand Shop Wilde Hilde", "Second Hand Shop Wilde Hilde"],
    ["Nähstübchen. Hosen, Röcke, Vorhänge", "Nähstübchen"],
    ["Gelassenheit – Coaching für Eltern", "Gelassenheit"],
    ["Zimmer mit Aussicht – Pension", "Zimmer mit Aussicht"],
    ["Texte by Romy, Lektorat", "Texte by Romy"],
    ["Galerie 9", "Galerie 9"],
    ["Spedition, Halle 4 in Coesfeld", "Halle 4"],
    ["Gasthaus Tor 3", "Gasthaus Tor 3"],
    ["Verleih von Zelten, zeltfix.com", "zeltfix.com"],
    ["busreisen drescher", "busreisen drescher"],
    ["malermeister Uwe Sandkamp, fassaden", "malermeister Uwe Sandkamp"],
    ["Orgelbau Windlade Pfeifen und Zungen", "Orgelbau Windlade"],
    ["RM Metallbau", "RM Metallbau"],
    ["Wir sind der FSV Velen", "FSV Velen"],
    ["Bike4You", "Bike4You"],
    ["Studio Müller", "Studio Müller"],
    ["elektro fischer", "elektro fischer"],
    ["Bei Luigi, Pizzeria", "Bei Luigi"],
    ["Praxis Weitblick für Psychotherapie", "Praxis Weitblick"],
    ["kompass, kneipe in rheine", "kompass"],
    ["Krüger", "Krüger"],
    ["kompass", "kompass"],
  ])("is read: %s [TALK-41]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it.each([
    ["Hundeschule für Welpen in Rheine"],
    ["Restaurant Mittagstisch"],
    ["Fahrschule Klasse B und C"],
    ["Tischlerei Termine"],
    ["Hotel Zimmer 12"],
    ["Halle 5000 qm, Logistik"],
    ["Hauptstraße 12, Friseur"],
    ["Werkstatt Auto Motorrad"],
    ["Hallo zusammen – Tischlerei in Greven"],
    ["Erste Anfrage – Zimmerei"],
    ["Selbstständig – Fotograf"],
    ["personal trainer aus dülmen"],
    ["auto lackiererei in selm"],
    ["heilpraktiker, klassische akupunktur, praxis in selm"],
    ["Schornsteinfeger, Bezirk Olfen"],
    ["Getränkemarkt, Leergut"],
    ["SEO Beratung"],
    ["Systemische Beratung, Paartherapie"],
    ["Handgemachte Kerzen und Seifen"],
    ["Virtuelle Assistentin"],
    ["Podologie Praxis neu gegründet"],
    ["ich verkaufe bei etsy.com"],
    ["Ausprobieren"],
    ["neugierig"],
    ["Nachname"],
    ["Quatsch"],
    ["sdgfhjk"],
  ])("is not made of %s [TALK-41]", (text) => {
    expect(companyOf(text)).toBeUndefined();
  });
});
