// The first screen of an article: what it is about, how long it takes, a picture at the side.
import { useLocation } from "react-router";
import type { ArticleSlug } from "#content/blog/slugs.ts";
import { articleTexts } from "#content/blog/texts.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { articlePath } from "../../paths.ts";
import { JsonLd } from "../../ui/json-ld.tsx";
import "./article-opening.css";
import { articleSlugAt } from "./article-slug.ts";
import { blogPosting } from "./blog-posting.ts";
import { postOf } from "./find-post.ts";
import { PostFacts } from "./post-facts.tsx";
import { ShareButton } from "./share-button.tsx";

export function ArticleOpening() {
  const post = postOf(articleSlugAt(useLocation().pathname) as ArticleSlug);
  return (
    <header className="wrap article-opening">
      <div>
        <PostFacts post={post}>
          <span>
            {post.readingMinutes} {articleTexts.minutes}
          </span>
        </PostFacts>
        <h1>{post.title}</h1>
        <p className="text-lead">{post.teaser}</p>
        <ShareButton title={post.title} url={absoluteUrl(articlePath(post.slug))} />
      </div>
      <img {...post.sideImage} alt={post.sideImage.alt} />
      <JsonLd value={blogPosting(post)} />
    </header>
  );
}
