// Form fields and the labels that point at them.
import type { ControlFact } from "../page-facts.ts";
import type { On, RewriterElement } from "../rewriter.ts";
import { LABEL_ATTRIBUTE } from "../scanner/sieve.ts";
import { attributeOf } from "./attribute-values.ts";

interface FormFacts {
  controls: ControlFact[];
  /** Values of label[for]. */
  labelFor: string[];
}

const naming = ["aria-label", "aria-labelledby", "title"];

/** The lists fill while the page is read. */
export function collectFormFields(on: On): FormFacts {
  const facts: FormFacts = { controls: [], labelFor: [] };
  for (const tag of ["input", "select", "textarea"] as const) {
    on(tag, {
      element(field) {
        facts.controls.push({
          tag,
          type: attributeOf(field, "type"),
          id: attributeOf(field, "id"),
          wrapped: field.getAttribute(LABEL_ATTRIBUTE) !== null,
          named: naming.some((name) => isFilled(field, name)),
          ...(isUnseen(field) ? { unseen: true } : {}),
        });
      },
    });
  }
  on("label[for]", {
    element(label) {
      facts.labelFor.push(attributeOf(label, "for") ?? "");
    },
  });
  return facts;
}

/** Characters of a style that are read. */
const LONGEST_STYLE = 2_000;

function isUnseen(field: RewriterElement): boolean {
  const style = (attributeOf(field, "style") ?? "").slice(0, LONGEST_STYLE);
  return (
    field.getAttribute("hidden") !== null ||
    /(?:display\s?:\s?none|visibility\s?:\s?hidden)/i.test(style) ||
    attributeOf(field, "aria-hidden")?.trim().toLowerCase() === "true" ||
    attributeOf(field, "tabindex")?.trim() === "-1"
  );
}

function isFilled(field: RewriterElement, name: string): boolean {
  return (attributeOf(field, name) ?? "").trim() !== "";
}
