// Imprint and terms as built, and what all three legal pages share. The privacy policy: legal-privacy.test.ts.
// Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatDate } from "#app/format/date.ts";
import { editions } from "#content/legal/editions.ts";
import { owner } from "#content/owner.ts";
import { attributes, elements, textOf, wordsOf } from "#test/support/seo/html-tree.ts";
import { type LegalPageName, legalPages, section, timesOf } from "#test/support/seo/legal-pages.ts";

const fullAddress = [owner.name, owner.street, owner.postalCode, owner.town];

describe("the imprint", () => {
  it("names the provider by § 5 DDG [LEGAL-12] [LEGAL-19]", () => {
    const { text } = section("impressum", "Anbieter");
    expect(text).toContain("§ 5 DDG");
    for (const detail of fullAddress) expect(text).toContain(detail);
  });

  it("gives phone and mail as links [LEGAL-13]", () => {
    const { parts } = section("impressum", "Kontakt");
    const links = parts.flatMap((part) => [...elements(part)]).map((element) => attributes(element).href);
    expect(links).toEqual(expect.arrayContaining([`tel:${owner.phone.dial}`, `mailto:${owner.email}`]));
  });

  it("claims the small-business exemption per '§19 UStG' [LEGAL-14]", () => {
    const { parts, text } = section("impressum", "Umsatzsteuer");
    // To the character: a search within the page does not find a space that does not break.
    expect(parts.map(textOf).join("")).toContain("§19 UStG");
    expect(text.includes("Wirtschafts-Identifikationsnummer: DE")).toBe(owner.businessId !== "");
  });

  it("names who answers for the content by § 18 MStV [LEGAL-15] [LEGAL-19]", () => {
    const { text } = section("impressum", "Verantwortlich für den Inhalt");
    expect(text).toContain("§ 18 Abs. 2 MStV");
    expect(text).toContain(owner.name);
  });

  it("disclaims liability for content and links and claims copyright [LEGAL-16]", () => {
    for (const name of ["Haftung für Inhalte", "Haftung für Links", "Urheberrecht"]) {
      expect(section("impressum", name).text.length).toBeGreaterThan(100);
    }
  });

  it("takes part in no consumer arbitration [LEGAL-17]", () => {
    expect(section("impressum", "Streitbeilegung").text).toMatch(/nicht bereit und nicht verpflichtet/);
  });

  it("links the privacy policy [LEGAL-18]", () => {
    const links = [...elements(legalPages.impressum.main)].map((element) => attributes(element).href);
    expect(links).toContain("/datenschutz");
  });

  it("says honestly what of its accessibility was tested and what was not [QUAL-01]", () => {
    const { text } = section("impressum", "Barrierefreiheit");
    expect(text).toMatch(/WCAG\) 2\.2, Stufe AA/);
    expect(text).toContain("Nicht geprüft wurde:");
  });
});

describe("the terms", () => {
  const number = (wanted: number) => section("agb", new RegExp(`^${wanted}\\. `)).text;

  it("are dated, for machines too [LEGAL-20] [SAFE-40]", () => {
    expect(legalPages.agb.words).toContain(`Stand: ${formatDate(editions.agb.date)}`);
    expect(timesOf("agb")).toEqual([{ datetime: editions.agb.date, words: formatDate(editions.agb.date) }]);
  });

  it("have exactly twelve numbered sections in the given order [LEGAL-21]", () => {
    expect(legalPages.agb.sections.map(({ name }) => name)).toEqual([
      "1. Geltungsbereich",
      "2. Vertragsschluss",
      "3. Leistungsumfang",
      "4. Mitwirkung des Kunden",
      "5. Preise und Zahlung",
      "6. Fristen und Termine",
      "7. Urheber- und Nutzungsrechte",
      "8. Gewährleistung",
      "9. Haftung",
      "10. Datenschutz",
      "11. Kündigung",
      "12. Schlussbestimmungen",
    ]);
  });

  it("ask for payment within 14 days net [LEGAL-22]", () => {
    expect(number(5)).toContain("innerhalb von 14 Tagen netto");
  });

  it("say net plus VAT, and that the exemption applies [LEGAL-23]", () => {
    expect(number(5)).toContain("Nettopreise zuzüglich der gesetzlichen Umsatzsteuer");
    expect(number(5)).toMatch(/§19 UStG.*keine Umsatzsteuer berechnet und keine ausgewiesen/);
  });

  it("ask for half of projects over 2.000 EUR at order, the rest at completion [LEGAL-24]", () => {
    expect(number(5)).toMatch(
      /über 2\.000 EUR werden 50 % bei Auftragserteilung .*, der Rest bei Fertigstellung/,
    );
  });

  it("have maintenance paid yearly in advance [LEGAL-25]", () => {
    expect(number(5)).toContain("Wartungsverträge werden jährlich im Voraus bezahlt.");
  });

  it("charge 5 EUR for a reminder, and default interest [LEGAL-26]", () => {
    expect(number(5)).toMatch(/5 EUR je Mahnung und Verzugszinsen/);
  });

  it("give a warranty of 12 months from acceptance [LEGAL-27]", () => {
    expect(number(8)).toContain("12 Monate nach der Abnahme");
  });

  it("end for good cause, such as payment default over 30 days [LEGAL-28]", () => {
    expect(number(11)).toMatch(/aus wichtigem Grund/);
    expect(number(11)).toContain("mehr als 30 Tage in Verzug");
  });

  it("choose Münster and German law [LEGAL-29] [LEGAL-30]", () => {
    expect(number(12)).toContain("Gerichtsstand ist Münster");
    expect(number(12)).toContain("Recht der Bundesrepublik Deutschland");
  });

  it("cap liability at the order value, but not where the law forbids it [LEGAL-31]", () => {
    expect(number(9)).toMatch(
      /unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper/,
    );
    expect(number(9)).toMatch(
      /eine wesentliche Vertragspflicht, ist meine Haftung auf den vorhersehbaren, vertragstypischen/,
    );
    expect(number(9)).toMatch(/eine andere Pflicht, ist meine Haftung der Höhe nach auf den Auftragswert/);
  });
});

describe.each(Object.keys(legalPages) as LegalPageName[])("/%s", (name) => {
  const { all, main, contents, sections } = legalPages[name];

  it("stands between header and footer, with a way back [LEGAL-32]", () => {
    expect(all.map(({ tagName }) => tagName)).toEqual(expect.arrayContaining(["header", "main", "footer"]));
    const back = all.find((element) => attributes(element).class?.includes("trail-back"));
    expect(attributes(back ?? main).href).toBe("/");
  });

  it("carries its whole text in the built page [LEGAL-33]", () => {
    expect(wordsOf(main).length).toBeGreaterThan(3000);
  });

  it("takes name, phone and mail from the owner's file [LEGAL-34]", () => {
    const source = readFileSync(`app/content/legal/${name}.mdx`, "utf8");
    for (const value of [owner.name, owner.street, owner.phone.shown, owner.email]) {
      expect(source).not.toContain(value);
    }
    expect(wordsOf(main)).toContain(owner.name);
  });

  it("cites no statute by a former name and does not link the discontinued dispute platform [LEGAL-19]", () => {
    expect(wordsOf(main)).not.toMatch(/\b(TMG|RStV|TTDSG|Telemediengesetz)\b/);
    const links = all.map((element) => attributes(element).href ?? "");
    expect(links.filter((href) => href.includes("ec.europa.eu"))).toEqual([]);
  });

  it("gives every section an anchor of its own, which its contents list in order [LEGAL-35]", () => {
    const ids = sections.map(({ id }) => id);
    expect(ids).not.toContain("");
    expect(new Set(ids).size).toBe(ids.length);
    const listed = [...elements(contents)]
      .filter(({ tagName }) => tagName === "a")
      .map((link) => [attributes(link).href, wordsOf(link)]);
    const top = sections.filter(({ level }) => level === 2);
    expect(listed).toEqual(top.map((each) => [`#${each.id}`, each.name]));
  });

  it("leaves its contents out of print [LEGAL-35]", () => {
    expect(attributes(contents).class).toContain("no-print");
  });
});

describe("the statutes", () => {
  it("are cited by their current names: DDG, MStV, TDDDG [LEGAL-19]", () => {
    for (const statute of ["DDG", "MStV", "TDDDG"]) {
      expect(legalPages.impressum.words).toMatch(new RegExp(`\\b${statute}\\b`));
    }
  });
});
