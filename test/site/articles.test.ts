// The articles as they were built. Needs `npm run build` before.
import { describe, expect, it } from "vitest";
import { posts } from "#content/blog/posts.ts";
import { owner } from "#content/owner.ts";
import { type BuiltPart, builtPage } from "#test/support/built-page.ts";
import { attributes } from "#test/support/seo/html-tree.ts";

/** Words that a reader of German takes in a minute, from slow to quick. */
const WORDS_PER_MINUTE = { least: 170, most: 230 };
/** `words` of a post is for search engines; this much may it be off. */
const WORDS_TOLERANCE = 0.03;

const article = (slug: string) => builtPage(`/blog/${slug}`);
const prose = (slug: string) => article(slug).one(".prose").text;

function attribute(part: BuiltPart | undefined, name: string): string | undefined {
  const element = part?.root;
  return element && "attrs" in element ? attributes(element)[name] : undefined;
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function structuredData(page: BuiltPart): Record<string, unknown>[] {
  return page
    .find("script")
    .filter((script) => attribute(script, "type") === "application/ld+json")
    .flatMap(({ root }) => ("childNodes" in root ? root.childNodes : []))
    .map((node) => JSON.parse("value" in node ? node.value : "{}"));
}

describe.each(posts)("article $slug", (post) => {
  const page = article(post.slug);

  it("has header, footer and the way back [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-09] [ART-07]", () => {
    expect(page.find("footer")).toHaveLength(1);
    expect(page.find(".bar")).toHaveLength(1);
    expect(page.pathsOf("Zurück zum Blog")).toEqual(["/blog"]);
    expect(page.one(".trail").texts("li")).toEqual(["Home", "Blog", post.title]);
  });

  it("shows category, date, reading time, title and teaser [ART-08] [ART-09] [BLOG-19]", () => {
    const opening = page.one(".article-opening");
    expect(opening.one(".post-facts").texts("b")).toEqual([post.category]);
    expect(attribute(opening.one("time"), "datetime")).toBe(post.date);
    expect(opening.text).toContain(`${post.readingMinutes} Min. Lesezeit`);
    expect(opening.texts("h1")).toEqual([post.title]);
    expect(opening.text).toContain(post.teaser);
  });

  it("shows a side image with alt text [ART-10]", () => {
    const picture = page.one(".article-opening").one("img");
    expect(attribute(picture, "src")).toBe(post.sideImage.src);
    expect(attribute(picture, "alt")).toMatch(/^Gezeichnet: .{30,}/);
  });

  it("can be shared [ART-11]", () => {
    expect(page.one(".article-opening").texts("button")).toEqual(["Artikel teilen"]);
  });

  it("leads to related articles and ends at the contact form [ART-13]", () => {
    expect(page.one(".related").links.map(({ href }) => href)).toEqual(
      post.related.map((slug) => `/blog/${slug}`),
    );
    expect(page.section("Fragen zu Ihrer Website?").links.map(({ href }) => href)).toEqual(["/kontakt"]);
  });

  it("has contents whose links lead to its headings", () => {
    const headings = page.one(".prose").find("h2");
    const ids = headings.map((heading) => attribute(heading, "id"));
    expect(ids.every(Boolean)).toBe(true);
    const toc = page.find(".toc").flatMap(({ links }) => links.map(({ href }) => decodeURIComponent(href)));
    if (toc.length > 0) expect(toc).toEqual(ids.map((id) => `#${id}`));
  });

  it("is as long as its reading time says [ART-26]", () => {
    const perMinute = wordsOf(prose(post.slug)) / post.readingMinutes;
    expect(perMinute).toBeGreaterThanOrEqual(WORDS_PER_MINUTE.least);
    expect(perMinute).toBeLessThanOrEqual(WORDS_PER_MINUTE.most);
  });

  it("is prose: sentences in paragraphs, no dummy text [ART-26]", () => {
    const paragraphs = page.one(".prose").texts("p");
    expect(wordsOf(paragraphs.join(" "))).toBeGreaterThan(wordsOf(prose(post.slug)) / 2);
    expect(prose(post.slug)).not.toMatch(/Lorem|wird gerade geschrieben|Ein Entwurf/);
  });

  it("describes itself to search engines and social networks [QUAL-08] [QUAL-09]", () => {
    const posting = structuredData(page).find((thing) => thing["@type"] === "BlogPosting");
    expect(posting).toMatchObject({
      headline: post.title,
      datePublished: post.date,
      dateModified: post.date,
      author: { "@type": "Person", name: owner.name },
      mainEntityOfPage: `${owner.siteUrl}/blog/${post.slug}`,
    });
    expect(posting?.image).toMatch(/^https:\/\/.+\.png$/);
    const counted = wordsOf(prose(post.slug));
    expect(
      Math.abs(Number(posting?.wordCount) - counted),
      `words of ${post.slug} in posts.ts: ${counted}`,
    ).toBeLessThanOrEqual(counted * WORDS_TOLERANCE);
    const type = page.find("meta").find((meta) => attribute(meta, "property") === "og:type");
    expect(attribute(type, "content")).toBe("article");
  });
});

describe("the trends article", () => {
  const page = article("webdesign-trends-2025");
  const stations = page.one(".prose").texts(".station");

  it("has an intro and five numbered sections in order [ART-14]", () => {
    expect(page.one(".prose").all[0]?.tagName).toBe("p");
    expect(stations.map((text) => text.slice(0, 1))).toEqual(["1", "2", "3", "4", "5"]);
    for (const [index, topic] of [
      /Minimal/i,
      /mobil|Handy/i,
      /Bewegung|Mi[ck]ro-Intera/i,
      /Geschichte|Nachbarschaft|Storytelling/i,
      /Performance|schnell|sofort|Tempo/i,
    ].entries()) {
      expect(stations[index]).toMatch(topic);
    }
  });

  it("calculates what performance costs and brings [ART-15] [ART-18] [ART-19]", () => {
    const boxes = page.texts(".kasten").join(" ");
    expect(boxes).toMatch(/2\.000 (bis|–) 5\.000 (EUR|Euro)/);
    expect(boxes).toMatch(/(2|zwei) (bis|–) (3|drei) Monat/);
    expect(boxes).toMatch(/340 %.*1,5 (s|Sekunden)/);
  });

  it("ends with a conclusion and the way to a conversation [ART-16] [ART-17]", () => {
    expect(page.one(".prose").texts("h2").at(-1)).toBe("Mein Fazit");
    expect(page.one(".prose").pathsOf("Jetzt kostenloses Beratungsgespräch vereinbaren")).toEqual([
      "/kontakt",
    ]);
  });
});

it("the performance article names the figures and the targets [ART-20] [ART-21] [ART-22] [ART-23] [ART-24]", () => {
  const text = article("website-performance-optimierung").one(".prose").text;
  for (const figure of [/25 %/, /42 %/, /23 %/, /über 200 Projekte/]) expect(text).toMatch(figure);
  expect(text).toMatch(/LCP[^.]*2,5/);
  expect(text).toMatch(/FID[^.]*100/);
  expect(text).toMatch(/CLS[^.]*0,1/);
});

it("the online-business article has five numbered learnings [ART-25]", () => {
  const stations = article("online-business-erfolg").one(".prose").texts(".station");
  expect(stations.map((text) => text.slice(0, 1))).toEqual(["1", "2", "3", "4", "5"]);
});
