import { type ArticleSlug, articleSlugs } from "#content/blog/slugs.ts";

/** The article at this path; prerendering appends a slash. */
export function articleSlugAt(path: string): ArticleSlug | undefined {
  return articleSlugs.find((slug) => path.replace(/\/+$/, "") === `/blog/${slug}`);
}
