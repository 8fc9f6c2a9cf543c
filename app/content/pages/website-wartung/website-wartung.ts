// What /website-wartung says first. The sections below are in website-wartung-sections.ts, because their script arrives later.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import type { Opening } from "../../section-types.ts";

export const careMeta = {
  title: `Website-Wartung für Betriebe im Münsterland – ${owner.brand}`,
  description:
    "Website-Wartung aus Lüdinghausen: Updates, Backups und Hilfe am Telefon. Was ein Vertrag im Jahr kostet und was ein Ausfall kosten kann.",
} as const;

export const CARE_CONTACT = contactAbout("Website-Wartung");
export const prices = { name: "Preise ansehen", href: "/preise" } as const;

export const careOpening = {
  title: "Wartung für Ihre Website, bevor etwas klemmt",
  lead: [
    "Ein Auto bringen Sie zum Ölwechsel. Eine Website braucht das auch: Updates, Backups, einen Blick auf Formulare und Tempo. Ich mache das für Betriebe im Münsterland, Monat für Monat.",
  ],
  actions: [{ name: "Wartungsvertrag anfragen", href: CARE_CONTACT }, prices],
} as const satisfies Opening;

/** Words of the calendar. */
export const careYear = {
  title:
    "Zeichnung: ein Kalender mit zwölf Monaten. In jedem Monat steht ein Haken für Updates und Formulare, alle drei Monate ein Rad für die Messung der Ladezeit, im Januar eine Fahne für das Gespräch.",
  name: "Ein Jahr Wartung",
  months: ["Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"],
  monthly: "Jeden Monat: Updates, Backups und Formulare geprüft",
  quarterly: "Alle drei Monate: Ladezeit am Handy gemessen",
  yearly: "Einmal im Jahr: Gespräch über Ihre Seite",
} as const;
