// What a cookie or an entry of the browser's storage is known to be for, by its name. Pure; the table is read when first asked.
import type { CookieMeaning, CookiePurpose } from "../consent-facts.ts";
import { cookieNames } from "./cookie-names.ts";
import { knownCookies } from "./known-cookies.ts";

const purposes: Record<string, CookiePurpose> = {
  f: "functional",
  p: "preferences",
  a: "analytics",
  m: "marketing",
};
/** Everybody calls a cookie "lang" or "visitor": who set it, such a name does not tell. */
const PLAIN_WORD = /^[a-z]+$/i;
const SHORTEST = 4;

interface Entry extends CookieMeaning {
  domains: readonly string[];
}

interface Table {
  exact: Map<string, Entry[]>;
  /** Beginnings, the longest first. */
  beginnings: readonly (readonly [string, Entry])[];
}

let table: Table | null = null;

/**
 * @param domain that the cookie is set for; null for the page's own, and for storage
 * @returns null when nobody knows it
 */
export function explainCookie(name: string, domain: string | null): CookieMeaning | null {
  table ??= readTable();
  const fits = ({ domains }: Entry) =>
    domain === null || domains.length === 0 || domains.some((one) => isBelow(domain, one));
  const candidates = [
    ...(table.exact.get(name) ?? []),
    ...table.beginnings.filter(([beginning]) => name.startsWith(beginning)).map(([, entry]) => entry),
  ].filter(fits);
  const [best] = candidates.toSorted((a, b) => rank(b, domain) - rank(a, domain));
  if (best === undefined) return null;
  return { service: best.service, purpose: best.purpose, isCertain: best.isCertain || isAt(best, domain) };
}

/** What was looked up by hand comes first, then what its own domain confirms. */
function rank(entry: Entry, domain: string | null): number {
  return (entry.isCertain ? 2 : 0) + (isAt(entry, domain) ? 1 : 0);
}

function isAt({ domains }: Entry, domain: string | null): boolean {
  return domain !== null && domains.some((one) => isBelow(domain, one));
}

function isBelow(domain: string, parent: string): boolean {
  const bare = domain.replace(/^\./, "");
  return bare === parent || bare.endsWith(`.${parent}`);
}

function readTable(): Table {
  const exact = new Map<string, Entry[]>();
  const beginnings: [string, Entry][] = [];
  const add = (name: string, entry: Entry) => {
    if (name.endsWith("*")) beginnings.push([name.slice(0, -1), entry]);
    else exact.set(name, [...(exact.get(name) ?? []), entry]);
  };
  for (const { names, ...meaning } of knownCookies)
    for (const name of names) add(name, { ...meaning, isCertain: true, domains: [] });
  for (const line of cookieNames.trim().split("\n")) {
    const [name = "", letter = "", service = "", domains = ""] = line.split("|");
    const purpose = purposes[letter];
    if (purpose === undefined) continue;
    // A vendor's cookie on the page's own domain is told by a name that nobody else would choose.
    const isTelling = name.length >= SHORTEST && !PLAIN_WORD.test(name.replace("*", "")) && domains === "";
    add(name, { service, purpose, isCertain: isTelling, domains: domains === "" ? [] : domains.split(",") });
  }
  beginnings.sort(([one], [other]) => other.length - one.length);
  return { exact, beginnings };
}
