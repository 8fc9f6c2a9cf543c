// Lines of a robots.txt that crawlers do not understand, or that cannot mean anything.
import { wordSet } from "../text/word-sets.ts";
import { type FieldName, MAX_ROBOTS_BYTES, readFields } from "./robots-txt.ts";

export interface RobotsFault {
  /** 1-based line in the file. */
  line: number;
  /** As written, without comment. */
  written: string;
  /** German: what is wrong. */
  problem: string;
  /** The line as it is probably meant, or null. */
  corrected: string | null;
}

export interface RobotsFaults {
  /** The first few. */
  faults: RobotsFault[];
  /** Of all lines. */
  total: number;
}

/** Faults described; the others are only counted. */
const MAX_DESCRIBED = 6;
/** Characters of a written line. */
const MAX_WRITTEN = 200;

/** Fields that single crawlers read, or that all know to skip; without signs between their words. */
const fieldsOfOthers = wordSet(
  "crawldelay requestrate visittime host cleanparam contentsignal contentsignals contentusage robotversion",
);
const betweenWords = /[-_ ]/g;
const titles: Record<FieldName, string> = {
  "user-agent": "User-agent",
  allow: "Allow",
  disallow: "Disallow",
  sitemap: "Sitemap",
};
const fieldNames = Object.keys(titles) as FieldName[];

/** @param address of the page, for the addresses of sitemaps */
export function findRobotsFaults(text: string, address: string): RobotsFaults {
  const found: RobotsFaults = { faults: [], total: 0 };
  let hasAgent = false;
  for (const { line, content, separator, name, written, value } of readFields(withoutCutLine(text))) {
    const add = (problem: string, corrected: string | null = null) => {
      found.total++;
      if (found.faults.length >= MAX_DESCRIBED) return;
      found.faults.push({ line, written: content.slice(0, MAX_WRITTEN), problem, corrected });
    };
    if (separator === null) add(...explainNoField(content));
    else if (name === null) {
      if (!fieldsOfOthers.has(written.replace(betweenWords, ""))) add(...explainUnknown(written, value));
    } else if (written !== name)
      add("nur Google liest das trotz des Schreibfehlers", `${titles[name]}: ${value}`);
    else if (separator !== ":") add("der Doppelpunkt fehlt", `${titles[name]}: ${value}`);
    else if (name === "user-agent" && value === "") add("der Name fehlt", "User-agent: *");
    else if (name === "sitemap") {
      if (!/^https?:\/\//i.test(value))
        add("keine vollständige Adresse", `Sitemap: ${complete(value, address)}`);
    } else if (name !== "user-agent") {
      if (!hasAgent)
        add("davor steht kein User-agent, die Zeile gilt für niemanden", `User-agent: *\n${content}`);
      else if (!/^(?:$|[/*$])/.test(value))
        add("passt auf keine Adresse", `${titles[name]}: ${toPath(value)}`);
    }
    hasAgent ||= name === "user-agent";
  }
  return found;
}

/** A file that fills what is read of it goes on: its last line may be a part of one. */
function withoutCutLine(text: string): string {
  const isCut = new TextEncoder().encode(text).length >= MAX_ROBOTS_BYTES;
  return isCut ? text.slice(0, Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1) : text;
}

type Explanation = [problem: string, corrected?: string | null];

function explainNoField(content: string): Explanation {
  if (content.startsWith("<")) return ["das ist HTML"];
  const comment = /^(?:\/\/|\/\*|;|--)/.exec(content)?.[0];
  return comment === undefined
    ? ["keine Angabe der Form „Name: Wert“"]
    : ["Kommentare beginnen mit #", `# ${content}`];
}

function explainUnknown(written: string, value: string): Explanation {
  if (/^(?:\/\/|\/\*|;|<)/.test(written)) return explainNoField(`${written}: ${value}`);
  if (written === "noindex") return ["„Noindex“ liest Google hier seit 2019 nicht mehr"];
  const meant = fieldNames.find((name) => isMisspelled(written, name));
  return meant === undefined
    ? ["diese Angabe kennt kein Crawler"]
    : ["verschrieben", `${titles[meant]}: ${value}`];
}

/** Letters that may be wrong, missing or too many. */
const MAX_TYPOS = 2;

function isMisspelled(written: string, name: string): boolean {
  const [one, other] = [written, name].map((text) => text.replace(betweenWords, ""));
  if (one === undefined || other === undefined) return false;
  return Math.abs(one.length - other.length) <= MAX_TYPOS && countTypos(one, other) <= MAX_TYPOS;
}

/** Levenshtein's distance. */
function countTypos(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function complete(value: string, address: string): string {
  return value === "" ? new URL("/sitemap.xml", address).href : (URL.parse(value, address)?.href ?? value);
}

/** "https://a.de/intern/" → "/intern/", "wp-admin" → "/wp-admin" */
function toPath(value: string): string {
  const url = /^https?:/i.test(value) ? URL.parse(value) : null;
  return url === null ? `/${value}` : url.pathname + url.search;
}
