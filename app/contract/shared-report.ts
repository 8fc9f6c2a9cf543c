// A report that is handed on: what stores it, and what whoever has its address is answered. Its page is /bericht/{id}.
import * as v from "valibot";
import type { BrowserCheck } from "./browser-check.ts";
import type { DesignRating } from "./design-rating.ts";
import { keptReportIdSchema } from "./kept-report.ts";
import { pageKindSchema } from "./page-kinds.ts";
import type { SeoReport } from "./seo-report.ts";
import type { SiteCrawl } from "./site-crawl.ts";

/** Days for which a report may be shared. */
export const shareDays = [7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];

/** "tasks": what is to be mended, and nothing else. */
export const shareScopes = ["all", "tasks"] as const;
export type ShareScope = (typeof shareScopes)[number];

/** Characters of the sender's own line. */
export const MAX_SHARE_LINE = 200;

/** 128 random bits as hexadecimal digits: of the address of a shared report, and of its sender's key. */
export const shareIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** An answer of ours that comes back: believed by its seal, not by its form. */
const sealedSchema = v.looseObject({ seal: v.pipe(v.string(), v.maxLength(100)) });

export const shareRequestSchema = v.object({
  /** Id under which the server keeps the report. */
  keptReport: keptReportIdSchema,
  /** As what the visitor has the page read. */
  kind: v.optional(pageKindSchema),
  scope: v.picklist(shareScopes),
  /** Whether pictures of the page go along. */
  pictures: v.boolean(),
  days: v.picklist(shareDays),
  /** Who it is from, plain text. */
  line: v.optional(v.pipe(v.string(), v.maxLength(MAX_SHARE_LINE)), ""),
  /** The answers of design rating and browser check, unchanged. */
  design: v.optional(sealedSchema),
  check: v.optional(sealedSchema),
});
export type ShareRequest = v.InferOutput<typeof shareRequestSchema>;

/** Answer of POST /functions/v1/shared-report. */
export const shareAnswerSchema = v.object({
  id: shareIdSchema,
  /** Of the report's page: "/bericht/…". */
  path: v.string(),
  /** Where its sender shortens, prolongs or deletes it. */
  ownerPath: v.string(),
  /** ISO instant. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type ShareAnswer = v.InferOutput<typeof shareAnswerSchema>;

/** Answer of GET /functions/v1/shared-report/{id}. The browser reads each part by the schema of its own. */
export interface SharedReport {
  /** ISO instants. */
  sharedAt: string;
  expiresAt: string;
  scope: ShareScope;
  /** The sender's own words; "" without any. */
  line: string;
  report: SeoReport;
  /** Null where it did not run, or does not go along. */
  crawl: SiteCrawl | null;
  design: DesignRating | null;
  check: BrowserCheck | null;
  /** German sentences: what does not go along, and why. */
  notes: string[];
  /** Whether the server can make a PDF of it. */
  hasPdf: boolean;
}

export const sharedReportPath = (id: string) => `/bericht/${id}`;
