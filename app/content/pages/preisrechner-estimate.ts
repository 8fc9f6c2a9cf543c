// The dialog with the price breakdown, and mailing it. Its lines come with the estimate (price-estimate.ts).
import { contactAbout } from "../contact-link.ts";
import { owner } from "../owner.ts";
import { websitePackages } from "../prices.ts";

export const estimateTexts = {
  title: "Ihre Preisaufschlüsselung",
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
  assumptions: "Was ich angenommen habe",
  notes: "Gut zu wissen",
  /** Stands where the estimate brings no notes of its own. */
  closing: "Diese Schätzung ist kein bindendes Angebot. Alle Beträge sind netto.",
  contact: {
    name: "Unverbindlich beraten lassen",
    href: (estimateId?: string) =>
      contactAbout("Beratung zu meiner Preisschätzung", {
        message:
          "Guten Tag,\n\nich habe im Preisrechner eine Schätzung bekommen. Ich möchte darüber sprechen:",
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
  sent: (email: string) => ({
    title: "Preisaufschlüsselung gesendet",
    text: `Die Preisaufschlüsselung wurde erfolgreich an ${email} gesendet.`,
  }),
  failed: "Fehler",
  failedText: "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.",
} as const;
