import { type BlogPost, posts } from "#content/blog/posts.ts";
import type { ArticleSlug } from "#content/blog/slugs.ts";

/** The post whose page has this path; prerendering adds a slash at its end. */
export function postAt(path: string): BlogPost | undefined {
  return posts.find(({ slug }) => path.replace(/\/+$/, "") === `/blog/${slug}`);
}

/** Every slug has its post; a test says so. */
export function postOf(slug: ArticleSlug): BlogPost {
  return posts.find((post) => post.slug === slug) as BlogPost;
}
