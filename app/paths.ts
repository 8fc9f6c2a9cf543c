// Every internal path once. Prerendering, menus, breadcrumb and sitemap derive from this table.

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

export type PagePath = keyof typeof pageLabels;

/** Pages that exist today; the others are linked and follow. */
export const builtPaths = [
  "/",
  "/portfolio",
  "/blog",
  "/preise",
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
] as const satisfies readonly PagePath[];

/** Served with status 404 for every unknown path. */
export const NOT_FOUND_PATH = "/404";

/** Pages whose script starts after the first frame, without waiting for load: a visitor comes to type. */
export const toolPaths: readonly string[] = ["/seo-check", "/preisrechner", "/kontakt"];
