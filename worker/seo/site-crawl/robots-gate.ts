// Which addresses robots.txt allows this crawl to request, with cached answers.
import { CRAWLER_NAME } from "#content/crawler.ts";
import { isUnreachableRobotsTxt } from "../robots/robots-of-site.ts";
import { mayFetch, parseRobotsTxt } from "../robots/robots-txt.ts";
import type { SharedFacts } from "./crawl-state.ts";
import type { MayRequest } from "./frontier.ts";

/** Look-ups in one robots.txt; more links are not followed anyway. */
const MAX_LOOKUPS = 1_000;
/** Rules compared in all, about a second of work. */
const MAX_COMPARISONS = 2_000_000;
/** What pages, links and notes of one crawl need; with twenty thousand hostile rules some five seconds of work. */
const MIN_LOOKUPS = 400;

/** Beyond the limit of look-ups the answer is no. */
export function createRobotsGate(robotsTxt: SharedFacts["robotsTxt"]): MayRequest {
  if (isUnreachableRobotsTxt(robotsTxt)) return () => false;
  const robots = parseRobotsTxt(robotsTxt.text ?? "");
  const rules = robots.groups.reduce((sum, group) => sum + group.rules.length, 0);
  const affordable = Math.ceil(MAX_COMPARISONS / Math.max(1, rules));
  const maxLookups = Math.max(MIN_LOOKUPS, Math.min(MAX_LOOKUPS, affordable));
  const answers = new Map<string, boolean>();
  return (address) => {
    const known = answers.get(address);
    if (known !== undefined) return known;
    const answer = answers.size < maxLookups && mayFetch(robots, CRAWLER_NAME, address).allowed;
    answers.set(address, answer);
    return answer;
  };
}
