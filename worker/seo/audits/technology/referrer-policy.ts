import type { Audit } from "../../engine/audit.ts";
import { headerSnippet } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { passed, warning } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { listMetaContents } from "../../page/meta-tags.ts";

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
/** Legacy keywords of the meta element. */
const olderNames = new Map([
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
    const stated = findPolicy(facts);
    if (stated === null) {
      return passed(
        "Andere Websites erfahren nur den Namen Ihrer Website (Voreinstellung der Browser, ohne eigene Angabe)",
      );
    }
    if (leaks.get(stated.policy) === false) return passed();
    return warning({
      share: 0,
      title: "Andere Websites erfahren die vollständige Adresse, von der Ihre Besucher kommen",
      advice:
        "In einer Adresse stehen manchmal Suchwörter oder die Nummer eines Kunden. Nehmen Sie die Angabe heraus, dann gibt der Browser nur den Namen Ihrer Website weiter. Oder setzen Sie am Server diese Zeile.",
      evidence: [{ where: stated.where, value: stated.policy, expected: recommended }],
      snippet: headerSnippet("Referrer-Policy", recommended),
    });
  },
};

/** A meta element overrides the header; unknown keywords are ignored. */
function findPolicy({ fetched, html }: PageFacts): { where: string; policy: string } | null {
  const fromMeta = findLastPolicy(listMetaContents(html.metas, "referrer"));
  if (fromMeta !== undefined) return { where: '<meta name="referrer">', policy: fromMeta };
  const fromHeader = findLastPolicy((fetched.headers["referrer-policy"] ?? "").split(","));
  return fromHeader === undefined ? null : { where: "Kopfzeile Referrer-Policy", policy: fromHeader };
}

function findLastPolicy(values: readonly string[]): string | undefined {
  const words = values.map((value) => value.trim().toLowerCase());
  return words.map((word) => olderNames.get(word) ?? word).findLast((policy) => leaks.has(policy));
}
