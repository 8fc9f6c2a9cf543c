// How often the crawler comes, in a few words each.
import {
  SITE_CRAWL_PAGES,
  SITE_CRAWL_REQUESTS,
  SITE_CRAWLS_A_DAY,
  SITE_REQUESTS_A_MINUTE,
} from "../../constants.ts";
import type { LedgerRow } from "../../section-types.ts";

/** At most, however many people have the same site checked. */
export const crawlerFacts: readonly LedgerRow[] = [
  { name: "Seiten je Prüfung", figure: `1 bis ${SITE_CRAWL_PAGES}` },
  { name: "Abrufe in der Minute", figure: `bis zu ${SITE_REQUESTS_A_MINUTE}` },
  { name: "Ganze Website am Tag", figure: `bis zu ${SITE_CRAWLS_A_DAY}-mal` },
  { name: "Abrufe dabei", figure: `bis zu ${SITE_CRAWL_REQUESTS}` },
];
