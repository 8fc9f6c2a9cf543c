import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../audit.ts";
import { knownFirm } from "../business-snippet.ts";
import { contactsOf } from "../contact-data.ts";
import { isLegalPage, onLegalPages } from "../imprint-page.ts";
import { seemsGerman } from "../legal-check.ts";
import type { PageFacts } from "../page-facts.ts";
import { escaped } from "../snippets.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed, unchecked } from "../verdicts.ts";

const where = "Text und Links der Seite";

export const contactOnPage: Audit = {
  id: "contact-on-page",
  group: "local",
  topic: "Telefon und Anschrift auf der Seite",
  passedTitle: "Telefonnummer und Anschrift stehen auf der Seite",
  source: sources.businessDetails,
  judge(facts) {
    if (isLegalPage(facts)) return notApplicable(onLegalPages);
    const { page } = contactsOf(facts);
    const hasPhone = page.phones.length > 0;
    const hasAddress = page.addresses.some(({ street }) => street !== null);
    if (hasPhone && hasAddress) return passed();
    // Only German postal codes and numbers are recognised.
    if (!seemsGerman(facts.fetched.url, facts.html.lang)) {
      return unchecked("Anschriften und Telefonnummern erkennt der Check nur in deutscher Schreibweise.");
    }
    const missing: Evidence[] = [];
    if (!hasPhone) missing.push({ where, value: "keine Telefonnummer", expected: "eine Telefonnummer" });
    if (!hasAddress) {
      missing.push({
        where,
        value: "keine Anschrift",
        expected: "Straße mit Hausnummer, Postleitzahl und Ort",
      });
    }
    return failed({
      title: hasPhone
        ? "Auf der Seite ist keine Anschrift zu erkennen"
        : hasAddress
          ? "Auf der Seite ist keine Telefonnummer zu erkennen"
          : "Auf der Seite sind weder Telefonnummer noch Anschrift zu erkennen",
      advice: "Setzen Sie Name, Anschrift und Telefon in den Fuß jeder Seite, als Text und nicht als Bild.",
      evidence: evidenceOf(missing, { where, value: "unvollständig", expected: "Telefon und Anschrift" }),
      share: hasPhone || hasAddress ? 0.5 : 0,
      snippet: addressSnippet(facts),
      absence: true,
    });
  },
};

/** Filled with what JSON-LD, Impressum or page tell. */
function addressSnippet(facts: PageFacts): string {
  const { name, street, postalCode, town, phone } = knownFirm(facts);
  return [
    "<address>",
    `  ${escaped(name)}<br>`,
    `  ${escaped(street)}<br>`,
    `  ${escaped(`${postalCode} ${town}`)}<br>`,
    `  <a href="tel:${escaped(phone.normal)}">${escaped(phone.written)}</a>`,
    "</address>",
  ].join("\n");
}
