import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { germanNumber, listFirstFew, quoted } from "../../engine/wording.ts";
import type { AnchorFact, PageFacts } from "../../html/page-facts.ts";
import { isListParameter } from "../../page/removable-parameters.ts";
import { getBaseUrl, isSameSite } from "../../page/urls.ts";

/** Links read; more of them change nothing. */
const maxLinks = 10_000;

/** Where nofollow makes sense on own pages, by path or parameters; the first that fits names it. */
const sensible: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Anmeldung", /log-?in|log-?out|anmeld|sign-?in|sign-?up|regist|passwor|konto|account|wp-admin/i],
  [
    "Warenkorb",
    /warenkorb|cart|basket|kasse|checkout|bestell|wishlist|merkliste|merkzettel|wunschliste|compare|vergleich/i,
  ],
  ["Kommentare", /replytocom|#respond|#comment/i],
  ["Suche", /\/(?:suche|search|find)(?:[/.?]|$)|[?&](?:s|q|query|suche|search)=/i],
  ["Druckfassung", /[?&](?:print|druck|pdf)\b|\/(?:\w{0,10}_?print|drucken)(?:[/.?_]|$)/i],
  ["Hinweise des Shops", /popup|versand|lieferung|lieferzeit|zahlung|anfrage|shipping|payment/i],
  ["Feed", /\/feed(?:[/?]|$)|\/rss\b|\.xml$/i],
  [
    "Rechtstexte",
    /impressum|imprint|datenschutz|privacy|agb\b|widerruf|nutzungsbedingungen|cookie|barrierefreiheit|haftung/i,
  ],
  [
    "Empfehlungen",
    /\/(?:go|out|goto|link|recommends?|empfiehlt|empfehlung|partner|ref|redirect|jump|visit)\//i,
  ],
];

interface Unfollowed {
  anchor: AnchorFact;
  target: URL;
}

export const nofollowInternal: Audit = {
  id: "nofollow-internal",
  group: "images-and-links",
  topic: "Eigene Seiten mit nofollow",
  passedTitle: "Kein Link auf eigene Seiten trägt nofollow",
  source: sources.nofollow,
  judge(facts) {
    const { own, unfollowed } = listOwnLinks(facts);
    if (own === 0) return notApplicable("Die Seite hat keine Links auf eigene Seiten");
    const reasons = unfollowed.map(({ anchor, target }) => nameReason(anchor, target));
    const pages = Map.groupBy(
      unfollowed.filter((_, index) => reasons[index] === null),
      ({ target }) => target.host + target.pathname.replace(/\/$/, ""),
    );
    const links = [...pages.values()].flatMap(([link]) => link ?? []);
    const [first] = links;
    if (first === undefined) {
      const names = [...new Set(reasons.filter((reason) => reason !== null))];
      return names.length === 0
        ? passed()
        : passed(`nofollow steht nur, wo es sinnvoll ist: ${names.join(", ")}`);
    }
    const name = first.anchor.text.trim() || first.anchor.otherName.trim() || first.target.pathname;
    const value = listFirstFew(links.map(({ target }) => target.pathname + target.search));
    return warning({
      title:
        links.length === 1
          ? `Ein Link auf eine eigene Seite trägt nofollow: ${quoted(name, 40)}`
          : `${germanNumber(links.length)} eigene Seiten sind mit nofollow verlinkt`,
      advice:
        "nofollow sagt Google, dass Sie für das Ziel nicht einstehen. Auf eigenen Seiten nimmt das nur Ihren Inhalten Gewicht. Meist setzt es eine Erweiterung an alle Links: Nehmen Sie eigene davon aus.",
      evidence: [{ where: "Eigene Seiten, verlinkt mit rel=nofollow", value, expected: "kein nofollow" }],
      share: Math.max(0, 1 - links.length / own),
    });
  },
};

/** Links that lead to other pages of the site; jumps on the page itself are none. */
function listOwnLinks(facts: PageFacts): { own: number; unfollowed: Unfollowed[] } {
  const page = new URL(facts.fetched.url);
  const base = getBaseUrl(facts);
  let own = 0;
  const unfollowed: Unfollowed[] = [];
  for (const anchor of facts.html.anchors.slice(0, maxLinks)) {
    const target = URL.parse(anchor.href, base);
    if (target === null || !/^https?:$/.test(target.protocol) || !isSameSite(page, target)) continue;
    own++;
    if (anchor.rel.includes("nofollow")) unfollowed.push({ anchor, target });
  }
  return { own, unfollowed };
}

/** Why a link may have it; null where nothing speaks for it. */
function nameReason({ rel, href, text }: AnchorFact, target: URL): string | null {
  if (rel.includes("sponsored") || rel.includes("ugc")) return "gekennzeichnete Links";
  if (href.trim().startsWith("#")) return "Sprünge auf der Seite";
  if ([...target.searchParams].slice(0, 50).some(([name, value]) => isListParameter(name, value))) {
    return "Filter und Sortierung";
  }
  const place = (target.pathname + target.search + target.hash).slice(0, 300);
  return sensible.find(([, sign]) => sign.test(place) || sign.test(text.slice(0, 60)))?.[0] ?? null;
}
