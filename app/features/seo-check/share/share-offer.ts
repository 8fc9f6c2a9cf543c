// What the parts of a report and the form that shares it have in common.
import { createContext } from "react";
import type { PageKind } from "#contract/page-kinds.ts";

/** Somebody pressed „Bericht teilen“. */
export interface ShareWish {
  /** As what the page is read; undefined: as the server read it. */
  kind: PageKind | undefined;
}

/** Everything that can go along. Answers are as they came: their seal covers every letter. */
export interface ShareSource extends ShareWish {
  /** Number under which the server keeps the report; null: it cannot be shared. */
  keptReport: string | null;
  url: string;
  design: unknown;
  check: unknown;
  /** The rest of the site is still being read. */
  isCrawling: boolean;
}

/** What the server can do with the report, as it keeps it. */
interface Offer {
  keptReport: string;
  share: (wish: ShareWish) => void;
}

/** Null where a report can be neither shared nor watched: the example, and one that somebody else shared. */
export const ShareOffer = createContext<Offer | null>(null);
