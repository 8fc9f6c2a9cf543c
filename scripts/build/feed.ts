// The articles as RSS 2.0. https://www.rssboard.org/rss-specification
import { absoluteUrl } from "#app/absolute-url.ts";
import { articlePath } from "#app/paths.ts";
import { FEED_PATH, feedTexts } from "#content/blog/feed.ts";
import type { BlogPost } from "#content/blog/posts.ts";

/** Newest first. */
export function feed(posts: readonly BlogPost[]): string {
  const newestFirst = [...posts].sort((a, b) => b.date.localeCompare(a.date));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(feedTexts.title)}</title>
    <link>${absoluteUrl("/blog")}</link>
    <description>${escapeXml(feedTexts.description)}</description>
    <language>de</language>
    <atom:link href="${absoluteUrl(FEED_PATH)}" rel="self" type="application/rss+xml"/>
${newestFirst.map(item).join("\n")}
  </channel>
</rss>
`;
}

function item({ slug, title, excerpt, category, date }: BlogPost): string {
  const url = absoluteUrl(articlePath(slug));
  return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>${rfc822(date)}</pubDate>
      <category>${escapeXml(category)}</category>
      <description>${escapeXml(excerpt)}</description>
    </item>`;
}

/** "2024-12-15" → "Sun, 15 Dec 2024 00:00:00 GMT", which RSS takes from RFC 822 with years of four digits. */
function rfc822(day: string): string {
  return new Date(day).toUTCString();
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
