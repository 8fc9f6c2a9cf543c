// The measured half of the report: what stood on the page and how it answered, without judgement.
import * as v from "valibot";
import { essential } from "./read-leniently.ts";

const text = v.string();
const texts = v.array(text);
const figure = v.number();

export const performanceSchema = v.object({
  /** ms from the first request to the last byte of the page, redirects included. */
  loadTime: figure,
  /** ms from sending the last hop's request to its headers. */
  responseTime: figure,
  /** Decoded bytes of the HTML document. */
  pageSize: figure,
  /** Distinct absolute URLs the HTML asks the browser to load. */
  resourceCount: figure,
});

export const headingSchema = v.object({
  level: essential(v.picklist([1, 2, 3, 4, 5, 6])),
  text,
  /** 1-based among all headings. */
  position: figure,
  /** Number of headings of that level. */
  count: figure,
});
export type Heading = v.InferOutput<typeof headingSchema>;

export const technologySchema = v.object({
  framework: v.nullable(text),
  libraries: texts,
  buildTools: texts,
  isModern: v.boolean(),
  /** German sentences. */
  reactBenefits: texts,
  /** Analytics, consent tools, chat, booking, maps, videos, fonts, delivery network and server, by name. */
  services: v.optional(texts),
  /** Of those above that tell it: name → version, e.g. "jQuery" → "3.7.1". */
  versions: v.optional(v.record(text, text)),
});
export type Technology = v.InferOutput<typeof technologySchema>;

const charsetSourceSchema = v.picklist(["bom", "header", "meta", "default"]);
export type CharsetSource = v.InferOutput<typeof charsetSourceSchema>;

export const technicalSchema = v.object({
  httpStatus: figure,
  /** Absolute, or null. */
  canonicalUrl: v.nullable(text),
  viewport: v.nullable(text),
  /** Lower case, the one actually used for decoding. */
  charset: text,
  charsetSource: charsetSourceSchema,
  /** As written, without brackets. */
  doctype: v.nullable(text),
  hasRobotsTxt: v.boolean(),
  hasSitemap: v.boolean(),
});

const readabilitySchema = v.object({
  formula: essential(v.picklist(["Flesch-Amstad", "Flesch"])),
  language: v.picklist(["de", "en"]),
  /** Wiener Sachtextformel, variant 1: school year from 4 (easy) to 15 (hard). German only. */
  grade: v.nullable(figure),
});

export const contentSchema = v.object({
  wordCount: figure,
  /** Flesch-Amstad (German) or Flesch (English), clamped to 0–100; null without any sentence. */
  readabilityScore: v.nullable(figure),
  readability: v.nullable(readabilitySchema),
  /** Percent, one decimal. */
  textToHtmlRatio: figure,
  /** The ten most frequent words of three letters or more without stop words → percent, two decimals. */
  keywordDensity: v.record(text, figure),
});
export type ContentFigures = v.InferOutput<typeof contentSchema>;

const keywordPositionSchema = v.object({
  element: text,
  /** 1-based. */
  position: figure,
  /** Up to 80 characters. */
  context: text,
});
export type KeywordPosition = v.InferOutput<typeof keywordPositionSchema>;

export const keywordAnalysisSchema = v.object({
  keyword: essential(text),
  /** Percent of all words. */
  density: figure,
  /** 0–100 by the documented weights. */
  prominence: figure,
  positions: v.array(keywordPositionSchema),
  /**
   * Other forms of the keyword in the text, most frequent first, at most ten: inflected, compounded or with small words
   * between ("dachdeckerei" for "Dachdecker"). Not part of density, prominence and positions. Absent when there are none.
   */
  related: v.optional(v.array(v.object({ word: essential(text), count: essential(figure) }))),
});
export type KeywordAnalysis = v.InferOutput<typeof keywordAnalysisSchema>;

export const structuredDataItemSchema = v.object({
  type: text,
  source: v.picklist(["json-ld", "microdata"]),
  valid: v.boolean(),
  problems: texts,
});
export type StructuredDataItem = v.InferOutput<typeof structuredDataItemSchema>;

export const linksSchema = v.object({
  internal: figure,
  external: figure,
  nofollow: figure,
  withoutText: figure,
  tel: figure,
  mailto: figure,
});
export type LinkFigures = v.InferOutput<typeof linksSchema>;
