// Robots directives of a page: meta robots and the X-Robots-Tag header.
import type { MetaFact } from "./page-facts.ts";

export interface RobotsDirectives {
  /** German or as in the code: where the directive stands. */
  where: string;
  /** As written. */
  value: string;
  noindex: boolean;
  nofollow: boolean;
}

/** Names of metas and header prefixes that Google obeys; rules for other crawlers say nothing here. */
const ourCrawlers = new Set(["robots", "googlebot"]);

/** Directives that contain a colon themselves and are no crawler names. */
const valued = new Set(["unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"]);

export function readMetaRobots(metas: readonly MetaFact[]): RobotsDirectives[] {
  return metas.flatMap(({ name, content }) => {
    const key = name?.trim().toLowerCase() ?? "";
    if (!ourCrawlers.has(key) || content === null) return [];
    const tokens = content.toLowerCase().split(/[,\s]+/);
    return [{ where: `<meta name="${key}">`, value: content, ...meaningOf(tokens) }];
  });
}

/**
 * One header value; several headers arrive joined by ", ". A prefix ("otherbot: noindex") holds until the next one,
 * as in a single header; where the joining hides the border, a rule may be missed but none is invented.
 */
export function readRobotsHeader(header: string): RobotsDirectives {
  const tokens: string[] = [];
  let ours = true;
  for (const part of header.toLowerCase().split(",")) {
    const [, prefix, rest] = /^\s*([\w-]+)\s*:(.*)$/.exec(part) ?? [];
    if (prefix !== undefined && !valued.has(prefix)) ours = ourCrawlers.has(prefix);
    const directive = (prefix !== undefined && !valued.has(prefix) ? (rest ?? "") : part).trim();
    if (ours) tokens.push(directive);
  }
  return { where: "Kopfzeile X-Robots-Tag", value: header, ...meaningOf(tokens) };
}

function meaningOf(tokens: readonly string[]): { noindex: boolean; nofollow: boolean } {
  const none = tokens.includes("none");
  return { noindex: none || tokens.includes("noindex"), nofollow: none || tokens.includes("nofollow") };
}
