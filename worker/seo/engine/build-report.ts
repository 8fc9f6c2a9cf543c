// From raw facts to the answer of the SEO check: figures, findings, score.
import { chosenKindReason } from "#content/page-kinds.ts";
import type { PageKind } from "#contract/page-kinds.ts";
import type { Finding, SeoReport } from "#contract/seo-report.ts";
import { outcomeOf, uncheckedNotes, withoutPoints } from "#contract/seo-score.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { runLegalChecks } from "../legal/legal-findings.ts";
import { describeFrames, describeShell, isClientRendered, isFrameset } from "../page/page-shell.ts";
import { classifyPage } from "../page-kind/classify-page.ts";
import { buildWordTable } from "../text/word-frequency.ts";
import { omissionNotes } from "./omission-notes.ts";
import { pageFigures } from "./page-figures.ts";
import { registry } from "./registry.ts";
import { findRefusal, judgeAs } from "./run-audits.ts";
import { truncateReport } from "./truncate-report.ts";

export interface ReportOptions {
  /** As the visitor gave them, trimmed and without empty ones. */
  keywords: readonly string[];
  /** ISO instant. */
  checkedAt: string;
  /** As the visitor says; by default the page itself tells. */
  kind?: PageKind | undefined;
}

/** Pure: the same facts and options give the same report. */
export function buildReport(facts: PageFacts, { keywords, checkedAt, kind }: ReportOptions): SeoReport {
  const table = buildWordTable(facts.html.text.text);
  const figures = pageFigures(facts, keywords, table);
  const refusal = findRefusal(facts);
  const unscored = refusal ?? unscorableReason(facts);
  const reading = kind === undefined ? classifyPage(facts) : { kind, reasons: [chosenKindReason] };
  const { findings, otherwise } = judgeAs(reading.kind, registry, facts, figures);
  const outcome = outcomeOf(findings, unscored === null);
  const pageKind = { ...reading, otherwise: unscored === null ? otherwise : otherwise.map(withoutPoints) };
  return truncateReport({
    url: facts.fetched.url,
    requestedUrl: facts.fetched.requestedUrl,
    redirects: facts.fetched.redirects,
    checkedAt,
    ...outcome,
    ...(unscored === null ? {} : { unscoredReason: unscored }),
    ...(refusal === null ? { pageKind } : {}),
    legal: runLegalChecks(facts, figures),
    notes: collectNotes([...facts.notes, ...omissionNotes(facts, table)], outcome.findings, refusal),
    ...figures,
  });
}

/** Why a page filled by a script or by other files gets no score: what its HTML shows is judged, but is too little. */
function unscorableReason(facts: PageFacts): string | null {
  const { status } = facts.fetched;
  if (status < 200 || status >= 300) return null;
  if (isFrameset(facts)) {
    return `Für eine Punktzahl war zu wenig zu sehen: Die Seite besteht aus Frames (${describeFrames(facts)}). Ihr Inhalt steht in anderen Dateien, die der Check nicht öffnet.`;
  }
  if (!isClientRendered(facts)) return null;
  return `Für eine Punktzahl war zu wenig zu sehen: Im HTML steht nur ein Gerüst (${describeShell(facts)}). Die Seite entsteht erst durch JavaScript, das der Check nicht ausführt.`;
}

/** What could not be checked and why: what was omitted, then one sentence per unchecked finding. */
function collectNotes(
  omissions: readonly string[],
  findings: readonly Finding[],
  refusal: string | null,
): string[] {
  const reasons = refusal === null ? uncheckedNotes(findings) : [refusal];
  return [...new Set([...omissions, ...reasons])];
}
