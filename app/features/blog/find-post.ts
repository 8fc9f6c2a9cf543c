import { type BlogPost, posts } from "#content/blog/posts.ts";
import type { ArticleSlug } from "#content/blog/slugs.ts";

/** Every slug has its post; a test says so. */
export function postOf(slug: ArticleSlug): BlogPost {
  return posts.find((post) => post.slug === slug) as BlogPost;
}
