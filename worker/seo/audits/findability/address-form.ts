import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { passed, warning } from "../../engine/verdicts.ts";
import { type AddressFault, findAddressFaults } from "../../page/address-faults.ts";

export const addressForm: Audit = {
  id: "address-form",
  group: "findability",
  topic: "Form der Adresse",
  passedTitle: "Die Adresse ist kurz und lesbar",
  source: sources.urlStructure,
  basis:
    "Google nennt keine Länge. 100 Zeichen hinter dem Namen der Website und drei Parameter sind Erfahrungswerte.",
  needsAddress: true,
  judge({ fetched }) {
    const faults = findAddressFaults(fetched.url);
    const [first, ...others] = faults;
    if (first === undefined) return passed();
    const names = faults.map(({ name }) => name).join(", ");
    const evidenceFor = ({ value, expected }: AddressFault) => ({ where: fetched.url, value, expected });
    return warning({
      title:
        others.length === 0
          ? first.title
          : `Die Adresse hat ${counted(faults.length, "Schwäche", "Schwächen")}: ${names}`,
      advice:
        "Auch die Adresse wird gelesen. Für neue Seiten gilt: wenige Wörter, klein, mit Bindestrich. Eine alte Adresse ändern Sie nur, wenn Sie von ihr auf die neue umleiten (Status 301).",
      evidence: [evidenceFor(first), ...others.map(evidenceFor)],
      ...buildRedirectSnippet(fetched.url),
    });
  },
};

/** A redirect to the same words in lower case with hyphens, where spelling alone is the fault. */
function buildRedirectSnippet(address: string): { snippet?: string } {
  const { pathname, search } = new URL(address);
  const better = pathname.toLowerCase().replaceAll("_", "-");
  // Escapes and long paths would make an unusable line.
  if (search !== "" || better === pathname || !/^[\w/.-]{1,120}$/.test(pathname)) return {};
  return { snippet: `# Apache (.htaccess)\nRedirect 301 ${pathname} ${better}` };
}
