// The robots.txt beside a page, parsed once for all audits (a hostile one has 50,000 lines), and what it means for this crawler.
import { CRAWLER_NAME } from "#content/crawler.ts";
import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import type { SideFile } from "../html/page-facts.ts";
import { hasGroupFor, mayFetch, parseRobotsTxt, type RobotsTxt } from "./robots-txt.ts";

/** null if there is none or it could not be read. */
export const robotsOfSite = memoizeByFacts(({ state, text }: SideFile): RobotsTxt | null =>
  state === "found" && text !== null ? parseRobotsTxt(text) : null,
);

/** RFC 9309, section 2.3.1.4: a robots.txt that is unreachable (server error, no answer) disallows everything. */
export function isUnreachableRobotsTxt({ state, status }: Pick<SideFile, "state" | "status">): boolean {
  return state === "unchecked" && (status === null || status === 429 || status >= 500);
}

/** The server itself fails: to crawlers that is a ban on everything for a while. */
export function hasServerError({ state, status, isRefused }: SideFile): boolean {
  return state === "unchecked" && !isRefused && (status ?? 0) >= 500;
}

/** Whether rules for this crawler by name disallow the address. */
export function disallowsCrawlerByName(robotsTxt: SideFile, url: string): boolean {
  const robots = robotsOfSite(robotsTxt);
  return robots !== null && hasGroupFor(robots, CRAWLER_NAME) && !mayFetch(robots, CRAWLER_NAME, url).allowed;
}

/** Patterns that match every path. */
const EVERYTHING = /^\/?\**$/;

/** Whether the whole site is disallowed for this crawler, by name or with all others, without an exception for the address. */
export function disallowsWholeSite(robotsTxt: SideFile, url: string): boolean {
  const robots = robotsOfSite(robotsTxt);
  if (robots === null) return false;
  const { allowed, rule } = mayFetch(robots, CRAWLER_NAME, url);
  return !allowed && rule !== null && EVERYTHING.test(rule.pattern);
}
