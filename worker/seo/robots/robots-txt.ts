// robots.txt by RFC 9309, with the leniency of Google's open parser: which groups apply to a crawler, may it fetch an address.
import { folderOfIndexPage, matchesPattern, normalize, octetsOf } from "./robots-pattern.ts";

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

/** What Google reads of a file; never more characters. */
export const MAX_ROBOTS_BYTES = 500 * 1024;
/** What Google's parser keeps of a line. */
const MAX_LINE = 2083 * 8 - 1;

export type FieldName = "user-agent" | "allow" | "disallow" | "sitemap";

/** Fields are recognized by their beginning. RFC 9309 lets crawlers accept common misspellings; these are Google's. */
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
  for (const field of readFields(text)) {
    if (field.name === "sitemap") sitemaps.push(field.value);
    if (field.name === "user-agent") {
      // Consecutive agents share the rules that follow; after a rule a new group begins.
      if (group === undefined || group.rules.length > 0) {
        group = { agents: [], rules: [] };
        groups.push(group);
      }
      group.agents.push(productToken(field.value));
    }
    if ((field.name === "allow" || field.name === "disallow") && group !== undefined) {
      group.rules.push({ allow: field.name === "allow", pattern: field.value, line: field.line });
    }
  }
  return { groups, sitemaps };
}

export interface RobotsField {
  /** 1-based line in the file. */
  line: number;
  /** The line without comment and surrounding white space; never empty. */
  content: string;
  /** What parts name and value; null if it is no field. */
  separator: ":" | " " | null;
  /** What it is taken for; null if it is unknown. */
  name: FieldName | null;
  /** Its name as written, lower case. */
  written: string;
  value: string;
}

/** Every line that holds more than a comment. */
export function* readFields(text: string): Generator<RobotsField> {
  // A partial byte order mark has become a replacement character.
  const lines = text
    .slice(0, MAX_ROBOTS_BYTES)
    .replace(/^[\ufeff\ufffd]/, "")
    .split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.slice(0, MAX_LINE);
    const hash = line.indexOf("#");
    const content = trimAscii(hash === -1 ? line : line.slice(0, hash));
    if (content !== "") yield { line: index + 1, content, ...parseField(content) };
  }
}

function parseField(content: string): Omit<RobotsField, "line" | "content"> {
  const end = findSeparator(content);
  if (end === -1) return { separator: null, name: null, written: "", value: "" };
  const written = trimAscii(content.slice(0, end)).toLowerCase();
  const name = fieldNames.find(([beginning]) => written.startsWith(beginning))?.[1] ?? null;
  const separator = content[end] === ":" ? ":" : " ";
  return { separator, name, written, value: trimAscii(content.slice(end + 1)) };
}

/** Index of the first colon; without one, of the blank between exactly two words. -1 if the line has no field. */
function findSeparator(content: string): number {
  const colon = content.indexOf(":");
  if (colon !== -1) return colon;
  const blank = content.search(/[ \t]/);
  return blank !== -1 && !/[ \t]/.test(trimAscii(content.slice(blank))) ? blank : -1;
}

/** ASCII white space only: a byte order mark or a non-breaking space makes a line unreadable. */
function trimAscii(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isWhitespace(text.charCodeAt(start))) start++;
  while (end > start && isWhitespace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isWhitespace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

/** "Googlebot/2.1" → "googlebot": a token has only letters, "_" and "-". "" matches no crawler. */
function productToken(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return "*";
  return (/^[a-z_-]*/i.exec(value)?.[0] ?? "").toLowerCase();
}

export interface RobotsVerdict {
  allowed: boolean;
  /** The rule that decided; null if none matched. */
  rule: RobotsRule | null;
}

/**
 * May the crawler fetch the address? The groups naming its token apply together, else those for "*". The longest
 * matching pattern decides, Allow on equal length; /robots.txt itself is always allowed (section 2.2.2).
 */
export function mayFetch(robots: RobotsTxt, token: string, url: string): RobotsVerdict {
  return decide(rulesFor(robots, token), url);
}

/** The same for several crawlers; those without a group of their own share one verdict. */
export function mayFetchEach(robots: RobotsTxt, tokens: readonly string[], url: string): RobotsVerdict[] {
  const everyone = mayFetch(robots, "*", url);
  return tokens.map((token) => (hasGroupFor(robots, token) ? mayFetch(robots, token, url) : everyone));
}

/** Whether a group names this crawler. */
export function hasGroupFor(robots: RobotsTxt, token: string): boolean {
  return groupsOf(robots, token).length > 0;
}

function decide(rules: readonly RobotsRule[], url: string): RobotsVerdict {
  const { pathname, search } = new URL(url);
  if (pathname === "/robots.txt") return { allowed: true, rule: null };
  const path = normalize(pathname + search);
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

/** Octets of the pattern if it matches, else 0. An empty pattern matches nothing. */
function matchLength({ pattern, allow }: RobotsRule, path: string): number {
  if (pattern === "") return 0;
  if (matchesPattern(path, pattern)) return octetsOf(pattern);
  // Google reads "Allow: /a/index.html" as allowing /a/ too.
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
