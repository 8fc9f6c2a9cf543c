import type { Evidence } from "#contract/seo-report.ts";
import { isLegalPage } from "../../business/imprint-page.ts";
import { type Audit, allButApps, type Verdict } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { evidenceOf, failed, notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { findForeignCanonical } from "../../page/canonicals.ts";
import { getServerTime } from "../../page/cookies.ts";
import { findLeadingPage } from "../../page/leading-page.ts";
import { isExpired, type RobotsDirectives, readRobotsDirectives } from "../../robots/robots-directives.ts";
import { robotsOfSite } from "../../robots/robots-of-site.ts";
import { mayFetch, type RobotsRule } from "../../robots/robots-txt.ts";

const maxShown = 6;

/**
 * Combines everything that decides: status, noindex in HTML and header, robots.txt, redirects, canonical address. Does not
 * repeat what http-status and robots-allowed report.
 */
export const indexable: Audit = {
  id: "indexable",
  kinds: allButApps,
  group: "findability",
  topic: "Aufnahme in Suchmaschinen erlaubt",
  passedTitle: "Suchmaschinen dürfen die Seite aufnehmen",
  source: sources.robotsMeta,
  judge(facts) {
    const directives = readRobotsDirectives(facts);
    const barring = directives.filter(({ noindex }) => noindex);
    const expiry = findExpiry(directives);
    const isExpiredNow = expiry !== null && isExpired(expiry, getServerTime(facts.fetched.headers));
    const barredBy = findGoogleBan(facts);
    const { status } = facts.fetched;
    if (status < 200 || status >= 300) {
      return unchecked(
        `Statt der Seite kam Status ${status}. Ob sie aufgenommen werden darf, zeigt sich erst, wenn der Server sie liefert.`,
      );
    }
    if ((barring.length > 0 || isExpiredNow) && isLegalPage(facts)) {
      const how = barring.length > 0 ? "noindex" : "unavailable_after";
      return notApplicable(
        `Die Seite hält sich aus der Suche heraus (${how}). Bei Rechtsseiten ist das üblich`,
      );
    }
    const leading = findLeadingPage(facts.fetched.url);
    if (barring.length > 0 && leading !== null) {
      return notApplicable(`${leading} hält sich aus der Suche heraus (noindex). So ist es üblich`);
    }
    if (barring.length > 0) return failForbidden(facts, barring, directives, barredBy);
    if (barredBy !== null) {
      return notApplicable(
        "Ob die Seite eine Aufnahme erlaubt, kann Google nicht lesen: Die robots.txt verbietet den Abruf",
      );
    }
    if (expiry !== null && isExpiredNow) return failExpired(expiry);
    return warnRestricted(directives) ?? passAllowed(facts, expiry);
  },
};

/** The directive with the earliest date: from then on the page is out of the results. */
function findExpiry(directives: readonly RobotsDirectives[]): RobotsDirectives | null {
  const dated = directives.filter(({ unavailableAfter }) => unavailableAfter !== null);
  return dated.sort((a, b) => Number(a.unavailableAfter) - Number(b.unavailableAfter))[0] ?? null;
}

const longDate = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });

function dayOf({ unavailableAfter }: RobotsDirectives): string {
  return longDate.format(unavailableAfter ?? 0);
}

function failExpired(expiry: RobotsDirectives): Verdict {
  const day = dayOf(expiry);
  return failed({
    title: `Seit dem ${day} soll die Seite nicht mehr gefunden werden (unavailable_after)`,
    advice:
      "Nach diesem Tag nimmt Google die Seite aus der Suche. Gilt sie noch, entfernen Sie die Angabe oder setzen Sie ein späteres Datum.",
    evidence: [{ ...evidenceFor(expiry), expected: "kein unavailable_after oder ein Tag in der Zukunft" }],
    bars: `Die Seite verbietet Suchmaschinen seit dem ${day}, sie zu zeigen (unavailable_after).`,
  });
}

function failForbidden(
  facts: PageFacts,
  barring: readonly RobotsDirectives[],
  directives: readonly RobotsDirectives[],
  barredBy: RobotsRule | null,
): Verdict {
  const whom = barring.every(({ crawler }) => crawler === "googlebot") ? "Google" : "Suchmaschinen";
  const opposite = directives.filter(({ index }) => index);
  const other = findForeignCanonical(facts);
  const conflicts = [
    opposite.length > 0 && "An anderer Stelle steht „index“; Google befolgt dann das Verbot.",
    barredBy !== null &&
      `Zugleich verbietet die robots.txt den Abruf (Zeile ${barredBy.line}). Google kann das „noindex“ dann nicht lesen und zeigt die Adresse womöglich ohne Text.`,
    other !== null &&
      "Zugleich nennt die Seite eine andere Adresse als Original. Beides zusammen widerspricht sich: Nennen Sie nur das Original.",
  ].filter((conflict) => conflict !== false);
  const evidence = [...barring, ...opposite].slice(0, maxShown).map(evidenceFor);
  if (barredBy !== null) {
    const where = `robots.txt, Zeile ${barredBy.line}`;
    evidence.push({ where, value: `Disallow: ${barredBy.pattern}`, expected: "Abruf der Seite erlaubt" });
  }
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
    snippet: buildLiftingSnippet(barring),
    bars: `Die Seite verbietet ${whom}, sie aufzunehmen (noindex).`,
    preventsIndexing: true,
  });
}

/** Replaces the ban in the HTML, in the header, or both. */
function buildLiftingSnippet(barring: readonly RobotsDirectives[]): string {
  const metas = barring.filter(({ where }) => where.startsWith("<meta"));
  const lines = metas.map(({ crawler }) => `<meta name="${crawler}" content="index, follow">`);
  if (metas.length < barring.length) lines.push("# Apache (.htaccess)\nHeader always unset X-Robots-Tag");
  return [...new Set(lines)].join("\n");
}

function warnRestricted(directives: readonly RobotsDirectives[]): Verdict | null {
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

function passAllowed(facts: PageFacts, expiry: RobotsDirectives | null): Verdict {
  if (expiry !== null) {
    return {
      ...passed(`Suchmaschinen dürfen die Seite bis zum ${dayOf(expiry)} zeigen (unavailable_after)`),
      evidence: [{ ...evidenceFor(expiry), expected: "Ihre Entscheidung" }],
    };
  }
  const other = findForeignCanonical(facts);
  if (other?.target) {
    return {
      ...passed(`Suchmaschinen dürfen die Seite aufnehmen, sollen aber ${quoted(other.target)} bevorzugen`),
      evidence: [{ where: other.where, value: other.target, expected: facts.fetched.url }],
    };
  }
  if (facts.fetched.noAnswer) return passed("Im HTML verbietet nichts die Aufnahme");
  if (facts.fetched.redirects.length === 0) return passed();
  return passed(`Suchmaschinen dürfen die Seite aufnehmen, und zwar unter ${quoted(facts.fetched.url)}`);
}

function findGoogleBan({ side, fetched }: PageFacts): RobotsRule | null {
  const robots = robotsOfSite(side.robotsTxt);
  if (robots === null) return null;
  const { allowed, rule } = mayFetch(robots, "Googlebot", fetched.url);
  return allowed ? null : rule;
}

function evidenceFor({ where, value }: RobotsDirectives): Evidence {
  return { where, value, expected: "kein noindex" };
}
