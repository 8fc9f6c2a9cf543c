// What the Impressum says, by text alone: address, contact, register, representatives, VAT number, outdated laws.
import { describe, expect, it } from "vitest";
import type { FindingStatus } from "#contract/seo-report.ts";
import { aLink, aPage, goodImprint, type PageOverrides } from "#test/support/page-facts.ts";
import { firmIn } from "#worker/seo/imprint-firm.ts";
import { imprintText, isLegalPage } from "#worker/seo/imprint-page.ts";
import { disputePlatform } from "#worker/seo/legal/dispute-platform.ts";
import { imprintAddress } from "#worker/seo/legal/imprint-address.ts";
import { imprintContact } from "#worker/seo/legal/imprint-contact.ts";
import { imprintLink } from "#worker/seo/legal/imprint-link.ts";
import { imprintRegister } from "#worker/seo/legal/imprint-register.ts";
import { imprintRepresentative } from "#worker/seo/legal/imprint-representative.ts";
import { outdatedLaws } from "#worker/seo/legal/outdated-laws.ts";
import { vatId } from "#worker/seo/legal/vat-id.ts";
import type { LegalCheck } from "#worker/seo/legal-check.ts";
import { pageFigures } from "#worker/seo/page-figures.ts";
import { hasRightCheckDigit } from "#worker/seo/vat-id.ts";

const filler =
  "\nDiese Zeilen füllen die Seite mit so vielen Wörtern, wie ein Impressum mindestens hat, damit es als gelesen gilt, mehr sagen sie nicht.";

function imprint(text: string, hrefs: string[] = []): PageOverrides {
  return {
    side: {
      imprint: { state: "found", url: "https://a.de/impressum", text: text + filler, hrefs, reason: null },
    },
  };
}
/** The good Impressum with one piece replaced. */
const but = (piece: string, by: string, hrefs: string[] = []) => {
  if (!goodImprint.includes(piece)) throw new Error(`not in the Impressum: ${piece}`);
  return imprint(goodImprint.replace(piece, by), hrefs);
};
const unread: PageOverrides = {
  side: {
    imprint: {
      state: "unchecked",
      url: null,
      text: "",
      hrefs: [],
      reason: "Das Impressum kam nicht rechtzeitig.",
    },
  },
};
const missing: PageOverrides = {
  side: { imprint: { state: "missing", url: null, text: "", hrefs: [], reason: "Kein Link." } },
};

function verdictOf(check: LegalCheck, page: PageOverrides = {}) {
  const facts = aPage(page);
  return check.judge(facts, pageFigures(facts, []));
}

type Row = [when: string, page: PageOverrides, status: FindingStatus, title?: RegExp];

function cases(check: LegalCheck, rows: Row[]): void {
  describe(check.id, () => {
    it.each(rows)("%s", (_when, page, status, title) => {
      const verdict = verdictOf(check, page);
      expect(verdict.status).toBe(status);
      if (title !== undefined) expect(verdict.title).toMatch(title);
      if (status === "unchecked") expect(verdict.reason).toMatch(/\.$/);
    });
    it("is unchecked where the Impressum is not known", () => {
      expect(verdictOf(check, unread).status).toBe("unchecked");
      expect(verdictOf(check, missing).status).toBe("unchecked");
    });
  });
}

cases(imprintAddress, [
  ["name and address", {}, "passed", /„Dachdecker Beispiel GmbH“, Kirchstraße 1, 59399 Olfen/],
  ["address in one line", imprint("Anna Muster, Kirchstr. 1a, 59399 Olfen"), "passed", /„Anna Muster“/],
  [
    "only headings above",
    imprint("Impressum\nKirchstr. 1a\n59399 Olfen"),
    "passed",
    /^Im Impressum steht eine Anschrift/,
  ],
  ["a post office box", but("Kirchstraße 1\n", "Postfach 12 34\n"), "failed", /Postfach/],
  ["town alone", but("Kirchstraße 1\n", ""), "warning", /keine Anschrift mit Straße/],
  ["none", imprint("Anna Muster"), "warning"],
  [
    "none, but another country",
    { ...imprint("Anna Muster"), fetched: { url: "https://a.at/" } },
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
  ["no phone, no form", but("Telefon: 02595 123456", ""), "warning", /zweiter/],
  ["a fax only", but("Telefon: 02595 123456", "Telefax: 02595 123456"), "warning", /zweiter/],
  ["a form instead of a phone", but("Telefon: 02595 123456", "", ["/kontakt"]), "passed"],
]);

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
  ["a merchant", imprint("Anna Muster e.K.\nWeg 1\n59399 Olfen"), "warning", /e\. K\./],
  [
    "an association",
    imprint("Reitverein Olfen e.V.\nWeg 1\n59399 Olfen\nAmtsgericht Coesfeld VR 123"),
    "passed",
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

cases(imprintRepresentative, [
  ["named", {}, "passed"],
  ["managing director", but("Vertreten durch die Geschäftsführerin", "Geschäftsführer:"), "passed"],
  ["nobody", but("Vertreten durch die Geschäftsführerin Anna Beispiel\n", ""), "warning", /GmbH/],
  ["a merchant needs none", imprint("Anna Muster e.K.\nWeg 1\n59399 Olfen"), "notApplicable"],
  ["an association", imprint("Reitverein Olfen e. V.\nWeg 1\n59399 Olfen\nVorstand: Anna Muster"), "passed"],
]);

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

it("knows right check digits of VAT numbers", () => {
  expect(["136695976", "129273398", "811569869"].map(hasRightCheckDigit)).toEqual([true, true, true]);
  expect(["136695978", "123456789"].map(hasRightCheckDigit)).toEqual([false, false]);
});

cases(outdatedLaws, [
  ["today's", {}, "passed"],
  ["§ 5 TMG", but("§ 5 DDG", "§ 5 TMG"), "warning", /Telemediengesetz/],
  ["with a longer paragraph", but("§ 5 DDG", "§ 5 Abs. 1 Nr. 2 TMG"), "warning"],
  ["by its full name", but("§ 5 DDG", "dem Telemediengesetz"), "warning"],
  ["§ 55 RStV", imprint("Verantwortlich nach § 55 Abs. 2 RStV: Anna Muster"), "warning", /RStV/],
  ["TTDSG", imprint("Wir beachten § 25 TTDSG."), "warning", /TTDSG/],
  ["as a former name", but("§ 5 DDG", "§ 5 DDG (früher § 5 TMG)"), "passed"],
  ["beside the new name", but("§ 5 DDG", "§ 5 TMG / § 5 DDG"), "passed"],
  ["a firm of that name", but("Dachdecker Beispiel GmbH", "TMG Dach GmbH"), "passed"],
]);

describe("outdated laws on this page", () => {
  it("are found in the privacy policy that is analysed, also without an Impressum", () => {
    const page = { ...unread, fetched: { url: "https://a.de/datenschutz" }, text: "Nach § 25 TTDSG" };
    expect(verdictOf(outdatedLaws, page)).toMatchObject({
      status: "warning",
      evidence: [{ where: "Text dieser Seite", value: "§ 25 TTDSG" }],
    });
  });
  it("are not looked for in an article about them", () => {
    expect(
      verdictOf(outdatedLaws, { fetched: { url: "https://a.de/blog/ttdsg" }, text: "Das TTDSG" }).status,
    ).toBe("passed");
  });
});

cases(disputePlatform, [
  ["no hint", {}, "passed"],
  ["a link in the Impressum", imprint("Impressum", ["https://ec.europa.eu/consumers/odr/"]), "failed"],
  ["written in the Impressum", imprint("Plattform: http://ec.europa.eu/consumers/odr."), "failed"],
  [
    "a link on this page",
    { ...unread, html: { anchors: [aLink("OS", "https://webgate.ec.europa.eu/odr/main")] } },
    "failed",
  ],
  ["another page of the EU", imprint("Impressum", ["https://ec.europa.eu/info/law"]), "passed"],
]);

describe("imprint-link", () => {
  it("complains about a link that leads to no page", () => {
    const gone = {
      side: {
        imprint: { state: "missing", url: "https://a.de/impressum", text: "", hrefs: [], reason: "404." },
      },
    } as PageOverrides;
    expect(verdictOf(imprintLink, gone)).toMatchObject({ status: "warning", title: /führt zu keiner Seite/ });
  });
});

describe("the Impressum as this page", () => {
  const self: PageOverrides = {
    fetched: { url: "https://a.de/impressum" },
    text: goodImprint + filler,
    side: { imprint: { state: "self", url: "https://a.de/impressum", text: "", hrefs: [], reason: null } },
  };
  it("is read from the page's own text", () => {
    expect(imprintText(aPage(self))).toMatchObject({ known: true, where: "Impressum (diese Seite)" });
    expect(verdictOf(imprintRegister, self).status).toBe("passed");
  });
  it("is not judged when it was cut off", () => {
    expect(
      imprintText(aPage({ ...self, fetched: { url: "https://a.de/impressum", truncated: true } })).known,
    ).toBe(false);
  });
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
    expect(firmIn(`${line}\nWeg 1\n59399 Olfen`).form?.name).toBe(name);
  });
});

describe("legal pages", () => {
  it.each([
    ["https://a.de/impressum", "", true],
    ["https://a.de/recht/datenschutzerklaerung.html", "", true],
    ["https://a.de/agb/", "", true],
    ["https://a.de/seite-7", "Allgemeine Geschäftsbedingungen", true],
    ["https://a.de/", "Dachdecker in Olfen", false],
    [
      "https://a.de/blog/datenschutz-fuer-handwerker",
      "Datenschutz für Handwerker: was im Betrieb jetzt wirklich nötig ist und was nicht",
      false,
    ],
  ])("%s %s: %s", (url, h1, expected) => {
    expect(isLegalPage(aPage({ fetched: { url }, html: { headings: [{ level: 1, text: h1 }] } }))).toBe(
      expected,
    );
  });
});

it("takes no longer for floods of labels and laws", () => {
  const start = Date.now();
  for (const piece of ["USt-IdNr. ", "§ TMG ", "DE1", "e. K.", "register ", "GmbH & Co", "HRB "]) {
    const page = imprint(piece.repeat(100_000));
    for (const check of [
      imprintAddress,
      imprintContact,
      imprintRegister,
      imprintRepresentative,
      vatId,
      outdatedLaws,
      disputePlatform,
    ]) {
      verdictOf(check, page);
    }
  }
  expect(Date.now() - start).toBeLessThan(5_000);
});
