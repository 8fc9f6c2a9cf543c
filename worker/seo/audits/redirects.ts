import { counted } from "../../german/sentences.ts";
import type { Audit, Verdict } from "../audit.ts";
import { type Refresh, refreshOf } from "../meta-refresh.ts";
import type { PageFacts } from "../page-facts.ts";
import { httpsRedirectSnippet } from "../snippets.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, passed, warning } from "../verdicts.ts";

/** http → https and with → without www are one each; more means that rules are chained. */
const usualHops = 1;
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
    const evidence = evidenceOfHops(fetched);
    if (hops.length > usualHops) {
      const complaint = {
        title: `Bis zur Seite sind es ${counted(hops.length, "Weiterleitung", "Weiterleitungen")}`,
        advice:
          "Leiten Sie die Adresse in einem Schritt auf die endgültige weiter und verlinken Sie nur diese.",
        evidence,
        ...snippetFor(fetched),
      };
      return hops.length >= tooManyHops ? failed(complaint) : warning(complaint);
    }
    if (hops.some(({ status }) => temporary.has(status))) {
      return warning({
        title: "Die Weiterleitung ist nur vorläufig angelegt",
        advice:
          "Google kann dann die alte Adresse weiter anzeigen. Ist der Umzug endgültig, stellen Sie die Weiterleitung auf Status 301 um.",
        evidence,
        ...snippetFor(fetched),
      });
    }
    const refresh = refreshOf(facts);
    return refresh === null ? passed() : byHtml(refresh);
  },
};

/** Google follows it, but only after reading the page; visitors cannot go back. */
function byHtml({ content, target, seconds }: Refresh): Verdict {
  return warning({
    title: `Die Seite leitet im HTML weiter (nach ${counted(seconds, "Sekunde", "Sekunden")})`,
    advice:
      "Besucher laden erst diese Seite und kommen mit „Zurück“ nicht mehr weg. Leiten Sie im Server weiter, mit Status 301.",
    evidence: [
      { where: '<meta http-equiv="refresh">', value: content, expected: `Status 301 nach ${target}` },
    ],
  });
}

/** One rule for scheme and host name where the path stays, else one line from the first address to the last. */
function snippetFor({ requestedUrl, url }: PageFacts["fetched"]): { snippet?: string } {
  const from = new URL(requestedUrl);
  const to = new URL(url);
  const samePath = from.pathname === to.pathname;
  // The rule for scheme and host name changes nothing where both are right already.
  if (from.origin === to.origin && samePath) return {};
  if (samePath && to.protocol === "https:") return { snippet: httpsRedirectSnippet(url) };
  const isPlain = [from, to].every(
    ({ pathname, search }) => search === "" && /^[\w/.-]{1,120}$/.test(pathname),
  );
  if (samePath || !isPlain || from.pathname === "/") return {};
  return { snippet: `# Apache (.htaccess)\nRedirect 301 ${from.pathname} ${to.href}` };
}

function evidenceOfHops({ redirects, url }: PageFacts["fetched"]) {
  const steps = redirects.map(({ from, to, status }) => ({
    where: from,
    value: `Status ${status} nach ${to}`,
    expected: "höchstens eine Weiterleitung, Status 301 oder 308",
  }));
  return evidenceOf(steps, { where: url, value: "keine Weiterleitung", expected: "keine" });
}
