// Impressums as they are really laid out: one firm each, none of them with a fault that may be reported.
import { describe, expect, it } from "vitest";
import { but, imprint, verdictOf } from "#test/support/seo/imprint-pages.ts";
import { goodImprint } from "#test/support/seo/page-facts.ts";
import { extractContactData } from "#worker/seo/business/contact-data.ts";
import { findFirm } from "#worker/seo/business/imprint-firm.ts";
import { legalChecks } from "#worker/seo/legal/legal-findings.ts";

interface Layout {
  text: string;
  form?: string;
  street: string;
  phone: string;
  mail: string;
}

const layouts: Record<string, Layout> = {
  "a craftsman with his chamber": {
    text: "Impressum\nAngaben gemäß § 5 DDG\nMax Mustermann\nDachdeckermeister\nHauptstr. 12\n45721 Haltern am See\nKontakt\nTelefon: +49 (0) 2364 1234-56\nTelefax: +49 (0) 2364 1234-57\nE-Mail: info@dach.example\nUmsatzsteuer-ID\nUmsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz:\nDE129273398\nAufsichtsbehörde\nHandwerkskammer Münster\nBismarckallee 1\n48151 Münster",
    street: "Hauptstr. 12",
    phone: "+492364123456",
    mail: "info@dach.example",
  },
  "a limited partnership with its general partner": {
    text: "Kontakt\nImpressum\nMuster Holzbau GmbH & Co. KG\nIndustriestraße 5 – 7\nD - 48249 Dülmen\nFon 02594/98 76-0\nFax 02594/98 76-55\nmail(at)holzbau.example\nRegistergericht: Amtsgericht Coesfeld\nHandelsregisternummer: HRA 5555\nPersönlich haftende Gesellschafterin: Muster Verwaltungs GmbH, HRB 7777\nGeschäftsführer: Peter Muster\nUSt.-Id.-Nr.: DE 811569869",
    form: "GmbH & Co. KG",
    street: "Industriestraße 5 – 7",
    phone: "+49259498760",
    mail: "mail@holzbau.example",
  },
  "a company in one sentence": {
    text: "Anbieter dieser Seite ist die Muster Bau GmbH, Kirchplatz 3, 59348 Lüdinghausen, Telefon 02591-4711, E-Mail info@bau.example, eingetragen beim Amtsgericht Coesfeld unter HRB 1234, vertreten durch den Geschäftsführer Jan Muster. USt-ID DE136695976",
    form: "GmbH",
    street: "Kirchplatz 3",
    phone: "+4925914711",
    mail: "info@bau.example",
  },
  "a pharmacy of a merchant": {
    text: "Impressum\nStern-Apotheke\nInhaberin: Anna Stern e.K.\nMarkt 1\n59399 Olfen\nTel.: 02595 / 4 71 11\nE-Mail: stern(at)apotheke.example\nHRA 4711 Amtsgericht Coesfeld\nZuständige Kammer: Apothekerkammer Westfalen-Lippe, Bismarckallee 25, 48151 Münster",
    form: "e. K.",
    street: "Markt 1",
    phone: "+49259547111",
    mail: "stern@apotheke.example",
  },
  "a farm without street name": {
    text: "Impressum\nHof Muster\nBauerschaft Westrup 12 b\n48249 Dülmen\nTel 02594 - 1234\nhof@muster.example",
    street: "Bauerschaft Westrup 12 b",
    phone: "+4925941234",
    mail: "hof@muster.example",
  },
  "a small company with its register in words": {
    text: "Impressum\nMuster Media UG (haftungsbeschränkt)\nAm Alten Hafen 12\n48155 Münster\nVertreten durch: Lisa Muster\nTelefon 0251/1234567 Mail: a@b.example\nRegistereintrag: Eintragung im Handelsregister. Registergericht: Münster Registernummer: HRB 12345",
    form: "UG (haftungsbeschränkt)",
    street: "Am Alten Hafen 12",
    phone: "+492511234567",
    mail: "a@b.example",
  },
  "an association": {
    text: "Impressum\nSC Muster 1920 e. V.\nSportweg 1\n59348 Lüdinghausen\nVertreten durch den Vorstand: A. B.\nVereinsregister Amtsgericht Coesfeld VR 1234\nTel. 02591 1234\nE-Mail verein@sc.example",
    form: "e. V.",
    street: "Sportweg 1",
    phone: "+4925911234",
    mail: "verein@sc.example",
  },
  "a dentist with a run of house numbers": {
    text: "Impressum\nZahnarztpraxis Dr. med. dent. Eva Muster\nMünsterstr. 22 a-c\n59348 Lüdinghausen\nFon: 0 25 91 / 98 76 54\nE-Mail: praxis@zahn.example\nZahnärztekammer Westfalen-Lippe, Auf der Horst 29, 48147 Münster",
    street: "Münsterstr. 22 a-c",
    phone: "+492591987654",
    mail: "praxis@zahn.example",
  },
};

describe.each(Object.entries(layouts))("%s", (_name, { text, form, street, phone, mail }) => {
  it("is read", () => {
    const { phones, mails, addresses } = extractContactData(text, []);
    expect(findFirm(text).form?.name).toBe(form);
    expect(addresses[0]?.street).toBe(street);
    expect(phones.map(({ normal }) => normal)).toEqual([phone]);
    expect(mails).toEqual([mail]);
  });

  it("gives no reason to complain [IMPR-11]", () => {
    const complaints = legalChecks
      .map((check) => ({ id: check.id, status: verdictOf(check, imprint(text)).status }))
      .filter(({ status }) => status === "failed" || status === "warning");
    expect(complaints).toEqual([]);
  });
});

it("complains as soon as a piece of a full Impressum is taken out [IMPR-11]", () => {
  const pieces: Record<string, string> = {
    "imprint-address": "Kirchstraße 1\n",
    "imprint-contact": "Telefon: 02595 123456\n",
    "imprint-register": "HRB 12345",
    "imprint-representative": "Vertreten durch die Geschäftsführerin Anna Beispiel\n",
  };
  for (const [id, piece] of Object.entries(pieces)) {
    const complaints = legalChecks.filter((check) =>
      ["failed", "warning"].includes(verdictOf(check, but(piece, "")).status),
    );
    expect(goodImprint).toContain(piece);
    expect(complaints.map((check) => check.id)).toEqual([id]);
  }
});
