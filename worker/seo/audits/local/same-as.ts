import { collectContacts, toTexts } from "../../business/contact-data.ts";
import { isLegalPage, skippedOnLegalPages } from "../../business/imprint-page.ts";
import { transliterate } from "../../business/postal-address.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { getBaseUrl, isSameSite, resolveUrl } from "../../page/urls.ts";
import { isStructuredDataCut, unreadDataReason } from "../../structured-data/structured-data.ts";
import { wordSet } from "../../text/word-sets.ts";

/** Profiles; share buttons lead to other paths of the same hosts. */
const profile =
  /^https?:\/\/(?:[a-z]{2,3}\.|www\.)?(?:facebook\.com|instagram\.com|linkedin\.com\/(?:company|in)|xing\.com\/(?:pages|profile|companies)|youtube\.com\/(?:@|channel|c\/|user)|tiktok\.com\/@|pinterest\.(?:de|com)|x\.com|twitter\.com)\/?[^/?#\s]/i;
/** Parts of paths that lead to single posts, searches and forms to share with. */
const noProfile = wordSet(
  "dialog events explore groups hashtag home i intent login p photo photos pin plugins policies policy posts reel reels search settings share sharearticle sharer status stories tr video videos watch",
);
/** A firm may use one of them, if it bears its name. */
const personal = /^https?:\/\/(?:[a-z]{2,3}\.|www\.)?(?:linkedin\.com\/in|xing\.com\/profile)\//i;
/** What links to one's own profiles say; those in a text name whose profile it is. */
const ownLabel =
  /facebook|instagram|linkedin|xing|youtube|tiktok|pinterest|twitter|(?:^|\W)x(?:\W|$)|folge|follow|besuche/i;
/** Characters of a name that must agree. */
const minNameLength = 4;
/** Links checked and profiles kept. */
const maxLinks = 2_000;
const maxProfiles = 10;

export const sameAs: Audit = {
  id: "same-as",
  group: "local",
  topic: "Profile des Betriebs (sameAs)",
  passedTitle: "Die Profile des Betriebs sind richtig verknüpft",
  source: sources.organization,
  kinds: ["firm-home", "firm-page"],
  judge(facts) {
    if (isLegalPage(facts)) return notApplicable(skippedOnLegalPages);
    const { declared } = collectContacts(facts);
    if (declared.length === 0) return notApplicable("Die strukturierten Daten nennen keinen Betrieb");
    const profiles = declared.flatMap(({ item }) => toTexts(item.properties.sameAs));
    const where = "JSON-LD, sameAs";
    if (profiles.length > 0) {
      const own = new URL(facts.fetched.url);
      const wrong = profiles.flatMap((value) => {
        const expected = correctAddress(value, own);
        return expected === null ? [] : [{ where, value, expected }];
      });
      const [first, ...others] = wrong;
      if (first === undefined) return passed();
      return failed({
        title: "In sameAs stehen Adressen, die keine Profile des Betriebs sind",
        advice: "Nennen Sie vollständige Adressen mit https:// auf anderen Websites.",
        evidence: [first, ...others.slice(0, 4)],
        share: 1 - wrong.length / profiles.length,
      });
    }
    const linked = findLinkedProfiles(
      facts,
      declared.flatMap(({ names }) => names),
    );
    if (linked.length === 0) return notApplicable("Die Seite verweist auf keine Profile des Betriebs");
    if (isStructuredDataCut(facts)) return unchecked(unreadDataReason);
    return warning({
      title: "Die verlinkten Profile fehlen in den strukturierten Daten",
      advice:
        "Die Seite führt zu Profilen in sozialen Netzen. Nennen Sie dieselben Adressen im Code unter sameAs. Dann weiß Google, dass es Ihre sind.",
      evidence: [
        {
          where: "Links der Seite",
          value: listFirstFew(linked),
          expected: "dieselben Adressen unter sameAs",
        },
      ],
      snippet: `"sameAs": ${JSON.stringify(linked.slice(0, 4))}`,
    });
  },
};

/** What the address should be, or null when it is a profile elsewhere. */
function correctAddress(value: string, own: URL): string | null {
  const url = URL.parse(value);
  if (url === null) return "eine vollständige Adresse mit https://";
  if (url.protocol !== "https:") return "eine Adresse mit https://";
  return isSameSite(url, own) ? "eine Adresse auf einer anderen Website" : null;
}

/** Of the firm itself: links that bear its name, or nothing but that of the network. */
function findLinkedProfiles(facts: PageFacts, firmNames: readonly string[]): string[] {
  const base = getBaseUrl(facts);
  const host = new URL(facts.fetched.url).hostname.replace(/^www\./, "").replace(/\.[a-z]+$/, "");
  const names = [host, ...firmNames].map(toLetters).filter((name) => name.length >= minNameLength);
  const found = facts.html.anchors.slice(0, maxLinks).flatMap(({ href, text, otherName }) => {
    const address = resolveUrl(href, base) ?? "";
    if (address.length > 200 || !profile.test(address)) return [];
    const parts = new URL(address).pathname.toLowerCase().split("/").filter(Boolean);
    if (parts.some((part) => noProfile.has(part.replace(/\.php$/, "")))) return [];
    const handle = toLetters(parts.at(-1) ?? "");
    const bearsName =
      handle.length >= minNameLength && names.some((name) => name.includes(handle) || handle.includes(name));
    const label = `${text} ${otherName}`.trim();
    const isOwn = bearsName || (!personal.test(address) && (label === "" || ownLabel.test(label)));
    return isOwn ? [address] : [];
  });
  return [...new Set(found)].slice(0, maxProfiles);
}

function toLetters(text: string): string {
  return transliterate(text.slice(0, 100)).replace(/[^a-z0-9]/g, "");
}
