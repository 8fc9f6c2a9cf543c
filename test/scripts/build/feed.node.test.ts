import { expect, it } from "vitest";
import { posts } from "#content/blog/posts.ts";
import { feed } from "#scripts/build/feed.ts";

const [first] = posts;
if (!first) throw new Error("There are no posts.");

it("escapes what would be markup [QUAL-11]", () => {
  const xml = feed([{ ...first, title: "Preis < Wert & mehr", excerpt: "<b>fett</b>" }]);
  expect(xml).toContain("<title>Preis &lt; Wert &amp; mehr</title>");
  expect(xml).toContain("<description>&lt;b&gt;fett&lt;/b&gt;</description>");
});

it("puts the newest first and dates in the form of RFC 822 [QUAL-11]", () => {
  const xml = feed([
    { ...first, date: "2024-01-02" },
    { ...first, date: "2024-02-01" },
  ]);
  expect([...xml.matchAll(/<pubDate>(.+?)<\/pubDate>/g)].map(([, date]) => date)).toEqual([
    "Thu, 01 Feb 2024 00:00:00 GMT",
    "Tue, 02 Jan 2024 00:00:00 GMT",
  ]);
});
