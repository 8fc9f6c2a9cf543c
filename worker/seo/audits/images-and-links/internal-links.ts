import { counted } from "#worker/german/sentences.ts";
import { type Audit, allButApps } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import type { AnchorFact, PageFacts } from "../../html/page-facts.ts";
import { mandatoryPath } from "../../page/mandatory-pages.ts";
import { getBaseUrl, isSameSite } from "../../page/urls.ts";

/** With so many links into the page itself it is a one-page site. */
const minOnePageJumps = 3;
/** Targets counted; 100 or 5,000 makes no difference here. */
const maxTargets = 100;

export const internalLinks: Audit = {
  id: "internal-links",
  group: "images-and-links",
  topic: "Links auf eigene Seiten",
  passedTitle: "Die Seite führt auf weitere eigene Seiten",
  source: sources.links,
  kinds: allButApps,
  judge(facts) {
    const { targets, jumps, legalTargets } = collectOwnTargets(facts);
    if (targets.size > 0) {
      const amount =
        targets.size >= maxTargets
          ? `mindestens ${maxTargets} eigene`
          : counted(targets.size, "eigene", "eigene");
      return passed(`Die Seite führt auf ${amount} ${targets.size === 1 ? "Seite" : "Seiten"}`);
    }
    if (jumps >= minOnePageJumps) {
      return notApplicable("Die Website besteht dem Menü nach aus einer einzigen Seite");
    }
    const value = legalTargets.size === 0 ? "keine" : `nur ${listFirstFew([...legalTargets])}`;
    const expected = "auch Links auf Leistungen oder Kontakt";
    return warning({
      share: 0,
      title: "Von dieser Seite führt kein Link auf Ihre anderen Inhalte",
      advice: "Verlinken Sie im Text oder im Menü Leistungen, Kontakt und verwandte Seiten.",
      evidence: [{ where: "Links auf die eigene Website", value, expected }],
      absence: true,
    });
  },
};

interface OwnTargets {
  targets: Set<string>;
  legalTargets: Set<string>;
  /** Links to a place on the same page. */
  jumps: number;
}

function collectOwnTargets(facts: PageFacts): OwnTargets {
  const page = new URL(facts.fetched.url);
  const base = getBaseUrl(facts);
  const found: OwnTargets = { targets: new Set(), legalTargets: new Set(), jumps: 0 };
  for (const anchor of facts.html.anchors) {
    if (found.targets.size >= maxTargets) break;
    const target = URL.parse(anchor.href, base);
    if (target === null || !/^https?:$/.test(target.protocol) || !isSameSite(page, target)) continue;
    if (isSameAddress(target, page)) {
      if (target.hash.length > 1) found.jumps++;
    } else if (isLegal(anchor, target)) found.legalTargets.add(target.pathname);
    else if (!isFile(target)) found.targets.add(target.hostname + target.pathname + target.search);
  }
  return found;
}

function isSameAddress(target: URL, page: URL): boolean {
  return (
    target.hostname === page.hostname && target.pathname === page.pathname && target.search === page.search
  );
}

function isLegal({ text }: AnchorFact, { pathname }: URL): boolean {
  return mandatoryPath.test(pathname.slice(0, 500)) || mandatoryPath.test(text.slice(0, 100));
}

/** Gallery pictures and downloads are no pages. */
function isFile({ pathname }: URL): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|zip|docx?|xlsx?|mp[34]|ics|vcf)$/i.test(pathname);
}
