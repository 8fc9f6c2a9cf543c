// The first screen of an article: what it is about, how long it takes, a picture at the side.
import type { BlogPost } from "#content/blog/posts.ts";
import { articleTexts } from "#content/blog/texts.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { articlePath } from "../../paths.ts";
import "./article-opening.css";
import { PostFacts } from "./post-facts.tsx";
import { ShareButton } from "./share-button.tsx";

export function ArticleOpening({ post }: { post: BlogPost }) {
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
    </header>
  );
}
