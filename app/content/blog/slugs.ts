// Addresses of the articles, apart from their words: the table of paths needs no more.

/** In the order of the articles' ids. */
export const articleSlugs = [
  "webdesign-trends-2025",
  "lokale-unternehmen-website",
  "online-business-erfolg",
  "seo-fuer-handwerker",
  "mindset-shift-unternehmer",
  "website-performance-optimierung",
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];
