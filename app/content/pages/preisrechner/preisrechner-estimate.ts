// The price breakdown below the conversation, and mailing it. Its lines come with the estimate (price-estimate.ts).
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import { websitePackages } from "../../prices.ts";

/** What the visitor has told the price calculator. */
export interface EstimateTalk {
  /** Name of the firm; undefined: not said. */
  company?: string;
  /** What the list has no entry for; undefined: nothing. */
  wishes?: string;
  /** His own words, oldest first. */
  words: readonly string[];
}

/** Characters: the form takes more, so that room is left for a question. */
const MAX_QUOTED = 3_500;

/** The first lines of an inquiry; the visitor goes on at their end. */
export function inquiryBeginning({ company, wishes, words }: EstimateTalk): string {
  const quoted = words.map((text) => `„${text}“`).join("\n");
  const shown = quoted.length > MAX_QUOTED ? `${quoted.slice(0, MAX_QUOTED)} …` : quoted;
  return [
    "Guten Tag,",
    "ich habe im Preisrechner eine Schätzung bekommen.",
    ...(company ? [`Mein Betrieb: ${company}`] : []),
    ...(wishes ? [`Weitere Wünsche: ${wishes}`] : []),
    ...(shown ? [`Im Preisrechner habe ich geschrieben:\n${shown}`] : []),
    "Darüber möchte ich sprechen:",
  ].join("\n\n");
}

export const estimateTexts = {
  title: "Ihre Preisaufschlüsselung",
  close: "Schließen",
  projectType: "Projekt",
  timeline: "Zeitplan",
  validUntil: "Preisliste gilt bis",
  total: "Preisspanne",
  /** Between the two ends of the span. */
  to: "bis",
  finalPrice: "Den endgültigen Preis nenne ich Ihnen nach einem ausführlichen Gespräch.",
  breakdown: "Einmalig",
  sum: "Gesamtpreis",
  recurring: "Pflege, jeden Monat",
  recurringNote: "Freiwillig und in den Summen oben nicht enthalten.",
  chosen: "gewählt",
  firstYear: "Was im ersten Jahr zusammenkommt",
  paymentPlan: "Wann Sie zahlen",
  included: "Im Preis enthalten",
  inclusions: [
    "Responsives Design für Handy, Tablet und Rechner",
    "Basis-SEO: Titel und Beschreibungen für Google",
    "SSL-Zertifikat und Sicherheit",
    "Einrichten von Hosting und Domain, ohne deren laufende Kosten",
    // Larger packages have more of it.
    `Mindestens ${websitePackages[0].supportDays} Tage Support nach dem Start`,
    "Einführung in die Bedienung",
  ],
  wishes: "Ihre weiteren Wünsche",
  assumptions: "Was ich angenommen habe",
  notes: "Gut zu wissen",
  /** Stands where the estimate brings no notes of its own. */
  closing: "Diese Schätzung ist kein bindendes Angebot. Alle Beträge sind netto.",
  contact: {
    name: "Unverbindlich beraten lassen",
    href: (said: EstimateTalk, estimateId?: string) =>
      contactAbout("Beratung zu meiner Preisschätzung", {
        message: inquiryBeginning(said),
        ...(estimateId !== undefined && { estimateId }),
      }),
  },
  print: "Drucken",
  /** On paper only. */
  maker: [owner.brand, owner.name, owner.phone.shown, owner.email].join(" · "),
} as const;

export const estimateMail = {
  toggle: "Per E-Mail senden",
  label: "E-Mail-Adresse",
  placeholder: "name@ihr-betrieb.de",
  send: "Aufschlüsselung senden",
  sending: "Wird gesendet...",
  hint: "Ihre Adresse brauche ich nur für diese eine Mail.",
  missing: {
    title: "E-Mail-Adresse fehlt",
    text: "Bitte geben Sie eine E-Mail-Adresse ein, an die ich die Aufschlüsselung senden kann.",
  },
  invalid: {
    title: "E-Mail-Adresse stimmt nicht",
    text: "Das ist keine E-Mail-Adresse. Bitte prüfen Sie die Schreibweise.",
  },
  sent: (email: string) => ({
    title: "Preisaufschlüsselung gesendet",
    text: `Die Preisaufschlüsselung wurde erfolgreich an ${email} gesendet.`,
  }),
  failed: "Fehler",
  failedText: "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.",
} as const;
