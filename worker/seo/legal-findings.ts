// Asks the legal checks: unscored, dated, with source, and never more than the HTML shows.
import type { LegalFinding } from "#contract/seo-report.ts";
import type { PageFigures, Verdict } from "./audit.ts";
import { googleFonts } from "./legal/google-fonts.ts";
import { imprintLink } from "./legal/imprint-link.ts";
import { privacyLink } from "./legal/privacy-link.ts";
import type { LegalCheck } from "./legal-check.ts";
import type { PageFacts } from "./page-facts.ts";
import { refusalOf } from "./run-audits.ts";
import { unchecked } from "./verdicts.ts";

export const legalChecks: readonly LegalCheck[] = [imprintLink, privacyLink, googleFonts];

/** One finding per check; all "unchecked" when the answer was not the page itself. */
export function legalFindings(facts: PageFacts, figures: PageFigures): LegalFinding[] {
  const refusal = refusalOf(facts);
  return legalChecks.map((check) => {
    const verdict = refusal === null ? safeVerdict(check, facts, figures) : unchecked(refusal);
    return {
      id: check.id,
      status: verdict.status,
      title: titleOf(check, verdict),
      advice: verdict.advice ?? verdict.reason ?? "",
      evidence: verdict.evidence ?? [],
      source: check.source,
      asOf: check.asOf,
      disclaimer: "keine Rechtsberatung",
    };
  });
}

function safeVerdict(check: LegalCheck, facts: PageFacts, figures: PageFigures): Verdict {
  try {
    return check.judge(facts, figures);
  } catch (error) {
    const name = error instanceof Error ? error.name : "unbekannt";
    return unchecked(`Bei dieser Prüfung ist bei uns ein Fehler aufgetreten (${name}).`);
  }
}

function titleOf({ topic, passedTitle }: LegalCheck, { status, title }: Verdict): string {
  if (title !== undefined) return title;
  return status === "unchecked" ? `Nicht geprüft: ${topic}` : passedTitle;
}
