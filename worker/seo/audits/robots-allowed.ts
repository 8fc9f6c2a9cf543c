import type { Audit } from "../audit.ts";
import { isLegalPage } from "../imprint-page.ts";
import { robotsOfSite } from "../robots-of-site.ts";
import { mayFetch } from "../robots-txt.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed, unchecked } from "../verdicts.ts";

const crawler = "Googlebot";
/** Characters of a path that makes a line to copy. */
const longestPath = 200;

export const robotsAllowed: Audit = {
  id: "robots-allowed",
  group: "findability",
  topic: "Abruf durch robots.txt erlaubt",
  passedTitle: "Die robots.txt erlaubt den Abruf der Seite",
  source: sources.robotsTxt,
  judge(facts) {
    const { fetched, side } = facts;
    const { state, reason, status } = side.robotsTxt;
    if (state === "missing") return passed("Es gibt keine robots.txt, also auch kein Verbot");
    const robots = robotsOfSite(side.robotsTxt);
    if (robots === null) {
      const lasting =
        (status ?? 0) >= 500
          ? "Bekommt auch Google dauerhaft einen Fehler, ruft es die Website nicht ab."
          : "";
      return unchecked(
        ["Die robots.txt war nicht zu lesen.", reason ?? "", lasting].filter(Boolean).join(" "),
      );
    }
    const { allowed, rule } = mayFetch(robots, crawler, fetched.url);
    if (allowed || rule === null) return passed();
    if (isLegalPage(facts)) {
      return notApplicable(
        "Die robots.txt hält die Seite aus der Suche heraus. Bei Rechtsseiten ist das üblich",
      );
    }
    const { pathname, search } = new URL(fetched.url);
    const path = pathname + search;
    // A shorter Allow would lose against the rule it is meant to lift.
    const lifts = path.length >= rule.pattern.length && path.length <= longestPath;
    return failed({
      title: `Die robots.txt verbietet Google den Abruf dieser Seite (Zeile ${rule.line})`,
      advice:
        "Google kennt höchstens die Adresse und zeigt sie ohne Beschreibung. Soll die Seite gefunden werden, entfernen Sie die Zeile.",
      evidence: [
        {
          where: `robots.txt, Zeile ${rule.line}`,
          value: `Disallow: ${rule.pattern}`,
          expected: `Abruf von ${pathname} erlaubt`,
        },
      ],
      bars: "Die robots.txt verbietet Google, die Seite zu lesen. Was auf ihr steht, kann so nicht in der Suche erscheinen.",
      ...(lifts ? { snippet: `# robots.txt, unter Zeile ${rule.line}\nAllow: ${path}` } : {}),
    });
  },
};
