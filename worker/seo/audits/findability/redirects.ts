import { counted } from "#worker/german/sentences.ts";
import type { Audit, Verdict } from "../../engine/audit.ts";
import { httpsRedirectSnippet } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { evidenceOf, failed, passed, warning } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { findMetaRefresh, type MetaRefresh } from "../../page/meta-refresh.ts";

/** http → https, or with → without www; more means chained rules. */
const maxUsualHops = 1;
const tooManyHops = 4;
const temporary = new Set([302, 303, 307]);

export const redirects: Audit = {
  id: "redirects",
  group: "findability",
  topic: "Weiterleitungen",
  passedTitle: "Die Adresse führt ohne Umwege zur Seite",
  source: sources.redirects,
  basis:
    "Google folgt bis zu zehn Weiterleitungen und rät zu kurzen Ketten. Eine ist üblich, vier gelten hier als Fehler (Erfahrungswert).",
  needsServer: true,
  judge(facts) {
    const { fetched } = facts;
    const hops = fetched.redirects;
    const evidence = evidenceForHops(fetched);
    if (hops.length > maxUsualHops) {
      const complain = hops.length >= tooManyHops ? failed : warning;
      return complain({
        title: `Bis zur Seite sind es ${counted(hops.length, "Weiterleitung", "Weiterleitungen")}`,
        advice:
          "Leiten Sie die Adresse in einem Schritt auf die endgültige weiter und verlinken Sie nur diese.",
        evidence,
        ...buildSnippet(fetched),
      });
    }
    if (hops.some(({ status }) => temporary.has(status))) {
      return warning({
        title: "Die Weiterleitung ist nur vorläufig angelegt",
        advice:
          "Google kann dann die alte Adresse weiter anzeigen. Ist der Umzug endgültig, stellen Sie die Weiterleitung auf Status 301 um.",
        evidence,
        ...buildSnippet(fetched),
      });
    }
    const refresh = findMetaRefresh(facts);
    return refresh === null ? passed() : warnMetaRefresh(refresh);
  },
};

/** Google follows it, but only after reading the page; visitors cannot go back. */
function warnMetaRefresh({ content, target, seconds }: MetaRefresh): Verdict {
  return warning({
    title: `Die Seite leitet im HTML weiter (nach ${counted(seconds, "Sekunde", "Sekunden")})`,
    advice:
      "Besucher laden erst diese Seite und kommen mit „Zurück“ nicht mehr weg. Leiten Sie im Server weiter, mit Status 301.",
    evidence: [
      { where: '<meta http-equiv="refresh">', value: content, expected: `Status 301 nach ${target}` },
    ],
  });
}

/** One rule for scheme and host where the path stays, else one line from the first address to the last. */
function buildSnippet({ requestedUrl, url }: PageFacts["fetched"]): { snippet?: string } {
  const from = new URL(requestedUrl);
  const to = new URL(url);
  const samePath = from.pathname === to.pathname;
  if (from.origin === to.origin && samePath) return {};
  if (samePath && to.protocol === "https:") return { snippet: httpsRedirectSnippet(url) };
  const isPlain = [from, to].every(
    ({ pathname, search }) => search === "" && /^[\w/.-]{1,120}$/.test(pathname),
  );
  if (samePath || !isPlain || from.pathname === "/") return {};
  return { snippet: `# Apache (.htaccess)\nRedirect 301 ${from.pathname} ${to.href}` };
}

function evidenceForHops({ redirects, url }: PageFacts["fetched"]) {
  const steps = redirects.map(({ from, to, status }) => ({
    where: from,
    value: `Status ${status} nach ${to}`,
    expected: "höchstens eine Weiterleitung, Status 301 oder 308",
  }));
  return evidenceOf(steps, { where: url, value: "keine Weiterleitung", expected: "keine" });
}
