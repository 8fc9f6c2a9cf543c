import { collectFirmDetails, firmGaps } from "../../business/business-snippet.ts";
import { collectContacts } from "../../business/contact-data.ts";
import { askedElsewhere, isBesideTheFirm } from "../../business/contact-page.ts";
import { isLegalPage, skippedOnLegalPages } from "../../business/imprint-page.ts";
import type { Audit } from "../../engine/audit.ts";
import { escapedOr } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, unchecked } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { isGermanPage } from "../../legal/legal-check.ts";

const where = "Text und Links der Seite";

export const contactOnPage: Audit = {
  id: "contact-on-page",
  group: "local",
  topic: "Telefon und Anschrift auf der Seite",
  passedTitle: "Telefonnummer und Anschrift stehen auf der Seite",
  source: sources.businessDetails,
  kinds: ["firm-home", "firm-page"],
  differsByKind: true,
  judge(facts, _figures, kind) {
    if (isLegalPage(facts)) return notApplicable(skippedOnLegalPages);
    const { page } = collectContacts(facts);
    const hasPhone = page.phones.length > 0;
    const hasAddress = page.addresses.some(({ street }) => street !== null);
    if (hasPhone && hasAddress) return passed();
    // Inner pages lead to the contact page; one way to reach the firm is enough there.
    if (isBesideTheFirm(facts, kind)) {
      return hasPhone || hasAddress
        ? passed("Auf der Seite steht, wie der Betrieb zu erreichen ist")
        : notApplicable(askedElsewhere(this.topic));
    }
    // Only German postal codes and numbers are recognised.
    if (!isGermanPage(facts.fetched.url, facts.html.lang)) {
      return unchecked("Anschriften und Telefonnummern erkennt der Check nur in deutscher Schreibweise.");
    }
    const noPhone = { where, value: "keine Telefonnummer", expected: "eine Telefonnummer" };
    const noAddress = {
      where,
      value: "keine Anschrift",
      expected: "Straße mit Hausnummer, Postleitzahl und Ort",
    };
    return failed({
      title: hasPhone
        ? "Auf der Seite ist keine Anschrift zu erkennen"
        : hasAddress
          ? "Auf der Seite ist keine Telefonnummer zu erkennen"
          : "Auf der Seite sind weder Telefonnummer noch Anschrift zu erkennen",
      advice: "Setzen Sie Name, Anschrift und Telefon in den Fuß jeder Seite, als Text und nicht als Bild.",
      evidence: hasPhone ? [noAddress] : hasAddress ? [noPhone] : [noPhone, noAddress],
      share: hasPhone || hasAddress ? 0.5 : 0,
      snippet: buildAddressSnippet(facts),
      absence: true,
    });
  },
};

/** Filled from JSON-LD, Impressum or page. */
function buildAddressSnippet(facts: PageFacts): string {
  const { name, street, postalCode, town, phone } = collectFirmDetails(facts);
  return [
    "<address>",
    `  ${escapedOr(name, firmGaps.name)}<br>`,
    `  ${escapedOr(street, firmGaps.street)}<br>`,
    `  ${escapedOr(postalCode, firmGaps.postalCode)} ${escapedOr(town, firmGaps.town)}<br>`,
    `  <a href="tel:${escapedOr(phone?.normal, firmGaps.phone)}">${escapedOr(phone?.written, firmGaps.phone)}</a>`,
    "</address>",
  ].join("\n");
}
