// Every audit with its weight, and who mends what it complains of. Weights are relative: scoring divides 100 points by them
// (run-audits.ts). In words for visitors: docs/score.md, which a test compares.
import { groupIds, type Remedy } from "#contract/seo-report.ts";
import { copyrightYear } from "../audits/content/copyright-year.ts";
import { h1 } from "../audits/content/h1.ts";
import { headingOrder } from "../audits/content/heading-order.ts";
import { headingTexts } from "../audits/content/heading-texts.ts";
import { keywordStuffing } from "../audits/content/keyword-stuffing.ts";
import { keywordUse } from "../audits/content/keyword-use.ts";
import { langAttribute } from "../audits/content/lang-attribute.ts";
import { langMatches } from "../audits/content/lang-matches.ts";
import { placeholderText } from "../audits/content/placeholder-text.ts";
import { readability } from "../audits/content/readability.ts";
import { sentenceLength } from "../audits/content/sentence-length.ts";
import { wordAmount } from "../audits/content/word-amount.ts";
import { addressForm } from "../audits/findability/address-form.ts";
import { aiCrawlers } from "../audits/findability/ai-crawlers.ts";
import { canonical } from "../audits/findability/canonical.ts";
import { hreflang } from "../audits/findability/hreflang.ts";
import { httpStatus } from "../audits/findability/http-status.ts";
import { https } from "../audits/findability/https.ts";
import { indexable } from "../audits/findability/indexable.ts";
import { llmsTxt } from "../audits/findability/llms-txt.ts";
import { redirects } from "../audits/findability/redirects.ts";
import { robotsAllowed } from "../audits/findability/robots-allowed.ts";
import { robotsSyntax } from "../audits/findability/robots-syntax.ts";
import { sitemap } from "../audits/findability/sitemap.ts";
import { sitemapEntry } from "../audits/findability/sitemap-entry.ts";
import { altQuality } from "../audits/images-and-links/alt-quality.ts";
import { clickOnlyAnchors } from "../audits/images-and-links/click-only-anchors.ts";
import { firstImageEager } from "../audits/images-and-links/first-image-eager.ts";
import { imageAlt } from "../audits/images-and-links/image-alt.ts";
import { imageFormats } from "../audits/images-and-links/image-formats.ts";
import { imageLazyLoading } from "../audits/images-and-links/image-lazy-loading.ts";
import { imageSize } from "../audits/images-and-links/image-size.ts";
import { internalLinks } from "../audits/images-and-links/internal-links.ts";
import { linkNames } from "../audits/images-and-links/link-names.ts";
import { linkTargets } from "../audits/images-and-links/link-targets.ts";
import { linkTexts } from "../audits/images-and-links/link-texts.ts";
import { nofollowInternal } from "../audits/images-and-links/nofollow-internal.ts";
import { responsiveImages } from "../audits/images-and-links/responsive-images.ts";
import { contactOnPage } from "../audits/local/contact-on-page.ts";
import { mapLink } from "../audits/local/map-link.ts";
import { napConsistent } from "../audits/local/nap-consistent.ts";
import { openingHours } from "../audits/local/opening-hours.ts";
import { phoneLink } from "../audits/local/phone-link.ts";
import { sameAs } from "../audits/local/same-as.ts";
import { townNamed } from "../audits/local/town-named.ts";
import { articleAuthor } from "../audits/structured-data/article-author.ts";
import { articleDate } from "../audits/structured-data/article-date.ts";
import { articleMarkup } from "../audits/structured-data/article-markup.ts";
import { breadcrumbList } from "../audits/structured-data/breadcrumb-list.ts";
import { dataVocabulary } from "../audits/structured-data/data-vocabulary.ts";
import { imagePreview } from "../audits/structured-data/image-preview.ts";
import { localBusiness } from "../audits/structured-data/local-business.ts";
import { ogUrlCanonical } from "../audits/structured-data/og-url-canonical.ts";
import { openGraph } from "../audits/structured-data/open-graph.ts";
import { productMarkup } from "../audits/structured-data/product-markup.ts";
import { socialImage } from "../audits/structured-data/social-image.ts";
import { structuredDataValid } from "../audits/structured-data/structured-data-valid.ts";
import { caching } from "../audits/technology/caching.ts";
import { charset } from "../audits/technology/charset.ts";
import { compression } from "../audits/technology/compression.ts";
import { contentSecurityPolicy } from "../audits/technology/content-security-policy.ts";
import { cookiesSecure } from "../audits/technology/cookies-secure.ts";
import { doctype } from "../audits/technology/doctype.ts";
import { domSize } from "../audits/technology/dom-size.ts";
import { duplicateIds } from "../audits/technology/duplicate-ids.ts";
import { favicon } from "../audits/technology/favicon.ts";
import { formLabels } from "../audits/technology/form-labels.ts";
import { framing } from "../audits/technology/framing.ts";
import { headDuplicates } from "../audits/technology/head-duplicates.ts";
import { hsts } from "../audits/technology/hsts.ts";
import { htmlSize } from "../audits/technology/html-size.ts";
import { iframeTitles } from "../audits/technology/iframe-titles.ts";
import { libraryVersions } from "../audits/technology/library-versions.ts";
import { mainLandmark } from "../audits/technology/main-landmark.ts";
import { mixedContent } from "../audits/technology/mixed-content.ts";
import { nosniff } from "../audits/technology/nosniff.ts";
import { referrerPolicy } from "../audits/technology/referrer-policy.ts";
import { renderBlocking } from "../audits/technology/render-blocking.ts";
import { softwareVersions } from "../audits/technology/software-versions.ts";
import { viewport } from "../audits/technology/viewport.ts";
import { descriptionLength } from "../audits/title-and-description/description-length.ts";
import { descriptionMeaningful } from "../audits/title-and-description/description-meaningful.ts";
import { descriptionPresent } from "../audits/title-and-description/description-present.ts";
import { metaKeywords } from "../audits/title-and-description/meta-keywords.ts";
import { titleLength } from "../audits/title-and-description/title-length.ts";
import { titleMeaningful } from "../audits/title-and-description/title-meaningful.ts";
import { titlePresent } from "../audits/title-and-description/title-present.ts";
import { titleStuffing } from "../audits/title-and-description/title-stuffing.ts";
import type { Audit } from "./audit.ts";

export interface RegisteredAudit {
  audit: Audit;
  /** Relative to all other audits; 0 informs without a score. */
  weight: number;
  remedy: Remedy;
  /** Missing basics cap the score: 1, 0.5 for a basic by half, 0 for all others. */
  basic: number;
}

const basicShares = { basic: 1, "half a basic": 0.5 } as const;

type Row = readonly [
  audit: Audit,
  weight: number,
  who: Remedy["who"],
  effort: Remedy["effort"],
  basic?: keyof typeof basicShares,
];

const rows: readonly Row[] = [
  [httpStatus, 5, "host", "hours", "basic"],
  [indexable, 6, "webmaster", "minutes", "basic"],
  [robotsAllowed, 4, "webmaster", "minutes", "basic"],
  [robotsSyntax, 0.5, "webmaster", "minutes"],
  [https, 6, "host", "hours", "basic"],
  [canonical, 2, "webmaster", "minutes", "half a basic"],
  [sitemap, 1.5, "webmaster", "minutes", "half a basic"],
  [redirects, 1, "host", "minutes"],
  [sitemapEntry, 0.5, "webmaster", "minutes"],
  [hreflang, 0.5, "webmaster", "hours"],
  [addressForm, 0.5, "webmaster", "hours"],
  [aiCrawlers, 0, "webmaster", "minutes"],
  [llmsTxt, 0, "webmaster", "minutes"],
  [titlePresent, 6, "owner", "minutes", "basic"],
  [titleMeaningful, 4, "owner", "minutes"],
  [metaKeywords, 0, "webmaster", "minutes"],
  [titleLength, 1.5, "owner", "minutes"],
  [titleStuffing, 0.5, "owner", "minutes"],
  [descriptionPresent, 4, "owner", "minutes", "basic"],
  [descriptionLength, 1, "owner", "minutes"],
  [descriptionMeaningful, 1, "owner", "minutes"],
  [h1, 4, "webmaster", "minutes", "basic"],
  [headingOrder, 1, "webmaster", "hours"],
  [headingTexts, 1, "owner", "minutes"],
  [wordAmount, 4, "owner", "hours", "basic"],
  [readability, 2, "owner", "hours"],
  [sentenceLength, 1, "owner", "hours"],
  [langAttribute, 3, "webmaster", "minutes", "basic"],
  [langMatches, 1, "webmaster", "minutes"],
  [placeholderText, 2, "owner", "minutes"],
  [keywordUse, 2, "owner", "hours"],
  [keywordStuffing, 0.5, "owner", "hours"],
  [copyrightYear, 0.5, "owner", "minutes"],
  [imageAlt, 4, "owner", "hours", "basic"],
  [altQuality, 1, "owner", "hours"],
  [imageSize, 1, "webmaster", "hours"],
  [imageLazyLoading, 0.5, "webmaster", "minutes"],
  [firstImageEager, 0.5, "webmaster", "minutes"],
  [imageFormats, 0.75, "webmaster", "hours"],
  [responsiveImages, 0.5, "webmaster", "hours"],
  [linkTexts, 1, "owner", "minutes"],
  [linkNames, 1.5, "webmaster", "hours"],
  [linkTargets, 0.75, "owner", "minutes"],
  [clickOnlyAnchors, 0.5, "webmaster", "minutes"],
  [internalLinks, 0.5, "owner", "minutes"],
  [nofollowInternal, 0.25, "webmaster", "minutes"],
  [localBusiness, 4, "webmaster", "hours", "basic"],
  [articleMarkup, 4, "webmaster", "hours", "basic"],
  [articleAuthor, 1, "owner", "minutes"],
  [articleDate, 1.5, "webmaster", "minutes"],
  [productMarkup, 4, "webmaster", "hours", "basic"],
  [breadcrumbList, 0.5, "webmaster", "minutes"],
  [imagePreview, 0.25, "webmaster", "minutes"],
  [ogUrlCanonical, 0.25, "webmaster", "minutes"],
  [structuredDataValid, 1.5, "webmaster", "hours"],
  [dataVocabulary, 0.25, "webmaster", "hours"],
  [openGraph, 2.5, "webmaster", "minutes", "half a basic"],
  [socialImage, 0.75, "owner", "minutes"],
  [contactOnPage, 5, "owner", "minutes", "basic"],
  [napConsistent, 1.5, "owner", "minutes"],
  [phoneLink, 4, "owner", "minutes", "basic"],
  [townNamed, 4, "owner", "minutes"],
  [openingHours, 1, "owner", "minutes"],
  [mapLink, 0.5, "owner", "minutes"],
  [sameAs, 0.25, "webmaster", "minutes"],
  [viewport, 6, "webmaster", "days", "basic"],
  [charset, 1, "webmaster", "minutes"],
  [doctype, 1, "webmaster", "minutes"],
  [compression, 0.75, "host", "minutes"],
  [caching, 0.25, "host", "minutes"],
  [htmlSize, 0.25, "webmaster", "hours"],
  [domSize, 0.25, "webmaster", "hours"],
  [renderBlocking, 0.5, "webmaster", "hours"],
  [mixedContent, 1.5, "webmaster", "hours"],
  [hsts, 0.25, "host", "minutes"],
  [nosniff, 0.25, "host", "minutes"],
  [contentSecurityPolicy, 0.25, "webmaster", "days"],
  [referrerPolicy, 0.25, "host", "minutes"],
  [framing, 0.25, "host", "minutes"],
  [cookiesSecure, 0.25, "webmaster", "minutes"],
  [softwareVersions, 0.25, "host", "minutes"],
  [favicon, 0.5, "owner", "minutes"],
  [libraryVersions, 0.75, "webmaster", "hours"],
  [duplicateIds, 0.25, "webmaster", "minutes"],
  [mainLandmark, 0.25, "webmaster", "minutes"],
  [formLabels, 1.5, "webmaster", "hours"],
  [iframeTitles, 0.25, "webmaster", "minutes"],
  [headDuplicates, 0.25, "webmaster", "minutes"],
];

/** In the order of the report: by group, then as listed above. */
export const registry: readonly RegisteredAudit[] = rows
  .map(([audit, weight, who, effort, basic]) => ({
    audit,
    weight,
    remedy: { who, effort },
    basic: basic === undefined ? 0 : basicShares[basic],
  }))
  .toSorted((a, b) => groupIds.indexOf(a.audit.group) - groupIds.indexOf(b.audit.group));
