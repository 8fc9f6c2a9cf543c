import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { findHeadingIssues } from "../../page/headings.ts";

/** Issues listed as evidence; the rest is in the report's section on accessibility. */
const maxShown = 5;

export const headingOrder: Audit = {
  id: "heading-order",
  group: "content",
  topic: "Reihenfolge der Überschriften",
  passedTitle: "Die Überschriften bilden eine lückenlose Gliederung",
  source: sources.headings,
  judge({ html: { headings } }) {
    if (headings.length === 0) return notApplicable("Die Seite hat keine Überschriften");
    // Empty headings are reported by heading-texts; one before the main heading, of a menu or a notice, leads nobody astray.
    const issues = findHeadingIssues(headings, true).filter(({ kind }) => kind === "skipped");
    const expected = "unter h1 h2, darunter h3, keine Stufe übersprungen";
    const [first, ...others] = issues.map(({ sentence: value }) => ({
      where: "Überschriften",
      value,
      expected,
    }));
    if (first === undefined) return passed();
    return warning({
      title: `Die Gliederung der Überschriften hat ${counted(issues.length, "Fehler", "Fehler")}`,
      advice:
        "Wählen Sie die Stufe nach dem Inhalt, nicht nach der Schriftgröße, und lassen Sie keine Stufe aus.",
      evidence: [first, ...others.slice(0, maxShown - 1)],
      share: Math.max(0, 1 - issues.length / headings.length),
    });
  },
};
