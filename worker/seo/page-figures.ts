// The measured half of the report: counts and values, no judgement. Definitions: the field's comment in the contract.
import type { SeoReport } from "#contract/seo-report.ts";
import { absolute, baseOf } from "./addresses.ts";
import type { PageFigures } from "./audit.ts";
import { unlabelledFields } from "./form-labels.ts";
import { headingIssues, listHeadings } from "./headings.ts";
import { imageFigures } from "./image-figures.ts";
import { analyseKeywords } from "./keywords.ts";
import { languageOf } from "./language.ts";
import { linkFigures } from "./link-figures.ts";
import type { PageFacts } from "./page-facts.ts";
import { readabilityOf } from "./readability.ts";
import { resourcesOf } from "./resources.ts";
import { robotsOfSite } from "./robots-of-site.ts";
import { metaContent, socialTags } from "./social.ts";
import { structuredDataOf } from "./structured-data.ts";
import { technologyOf } from "./technologies.ts";
import { keywordDensity, tableOfWords } from "./word-frequency.ts";
import { germanNumber } from "./wording.ts";

/** Pages with thousands of wrong headings need no sentence for each. */
const headingIssuesShown = 50;

export function pageFigures(facts: PageFacts, keywords: readonly string[]): PageFigures {
  const { fetched, html } = facts;
  const table = tableOfWords(html.text.text);
  const language = languageOf(html.lang, table);
  const meta = {
    title: html.titles[0] ?? null,
    description: metaContent(html.metas, "description"),
    keywords: metaContent(html.metas, "keywords"),
  };
  return {
    performance: {
      loadTime: fetched.loadTime,
      responseTime: fetched.responseTime,
      pageSize: fetched.bytes,
      // The contract lists the elements that count; frame is none of them.
      resourceCount: resourcesOf(facts).filter(({ kind }) => kind !== "frame").length,
    },
    meta,
    headings: listHeadings(html.headings),
    technology: technologyOf(facts),
    technical: technicalData(facts),
    content: {
      wordCount: html.text.words,
      ...readabilityOf(html.text.text, table, language),
      textToHtmlRatio: fetched.bytes === 0 ? 0 : Math.round((html.text.bytes / fetched.bytes) * 1000) / 10,
      keywordDensity: keywordDensity(table, html.text.words, language),
    },
    keywordAnalysis: analyseKeywords(keywords, { facts, meta, table }),
    accessibility: {
      missingAltImages: html.images.filter((image) => image.alt === null).length,
      missingLabels: unlabelledFields(facts).length,
      headingStructureIssues: issueSentences(html.headings, !fetched.truncated),
    },
    social: {
      ogTags: socialTags(html.metas, "og:"),
      twitterTags: socialTags(html.metas, "twitter:"),
      structuredData: structuredDataOf(facts),
    },
    images: imageFigures(html.images),
    links: linkFigures(facts),
  };
}

function technicalData(facts: PageFacts): SeoReport["technical"] {
  const { fetched, html, side } = facts;
  const named = (robotsOfSite(side.robotsTxt)?.sitemaps.length ?? 0) > 0;
  return {
    httpStatus: fetched.status,
    canonicalUrl: canonicalUrl(facts),
    viewport: metaContent(html.metas, "viewport"),
    charset: html.charset,
    charsetSource: html.charsetSource,
    doctype: html.doctype,
    hasRobotsTxt: side.robotsTxt.state === "found",
    hasSitemap: named || side.sitemap.state === "found",
  };
}

/** Absolute address of the first link[rel~=canonical], null when there is none or it is broken. */
function canonicalUrl(facts: PageFacts): string | null {
  const href = facts.html.links.find((link) => link.rel.includes("canonical") && link.href !== null)?.href;
  return href === undefined || href === null ? null : absolute(href, baseOf(facts));
}

function issueSentences(headings: PageFacts["html"]["headings"], complete: boolean): string[] {
  const sentences = headingIssues(headings, complete).map((issue) => issue.sentence);
  const left = sentences.length - headingIssuesShown;
  if (left <= 0) return sentences;
  return [...sentences.slice(0, headingIssuesShown), `Und ${germanNumber(left)} weitere Fehler dieser Art.`];
}
