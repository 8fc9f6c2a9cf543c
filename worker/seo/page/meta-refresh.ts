// <meta http-equiv="refresh">: the page that visitors are redirected to (HTML standard, shared declarative refresh steps).
import type { PageFacts } from "../html/page-facts.ts";
import { isSamePage } from "./canonicals.ts";
import { listHttpEquiv } from "./meta-tags.ts";
import { getBaseUrl, resolveWebUrl } from "./urls.ts";

export interface MetaRefresh {
  /** As written. */
  content: string;
  /** Absolute web address of another page. */
  target: string;
  seconds: number;
}

/** Characters read; no address is longer. */
const maxReadLength = 2_200;

/** null when the page stays, or only loads itself again. */
export function findMetaRefresh(facts: PageFacts): MetaRefresh | null {
  for (const content of listHttpEquiv(facts.html.metas, "refresh")) {
    const [, seconds = "0", rest = ""] =
      /^\s*(\d{0,6})[\d.]*\s*[;,]?\s*(.*)/s.exec(content.slice(0, maxReadLength)) ?? [];
    const written =
      rest
        .replace(/^url\s*=\s*/i, "")
        .replace(/^["']/, "")
        .split(/["']/, 1)[0]
        ?.trim() ?? "";
    const target = resolveWebUrl(written, getBaseUrl(facts));
    if (target === null || isSamePage(target, facts.fetched.url)) continue;
    return { content, target, seconds: Number(seconds) };
  }
  return null;
}
