// The list of articles and the feed as they were built. Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { posts } from "#content/blog/posts.ts";
import { owner } from "#content/owner.ts";
import { type BuiltPart, builtPage } from "#test/support/built-page.ts";
import { attributes } from "#test/support/seo/html-tree.ts";

function attribute(part: BuiltPart | undefined, name: string): string | undefined {
  const element = part?.root;
  return element && "attrs" in element ? attributes(element)[name] : undefined;
}

describe("the list", () => {
  const page = builtPage("/blog");

  it("has breadcrumb, title and description [ROUTE-03] [BLOG-01]", () => {
    expect(page.texts("h1")).toEqual(["Blog: Websites und SEO für Betriebe"]);
    expect(page.one(".trail").texts("li")).toEqual(["Home", "Blog"]);
    expect(page.texts("title")).toEqual(["Blog: Websites und SEO für Betriebe – Pättken"]);
    const description = page.find("meta").find((meta) => attribute(meta, "name") === "description");
    expect(attribute(description, "content")).toMatch(/^Sechs Artikel über Webdesign, .+\.$/);
  });

  it("offers the categories in order, all at first, and a labelled search [BLOG-02] [BLOG-03] [BLOG-16]", () => {
    const tools = page.one(".posts-tools");
    expect(tools.texts("button")).toEqual(["Alle", "Webdesign", "Business", "SEO", "Persönlicher Erfolg"]);
    expect(tools.find("button").map((button) => attribute(button, "aria-pressed"))).toEqual([
      "true",
      "false",
      "false",
      "false",
      "false",
    ]);
    const [label] = tools.find("label");
    expect(label?.text).toBe("Artikel durchsuchen");
    expect(label?.find("input")).toHaveLength(1);
  });

  it("holds all six posts without any script or call, featured ones apart [BLOG-04] [BLOG-05] [BLOG-06] [BLOG-07] [BLOG-08] [BLOG-20]", () => {
    const titles = (group: string) => page.one(group).texts("h3");
    expect([...titles(".posts-featured"), ...titles(".posts-others")]).toHaveLength(6);
    expect(titles(".posts-featured")).toEqual(posts.slice(0, 2).map(({ title }) => title));
    expect(titles(".posts-others")).toEqual(posts.slice(2).map(({ title }) => title));
  });

  it.each(posts)(
    "card $id shows picture, category, date, title, excerpt and the way to $slug [BLOG-09] [BLOG-10] [BLOG-11] [BLOG-19] [DATA-01]",
    (post) => {
      const card = page.find(".post")[post.id - 1];
      expect(attribute(card?.one("img"), "src")).toBe(post.image);
      expect(attribute(card?.one("img"), "alt")).toBe(post.imageAlt);
      expect(card?.one(".post-facts").texts("b")).toEqual([post.category]);
      expect(attribute(card?.one("time"), "datetime")).toBe(post.date);
      expect(card?.one("time").text).toMatch(/^\d{1,2}\. (November|Dezember) 2024$/);
      expect(card?.text).toContain(post.excerpt);
      expect(card?.links).toEqual([{ name: `Artikel lesen ${post.title}`, href: `/blog/${post.slug}` }]);
    },
  );

  it("writes dates out [BLOG-19]", () => {
    expect(page.texts("time")).toEqual([
      "15. Dezember 2024",
      "10. Dezember 2024",
      "5. Dezember 2024",
      "28. November 2024",
      "22. November 2024",
      "18. November 2024",
    ]);
  });

  it("announces the number of results politely [BLOG-21]", () => {
    const [status] = page.find(".posts-count");
    expect(attribute(status, "role")).toBe("status");
    expect(status?.text).toBe("6 Artikel");
  });

  it("ends with the way to the portfolio [BLOG-18]", () => {
    expect(page.one(".goal").pathsOf("Portfolio ansehen")).toEqual(["/portfolio"]);
  });
});

describe("the feed", () => {
  const xml = readFileSync("build/client/feed.xml", "utf8");

  it("lists the six articles with absolute addresses [QUAL-11]", () => {
    expect(xml.match(/<item>/g)).toHaveLength(6);
    for (const { slug } of posts) expect(xml).toContain(`<link>${owner.siteUrl}/blog/${slug}</link>`);
    expect(xml).toContain(`<atom:link href="${owner.siteUrl}/feed.xml" rel="self"`);
  });

  it.each(["/", "/blog", "/blog/seo-fuer-handwerker", "/kontakt", "/404"])(
    "is linked in the head of %s [QUAL-11]",
    (path) => {
      const link = builtPage(path === "/" ? "" : path)
        .find("link")
        .find((one) => attribute(one, "type") === "application/rss+xml");
      expect(attribute(link, "href")).toBe("/feed.xml");
      expect(attribute(link, "rel")).toBe("alternate");
    },
  );
});
