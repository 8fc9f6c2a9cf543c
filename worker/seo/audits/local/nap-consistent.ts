import { counted } from "#worker/german/sentences.ts";
import { isLegalPage, skippedOnLegalPages } from "../../business/imprint-page.ts";
import { compareNap } from "../../business/nap-comparison.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed } from "../../engine/verdicts.ts";

export const napConsistent: Audit = {
  id: "nap-consistent",
  group: "local",
  topic: "Gleiche Angaben überall",
  passedTitle: "Name, Anschrift und Telefon sind überall gleich",
  source: sources.businessDetails,
  kinds: ["firm-home", "firm-page"],
  judge(facts) {
    if (isLegalPage(facts)) return notApplicable(skippedOnLegalPages);
    const { sources: places, compared, differences } = compareNap(facts);
    if (places < 2) {
      return notApplicable(
        "Anschrift oder Telefon stehen nur an einer Stelle, es gibt nichts zu vergleichen",
      );
    }
    if (compared === 0) {
      return notApplicable("Die Angaben gehören zu verschiedenen Orten und lassen sich nicht vergleichen");
    }
    const [first, ...others] = differences;
    if (first === undefined) return passed();
    return failed({
      title: `${counted(differences.length, "Angabe zum Betrieb ist", "Angaben zum Betrieb sind")} nicht überall gleich`,
      advice:
        "Schreiben Sie Name, Anschrift und Telefon überall gleich: auf der Seite, im Impressum, im Code und bei Google.",
      evidence: [first, ...others],
      share: Math.max(0, 1 - differences.length / compared),
    });
  },
};
