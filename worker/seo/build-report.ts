// From raw facts to the answer of the SEO check: figures, findings, score.
import type { Finding, SeoReport } from "#contract/seo-report.ts";
import { framesOf, isMadeOfFrames } from "./frames.ts";
import { legalFindings } from "./legal-findings.ts";
import type { PageFacts } from "./page-facts.ts";
import { pageFigures } from "./page-figures.ts";
import { registry } from "./registry.ts";
import { refusalOf, runAudits } from "./run-audits.ts";
import { scoreOf, withGains } from "./score.ts";
import { frameOf, isMadeByScript } from "./script-made.ts";

export interface ReportOptions {
  /** As the visitor gave them, trimmed and without empty ones. */
  keywords: readonly string[];
  /** ISO instant. */
  checkedAt: string;
}

/** Pure: the same facts and options give the same report. */
export function buildReport(facts: PageFacts, { keywords, checkedAt }: ReportOptions): SeoReport {
  const figures = pageFigures(facts, keywords);
  const refusal = refusalOf(facts);
  const frame = refusal === null ? frameReason(facts) : null;
  const unscored = refusal ?? frame;
  const judged = runAudits(registry, facts, figures);
  const findings = unscored === null ? withGains(judged) : judged.map(withoutPoints);
  const failed = failedByLoss(findings);
  return {
    url: facts.fetched.url,
    requestedUrl: facts.fetched.requestedUrl,
    redirects: facts.fetched.redirects,
    checkedAt,
    ...scoreOf(findings),
    ...(unscored === null ? {} : { unscoredReason: unscored }),
    findings,
    legal: legalFindings(facts, figures),
    notes: notesOf(facts, findings, refusal),
    ...figures,
    issues: failed.map((finding) => finding.title),
    recommendations: failed.map((finding) => finding.advice),
  };
}

/** A page that a script or other files fill: what its frame shows is judged, but it is too little for a score of the page. */
function frameReason(facts: PageFacts): string | null {
  const { status } = facts.fetched;
  if (status < 200 || status >= 300) return null;
  if (isMadeOfFrames(facts)) {
    return `Für eine Punktzahl war zu wenig zu sehen: Die Seite besteht aus Frames (${framesOf(facts)}). Ihr Inhalt steht in anderen Dateien, die der Check nicht öffnet.`;
  }
  if (!isMadeByScript(facts)) return null;
  return `Für eine Punktzahl war zu wenig zu sehen: Im HTML steht nur ein Gerüst (${frameOf(facts)}). Die Seite entsteht erst durch JavaScript, das der Check nicht ausführt.`;
}

function withoutPoints(finding: Finding): Finding {
  return { ...finding, points: 0, maxPoints: 0 };
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
