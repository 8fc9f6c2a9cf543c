// What JavaScript adds to a page: the same figures of its HTML as it was sent and as it is after its scripts ran, side by side.
import { renderedTexts as texts } from "#content/report/browser-check.ts";
import type { Compared, RenderedResult } from "#contract/browser-check.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { counted, shortened } from "../../german/sentences.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { isClientRendered, SPARSE_TEXT_WORDS } from "../page/page-shell.ts";

/** A reading of one page: its report, and the facts behind it. */
export interface PageReading {
  report: SeoReport;
  facts: PageFacts;
}

/** Characters of a value that are shown. */
const MAX_VALUE = 200;
/** From this share of its words in the HTML on, a page is there without its scripts: a banner and a counter may come later. */
const WHOLE_SHARE = 0.9;
/** Below this share, and without its heading, nobody would recognise it. */
const SHELL_SHARE = 0.2;

/** Pure. */
export function compareRendered(raw: PageReading, rendered: PageReading): RenderedResult {
  const [before, after] = [figuresOf(raw), figuresOf(rendered)];
  const compared = texts.figures.map(({ id, label }): Compared => {
    const [was, is] = [before[id], after[id]];
    return { id, label, raw: was, rendered: is, isSame: was === is };
  });
  const [rawWords, words] = [raw.facts.html.text.words, rendered.facts.html.text.words];
  const added = new Set(compared.filter((one) => !one.isSame && one.rendered !== null).map(({ id }) => id));
  const extent = extentOf(raw.facts, words, added);
  const { score } = rendered.report;
  const isScored = raw.report.unscoredReason !== undefined && rendered.report.unscoredReason === undefined;
  return {
    verdict: texts.verdicts[extent](counted(Math.max(0, words - rawWords), "Wort", "Wörter")),
    extent,
    compared,
    missed: extent === "all" ? [] : missedBy(extent, added),
    score: isScored ? score : null,
    issues: isScored ? rendered.report.issues.slice(0, 10) : [],
  };
}

type FigureId = (typeof texts.figures)[number]["id"];

function figuresOf({ report, facts: { html } }: PageReading): Record<FigureId, string | null> {
  const h1 = report.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const robots = html.metas
    .filter(({ name }) => name?.toLowerCase() === "robots")
    .map(({ content }) => content);
  const types = report.social.structuredData.map(({ type }) => type);
  return {
    title: shown(report.meta.title),
    description: shown(report.meta.description),
    canonical: shown(report.technical.canonicalUrl),
    robots: shown(robots.join("; ")),
    h1: shown(h1.join(" | ")),
    words: String(report.content.wordCount),
    links: texts.links(report.links.internal, report.links.external),
    structuredData: shown([...new Set(types)].sort().join(", ")),
    images: String(report.images.total),
  };
}

function shown(value: string | null): string | null {
  return value === null || value.trim() === "" ? null : shortened(value.trim(), MAX_VALUE);
}

/** What decides whether a page is found and recognised. */
const TELLING = [
  "title",
  "description",
  "canonical",
  "robots",
  "h1",
  "structuredData",
] as const satisfies readonly FigureId[];

function extentOf(raw: PageFacts, words: number, added: ReadonlySet<string>): RenderedResult["extent"] {
  const share = words === 0 ? 1 : raw.html.text.words / words;
  const isShell = words >= SPARSE_TEXT_WORDS && share < SHELL_SHARE && added.has("h1");
  if (isClientRendered(raw) || isShell) return "none";
  return share < WHOLE_SHARE || TELLING.some((id) => added.has(id)) ? "some" : "all";
}

function missedBy(extent: "some" | "none", added: ReadonlySet<string>): string[] {
  if (extent === "none") return [texts.missed.all, texts.missed.google];
  const parts = TELLING.filter((id) => added.has(id)).map((id) => texts.missed[id]);
  const content = added.has("words") ? [texts.missed.words] : [];
  return [...content, ...parts, texts.missed.google];
}
