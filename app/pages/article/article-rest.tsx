import type { ComponentType, ReactNode } from "react";
import { COVER_SIZE } from "#content/blog/posts.ts";
import type { ArticleSlug } from "#content/blog/slugs.ts";
import { articleGoal, articleTexts } from "#content/blog/texts.ts";
import { owner } from "#content/owner.ts";
import { self } from "#content/person.ts";
import { articlePath } from "../../paths.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { Link } from "../../ui/link.tsx";
import "./article-rest.css";
import { PostFacts } from "../../features/blog/post-facts.tsx";
import { PersonCard } from "../../sections/person-card.tsx";
import { Sign } from "../../ui/sign.tsx";
import { getPost } from "./find-post.ts";

export interface ArticleText {
  default: ComponentType<{ components?: Record<string, unknown> }>;
  headings: readonly { id: string; text: string }[];
}

interface ArticleRestProps {
  slug: ArticleSlug;
  text: ArticleText;
}

/** Below this the contents list is not worth its space. */
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
          <Author />
        </div>
      </div>
      <section className="wrap related no-print">
        <h2>{articleTexts.related}</h2>
        <ul>
          {getPost(slug)
            .related.map(getPost)
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

/** The brand stands for the author who has not introduced himself. */
export function Author() {
  return (
    <PersonCard
      person={self}
      lead={
        <p>
          {articleTexts.writtenBy} {self.name === null && owner.brand}
        </p>
      }
    />
  );
}

interface Containing {
  children?: ReactNode;
}

const articleParts = { a: TextLink, h2: NumberedHeading, Kasten, Zahl, Merkliste, Weiter };

function Kasten({ titel, children }: Containing & { titel: string }) {
  return (
    <div className="kasten">
      <p className="kasten-title">{titel}</p>
      {children}
    </div>
  );
}

function Zahl({ wert, was }: { wert: string; was: string }) {
  return (
    <p className="zahl">
      <b>{wert}</b> {was}
    </p>
  );
}

function Merkliste({ children }: Containing) {
  return <div className="merkliste">{children}</div>;
}

function Weiter({ href, children }: Containing & { href: string }) {
  return (
    <p className="no-print">
      <Link to={href} className="btn-brick">
        {/* MDX wraps words on a line of their own into a paragraph, even inside a button. */}
        {children}
      </Link>
    </p>
  );
}

function TextLink({ href = "", children }: Containing & { href?: string }) {
  return href.startsWith("/") ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

const NUMBERED = /^(\d+)\. (.+)$/s;

/** "1. Ein Angebot": the number becomes a sign. */
function NumberedHeading({ id, children }: Containing & { id?: string }) {
  const [, number, words] = (typeof children === "string" && children.match(NUMBERED)) || [];
  if (!number) return <h2 id={id}>{children}</h2>;
  return (
    <h2 id={id} className="station">
      <Sign>{number}</Sign> {words}
    </h2>
  );
}
