// An article for search engines. https://schema.org/BlogPosting
import type { BlogPost } from "#content/blog/posts.ts";
import { owner } from "#content/owner.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { articlePath } from "../../paths.ts";
import { socialImage } from "../../social-image.ts";
import { professionalService } from "../../structured-data.ts";

export function blogPosting({ slug, title, metaDescription, date, category, words }: BlogPost) {
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
