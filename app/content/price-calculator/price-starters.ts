// Typical websites by trade, to begin the price calculator's form with.
import type { FormChange } from "#contract/price-calculator/price-form.ts";

export interface Starter {
  id: string;
  name: string;
  /** As many as `names` speaks of. */
  pages: number;
  names: string;
  change: Pick<FormChange, "industry" | "projectType" | "features">;
  /** The sample website that shows something like it. */
  sample?: { name: string; href: string };
}

export const starterTexts = {
  label: "Mit einem Beispiel beginnen",
  none: "Betrieb wählen",
  /** Below the choice. */
  pages: (count: number, names: string) => `${count} Seiten: ${names}.`,
  sample: "So kann das aussehen:",
} as const;

export const starters: readonly Starter[] = [
  {
    id: "craft",
    name: "Handwerksbetrieb",
    pages: 7,
    names: "Start, drei Leistungen, Referenzen, Über uns und Kontakt",
    change: { industry: "craft", projectType: "company", features: [] },
    sample: { name: "ProDach Dachdecker", href: "/demos/prodach" },
  },
  {
    id: "garden",
    name: "Garten- und Landschaftsbau",
    pages: 7,
    names: "Start, drei Leistungen, Gärten, Über uns und Kontakt",
    change: { industry: "agriculture", projectType: "company", features: [] },
    sample: { name: "GaLaBau Pro", href: "/demos/galabau-pro" },
  },
  {
    id: "restaurant",
    name: "Restaurant oder Café",
    pages: 5,
    names: "Start, Speisekarte, Räume, Feiern und Kontakt",
    change: { industry: "hospitality", projectType: "company", features: ["booking"] },
    sample: { name: "Osteria del Borgo", href: "/demos/osteria-del-borgo" },
  },
  {
    id: "lodging",
    name: "Pension oder Hotel",
    pages: 6,
    names: "Start, Zimmer, Haus, Umgebung, Anfahrt und Kontakt",
    change: { industry: "hospitality", projectType: "company", features: ["booking"] },
  },
  {
    id: "practice",
    name: "Praxis",
    pages: 6,
    names: "Start, Leistungen, Team, Räume, Sprechzeiten und Kontakt",
    change: { industry: "health", projectType: "company", features: ["booking"] },
    sample: { name: "VitalWeg Physiotherapie", href: "/demos/vitalweg" },
  },
  {
    id: "studio",
    name: "Studio mit Kursen",
    pages: 6,
    names: "Start, Kurse, Kursplan, Team, Preise und Kontakt",
    change: { industry: "sport", projectType: "company", features: ["booking"] },
    sample: { name: "Fitness Studio Vital", href: "/demos/fitness-studio-vital" },
  },
  {
    id: "club",
    name: "Verein",
    pages: 6,
    names: "Start, Abteilungen, Termine, Vorstand, Mitmachen und Kontakt",
    change: { industry: "club", projectType: "company", features: ["blog"] },
  },
  {
    id: "shop",
    name: "Laden, der online verkauft",
    pages: 5,
    names: "Start, Sortiment, Versand, Über uns und Kontakt",
    change: { industry: "retail", projectType: "shop", features: [] },
  },
  {
    id: "consulting",
    name: "Beratung oder Coaching",
    pages: 6,
    names: "Start, Angebot, Ablauf, Über mich, Stimmen und Kontakt",
    change: { industry: "consulting", projectType: "company", features: [] },
  },
];
