// One route per article (app/routes.ts), told apart by the URL. The route is small because its opening and text load
// late.
import type { ComponentType } from "react";
import { type MetaArgs, useLocation } from "react-router";
import { articleHeads } from "#content/blog/heads.ts";
import type { ArticleSlug } from "#content/blog/slugs.ts";
import { articlePath } from "../../paths.ts";
import { pageHead } from "../../seo-head.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { LatePart, late, loadLateParts } from "../../ui/late-part.tsx";
import type { ArticleText } from "./article-rest.tsx";
import { articleSlugAt } from "./article-slug.ts";

const opening = late("article-opening", async () => (await import("./article-opening.tsx")).ArticleOpening);

export const handle: PageHandle = {
  crumb: (path) => {
    const slug = articleSlugAt(path);
    return slug && articleHeads[slug].title;
  },
  fetchAhead: async (path) => {
    const slug = articleSlugAt(path);
    if (slug) await loadLateParts(opening, getBody(slug));
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

const texts = import.meta.glob<ArticleText>("../../content/blog/*.mdx");
const bodies = new Map<ArticleSlug, ReturnType<typeof late>>();

/** After a navigation the text arrives before the page is shown, as with any late part. */
function ArticleBody({ slug }: { slug: ArticleSlug }) {
  return <LatePart late={getBody(slug)} />;
}

function getBody(slug: ArticleSlug): ReturnType<typeof late> {
  const known = bodies.get(slug);
  if (known) return known;
  const body = late(`article-${slug}`, () => loadBody(slug));
  bodies.set(slug, body);
  return body;
}

async function loadBody(slug: ArticleSlug): Promise<ComponentType> {
  const load = texts[`../../content/blog/${slug}.mdx`];
  if (!load) throw new Error(`There is no text of the article ${slug}.`);
  const [{ ArticleRest }, text] = await Promise.all([import("./article-rest.tsx"), load()]);
  return () => <ArticleRest slug={slug} text={text} />;
}
