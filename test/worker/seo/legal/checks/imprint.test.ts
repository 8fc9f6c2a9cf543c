// What the Impressum says, by text alone: address, contact, register, representatives, VAT number.
import { describe, expect, it } from "vitest";
import { but, cases, imprint } from "#test/support/seo/imprint-pages.ts";
import { findFirm } from "#worker/seo/business/imprint-firm.ts";
import { hasValidCheckDigit } from "#worker/seo/business/vat-id.ts";
import { imprintAddress } from "#worker/seo/legal/checks/imprint-address.ts";
import { imprintContact } from "#worker/seo/legal/checks/imprint-contact.ts";
import { imprintRegister } from "#worker/seo/legal/checks/imprint-register.ts";
import { imprintRepresentative } from "#worker/seo/legal/checks/imprint-representative.ts";
import { vatId } from "#worker/seo/legal/checks/vat-id.ts";

describe("name and address [IMPR-05]", () => {
  cases(imprintAddress, [
    ["name and address", {}, "passed", /„Dachdecker Beispiel GmbH“, Kirchstraße 1, 59399 Olfen/],
    [
      "address in one line",
      imprint("Impressum\nAnna Muster, Kirchstr. 1a, 59399 Olfen"),
      "passed",
      /„Anna Muster“/,
    ],
    [
      "only headings above",
      imprint("Impressum\nKirchstr. 1a\n59399 Olfen"),
      "passed",
      /^Im Impressum steht eine Anschrift/,
    ],
    ["a post office box", but("Kirchstraße 1\n", "Postfach 12 34\n"), "failed", /Postfach/],
    [
      "an association with a post office box alone",
      imprint("Impressum\nHeimatverein Olfen e. V.\nPostfach 12 34, 59399 Olfen"),
      "failed",
      /nur ein Postfach/,
    ],
    [
      "a post office box, and the agency's address",
      imprint(
        "Heimatverein Olfen e. V.\nPostfach 12 34\n59399 Olfen\nWebdesign: Medien GmbH, Ring 1, 48143 Münster",
      ),
      "failed",
      /nur ein Postfach/,
    ],
    [
      "a post office box beside the address",
      imprint("Heimatverein Olfen e. V.\nPostfach 12 34, 59399 Olfen\nWeg 1, 59399 Olfen"),
      "passed",
    ],
    [
      "the agency's address alone",
      imprint("Webdesign: Medien GmbH\nRing 1\n48143 Münster"),
      "warning",
      /keine Anschrift/,
    ],
    ["town alone", but("Kirchstraße 1\n", ""), "warning", /keine Anschrift mit Straße/],
    ["none", imprint("Anna Muster"), "warning"],
    ["none in what was read of it", imprint("Anna Muster", [], true), "unchecked"],
    [
      "none, but another country",
      { ...imprint("Anna Muster"), fetched: { url: "https://a.at/" } },
      "unchecked",
    ],
    [
      "none, but the law it names is German",
      {
        ...imprint("Angaben gemäß § 5 DDG\nAnna Muster"),
        fetched: { url: "https://a.com/" },
        html: { lang: null },
      },
      "warning",
    ],
    [
      "none, and the register it names is Austrian",
      {
        ...imprint("Anna Muster e.U., Hauptplatz 1, 4020 Linz, Firmenbuch FN 123456a, ATU12345678"),
        fetched: { url: "https://a.com/" },
        html: { lang: "de" },
      },
      "unchecked",
    ],
    [
      "a picture instead",
      {
        side: {
          imprint: { state: "found", url: "https://a.de/i", text: "Impressum", hrefs: [], reason: null },
        },
      },
      "unchecked",
    ],
  ]);
});

describe("ways to get in touch [IMPR-06]", () => {
  cases(imprintContact, [
    ["mail and phone", {}, "passed"],
    ["mail as a link", but("E-Mail: info@dachdecker-beispiel.de", "", ["mailto:info@a.de"]), "passed"],
    ["mail against robots", but("info@dachdecker-beispiel.de", "info [at] dach (punkt) de"), "passed"],
    ["mail hidden by Cloudflare", but("info@dachdecker-beispiel.de", "[email protected]"), "passed"],
    [
      "mail hidden by TYPO3",
      but("E-Mail: info@dachdecker-beispiel.de", "", ["javascript:linkTo_UnCryptMailto(%27x%27)"]),
      "passed",
    ],
    ["mail announced, written by a script", but("info@dachdecker-beispiel.de", ""), "unchecked"],
    ["no mail", but("E-Mail: info@dachdecker-beispiel.de", ""), "warning", /keine E-Mail/],
    [
      "no mail, and the tax number is Austrian",
      {
        ...imprint("Anna Muster e.U.\n4020 Linz\nUID: ATU12345678"),
        fetched: { url: "https://a.de/" },
      },
      "unchecked",
    ],
    ["no phone, no form", but("Telefon: 02595 123456", ""), "warning", /zweiter/],
    ["a fax only", but("Telefon: 02595 123456", "Telefax: 02595 123456"), "warning", /zweiter/],
    ["a form instead of a phone", but("Telefon: 02595 123456", "", ["/kontakt"]), "passed"],
  ]);
});

describe("the register [IMPR-07]", () => {
  cases(imprintRegister, [
    ["a limited company with its entry", {}, "passed"],
    ["no number", but("HRB 12345", ""), "warning", /GmbH/],
    ["no court", but("Amtsgericht Coesfeld, ", ""), "warning"],
    [
      "short forms",
      but("Registereintrag: Amtsgericht Coesfeld, HRB 12345", "AG Coesfeld HRB-Nr. 12345"),
      "passed",
    ],
    [
      "number by its name",
      but("Amtsgericht Coesfeld, HRB 12345", "Registergericht: Coesfeld\nRegisternummer: 12345"),
      "passed",
    ],
    [
      "the register by its town",
      but("Amtsgericht Coesfeld, HRB 12345", "Handelsregister Coesfeld, HRB 12345"),
      "passed",
    ],
    [
      "a register without town",
      but("Amtsgericht Coesfeld, HRB 12345", "Handelsregister Nummer HRB 12345"),
      "warning",
      /GmbH/,
    ],
    [
      "the agency's form right above the firm",
      imprint("Webdesign: Medien GmbH, Münster\nAnna Muster\nWeg 1\n59399 Olfen"),
      "notApplicable",
    ],
    ["a merchant", imprint("Anna Muster e.K.\nWeg 1\n59399 Olfen"), "warning", /e\. K\./],
    [
      "an association",
      imprint("Reitverein Olfen e.V.\nWeg 1\n59399 Olfen\nAmtsgericht Coesfeld VR 123"),
      "passed",
    ],
    [
      "an association with a post office box alone",
      imprint("Heimatverein Olfen e. V.\nPostfach 12 34, 59399 Olfen"),
      "warning",
      /e\. V\./,
    ],
    [
      "the agency's form above the firm",
      imprint("Umsetzung:\nMedien GmbH\nRing 1\n48143 Münster\nAnna Muster\nWeg 1\n59399 Olfen"),
      "notApplicable",
    ],
    ["a person", imprint("Anna Muster\nWeg 1\n59399 Olfen"), "notApplicable"],
    ["a partnership without register", imprint("Muster und Sohn GbR\nWeg 1\n59399 Olfen"), "notApplicable"],
    [
      "the agency's form, not the firm's",
      imprint("Anna Muster\nWeg 1\n59399 Olfen\nUmsetzung:\nMedien GmbH\nAllee 2\n48143 Münster"),
      "notApplicable",
    ],
    ["a form in a sentence", imprint("Gehostet wird die Seite bei der Musterhost GmbH."), "notApplicable"],
  ]);
});

describe("representatives [IMPR-07]", () => {
  cases(imprintRepresentative, [
    ["named", {}, "passed"],
    ["managing director", but("Vertreten durch die Geschäftsführerin", "Geschäftsführer:"), "passed"],
    ["nobody", but("Vertreten durch die Geschäftsführerin Anna Beispiel\n", ""), "warning", /GmbH/],
    ["a merchant needs none", imprint("Anna Muster e.K.\nWeg 1\n59399 Olfen"), "notApplicable"],
    [
      "an association",
      imprint("Reitverein Olfen e. V.\nWeg 1\n59399 Olfen\nVorstand: Anna Muster"),
      "passed",
    ],
  ]);
});

describe("the VAT id [IMPR-08]", () => {
  cases(vatId, [
    ["right", {}, "passed"],
    ["with spaces", but("DE136695976", "DE 136 695 976"), "passed"],
    ["wrong check digit", but("DE136695976", "DE136695977"), "warning", /Prüfziffer/],
    ["eight digits", but("DE136695976", "DE13669597"), "warning", /neun Ziffern/],
    ["ten digits", but("DE136695976", "DE1366959761"), "warning", /neun Ziffern/],
    ["a tax number", but("DE136695976", "333/1234/5678"), "warning", /Steuernummer/],
    ["to come", but("DE136695976", "wird nachgereicht"), "notApplicable"],
    [
      "none, but a tax number named as such",
      but(
        "Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: DE136695976",
        "Steuernummer: 333/1234/5678",
      ),
      "notApplicable",
    ],
    [
      "empty, then a tax number named as such",
      but("gemäß § 27 a Umsatzsteuergesetz: DE136695976", "– \nSteuernummer: 333/1234/5678"),
      "notApplicable",
    ],
  ]);
});

it("knows right check digits of VAT numbers [IMPR-08]", () => {
  expect(["136695976", "129273398", "811569869"].map(hasValidCheckDigit)).toEqual([true, true, true]);
  expect(["136695978", "123456789"].map(hasValidCheckDigit)).toEqual([false, false]);
});

describe("legal forms", () => {
  it.each([
    ["Muster GmbH", "GmbH"],
    ["Muster GmbH & Co. KG", "GmbH & Co. KG"],
    ["Muster UG (haftungsbeschränkt)", "UG (haftungsbeschränkt)"],
    ["Muster Dach AG", "AG"],
    ["Muster & Söhne KG", "KG"],
    ["Muster & Söhne OHG", "OHG"],
    ["Muster e. Kfr.", "e. K."],
    ["Muster gGmbH", "gGmbH"],
    ["Volksbank Muster eG", "eG"],
    ["Kanzlei Muster PartG mbB", "PartG"],
    ["Anna Muster", undefined],
    ["AG Coesfeld", undefined],
  ])("%s: %s", (line, name) => {
    expect(findFirm(`${line}\nWeg 1\n59399 Olfen`).form?.name).toBe(name);
  });
});
