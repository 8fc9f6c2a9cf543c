// Which form fields have no label a screen reader could read out.
import type { ControlFact, PageFacts } from "./page-facts.ts";

/** These inputs name themselves or are not shown. */
const selfNamed = new Set(["hidden", "submit", "button", "reset", "image"]);

/** Fields that need a label: input (but not the self-named types), select, textarea; none that nobody meets. */
export function fieldsOf(facts: PageFacts): ControlFact[] {
  return facts.html.controls.filter(
    ({ tag, type, unseen }) =>
      !unseen && (tag !== "input" || !selfNamed.has(type?.trim().toLowerCase() ?? "text")),
  );
}

/** Fields without label[for], wrapping label, aria-label, aria-labelledby or title. */
export function unlabelledFields(facts: PageFacts): ControlFact[] {
  const labelled = new Set(facts.html.labelFor);
  return fieldsOf(facts).filter(
    ({ id, wrapped, named }) => !wrapped && !named && !(id !== null && labelled.has(id)),
  );
}
