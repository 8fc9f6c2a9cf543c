// What a page shows of its making, in the form in which signs are compared with it. Everything is capped here.

import { baseOf, isSameSite } from "../addresses.ts";
import type { PageFacts } from "../page-facts.ts";
import { remembered } from "../remembered.ts";
import { type Resource, resourcesOf } from "../resources.ts";
import { type ScriptName, scriptNameOf } from "./script-name.ts";

// Hostile pages may list any number of addresses of any length; scripts and stylesheets come first in the list.
const mostResources = 1000;
const longestAddress = 2048;
/** Characters of a path; real ones are far shorter, only queries grow. */
const longestPath = 300;
/** Characters of a folder and a file name. */
const longestTail = 150;
const mostLinks = 1000;
const longestLink = 300;
const mostLines = 100;
const longestLine = 300;

export interface Loaded extends ScriptName {
  kind: Resource["kind"];
  /** From the page's own site. */
  own: boolean;
  host: string;
  path: string;
  /** Last folder and file name, in their own case; "" when that is too long for a name. */
  tail: string;
  query: string;
  /** Path and query. */
  address: string;
}

export interface Traces {
  generators: string[];
  comments: string[];
  headers: string[];
  cookies: string[];
  rels: ReadonlySet<string>;
  markers: string[];
  scripts: string[];
  loaded: Loaded[];
  links: string[];
}

export const tracesOf = remembered((facts: PageFacts): Traces => {
  const { html, fetched } = facts;
  return {
    generators: capped(
      html.metas
        .filter((meta) => meta.name?.trim().toLowerCase() === "generator")
        .map((meta) => meta.content ?? ""),
    ),
    comments: clues(html.markers, "comment:"),
    headers: capped(
      Object.entries(fetched.headers).flatMap(([name, value]) =>
        value
          .slice(0, longestLine * 4)
          .split(",", 20)
          .map((part) => `${name}: ${part.trim()}`),
      ),
    ),
    cookies: fetched.setCookies.slice(0, mostLines).map((cookie) => cookie.slice(0, longestLine)),
    rels: new Set(html.links.slice(0, mostResources).flatMap(({ rel }) => rel)),
    markers: html.markers,
    // Data blocks begin with a bracket: they may speak of anything.
    scripts: clues(html.markers, "script:").filter((script) => !/^[{[]/.test(script)),
    loaded: loadedBy(facts),
    links: html.anchors
      .slice(0, mostLinks)
      .map(({ href }) => href.slice(0, longestLink).trim().toLowerCase()),
  };
});

function clues(markers: readonly string[], kind: string): string[] {
  return markers
    .filter((marker) => marker.startsWith(kind))
    .map((marker) => marker.slice(kind.length).toLowerCase());
}

function capped(lines: readonly string[]): string[] {
  return lines.slice(0, mostLines).map((line) => line.slice(0, longestLine).trim().toLowerCase());
}

function loadedBy(facts: PageFacts): Loaded[] {
  const own = new URL(URL.canParse(facts.fetched.url) ? facts.fetched.url : baseOf(facts));
  const isOwn = new Map<string, boolean>();
  return resourcesOf(facts)
    .slice(0, mostResources)
    .flatMap(({ kind, url }) => {
      const short = url.slice(0, longestAddress);
      if (!URL.canParse(short)) return [];
      const parsed = new URL(short);
      const host = parsed.hostname;
      if (!isOwn.has(host)) isOwn.set(host, isSameSite(own, parsed));
      const path = parsed.pathname.toLowerCase();
      const query = parsed.search.slice(1).toLowerCase();
      return {
        kind,
        own: isOwn.get(host) === true,
        host,
        path: path.slice(0, longestPath),
        tail: tailOf(parsed.pathname),
        query,
        address: query === "" ? path : `${path}?${query}`,
        ...scriptNameOf(host, path.slice(0, longestPath), query),
      };
    });
}

function tailOf(path: string): string {
  const tail = path.split("/").slice(-2).join("/");
  return tail.length <= longestTail ? tail : "";
}
