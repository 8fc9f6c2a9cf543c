// Content-Security-Policy of a page: policies from header and meta, directive by directive.
import type { PageFacts } from "./page-facts.ts";

export interface Policy {
  where: string;
  /** As written. */
  value: string;
  /** Directive, lower case → sources, lower case. The first of a name counts. */
  directives: ReadonlyMap<string, readonly string[]>;
}

/** A header may hold several policies, parted by commas; all of them apply. */
export function policiesOf({ fetched, html }: PageFacts): Policy[] {
  const header = fetched.headers["content-security-policy"] ?? "";
  const fromHeader = header.split(",").map((value) => policy("Kopfzeile Content-Security-Policy", value));
  const fromMeta = html.metas
    .filter(({ httpEquiv }) => httpEquiv?.trim().toLowerCase() === "content-security-policy")
    .map(({ content }) => policy('<meta http-equiv="Content-Security-Policy">', content ?? ""));
  return [...fromHeader, ...fromMeta].filter(({ directives }) => directives.size > 0);
}

/** Sources from which scripts may come; null when the policy says nothing about scripts. */
export function scriptSources({ directives }: Policy): readonly string[] | null {
  return directives.get("script-src") ?? directives.get("default-src") ?? null;
}

function policy(where: string, value: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const part of value.toLowerCase().split(";")) {
    const [name = "", ...sources] = part.trim().split(/\s+/);
    if (name !== "" && !directives.has(name)) directives.set(name, sources);
  }
  return { where, value: value.trim(), directives };
}
