// What the contact form says about a field that is to be mended, and what becomes of the whole.
import type { ContactFault, ContactField, contactLimits } from "#contract/contact.ts";
import { inGerman } from "./figures.ts";

/** Held to the contract by its type: other figures do not compile. */
const most: typeof contactLimits = {
  name: 100,
  email: 254,
  phone: 40,
  company: 120,
  subject: 150,
  message: 5_000,
};
const shorten = (what: string, length: number) =>
  `${what} ist zu lang: höchstens ${inGerman(length)} Zeichen sind möglich.`;
const oneLine = (what: string) =>
  `${what} enthält Zeichen, die hier nicht möglich sind. Bitte schreiben Sie alles in eine Zeile.`;

/** Sentences by field and fault; a fault without one cannot happen there. */
export const contactErrors: Record<ContactField, Partial<Record<ContactFault, string>>> = {
  name: {
    missing: "Bitte geben Sie Ihren Namen ein.",
    "too-long": shorten("Der Name", most.name),
    malformed: oneLine("Der Name"),
  },
  email: {
    missing: "Bitte geben Sie Ihre E-Mail-Adresse ein, damit ich antworten kann.",
    "too-long": shorten("Die E-Mail-Adresse", most.email),
    malformed:
      "Diese E-Mail-Adresse ist nicht lesbar. Bitte geben Sie eine Adresse ein, etwa name@beispiel.de.",
  },
  phone: {
    // Of a callback request, where the number is needed.
    missing: "Bitte geben Sie die Nummer ein, unter der ich Sie erreiche.",
    "too-long": shorten("Die Telefonnummer", most.phone),
    malformed:
      "Diese Nummer kann ich so nicht anrufen. Bitte geben Sie sie mit Vorwahl und nur in Ziffern ein, etwa 02591 123456.",
  },
  company: {
    "too-long": shorten("Der Name des Betriebs", most.company),
    malformed: oneLine("Der Name des Betriebs"),
  },
  companySize: { malformed: "Bitte wählen Sie die Größe aus der Liste." },
  subject: {
    missing: "Bitte schreiben Sie in den Betreff, worum es geht.",
    "too-long": shorten("Der Betreff", most.subject),
    malformed: oneLine("Der Betreff"),
  },
  message: {
    missing: "Bitte schreiben Sie mir, was Sie vorhaben.",
    "too-long": shorten("Die Nachricht", most.message),
    malformed: "Die Nachricht ist nicht lesbar. Bitte geben Sie sie noch einmal ein.",
  },
};

/** The sentence for a field's fault. */
export function contactError(field: ContactField, fault: ContactFault): string {
  return contactErrors[field][fault] ?? "Bitte prüfen Sie diese Angabe.";
}

/** What became of an inquiry: as toast, and as heading and sentence of the page without script. */
export const contactOutcome = {
  sent: {
    title: "Nachricht gesendet",
    text: "Vielen Dank für Ihre Nachricht. Ich melde mich schnellstmöglich bei Ihnen zurück.",
  },
  failed: {
    title: "Fehler beim Senden",
    text: "Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später erneut oder kontaktieren Sie mich direkt.",
  },
  /** Title of the page without script. */
  faulty: { title: "Bitte prüfen Sie Ihre Angaben" },
} as const;
