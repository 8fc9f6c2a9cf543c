// Every internal path once. Prerendering, menus, breadcrumb and sitemap derive from this table.
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
} as const;

/** An article is labelled by its title, which its route hands to the breadcrumb. */
export type ArticlePath = `/blog/${ArticleSlug}`;
export type PagePath = keyof typeof pageLabels | ArticlePath;

export function articlePath<Slug extends ArticleSlug>(slug: Slug): `/blog/${Slug}` {
  return `/blog/${slug}`;
}

/** Pages that are built, in the order of the sitemap. */
export const builtPaths: readonly PagePath[] = [
  "/",
  "/portfolio",
  "/blog",
  "/preise",
  "/preisrechner",
  "/kontakt",
  "/seo-check",
  "/seo-analysis",
  "/keyword-optimization",
  "/on-page-seo",
  "/off-page-seo",
  "/local-seo",
  "/technical-seo",
  "/seo-monitoring",
  "/website-design",
  "/e-commerce",
  "/website-wartung",
  "/performance-optimierung",
  "/impressum",
  "/datenschutz",
  "/agb",
  ...articleSlugs.map(articlePath),
];

/** Served with status 404 for every unknown path. */
export const NOT_FOUND_PATH = "/404";

/** Pages whose script starts after the first frame, without waiting for load: a visitor comes to type. */
export const toolPaths: readonly string[] = ["/seo-check", "/preisrechner", "/kontakt"];
