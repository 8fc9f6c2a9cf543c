import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { isLegalPage, onLegalPages } from "../imprint-page.ts";
import { compareNap } from "../nap-comparison.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed } from "../verdicts.ts";

export const napConsistent: Audit = {
  id: "nap-consistent",
  group: "local",
  topic: "Gleiche Angaben überall",
  passedTitle: "Name, Anschrift und Telefon sind überall gleich",
  source: sources.businessDetails,
  judge(facts) {
    if (isLegalPage(facts)) return notApplicable(onLegalPages);
    const { sources: places, compared, differences } = compareNap(facts);
    if (places < 2)
      return notApplicable(
        "Anschrift oder Telefon stehen nur an einer Stelle, es gibt nichts zu vergleichen",
      );
    if (compared === 0)
      return notApplicable("Die Angaben gehören zu verschiedenen Orten und lassen sich nicht vergleichen");
    if (differences.length === 0) return passed();
    return failed({
      title: `${counted(differences.length, "Angabe zum Betrieb ist", "Angaben zum Betrieb sind")} nicht überall gleich`,
      advice:
        "Schreiben Sie Name, Anschrift und Telefon auf der Seite, im Impressum, in den strukturierten Daten und im Unternehmensprofil gleich.",
      evidence: evidenceOf(differences, { where: "Seite", value: "verschieden", expected: "überall gleich" }),
      share: Math.max(0, 1 - differences.length / compared),
    });
  },
};
