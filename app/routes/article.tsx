// Every article, one route each (app/routes.ts): which one it is, its address says.
import { type MetaArgs, useLocation } from "react-router";
import { pageHead } from "#app/seo-head.ts";
import type { BlogPost } from "#content/blog/posts.ts";
import { ArticleBody } from "../features/blog/article-body.tsx";
import { ArticleOpening } from "../features/blog/article-opening.tsx";
import { blogPosting } from "../features/blog/blog-posting.ts";
import { postAt } from "../features/blog/find-post.ts";
import { articlePath } from "../paths.ts";
import type { PageHandle } from "../shell/page-handle.ts";

export const handle: PageHandle = { crumb: (path) => postAt(path)?.title };

export function meta({ location }: MetaArgs) {
  const post = postAt(location.pathname) as BlogPost;
  return pageHead({
    path: articlePath(post.slug),
    type: "article",
    title: post.metaTitle,
    description: post.metaDescription,
    structuredData: [blogPosting(post)],
  });
}

export default function Article() {
  const post = postAt(useLocation().pathname) as BlogPost;
  return (
    <article key={post.slug}>
      <ArticleOpening post={post} />
      <ArticleBody slug={post.slug} />
    </article>
  );
}
