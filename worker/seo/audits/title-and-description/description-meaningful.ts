import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { findDescriptionFault } from "../../page/description-faults.ts";

export const descriptionMeaningful: Audit = {
  id: "description-meaningful",
  group: "title-and-description",
  topic: "Aussage der Beschreibung",
  passedTitle: "Die Beschreibung ist ein eigener, lesbarer Text",
  source: sources.snippets,
  basis: "Ab sechs kurzen Teilen ohne ganzen Satz gilt ein Text hier als Liste (Erfahrungswert).",
  judge(facts, { meta }) {
    const description = meta.description?.trim() ?? "";
    if (description === "") return notApplicable("Ohne Beschreibung gibt es nichts zu beurteilen");
    const fault = findDescriptionFault(description, facts);
    if (fault === null) return passed();
    const { title, advice, value, expected, isUseless } = fault;
    const complain = isUseless ? failed : warning;
    return complain({
      title,
      advice,
      evidence: [{ where: '<meta name="description">', value, expected }],
    });
  },
};
