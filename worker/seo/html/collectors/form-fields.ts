// Form fields and the labels that refer to them.
import type { ControlFact } from "../page-facts.ts";
import type { On, RewriterElement } from "../rewriter.ts";
import { LABEL_ATTRIBUTE } from "../scanner/filtered-elements.ts";
import { attributeOf, collectEach, isHidden } from "./elements.ts";

interface FormFacts {
  controls: ControlFact[];
  /** Values of label[for]. */
  labelFor: string[];
}

const naming = ["aria-label", "aria-labelledby", "title"];

export function collectFormFields(on: On): FormFacts {
  const controls: ControlFact[] = [];
  const labelFor = collectEach(on, "label[for]", (label) => attributeOf(label, "for") ?? "");
  for (const tag of ["input", "select", "textarea"] as const) {
    const toFact = (field: RewriterElement): ControlFact => ({
      tag,
      type: attributeOf(field, "type"),
      id: attributeOf(field, "id"),
      ...nameOf(field),
      labelsBefore: labelFor.length,
      wrapped: field.getAttribute(LABEL_ATTRIBUTE) !== null,
      named: naming.some((name) => (attributeOf(field, name) ?? "").trim() !== ""),
      ...(isUnseen(field) ? { unseen: true } : {}),
    });
    collectEach(on, tag, toFact, controls);
  }
  return { controls, labelFor };
}

function nameOf(field: RewriterElement): Pick<ControlFact, "name"> {
  const name = attributeOf(field, "name");
  return name === null ? {} : { name };
}

function isUnseen(field: RewriterElement): boolean {
  return (
    isHidden(field) ||
    attributeOf(field, "aria-hidden")?.trim().toLowerCase() === "true" ||
    attributeOf(field, "tabindex")?.trim() === "-1"
  );
}
