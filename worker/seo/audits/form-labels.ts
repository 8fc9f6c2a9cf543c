import type { Audit } from "../audit.ts";
import { fieldsOf, unlabelledFields } from "../form-labels.ts";
import type { ControlFact } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed } from "../verdicts.ts";
import { partOf, someOf } from "../wording.ts";

export const formLabels: Audit = {
  id: "form-labels",
  group: "technology",
  topic: "Beschriftung der Formularfelder",
  passedTitle: "Alle Formularfelder sind beschriftet",
  source: sources.labels,
  judge(facts, { accessibility }) {
    const fields = fieldsOf(facts);
    if (fields.length === 0) return notApplicable("Die Seite hat keine Formularfelder");
    const missing = accessibility.missingLabels;
    if (missing === 0) return passed();
    return failed({
      title: `${partOf(missing, fields.length, ["Das Formularfeld", "Formularfeldern"], ["hat", "haben"])} keine Beschriftung`,
      advice: "Verbinden Sie jedes Feld mit einem label; ein Platzhalter genügt nicht.",
      evidence: [
        {
          where: "Felder ohne Beschriftung",
          value: someOf(unlabelledFields(facts).map(nameOf)),
          expected: "label, aria-label oder title an jedem Feld",
        },
      ],
      share: 1 - missing / fields.length,
      absence: true,
    });
  },
};

function nameOf({ tag, type, id }: ControlFact): string {
  return `<${tag}${type === null ? "" : ` type="${type}"`}${id === null ? "" : ` id="${id}"`}>`;
}
