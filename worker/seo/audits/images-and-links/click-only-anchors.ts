import type { Evidence } from "#contract/seo-report.ts";
import { counted, shortened } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { escaped, escapedAddress } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import type { PageFacts, ScriptedAnchorFact } from "../../html/page-facts.ts";
import { addressByScript, handlingOf } from "../../page/anchor-handling.ts";

const maxShown = 5;

type ClickOnly = ScriptedAnchorFact & { href?: string };

export const clickOnlyAnchors: Audit = {
  id: "click-only-anchors",
  group: "images-and-links",
  topic: "Links, die nur per Skript weiterführen",
  passedTitle: "Kein Link braucht ein Skript, um weiterzuführen",
  source: sources.links,
  asksTemplate: true,
  judge(facts) {
    const total = facts.html.anchors.length + (facts.html.scriptedAnchors?.length ?? 0);
    if (total === 0) return notApplicable("Die Seite hat keine Links");
    const found = listClickOnly(facts);
    const [first, ...others] = found;
    if (first === undefined) return passed();
    const isUnreachable = found.some(({ href }) => href === undefined);
    const complain = isUnreachable ? failed : warning;
    const unreachable =
      "Wer mit der Tastatur oder einem Vorleseprogramm unterwegs ist, erreicht Links ohne href gar nicht. ";
    return complain({
      title:
        found.length === 1
          ? `Ein Link führt nur per Skript weiter: ${quoted(nameOf(first), 40)}`
          : `${counted(found.length, "Link führt", "Links führen")} nur per Skript weiter`,
      advice: `Google folgt nur Links, deren Adresse in href steht. ${isUnreachable ? unreachable : ""}Schreiben Sie die Adresse in href; das Skript kann bleiben.`,
      evidence: [evidenceFor(first), ...others.slice(0, maxShown - 1).map(evidenceFor)],
      share: 1 - found.length / total,
      snippet: `<a href="${escapedAddress(addressByScript(first))}">${escaped(shortened(nameOf(first), 60))}</a>`,
    });
  },
};

/** First those without any href, which are worst. */
function listClickOnly({ html }: PageFacts): ClickOnly[] {
  const withoutHref = (html.scriptedAnchors ?? []).filter((anchor) => addressByScript(anchor) !== null);
  return [...withoutHref, ...html.anchors.filter((anchor) => handlingOf(anchor) === "click-only")];
}

function evidenceFor(anchor: ClickOnly): Evidence {
  const { href, onclick, route } = anchor;
  const shown: [name: string, written: string | undefined][] = [
    ["onclick", onclick],
    ["Adresse für das Skript", route],
    ["href", href],
  ];
  const [name, written = ""] = shown.find(([, value]) => value !== undefined) ?? ["href", href];
  const address = addressByScript(anchor);
  return {
    where: `Link ${quoted(nameOf(anchor), 50)}`,
    value: `${name}=${quoted(written.trim(), 80)}`,
    expected: address ? `href=${quoted(address, 80)}` : "die Adresse in href",
  };
}

function nameOf({ text, otherName }: ClickOnly): string {
  return text.trim() || otherName.trim() || "ohne Text";
}
