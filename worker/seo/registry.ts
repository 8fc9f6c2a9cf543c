// Every audit with its points. The points of all audits add up to 100, so a point is a point of the total score;
// the sum within a group is the group's weight. In words for visitors: docs/score.md (a test compares both).
import type { Audit } from "./audit.ts";
import { canonical } from "./audits/canonical.ts";
import { charset } from "./audits/charset.ts";
import { compression } from "./audits/compression.ts";
import { descriptionLength } from "./audits/description-length.ts";
import { descriptionPresent } from "./audits/description-present.ts";
import { doctype } from "./audits/doctype.ts";
import { favicon } from "./audits/favicon.ts";
import { formLabels } from "./audits/form-labels.ts";
import { h1 } from "./audits/h1.ts";
import { headingOrder } from "./audits/heading-order.ts";
import { hsts } from "./audits/hsts.ts";
import { htmlSize } from "./audits/html-size.ts";
import { httpStatus } from "./audits/http-status.ts";
import { https } from "./audits/https.ts";
import { imageAlt } from "./audits/image-alt.ts";
import { imageLazyLoading } from "./audits/image-lazy-loading.ts";
import { imageSize } from "./audits/image-size.ts";
import { indexable } from "./audits/indexable.ts";
import { keywordUse } from "./audits/keyword-use.ts";
import { langAttribute } from "./audits/lang-attribute.ts";
import { linkNames } from "./audits/link-names.ts";
import { linkTexts } from "./audits/link-texts.ts";
import { localBusiness } from "./audits/local-business.ts";
import { mixedContent } from "./audits/mixed-content.ts";
import { nosniff } from "./audits/nosniff.ts";
import { openGraph } from "./audits/open-graph.ts";
import { phoneLink } from "./audits/phone-link.ts";
import { readability } from "./audits/readability.ts";
import { redirects } from "./audits/redirects.ts";
import { renderBlocking } from "./audits/render-blocking.ts";
import { robotsAllowed } from "./audits/robots-allowed.ts";
import { sitemap } from "./audits/sitemap.ts";
import { structuredDataValid } from "./audits/structured-data-valid.ts";
import { titleLength } from "./audits/title-length.ts";
import { titleMeaningful } from "./audits/title-meaningful.ts";
import { titlePresent } from "./audits/title-present.ts";
import { titleStuffing } from "./audits/title-stuffing.ts";
import { viewport } from "./audits/viewport.ts";
import { wordAmount } from "./audits/word-amount.ts";

export interface RegisteredAudit {
  audit: Audit;
  /** Whole points, out of 100 over all audits. */
  points: number;
}

const table: readonly (readonly [audit: Audit, points: number])[] = [
  // findability: 25
  [httpStatus, 5],
  [indexable, 7],
  [robotsAllowed, 4],
  [canonical, 2],
  [redirects, 2],
  [https, 4],
  [sitemap, 1],
  // title-and-description: 20
  [titlePresent, 6],
  [titleMeaningful, 4],
  [titleLength, 3],
  [titleStuffing, 1],
  [descriptionPresent, 4],
  [descriptionLength, 2],
  // content: 20
  [h1, 4],
  [headingOrder, 3],
  [wordAmount, 4],
  [readability, 3],
  [langAttribute, 3],
  [keywordUse, 3],
  // images-and-links: 12
  [imageAlt, 4],
  [imageSize, 2],
  [imageLazyLoading, 1],
  [linkTexts, 2],
  [linkNames, 1],
  [phoneLink, 2],
  // structured-data: 10
  [localBusiness, 5],
  [structuredDataValid, 2],
  [openGraph, 3],
  // technology: 13
  [viewport, 3],
  [charset, 1],
  [doctype, 1],
  [compression, 1],
  [htmlSize, 1],
  [renderBlocking, 1],
  [hsts, 1],
  [nosniff, 1],
  [mixedContent, 1],
  [favicon, 1],
  [formLabels, 1],
];

export const registry: readonly RegisteredAudit[] = table.map(([audit, points]) => ({ audit, points }));
