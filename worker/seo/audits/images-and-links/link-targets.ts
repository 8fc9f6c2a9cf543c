import type { Evidence } from "#contract/seo-report.ts";
import { shortened } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { escaped, escapedAddress } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { countOfTotal, quoted } from "../../engine/wording.ts";
import type { AnchorFact } from "../../html/page-facts.ts";
import { type FaultyLink, findFaultyLinks, type LinkFault } from "../../page/link-faults.ts";

const maxShown = 5;

export const linkTargets: Audit = {
  id: "link-targets",
  group: "images-and-links",
  topic: "Ziele der Links",
  passedTitle: "Die Links haben gültige Ziele",
  source: sources.links,
  judge(facts) {
    const { anchors } = facts.html;
    if (anchors.length === 0) return notApplicable("Die Seite hat keine Links");
    const faults = findFaultyLinks(facts).sort((a, b) => Number(b.fault.breaks) - Number(a.fault.breaks));
    const [first, ...others] = faults;
    if (first === undefined) return passed();
    const complain = first.fault.breaks ? failed : warning;
    return complain({
      title:
        faults.length === 1
          ? `Ein Link ${first.fault.says}: ${quoted(getName(first.anchor), 40)}`
          : `${countOfTotal(faults.length, anchors.length, ["Der Link der Seite", "Links"], ["führt", "führen"])} nicht ans Ziel oder über einen Umweg`,
      advice: first.fault.advice,
      evidence: [evidenceFor(first), ...others.slice(0, maxShown - 1).map(evidenceFor)],
      // Dead links weigh double.
      share: Math.max(0, 1 - (faults.length / anchors.length) * (first.fault.breaks ? 2 : 1)),
      ...buildSnippet(first.anchor, first.fault),
    });
  },
};

function evidenceFor({ anchor, fault: { says, expected } }: FaultyLink): Evidence {
  const value = `href=${quoted(anchor.href.trim(), 80)} ${says}`;
  return { where: `Link ${quoted(getName(anchor), 50)}`, value, expected };
}

function buildSnippet(anchor: AnchorFact, { repair }: LinkFault): { snippet?: string } {
  if (repair === undefined) return {};
  const address = repair(anchor.href.trim());
  return { snippet: `<a href="${escapedAddress(address)}">${escaped(shortened(getName(anchor), 60))}</a>` };
}

function getName({ text, otherName }: AnchorFact): string {
  return text.trim() || otherName.trim() || "ohne Text";
}
