import { describe, expect, it } from "vitest";
import { aLink, aPage } from "#test/support/page-facts.ts";
import { contactData, contactsOf } from "#worker/seo/contact-data.ts";
import { mailAddressesIn } from "#worker/seo/mail-address.ts";
import { isSamePhone, normalPhone, phonesIn, writtenPhone } from "#worker/seo/phone-number.ts";
import { addressesIn, isSamePlace, shownAddress } from "#worker/seo/postal-address.ts";
import { normalStreet } from "#worker/seo/street-name.ts";

describe("normal form of a telephone number [LOCAL-01]", () => {
  it.each([
    "02595 123456",
    "02595/123456",
    "02595 / 12 34 56",
    "(02595) 123456",
    "(0 25 95) 12 34-56",
    "02595-123456",
    "02595.12.34.56",
    "+49 2595 123456",
    "+49 (0) 2595 123456",
    "+49(0)2595/123456",
    "0049 2595 123456",
    "0049 (0)2595 123456",
    "+49 02595 123456",
    "tel:+492595123456",
    "tel:02595%20123456",
    "tel:+49-2595-123456;phone-context=+49",
    "TEL:+492595123456?call",
    "02595\u00a0123\u202f456",
  ])("reads %s", (written) => expect(normalPhone(written)).toBe("+492595123456"));

  it("keeps numbers of other countries", () => expect(normalPhone("+43 1 234567")).toBe("+431234567"));

  it.each([
    "",
    "tel:",
    "123456",
    "492595123456",
    "0123",
    "+49",
    "0000000",
    "02595 1234567890123456",
    "%E0%A4%A",
  ])("takes %j for none", (written) => expect(normalPhone(written)).toBeNull());

  it.each([
    ["02595 1234-0", "02595 1234-56", true],
    ["02595 1234-0", "+4925951234", true],
    ["02595 123456", "02595 123457", false],
    ["02595-123456", "02595-654321", false],
    ["02595-1234", "02595-5678", false],
  ])("compares %s with %s: %s", (one, other, same) => {
    const [a, b] = [writtenPhone(one), writtenPhone(other)];
    expect(a !== null && b !== null && isSamePhone(a, b)).toBe(same);
  });
});

describe("telephone numbers in text", () => {
  it.each([
    ["Telefon 02595 123456", "+492595123456"],
    ["Tel.: 02595 / 12 34 56, Fax: 02595 123499", "+492595123456"],
    ["Telefon:\n02595 123456\nTelefax:\n02595 123499", "+492595123456"],
    ["Tel./Fax: 02595 123456", "+492595123456"],
    ["T: 02595 123456 F: x", "+492595123456"],
    ["Rufen Sie an: +49 (0) 2595 123456.", "+492595123456"],
    ["Mobil 0170 1234567 oder Tel. 02595 123456", "+491701234567 +492595123456"],
    ["Anfahrt\n02595 123456\nMontag", "+492595123456"],
    ["Rufen Sie uns an: 02595 123456. Wir kommen", "+492595123456"],
    ["Sie erreichen uns unter 02595/123456", "+492595123456"],
    ["Dachdecker ☎ 02595 123456, Olfen", "+492595123456"],
    ["Dachdecker ☎️ 02595 123456 · 📞 0170 1234567", "+492595123456 +491701234567"],
  ])("finds %j", (text, numbers) =>
    expect(
      phonesIn(text)
        .map(({ normal }) => normal)
        .join(" "),
    ).toBe(numbers),
  );

  it.each([
    "Am 01.02.2026 beginnt es",
    "Tickets unter 01.02.2026",
    "01.02.2026",
    "IBAN DE89 3704 0044 0532 0130 00",
    "Artikel 0815 4711 22 ist da",
    "USt-IdNr. DE012345678",
    "HRB 012345",
    "Telefax: 02595 123499",
    "Fax 02595 123499",
    "3,0251 1234567",
  ])("leaves %j alone", (text) => expect(phonesIn(text)).toEqual([]));

  it("is sure of introduced and international numbers only", () => {
    expect(phonesIn("02595 123456")[0]?.certain).toBe(false);
    expect(phonesIn("Tel. 02595 123456")[0]?.certain).toBe(true);
    expect(phonesIn("+49 2595 123456")[0]?.certain).toBe(true);
  });
});

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
  ])("%s is %s", (written, normal) => expect(normalStreet(written)).toBe(normal));
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
    ["Studio VitalMusterallee 8,59348 Lüdinghausen", "Musterallee 8, 59348 Lüdinghausen"],
  ])("finds in %j %s", (text, shown) => {
    const [found] = addressesIn(text);
    if (shown !== null) expect(found && shownAddress(found)).toBe(shown);
  });

  it.each([
    "Über 10000 Kunden vertrauen uns",
    "Seit 5 Jahren 20000 Dächer gedeckt",
    "00123 Nirgendwo",
    "Postfach 12 34, 59348 Lüdinghausen",
    "Es sind 3 50000 Euro",
    "Telefon 02591 12345 Ort",
  ])("finds no address in %j", (text) => expect(addressesIn(text)).toEqual([]));

  it("remembers the lines above: name and legal form", () => {
    expect(
      addressesIn("Impressum\nMuster Dach GmbH\nz. Hd. Frau Muster\nKirchstraße 1\n59399 Olfen")[0]?.above,
    ).toEqual(["Impressum", "Muster Dach GmbH", "z. Hd. Frau Muster"]);
    expect(addressesIn("Muster Dach GmbH, Kirchstraße 1, 59399 Olfen")[0]?.above).toEqual([
      "Muster Dach GmbH",
    ]);
  });

  it.each([
    ["Kirchstr. 1, 59399 Olfen", "Kirchstraße 1\n59399 Olfen", true],
    ["Weg 1, 60311 Frankfurt", "Weg 1, 60311 Frankfurt am Main", true],
    ["Kirchstraße 1, 59399 Olfen", "Kirchstraße 2, 59399 Olfen", false],
    ["Kirchstraße 1, 59399 Olfen", "Kirchstraße 1, 59348 Olfen", false],
  ])("compares %j with %j: %s", (one, other, same) => {
    const [a, b] = [addressesIn(one)[0], addressesIn(other)[0]];
    expect(a !== undefined && b !== undefined && isSamePlace(a, b)).toBe(same);
  });
});

describe("e-mail addresses in text", () => {
  it.each([
    ["Mail: Info@Dach-Beispiel.de.", "info@dach-beispiel.de"],
    ["info [at] dach.de", "info@dach.de"],
    ["info(at)dach(punkt)de", "info@dach.de"],
    ["max.muster{ät}büro.dach.de", "max.muster@büro.dach.de"],
    ["info[@]dach.de", "info@dach.de"],
  ])("finds %j", (text, mail) => expect(mailAddressesIn(text)).toEqual([mail]));

  it.each(["@handle", "a @ b", "3 @ 5 Euro", "name@rechner", "treffen (at) home"])(
    "finds none in %j",
    (text) => expect(mailAddressesIn(text)).toEqual([]),
  );
});

describe("contact data of a page", () => {
  it("joins text and links, one entry a number", () => {
    const data = contactData("Tel. 02595 123456", [
      "tel:+492595123456",
      "mailto:Info@a.de?subject=x",
      "/kontakt",
    ]);
    expect(data.phones).toHaveLength(1);
    expect(data.phones[0]?.written).toBe("02595 123456");
    expect(data.mails).toEqual(["info@a.de"]);
  });

  it("shows a linked number without its scheme", () => {
    expect(contactData("", [" tel:02595 123456"]).phones[0]?.written).toBe("02595 123456");
  });

  it("reads JSON-LD with lists, numbers and a written address", () => {
    const firm = {
      "@type": "Bakery",
      name: ["Backhaus", 7],
      telephone: "02595/123456",
      address: [
        { "@type": "PostalAddress", streetAddress: "Weg 1", postalCode: 59399, addressLocality: "Olfen" },
        "Weg 2, 59348 Lüdinghausen",
      ],
      areaServed: [{ "@type": "City", name: "Datteln" }, "Selm"],
    };
    const [declared] = contactsOf(aPage({ html: { jsonLd: [JSON.stringify(firm)] } })).declared;
    expect(declared?.addresses.map(shownAddress)).toEqual([
      "Weg 1, 59399 Olfen",
      "Weg 2, 59348 Lüdinghausen",
    ]);
    expect(declared).toMatchObject({ names: ["Backhaus", "7"], areaServed: ["Datteln", "Selm"] });
  });

  it("finds a firm inside another item, and an organisation where there is no local business", () => {
    const page = {
      "@type": "WebPage",
      publisher: { "@type": "Organization", name: "A", telephone: "+492595123456" },
    };
    expect(contactsOf(aPage({ html: { jsonLd: [JSON.stringify(page)] } })).declared[0]?.phones).toHaveLength(
      1,
    );
  });

  it("keeps a bounded number of what a flood of numbers and addresses gives", () => {
    const flood = (piece: string) => contactData(piece.repeat(50_000), []);
    expect(flood("02595 123456\n").phones).toHaveLength(1);
    const numbers = Array.from({ length: 10_000 }, (_, index) => `Tel. 02595 ${100_000 + index}\n`).join("");
    expect(contactData(numbers, []).phones.length).toBeLessThanOrEqual(101);
    expect(flood("Weg 1\n12345 Ort\n").addresses.length).toBeLessThanOrEqual(30);
  });

  it("uses what stands on the page itself", () => {
    const page = aPage({
      html: { anchors: [aLink("Anruf", "tel:+492595123456")], jsonLd: [] },
      text: "Text",
    });
    expect(contactsOf(page).page.phones.map(({ normal }) => normal)).toEqual(["+492595123456"]);
    expect(contactsOf(page).declared).toEqual([]);
  });
});
