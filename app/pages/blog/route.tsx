import { blogMeta, blogOpening } from "#content/blog/opening.ts";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import "../../sections/opening.css";
import "./blog.css";

const list = late("posts", async () => (await import("./post-list.tsx")).PostList);

export const handle = withLateParts(list);

export function meta() {
  return pageHead({ path: "/blog", ...blogMeta });
}

export default function Blog() {
  return (
    <>
      <header className="opening blog-opening wrap">
        <h1>{blogOpening.title}</h1>
        <p className="text-lead text-ink-soft">{blogOpening.lead}</p>
      </header>
      <LatePart late={list} />
    </>
  );
}
