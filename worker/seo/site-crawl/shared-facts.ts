// The side files of the first page, with which the other pages are judged too: fetched once for a crawl.
import type { PageFacts } from "../html/page-facts.ts";
import { unreadReason } from "../html/unread-reason.ts";
import type { SharedFacts } from "./crawl-state.ts";
import { pageKey } from "./page-address.ts";

/** Characters; an Impressum is long with 20,000. */
const MAX_IMPRINT_TEXT = 100_000;
const MAX_IMPRINT_LINKS = 1_000;

export function extractSharedFacts({ fetched, html, side }: PageFacts): SharedFacts {
  const { imprint } = side;
  const isFirstPage = imprint.state === "self";
  const text = isFirstPage ? html.text.text : imprint.text;
  const hrefs = isFirstPage ? html.anchors.map(({ href }) => href) : imprint.hrefs;
  return {
    ...side,
    imprint: {
      ...imprint,
      state: isFirstPage ? "found" : imprint.state,
      url: isFirstPage ? fetched.url : imprint.url,
      text: text.slice(0, MAX_IMPRINT_TEXT),
      hrefs: hrefs.slice(0, MAX_IMPRINT_LINKS),
      isCut:
        text.length > MAX_IMPRINT_TEXT ||
        (isFirstPage ? unreadReason({ fetched, html }) !== null : imprint.isCut === true),
    },
  };
}

/** The shared facts as seen from one page, which may be the Impressum itself. */
export function sideFactsFor(shared: SharedFacts, pageUrl: string): SharedFacts {
  const { imprint } = shared;
  if (imprint.state !== "found" || imprint.url === null || pageKey(imprint.url) !== pageKey(pageUrl))
    return shared;
  return { ...shared, imprint: { ...imprint, state: "self", text: "", hrefs: [], isCut: false } };
}
