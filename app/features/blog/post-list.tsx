// All articles with filter and search, and where the page ends. Without script the filter is away and every article is there.
import { useRef } from "react";
import { categories, posts } from "#content/blog/posts.ts";
import { blogGoal, blogPage, resultLine } from "#content/blog/texts.ts";
import { Goal } from "../../sections/goal.tsx";
import { PostCard } from "./post-card.tsx";
import { SEARCH_PARAMETER, selectPosts } from "./post-filter.ts";
import "./post-list.css";
import { usePostFilter } from "./use-post-filter.ts";

export function PostList() {
  const { filter, field, type, searchNow, choose, reset } = usePostFilter();
  const { count, featured, others } = selectPosts(posts, filter);
  const all = useRef<HTMLButtonElement>(null);

  function showAll() {
    // Its button goes away with the empty list.
    all.current?.focus();
    reset();
  }

  return (
    <>
      <div className="wrap posts">
        <search>
          {/* Sent before the script is there, it leads to the same address. */}
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
                onInput={type}
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
