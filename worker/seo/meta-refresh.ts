// <meta http-equiv="refresh">: the address a page passes its visitors on to (HTML standard, shared declarative refresh steps).
import { absolute, baseOf } from "./addresses.ts";
import { isSamePage } from "./canonicals.ts";
import type { PageFacts } from "./page-facts.ts";

export interface Refresh {
  /** As written. */
  content: string;
  /** Absolute web address of another page. */
  target: string;
  seconds: number;
}

/** Characters read; a longer value is no address. */
const longestRead = 2_200;

/** null when the page stays, or only loads itself again. */
export function refreshOf(facts: PageFacts): Refresh | null {
  for (const { httpEquiv, content } of facts.html.metas) {
    if (httpEquiv?.trim().toLowerCase() !== "refresh" || content === null) continue;
    const [, seconds = "0", rest = ""] =
      /^\s*(\d{0,6})[\d.]*\s*[;,]?\s*(.*)/s.exec(content.slice(0, longestRead)) ?? [];
    const written =
      rest
        .replace(/^url\s*=\s*/i, "")
        .replace(/^["']/, "")
        .split(/["']/, 1)[0]
        ?.trim() ?? "";
    const target = written === "" ? null : absolute(written, baseOf(facts));
    if (target === null || !/^https?:/.test(target) || isSamePage(target, facts.fetched.url)) continue;
    return { content, target, seconds: Number(seconds) };
  }
  return null;
}
