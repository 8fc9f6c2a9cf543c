import type { Evidence } from "#contract/seo-report.ts";
import type { Audit, Verdict } from "../audit.ts";
import { otherOriginal } from "../canonicals.ts";
import { isLegalPage } from "../imprint-page.ts";
import type { PageFacts } from "../page-facts.ts";
import { type RobotsDirectives, readMetaRobots, readRobotsHeader } from "../robots-directives.ts";
import { robotsOfSite } from "../robots-of-site.ts";
import { mayFetch, type RobotsRule } from "../robots-txt.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed, unchecked, warning } from "../verdicts.ts";
import { quoted } from "../wording.ts";

/** Directives shown of a page that has dozens. */
const shown = 6;

/**
 * One answer from everything that decides: status, noindex in HTML and header, robots.txt, redirects, canonical address. What
 * http-status and robots-allowed complain of is not complained of again.
 */
export const indexable: Audit = {
  id: "indexable",
  group: "findability",
  topic: "Aufnahme in Suchmaschinen erlaubt",
  passedTitle: "Suchmaschinen dürfen die Seite aufnehmen",
  source: sources.robotsMeta,
  judge(facts) {
    const directives = directivesOf(facts);
    const barring = directives.filter(({ noindex }) => noindex);
    const barredBy = ruleAgainstGoogle(facts);
    const { status } = facts.fetched;
    if (status < 200 || status >= 300) {
      return unchecked(
        `Statt der Seite kam Status ${status}. Ob sie aufgenommen werden darf, zeigt sich erst, wenn der Server sie liefert.`,
      );
    }
    if (barring.length > 0 && isLegalPage(facts)) {
      return notApplicable(
        "Die Seite hält sich aus der Suche heraus (noindex). Bei Rechtsseiten ist das üblich",
      );
    }
    if (barring.length > 0) return forbidden(facts, barring, directives, barredBy);
    if (barredBy !== null) {
      return notApplicable(
        "Ob die Seite eine Aufnahme erlaubt, kann Google nicht lesen: Die robots.txt verbietet den Abruf",
      );
    }
    return restrictions(directives) ?? allowed(facts);
  },
};

function forbidden(
  facts: PageFacts,
  barring: readonly RobotsDirectives[],
  directives: readonly RobotsDirectives[],
  barredBy: RobotsRule | null,
): Verdict {
  const whom = barring.every(({ crawler }) => crawler === "googlebot") ? "Google" : "Suchmaschinen";
  const opposite = directives.filter(({ index }) => index);
  const other = otherOriginal(facts);
  const conflicts = [
    opposite.length > 0 && "An anderer Stelle steht „index“; Google befolgt dann das Verbot.",
    barredBy !== null &&
      `Zugleich verbietet die robots.txt den Abruf (Zeile ${barredBy.line}). Google kann das „noindex“ dann nicht lesen und zeigt die Adresse womöglich ohne Text.`,
    other !== null &&
      "Zugleich nennt die Seite eine andere Adresse als Original. Beides zusammen widerspricht sich: Nennen Sie nur das Original.",
  ].filter((conflict) => conflict !== false);
  const evidence = [...barring, ...opposite].slice(0, shown).map(evidenceFor);
  if (barredBy !== null) evidence.push(evidenceOfRule(barredBy));
  if (other !== null) {
    evidence.push({ where: other.where, value: other.written, expected: "kein Widerspruch zu noindex" });
  }
  return failed({
    title: `Die Seite verbietet ${whom} die Aufnahme (noindex)${conflicts.length > 0 ? ", mit widersprüchlichen Angaben" : ""}`,
    advice: [
      "Mit dieser Angabe erscheint die Seite nicht bei Google. Soll sie gefunden werden, entfernen Sie „noindex“. In WordPress steht die Einstellung unter Einstellungen, Lesen.",
      ...conflicts,
    ].join(" "),
    evidence: evidenceOf(evidence, {
      where: "Angaben für Suchmaschinen",
      value: "noindex",
      expected: "kein noindex",
    }),
    snippet: liftingSnippet(barring),
    bars: `Die Seite verbietet ${whom}, sie aufzunehmen (noindex).`,
  });
}

/** What stands in place of the ban: in the HTML, in a header, or both. */
function liftingSnippet(barring: readonly RobotsDirectives[]): string {
  const metas = barring.filter(({ where }) => where.startsWith("<meta"));
  const lines = metas.map(({ crawler }) => `<meta name="${crawler}" content="index, follow">`);
  if (metas.length < barring.length) lines.push("# Apache (.htaccess)\nHeader always unset X-Robots-Tag");
  return [...new Set(lines)].join("\n");
}

function restrictions(directives: readonly RobotsDirectives[]): Verdict | null {
  const unfollowed = directives.find(({ nofollow }) => nofollow);
  if (unfollowed !== undefined) {
    return warning({
      title: "Suchmaschinen sollen keinem Link der Seite folgen (nofollow)",
      advice:
        "Unterseiten, auf die nur von hier verwiesen wird, werden dadurch schlechter gefunden. Entfernen Sie „nofollow“, wenn es nicht gewollt ist.",
      evidence: [{ ...evidenceFor(unfollowed), expected: "kein nofollow" }],
    });
  }
  const withoutText = directives.find(({ nosnippet }) => nosnippet);
  if (withoutText === undefined) return null;
  return warning({
    title: "Suchmaschinen sollen zur Seite keinen Text zeigen (nosnippet)",
    advice:
      "Im Ergebnis steht dann nur der Titel. Entfernen Sie „nosnippet“ oder „max-snippet:0“, wenn es nicht gewollt ist.",
    evidence: [{ ...evidenceFor(withoutText), expected: "kein nosnippet" }],
  });
}

function allowed(facts: PageFacts): Verdict {
  const other = otherOriginal(facts);
  if (other?.target) {
    return {
      ...passed(`Suchmaschinen dürfen die Seite aufnehmen, sollen aber ${quoted(other.target)} bevorzugen`),
      evidence: [{ where: other.where, value: other.target, expected: facts.fetched.url }],
    };
  }
  if (facts.fetched.redirects.length === 0) return passed();
  return passed(`Suchmaschinen dürfen die Seite aufnehmen, und zwar unter ${quoted(facts.fetched.url)}`);
}

function ruleAgainstGoogle({ side, fetched }: PageFacts): RobotsRule | null {
  const robots = robotsOfSite(side.robotsTxt);
  if (robots === null) return null;
  const { allowed, rule } = mayFetch(robots, "Googlebot", fetched.url);
  return allowed ? null : rule;
}

function directivesOf({ fetched, html }: PageFacts): RobotsDirectives[] {
  const header = fetched.headers["x-robots-tag"];
  return [...readMetaRobots(html.metas), ...(header === undefined ? [] : readRobotsHeader(header))];
}

function evidenceFor({ where, value }: RobotsDirectives): Evidence {
  return { where, value, expected: "kein noindex" };
}

function evidenceOfRule(rule: RobotsRule): Evidence {
  return {
    where: `robots.txt, Zeile ${rule.line}`,
    value: `Disallow: ${rule.pattern}`,
    expected: "Abruf der Seite erlaubt",
  };
}
