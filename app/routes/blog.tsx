import { pageHead } from "#app/seo-head.ts";
import { blogGoal, blogPage } from "#content/blog/texts.ts";
import { PostList } from "../features/blog/post-list.tsx";
import { Goal } from "../sections/goal.tsx";
import "./blog.css";

export function meta() {
  return pageHead({ path: "/blog", title: blogPage.metaTitle, description: blogPage.metaDescription });
}

export default function Blog() {
  return (
    <>
      <header className="wrap blog-opening">
        <h1>{blogPage.title}</h1>
        <p className="text-lead text-ink-soft">{blogPage.lead}</p>
      </header>
      <PostList />
      <Goal {...blogGoal} />
    </>
  );
}
