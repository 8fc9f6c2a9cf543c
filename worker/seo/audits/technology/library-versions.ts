import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import { libraryFaults } from "../../technology/library-faults.ts";
import { isWithin, type VersionSpan } from "../../technology/version-spans.ts";

export const libraryVersions: Audit = {
  id: "library-versions",
  group: "technology",
  topic: "Bekannte Sicherheitslücken in Programmbibliotheken",
  passedTitle: "Keine der erkannten Bibliotheken hat eine Version mit bekannter Sicherheitslücke",
  source: sources.libraryFaults,
  basis:
    "Verglichen wird mit veröffentlichten Lücken (Sammlung von Snyk, wie Lighthouse sie enthielt, und einzelne neuere). Stand: November 2026.",
  judge(_facts, { technology }) {
    const known = Object.entries(technology.versions ?? {}).filter(([name]) =>
      Object.hasOwn(libraryFaults, name),
    );
    if (known.length === 0)
      return notApplicable("Keine Bibliothek nennt im HTML eine Version, die sich vergleichen ließe");
    const found = known.flatMap(([name, version]) => {
      const span = libraryFaults[name]?.find((one) => isWithin(version, one));
      return span === undefined ? [] : [{ name, version, fixed: fixedIn(span) }];
    });
    const [first, ...others] = found;
    if (first === undefined) return passed();
    const evidenceOf = ({ name, version, fixed }: typeof first) => ({
      where: name,
      value: `Version ${version}`,
      expected: `${fixed} oder neuer`,
    });
    return failed({
      title: `${listFirstFew(found.map(({ name, version }) => `${name} ${version}`))} ${found.length === 1 ? "hat" : "haben"} bekannte Sicherheitslücken`,
      advice:
        "Die Lücken stehen im Netz, neue Versionen schließen sie. Meist genügt ein Update von System, Theme und Plugins. Prüfen Sie danach, ob Menü und Formulare noch gehen.",
      evidence: [evidenceOf(first), ...others.map(evidenceOf)],
    });
  },
};

function fixedIn({ before }: VersionSpan): string {
  return before.join(".");
}
