import type { ReactNode } from "react";
import type { BlogPost } from "#content/blog/posts.ts";
import { formatDate } from "../../format/date.ts";
import "./post-facts.css";

export function PostFacts({ post, children }: { post: BlogPost; children?: ReactNode }) {
  return (
    <p className="post-facts">
      <b>{post.category}</b> <time dateTime={post.date}>{formatDate(post.date)}</time>
      {children}
    </p>
  );
}
