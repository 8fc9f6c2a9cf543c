import { pageHead } from "#app/seo-head.ts";
import { blogGoal, blogPage } from "#content/blog/texts.ts";
import { PostList } from "../features/blog/post-list.tsx";
import { Goal } from "../sections/goal.tsx";
import { Opening } from "../sections/opening.tsx";

export function meta() {
  return pageHead({ path: "/blog", title: blogPage.metaTitle, description: blogPage.metaDescription });
}

export default function Blog() {
  return (
    <>
      <Opening title={blogPage.title} lead={[blogPage.lead]} actions={[]} />
      <PostList />
      <Goal {...blogGoal} />
    </>
  );
}
