// Content-Security-Policy of a page: policies from header and meta, directive by directive.
import type { PageFacts } from "../html/page-facts.ts";
import { listHttpEquiv } from "./meta-tags.ts";

export interface Policy {
  where: string;
  /** As written. */
  value: string;
  /** Directive, lower case → sources, lower case. The first of a name counts. */
  directives: ReadonlyMap<string, readonly string[]>;
}

/** A header may hold several comma-separated policies; all of them apply. */
export function parsePolicies({ fetched, html }: PageFacts): Policy[] {
  const header = fetched.headers["content-security-policy"] ?? "";
  const fromHeader = header
    .split(",")
    .map((value) => parsePolicy("Kopfzeile Content-Security-Policy", value));
  const fromMeta = listHttpEquiv(html.metas, "content-security-policy").map((value) =>
    parsePolicy('<meta http-equiv="Content-Security-Policy">', value),
  );
  return [...fromHeader, ...fromMeta].filter(({ directives }) => directives.size > 0);
}

/** Allowed script sources; null when the policy does not restrict scripts. */
export function getScriptSources({ directives }: Policy): readonly string[] | null {
  return directives.get("script-src") ?? directives.get("default-src") ?? null;
}

function parsePolicy(where: string, value: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const part of value.toLowerCase().split(";")) {
    const [name = "", ...sources] = part.trim().split(/\s+/);
    if (name !== "" && !directives.has(name)) directives.set(name, sources);
  }
  return { where, value: value.trim(), directives };
}
