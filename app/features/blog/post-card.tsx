// An article in the list: a large sheet for the featured ones, a ledger-like card for the others.
import { type BlogPost, COVER_SIZE } from "#content/blog/posts.ts";
import { blogPage } from "#content/blog/texts.ts";
import { articlePath } from "../../paths.ts";
import { Link } from "../../ui/link.tsx";
import { PostFacts } from "./post-facts.tsx";

export function PostCard({ post, eager = false }: { post: BlogPost; eager?: boolean }) {
  return (
    <article className="post">
      <img src={post.image} alt={post.imageAlt} {...COVER_SIZE} {...(!eager && { loading: "lazy" })} />
      <div>
        <PostFacts post={post} />
        <h3>{post.title}</h3>
        <p>{post.excerpt}</p>
        {/* The one link of the card; its area is the whole card (post-list.css). */}
        <Link to={articlePath(post.slug)} className={post.featured ? "post-read btn-line" : "post-read"}>
          {blogPage.read} <span className="visually-hidden">{post.title}</span>
        </Link>
      </div>
    </article>
  );
}
