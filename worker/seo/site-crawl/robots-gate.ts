// What robots.txt lets this crawl request, asked once per address.
import { CRAWLER_NAME, mustStayOut } from "../robots-of-site.ts";
import { mayFetch, parseRobotsTxt } from "../robots-txt.ts";
import type { SharedFacts } from "./crawl-state.ts";
import type { MayRequest } from "./frontier.ts";

/** Questions to one robots.txt; more links are not looked at anyway. */
const MAX_QUESTIONS = 1_000;
/** Rules compared in all, about a second's work. */
const MAX_COMPARISONS = 2_000_000;
/** What pages, links and notes of one crawl need; with twenty thousand hostile rules some five seconds' work. */
const MIN_QUESTIONS = 400;

/** Beyond the bounds the answer is no. */
export function robotsGate(robotsTxt: SharedFacts["robotsTxt"]): MayRequest {
  if (mustStayOut(robotsTxt)) return () => false;
  const robots = parseRobotsTxt(robotsTxt.text ?? "");
  const rules = robots.groups.reduce((sum, group) => sum + group.rules.length, 0);
  const most = Math.max(
    MIN_QUESTIONS,
    Math.min(MAX_QUESTIONS, Math.ceil(MAX_COMPARISONS / Math.max(1, rules))),
  );
  const answers = new Map<string, boolean>();
  return (address) => {
    const known = answers.get(address);
    if (known !== undefined) return known;
    const answer = answers.size < most && mayFetch(robots, CRAWLER_NAME, address).allowed;
    answers.set(address, answer);
    return answer;
  };
}
