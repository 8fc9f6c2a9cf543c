// Imprint, privacy policy and terms as built. Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { CONSENT_DATE_KEY, CONSENT_KEY } from "#app/features/consent/consent-store.ts";
import { USAGE_DATE_KEY, USAGE_KEY } from "#app/features/seo-check/usage.ts";
import { owner } from "#content/owner.ts";
import { attributes, elements, textOf } from "#test/support/html-tree.ts";
import { crawlerUserAgent } from "#worker/seo/fetch-page.ts";

type Element = DefaultTreeAdapterTypes.Element;

const words = (node: DefaultTreeAdapterTypes.Node) => textOf(node).replace(/\s+/g, " ").trim();

/** A built page: its words, and each heading with the words up to the next heading of the same or a higher level. */
function read(path: string) {
  const all = [...elements(parse(readFileSync(`build/client/${path}/index.html`, "utf8")))];
  const main = all.find(({ tagName }) => tagName === "main");
  const text = all.find((element) => attributes(element).class === "legal-text");
  const contents = all.find((element) => attributes(element)["aria-labelledby"] === "contents");
  if (!main || !text || !contents) throw new Error(`/${path} has no legal text with its contents.`);
  return { all, main, contents, words: words(main), sections: sectionsOf(text) };
}

function sectionsOf(text: Element) {
  const parts = text.childNodes.filter((node): node is Element => "tagName" in node);
  return parts.flatMap((heading, index) => {
    const level = levelOf(heading);
    if (level === 0) return [];
    const rest = parts.slice(index + 1);
    const end = rest.findIndex((part) => levelOf(part) > 0 && levelOf(part) <= level);
    const body = rest.slice(0, end < 0 ? rest.length : end);
    return [
      {
        name: words(heading),
        level,
        id: attributes(heading).id ?? "",
        text: body.map(words).join("\n"),
        parts: body,
      },
    ];
  });
}

function levelOf({ tagName }: Element): number {
  return Number(tagName.match(/^h([2-4])$/)?.[1] ?? 0);
}

const pages = { datenschutz: read("datenschutz"), impressum: read("impressum"), agb: read("agb") };
type Name = keyof typeof pages;

function section(page: Name, name: string | RegExp) {
  const found = pages[page].sections.find((each) => each.name.match(name));
  if (!found) throw new Error(`/${page} has no section ${name}.`);
  return found;
}

const fullAddress = [owner.name, owner.street, owner.postalCode, owner.town];

describe("the privacy policy", () => {
  it("is dated [LEGAL-01]", () => {
    expect(pages.datenschutz.words).toContain("Stand: Mai 2025");
  });

  it("names the controller with address, phone and mail [LEGAL-02]", () => {
    const { text } = section("datenschutz", "Verantwortlicher");
    for (const detail of [...fullAddress, owner.phone.shown, owner.email]) expect(text).toContain(detail);
  });

  it("gives general notices with legal bases and how long data is kept [LEGAL-03]", () => {
    const general = section("datenschutz", "Allgemeine Hinweise und Pflichtinformationen").text;
    for (const letter of "abcf") expect(general).toContain(`Art. 6 Abs. 1 lit. ${letter} DSGVO`);
    expect(general).toContain("Art. 22 DSGVO");
    expect(section("datenschutz", "Speicherdauer").text).toMatch(
      /lösche ich Daten, sobald ihr Zweck erfüllt ist/,
    );
  });

  it("explains the contact form with the outbox and mail delivery [LEGAL-04] [LEGAL-11]", () => {
    const { text } = section("datenschutz", "Kontaktformular");
    expect(text).toMatch(/Name, E-Mail-Adresse, Betreff und Nachricht/);
    expect(text).toMatch(/Postausgang.*MailChannels/s);
  });

  it("explains enquiries by e-mail, phone or fax [LEGAL-05]", () => {
    expect(section("datenschutz", "Anfrage per E-Mail, Telefon oder Fax").text).toMatch(/Rufen Sie an/);
  });

  it("says that the price calculator sends what is typed to an AI provider in the USA, and when it is deleted [LEGAL-06]", () => {
    const { text } = section("datenschutz", "KI-Preisrechner");
    expect(text).toContain("KI-Anbieter in den USA");
    expect(text).toMatch(/30 Tage nach der letzten Nachricht/);
    expect(text).toContain("„Gespräch löschen“");
  });

  it.each([
    "Browsertyp und Browserversion",
    "Betriebssystem",
    "Referrer-URL",
    "Hostname",
    "Uhrzeit der Anfrage",
    "IP-Adresse",
  ])("lists %s among what server logs hold [LEGAL-07]", (detail) => {
    const { parts } = section("datenschutz", "Server-Logfiles");
    const items = parts.flatMap((part) => [...elements(part)]).filter(({ tagName }) => tagName === "li");
    expect(items.map(words).some((item) => item.startsWith(detail))).toBe(true);
  });

  it.each([
    ["Auskunft", "15"],
    ["Berichtigung", "16"],
    ["Löschung", "17"],
    ["Einschränkung", "18"],
    ["Datenübertragbarkeit", "20"],
    ["Widerspruch", "21"],
    ["Beschwerde", "77"],
  ])("names the right to %s, Art. %s DSGVO [LEGAL-08]", (right, article) => {
    const { text } = section("datenschutz", "Ihre Rechte");
    expect(text).toContain(right);
    expect(text).toMatch(new RegExp(`Art. ${article}(?: DSGVO|\\))`));
  });

  it("objects to advertising mail [LEGAL-08]", () => {
    expect(section("datenschutz", "Widerspruch gegen Werbe-Mails").text).toMatch(
      /widerspreche ihrer Nutzung für Werbung/,
    );
  });

  it("explains TLS [LEGAL-09]", () => {
    expect(section("datenschutz", /TLS/).text).toMatch(/verschlüsselte Verbindung/);
  });

  it("says how it changes [LEGAL-10]", () => {
    expect(section("datenschutz", /^Änderung/).text).not.toBe("");
  });

  it("covers hosting, SEO check, AI rating, rate limits and analytics [LEGAL-11]", () => {
    expect(section("datenschutz", /^Hosting/).text).toContain("Cloudflare");
    expect(section("datenschutz", "SEO-Check").text).toContain("robots.txt");
    expect(section("datenschutz", "Design-Bewertung mit KI").text).toContain("Bildschirmfotos");
    expect(section("datenschutz", "Schutz vor zu vielen Aufrufen").text).toMatch(
      /Schlüssel, der täglich wechselt/,
    );
    expect(section("datenschutz", /^Analyse/).text).toMatch(/nur mit Ihrer Einwilligung/);
  });

  it("calls the crawler by the name it gives itself [LEGAL-11]", () => {
    const [name = ""] = crawlerUserAgent(owner.siteUrl).split("/");
    expect(section("datenschutz", "SEO-Check").text).toContain(`„${name}“`);
  });

  it("names every key the site keeps in the browser, and no other [LEGAL-11] [DATA-13]", () => {
    const { parts } = section("datenschutz", /Speicher in Ihrem Browser/);
    const keys = parts.flatMap((part) => [...elements(part)]).filter(({ tagName }) => tagName === "code");
    expect(keys.map(words)).toEqual([CONSENT_KEY, CONSENT_DATE_KEY, USAGE_KEY, USAGE_DATE_KEY, "theme"]);
  });

  it("names the supervisory authority of North Rhine-Westphalia and the guarantees for providers abroad [LEGAL-08] [LEGAL-11]", () => {
    expect(section("datenschutz", "Beschwerde").text).toMatch(
      /Datenschutz und Informationsfreiheit Nordrhein-Westfalen/,
    );
    expect(section("datenschutz", /^Empfänger/).text).toMatch(
      /Data Privacy Framework.*Standardvertragsklauseln/s,
    );
  });
});

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
    expect(section("impressum", "Umsatzsteuer").text).toContain("§19 UStG");
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
    const links = [...elements(pages.impressum.main)].map((element) => attributes(element).href);
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

  it("are dated [LEGAL-20]", () => {
    expect(pages.agb.words).toContain("Stand: Mai 2025");
  });

  it("have exactly twelve numbered sections in the given order [LEGAL-21]", () => {
    expect(pages.agb.sections.map(({ name }) => name)).toEqual([
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
    expect(number(9)).toMatch(/soweit das Gesetz es zulässt, der Höhe nach auf den Auftragswert/);
    expect(number(9)).toMatch(/unbeschränkt bei Vorsatz und grober Fahrlässigkeit/);
  });
});

describe.each(Object.keys(pages) as Name[])("/%s", (name) => {
  const { all, main, contents, sections } = pages[name];

  it("stands between header and footer, with a way back [LEGAL-32]", () => {
    expect(all.map(({ tagName }) => tagName)).toEqual(expect.arrayContaining(["header", "main", "footer"]));
    const back = all.find((element) => attributes(element).class?.includes("trail-back"));
    expect(attributes(back ?? main).href).toBe("/");
  });

  it("carries its whole text in the built page [LEGAL-33]", () => {
    expect(words(main).length).toBeGreaterThan(3000);
  });

  it("takes name, phone and mail from the owner's file [LEGAL-34]", () => {
    const source = readFileSync(`app/content/legal/${name}.mdx`, "utf8");
    for (const value of [owner.name, owner.street, owner.phone.shown, owner.email]) {
      expect(source).not.toContain(value);
    }
    expect(words(main)).toContain(owner.name);
  });

  it("cites no statute by a former name and does not link the discontinued dispute platform [LEGAL-19]", () => {
    expect(words(main)).not.toMatch(/\b(TMG|RStV|TTDSG|Telemediengesetz)\b/);
    const links = all.map((element) => attributes(element).href ?? "");
    expect(links.filter((href) => href.includes("ec.europa.eu"))).toEqual([]);
  });

  it("gives every section an anchor of its own, which its contents list in order [LEGAL-35]", () => {
    const ids = sections.map(({ id }) => id);
    expect(ids).not.toContain("");
    expect(new Set(ids).size).toBe(ids.length);
    const listed = [...elements(contents)]
      .filter(({ tagName }) => tagName === "a")
      .map((link) => [attributes(link).href, words(link)]);
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
      expect(pages.impressum.words).toMatch(new RegExp(`\\b${statute}\\b`));
    }
  });
});
