import { counted } from "../../german/sentences.ts";
import { baseOf, isSameSite } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import type { AnchorFact, PageFacts } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { notApplicable, passed, warning } from "../verdicts.ts";
import { someOf } from "../wording.ts";

/** Links into the same page; so many make it a site of one page, which has nowhere else to lead. */
const onePageJumps = 3;
/** Targets that are looked for; whether there are 100 or 5,000 makes no difference here. */
const enough = 100;
/** Pages that every site must have, and nobody reads by the way. */
const legal =
  /impressum|imprint|datenschutz|privacy|agb\b|widerruf|cookie|barrierefreiheit|nutzungsbedingungen/i;

export const internalLinks: Audit = {
  id: "internal-links",
  group: "images-and-links",
  topic: "Links auf eigene Seiten",
  passedTitle: "Die Seite führt auf weitere eigene Seiten",
  source: sources.links,
  judge(facts) {
    const { targets, jumps, legalTargets } = ownTargets(facts);
    if (targets.size > 0) {
      const amount =
        targets.size >= enough ? `mindestens ${enough} eigene` : counted(targets.size, "eigene", "eigene");
      return passed(`Die Seite führt auf ${amount} ${targets.size === 1 ? "Seite" : "Seiten"}`);
    }
    if (jumps >= onePageJumps)
      return notApplicable("Die Website besteht dem Menü nach aus einer einzigen Seite");
    return warning({
      title: "Von dieser Seite führt kein Link auf Ihre anderen Inhalte",
      advice: "Verlinken Sie im Text oder im Menü Leistungen, Kontakt und verwandte Seiten.",
      evidence: [
        {
          where: "Links auf die eigene Website",
          value: legalTargets.size === 0 ? "keine" : `nur ${someOf([...legalTargets])}`,
          expected: "auch Links auf Leistungen oder Kontakt",
        },
      ],
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

function ownTargets(facts: PageFacts): OwnTargets {
  const page = new URL(facts.fetched.url);
  const base = baseOf(facts);
  const found: OwnTargets = { targets: new Set(), legalTargets: new Set(), jumps: 0 };
  for (const anchor of facts.html.anchors) {
    if (found.targets.size >= enough) break;
    if (!URL.canParse(anchor.href, base)) continue;
    const target = new URL(anchor.href, base);
    if (!/^https?:$/.test(target.protocol) || !isSameSite(page, target)) continue;
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
  return legal.test(pathname.slice(0, 500)) || legal.test(text.slice(0, 100));
}

/** Pictures of a gallery and downloads are no pages. */
function isFile({ pathname }: URL): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|zip|docx?|xlsx?|mp[34]|ics|vcf)$/i.test(pathname);
}
