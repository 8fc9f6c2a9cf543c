import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { articleSlugAt } from "#app/pages/article/article-slug.ts";
import { builtPaths } from "#app/paths.ts";
import { COVER_SIZE, categories, posts } from "#content/blog/posts.ts";
import { articleSlugs } from "#content/blog/slugs.ts";
import { counts } from "#content/constants.ts";

/** A drawing may weigh this much. */
const MAX_BYTES = 6 * 1024;

it.each([
  [1, "webdesign-trends-2025", "Webdesign", "2024-12-15", 12, /Webdesign-Trends/],
  [2, "lokale-unternehmen-website", "Business", "2024-12-10", 4, /lokale .* Website/],
  [3, "online-business-erfolg", "Persönlicher Erfolg", "2024-12-05", 8, /Online-Business: fünf/],
  [4, "seo-fuer-handwerker", "SEO", "2024-11-28", 7, /SEO für Handwerker/],
  [5, "mindset-shift-unternehmer", "Persönlicher Erfolg", "2024-11-22", 10, /Mindset-Shift/],
  [6, "website-performance-optimierung", "Webdesign", "2024-11-18", 5, /Website-Performance/],
])(
  "article %i is %s [BLOG-04] [ART-01] [ART-02] [ART-03] [ART-04] [ART-05] [ART-06]",
  (id, slug, category, date, readingMinutes, title) => {
    const post = posts[id - 1];
    expect(post).toMatchObject({ id, slug, category, date, readingMinutes });
    expect(post?.title).toMatch(title);
  },
);

describe("the posts", () => {
  it("are exactly six, as many as addresses, the first two featured [BLOG-04] [BLOG-05]", () => {
    expect(posts).toHaveLength(counts.articles);
    expect(posts.map(({ slug }) => slug)).toEqual([...articleSlugs]);
    expect(posts.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([1, 2]);
  });

  it("carry every field of a post in its type [DATA-01]", () => {
    for (const post of posts) {
      for (const field of ["title", "excerpt", "category", "date", "image", "slug"] as const) {
        expect(post[field], `${field} of ${post.slug}`).toMatch(/\S/);
      }
      expect(post.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(post.id).toBeTypeOf("number");
      expect(post.featured).toBeTypeOf("boolean");
    }
  });

  it("belong to the categories of the filter, in this order [BLOG-02]", () => {
    expect(categories).toEqual(["Webdesign", "Business", "SEO", "Persönlicher Erfolg"]);
    for (const { category } of posts) expect(categories).toContain(category);
  });

  it("point to two or three others each", () => {
    for (const { slug, related } of posts) {
      expect(new Set(related).size).toBe(related.length);
      expect(related).not.toContain(slug);
      expect([2, 3]).toContain(related.length);
    }
  });

  it("have a light cover and side picture of the promised size, with a night side", () => {
    for (const { image, sideImage } of posts) {
      for (const { src, width, height } of [{ src: image, ...COVER_SIZE }, sideImage]) {
        const svg = readFileSync(`public${src}`, "utf8");
        expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
        expect(svg).toContain("prefers-color-scheme:dark");
        expect(svg, src).not.toMatch(/<text|<script|href="http/);
        expect(Buffer.byteLength(svg), src).toBeLessThanOrEqual(MAX_BYTES);
      }
    }
  });

  it("have a page each, which unknown articles have not [ROUTE-26]", () => {
    for (const slug of articleSlugs) {
      expect(builtPaths).toContain(`/blog/${slug}`);
      expect(articleSlugAt(`/blog/${slug}/`)).toBe(slug);
    }
    for (const path of [
      "/blog",
      "/blog/unbekannt",
      "/blog/seo-fuer-handwerker/mehr",
      "/seo-fuer-handwerker",
    ]) {
      expect(articleSlugAt(path)).toBeUndefined();
    }
  });
});
