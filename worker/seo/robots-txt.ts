// robots.txt by RFC 9309, with the leniency of Google's open parser: which groups apply to a crawler, may it fetch an address.
import { folderOfIndexPage, matchesPattern, normalised, octetsOf } from "./robots-pattern.ts";

export interface RobotsRule {
  allow: boolean;
  /** As written. */
  pattern: string;
  /** 1-based line in the file. */
  line: number;
}

export interface RobotsGroup {
  /** Product tokens, lower case; "*" for everyone. */
  agents: string[];
  rules: RobotsRule[];
}

export interface RobotsTxt {
  groups: RobotsGroup[];
  /** Addresses of Sitemap lines, as written. */
  sitemaps: string[];
}

/** What Google reads of a file; rules behind it do not exist. No text within so many bytes has more characters. */
const MAX_CHARACTERS = 500 * 1024;
/** What Google's parser keeps of a line. */
const MAX_LINE = 2083 * 8 - 1;

type FieldName = "user-agent" | "allow" | "disallow" | "sitemap";

/** Names are recognised by their beginning; RFC 9309 lets crawlers accept common misspellings, these are Google's. */
const fieldNames: readonly [beginning: string, name: FieldName][] = [
  ["user-agent", "user-agent"],
  ["useragent", "user-agent"],
  ["user agent", "user-agent"],
  ["allow", "allow"],
  ["disallow", "disallow"],
  ["dissallow", "disallow"],
  ["dissalow", "disallow"],
  ["disalow", "disallow"],
  ["diasllow", "disallow"],
  ["disallaw", "disallow"],
  ["sitemap", "sitemap"],
  ["site-map", "sitemap"],
];

/** Reads a robots.txt as RFC 9309 section 2.2: broken lines are skipped, a BOM and any line ending are accepted. */
export function parseRobotsTxt(text: string): RobotsTxt {
  const groups: RobotsGroup[] = [];
  const sitemaps: string[] = [];
  let group: RobotsGroup | undefined;
  // A half byte order mark has become a replacement character.
  const lines = text
    .slice(0, MAX_CHARACTERS)
    .replace(/^[\ufeff\ufffd]/, "")
    .split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const field = fieldOf(raw.slice(0, MAX_LINE));
    if (field === null) continue;
    if (field.name === "sitemap") sitemaps.push(field.value);
    if (field.name === "user-agent") {
      // Agents that follow each other share the rules below them; after a rule a new group begins.
      if (group === undefined || group.rules.length > 0) {
        group = { agents: [], rules: [] };
        groups.push(group);
      }
      group.agents.push(productToken(field.value));
    }
    if ((field.name === "allow" || field.name === "disallow") && group !== undefined) {
      group.rules.push({ allow: field.name === "allow", pattern: field.value, line: index + 1 });
    }
  }
  return { groups, sitemaps };
}

function fieldOf(line: string): { name: FieldName; value: string } | null {
  const hash = line.indexOf("#");
  const content = trimmed(hash === -1 ? line : line.slice(0, hash));
  const end = separatorIn(content);
  if (end === -1) return null;
  const written = trimmed(content.slice(0, end)).toLowerCase();
  const name = fieldNames.find(([beginning]) => written.startsWith(beginning))?.[1];
  return name === undefined ? null : { name, value: trimmed(content.slice(end + 1)) };
}

/** The first colon; where it was forgotten, the blank between exactly two words. −1: the line says nothing. */
function separatorIn(content: string): number {
  const colon = content.indexOf(":");
  if (colon !== -1) return colon;
  const blank = content.search(/[ \t]/);
  return blank !== -1 && !/[ \t]/.test(trimmed(content.slice(blank))) ? blank : -1;
}

/** ASCII white space only: a byte order mark or a hard space within the file makes a line unreadable. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

/** "Googlebot/2.1" → "googlebot": only letters, "_" and "-" belong to the token. "" names nobody. */
function productToken(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return "*";
  return (/^[a-z_-]*/i.exec(value)?.[0] ?? "").toLowerCase();
}

export interface RobotsVerdict {
  allowed: boolean;
  /** The rule that decided; null when none matched. */
  rule: RobotsRule | null;
}

/**
 * May the crawler fetch the address? The groups naming its token apply together, else those for "*". The longest
 * matching pattern decides, Allow on equal length; /robots.txt itself is always allowed (section 2.2.2).
 */
export function mayFetch(robots: RobotsTxt, token: string, url: string): RobotsVerdict {
  return verdictOf(rulesFor(robots, token), url);
}

/** The same for several crawlers: those without a group of their own share one verdict. */
export function mayFetchEach(robots: RobotsTxt, tokens: readonly string[], url: string): RobotsVerdict[] {
  const everyone = mayFetch(robots, "*", url);
  return tokens.map((token) =>
    groupsOf(robots, token).length > 0 ? mayFetch(robots, token, url) : everyone,
  );
}

function verdictOf(rules: readonly RobotsRule[], url: string): RobotsVerdict {
  const { pathname, search } = new URL(url);
  if (pathname === "/robots.txt") return { allowed: true, rule: null };
  const path = normalised(pathname + search);
  let decisive: RobotsRule | null = null;
  let longest = 0;
  for (const rule of rules) {
    const octets = matchLength(rule, path);
    if (octets > longest || (octets === longest && octets > 0 && rule.allow)) {
      decisive = rule;
      longest = octets;
    }
  }
  return { allowed: decisive?.allow ?? true, rule: decisive };
}

/** Octets of the pattern when it matches, else 0. An empty pattern says nothing. */
function matchLength({ pattern, allow }: RobotsRule, path: string): number {
  if (pattern === "") return 0;
  if (matchesPattern(path, pattern)) return octetsOf(pattern);
  // Google reads "Allow: /a/index.html" as leave for /a/ too.
  const folder = allow ? folderOfIndexPage(pattern) : null;
  return folder !== null && matchesPattern(path, folder) ? octetsOf(folder) : 0;
}

function rulesFor(robots: RobotsTxt, token: string): RobotsRule[] {
  const own = groupsOf(robots, token);
  const groups = own.length > 0 ? own : groupsOf(robots, "*");
  return groups.flatMap((group) => group.rules);
}

function groupsOf(robots: RobotsTxt, token: string): RobotsGroup[] {
  const wanted = token.toLowerCase();
  return wanted === "" ? [] : robots.groups.filter((group) => group.agents.includes(wanted));
}
