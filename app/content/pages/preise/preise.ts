// What the price page says first. Everything below is in preise-sections.ts and preise-faq.ts.
import { owner } from "../../owner.ts";
import type { Opening } from "../../section-types.ts";

export const pricesMeta = {
  title: `Preise für Websites und Pflege – ${owner.brand}`,
  // The two amounts stand in prices.ts, which waits for the part below the first screen; a test compares them.
  description:
    "Website-Pakete ab 1.290 €, Pflege ab 49 € im Monat: was drin ist, wie lange es dauert und wann Sie zahlen. Für Betriebe im Münsterland.",
} as const;

export const pricesOpening = {
  title: "Preise",
  lead: [
    "Was eine Website kostet, hängt vor allem von der Zahl ihrer Seiten ab. Zwei Pakete haben darum einen festen Preis. Das dritte rechne ich für Sie aus, bevor Sie zusagen. ",
    { name: "Pflege nach dem Start", href: "/preise#pflege" },
    " buchen Sie nur, wenn Sie wollen.",
  ],
  actions: [
    { name: "Pakete ansehen", href: "/preise#pakete" },
    { name: "Preis berechnen", href: "/preisrechner" },
  ],
} as const satisfies Opening;

/** The folding rule that measures websites by their pages. */
export const pageRule = {
  title: "Wie viele Seiten hat Ihre Website?",
  example:
    "Beispiel Tischlerei: Start, Leistungen, Bilder, Über uns und Kontakt sind 5 Seiten. Bekommen Küchen, Treppen und Möbel je eine eigene, sind es 8.",
  pages: "Seiten",
  byEffort: "nach Aufwand",
} as const;
