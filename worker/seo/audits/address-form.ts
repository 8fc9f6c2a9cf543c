import type { Evidence } from "#contract/seo-report.ts";
import { counted } from "../../german/sentences.ts";
import { addressFaults } from "../address-faults.ts";
import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { evidenceOf, passed, warning } from "../verdicts.ts";

export const addressForm: Audit = {
  id: "address-form",
  group: "findability",
  topic: "Form der Adresse",
  passedTitle: "Die Adresse ist kurz und lesbar",
  source: sources.urlStructure,
  basis:
    "Google nennt keine Länge. 100 Zeichen hinter dem Namen der Website und drei Parameter sind Erfahrungswerte.",
  needsServer: true,
  judge({ fetched }) {
    const faults = addressFaults(fetched.url);
    const [first] = faults;
    if (first === undefined) return passed();
    const evidence: Evidence[] = faults.map(({ value, expected }) => ({
      where: fetched.url,
      value,
      expected,
    }));
    return warning({
      title:
        faults.length === 1
          ? first.title
          : `Die Adresse hat ${counted(faults.length, "Schwäche", "Schwächen")}: ${faults.map(({ name }) => name).join(", ")}`,
      advice:
        "Suchende und Suchmaschinen lesen die Adresse mit. Für neue Seiten: wenige Wörter, klein geschrieben, mit Bindestrichen. Eine bestehende Adresse ändern Sie nur mit einer Weiterleitung (Status 301) von der alten auf die neue.",
      evidence: evidenceOf(evidence, { where: fetched.url, value: first.value, expected: first.expected }),
      ...redirectSnippet(fetched.url),
    });
  },
};

/** A better spelling of the same words and the line that leads there, where spelling alone is the fault. */
function redirectSnippet(address: string): { snippet?: string } {
  const { pathname, search } = new URL(address);
  const better = pathname.toLowerCase().replaceAll("_", "-");
  // Escapes and long paths would make a line that does not fit.
  if (search !== "" || better === pathname || !/^[\w/.-]{1,120}$/.test(pathname)) return {};
  return { snippet: `# Apache (.htaccess)\nRedirect 301 ${pathname} ${better}` };
}
