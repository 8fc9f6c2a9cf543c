// The price list: what websites and their care cost and contain. Pages, price calculator and mails read it from here.
// Amounts are integer cents, net; while the small-business exemption holds, no VAT is added.
import { homeCounters, SITE_CRAWL_PAGES } from "./constants.ts";

interface Span {
  min: number;
  /** Null: open end. */
  max: number | null;
}

export interface WebsitePackage {
  id: "starter" | "business" | "premium";
  name: string;
  /** Cents, once; null: reckoned by effort. */
  price: number | null;
  priceSubtext: string;
  description: string;
  pages: Span;
  /** Weeks from order to start. */
  weeks: Span;
  supportDays: number;
  /** Pages, weeks and support first, then what is included. */
  features: readonly string[];
  popular: boolean;
  buttonText: string;
}

export interface CarePlan {
  id: "basic" | "professional" | "premium";
  name: string;
  /** Cents a month. */
  price: number;
  period: string;
  /** Class of the icon. */
  icon: string;
  features: readonly string[];
  popular: boolean;
  buttonText: string;
}

/** What every care plan promises. */
export const careTerms = {
  updateHours: 24,
  /** A goal: the provider of the hosting is not ours. */
  uptimePercent: homeCounters.uptime.target,
  contentHours: 2,
} as const;

type PackageFigures = Pick<WebsitePackage, "pages" | "weeks" | "supportDays">;

const starter = { pages: { min: 3, max: 5 }, weeks: { min: 1, max: 2 }, supportDays: 30 };
const business = { pages: { min: 6, max: 10 }, weeks: { min: 2, max: 3 }, supportDays: 60 };
const premium = { pages: { min: 11, max: null }, weeks: { min: 3, max: 4 }, supportDays: 90 };

/** From order to start, whichever package. */
export const projectWeeks = { min: starter.weeks.min, max: premium.weeks.max } as const;

export const websitePackages = [
  {
    id: "starter",
    name: "Starter Website",
    price: 129_000,
    priceSubtext: "einmalig",
    description:
      "Für Betriebe, die ihre erste Website brauchen: Wer Sie sind, was Sie tun, wie man Sie erreicht.",
    ...starter,
    features: [
      ...figuresOf(starter),
      "Eigener Entwurf, kein Baukasten",
      "Ansicht für Handy, Tablet und Rechner",
      "Kontaktformular, Karte und Öffnungszeiten",
      "Titel und Beschreibungen für Google",
      "SSL, Hosting und Domain eingerichtet",
      "Einweisung in die Bedienung",
    ],
    popular: false,
    buttonText: "Starter anfragen",
  },
  {
    id: "business",
    name: "Business Website",
    price: 249_000,
    priceSubtext: "einmalig",
    description:
      "Für Betriebe, die über Google neue Kunden suchen: Jede Leistung bekommt ihre eigene Seite, die sich finden lässt.",
    ...business,
    features: [
      ...figuresOf(business),
      "Alles aus der Starter Website",
      "Suchbegriffe für Ihre Leistungen und Orte",
      "Abgleich mit Ihrem Google-Eintrag",
      "Bildergalerie oder Referenzen",
      "Neuigkeiten, die Sie selbst schreiben",
      "Alte Adressen leiten auf die neuen Seiten um",
    ],
    popular: true,
    buttonText: "Business anfragen",
  },
  {
    id: "premium",
    name: "Premium Website",
    price: null,
    priceSubtext: "nach Aufwand, fest vereinbart vor dem Start",
    description:
      "Für Betriebe, die auf der Website verkaufen, Termine vergeben oder mehrere Sprachen brauchen.",
    ...premium,
    features: [
      ...figuresOf(premium),
      "Alles aus der Business Website",
      "Shop, Buchung oder Reservierung",
      "Mehrere Sprachen",
      "Anschluss an Kalender, Kasse oder Warenwirtschaft",
    ],
    popular: false,
    buttonText: "Beratung anfragen",
  },
] as const satisfies readonly WebsitePackage[];

const monthlyCheck = `SEO-Check von bis zu ${SITE_CRAWL_PAGES} Seiten in jedem Monat`;

export const carePlans = [
  {
    id: "basic",
    name: "Basic Care",
    price: 4_900,
    period: "im Monat",
    icon: "i-tabler-seedling",
    features: [
      `Sicherheitsupdates innerhalb von ${careTerms.updateHours}\u00a0h`,
      "Tägliche Backups",
      `${String(careTerms.uptimePercent).replace(".", ",")}% Verfügbarkeit als Ziel`,
      "Fragen per E-Mail",
    ],
    popular: false,
    buttonText: "Basic Care anfragen",
  },
  {
    id: "professional",
    name: "Professional Care",
    price: 9_900,
    period: "im Monat",
    icon: "i-tabler-plant-2",
    features: [
      "Alles aus Basic Care",
      `${careTerms.contentHours}\u00a0h Inhaltspflege im Monat`,
      "Bericht über Updates, Backups und Ladezeit",
      "Fragen auch am Telefon",
    ],
    popular: true,
    buttonText: "Professional Care anfragen",
  },
  {
    id: "premium",
    name: "Premium Care",
    price: 19_900,
    period: "im Monat",
    icon: "i-tabler-trees",
    features: [
      "Alles aus Professional Care",
      monthlyCheck,
      "Vorrang bei Änderungen und Störungen",
      "Gespräch in jedem Quartal: was läuft, was fehlt",
    ],
    popular: false,
    buttonText: "Premium Care anfragen",
  },
] as const satisfies readonly CarePlan[];

/** Goes up with every change of an amount: an estimate names the list it was reckoned by. A test notices a forgotten change. */
export const priceListVersion = "2026-11";

/** Open upwards. A shop takes the place of a package; the example of /e-commerce names the same amount. */
export const shopPrice = { name: "Onlineshop", from: 350_000 } as const;

/** A span from lowest to highest, in cents. */
export interface GuidePrice {
  name: string;
  from: number;
  to: number;
  /** False: a Richtwert that the owner has not looked at yet. `npm run doctor` names it until it is true. */
  confirmed: boolean;
}

/** Cents, once. */
export interface ExtraPrice extends GuidePrice {
  id: "booking" | "blog" | "language" | "special" | "members";
}

/** What the price calculator adds to a package. Published nowhere else. */
export const extraPrices = [
  { id: "booking", name: "Buchung oder Terminvergabe", from: 39_000, to: 69_000, confirmed: false },
  { id: "blog", name: "Blog mit CMS", from: 29_000, to: 49_000, confirmed: false },
  { id: "language", name: "Weitere Sprache", from: 29_000, to: 59_000, confirmed: false },
  { id: "special", name: "Sonderfunktion", from: 49_000, to: 150_000, confirmed: false },
  { id: "members", name: "Mitgliederbereich", from: 69_000, to: 149_000, confirmed: false },
] as const satisfies readonly ExtraPrice[];

/** Cents a month, paid to whoever hosts the website. */
export const hostingCosts: GuidePrice = {
  name: "Domain, Hosting und Postfächer im Monat",
  from: 500,
  to: 1_500,
  confirmed: false,
};

export interface ServicePrice {
  name: string;
  /** Cents, lowest amount when ordered by itself; 0: free, null: by effort, agreed before the start. */
  from: number | null;
  /** The package or care plan above that brings a part of it, and which of its features that is. */
  within: { offer: (typeof websitePackages | typeof carePlans)[number]["name"]; feature: string } | null;
  /** False: the owner has not looked at it yet. `npm run doctor` names it until it is true. */
  confirmed: boolean;
}

/** What the pages about SEO and performance say. Where the list above has no price, none is made up. */
export const servicePrices = {
  "/seo-analysis": { name: "SEO-Analyse", from: 0, within: null, confirmed: false },
  "/keyword-optimization": {
    name: "Keyword-Optimierung",
    from: null,
    within: { offer: "Business Website", feature: "Suchbegriffe für Ihre Leistungen und Orte" },
    confirmed: false,
  },
  "/on-page-seo": {
    name: "On-Page-SEO",
    from: null,
    within: { offer: "Starter Website", feature: "Titel und Beschreibungen für Google" },
    confirmed: false,
  },
  "/off-page-seo": { name: "Off-Page-SEO", from: null, within: null, confirmed: false },
  "/local-seo": {
    name: "Lokales SEO",
    from: null,
    within: { offer: "Business Website", feature: "Abgleich mit Ihrem Google-Eintrag" },
    confirmed: false,
  },
  "/technical-seo": {
    name: "Technisches SEO",
    from: null,
    within: { offer: "Business Website", feature: "Alte Adressen leiten auf die neuen Seiten um" },
    confirmed: false,
  },
  "/seo-monitoring": {
    name: "SEO-Monitoring",
    from: null,
    within: { offer: "Premium Care", feature: monthlyCheck },
    confirmed: false,
  },
  "/performance-optimierung": {
    name: "Performance-Optimierung",
    from: null,
    within: { offer: "Professional Care", feature: "Bericht über Updates, Backups und Ladezeit" },
    confirmed: false,
  },
} as const satisfies Record<string, ServicePrice>;

export type PricedService = keyof typeof servicePrices;

/** How long the price list holds for an estimate. */
export const ESTIMATE_VALID_DAYS = 30;

/** The three features that differ in their figures only. */
function figuresOf({ pages, weeks, supportDays }: PackageFigures): string[] {
  return [`${spanOf(pages)} Seiten`, `${spanOf(weeks)} Wochen bis zum Start`, `${supportDays} Tage Support`];
}

/** 3 to 5 → "3–5", 11 and more → "ab 11". */
export function spanOf({ min, max }: Span): string {
  return max === null ? `ab ${min}` : `${min}–${max}`;
}
