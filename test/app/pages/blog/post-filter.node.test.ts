import { describe, expect, it } from "vitest";
import { filterParameters, NO_FILTER, readFilter, selectPosts } from "#app/pages/blog/post-filter.ts";
import { categories, posts } from "#content/blog/posts.ts";

const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug);
const all = ({ featured, others }: ReturnType<typeof selectPosts>) => [...featured, ...others];

describe("the posts on show", () => {
  it("are all six without filter, featured ones apart [BLOG-03] [BLOG-08]", () => {
    const { count, featured, others } = selectPosts(posts, NO_FILTER);
    expect(count).toBe(6);
    expect(featured.map(({ id }) => id)).toEqual([1, 2]);
    expect(others.map(({ id }) => id)).toEqual([3, 4, 5, 6]);
  });

  it.each(categories)("are those of the category %s alone [BLOG-12]", (category) => {
    const found = all(selectPosts(posts, { category, search: "" }));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(posts.filter((post) => post.category === category));
  });

  it("match in title or excerpt, whatever the case, and nowhere else [BLOG-13]", () => {
    const find = (search: string) => slugs(all(selectPosts(posts, { category: null, search })));
    expect(find("MINDSET-shift")).toEqual(["mindset-shift-unternehmer"]);
    expect(find("DACHDECKER AUS OLFEN")).toEqual(["seo-fuer-handwerker"]);
    expect(find("  ladeneinrichtung ")).toEqual([]);
    // Words of a teaser or a description for search engines do not count.
    expect(find("Es regnet durch")).toEqual([]);
    expect(find("SELBSTSTÄNDIGER")).toEqual(["online-business-erfolg"]);
    expect(find("PERFORMANCE")).toEqual(["website-performance-optimierung"]);
  });

  it("ignore blanks around the text", () => {
    expect(selectPosts(posts, { category: null, search: "   " }).count).toBe(6);
  });

  it("match category and text both [BLOG-14]", () => {
    expect(selectPosts(posts, { category: "SEO", search: "google" }).count).toBe(1);
    expect(selectPosts(posts, { category: "Persönlicher Erfolg", search: "google" }).count).toBe(0);
  });

  it("stay apart when filtered [BLOG-08]", () => {
    const { featured, others } = selectPosts(posts, { category: "Webdesign", search: "" });
    expect(slugs(featured)).toEqual(["webdesign-trends-2025"]);
    expect(slugs(others)).toEqual(["website-performance-optimierung"]);
  });
});

describe("the address of a filtered list", () => {
  it("names category and text and gives both back [BLOG-21]", () => {
    for (const category of [null, ...categories]) {
      for (const search of ["", "Preis & Wert", "ä=ö"]) {
        const address = String(filterParameters({ category, search }));
        expect(readFilter(new URLSearchParams(address))).toEqual({ category, search });
      }
    }
  });

  it("is readable and short [BLOG-21]", () => {
    expect(String(filterParameters(NO_FILTER))).toBe("");
    expect(String(filterParameters({ category: "Persönlicher Erfolg", search: " lohn " }))).toBe(
      "kategorie=persoenlicher-erfolg&suche=lohn",
    );
  });

  it("shows all when it names a category that does not exist", () => {
    expect(readFilter(new URLSearchParams("kategorie=kochen")).category).toBeNull();
  });
});
