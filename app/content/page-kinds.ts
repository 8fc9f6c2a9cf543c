// What the SEO check calls the kinds of page: in findings of the Worker, in the report, on the command line.
import type { PageKind } from "#contract/page-kinds.ts";
import type { KindReason } from "#contract/seo-report.ts";

/** Behind „Gelesen als:“. */
export const pageKindNames: Record<PageKind, string> = {
  "firm-home": "Startseite eines Betriebs",
  "firm-page": "Unterseite eines Betriebs",
  article: "Artikel",
  product: "Produkt",
  list: "Liste oder Übersicht",
  institution: "Verein oder Behörde",
  app: "Anwendung",
  other: "Sonstige Seite",
};

const places: Record<PageKind, string> = {
  "firm-home": "auf der Startseite eines Betriebs",
  "firm-page": "auf der Unterseite eines Betriebs",
  article: "bei einem Artikel",
  product: "bei einem Produkt",
  list: "bei einer Übersicht",
  institution: "bei einem Verein oder einer Behörde",
  app: "bei einer Anwendung",
  other: "bei einer sonstigen Seite",
};

/** Title of a finding whose question the kind of page is not asked. @param topic the question as a noun */
export function notAskedTitle(topic: string, kind: PageKind): string {
  return `${topic}: wird ${places[kind]} nicht gefragt`;
}

/** In place of reasons where the visitor chose the kind. */
export const chosenKindReason: KindReason = {
  sign: "Ihre Angabe",
  value: "Sie haben die Art der Seite selbst gewählt",
};
