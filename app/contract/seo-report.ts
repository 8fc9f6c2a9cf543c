// The answer of the SEO check (DATA-04 plus the added fields of the contract).
// Types only: the browser trusts its own server, tests check answers against the same shape.

export interface SeoReport {
  /** Final address after redirects. */
  url: string;
  requestedUrl: string;
  redirects: Redirect[];
  /** ISO instant of the analysis. */
  checkedAt: string;
  /** 0–100, deterministic in the page's bytes and headers, never in measured time. */
  score: number;
  /**
   * German reason why the page got no score: nothing could be judged, or only its frame. Then `score` is 0, every group score
   * null, no finding has points, and none of these means anything.
   */
  unscoredReason?: string;
  /** Search engines may not or cannot list the page as it is: then `score` is capped (docs/score.md). */
  barred?: Barred;
  groups: GroupScore[];
  findings: Finding[];
  legal: LegalFinding[];
  notes: string[];
  performance: PagePerformance;
  meta: { title: string | null; description: string | null; keywords: string | null };
  headings: Heading[];
  technology: Technology;
  technical: TechnicalData;
  content: ContentFigures;
  keywordAnalysis: KeywordAnalysis[];
  accessibility: { missingAltImages: number; missingLabels: number; headingStructureIssues: string[] };
  social: {
    ogTags: Record<string, string>;
    twitterTags: Record<string, string>;
    structuredData: StructuredDataItem[];
  };
  images: { total: number; withoutAlt: number; withoutSize: number; lazy: number; modern: number };
  links: LinkFigures;
  /** Titles of the failed findings, most points first. */
  issues: string[];
  /** Advice of the same findings, in the same order. */
  recommendations: string[];
  /** The crawl of the whole site that was asked for and has begun. */
  siteCrawl?: { id: string };
  /** One-time token for the design rating; absent where there is none. */
  designToken?: string;
}

export interface Barred {
  /** German sentences: what stands in the way. */
  reason: string;
  /** 0–100: the score as soon as nothing stands in the way any more. */
  scoreOtherwise: number;
}

export interface Redirect {
  from: string;
  to: string;
  status: number;
}

export interface PagePerformance {
  /** ms from the first request to the last byte of the page, redirects included. */
  loadTime: number;
  /** ms from sending the last hop's request to its headers. */
  responseTime: number;
  /** Decoded bytes of the HTML document. */
  pageSize: number;
  /** Distinct absolute URLs the HTML asks the browser to load. */
  resourceCount: number;
}

export interface Heading {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  text: string;
  /** 1-based among all headings. */
  position: number;
  /** Number of headings of that level. */
  count: number;
}

export interface Technology {
  framework: string | null;
  libraries: string[];
  buildTools: string[];
  isModern: boolean;
  /** German sentences. */
  reactBenefits: string[];
  /** Analytics, consent tools, chat, booking, maps, videos, fonts, delivery network and server, by name. */
  services?: string[];
  /** Of those above that tell it: name → version, e.g. "jQuery" → "3.7.1". */
  versions?: Record<string, string>;
}

export type CharsetSource = "bom" | "header" | "meta" | "default";

export interface TechnicalData {
  httpStatus: number;
  /** Absolute, or null. */
  canonicalUrl: string | null;
  viewport: string | null;
  /** Lower case, the one actually used for decoding. */
  charset: string;
  charsetSource: CharsetSource;
  /** As written, without brackets. */
  doctype: string | null;
  hasRobotsTxt: boolean;
  hasSitemap: boolean;
}

export interface ContentFigures {
  wordCount: number;
  /** Flesch-Amstad (German) or Flesch (English), clamped to 0–100; null without any sentence. */
  readabilityScore: number | null;
  readability: Readability | null;
  /** Percent, one decimal. */
  textToHtmlRatio: number;
  /** The ten most frequent words of three letters or more without stop words → percent, two decimals. */
  keywordDensity: Record<string, number>;
}

export interface Readability {
  formula: "Flesch-Amstad" | "Flesch";
  language: "de" | "en";
  /** Wiener Sachtextformel, variant 1: school year from 4 (easy) to 15 (hard). German only. */
  grade: number | null;
}

export interface KeywordAnalysis {
  keyword: string;
  /** Percent of all words. */
  density: number;
  /** 0–100 by the documented weights. */
  prominence: number;
  positions: KeywordPosition[];
  /**
   * Other forms of the keyword in the text, most frequent first, at most ten: inflected, compounded or with small words
   * between ("dachdeckerei" for "Dachdecker"). Not part of density, prominence and positions. Absent when there are none.
   */
  related?: { word: string; count: number }[];
}

export interface KeywordPosition {
  element: string;
  /** 1-based. */
  position: number;
  /** Up to 80 characters. */
  context: string;
}

export interface StructuredDataItem {
  type: string;
  source: "json-ld" | "microdata";
  valid: boolean;
  problems: string[];
}

export interface LinkFigures {
  internal: number;
  external: number;
  nofollow: number;
  withoutText: number;
  tel: number;
  mailto: number;
}

export type FindingStatus = "passed" | "failed" | "warning" | "notApplicable" | "unchecked";

export interface Evidence {
  where: string;
  value: string;
  expected: string;
}

export interface Source {
  title: string;
  url: string;
}

export interface Finding {
  /** File name of the audit. */
  id: string;
  group: GroupId;
  status: FindingStatus;
  title: string;
  advice: string;
  /** Points earned out of maxPoints; both 0 when the finding does not count (notApplicable, unchecked). */
  points: number;
  maxPoints: number;
  /**
   * What passing would add to the total score (0–100), one decimal; absent when there is nothing to gain. On a barred page
   * the gains of all but the barring findings come once these are gone.
   */
  gain?: number;
  /** German sentences: why search engines do not list the page as long as this finding stands. */
  bars?: string;
  evidence: Evidence[];
  source: Source;
  /** Where the rule's numbers come from, in German: a standard, or experience. Absent where it compares with none. */
  basis?: string;
  /** Ready to copy into the page or the server's settings; plain text. Absent where only words help. */
  snippet?: string;
}

/** Groups of the score, in the order of the report. */
export const groupIds = [
  "findability",
  "title-and-description",
  "content",
  "images-and-links",
  "structured-data",
  "local",
  "technology",
] as const;
export type GroupId = (typeof groupIds)[number];

export interface GroupScore {
  id: GroupId;
  title: string;
  /** 0–100, or null when nothing in the group could be judged. */
  score: number | null;
  /** Share of the total score in percent. */
  weight: number;
}

/** A finding on German law or privacy: unscored, dated, no legal advice. */
export interface LegalFinding {
  id: string;
  status: FindingStatus;
  title: string;
  advice: string;
  evidence: Evidence[];
  source: Source;
  /** ISO date on which the legal situation was last looked at. */
  asOf: string;
  disclaimer: "keine Rechtsberatung";
}
