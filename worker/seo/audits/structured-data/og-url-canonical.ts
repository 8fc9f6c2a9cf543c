import type { Audit } from "../../engine/audit.ts";
import { escapedAddress } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { findForeignCanonical, isSamePage } from "../../page/canonicals.ts";
import { getBaseUrl, resolveUrl } from "../../page/urls.ts";

export const ogUrlCanonical: Audit = {
  id: "og-url-canonical",
  group: "structured-data",
  topic: "Adresse in der Vorschau und kanonische Adresse",
  passedTitle: "Vorschau und kanonische Adresse nennen dieselbe Seite",
  source: sources.openGraph,
  judge(facts, { social, technical }) {
    const written = social.ogTags["og:url"]?.trim() ?? "";
    if (written === "" || technical.canonicalUrl === null) {
      return notApplicable("Es gibt nicht beides, eine Adresse für die Vorschau und eine kanonische");
    }
    if (findForeignCanonical(facts) !== null) {
      return notApplicable("Die kanonische Adresse ist selbst nicht die der Seite");
    }
    const shared = resolveUrl(written, getBaseUrl(facts));
    if (shared === null || isSame(shared, technical.canonicalUrl)) return passed();
    return warning({
      title: "Vorschau und kanonische Adresse nennen verschiedene Seiten",
      advice:
        "Wer die Seite teilt, teilt die eine Adresse, und Google listet die andere. Tragen Sie an beiden Stellen dieselbe ein.",
      evidence: [{ where: '<meta property="og:url">', value: shared, expected: technical.canonicalUrl }],
      snippet: `<meta property="og:url" content="${escapedAddress(technical.canonicalUrl)}">`,
      share: 0,
    });
  },
};

/** That http leads to https is another question. */
function isSame(one: string, other: string): boolean {
  const encrypted = (address: string) => address.replace(/^http:/, "https:");
  return isSamePage(encrypted(one), encrypted(other));
}
