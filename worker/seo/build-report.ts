// From raw facts to the answer of the SEO check: figures, findings, score.
import type { Finding, SeoReport } from "#contract/seo-report.ts";
import { legalFindings } from "./legal-findings.ts";
import type { PageFacts } from "./page-facts.ts";
import { pageFigures } from "./page-figures.ts";
import { registry } from "./registry.ts";
import { refusalOf, runAudits } from "./run-audits.ts";
import { scoreOf, withGains } from "./score.ts";

export interface ReportOptions {
  /** As the visitor gave them, trimmed and without empty ones. */
  keywords: readonly string[];
  /** ISO instant. */
  checkedAt: string;
}

/** Pure: the same facts and options give the same report. */
export function buildReport(facts: PageFacts, { keywords, checkedAt }: ReportOptions): SeoReport {
  const figures = pageFigures(facts, keywords);
  const findings = withGains(runAudits(registry, facts, figures));
  const refusal = refusalOf(facts);
  const failed = failedByLoss(findings);
  return {
    url: facts.fetched.url,
    requestedUrl: facts.fetched.requestedUrl,
    redirects: facts.fetched.redirects,
    checkedAt,
    ...scoreOf(findings),
    ...(refusal === null ? {} : { unscoredReason: refusal }),
    findings,
    legal: legalFindings(facts, figures),
    notes: notesOf(facts, findings, refusal),
    ...figures,
    issues: failed.map((finding) => finding.title),
    recommendations: failed.map((finding) => finding.advice),
  };
}

/** Failed findings, most points lost first; equal losses in the registry's order. */
function failedByLoss(findings: readonly Finding[]): Finding[] {
  const lost = (finding: Finding) => finding.maxPoints - finding.points;
  return findings.filter((finding) => finding.status === "failed").sort((a, b) => lost(b) - lost(a));
}

/** What could not be checked and why: the collectors' notes, then one sentence per unchecked finding. */
function notesOf(facts: PageFacts, findings: readonly Finding[], refusal: string | null): string[] {
  const reasons =
    refusal === null
      ? findings
          .filter(({ status }) => status === "unchecked")
          .map(({ title, advice }) => `${title}. ${advice}`)
      : [refusal];
  return [...new Set([...facts.notes, ...reasons])];
}
