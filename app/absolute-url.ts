// Absolute addresses for canonical links, structured data, sitemap and mails.
import { owner } from "#content/owner.ts";

/** @param path internal path with leading slash */
export function absoluteUrl(path: string): string {
  return owner.siteUrl + path;
}
