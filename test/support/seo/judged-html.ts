// Judges a piece of HTML as the analysis does: read from bytes, asked by one audit or legal check.
import type { Finding, LegalFinding } from "#contract/seo-report.ts";
import type { Audit } from "#worker/seo/engine/audit.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { runAudits } from "#worker/seo/engine/run-audits.ts";
import type { PageFacts } from "#worker/seo/html/page-facts.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";
import { runLegalChecks } from "#worker/seo/legal/legal-findings.ts";
import { factsOf } from "./html.ts";
import { aPage, type PageOverrides } from "./page-facts.ts";
import { registered } from "./registered.ts";

/** Facts of a page whose whole HTML this is; everything beside it is in order. */
export async function pageOf(
  html: string,
  others: Omit<PageOverrides, "html" | "text"> = {},
): Promise<PageFacts> {
  const facts = await factsOf(html, createWorkersRewriter);
  return aPage({ ...others, html: facts, text: facts.text.text });
}

export async function findingOf(
  audit: Audit,
  html: string,
  others: Omit<PageOverrides, "html" | "text"> = {},
): Promise<Finding> {
  const facts = await pageOf(html, others);
  const [finding] = runAudits([registered(audit, 10)], facts, pageFigures(facts, []));
  if (finding === undefined) throw new Error("no finding");
  return finding;
}

export function legalFindingOf(facts: PageFacts, id: string): LegalFinding {
  const finding = runLegalChecks(facts, pageFigures(facts, [])).find((one) => one.id === id);
  if (finding === undefined) throw new Error(`no check ${id}`);
  return finding;
}
