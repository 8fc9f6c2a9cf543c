import type { Audit } from "../../engine/audit.ts";
import { escaped } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import { findCopyrightYear, getResponseYear } from "../../page/copyright-years.ts";

/** In January last year's notice is still usual. */
const maxYearsBehind = 2;

export const copyrightYear: Audit = {
  id: "copyright-year",
  group: "content",
  topic: "Jahr im Urheberhinweis",
  passedTitle: "Das Jahr am ©-Zeichen ist nicht veraltet",
  source: sources.helpfulContent,
  basis: "Zwei Jahre Abstand sind ein Erfahrungswert: Im Januar steht überall noch das Vorjahr.",
  judge(facts) {
    const noted = findCopyrightYear(facts.html.text.text);
    if (noted === null) return notApplicable("Auf der Seite steht kein ©-Zeichen mit einer Jahreszahl");
    const now = getResponseYear(facts);
    if (now === null) {
      return unchecked("Der Server nennt kein Datum, mit dem sich das Jahr am ©-Zeichen vergleichen lässt.");
    }
    if (now - noted.year <= maxYearsBehind) return passed();
    const line = noted.line.replace(String(noted.year), String(now));
    const expected = `${now - maxYearsBehind} oder später, oder kein Jahr`;
    return warning({
      share: 0,
      title: `Am ©-Zeichen steht ${noted.year}, die Seite kam ${now}`,
      advice:
        "Tragen Sie das laufende Jahr ein oder lassen Sie die Zahl weg: Pflicht ist sie in Deutschland nicht.",
      evidence: [{ where: "Text der Seite", value: quoted(noted.line, 100), expected }],
      snippet: escaped(line),
    });
  },
};
