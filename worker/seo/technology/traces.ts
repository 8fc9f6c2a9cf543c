// Everything on a page that fingerprints are matched against, normalized and capped.

import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { listMetaContents } from "../page/meta-tags.ts";
import { type Load, listLoads } from "./services/loads.ts";
import { scriptState } from "./services/script-state.ts";

// Limits for hostile pages.
const maxRels = 1000;
const maxLines = 100;
const maxLineLength = 300;

export interface Traces {
  generators: string[];
  comments: string[];
  headers: string[];
  cookies: string[];
  rels: ReadonlySet<string>;
  markers: string[];
  scripts: string[];
  loaded: readonly Load[];
}

export const collectTraces = memoizeByFacts((facts: PageFacts): Traces => {
  const { html, fetched } = facts;
  return {
    generators: limitLines(listMetaContents(html.metas, "generator")),
    comments: filterClues(html.markers, "comment:"),
    headers: limitLines(
      Object.entries(fetched.headers).flatMap(([name, value]) =>
        value
          .slice(0, maxLineLength * 4)
          .split(",", 20)
          .map((part) => `${name}: ${part.trim()}`),
      ),
    ),
    cookies: fetched.setCookies.slice(0, maxLines).map((cookie) => cookie.slice(0, maxLineLength)),
    rels: new Set(html.links.slice(0, maxRels).flatMap(({ rel }) => rel)),
    markers: html.markers,
    scripts: html.scripts.flatMap((script) =>
      script.begin !== undefined && scriptState(script).runs ? script.begin.toLowerCase() : [],
    ),
    loaded: listLoads(facts),
  };
});

function filterClues(markers: readonly string[], kind: string): string[] {
  return markers
    .filter((marker) => marker.startsWith(kind))
    .map((marker) => marker.slice(kind.length).toLowerCase());
}

function limitLines(lines: readonly string[]): string[] {
  return lines.slice(0, maxLines).map((line) => line.slice(0, maxLineLength).trim().toLowerCase());
}
