import type { Audit } from "../audit.ts";
import { contentFault } from "../description-faults.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed, warning } from "../verdicts.ts";

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
    const fault = contentFault(description, { title: meta.title ?? "", text: facts.html.text.text });
    if (fault === null) return passed();
    const complaint = {
      title: fault.title,
      advice: fault.advice,
      evidence: [{ where: '<meta name="description">', value: fault.value, expected: fault.expected }],
    } satisfies Parameters<typeof failed>[0];
    return fault.isUseless
      ? failed({ ...complaint, evidence: [...complaint.evidence] })
      : warning({ ...complaint, evidence: [...complaint.evidence] });
  },
};
