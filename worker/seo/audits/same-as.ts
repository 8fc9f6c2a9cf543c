import { absolute, baseOf, isSameSite } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import { contactsOf, textsOf } from "../contact-data.ts";
import { isLegalPage, onLegalPages } from "../imprint-page.ts";
import type { PageFacts } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed, warning } from "../verdicts.ts";
import { someOf } from "../wording.ts";

/** Profiles of firms; share buttons lead to other paths of the same hosts. */
const profile =
  /^https?:\/\/(?:[a-z]{2,3}\.|www\.)?(?:facebook\.com|instagram\.com|linkedin\.com\/(?:company|in)|xing\.com\/(?:pages|profile|companies)|youtube\.com\/(?:@|channel|c\/|user)|tiktok\.com\/@|pinterest\.(?:de|com)|x\.com|twitter\.com)\/?[^/?#\s]/i;
const shareButton = /\/(?:sharer|share|intent|dialog|shareArticle|pin\/create|plugins|p|reels?)(?![\w-])/i;
/** Links looked at, and profiles kept. */
const mostLinks = 2_000;
const mostProfiles = 10;

export const sameAs: Audit = {
  id: "same-as",
  group: "local",
  topic: "Profile des Betriebs (sameAs)",
  passedTitle: "Die Profile des Betriebs sind richtig verknüpft",
  source: sources.organization,
  judge(facts) {
    if (isLegalPage(facts)) return notApplicable(onLegalPages);
    const { declared } = contactsOf(facts);
    if (declared.length === 0) return notApplicable("Die strukturierten Daten nennen keinen Betrieb");
    const profiles = declared.flatMap(({ item }) => textsOf(item.properties.sameAs));
    const where = "JSON-LD, sameAs";
    if (profiles.length > 0) {
      const own = new URL(facts.fetched.url);
      const wrong = profiles.flatMap((value) => {
        const fault = faultOf(value, own);
        return fault === null ? [] : [{ where, value, expected: fault }];
      });
      if (wrong.length === 0) return passed();
      return failed({
        title: "In sameAs stehen Adressen, die keine Profile des Betriebs sind",
        advice: "Nennen Sie vollständige Adressen mit https:// auf anderen Websites.",
        evidence: evidenceOf(wrong.slice(0, 5), { where, value: "falsch", expected: "https://…" }),
        share: 1 - wrong.length / profiles.length,
      });
    }
    const linked = linkedProfiles(facts);
    if (linked.length === 0) return notApplicable("Die Seite verweist auf keine Profile des Betriebs");
    return warning({
      title: "Die verlinkten Profile fehlen in den strukturierten Daten",
      advice:
        "Die Seite führt zu Profilen in sozialen Netzen. Nennen Sie sie auch in den Angaben zum Betrieb unter sameAs, dann ordnet Google sie Ihnen zu.",
      evidence: [
        { where: "Links der Seite", value: someOf(linked), expected: "dieselben Adressen unter sameAs" },
      ],
      snippet: `"sameAs": ${JSON.stringify(linked.slice(0, 4))}`,
    });
  },
};

/** What the address should be, or null when it is a profile elsewhere. */
function faultOf(value: string, own: URL): string | null {
  if (!URL.canParse(value)) return "eine vollständige Adresse mit https://";
  const url = new URL(value);
  if (url.protocol !== "https:") return "eine Adresse mit https://";
  return isSameSite(url, own) ? "eine Adresse auf einer anderen Website" : null;
}

function linkedProfiles(facts: PageFacts): string[] {
  const base = baseOf(facts);
  const found = facts.html.anchors
    .slice(0, mostLinks)
    .map(({ href }) => absolute(href, base) ?? "")
    .filter((address) => address.length <= 200 && profile.test(address) && !shareButton.test(address));
  return [...new Set(found)].slice(0, mostProfiles);
}
