import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed } from "../../engine/verdicts.ts";
import { countOfTotal, listFirstFew } from "../../engine/wording.ts";
import type { ControlFact } from "../../html/page-facts.ts";
import { findUnlabelledFields, isGuarded, listFormFields } from "../../page/form-labels.ts";

export const formLabels: Audit = {
  id: "form-labels",
  group: "technology",
  topic: "Beschriftung der Formularfelder",
  passedTitle: "Alle Formularfelder sind beschriftet",
  source: sources.labels,
  judge(facts) {
    const fields = listFormFields(facts);
    if (fields.length === 0) return notApplicable("Die Seite hat keine Formularfelder");
    const unlabelled = findUnlabelledFields(facts).filter((field) => !isGuarded(facts, field));
    const missing = unlabelled.length;
    if (missing === 0) return passed();
    const value = listFirstFew(unlabelled.map(nameOf));
    const expected = "label, aria-label oder title an jedem Feld";
    return failed({
      title: `${countOfTotal(missing, fields.length, ["Das Formularfeld", "Formularfeldern"], ["hat", "haben"])} keine Beschriftung`,
      advice: "Verbinden Sie jedes Feld mit einem label; ein Platzhalter genügt nicht.",
      evidence: [{ where: "Felder ohne Beschriftung", value, expected }],
      share: 1 - missing / fields.length,
      absence: true,
    });
  },
};

function nameOf({ tag, type, id }: ControlFact): string {
  return `<${tag}${type === null ? "" : ` type="${type}"`}${id === null ? "" : ` id="${id}"`}>`;
}
