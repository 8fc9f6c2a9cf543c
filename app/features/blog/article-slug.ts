import { type ArticleSlug, articleSlugs } from "#content/blog/slugs.ts";

/** Which article has its page at this path; prerendering adds a slash at its end. */
export function articleSlugAt(path: string): ArticleSlug | undefined {
  return articleSlugs.find((slug) => path.replace(/\/+$/, "") === `/blog/${slug}`);
}
