// Runs all audits of a site and brings their verdicts into the contract's shape.
import type { Evidence } from "#contract/seo-report.ts";
import type { SiteFinding } from "#contract/site-crawl.ts";
import { counted, shortened } from "../../german/sentences.ts";
import { brokenLinks } from "./findings/broken-links.ts";
import { contactDataDiffers } from "./findings/contact-data-differs.ts";
import { duplicateDescriptions, duplicateTitles } from "./findings/duplicate-texts.ts";
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

/** Evidence shown of one finding: a dead link in the footer is on every page. */
const MAX_EVIDENCE = 50;
/** Characters. */
const MAX_PLACE_LENGTH = 900;
const MAX_VALUE_LENGTH = 400;

export function judgeSite(view: SiteView): SiteFinding[] {
  return siteAudits.map(({ id, source, judge }) => {
    const { status, title, advice = "", evidence = [] } = judge(view);
    return { id, source, status, title, advice, evidence: truncateEvidence(evidence) };
  });
}

function truncateEvidence(evidence: readonly Evidence[]): Evidence[] {
  const shown = evidence.slice(0, MAX_EVIDENCE).map(({ where, value, expected }) => ({
    where: shortened(where, MAX_PLACE_LENGTH),
    value: shortened(value, MAX_VALUE_LENGTH),
    expected: shortened(expected, MAX_VALUE_LENGTH),
  }));
  const left = evidence.length - shown.length;
  const last = shown.at(-1);
  if (left === 0 || last === undefined) return shown;
  return [
    ...shown.slice(0, -1),
    { ...last, value: `${last.value} (und ${counted(left, "weitere Stelle", "weitere Stellen")})` },
  ];
}
