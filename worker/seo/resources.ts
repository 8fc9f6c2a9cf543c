// What the HTML itself asks the browser to load.

import { absolute, baseOf, firstSrcsetCandidate } from "./addresses.ts";
import type { PageFacts } from "./page-facts.ts";
import { remembered } from "./remembered.ts";

export type ResourceKind =
  | "script"
  | "link"
  | "img"
  | "source"
  | "iframe"
  | "frame"
  | "video"
  | "audio"
  | "embed"
  | "object";

export interface Resource {
  kind: ResourceKind;
  /** Absolute, http or https. */
  url: string;
}

const loadingRels = new Set(["stylesheet", "icon", "preload", "modulepreload"]);

/**
 * Distinct absolute URLs in the order script, link, img, media. An address met twice keeps its first kind.
 * `data:` and other addresses that need no request are left out, as are empty and broken ones.
 */
export const resourcesOf = remembered((facts: PageFacts): readonly Resource[] => {
  const base = baseOf(facts);
  const seen = new Map<string, Resource>();
  for (const [kind, written] of writtenAddresses(facts)) {
    const url = written.trim() === "" ? null : absolute(written, base);
    if (url !== null && /^https?:/.test(url) && !seen.has(url)) seen.set(url, { kind, url });
  }
  return [...seen.values()];
});

function* writtenAddresses({ html }: PageFacts): Generator<[ResourceKind, string]> {
  for (const script of html.scripts) if (script.src !== null) yield ["script", script.src];
  for (const link of html.links) {
    if (link.href !== null && link.rel.some((token) => loadingRels.has(token))) yield ["link", link.href];
  }
  for (const image of html.images) {
    const address = sourceOf(image);
    if (address !== null) yield ["img", address];
  }
  for (const medium of html.media) {
    const address = sourceOf(medium);
    if (address !== null) yield [medium.tag, address];
  }
}

/** src, or the first candidate of srcset where no src exists. */
function sourceOf({ src, srcset }: { src: string | null; srcset: string | null }): string | null {
  return src ?? (srcset === null ? null : firstSrcsetCandidate(srcset));
}
