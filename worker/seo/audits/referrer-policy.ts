import type { Audit } from "../audit.ts";
import type { PageFacts } from "../page-facts.ts";
import { headerSnippet } from "../snippets.ts";
import { sources } from "../sources.ts";
import { passed, warning } from "../verdicts.ts";

/** Values of the standard → whether whole addresses reach other websites. */
const leaks = new Map([
  ["no-referrer", false],
  ["same-origin", false],
  ["origin", false],
  ["strict-origin", false],
  ["origin-when-cross-origin", false],
  ["strict-origin-when-cross-origin", false],
  ["no-referrer-when-downgrade", true],
  ["unsafe-url", true],
]);
/** Older words of the meta element. */
const older = new Map([
  ["never", "no-referrer"],
  ["always", "unsafe-url"],
  ["default", "strict-origin-when-cross-origin"],
  ["origin-when-crossorigin", "origin-when-cross-origin"],
]);
const recommended = "strict-origin-when-cross-origin";

export const referrerPolicy: Audit = {
  id: "referrer-policy",
  group: "technology",
  topic: "Weitergabe der Adresse an andere Websites (Referrer-Policy)",
  passedTitle: "Andere Websites erfahren nicht, welche Seite Ihre Besucher gerade sahen",
  source: sources.referrerPolicy,
  needsServer: true,
  judge(facts) {
    const stated = statedPolicy(facts);
    if (stated === null) {
      return passed(
        "Andere Websites erfahren nur den Namen Ihrer Website (Voreinstellung der Browser, ohne eigene Angabe)",
      );
    }
    if (leaks.get(stated.policy) === false) return passed();
    return warning({
      title: "Andere Websites erfahren die vollständige Adresse, von der Ihre Besucher kommen",
      advice:
        "In Adressen stehen mitunter Suchwörter oder Kundennummern. Die Voreinstellung der Browser gibt nur den Namen der Website weiter; entfernen Sie die Angabe oder setzen Sie diese Kopfzeile.",
      evidence: [{ where: stated.where, value: stated.policy, expected: recommended }],
      snippet: headerSnippet("Referrer-Policy", recommended),
    });
  },
};

/** A meta element comes after the header and replaces it; unknown words are passed over. */
function statedPolicy({ fetched, html }: PageFacts): { where: string; policy: string } | null {
  const metas = html.metas
    .filter(({ name }) => name?.trim().toLowerCase() === "referrer")
    .map(({ content }) => knownPolicy(content ?? ""))
    .filter((policy) => policy !== null);
  const fromMeta = metas.at(-1);
  if (fromMeta !== undefined) return { where: '<meta name="referrer">', policy: fromMeta };
  const fromHeader = (fetched.headers["referrer-policy"] ?? "")
    .split(",")
    .map(knownPolicy)
    .filter((policy) => policy !== null)
    .at(-1);
  return fromHeader === undefined ? null : { where: "Kopfzeile Referrer-Policy", policy: fromHeader };
}

function knownPolicy(written: string): string | null {
  const word = written.trim().toLowerCase();
  const policy = older.get(word) ?? word;
  return leaks.has(policy) ? policy : null;
}
