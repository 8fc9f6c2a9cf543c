// What the HTML itself makes the browser load.
import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import type { MediaFact, PageFacts } from "../html/page-facts.ts";
import { getBaseUrl, getFirstSrcsetUrl, resolveWebUrl } from "./urls.ts";

export type ResourceKind = "script" | "link" | "img" | MediaFact["tag"];

export interface Resource {
  kind: ResourceKind;
  /** Absolute, http or https. */
  url: string;
}

/** Total characters: a base address of 2,000 characters can be part of each of 150,000 links. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

const loadingRels = new Set(["stylesheet", "icon", "preload", "modulepreload"]);

/**
 * Distinct absolute URLs in the order script, link, img, media. An address met twice keeps its first kind.
 * `data:` and other addresses that need no request are left out, as are empty and broken ones.
 */
export function listResources(facts: PageFacts): readonly Resource[] {
  return readResources(facts).resources;
}

/** The addresses exceed the total limit, so the last ones are not counted. */
export function areResourcesCut(facts: PageFacts): boolean {
  return readResources(facts).isCut;
}

const readResources = memoizeByFacts((facts: PageFacts) => {
  const base = getBaseUrl(facts);
  const seen = new Map<string, Resource>();
  let room = MAX_CHARACTERS;
  for (const [kind, written] of iterateAddresses(facts)) {
    const url = written === null ? null : resolveWebUrl(written, base);
    if (url === null || seen.has(url)) continue;
    room -= url.length;
    if (room < 0) return { resources: [...seen.values()], isCut: true };
    seen.set(url, { kind, url });
  }
  return { resources: [...seen.values()], isCut: false };
});

function* iterateAddresses({ html }: PageFacts): Generator<[ResourceKind, string | null]> {
  for (const { src } of html.scripts) yield ["script", src];
  for (const { rel, href } of html.links)
    if (rel.some((token) => loadingRels.has(token))) yield ["link", href];
  for (const image of html.images) yield ["img", getSource(image)];
  for (const medium of html.media) yield [medium.tag, getSource(medium)];
}

/** src, or the first candidate of srcset where no src exists. */
function getSource({ src, srcset }: { src: string | null; srcset: string | null }): string | null {
  return src ?? (srcset === null ? null : getFirstSrcsetUrl(srcset));
}
