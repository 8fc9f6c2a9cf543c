// Every audit with its points. The points of all audits add up to 100, so a point is a point of the total score;
// the sum within a group is the group's weight. 0 points inform without judging. In words for visitors: docs/score.md
// (a test compares both).
import type { Audit } from "./audit.ts";
import { addressForm } from "./audits/address-form.ts";
import { aiCrawlers } from "./audits/ai-crawlers.ts";
import { altQuality } from "./audits/alt-quality.ts";
import { caching } from "./audits/caching.ts";
import { canonical } from "./audits/canonical.ts";
import { charset } from "./audits/charset.ts";
import { compression } from "./audits/compression.ts";
import { contactOnPage } from "./audits/contact-on-page.ts";
import { contentSecurityPolicy } from "./audits/content-security-policy.ts";
import { cookiesSecure } from "./audits/cookies-secure.ts";
import { copyrightYear } from "./audits/copyright-year.ts";
import { descriptionLength } from "./audits/description-length.ts";
import { descriptionMeaningful } from "./audits/description-meaningful.ts";
import { descriptionPresent } from "./audits/description-present.ts";
import { doctype } from "./audits/doctype.ts";
import { favicon } from "./audits/favicon.ts";
import { firstImageEager } from "./audits/first-image-eager.ts";
import { formLabels } from "./audits/form-labels.ts";
import { framing } from "./audits/framing.ts";
import { h1 } from "./audits/h1.ts";
import { headDuplicates } from "./audits/head-duplicates.ts";
import { headingOrder } from "./audits/heading-order.ts";
import { headingTexts } from "./audits/heading-texts.ts";
import { hreflang } from "./audits/hreflang.ts";
import { hsts } from "./audits/hsts.ts";
import { htmlSize } from "./audits/html-size.ts";
import { httpStatus } from "./audits/http-status.ts";
import { https } from "./audits/https.ts";
import { iframeTitles } from "./audits/iframe-titles.ts";
import { imageAlt } from "./audits/image-alt.ts";
import { imageFormats } from "./audits/image-formats.ts";
import { imageLazyLoading } from "./audits/image-lazy-loading.ts";
import { imageSize } from "./audits/image-size.ts";
import { indexable } from "./audits/indexable.ts";
import { internalLinks } from "./audits/internal-links.ts";
import { keywordStuffing } from "./audits/keyword-stuffing.ts";
import { keywordUse } from "./audits/keyword-use.ts";
import { langAttribute } from "./audits/lang-attribute.ts";
import { langMatches } from "./audits/lang-matches.ts";
import { linkNames } from "./audits/link-names.ts";
import { linkTargets } from "./audits/link-targets.ts";
import { linkTexts } from "./audits/link-texts.ts";
import { llmsTxt } from "./audits/llms-txt.ts";
import { localBusiness } from "./audits/local-business.ts";
import { mapLink } from "./audits/map-link.ts";
import { mixedContent } from "./audits/mixed-content.ts";
import { napConsistent } from "./audits/nap-consistent.ts";
import { nosniff } from "./audits/nosniff.ts";
import { openGraph } from "./audits/open-graph.ts";
import { openingHours } from "./audits/opening-hours.ts";
import { phoneLink } from "./audits/phone-link.ts";
import { placeholderText } from "./audits/placeholder-text.ts";
import { readability } from "./audits/readability.ts";
import { redirects } from "./audits/redirects.ts";
import { referrerPolicy } from "./audits/referrer-policy.ts";
import { renderBlocking } from "./audits/render-blocking.ts";
import { responsiveImages } from "./audits/responsive-images.ts";
import { robotsAllowed } from "./audits/robots-allowed.ts";
import { sameAs } from "./audits/same-as.ts";
import { sentenceLength } from "./audits/sentence-length.ts";
import { sitemap } from "./audits/sitemap.ts";
import { sitemapEntry } from "./audits/sitemap-entry.ts";
import { socialImage } from "./audits/social-image.ts";
import { softwareVersions } from "./audits/software-versions.ts";
import { structuredDataValid } from "./audits/structured-data-valid.ts";
import { titleLength } from "./audits/title-length.ts";
import { titleMeaningful } from "./audits/title-meaningful.ts";
import { titlePresent } from "./audits/title-present.ts";
import { titleStuffing } from "./audits/title-stuffing.ts";
import { townNamed } from "./audits/town-named.ts";
import { viewport } from "./audits/viewport.ts";
import { wordAmount } from "./audits/word-amount.ts";

export interface RegisteredAudit {
  audit: Audit;
  /** In halves, out of 100 over all audits; 0 informs only. */
  points: number;
}

const table: readonly (readonly [audit: Audit, points: number])[] = [
  // findability: 22
  [httpStatus, 4],
  [indexable, 6],
  [robotsAllowed, 3],
  [canonical, 2],
  [redirects, 1],
  [https, 3],
  [sitemap, 1],
  [sitemapEntry, 0.5],
  [hreflang, 0.5],
  [addressForm, 1],
  [aiCrawlers, 0],
  [llmsTxt, 0],
  // title-and-description: 16
  [titlePresent, 5],
  [titleMeaningful, 3],
  [titleLength, 2],
  [titleStuffing, 1],
  [descriptionPresent, 3],
  [descriptionLength, 1],
  [descriptionMeaningful, 1],
  // content: 19
  [h1, 3],
  [headingOrder, 2],
  [headingTexts, 1],
  [wordAmount, 3],
  [readability, 2],
  [sentenceLength, 1],
  [langAttribute, 2],
  [langMatches, 1],
  [placeholderText, 1],
  [keywordUse, 2],
  [keywordStuffing, 0.5],
  [copyrightYear, 0.5],
  // images-and-links: 12
  [imageAlt, 3],
  [altQuality, 1],
  [imageSize, 1.5],
  [imageLazyLoading, 0.5],
  [firstImageEager, 0.5],
  [imageFormats, 1],
  [responsiveImages, 0.5],
  [linkTexts, 1.5],
  [linkNames, 1],
  [linkTargets, 1],
  [internalLinks, 0.5],
  // structured-data: 9
  [localBusiness, 4],
  [structuredDataValid, 2],
  [openGraph, 2],
  [socialImage, 1],
  // local: 9
  [contactOnPage, 2],
  [napConsistent, 1.5],
  [phoneLink, 1.5],
  [townNamed, 2],
  [openingHours, 1],
  [mapLink, 0.5],
  [sameAs, 0.5],
  // technology: 13
  [viewport, 2],
  [charset, 0.5],
  [doctype, 0.5],
  [compression, 1],
  [caching, 0.5],
  [htmlSize, 0.5],
  [renderBlocking, 0.5],
  [mixedContent, 1],
  [hsts, 0.5],
  [nosniff, 0.5],
  [contentSecurityPolicy, 0.5],
  [referrerPolicy, 0.5],
  [framing, 0.5],
  [cookiesSecure, 0.5],
  [softwareVersions, 0.5],
  [favicon, 0.5],
  [formLabels, 1.5],
  [iframeTitles, 0.5],
  [headDuplicates, 0.5],
];

export const registry: readonly RegisteredAudit[] = table.map(([audit, points]) => ({ audit, points }));
