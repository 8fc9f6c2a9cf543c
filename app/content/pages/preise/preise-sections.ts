// The price page below its first screen, in the order of the sections. What is sold and for how much: prices.ts.

import { carePrices, vat } from "../../agreements.ts";
import { REPLY_PROMISE } from "../../constants.ts";
import { contactAbout } from "../../contact-link.ts";
import type { Goal, Titled } from "../../section-types.ts";

export const packagesSection = {
  title: "Pakete für Ihre Website",
  lead: [
    "Im Preis enthalten sind Entwurf, Bau und Start. Was im Angebot steht, steht auch auf der Rechnung. Kommt unterwegs etwas dazu, sprechen wir zuerst über den Preis.",
  ],
  popular: "Beliebteste Wahl",
  /** What the plate rests on, under it. */
  popularNote: "Meine Empfehlung für die meisten Betriebe, keine Verkaufszahl.",
  byEffort: "Individuell",
} as const satisfies Titled & Record<string, unknown>;

export const vatNote = [
  `Alle Preise sind netto. Bindend ist erst Ihr Angebot. ${vat} Die Bedingungen stehen in den `,
  { name: "AGB", href: "/agb" },
  ".",
] as const;

export const individualProjects = {
  title: "Passt Ihr Projekt in kein Paket?",
  text: "Ein Shop mit 200 Artikeln, ein Buchungskalender für Ferienwohnungen, ein Vereinsportal: Dafür gibt es den Preisrechner. Er stellt Ihnen fünf Fragen und rechnet nach meiner Preisliste. Am Ende sehen Sie eine Spanne und jeden Posten. Den endgültigen Preis nenne ich Ihnen nach einem Gespräch.",
  stations: ["Branche", "Art der Website", "Zahl der Seiten", "Termin", "Besondere Funktionen"],
  result: "Ihre Preisspanne",
  action: { name: "Zum Preisrechner", href: "/preisrechner" },
} as const;

export const careSection = {
  title: "Pflege nach dem Start",
  lead: [
    "Software altert, Öffnungszeiten ändern sich, und manchmal geht etwas kaputt. Mit einem Pflegepaket kümmere ich mich darum. Sie können es beim Start buchen oder später.",
  ],
  popular: "Empfohlen",
  note: [
    `Je nach Paket ${carePrices} im Monat, netto. Ein Vertrag läuft ein Jahr und wird im Voraus bezahlt. Soll ich auch Texte, Bilder und Neuigkeiten laufend pflegen, passt ein voller `,
    { name: "Wartungsvertrag", href: "/website-wartung" },
    ".",
  ],
} as const satisfies Titled & Record<string, unknown>;

export const faqSection = {
  title: "Häufige Fragen vor dem Auftrag",
  lead: [`Ihre Frage fehlt? Schreiben Sie mir, ich antworte ${REPLY_PROMISE}.`],
} as const satisfies Titled;

export const pricesGoal = {
  title: "Im Gespräch finden wir Ihr Paket.",
  text: "Das erste Gespräch kostet nichts. Danach bekommen Sie ein Angebot mit Preis und Termin.",
  actions: [{ name: "Angebot anfragen", href: "/kontakt" }],
} as const satisfies Goal;

/** The contact form with the package as its subject, and the first sentence written. */
export function aboutPackage(name: string): string {
  return contactAbout(`Paket ${name}`, {
    message: `Guten Tag,\n\nich interessiere mich für das Paket „${name}“. Kurz zu meinem Betrieb:`,
  });
}
