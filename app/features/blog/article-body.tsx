// The text of an article with what follows it: a late part for each article, because no first paint needs its script.
import type { ComponentType } from "react";
import type { ArticleSlug } from "#content/blog/slugs.ts";
import { LatePart, late } from "../../ui/late-part.tsx";
import type { ArticleText } from "./article-rest.tsx";

const texts = import.meta.glob<ArticleText>("../../content/blog/*.mdx");
const bodies = new Map<ArticleSlug, ReturnType<typeof late>>();

/** On the way from another page the text comes before the page shows, as with any late part. */
export function ArticleBody({ slug }: { slug: ArticleSlug }) {
  return <LatePart late={bodyOf(slug)} />;
}

/** The same for every visit of the article. */
export function bodyOf(slug: ArticleSlug): ReturnType<typeof late> {
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
