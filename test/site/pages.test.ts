// The built pages as files: head, first-load design, policies. Needs `npm run build` before.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builtPaths, NOT_FOUND_PATH, toolPaths } from "#app/paths.ts";
import { owner } from "#content/owner.ts";

const CLIENT = "build/client";
const KB = 1024;

const pages = [...builtPaths, NOT_FOUND_PATH].map((path) => ({
  path,
  html: readFileSync(`${CLIENT}${path === "/" ? "" : path}/index.html`, "utf8"),
}));
const headers = readFileSync(`${CLIENT}/_headers`, "utf8");

function rule(path: string): string {
  return headers.split("\n\n").find((text) => text.startsWith(`${path}\n`)) ?? "";
}

function brotli(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

const scriptBytes = new Map<string, number>();

/** Pages share most of their files; each is compressed once. */
function brotliOfScript(name: string): number {
  const bytes = scriptBytes.get(name) ?? brotli(readFileSync(CLIENT + name));
  scriptBytes.set(name, bytes);
  return bytes;
}

describe.each(pages)("built page $path", ({ path, html }) => {
  it("is complete German HTML with one h1, a title and a description [ROUTE-01] [ROUTE-13] [EDGE-02] [ROUTE-29] [QUAL-04] [QUAL-19]", () => {
    expect(html).toMatch(/<html lang="de"/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{10,70}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,170}"/);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
  });

  it("stays within the budget for HTML with inlined CSS", () => {
    expect(brotli(html) / KB).toBeLessThanOrEqual(14);
  });

  it("carries its CSS inline and asks for no script before the starter does", () => {
    expect(html).toMatch(/<style>.+<\/style>/s);
    expect(html).not.toContain('modulepreload"');
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toMatch(/<script[^>]+type="module"/);
    expect(html).toMatch(/<script data-modules="\/assets\//);
  });

  it("leaves the footer's look to the later sheets only where the footer is screens away", () => {
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const inline = html.match(/<style>(.+?)<\/style>/s)?.[1] ?? "";
    expect(inline.includes(".footer-ways")).toBe(main.length < 8_000);
  });

  it("starts before load only on tool pages", () => {
    expect(html.includes("data-now")).toBe(toolPaths.includes(path));
  });

  it("has a policy whose hashes cover every inline script and style, without unsafe-inline [QUAL-13]", () => {
    const policy = rule(path);
    expect(policy).toContain("! Content-Security-Policy");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    const inline = [
      ...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
      ...html.matchAll(/<style>([\s\S]*?)<\/style>/g),
    ];
    for (const [, text = ""] of inline) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    }
  });

  it("has no style attribute, which the policy would block [QUAL-13]", () => {
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/);
  });

  it("gives every picture its size and a text or the mark of decoration [QUAL-21]", () => {
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      expect(image).toMatch(/ width="\d+"/);
      expect(image).toMatch(/ height="\d+"/);
      expect(image).toMatch(/ alt="/);
      // Drawings are SVG; photographs and screenshots come as AVIF with a fallback.
      if (!/ src="[^"]+\.svg"/.test(image)) expect(html).toContain('type="image/avif"');
    }
  });

  it("names no foreign host in anything the browser loads [QUAL-07]", () => {
    const loaded = [
      ...html.matchAll(/<(?:img|script|source|iframe|video)[^>]+(?:src|srcset)="([^"]+)"/g),
    ].map(([, url]) => url);
    for (const url of loaded) expect(url).toMatch(/^\/(?!\/)/);
  });
});

/** The route table: one line an id, so that a page that moves or goes is missed. */
const ROUTES = {
  "ROUTE-01": "/",
  "ROUTE-02": "/portfolio",
  "ROUTE-03": "/blog",
  "ROUTE-10": "/preise",
  "ROUTE-11": "/preisrechner",
  "ROUTE-12": "/kontakt",
  "ROUTE-13": "/seo-check",
  "ROUTE-14": "/seo-analysis",
  "ROUTE-15": "/keyword-optimization",
  "ROUTE-16": "/on-page-seo",
  "ROUTE-17": "/off-page-seo",
  "ROUTE-18": "/local-seo",
  "ROUTE-19": "/technical-seo",
  "ROUTE-20": "/seo-monitoring",
  "ROUTE-21": "/website-design",
  "ROUTE-22": "/e-commerce",
  "ROUTE-23": "/website-wartung",
  "ROUTE-24": "/performance-optimierung",
  "ROUTE-25": "/datenschutz",
} as const;

describe("built site", () => {
  it("holds a page of its own at every route [ROUTE-02] [ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-14] [ROUTE-15] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-20] [ROUTE-21] [ROUTE-22] [ROUTE-23] [ROUTE-24] [ROUTE-25]", () => {
    for (const path of [...Object.values(ROUTES), "/impressum", "/agb"]) {
      const page = pages.find((built) => built.path === path);
      expect(page?.html, path).toContain(`<link rel="canonical" href="${owner.siteUrl}${path}"`);
    }
  });

  it("lists exactly the indexable pages in the sitemap, which robots.txt names [QUAL-10]", () => {
    const sitemap = readFileSync(`${CLIENT}/sitemap.xml`, "utf8");
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url as string).pathname,
    );
    expect(listed).toEqual([...builtPaths]);
    expect(readFileSync(`${CLIENT}/robots.txt`, "utf8")).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
  });

  it("gives every page a title, description and canonical of its own [QUAL-08]", () => {
    for (const pattern of [
      /<title>([^<]+)/,
      /name="description" content="([^"]+)/,
      /rel="canonical" href="([^"]+)/,
    ]) {
      const found = pages
        .filter(({ path }) => path !== NOT_FOUND_PATH)
        .map(({ html }) => html.match(pattern)?.[1]);
      expect(found).not.toContain(undefined);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it("keeps the not-found page out of the index [NF-06]", () => {
    expect(pages.at(-1)?.html).toMatch(/<meta name="robots" content="noindex"/);
  });

  it("brings llms.txt, security.txt with a future expiry, manifest and icons [QUAL-12]", () => {
    const security = readFileSync(`${CLIENT}/.well-known/security.txt`, "utf8");
    expect(Date.parse(security.match(/^Expires: (.+)$/m)?.[1] ?? "")).toBeGreaterThan(Date.now());
    expect(readFileSync(`${CLIENT}/llms.txt`, "utf8")).toMatch(/^# /);
    const manifest = JSON.parse(readFileSync(`${CLIENT}/site.webmanifest`, "utf8"));
    for (const icon of manifest.icons) expect(readFileSync(CLIENT + icon.src).length).toBeGreaterThan(100);
  });

  it("keeps both typefaces together under 50 KB", () => {
    const fonts = readdirSync(`${CLIENT}/assets`).filter((name) => name.endsWith(".woff2"));
    const bytes = fonts.reduce((sum, name) => sum + readFileSync(`${CLIENT}/assets/${name}`).length, 0);
    expect(fonts).toHaveLength(2);
    expect(bytes).toBeLessThan(50 * KB);
  });

  it("keeps the script of a content page under 105 kB and of a tool page under 130 kB (brotli)", () => {
    for (const { path, html } of pages) {
      const names = html.match(/data-modules="([^"]+)"/)?.[1]?.split(" ") ?? [];
      const bytes = names.reduce((sum, name) => sum + brotliOfScript(name), 0);
      expect(names.length).toBeGreaterThan(2);
      expect(bytes / 1000, path).toBeLessThanOrEqual(toolPaths.includes(path) ? 130 : 105);
    }
  });
});
