// What the legal pages say before their texts (content/legal): head, summary, and the figures one looks for.

import { euros } from "../figures.ts";
import { owner } from "../owner.ts";
import { terms } from "../page-figures.ts";
import type { LedgerRow, Opening } from "../section-types.ts";

export interface LegalPageWords {
  meta: { title: string; description: string };
  opening: Opening;
  /** The most important points, in a few words each. */
  facts: readonly LedgerRow[];
}

export const contents = "Inhalt";

export const imprint = {
  meta: {
    title: `Impressum und Barrierefreiheit – ${owner.brand}`,
    description:
      "Anbieter, Kontakt und rechtliche Angaben zu dieser Website, mit der Erklärung zur Barrierefreiheit.",
  },
  opening: {
    title: "Impressum",
    lead: [
      `Hinter ${owner.brand} steht ${owner.name} aus ${owner.town}. Anschrift, Telefon und was das Gesetz sonst verlangt, finden Sie hier.`,
    ],
    actions: [],
  },
  facts: [],
} as const satisfies LegalPageWords;

export const privacy = {
  meta: {
    title: `Datenschutzerklärung – ${owner.brand}`,
    description:
      "Welche Daten diese Website verarbeitet, wozu, wie lange und wer sie bekommt: Hosting, Kontakt, Preisrechner, SEO-Check und Ihre Rechte.",
  },
  opening: {
    title: "Datenschutzerklärung",
    lead: [
      "Was mit Ihren Daten geschieht, wenn Sie diese Website lesen, mir schreiben oder ein Werkzeug nutzen.",
    ],
    actions: [],
  },
  facts: [
    { name: "Cookies", figure: "keine" },
    { name: "Besucherzählung", figure: "keine" },
    { name: "IP-Adressen in meinem Protokoll", figure: "keine" },
    { name: "Gespräch im Preisrechner", figure: "30 Tage" },
  ],
} as const satisfies LegalPageWords;

export const termsPage = {
  meta: {
    title: `Allgemeine Geschäftsbedingungen – ${owner.brand}`,
    description:
      "Die Bedingungen für Aufträge: Angebot, Mitwirkung, Preise und Zahlung, Termine, Rechte an der Website, Gewährleistung, Haftung, Kündigung.",
  },
  opening: {
    title: "Allgemeine Geschäftsbedingungen",
    lead: [
      "Die Regeln für unsere Zusammenarbeit in zwölf Abschnitten. Sie gelten für Betriebe, Vereine und öffentliche Stellen.",
    ],
    actions: [],
  },
  facts: [
    { name: "Zahlungsziel", figure: `${terms.paymentDays} Tage` },
    {
      name: `Anzahlung über ${euros(terms.downPayment.aboveEuros).replace(" ", "\u00a0")}`,
      figure: `${terms.downPayment.percent} %`,
    },
    { name: "Gewährleistung", figure: `${terms.warrantyMonths} Monate` },
    { name: "Gerichtsstand", figure: terms.venue },
  ],
} as const satisfies LegalPageWords;
