// What an article's page says about itself before its text is there: apart from posts.ts, because every article's page
// carries the heads of all.
import type { ArticleSlug } from "./slugs.ts";

export interface ArticleHead {
  title: string;
  /** Title and description for search engines. */
  metaTitle: string;
  metaDescription: string;
}

export const articleHeads: Readonly<Record<ArticleSlug, ArticleHead>> = {
  "webdesign-trends-2025": {
    title: "Webdesign-Trends 2025: fünf, die kleinen Betrieben nützen",
    metaTitle: "Webdesign-Trends 2025: fünf für kleine Betriebe",
    metaDescription:
      "Rückblick auf fünf Webdesign-Trends des Jahres 2025, die kleinen Betrieben nützen: vom klaren Aufbau über mobile Bedienung bis zur Ladezeit, mit Kosten.",
  },
  "lokale-unternehmen-website": {
    title: "Warum lokale Betriebe eine eigene Website brauchen",
    metaTitle: "Warum lokale Betriebe eine Website brauchen",
    metaDescription:
      "Was Kunden zwischen Suche und Anruf wissen wollen, warum Facebook und Branchenbuch dafür nicht reichen und womit eine gute Website anfängt.",
  },
  "online-business-erfolg": {
    title: "Online-Business: fünf Dinge, die ich gelernt habe",
    metaTitle: "Online-Business: fünf Lehren aus der Praxis",
    metaDescription:
      "Fünf Lehren aus der Selbstständigkeit im Netz: vom klaren Angebot über die ehrliche Rechnung bis zur Stammkundschaft, mit Schritten für diese Woche.",
  },
  "seo-fuer-handwerker": {
    title: "SEO für Handwerker: So werden Sie vor Ort gefunden",
    metaTitle: "SEO für Handwerker: vor Ort gefunden werden",
    metaDescription:
      "Lokales SEO für Handwerker, Schritt für Schritt: Google-Eintrag, Seiten für Leistung und Ort, Bewertungen und was Sie in einem Monat selbst schaffen.",
  },
  "mindset-shift-unternehmer": {
    title: "Mindset-Shift: vom Angestellten zum Unternehmer",
    metaTitle: "Mindset-Shift: Angestellter wird Unternehmer",
    metaDescription:
      "Was sich im Kopf ändert, wenn aus einem Angestellten ein Unternehmer wird: Preise, Zeit, Verantwortung, und welche Schritte den Wechsel leichter machen.",
  },
  "website-performance-optimierung": {
    title: "Website-Performance: So wird Ihre Seite schneller",
    metaTitle: "Website-Performance: Ladezeit verbessern",
    metaDescription:
      "Warum Websites langsam sind, wie Sie Ladezeit und Core Web Vitals selbst messen und welche Schritte am meisten bringen, mit Kosten und Nutzen.",
  },
};
