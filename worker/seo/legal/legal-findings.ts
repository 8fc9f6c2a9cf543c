// Runs the legal checks: unscored, dated, with source, and never claiming more than the HTML shows.
import { isComplaint, type LegalFinding, type Remedy } from "#contract/seo-report.ts";
import type { PageFigures, Verdict } from "../engine/audit.ts";
import { findRefusal } from "../engine/run-audits.ts";
import { forReport, titleOf, unchecked, uncheckedByError } from "../engine/verdicts.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { consentTool } from "./checks/consent-tool.ts";
import { disputePlatform } from "./checks/dispute-platform.ts";
import { embeddedContent } from "./checks/embedded-content.ts";
import { firstCookies } from "./checks/first-cookies.ts";
import { googleFonts } from "./checks/google-fonts.ts";
import { imprintAddress } from "./checks/imprint-address.ts";
import { imprintContact } from "./checks/imprint-contact.ts";
import { imprintLink } from "./checks/imprint-link.ts";
import { imprintRegister } from "./checks/imprint-register.ts";
import { imprintRepresentative } from "./checks/imprint-representative.ts";
import { outdatedLaws } from "./checks/outdated-laws.ts";
import { privacyLink } from "./checks/privacy-link.ts";
import { thirdPartyHosts } from "./checks/third-party-hosts.ts";
import { trackers } from "./checks/trackers.ts";
import { vatId } from "./checks/vat-id.ts";
import { type LegalCheck, reviewedOn } from "./legal-check.ts";

type Row = readonly [check: LegalCheck, who: Remedy["who"], effort: Remedy["effort"]];

/** First the Impressum, then what the page does with its visitors' data; with who mends what is complained of. */
const rows: readonly Row[] = [
  [imprintLink, "webmaster", "minutes"],
  [imprintAddress, "owner", "minutes"],
  [imprintContact, "owner", "minutes"],
  [imprintRegister, "owner", "minutes"],
  [imprintRepresentative, "owner", "minutes"],
  [vatId, "owner", "minutes"],
  [outdatedLaws, "owner", "minutes"],
  [disputePlatform, "owner", "minutes"],
  [privacyLink, "webmaster", "minutes"],
  [trackers, "webmaster", "hours"],
  [googleFonts, "webmaster", "hours"],
  [embeddedContent, "webmaster", "hours"],
  [thirdPartyHosts, "webmaster", "hours"],
  [firstCookies, "webmaster", "hours"],
  [consentTool, "webmaster", "hours"],
];

export const legalChecks: readonly LegalCheck[] = rows.map(([check]) => check);

/** One finding per check; all "unchecked" when the response was not the page itself. */
export function runLegalChecks(facts: PageFacts, figures: PageFigures): LegalFinding[] {
  const refusal = findRefusal(facts);
  return rows.map(([check, who, effort]) => {
    const verdict = refusal === null ? safeVerdict(check, facts, figures) : unchecked(refusal);
    return {
      id: check.id,
      status: verdict.status,
      title: titleOf(check, verdict),
      advice: verdict.advice ?? verdict.reason ?? "",
      evidence: (verdict.evidence ?? []).map(forReport),
      source: check.source,
      asOf: reviewedOn,
      disclaimer: "keine Rechtsberatung",
      ...(isComplaint(verdict) ? { who, effort } : {}),
    };
  });
}

function safeVerdict(check: LegalCheck, facts: PageFacts, figures: PageFigures): Verdict {
  try {
    return check.judge(facts, figures);
  } catch (error) {
    return uncheckedByError(error);
  }
}
