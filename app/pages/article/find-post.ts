import { type BlogPost, posts } from "#content/blog/posts.ts";
import type { ArticleSlug } from "#content/blog/slugs.ts";

/** A test proves that every slug has a post. */
export function getPost(slug: ArticleSlug): BlogPost {
  return posts.find((post) => post.slug === slug) as BlogPost;
}
