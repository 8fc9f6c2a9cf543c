// Every article, one route each (app/routes.ts): which one it is, its address says. The route itself is small, because
// scripts of opening and text may come later than the page.
import { type MetaArgs, useLocation } from "react-router";
import { articleHeads } from "#content/blog/heads.ts";
import type { ArticleSlug } from "#content/blog/slugs.ts";
import { ArticleBody, bodyOf } from "../features/blog/article-body.tsx";
import { articleSlugAt } from "../features/blog/article-slug.ts";
import { articlePath } from "../paths.ts";
import { pageHead } from "../seo-head.ts";
import type { PageHandle } from "../shell/page-handle.ts";
import { arrived, LatePart, late } from "../ui/late-part.tsx";

const opening = late(
  "article-opening",
  async () => (await import("../features/blog/article-opening.tsx")).ArticleOpening,
);

export const handle: PageHandle = {
  crumb: (path) => {
    const slug = articleSlugAt(path);
    return slug && articleHeads[slug].title;
  },
  fetchAhead: async (path) => {
    const slug = articleSlugAt(path);
    if (slug) await arrived(opening, bodyOf(slug));
  },
};

export function meta({ location }: MetaArgs) {
  const slug = articleSlugAt(location.pathname) as ArticleSlug;
  const { metaTitle, metaDescription } = articleHeads[slug];
  return pageHead({
    path: articlePath(slug),
    type: "article",
    title: metaTitle,
    description: metaDescription,
  });
}

export default function Article() {
  const slug = articleSlugAt(useLocation().pathname) as ArticleSlug;
  return (
    <article key={slug}>
      <LatePart late={opening} />
      <ArticleBody slug={slug} />
    </article>
  );
}
