import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { headingIssues } from "../headings.ts";
import { sources } from "../sources.ts";
import { evidenceOf, notApplicable, passed, warning } from "../verdicts.ts";

/** Issues listed as evidence; the rest is in the report's section on accessibility. */
const shown = 5;

export const headingOrder: Audit = {
  id: "heading-order",
  group: "content",
  topic: "Reihenfolge der Überschriften",
  passedTitle: "Die Überschriften bilden eine lückenlose Gliederung",
  source: sources.headings,
  judge({ html: { headings } }) {
    if (headings.length === 0) return notApplicable("Die Seite hat keine Überschriften");
    // Missing and repeated h1 are the audit h1; without one, no heading can come after it.
    const all = headingIssues(headings, true);
    const lacksMain = all.some(({ kind }) => kind === "no-h1");
    // Empty ones are the audit heading-texts.
    const issues = all.filter(({ kind }) => kind === "skipped" || (kind === "first-not-h1" && !lacksMain));
    if (issues.length === 0) return passed();
    const expected = "erst h1, dann h2, darunter h3, keine Stufe übersprungen";
    const evidence = issues
      .slice(0, shown)
      .map(({ sentence }) => ({ where: "Überschriften", value: sentence, expected }));
    return warning({
      title: `Die Gliederung der Überschriften hat ${counted(issues.length, "Fehler", "Fehler")}`,
      advice:
        "Wählen Sie die Stufe nach dem Inhalt, nicht nach der Schriftgröße, und lassen Sie keine Stufe aus.",
      evidence: evidenceOf(evidence, { where: "Überschriften", value: String(issues.length), expected }),
      share: Math.max(0, 1 - issues.length / headings.length),
    });
  },
};
