import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed } from "../verdicts.ts";
import { partOf } from "../wording.ts";

/** Problems listed as evidence; all of them are in the report's list of structured data. */
const shown = 5;

export const structuredDataValid: Audit = {
  id: "structured-data-valid",
  group: "structured-data",
  topic: "Gültigkeit der strukturierten Daten",
  passedTitle: "Die strukturierten Daten sind lesbar und vollständig",
  source: sources.structuredData,
  judge(_facts, { social }) {
    const items = social.structuredData;
    if (items.length === 0) return notApplicable("Die Seite enthält weder JSON-LD noch Mikrodaten");
    const invalid = items.filter(({ valid }) => !valid);
    if (invalid.length === 0) return passed();
    const expected = "lesbar und mit allen Pflichtangaben";
    const evidence = invalid
      .flatMap(({ source, problems }) =>
        problems.map((problem) => ({
          where: source === "json-ld" ? "JSON-LD" : "Mikrodaten",
          value: problem,
          expected,
        })),
      )
      .slice(0, shown);
    return failed({
      title: `${partOf(invalid.length, items.length, ["Die Angabe für Suchmaschinen", "Angaben für Suchmaschinen"], ["ist", "sind"])} fehlerhaft`,
      advice:
        "Berichtigen Sie die genannten Stellen und prüfen Sie das Ergebnis mit dem Rich-Results-Test von Google.",
      evidence: evidenceOf(evidence, {
        where: "Strukturierte Daten",
        value: String(invalid.length),
        expected,
      }),
      share: 1 - invalid.length / items.length,
    });
  },
};
