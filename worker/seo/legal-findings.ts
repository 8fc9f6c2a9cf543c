// Asks the legal checks: unscored, dated, with source, and never more than the HTML shows.
import type { LegalFinding } from "#contract/seo-report.ts";
import type { PageFigures, Verdict } from "./audit.ts";
import { consentTool } from "./legal/consent-tool.ts";
import { disputePlatform } from "./legal/dispute-platform.ts";
import { embeddedContent } from "./legal/embedded-content.ts";
import { firstCookies } from "./legal/first-cookies.ts";
import { googleFonts } from "./legal/google-fonts.ts";
import { imprintAddress } from "./legal/imprint-address.ts";
import { imprintContact } from "./legal/imprint-contact.ts";
import { imprintLink } from "./legal/imprint-link.ts";
import { imprintRegister } from "./legal/imprint-register.ts";
import { imprintRepresentative } from "./legal/imprint-representative.ts";
import { outdatedLaws } from "./legal/outdated-laws.ts";
import { privacyLink } from "./legal/privacy-link.ts";
import { thirdPartyHosts } from "./legal/third-party-hosts.ts";
import { trackers } from "./legal/trackers.ts";
import { vatId } from "./legal/vat-id.ts";
import type { LegalCheck } from "./legal-check.ts";
import type { PageFacts } from "./page-facts.ts";
import { refusalOf } from "./run-audits.ts";
import { faulty, presentable, titleOf, unchecked } from "./verdicts.ts";

/** First what the Impressum says, then what the page does with its visitors' data. */
export const legalChecks: readonly LegalCheck[] = [
  imprintLink,
  imprintAddress,
  imprintContact,
  imprintRegister,
  imprintRepresentative,
  vatId,
  outdatedLaws,
  disputePlatform,
  privacyLink,
  trackers,
  googleFonts,
  embeddedContent,
  thirdPartyHosts,
  firstCookies,
  consentTool,
];

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
      evidence: (verdict.evidence ?? []).map(presentable),
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
    return faulty(error);
  }
}
