// Category and date of an article, as cards and the article itself show them.
import type { ReactNode } from "react";
import type { BlogPost } from "#content/blog/posts.ts";
import { formatDate } from "../../format/date.ts";
import "./post-facts.css";

interface PostFactsProps {
  post: BlogPost;
  /** What follows the date. */
  children?: ReactNode;
}

export function PostFacts({ post, children }: PostFactsProps) {
  return (
    <p className="post-facts">
      <b>{post.category}</b> <time dateTime={post.date}>{formatDate(post.date)}</time>
      {children}
    </p>
  );
}
