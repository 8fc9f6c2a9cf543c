// What /on-page-seo says first. The sections below are in on-page-seo-sections.ts.
import { contactAbout } from "../../contact-link.ts";
import { owner } from "../../owner.ts";
import type { Opening } from "../../section-types.ts";

export const onPageMeta = {
  title: `On-Page-SEO im Münsterland: Titel und Texte – ${owner.brand}`,
  description:
    "On-Page-SEO für Betriebe im Münsterland: Ich ordne Titel, Überschriften, Links und Texte Ihrer Website, damit Google und Ihre Kundschaft sie verstehen.",
} as const;

export const requestAudit = {
  name: "On-Page Audit anfordern",
  href: contactAbout("On-Page Audit"),
} as const;

export const onPageOpening = {
  title: "On-Page-SEO: was auf Ihrer Seite selbst steht",
  lead: [
    "Titel, Überschriften, Texte, Links: Das alles haben Sie selbst in der Hand. Ich räume Seite für Seite auf und schreibe so, dass Google und Ihre Kundschaft dasselbe verstehen.",
  ],
  actions: [requestAudit, { name: "Eine Seite sofort prüfen", href: "/seo-check" }],
} as const satisfies Opening;

/** A search result taken apart. The numbers are those of the six factors further down. */
export const snippet = {
  parts: [
    { number: 5, name: "Adresse", text: "ihr-betrieb.de › daecher › flachdach" },
    { number: 1, name: "Titel", text: "Flachdach abdichten in Olfen – Dachdecker Beispiel" },
    {
      number: 2,
      name: "Beschreibung",
      text: "Flachdach undicht? Ich komme nach Olfen, Datteln und Haltern, suche die Stelle und nenne den Preis, bevor ich anfange.",
    },
  ],
  caption:
    "Ein Treffer bei Google, in Teile zerlegt, als Muster. Die Nummern finden Sie weiter unten wieder.",
} as const;
