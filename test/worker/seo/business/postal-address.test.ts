import { describe, expect, it } from "vitest";
import {
  findPostalAddresses,
  formatAddress,
  isSamePlace,
  normalizeStreet,
} from "#worker/seo/business/postal-address.ts";

describe("normal form of a street [LOCAL-02]", () => {
  it.each([
    ["Kirchstraße 5a", "kirchstrasse 5a"],
    ["Kirchstr. 5 a", "kirchstrasse 5a"],
    ["Kirch-Straße 5A", "kirchstrasse 5a"],
    ["KIRCHSTRASSE 5A", "kirchstrasse 5a"],
    ["Kirchstr.5a", "kirchstrasse 5a"],
    ["Mühlenweg 12–14", "muehlenweg 12-14"],
    ["Muehlenweg 12 - 14", "muehlenweg 12-14"],
    ["Münsterstr. 22 a-c", "muensterstrasse 22a-c"],
    ["Straße des 17. Juni 135", "strassedes17juni 135"],
    ["Am Markt", "ammarkt"],
    ["", ""],
  ])("%s is %s", (written, normal) => expect(normalizeStreet(written)).toBe(normal));
});

describe("addresses in text [LOCAL-02]", () => {
  it.each([
    ["Kirchstraße 1\n59399 Olfen", "Kirchstraße 1, 59399 Olfen"],
    ["Musterstraße 1, 59348 Lüdinghausen", "Musterstraße 1, 59348 Lüdinghausen"],
    ["Hier: Am Markt 12 a | D-59348 Lüdinghausen Telefon", "Am Markt 12 a, 59348 Lüdinghausen"],
    ["Muster GmbH Kirchstr. 1-3 45721 Haltern am See Tel.", "Kirchstr. 1-3, 45721 Haltern am See"],
    ["Berliner Straße 7 · 60311 Frankfurt am Main", "Berliner Straße 7, 60311 Frankfurt am Main"],
    ["Kurpark 3\n32105 Bad Salzuflen\nDeutschland", "Kurpark 3, 32105 Bad Salzuflen"],
    ["Unter den Linden 5\n\n10117\nBerlin", null],
    ["C 4, 12\n68159 Mannheim", null],
    ["Wir sitzen in\n59399 Olfen\nund Umgebung", "59399 Olfen"],
    ["Straße des 17. Juni 135\n10623 Berlin", "Straße des 17. Juni 135, 10623 Berlin"],
    ["Weg 1\n01067 Dresden", "Weg 1, 01067 Dresden"],
    ["Lindenallee 1, 59394 NordkirchenImpressumDatenschutz", "Lindenallee 1, 59394 Nordkirchen"],
    ["Weg 1, 59348 LÜDINGHAUSEN", "Weg 1, 59348 LÜDINGHAUSEN"],
    ["Studio VitalMusterallee 8,59348 Lüdinghausen", "Musterallee 8, 59348 Lüdinghausen"],
  ])("finds in %j %s", (text, shown) => {
    const [found] = findPostalAddresses(text);
    if (shown !== null) expect(found && formatAddress(found)).toBe(shown);
  });

  it.each([
    "Bergisch Gladbach",
    "Bad Oeynhausen",
    "Sankt Augustin",
    "Castrop-Rauxel",
    "Königs Wusterhausen",
    "Porta Westfalica",
    "Preußisch Oldendorf",
    "Hessisch Lichtenau",
    "Horn-Bad Meinberg",
    "Schloß Holte-Stukenbrock",
    "Lutherstadt Wittenberg",
    "Ostseebad Binz",
    "Frankfurt (Oder)",
    "Rothenburg ob der Tauber",
    "Neustadt an der Weinstraße",
    "Freiburg im Breisgau",
    "Landau in der Pfalz",
    "Wyk auf Föhr",
    "St. Ingbert",
  ])("reads the town %s whole [TRUE-08]", (town) => {
    for (const behind of [
      "",
      " Telefon 02202 123456",
      ", Deutschland",
      " Wir freuen uns.",
      "\nDeutschland",
    ]) {
      expect(findPostalAddresses(`Hauptstraße 12\n51465 ${town}${behind}`)).toMatchObject([
        { street: "Hauptstraße 12", town },
      ]);
    }
  });

  it.each([
    ["48143 Münster im Herzen Westfalens", "Münster"],
    ["48143 Münster am Montag", "Münster"],
    ["39288 Burg Telefon 03921 1234", "Burg"],
    ["45721 Haltern bei Fragen", "Haltern"],
    ["59399 Olfen in Nordrhein-Westfalen", "Olfen"],
  ])("does not take words behind it for a part of the town: %s [TRUE-09]", (text, town) => {
    expect(findPostalAddresses(`Weg 1, ${text}`)).toMatchObject([{ town }]);
  });

  it.each([
    ["Besuchen Sie uns in der Hauptstraße 5, 48143 Münster", "Hauptstraße 5"],
    ["Unser Laden liegt am Markt 7, 59399 Olfen", "am Markt 7"],
    ["Wir sind umgezogen. Kirchstraße 1, 59399 Olfen", "Kirchstraße 1"],
    ["Sie finden uns seit 2019 im Alten Postweg 12 in 48143 Münster", "Alten Postweg 12"],
    ["Dachdecker Beispiel Kirchstraße 1 59399 Olfen", "Kirchstraße 1"],
    ["Schauen Sie vorbei! Unter den Linden 5, 10117 Berlin", "Unter den Linden 5"],
    ["Büro und Lager befinden sich An der Alten Kirche 3 a, 48143 Münster", "An der Alten Kirche 3 a"],
    ["Kommen Sie in die Große Bergstraße 9, 22767 Hamburg", "Große Bergstraße 9"],
    ["Adresse Bürgermeister Smidt Straße 30, 28195 Bremen", "Bürgermeister Smidt Straße 30"],
    ["Dr.-Kurt-Schumacher-Straße 8, 48143 Münster", "Dr.-Kurt-Schumacher-Straße 8"],
    ["St. Anna Straße 8, 48143 Münster", "St. Anna Straße 8"],
    ["Straße des 17. Juni 135, 10623 Berlin", "Straße des 17. Juni 135"],
  ])("takes the street alone from %j [TRUE-09]", (text, street) => {
    expect(findPostalAddresses(text)[0]?.street).toBe(street);
  });

  it.each([
    "Über 10000 Kunden vertrauen uns",
    "Seit 5 Jahren 20000 Dächer gedeckt",
    "00123 Nirgendwo",
    "Postfach 12 34, 59348 Lüdinghausen",
    "Es sind 3 50000 Euro",
    "Telefon 02591 12345 Ort",
  ])("finds no address in %j", (text) => expect(findPostalAddresses(text)).toEqual([]));

  it("remembers the lines above: name and legal form", () => {
    expect(
      findPostalAddresses("Impressum\nMuster Dach GmbH\nz. Hd. Frau Muster\nKirchstraße 1\n59399 Olfen")[0]
        ?.above,
    ).toEqual(["Impressum", "Muster Dach GmbH", "z. Hd. Frau Muster"]);
    expect(findPostalAddresses("Muster Dach GmbH, Kirchstraße 1, 59399 Olfen")[0]?.above).toEqual([
      "Muster Dach GmbH",
    ]);
  });

  it.each([
    ["Kirchstr. 1, 59399 Olfen", "Kirchstraße 1\n59399 Olfen", true],
    ["Weg 1, 60311 Frankfurt", "Weg 1, 60311 Frankfurt am Main", true],
    ["Kirchstraße 1, 59399 Olfen", "Kirchstraße 2, 59399 Olfen", false],
    ["Kirchstraße 1, 59399 Olfen", "Kirchstraße 1, 59348 Olfen", false],
  ])("compares %j with %j: %s", (one, other, same) => {
    const [a, b] = [findPostalAddresses(one)[0], findPostalAddresses(other)[0]];
    expect(a !== undefined && b !== undefined && isSamePlace(a, b)).toBe(same);
  });
});
