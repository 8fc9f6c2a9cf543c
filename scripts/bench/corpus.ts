// Compares the figures of the analysis on real pages with an independent oracle (corpus-oracle.ts), field by field.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import type { HtmlFacts, PageFacts } from "#worker/seo/html/page-facts.ts";
import { findUnlabelledFields } from "#worker/seo/page/form-labels.ts";
import { countImages } from "#worker/seo/page/images.ts";
import { countLinks } from "#worker/seo/page/link-figures.ts";
import { findMetaContent } from "#worker/seo/page/meta-tags.ts";
import { listResources } from "#worker/seo/page/resources.ts";
import { createNodeRewriter } from "../audit/rewriter-node.ts";
import { figuresOf, type PageFigures } from "./corpus-oracle.ts";

/** The assumed address of every page. */
export const ADDRESS = "https://www.example.org/artikel/seite";
/** Goal for the number of words: within this tolerance on this share of the pages (125 of 130). */
const WORD_TOLERANCE = 0.01;
const PAGES_WITHIN_TOLERANCE = 125 / 130;
const DIFFERENCES_SHOWN = 3;
const PIECE_BYTES = 16 * 1024;

/** All HTML pages below a folder, without the expected results of test suites. */
export function readCorpus(dir: string): { name: string; bytes: Buffer }[] {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !path.basename(file).includes("expected"))
    .sort();
  return files.map((name) => ({ name, bytes: readFileSync(path.join(dir, name)) }));
}

/** Prints the comparison; false when a goal is missed. */
export async function compareCorpus(dir: string): Promise<boolean> {
  const { pages, differences, words, failed } = await compareWithOracle(readCorpus(dir));
  printFields(pages, differences);
  const near = printWords(words);
  for (const failure of failed) console.log(`  failed: ${failure}`);
  console.log(`${failed.length} of ${pages} pages failed`);
  const allEqual = [...differences.values()].every((list) => list.length === 0);
  const isGood = pages > 0 && failed.length === 0 && allEqual && near >= PAGES_WITHIN_TOLERANCE * pages;
  console.log(isGood ? "Goals met." : "A goal was missed.");
  return isGood;
}

export interface PageComparisons {
  pages: number;
  /** By field: the pages on which it differs, and how. */
  differences: Map<string, string[]>;
  words: WordDeviation[];
  /** Pages that could not be read, with the error. */
  failed: string[];
}

interface WordDeviation {
  name: string;
  own: number;
  oracle: number;
  /** Of the oracle's number, 0–1. */
  share: number;
}

export async function compareWithOracle(
  pages: readonly { name: string; bytes: Buffer }[],
): Promise<PageComparisons> {
  const differences = new Map<string, string[]>();
  const words: WordDeviation[] = [];
  const failed: string[] = [];
  for (const { name, bytes } of pages) {
    const oracle = figuresOf(new TextDecoder().decode(bytes), ADDRESS);
    try {
      const own = await readOwnFigures(bytes);
      compareFields(name, own, oracle, differences);
      const share = Math.abs(own.words - oracle.words) / Math.max(oracle.words, 1);
      words.push({ name, own: own.words, oracle: oracle.words, share });
    } catch (error) {
      failed.push(`${name}: ${error}`);
    }
  }
  return { pages: pages.length, differences, words, failed };
}

export function isNearInWords({ share }: WordDeviation): boolean {
  return share <= WORD_TOLERANCE;
}

/** The same figures as the oracle's, computed as for the report. */
export async function readOwnFigures(bytes: Uint8Array): Promise<PageFigures> {
  const { html } = await collectHtmlFacts(
    Readable.toWeb(Readable.from(splitIntoPieces(bytes))) as unknown as ReadableStream<Uint8Array>,
    {
      contentType: "text/html; charset=utf-8",
      rewriter: createNodeRewriter,
    },
  );
  // Only the address matters to the figures compared here.
  const facts = { html, fetched: { url: ADDRESS } } as PageFacts;
  const { total, withoutAlt, withoutSize, lazy } = countImages(html.images);
  const folded = (text: string | null) => text?.replace(/\s+/g, " ").trim() ?? null;
  return {
    title: html.titles[0] ?? null,
    description: folded(findMetaContent(html.metas, "description")),
    keywords: folded(findMetaContent(html.metas, "keywords")),
    canonical: canonicalOf(html),
    viewport: findMetaContent(html.metas, "viewport"),
    lang: html.lang,
    doctype: html.doctype,
    headings: html.headings.map(({ level, text }) => `h${level} ${text}`.trim()),
    images: { total, withoutAlt, withoutSize, lazy },
    links: countLinks(facts),
    jsonLd: html.jsonLd.length,
    scripts: html.scripts.length,
    resources: listResources(facts)
      .map(({ url }) => url)
      .sort(),
    missingLabels: findUnlabelledFields(facts).length,
    textBytes: html.text.bytes,
    words: html.text.words,
  };
}

function* splitIntoPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

function canonicalOf(html: HtmlFacts): string | null {
  const base = URL.canParse(html.baseHref ?? "", ADDRESS)
    ? new URL(html.baseHref ?? "", ADDRESS).href
    : ADDRESS;
  const href = html.links.find((link) => link.rel.includes("canonical") && link.href)?.href;
  return href && URL.canParse(href, base) ? new URL(href, base).href : null;
}

/** Words are compared elsewhere, with a tolerance. */
function compareFields(
  name: string,
  own: PageFigures,
  oracle: PageFigures,
  differences: Map<string, string[]>,
): void {
  for (const field of Object.keys(oracle) as (keyof PageFigures)[]) {
    if (field === "words") continue;
    const list = differences.get(field) ?? [];
    differences.set(field, list);
    const [ours, theirs] = [JSON.stringify(own[field]), JSON.stringify(oracle[field])];
    if (ours !== theirs) list.push(`${name}: ${firstDifference(ours, theirs)}`);
  }
}

function firstDifference(ours: string, theirs: string): string {
  let at = 0;
  while (at < ours.length && ours[at] === theirs[at]) at++;
  const from = Math.max(0, at - 40);
  return `read …${ours.slice(from, at + 80)}…, oracle …${theirs.slice(from, at + 80)}…`;
}

function printFields(pages: number, differences: Map<string, string[]>): void {
  for (const [field, list] of differences) {
    console.log(`${field.padEnd(14)} equal on ${pages - list.length} of ${pages}`);
    for (const difference of list.slice(0, DIFFERENCES_SHOWN)) console.log(`  ${difference}`);
  }
}

/** Returns the number of pages within the tolerance. */
function printWords(deviations: readonly WordDeviation[]): number {
  const near = deviations.filter(isNearInWords).length;
  console.log(`${"words".padEnd(14)} within 1 % on ${near} of ${deviations.length}`);
  const worst = deviations.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  for (const { name, own, oracle, share } of worst.slice(0, DIFFERENCES_SHOWN)) {
    console.log(`  ${name}: ${own} read, ${oracle} by the oracle (${(100 * share).toFixed(2)} %)`);
  }
  return near;
}
