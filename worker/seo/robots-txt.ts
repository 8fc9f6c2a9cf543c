// robots.txt by RFC 9309: which group applies to a crawler, and whether it may fetch an address.

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

/** Reads a robots.txt as RFC 9309 section 2.2: broken lines are skipped, a BOM and any line ending are accepted. */
export function parseRobotsTxt(text: string): RobotsTxt {
  const groups: RobotsGroup[] = [];
  const sitemaps: string[] = [];
  let group: RobotsGroup | undefined;
  for (const [index, raw] of text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    const field = fieldOf(raw);
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

function fieldOf(line: string): { name: string; value: string } | null {
  const hash = line.indexOf("#");
  const content = hash === -1 ? line : line.slice(0, hash);
  const colon = content.indexOf(":");
  if (colon === -1) return null;
  return { name: content.slice(0, colon).trim().toLowerCase(), value: content.slice(colon + 1).trim() };
}

/** "Googlebot/2.1" → "googlebot": only letters, "_" and "-" belong to the token. */
function productToken(value: string): string {
  return value.startsWith("*") ? "*" : (/^[a-z_-]*/i.exec(value)?.[0] ?? "").toLowerCase();
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
  const { pathname, search } = new URL(url);
  if (pathname === "/robots.txt") return { allowed: true, rule: null };
  const path = comparable(pathname + search, false);
  let decisive: RobotsRule | null = null;
  let longest = 0;
  for (const rule of rulesFor(robots, token)) {
    const pattern = comparable(rule.pattern, true);
    if (pattern === "" || !matchesPattern(path, pattern)) continue;
    if (pattern.length > longest || (pattern.length === longest && rule.allow)) {
      decisive = rule;
      longest = pattern.length;
    }
  }
  return { allowed: decisive?.allow ?? true, rule: decisive };
}

function rulesFor(robots: RobotsTxt, token: string): RobotsRule[] {
  const wanted = token.toLowerCase();
  const own = robots.groups.filter((group) => group.agents.includes(wanted));
  const groups = own.length > 0 ? own : robots.groups.filter((group) => group.agents.includes("*"));
  return groups.flatMap((group) => group.rules);
}

/**
 * One spelling for comparison (section 2.2.2): characters beyond ASCII as percent-encoded UTF-8, escapes of
 * unreserved characters decoded, hex digits upper case. In an address a literal * or $ is escaped, in a pattern
 * these two keep their meaning ($ only at the end).
 */
function comparable(text: string, isPattern: boolean): string {
  const last = text.length - 1;
  return text
    .toWellFormed()
    .replace(
      /%([0-9a-fA-F]{2})|([*$])|[^\x21-\x7e]/gu,
      (match, hex: string | undefined, special: string | undefined, at: number) => {
        if (hex !== undefined) return unreservedOf(hex) ?? `%${hex.toUpperCase()}`;
        if (special === undefined) return encodeURIComponent(match);
        const hasMeaning = isPattern && (special === "*" || at === last);
        return hasMeaning ? special : `%${special.charCodeAt(0).toString(16).toUpperCase()}`;
      },
    );
}

function unreservedOf(hex: string): string | null {
  const character = String.fromCharCode(Number.parseInt(hex, 16));
  return /[A-Za-z0-9._~-]/.test(character) ? character : null;
}

/**
 * Pieces between stars are searched from left to right, each as early as possible: linear, where a regular
 * expression made from a hostile pattern would backtrack.
 */
function matchesPattern(path: string, pattern: string): boolean {
  const anchored = pattern.endsWith("$");
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split("*");
  const first = pieces.shift() ?? "";
  if (!path.startsWith(first)) return false;
  const last = pieces.pop();
  if (last === undefined) return !anchored || path.length === first.length;
  let position = first.length;
  for (const piece of pieces) {
    const found = path.indexOf(piece, position);
    if (found === -1) return false;
    position = found + piece.length;
  }
  if (!anchored) return path.indexOf(last, position) !== -1;
  return path.length - last.length >= position && path.endsWith(last);
}
