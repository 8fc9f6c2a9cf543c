import { findFirmTowns, mentionsTown } from "../../business/firm-towns.ts";
import { isLegalPage, skippedOnLegalPages } from "../../business/imprint-page.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { type Complaint, failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { listFirstFew, quoted } from "../../engine/wording.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { findDescriptionFault } from "../../page/description-faults.ts";
import { findMetaContent } from "../../page/meta-tags.ts";
import { isGenericTitle } from "../../page/title-parts.ts";

const heading = "Hauptüberschrift";

/**
 * Weights: the title is the link in the results. Missing or meaningless places are reported by other audits; the rest
 * then decides alone.
 */
const places = [
  { where: "Titel", share: 0.5, read: readTitle },
  {
    where: heading,
    share: 0.25,
    read: ({ html }: PageFacts) => html.headings.find(({ level }) => level === 1)?.text ?? "",
  },
  { where: "Beschreibung", share: 0.25, read: readDescription },
] as const;

/** Inner pages may leave it to the front page. */
const innerShare = 0.25;

export const townNamed: Audit = {
  id: "town-named",
  group: "local",
  topic: "Ort in Titel, Überschrift und Beschreibung",
  passedTitle: "Der Ort steht dort, wo Suchende ihn sehen",
  source: sources.titleLinks,
  kinds: ["firm-home", "firm-page"],
  differsByKind: true,
  judge(facts, _figures, kind) {
    if (isLegalPage(facts)) return notApplicable(skippedOnLegalPages);
    const { seats, all } = findFirmTowns(facts);
    const [town] = seats;
    if (town === undefined) return notApplicable("Der Ort des Betriebs ist nicht zu erkennen");
    const looked = places
      .map((place) => ({ ...place, text: place.read(facts).trim() }))
      .filter(({ text }) => text !== "")
      .map((place) => ({ ...place, named: all.some((candidate) => mentionsTown(place.text, candidate)) }));
    if (looked.length === 0) {
      return notApplicable("Titel, Hauptüberschrift und Beschreibung fehlen; dort gehört auch der Ort hin");
    }
    const sumShares = (of: typeof looked) => of.reduce((sum, place) => sum + place.share, 0);
    const missing = looked.filter(({ named }) => !named);
    const share = sumShares(looked.filter(({ named }) => named)) / sumShares(looked);
    // The search result shows both: the title, and the description below it.
    const isSeen = looked.some(({ where, named }) => named && where !== heading);
    if (isSeen || missing.length === 0) return passed();
    const [first, ...others] = missing.map(({ where, text: value }) => ({
      where,
      value,
      expected: `nennt ${all.length > 1 ? listFirstFew(all, 3) : town}`,
    }));
    if (first === undefined) return passed();
    const complaint: Complaint = {
      title: `${quoted(town, 40)} fehlt in: ${missing.map(({ where }) => where).join(", ")}`,
      advice:
        "Nennen Sie den Ort im Titel und in der Hauptüberschrift oder Beschreibung, so wie man es sagen würde: „Dachdecker in Olfen“.",
      evidence: [first, ...others],
      absence: true,
    };
    if (kind === "firm-page") return warning({ ...complaint, share: Math.max(innerShare, share) });
    return share > 0 ? warning({ ...complaint, share }) : failed(complaint);
  },
};

function readTitle({ html }: PageFacts): string {
  const title = html.titles[0] ?? "";
  return isGenericTitle(title) ? "" : title;
}

function readDescription(facts: PageFacts): string {
  const written = findMetaContent(facts.html.metas, "description") ?? "";
  return findDescriptionFault(written, facts)?.isUseless ? "" : written;
}
