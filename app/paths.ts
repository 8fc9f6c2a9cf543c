// Every internal path once. Routes, prerendering, menus, breadcrumb and sitemap derive from it.
import { type ArticleSlug, articleSlugs } from "#content/blog/slugs.ts";

/** Pages with their breadcrumb label. */
export const pageLabels = {
  "/": "Home",
  "/portfolio": "Portfolio",
  "/blog": "Blog",
  "/preise": "Preise",
  "/preisrechner": "Preisrechner",
  "/kontakt": "Kontakt",
  "/seo-check": "SEO-Check",
  "/seo-analysis": "SEO-Analyse",
  "/keyword-optimization": "Keyword-Optimierung",
  "/on-page-seo": "On-Page-SEO",
  "/off-page-seo": "Off-Page-SEO",
  "/local-seo": "Lokales SEO",
  "/technical-seo": "Technisches SEO",
  "/seo-monitoring": "SEO-Monitoring",
  "/website-design": "Webdesign",
  "/e-commerce": "Onlineshops",
  "/website-wartung": "Website-Wartung",
  "/performance-optimierung": "Performance-Optimierung",
  "/impressum": "Impressum",
  "/datenschutz": "Datenschutz",
  "/agb": "AGB",
  "/pruefbot": "Prüfbot",
  "/genauigkeit": "Genauigkeit",
} as const;

/** Articles are labelled by their title, which their route passes to the breadcrumb. */
export type ArticlePath = `/blog/${ArticleSlug}`;
export type PagePath = keyof typeof pageLabels | ArticlePath;

export function articlePath<Slug extends ArticleSlug>(slug: Slug): `/blog/${Slug}` {
  return `/blog/${slug}`;
}

/** Prerendered pages in sitemap order. */
export const builtPaths: readonly PagePath[] = [
  ...(Object.keys(pageLabels) as (keyof typeof pageLabels)[]),
  ...articleSlugs.map(articlePath),
];

/** Served with status 404 for unknown paths. */
export const NOT_FOUND_PATH = "/404";

/** Built once for all shared reports; the Worker serves it under their addresses, and to nobody under its own. */
export const SHARED_REPORT_PATH = "/bericht";

/** Pages whose script is needed at once, for a form or a report: it starts after the first frame instead of after load. */
export const toolPaths: readonly string[] = ["/seo-check", "/preisrechner", "/kontakt", SHARED_REPORT_PATH];
