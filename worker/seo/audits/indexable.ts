import type { Audit } from "../audit.ts";
import type { PageFacts } from "../page-facts.ts";
import { type RobotsDirectives, readMetaRobots, readRobotsHeader } from "../robots-directives.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, passed, warning } from "../verdicts.ts";

export const indexable: Audit = {
  id: "indexable",
  group: "findability",
  topic: "Aufnahme in Suchmaschinen erlaubt",
  passedTitle: "Suchmaschinen dürfen die Seite aufnehmen",
  source: sources.robotsMeta,
  judge(facts) {
    const directives = directivesOf(facts);
    const barring = directives.filter(({ noindex }) => noindex);
    const [first] = barring;
    if (first !== undefined) {
      return failed({
        title: "Die Seite verbietet Suchmaschinen die Aufnahme (noindex)",
        advice:
          "Mit dieser Angabe erscheint die Seite nicht bei Google. Soll sie gefunden werden, entfernen Sie „noindex“. In WordPress steht die Einstellung unter Einstellungen, Lesen.",
        evidence: evidenceOf(barring.map(evidence), evidence(first)),
      });
    }
    const unfollowed = directives.find(({ nofollow }) => nofollow);
    if (unfollowed === undefined) return passed();
    return warning({
      title: "Suchmaschinen sollen keinem Link der Seite folgen (nofollow)",
      advice:
        "Unterseiten, auf die nur von hier verwiesen wird, werden dadurch schlechter gefunden. Entfernen Sie „nofollow“, wenn es nicht gewollt ist.",
      evidence: [{ ...evidence(unfollowed), expected: "kein nofollow" }],
    });
  },
};

function directivesOf({ fetched, html }: PageFacts): RobotsDirectives[] {
  const header = fetched.headers["x-robots-tag"];
  return [...readMetaRobots(html.metas), ...(header === undefined ? [] : [readRobotsHeader(header)])];
}

function evidence({ where, value }: RobotsDirectives) {
  return { where, value, expected: "kein noindex" };
}
