// Files beside the pages, derived from the same tables: sitemap, robots.txt, llms.txt, feed, security.txt, manifest.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { absoluteUrl } from "#app/absolute-url.ts";
import { articlePath, builtPaths, pageLabels } from "#app/paths.ts";
import { posts } from "#content/blog/posts.ts";
import { owner, serviceArea } from "#content/owner.ts";
import { feed } from "./feed.ts";

/** security.txt must expire; RFC 9116, 2.5.5 recommends less than a year. */
const SECURITY_TXT_DAYS = 360;

export async function writeSiteFiles(folder: string): Promise<void> {
  await mkdir(path.join(folder, ".well-known"), { recursive: true });
  const files: Record<string, string> = {
    "sitemap.xml": sitemap(),
    "robots.txt": robotsTxt(),
    "llms.txt": llmsTxt(),
    "feed.xml": feed(posts),
    ".well-known/security.txt": securityTxt(new Date()),
    "site.webmanifest": manifest(),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
}

function sitemap(): string {
  const urls = builtPaths.map((page) => `  <url><loc>${absoluteUrl(page)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

function robotsTxt(): string {
  return `User-agent: *\nDisallow: /functions/\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`;
}

function llmsTxt(): string {
  const labels: Record<string, string> = {
    ...pageLabels,
    ...Object.fromEntries(posts.map(({ slug, title }) => [articlePath(slug), title])),
  };
  const links = builtPaths.map((page) => `- [${labels[page]}](${absoluteUrl(page)})`);
  return `# ${owner.brand}\n\n> ${owner.tagline} Servicegebiet: ${serviceArea.join(", ")}.\n\n## Seiten\n\n${links.join("\n")}\n`;
}

function securityTxt(now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TXT_DAYS * 86_400_000);
  return `Contact: mailto:${owner.email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: de, en\nCanonical: ${absoluteUrl("/.well-known/security.txt")}\n`;
}

function manifest(): string {
  return `${JSON.stringify(
    {
      name: owner.brand,
      short_name: owner.brand,
      description: owner.tagline,
      lang: "de",
      start_url: "/",
      display: "browser",
      background_color: "#f6f1e6",
      theme_color: "#17402f",
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      ],
    },
    null,
    2,
  )}\n`;
}
