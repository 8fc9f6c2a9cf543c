import type { Audit } from "../audit.ts";
import { newestCopyrightYear, yearOfAnswer } from "../copyright-years.ts";
import { escaped } from "../snippets.ts";
import { sources } from "../sources.ts";
import { notApplicable, passed, unchecked, warning } from "../verdicts.ts";
import { quoted } from "../wording.ts";

/** Years; a note of last year is usual in January. */
const tolerated = 2;

export const copyrightYear: Audit = {
  id: "copyright-year",
  group: "content",
  topic: "Jahr im Urheberhinweis",
  passedTitle: "Das Jahr am ©-Zeichen ist nicht veraltet",
  source: sources.helpfulContent,
  basis: "Zwei Jahre Abstand sind ein Erfahrungswert: Im Januar steht überall noch das Vorjahr.",
  judge(facts) {
    const noted = newestCopyrightYear(facts.html.text.text);
    if (noted === null) return notApplicable("Auf der Seite steht kein ©-Zeichen mit einer Jahreszahl");
    const now = yearOfAnswer(facts);
    if (now === null) {
      return unchecked("Der Server nennt kein Datum, mit dem sich das Jahr am ©-Zeichen vergleichen lässt.");
    }
    if (now - noted.year <= tolerated) return passed();
    const line = noted.line.replace(String(noted.year), String(now));
    return warning({
      title: `Am ©-Zeichen steht ${noted.year}, die Seite kam ${now}`,
      advice:
        "Tragen Sie das laufende Jahr ein oder lassen Sie die Zahl weg: Pflicht ist sie in Deutschland nicht.",
      evidence: [
        {
          where: "Text der Seite",
          value: quoted(noted.line, 100),
          expected: `${now - tolerated} oder später, oder kein Jahr`,
        },
      ],
      snippet: escaped(line),
    });
  },
};
