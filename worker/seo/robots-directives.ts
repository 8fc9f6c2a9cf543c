// Robots directives of a page: meta robots and the X-Robots-Tag header.
import type { MetaFact } from "./page-facts.ts";

export interface RobotsDirectives {
  /** Whom they address: everyone ("robots") or Google's crawler. */
  crawler: "robots" | "googlebot";
  /** German or as in the code: where the directives stand. */
  where: string;
  /** As written. */
  value: string;
  noindex: boolean;
  /** "index" or "all" is said outright. */
  index: boolean;
  nofollow: boolean;
  /** No text in the result. */
  nosnippet: boolean;
}

/** Names of metas and header prefixes that Google obeys; rules for other crawlers say nothing here. */
const ourCrawlers: ReadonlyMap<string, RobotsDirectives["crawler"]> = new Map([
  ["robots", "robots"],
  ["googlebot", "googlebot"],
]);

/** Directives that contain a colon themselves and are no crawler names. */
const valued = new Set(["unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"]);

export function readMetaRobots(metas: readonly MetaFact[]): RobotsDirectives[] {
  return metas.flatMap(({ name, content }) => {
    const key = name?.trim().toLowerCase() ?? "";
    const crawler = ourCrawlers.get(key);
    if (crawler === undefined || content === null) return [];
    const where = `<meta name="${key}">`;
    return [{ crawler, where, value: content, ...meaningOf(tokensOf(content)) }];
  });
}

/**
 * The header's directives by whom they address; several headers arrive joined by ", ". A prefix ("otherbot: noindex")
 * holds until the next one, as in a single header; where the joining hides the border, a rule may be missed but none
 * is invented.
 */
export function readRobotsHeader(header: string): RobotsDirectives[] {
  const tokens = new Map<RobotsDirectives["crawler"], string[]>();
  let crawler: RobotsDirectives["crawler"] | undefined = "robots";
  for (const part of header.toLowerCase().split(",")) {
    const colon = part.indexOf(":");
    const prefix = colon === -1 ? "" : part.slice(0, colon).trim();
    const names = prefix !== "" && !valued.has(prefix) && /^[\w-]+$/.test(prefix);
    if (names) crawler = ourCrawlers.get(prefix);
    if (crawler === undefined) continue;
    const directive = (names ? part.slice(colon + 1) : part).replace(/\s+/g, "");
    const list = tokens.get(crawler) ?? [];
    list.push(directive);
    tokens.set(crawler, list);
  }
  const where = "Kopfzeile X-Robots-Tag";
  return Array.from(tokens, ([of, list]) => ({ crawler: of, where, value: header, ...meaningOf(list) }));
}

/** Separated by commas; blanks are met as well ("noindex nofollow"). */
function tokensOf(content: string): string[] {
  return content
    .toLowerCase()
    .split(/[,\s]+/)
    .join(" ")
    .replaceAll(": ", ":")
    .split(" ");
}

type Meaning = Pick<RobotsDirectives, "noindex" | "index" | "nofollow" | "nosnippet">;

function meaningOf(tokens: readonly string[]): Meaning {
  const says = (...words: string[]) => words.some((word) => tokens.includes(word));
  return {
    noindex: says("noindex", "none"),
    index: says("index", "all"),
    nofollow: says("nofollow", "none"),
    nosnippet: says("nosnippet", "max-snippet:0"),
  };
}
