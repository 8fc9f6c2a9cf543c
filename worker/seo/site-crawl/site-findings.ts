// Asks every question about the site and brings the answers into the contract's shape.
import type { Evidence } from "#contract/seo-report.ts";
import type { SiteFinding } from "#contract/site-crawl.ts";
import { counted, shortened } from "../../german/sentences.ts";
import { brokenLinks } from "./findings/broken-links.ts";
import { contactDataDiffers } from "./findings/contact-data-differs.ts";
import { duplicateDescriptions } from "./findings/duplicate-descriptions.ts";
import { duplicateTitles } from "./findings/duplicate-titles.ts";
import { orphanPages } from "./findings/orphan-pages.ts";
import { redirectChains } from "./findings/redirect-chains.ts";
import { thinPages } from "./findings/thin-pages.ts";
import type { SiteAudit, SiteView } from "./site-view.ts";

/** In the order of the report. */
export const siteAudits: readonly SiteAudit[] = [
  brokenLinks,
  duplicateTitles,
  duplicateDescriptions,
  orphanPages,
  redirectChains,
  contactDataDiffers,
  thinPages,
];

/** Evidence shown of one finding: a dead link in the footer stands on every page. */
const EVIDENCE_SHOWN = 50;
/** Characters. */
const LONGEST_PLACE = 900;
const LONGEST_VALUE = 400;

export function siteFindings(view: SiteView): SiteFinding[] {
  return siteAudits.map(({ id, source, judge }) => {
    const { status, title, advice = "", evidence = [] } = judge(view);
    return { id, source, status, title, advice, evidence: shownEvidence(evidence) };
  });
}

function shownEvidence(evidence: readonly Evidence[]): Evidence[] {
  const shown = evidence.slice(0, EVIDENCE_SHOWN).map(({ where, value, expected }) => ({
    where: shortened(where, LONGEST_PLACE),
    value: shortened(value, LONGEST_VALUE),
    expected: shortened(expected, LONGEST_VALUE),
  }));
  const left = evidence.length - shown.length;
  const last = shown.at(-1);
  if (left === 0 || last === undefined) return shown;
  return [
    ...shown.slice(0, -1),
    { ...last, value: `${last.value} (und ${counted(left, "weitere Stelle", "weitere Stellen")})` },
  ];
}
