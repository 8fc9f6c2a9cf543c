// The answer of the SEO check (DATA-04 plus the added fields of the contract). The Worker builds it by these types, tests
// compare real answers with the schema, the browser reads by it what it shows (read-leniently.ts).
import * as v from "valibot";
import { pageKindSchema } from "./page-kinds.ts";
import { essential } from "./read-leniently.ts";
import {
  contentSchema,
  headingSchema,
  keywordAnalysisSchema,
  linksSchema,
  performanceSchema,
  structuredDataItemSchema,
  technicalSchema,
  technologySchema,
} from "./seo-figures.ts";

const text = v.string();
const texts = v.array(text);
const figure = v.number();
const isoDate = v.pipe(
  text,
  v.check((iso) => !Number.isNaN(Date.parse(iso))),
);
const webAddress = v.pipe(text, v.regex(/^https?:\/\//i));

export const findingStatusSchema = v.picklist(["passed", "failed", "warning", "notApplicable", "unchecked"]);
export type FindingStatus = v.InferOutput<typeof findingStatusSchema>;

/** Whether there is something to mend. */
export function isComplaint({ status }: { status: FindingStatus | null }): boolean {
  return status === "failed" || status === "warning";
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

const evidenceSchema = v.object({ where: text, value: text, expected: text });
export type Evidence = v.InferOutput<typeof evidenceSchema>;

const sourceSchema = v.object({ title: text, url: webAddress });
export type Source = v.InferOutput<typeof sourceSchema>;

/** What all kinds of findings say. */
export const statementSchema = v.object({
  /** File name of the audit, the legal check or the finding across pages. */
  id: text,
  status: findingStatusSchema,
  title: essential(text),
  advice: text,
  evidence: v.array(evidenceSchema),
  source: sourceSchema,
  /** Who mends it: the owner himself, whoever looks after the website, or the provider that hosts it. Only of complaints. */
  who: v.optional(v.picklist(["owner", "webmaster", "host"])),
  /** How long that takes. Only of complaints. */
  effort: v.optional(v.picklist(["minutes", "hours", "days"])),
});

const findingSchema = v.object({
  ...statementSchema.entries,
  group: v.picklist(groupIds),
  /** Points earned out of maxPoints; both 0 when the finding does not count (notApplicable, unchecked). */
  points: figure,
  maxPoints: figure,
  /**
   * What passing would add to the total score (0–100), one decimal; absent when there is nothing to gain. On a barred page
   * the gains of all but the barring findings come once these are gone.
   */
  gain: v.optional(figure),
  /** One of the basics, wholly (1) or by half (0.5): missing ones cap the score (docs/score.md). Absent for all others. */
  basic: v.optional(figure),
  /** German sentences: why all else is worth little as long as this finding stands. */
  bars: v.optional(text),
  /** Besides, search engines do not or cannot list the page. */
  preventsIndexing: v.optional(v.literal(true)),
  /** Where the rule's numbers come from, in German: a standard, or experience. Absent where it compares with none. */
  basis: v.optional(text),
  /** Ready to copy into the page or the server's settings; plain text. Absent where only words help. */
  snippet: v.optional(text),
  /**
   * Of a question that not every kind of page is asked: the question as a German noun, and the kinds for which the answer
   * reads as here; none where it was not asked.
   */
  askedOf: v.optional(v.object({ topic: essential(text), kinds: v.array(pageKindSchema) })),
});
export type Finding = v.InferOutput<typeof findingSchema>;
/** Who mends a fault, and how long it takes. */
export type Remedy = Required<Pick<Finding, "who" | "effort">>;

/** A finding on German law or privacy: unscored, dated, no legal advice. */
export const legalFindingSchema = v.object({
  ...statementSchema.entries,
  /** ISO date on which the legal situation was last looked at. */
  asOf: isoDate,
  disclaimer: v.literal("keine Rechtsberatung"),
});
export type LegalFinding = v.InferOutput<typeof legalFindingSchema>;

const groupScoreSchema = v.object({
  id: v.picklist(groupIds),
  title: essential(text),
  /** 0–100, or null when nothing in the group could be judged. */
  score: v.nullable(figure),
  /** Share of the total score in percent. */
  weight: figure,
});
export type GroupScore = v.InferOutput<typeof groupScoreSchema>;

const kindReasonSchema = v.object({
  /** What speaks for the kind, a German noun: "Telefon". */
  sign: essential(text),
  /** What was found of it. */
  value: text,
});
export type KindReason = v.InferOutput<typeof kindReasonSchema>;

const readingSchema = v.object({
  /** As what the page was read. */
  kind: essential(pageKindSchema),
  /** Why, the weightiest first; none where nothing tells. */
  reasons: v.array(kindReasonSchema),
  /** Answers to questions that other kinds are asked, without gains: with them a page can be read anew (read-anew.ts). */
  otherwise: v.array(findingSchema),
});

const barredSchema = v.object({
  /** German sentences: what stands in the way. */
  reason: essential(text),
  /** 0–100: the score as soon as nothing stands in the way any more. */
  scoreOtherwise: essential(figure),
  /** Search engines do not or cannot list the page as it is. */
  isUnlisted: v.boolean(),
});
export type Barred = v.InferOutput<typeof barredSchema>;

/** Missing basics cost more than their points. */
const cappedSchema = v.object({
  /** How many of the basics are missing, wholly or in part. */
  basics: essential(figure),
  /** 0–100: the most that such a page gets. */
  most: essential(figure),
});
export type Capped = v.InferOutput<typeof cappedSchema>;

const redirectSchema = v.object({ from: essential(text), to: essential(text), status: figure });
export type Redirect = v.InferOutput<typeof redirectSchema>;

export const seoReportSchema = v.object({
  /** Final address after redirects. */
  url: text,
  requestedUrl: text,
  redirects: v.array(redirectSchema),
  /** ISO instant of the analysis. */
  checkedAt: isoDate,
  /** 0–100, deterministic in the page's bytes and headers, never in measured time. */
  score: figure,
  /**
   * German reason why the page got no score: nothing could be judged, or only its frame. Then `score` is 0, every group score
   * null, no finding has points, and none of these means anything.
   */
  unscoredReason: v.optional(text),
  /** Something makes all else worth little, such as "noindex" or no encryption: then `score` is at most 30 (docs/score.md). */
  barred: v.optional(barredSchema),
  capped: v.optional(cappedSchema),
  /** Absent where the page itself was not seen, and in older reports. */
  pageKind: v.optional(readingSchema),
  groups: v.array(groupScoreSchema),
  findings: v.array(findingSchema),
  legal: v.array(legalFindingSchema),
  notes: texts,
  performance: performanceSchema,
  meta: v.object({ title: v.nullable(text), description: v.nullable(text), keywords: v.nullable(text) }),
  headings: v.array(headingSchema),
  technology: technologySchema,
  technical: technicalSchema,
  content: contentSchema,
  keywordAnalysis: v.array(keywordAnalysisSchema),
  accessibility: v.object({ missingAltImages: figure, missingLabels: figure, headingStructureIssues: texts }),
  social: v.object({
    ogTags: v.record(text, text),
    twitterTags: v.record(text, text),
    structuredData: v.array(structuredDataItemSchema),
  }),
  images: v.object({ total: figure, withoutAlt: figure, withoutSize: figure, lazy: figure, modern: figure }),
  links: linksSchema,
  /** Titles of the failed findings, most points first. */
  issues: texts,
  /** Advice of the same findings, in the same order. */
  recommendations: texts,
  /** The crawl of the whole site that was asked for and has begun. */
  siteCrawl: v.optional(v.object({ id: essential(text) })),
  /** One-time token for the design rating; absent where there is none. */
  designToken: v.optional(text),
  /** The same for the check in the browser. */
  browserToken: v.optional(text),
});
export type SeoReport = v.InferOutput<typeof seoReportSchema>;
