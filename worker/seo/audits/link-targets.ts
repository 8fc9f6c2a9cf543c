import type { Evidence } from "#contract/seo-report.ts";
import { shortened } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { type DeadTarget, targetFaults } from "../dead-targets.ts";
import type { AnchorFact } from "../page-facts.ts";
import { escaped, escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed, warning } from "../verdicts.ts";
import { partOf, quoted } from "../wording.ts";

const shown = 5;

export const linkTargets: Audit = {
  id: "link-targets",
  group: "images-and-links",
  topic: "Ziele der Links",
  passedTitle: "Die Links haben gültige Ziele",
  source: sources.links,
  judge(facts) {
    const { anchors } = facts.html;
    if (anchors.length === 0) return notApplicable("Die Seite hat keine Links");
    const faults = targetFaults(facts).sort(
      (one, other) => Number(other.fault.breaks) - Number(one.fault.breaks),
    );
    const [first] = faults;
    if (first === undefined) return passed();
    const complaint = {
      title:
        faults.length === 1
          ? `Ein Link ${first.fault.says}: ${quoted(nameOf(first.anchor), 40)}`
          : `${partOf(faults.length, anchors.length, ["Der Link der Seite", "Links"], ["führt", "führen"])} nicht ans Ziel oder über einen Umweg`,
      advice: first.fault.advice,
      evidence: evidenceOf(
        faults.slice(0, shown).map(({ anchor, fault }) => evidenceFor(anchor, fault)),
        evidenceFor(first.anchor, first.fault),
      ),
      // Every fault of a link that leads nowhere at all weighs double.
      share: Math.max(0, 1 - (faults.length / anchors.length) * (first.fault.breaks ? 2 : 1)),
      ...snippetFor(first.anchor, first.fault, facts.fetched.url),
    };
    return first.fault.breaks ? failed(complaint) : warning(complaint);
  },
};

function evidenceFor(anchor: AnchorFact, { says, expected }: DeadTarget): Evidence {
  const value = `href=${quoted(anchor.href.trim(), 80)} ${says}`;
  return { where: `Link ${quoted(nameOf(anchor), 50)}`, value, expected };
}

function snippetFor(anchor: AnchorFact, { target }: DeadTarget, page: string): { snippet?: string } {
  const address = target?.(anchor.href.trim(), page);
  if (address === undefined) return {};
  return { snippet: `<a href="${escapedAddress(address)}">${escaped(shortened(nameOf(anchor), 60))}</a>` };
}

function nameOf({ text, otherName }: AnchorFact): string {
  return text.trim() || otherName.trim() || "ohne Text";
}
