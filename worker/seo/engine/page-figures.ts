// The measured half of the report: counts and values, no judgement. Definitions: the field's comment in the contract.
import type { SeoReport } from "#contract/seo-report.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { unreadReason } from "../html/unread-reason.ts";
import { analyseKeywords } from "../keywords/keywords.ts";
import { findUnlabelledFields } from "../page/form-labels.ts";
import { findHeadingIssues, listHeadings } from "../page/headings.ts";
import { countImages } from "../page/images.ts";
import { countLinks } from "../page/link-figures.ts";
import { collectSocialTags, findMetaContent } from "../page/meta-tags.ts";
import { listResources } from "../page/resources.ts";
import { getBaseUrl, resolveUrl } from "../page/urls.ts";
import { robotsOfSite } from "../robots/robots-of-site.ts";
import { listStructuredData } from "../structured-data/structured-data.ts";
import { detectTechnology } from "../technology/technologies.ts";
import { detectLanguage } from "../text/language.ts";
import { measureReadability } from "../text/readability.ts";
import { buildWordTable, computeKeywordDensity } from "../text/word-frequency.ts";
import type { PageFigures } from "./audit.ts";
import { germanNumber } from "./wording.ts";

/** Pages with thousands of wrong headings need no sentence for each. */
const MAX_HEADING_ISSUES = 50;

export function pageFigures(
  facts: PageFacts,
  keywords: readonly string[],
  table = buildWordTable(facts.html.text.text),
): PageFigures {
  const { fetched, html } = facts;
  const language = detectLanguage(html.lang, table);
  const meta = {
    title: html.titles[0] ?? null,
    description: findMetaContent(html.metas, "description"),
    keywords: findMetaContent(html.metas, "keywords"),
  };
  return {
    performance: {
      loadTime: fetched.loadTime,
      responseTime: fetched.responseTime,
      pageSize: fetched.bytes,
      // The contract lists the elements that count; frame is not one of them.
      resourceCount: listResources(facts).filter(({ kind }) => kind !== "frame").length,
    },
    meta,
    headings: listHeadings(html.headings),
    technology: detectTechnology(facts),
    technical: technicalData(facts),
    content: {
      wordCount: html.text.words,
      ...measureReadability(html.text.text, table, language),
      textToHtmlRatio: fetched.bytes === 0 ? 0 : Math.round((html.text.bytes / fetched.bytes) * 1000) / 10,
      keywordDensity: computeKeywordDensity(table, html.text.words, language),
    },
    keywordAnalysis: analyseKeywords(keywords, { facts, meta, table }),
    accessibility: {
      missingAltImages: html.images.filter((image) => image.alt === null).length,
      missingLabels: findUnlabelledFields(facts).length,
      headingStructureIssues: issueSentences(html.headings, unreadReason(facts) === null),
    },
    social: {
      ogTags: collectSocialTags(html.metas, "og:"),
      twitterTags: collectSocialTags(html.metas, "twitter:"),
      structuredData: listStructuredData(facts),
    },
    images: countImages(html.images),
    links: countLinks(facts),
  };
}

function technicalData(facts: PageFacts): SeoReport["technical"] {
  const { fetched, html, side } = facts;
  const isSitemapListed = (robotsOfSite(side.robotsTxt)?.sitemaps.length ?? 0) > 0;
  return {
    httpStatus: fetched.status,
    canonicalUrl: canonicalUrl(facts),
    viewport: findMetaContent(html.metas, "viewport"),
    charset: html.charset,
    charsetSource: html.charsetSource,
    doctype: html.doctype,
    hasRobotsTxt: side.robotsTxt.state === "found",
    hasSitemap: isSitemapListed || side.sitemap.state === "found",
  };
}

/** Absolute address of the first link[rel~=canonical], null if there is none or it is broken. */
function canonicalUrl(facts: PageFacts): string | null {
  const href = facts.html.links.find((link) => link.rel.includes("canonical") && link.href !== null)?.href;
  return href === undefined || href === null ? null : resolveUrl(href, getBaseUrl(facts));
}

function issueSentences(headings: PageFacts["html"]["headings"], complete: boolean): string[] {
  const sentences = findHeadingIssues(headings, complete).map((issue) => issue.sentence);
  const left = sentences.length - MAX_HEADING_ISSUES;
  if (left <= 0) return sentences;
  return [...sentences.slice(0, MAX_HEADING_ISSUES), `Und ${germanNumber(left)} weitere Fehler dieser Art.`];
}
