import { describe, expect, it } from "vitest";
import { aLink, aPage } from "#test/support/seo/page-facts.ts";
import { collectContacts, extractContactData } from "#worker/seo/business/contact-data.ts";
import { findMailAddresses } from "#worker/seo/business/mail-address.ts";
import { findPhones, isSamePhone, normalizePhone, parsePhone } from "#worker/seo/business/phone-number.ts";
import { formatAddress } from "#worker/seo/business/postal-address.ts";

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
  ])("reads %s", (written) => expect(normalizePhone(written)).toBe("+492595123456"));

  it("keeps numbers of other countries", () => expect(normalizePhone("+43 1 234567")).toBe("+431234567"));

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
  ])("takes %j for none", (written) => expect(normalizePhone(written)).toBeNull());

  it.each([
    ["02595 1234-0", "02595 1234-56", true],
    ["02595 1234-0", "+4925951234", true],
    ["02595 123456", "02595 123457", false],
    ["02595-123456", "02595-654321", false],
    ["02595-1234", "02595-5678", false],
  ])("compares %s with %s: %s", (one, other, same) => {
    const [a, b] = [parsePhone(one), parsePhone(other)];
    expect(a !== null && b !== null && isSamePhone(a, b)).toBe(same);
  });
});

describe("telephone numbers in text", () => {
  it.each([
    ["Telefon 02595 123456", "+492595123456"],
    ["Praxis am Wall, Nordwall 133, Notruf 02595 123456", "+492595123456"],
    ["Anzeigenannahme: 02595 123456", "+492595123456"],
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
      findPhones(text)
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
  ])("leaves %j alone", (text) => expect(findPhones(text)).toEqual([]));

  it("is sure of introduced and international numbers only", () => {
    expect(findPhones("02595 123456")[0]?.certain).toBe(false);
    expect(findPhones("Tel. 02595 123456")[0]?.certain).toBe(true);
    expect(findPhones("+49 2595 123456")[0]?.certain).toBe(true);
  });
});

describe("e-mail addresses in text", () => {
  it.each([
    ["Mail: Info@Dach-Beispiel.de.", "info@dach-beispiel.de"],
    ["info [at] dach.de", "info@dach.de"],
    ["info(at)dach(punkt)de", "info@dach.de"],
    ["max.muster{ät}büro.dach.de", "max.muster@büro.dach.de"],
    ["info[@]dach.de", "info@dach.de"],
  ])("finds %j", (text, mail) => expect(findMailAddresses(text)).toEqual([mail]));

  it.each(["@handle", "a @ b", "3 @ 5 Euro", "name@rechner", "treffen (at) home"])(
    "finds none in %j",
    (text) => expect(findMailAddresses(text)).toEqual([]),
  );
});

describe("contact data of a page", () => {
  it("joins text and links, one entry a number", () => {
    const data = extractContactData("Tel. 02595 123456", [
      "tel:+492595123456",
      "mailto:Info@a.de?subject=x",
      "/kontakt",
    ]);
    expect(data.phones).toHaveLength(1);
    expect(data.phones[0]?.written).toBe("02595 123456");
    expect(data.mails).toEqual(["info@a.de"]);
  });

  it("shows a linked number without its scheme", () => {
    expect(extractContactData("", [" tel:02595 123456"]).phones[0]?.written).toBe("02595 123456");
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
    const [declared] = collectContacts(aPage({ html: { jsonLd: [JSON.stringify(firm)] } })).declared;
    expect(declared?.addresses.map(formatAddress)).toEqual([
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
    expect(
      collectContacts(aPage({ html: { jsonLd: [JSON.stringify(page)] } })).declared[0]?.phones,
    ).toHaveLength(1);
  });

  it("keeps a bounded number of what a flood of numbers and addresses gives", () => {
    const flood = (piece: string) => extractContactData(piece.repeat(50_000), []);
    expect(flood("02595 123456\n").phones).toHaveLength(1);
    const numbers = Array.from({ length: 10_000 }, (_, index) => `Tel. 02595 ${100_000 + index}\n`).join("");
    expect(extractContactData(numbers, []).phones.length).toBeLessThanOrEqual(101);
    expect(flood("Weg 1\n12345 Ort\n").addresses.length).toBeLessThanOrEqual(30);
  });

  it("uses what stands on the page itself", () => {
    const page = aPage({
      html: { anchors: [aLink("Anruf", "tel:+492595123456")], jsonLd: [] },
      text: "Text",
    });
    expect(collectContacts(page).page.phones.map(({ normal }) => normal)).toEqual(["+492595123456"]);
    expect(collectContacts(page).declared).toEqual([]);
  });
});
