// Without script the filter is hidden and all articles are shown.
import { useRef } from "react";
import { type BlogPost, COVER_SIZE, categories, posts } from "#content/blog/posts.ts";
import { blogGoal, blogPage, resultLine } from "#content/blog/texts.ts";
import { Goal } from "../../sections/goal.tsx";
import { SEARCH_PARAMETER, selectPosts } from "./post-filter.ts";
import "./post-list.css";
import { PostFacts } from "../../features/blog/post-facts.tsx";
import { articlePath } from "../../paths.ts";
import { Link } from "../../ui/link.tsx";
import { usePostFilter } from "./use-post-filter.ts";

export function PostList() {
  const { filter, field, onInput, searchNow, choose, reset } = usePostFilter();
  const { count, featured, others } = selectPosts(posts, filter);
  const all = useRef<HTMLButtonElement>(null);

  function showAll() {
    // The button vanishes with the empty result.
    all.current?.focus();
    reset();
  }

  return (
    <>
      <div className="wrap posts">
        <search>
          {/* Submitted before hydration, it leads to the same URL. */}
          <form
            action="/blog"
            className="posts-tools"
            onSubmit={(event) => {
              event.preventDefault();
              searchNow();
            }}
          >
            <fieldset>
              <legend className="visually-hidden">{blogPage.filterLabel}</legend>
              {[null, ...categories].map((category) => (
                <button
                  key={category}
                  ref={category === null ? all : undefined}
                  type="button"
                  aria-pressed={category === filter.category}
                  onClick={() => choose(category)}
                >
                  {category ?? blogPage.all}
                </button>
              ))}
            </fieldset>
            <label>
              {blogPage.searchLabel}
              <input
                ref={field}
                type="search"
                name={SEARCH_PARAMETER}
                onInput={onInput}
                className="field"
                autoComplete="off"
              />
            </label>
          </form>
        </search>
        <p role="status" className="posts-count">
          {count === 0 ? blogPage.noMatch : resultLine(count)}
        </p>
        {count === 0 && (
          <p>
            <button type="button" onClick={showAll} className="btn-line">
              {blogPage.showAll}
            </button>
          </p>
        )}
        {featured.length > 0 && (
          <section>
            <h2>{blogPage.featured}</h2>
            <div className="posts-featured">
              {featured.map((post) => (
                <PostCard key={post.slug} post={post} eager />
              ))}
            </div>
          </section>
        )}
        {others.length > 0 && (
          <section>
            <h2>{featured.length > 0 ? blogPage.others : blogPage.found}</h2>
            <div className="posts-others">
              {others.map((post) => (
                <PostCard key={post.slug} post={post} />
              ))}
              {count === posts.length && (
                <p className="posts-feed no-print">
                  <span>
                    {blogPage.feed.text} <a href={blogPage.feed.href}>{blogPage.feed.name}</a>
                  </span>
                </p>
              )}
            </div>
          </section>
        )}
      </div>
      <Goal {...blogGoal} />
    </>
  );
}

function PostCard({ post, eager = false }: { post: BlogPost; eager?: boolean }) {
  return (
    <article className="post">
      <img src={post.image} alt={post.imageAlt} {...COVER_SIZE} {...(!eager && { loading: "lazy" })} />
      <div>
        <PostFacts post={post} />
        <h3>{post.title}</h3>
        <p>{post.excerpt}</p>
        {/* The only link of the card; it covers the whole card (post-list.css). */}
        <Link to={articlePath(post.slug)} className={post.featured ? "post-read btn-line" : "post-read"}>
          {blogPage.read} <span className="visually-hidden">{post.title}</span>
        </Link>
      </div>
    </article>
  );
}
