import { isLegalPage } from "../../business/imprint-page.ts";
import { type Audit, allButApps, type Verdict } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { hasServerError, robotsOfSite } from "../../robots/robots-of-site.ts";
import { mayFetch } from "../../robots/robots-txt.ts";

const crawler = "Googlebot";
/** Characters of a path that fits into a snippet. */
const maxPathLength = 200;

export const robotsAllowed: Audit = {
  id: "robots-allowed",
  kinds: allButApps,
  group: "findability",
  topic: "Abruf durch robots.txt erlaubt",
  passedTitle: "Die robots.txt erlaubt den Abruf der Seite",
  source: sources.robotsTxt,
  judge(facts) {
    const { fetched, side } = facts;
    const { state, reason, status } = side.robotsTxt;
    if (state === "missing") return passed("Es gibt keine robots.txt, also auch kein Verbot");
    if (hasServerError(side.robotsTxt)) return warnServerError(status ?? 500);
    const robots = robotsOfSite(side.robotsTxt);
    if (robots === null) return unchecked(`Die robots.txt war nicht zu lesen. ${reason ?? ""}`.trim());
    const { allowed, rule } = mayFetch(robots, crawler, fetched.url);
    if (allowed || rule === null) return passed();
    if (isLegalPage(facts)) {
      return notApplicable(
        "Die robots.txt hält die Seite aus der Suche heraus. Bei Rechtsseiten ist das üblich",
      );
    }
    const { pathname, search } = new URL(fetched.url);
    const path = pathname + search;
    // A shorter Allow would lose against the rule it should override.
    const lifts = path.length >= rule.pattern.length && path.length <= maxPathLength;
    const expected = `Abruf von ${pathname} erlaubt`;
    return failed({
      title: `Die robots.txt verbietet Google den Abruf dieser Seite (Zeile ${rule.line})`,
      advice:
        "Google kennt höchstens die Adresse und zeigt sie ohne Beschreibung. Soll die Seite gefunden werden, entfernen Sie die Zeile.",
      evidence: [{ where: `robots.txt, Zeile ${rule.line}`, value: `Disallow: ${rule.pattern}`, expected }],
      bars: "Die robots.txt verbietet Google, die Seite zu lesen. Was auf ihr steht, kann so nicht in der Suche erscheinen.",
      ...(lifts ? { snippet: `# robots.txt, unter Zeile ${rule.line}\nAllow: ${path}` } : {}),
      preventsIndexing: true,
    });
  },
};

/** RFC 9309, 2.3.1.4. Once seen, it may be over tomorrow, so it bars nothing. */
function warnServerError(status: number): Verdict {
  return warning({
    title: `Die robots.txt antwortet mit einem Fehler (Status ${status}): Solange gilt alles als verboten`,
    advice:
      "Nach RFC 9309 (Abschnitt 2.3.1.4) bedeutet ein Serverfehler an dieser Stelle ein Verbot für die ganze Website. Google hört damit zunächst auf abzurufen und nimmt nach zwölf Stunden die letzte Fassung, die es kennt. Sorgen Sie dafür, dass die Datei mit Status 200 kommt; gibt es keine, mit 404.",
    evidence: [{ where: "/robots.txt", value: `Status ${status}`, expected: "Status 200, ohne Datei 404" }],
  });
}
