// The files beside a page of a joinery, out of a table of answers.
import { abortable, guard, tableFetch } from "#test/support/seo/crawl.ts";
import { fetchSideFiles } from "#worker/seo/fetch/fetch-side-files.ts";

export const PAGE = new URL("https://www.tischlerei.de/leistungen?x=1");
export const ROBOTS = "https://www.tischlerei.de/robots.txt";
export const SITEMAP = "https://www.tischlerei.de/sitemap.xml";
/** The beginning of a sitemap. */
export const XML =
  '<?xml version="1.0"?><!-- Plan --><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

export const text = (body: BodyInit, status = 200, type = "text/plain") =>
  new Response(body, { status, headers: { "content-type": type } });

export const packed = (bytes: Uint8Array<ArrayBuffer>, type = "application/gzip") => text(bytes, 200, type);

/** What is found, and what was asked for; every address that is missing fails. */
export async function look(answers: Parameters<typeof tableFetch>[0], deadlineMs = 2000) {
  const { fetch, asked } = tableFetch(answers);
  const deps = { fetch: abortable(fetch), guard: guard(), now: Date.now, userAgent: "Test", deadlineMs };
  const facts = await fetchSideFiles(PAGE, deps, new AbortController().signal);
  return { ...facts, asked };
}
