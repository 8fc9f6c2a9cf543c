// What the legal pages say before their texts (content/legal): head and summary.
import { owner } from "../owner.ts";
import type { Opening } from "../section-types.ts";

export interface LegalPageWords {
  meta: { title: string; description: string };
  opening: Opening;
}

export const contents = "Inhalt";
/** Before the date of a text. */
export const asOf = "Stand";

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
} as const satisfies LegalPageWords;
