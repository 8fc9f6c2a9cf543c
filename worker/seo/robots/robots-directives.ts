// Robots directives of a page: meta robots and the X-Robots-Tag header.
import type { MetaFact, PageFacts } from "../html/page-facts.ts";
import { readUnavailableAfter } from "./unavailable-after.ts";

export interface RobotsDirectives {
  /** The crawlers addressed: all ("robots") or Google's. */
  crawler: "robots" | "googlebot";
  /** Where the directives were found, in German or as in the code. */
  where: string;
  /** As written. */
  value: string;
  noindex: boolean;
  /** "index" or "all" is explicit. */
  index: boolean;
  nofollow: boolean;
  /** No text in the result. */
  nosnippet: boolean;
  /** ms since 1970: not in the results from then on. */
  unavailableAfter: number | null;
}

/** What the page's HTML and headers say to all crawlers and to Google's. */
export function readRobotsDirectives({
  fetched,
  html,
}: Pick<PageFacts, "fetched" | "html">): RobotsDirectives[] {
  const header = fetched.headers["x-robots-tag"];
  return [...readMetaRobots(html.metas), ...(header === undefined ? [] : readRobotsHeader(header))];
}

/** @param now ms since 1970 */
export function isExpired({ unavailableAfter }: RobotsDirectives, now: number): boolean {
  return unavailableAfter !== null && unavailableAfter <= now;
}

/** Names of metas and header prefixes that Google obeys. */
const relevantCrawlers: ReadonlyMap<string, RobotsDirectives["crawler"]> = new Map([
  ["robots", "robots"],
  ["googlebot", "googlebot"],
]);

/** Directives with a value after a colon; they are no crawler names. */
const directivesWithValue = new Set([
  "unavailable_after",
  "max-snippet",
  "max-image-preview",
  "max-video-preview",
]);

function readMetaRobots(metas: readonly MetaFact[]): RobotsDirectives[] {
  return metas.flatMap(({ name, content }) => {
    const key = name?.trim().toLowerCase() ?? "";
    const crawler = relevantCrawlers.get(key);
    if (crawler === undefined || content === null) return [];
    const where = `<meta name="${key}">`;
    return [{ crawler, where, value: content, ...interpret(tokensOf(content), content) }];
  });
}

/**
 * The header's directives by crawler; several headers are joined by ", ". A prefix ("otherbot: noindex") applies until
 * the next one. If joining hides the end of a header, a rule may be missed but none is invented.
 */
function readRobotsHeader(header: string): RobotsDirectives[] {
  const parts = new Map<RobotsDirectives["crawler"], string[]>();
  let crawler: RobotsDirectives["crawler"] | undefined = "robots";
  for (const part of header.toLowerCase().split(",")) {
    const colon = part.indexOf(":");
    const prefix = colon === -1 ? "" : part.slice(0, colon).trim();
    const isCrawlerName = prefix !== "" && !directivesWithValue.has(prefix) && /^[\w-]+$/.test(prefix);
    if (isCrawlerName) crawler = relevantCrawlers.get(prefix);
    if (crawler === undefined) continue;
    const list = parts.get(crawler) ?? [];
    list.push(isCrawlerName ? part.slice(colon + 1) : part);
    parts.set(crawler, list);
  }
  const where = "Kopfzeile X-Robots-Tag";
  return Array.from(parts, ([of, list]) => {
    const tokens = list.map((part) => part.replace(/\s+/g, ""));
    return { crawler: of, where, value: header, ...interpret(tokens, list.join(",")) };
  });
}

/** Separated by commas; blanks occur as well ("noindex nofollow"). */
function tokensOf(content: string): string[] {
  return content
    .toLowerCase()
    .split(/[,\s]+/)
    .join(" ")
    .replaceAll(": ", ":")
    .split(" ");
}

type Meaning = Pick<RobotsDirectives, "noindex" | "index" | "nofollow" | "nosnippet" | "unavailableAfter">;

function interpret(tokens: readonly string[], written: string): Meaning {
  const says = (...words: string[]) => words.some((word) => tokens.includes(word));
  return {
    noindex: says("noindex", "none"),
    index: says("index", "all"),
    nofollow: says("nofollow", "none"),
    nosnippet: says("nosnippet", "max-snippet:0"),
    unavailableAfter: readUnavailableAfter(written),
  };
}
