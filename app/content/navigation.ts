// Menus of header and footer. Texts may be edited freely; targets are checked by the types.
import type { PagePath } from "#app/paths.ts";
import { type Reference, references } from "./portfolio/references.ts";

export interface NavigationLink {
  name: string;
  href: PagePath | `/#${string}`;
}

export const mainLinks = [
  { name: "Home", href: "/" },
  { name: "Portfolio", href: "/portfolio" },
  { name: "Blog", href: "/blog" },
  { name: "Preise", href: "/preise" },
] as const satisfies readonly NavigationLink[];

export const contactLink = { name: "Kontakt", href: "/kontakt" } as const satisfies NavigationLink;
export const consultationLink = {
  name: "Kostenlose Beratung",
  href: "/kontakt",
} as const satisfies NavigationLink;

/** Beside the fixed links of the menus. */
export const calculatorLink = {
  name: "Preis berechnen",
  href: "/preisrechner",
} as const satisfies NavigationLink;

export interface ServiceLink extends NavigationLink {
  /** One line under the name in the menu. */
  hint: string;
}

export const websiteServices = [
  { name: "Webdesign", href: "/website-design", hint: "Ihre Website, von Hand gebaut" },
  { name: "Onlineshop", href: "/e-commerce", hint: "Verkaufen rund um die Uhr" },
  { name: "Website-Wartung", href: "/website-wartung", hint: "Updates, Backups, Hilfe" },
  { name: "Performance-Optimierung", href: "/performance-optimierung", hint: "Seiten, die sofort da sind" },
] as const satisfies readonly ServiceLink[];

export const seoServices = [
  { name: "SEO-Analyse", href: "/seo-analysis", hint: "Für Betriebe in Lüdinghausen" },
  { name: "SEO-Check", href: "/seo-check", hint: "Kostenlos, Ergebnis sofort" },
  { name: "Keyword-Optimierung", href: "/keyword-optimization", hint: "Wonach Ihre Kunden suchen" },
  { name: "On-Page-SEO", href: "/on-page-seo", hint: "Titel, Texte, Struktur" },
  { name: "Off-Page-SEO", href: "/off-page-seo", hint: "Empfehlungen von außen" },
  { name: "Lokales SEO", href: "/local-seo", hint: "Karte, Bewertungen, Umkreis" },
  { name: "Technisches SEO", href: "/technical-seo", hint: "Damit Google alles findet" },
  { name: "SEO-Monitoring", href: "/seo-monitoring", hint: "Sehen, was wirkt" },
] as const satisfies readonly ServiceLink[];

export const serviceColumns = [
  { title: "Website Services", links: websiteServices },
  { title: "SEO Services", links: seoServices },
] as const;

export function companyLinksWith(said: readonly Reference[]): NavigationLink[] {
  return [
    { name: "Über mich", href: "/#about" },
    { name: "Portfolio", href: "/#portfolio" },
    said.length > 0
      ? { name: "Testimonials", href: "/#referenzen" }
      : { name: "Testimonials (Musterprojekte)", href: "/#portfolio" },
    { name: "Blog", href: "/blog" },
  ];
}

export const companyLinks = companyLinksWith(references);

export const legalLinks = [
  { name: "Impressum", href: "/impressum" },
  { name: "Datenschutz", href: "/datenschutz" },
  { name: "AGB", href: "/agb" },
  { name: "Kontakt", href: "/kontakt" },
] as const satisfies readonly NavigationLink[];
