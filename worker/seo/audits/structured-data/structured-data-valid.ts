import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, unchecked } from "../../engine/verdicts.ts";
import { countOfTotal } from "../../engine/wording.ts";
import { isStructuredDataCut } from "../../structured-data/structured-data.ts";

/** Problems listed as evidence; all of them are in the report's list of structured data. */
const maxShown = 5;

export const structuredDataValid: Audit = {
  id: "structured-data-valid",
  group: "structured-data",
  topic: "Gültigkeit der strukturierten Daten",
  passedTitle: "Die strukturierten Daten sind lesbar und vollständig",
  source: sources.structuredData,
  judge(facts, { social }) {
    const items = social.structuredData;
    const invalid = items.filter(({ valid }) => !valid);
    if (invalid.length === 0 && isStructuredDataCut(facts)) {
      return unchecked("Ein Teil der strukturierten Daten ist zu groß und blieb ungelesen.");
    }
    if (items.length === 0) return notApplicable("Die Seite enthält weder JSON-LD noch Mikrodaten");
    const expected = "lesbar und mit allen Pflichtangaben";
    const [first, ...others] = invalid.flatMap(({ source, problems }) => {
      const where = source === "json-ld" ? "JSON-LD" : "Mikrodaten";
      return problems.map((value) => ({ where, value, expected }));
    });
    if (first === undefined) return passed();
    return failed({
      title: `${countOfTotal(invalid.length, items.length, ["Die Angabe für Suchmaschinen", "Angaben für Suchmaschinen"], ["ist", "sind"])} fehlerhaft`,
      advice:
        "Berichtigen Sie die genannten Stellen. Ob danach alles stimmt, zeigt der Rich-Results-Test von Google.",
      evidence: [first, ...others.slice(0, maxShown - 1)],
      share: 1 - invalid.length / items.length,
    });
  },
};
