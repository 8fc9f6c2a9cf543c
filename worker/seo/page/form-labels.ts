// Form fields without a label that a screen reader could announce.
import type { ControlFact, PageFacts } from "../html/page-facts.ts";

/** Inputs that name themselves or are not shown. */
const selfLabelledTypes = new Set(["hidden", "submit", "button", "reset", "image"]);

/** Fields that need a label: visible input (except the self-labelled types), select and textarea. */
export function listFormFields(facts: PageFacts): ControlFact[] {
  return facts.html.controls.filter(
    ({ tag, type, unseen }) =>
      !unseen && (tag !== "input" || !selfLabelledTypes.has(type?.trim().toLowerCase() ?? "text")),
  );
}

/** Fields without label[for], wrapping label, aria-label, aria-labelledby or title. */
export function findUnlabelledFields(facts: PageFacts): ControlFact[] {
  const labelled = new Set(facts.html.labelFor);
  return listFormFields(facts).filter(
    ({ id, wrapped, named }) => !wrapped && !named && !(id !== null && labelled.has(id)),
  );
}

/** An id made by chance: letters and digits mixed, no word. */
const randomId = /^(?=.{0,40}\d)(?=.{0,40}[a-f])[a-z]?[0-9a-f]{8,40}$/i;

/**
 * A spam guard gives the field another id and its own to a trap beside it, or to nobody; a script swaps them back. Then the
 * label that stands there is the field's.
 */
export function isGuarded({ html }: PageFacts, field: ControlFact): boolean {
  const { controls, labelFor } = html;
  const at = controls.indexOf(field);
  const isTrap = (other: ControlFact | undefined) =>
    other?.tag === field.tag && other.unseen === true && other.id !== null && labelFor.includes(other.id);
  if (isTrap(controls[at - 1]) || isTrap(controls[at + 1])) return true;
  if (field.id === null || !randomId.test(field.id) || field.labelsBefore === undefined) return false;
  const beside = [labelFor[field.labelsBefore - 1], labelFor[field.labelsBefore]];
  return beside.some((label) => label !== undefined && !controls.some(({ id }) => id === label));
}
