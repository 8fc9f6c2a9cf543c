import { useLocation } from "react-router";
import type { ArticleSlug } from "#content/blog/slugs.ts";
import { articleTexts } from "#content/blog/texts.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { articlePath } from "../../paths.ts";
import { JsonLd } from "../../ui/json-ld.tsx";
import "./article-opening.css";
import type { BlogPost } from "#content/blog/posts.ts";
import { owner } from "#content/owner.ts";
import { PostFacts } from "../../features/blog/post-facts.tsx";
import { socialImage } from "../../social-image.ts";
import { professionalService } from "../../structured-data.ts";
import { showToast } from "../../ui/toast-store.ts";
import { articleSlugAt } from "./article-slug.ts";
import { getPost } from "./find-post.ts";
import { type Shared, share } from "./share.ts";

export function ArticleOpening() {
  const post = getPost(articleSlugAt(useLocation().pathname) as ArticleSlug);
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

function blogPosting({ slug, title, metaDescription, date, category, words }: BlogPost) {
  const url = absoluteUrl(articlePath(slug));
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: title,
    description: metaDescription,
    url,
    mainEntityOfPage: url,
    datePublished: date,
    dateModified: date,
    inLanguage: "de",
    articleSection: category,
    wordCount: words,
    image: absoluteUrl(socialImage(articlePath(slug))),
    author: { "@type": "Person", name: owner.name, url: absoluteUrl("/") },
    publisher: { "@id": professionalService["@id"] },
  };
}

function ShareButton(page: Shared) {
  async function sharePage() {
    const outcome = await share(page, navigator);
    if (outcome === "copied") showToast({ kind: "normal", ...articleTexts.copied });
    if (outcome === "failed") showToast({ kind: "destructive", ...articleTexts.notCopied });
  }

  return (
    <button type="button" onClick={sharePage} className="btn-line share no-print">
      <span aria-hidden="true" className="i-tabler-share-2" />
      {articleTexts.share}
    </button>
  );
}
