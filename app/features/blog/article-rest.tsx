// An article below its opening: contents, text, where to read on, the way to the contact form.
import type { ComponentType } from "react";
import { COVER_SIZE } from "#content/blog/posts.ts";
import type { ArticleSlug } from "#content/blog/slugs.ts";
import { articleGoal, articleTexts } from "#content/blog/texts.ts";
import { articlePath } from "../../paths.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { Link } from "../../ui/link.tsx";
import "./article-rest.css";
import { articleParts } from "./article-parts.tsx";
import { postOf } from "./find-post.ts";
import { PostFacts } from "./post-facts.tsx";

/** What an MDX file becomes. */
export interface ArticleText {
  default: ComponentType<{ components?: Record<string, unknown> }>;
  headings: readonly { id: string; text: string }[];
}

interface ArticleRestProps {
  slug: ArticleSlug;
  text: ArticleText;
}

/** Fewer headings are seen at a glance. */
const MIN_HEADINGS = 4;

export function ArticleRest({ slug, text: { default: Text, headings } }: ArticleRestProps) {
  return (
    <>
      <div className="wrap article">
        {headings.length >= MIN_HEADINGS && (
          <nav aria-labelledby="inhaltsverzeichnis" className="toc no-print">
            <p id="inhaltsverzeichnis" className="font-600">
              {articleTexts.contents}
            </p>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="prose">
          <Text components={articleParts} />
        </div>
      </div>
      <section className="wrap related no-print">
        <h2>{articleTexts.related}</h2>
        <ul>
          {postOf(slug)
            .related.map(postOf)
            .map((post) => (
              <li key={post.slug}>
                <img src={post.image} alt="" {...COVER_SIZE} loading="lazy" />
                <div>
                  <h3>
                    <Link to={articlePath(post.slug)}>{post.title}</Link>
                  </h3>
                  <PostFacts post={post} />
                </div>
              </li>
            ))}
        </ul>
      </section>
      <section className="wrap no-print">
        <div className="kasten">
          <h2>{articleGoal.title}</h2>
          <p className="text-lead">{articleGoal.text}</p>
          <ActionRow actions={articleGoal.actions} />
        </div>
      </section>
    </>
  );
}
