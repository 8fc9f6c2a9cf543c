import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { articleSlugs } from "#content/blog/slugs.ts";

export default [
  index("routes/home.tsx"),
  route("portfolio", "routes/portfolio.tsx"),
  route("preise", "routes/preise.tsx"),
  route("preisrechner", "routes/preisrechner.tsx"),
  route("kontakt", "routes/kontakt.tsx"),
  route("seo-analysis", "routes/seo-analysis.tsx"),
  route("keyword-optimization", "routes/keyword-optimization.tsx"),
  route("on-page-seo", "routes/on-page-seo.tsx"),
  route("off-page-seo", "routes/off-page-seo.tsx"),
  route("local-seo", "routes/local-seo.tsx"),
  route("technical-seo", "routes/technical-seo.tsx"),
  route("seo-monitoring", "routes/seo-monitoring.tsx"),
  route("website-design", "routes/website-design.tsx"),
  route("e-commerce", "routes/e-commerce.tsx"),
  route("website-wartung", "routes/website-wartung.tsx"),
  route("performance-optimierung", "routes/performance-optimierung.tsx"),
  route("impressum", "routes/impressum.tsx"),
  route("datenschutz", "routes/datenschutz.tsx"),
  route("agb", "routes/agb.tsx"),
  route("blog", "routes/blog.tsx"),
  // One route each, so that an unknown article is an unknown path.
  ...articleSlugs.map((slug) => route(`blog/${slug}`, "routes/article.tsx", { id: `article-${slug}` })),
  route("seo-check", "routes/seo-check.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
