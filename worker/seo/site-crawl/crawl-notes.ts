// Notes on what a crawl did not read, and why.
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { counted } from "../../german/sentences.ts";
import { germanNumber } from "../engine/wording.ts";
import { isUnreachableRobotsTxt } from "../robots/robots-of-site.ts";
import { type CrawlState, MAX_LINK_CHECKS, MAX_LINKS_PER_PAGE, type SharedFacts } from "./crawl-state.ts";
import { type MayRequest, nofollowedLinks, pendingLinks, pendingPages } from "./frontier.ts";
import { kindOf } from "./page-address.ts";

/** Addresses that are checked against robots.txt once more, only for the notes. */
const MAX_CHECKED = 200;

const NO_LINKS =
  "Im HTML der ersten Seite stehen keine Links zu weiteren Seiten. Vielleicht entstehen sie erst durch JavaScript, das diese Prüfung nicht ausführt.";

/** To be written at the end of a crawl. */
export function writeCrawlNotes(
  state: CrawlState,
  robotsTxt: SharedFacts["robotsTxt"],
  mayRequest: MayRequest,
): string[] {
  const { pages, stopped, sitemaps } = state;
  const unread = pendingPages(state);
  const forbidden = unread.slice(0, MAX_CHECKED).filter((url) => !mayRequest(url)).length;
  const beyond = unread.length - forbidden;
  const waiting = pendingLinks(state);
  const untried = waiting.slice(0, MAX_CHECKED).filter(mayRequest).length;
  const cut = pages.filter(({ hasAllLinks, note }) => !hasAllLinks && note === null).length;
  const traps = new Set(
    pages.flatMap(({ links }) => links.map(({ href }) => href).filter((href) => kindOf(href) === "trap")),
  ).size;
  const hasSitemapGap = sitemaps.some(({ isWhole, children }) => !isWhole && children.length === 0);
  const unfollowed = nofollowedLinks(state).length;
  return [
    stopped,
    isUnreachableRobotsTxt(robotsTxt)
      ? "Die robots.txt ließ sich nicht lesen. Nach den Regeln für Suchprogramme (RFC 9309) darf ich dann keine weiteren Seiten abrufen."
      : forbidden > 0 &&
        `${atLeast(unread.length)}${counted(forbidden, "bekannte Seite darf", "bekannte Seiten darf")} ich laut robots.txt nicht lesen.`,
    beyond > 0 &&
      (pages.length >= MAX_CRAWLED_PAGES
        ? `Gelesen sind ${MAX_CRAWLED_PAGES} Seiten, mehr liest diese Prüfung nicht. Mindestens ${counted(beyond, "weitere ist", "weitere sind")} bekannt.`
        : `${counted(beyond, "bekannte Seite wurde", "bekannte Seiten wurden")} nicht gelesen.`),
    untried > 0 &&
      `${atLeast(waiting.length)}${counted(untried, "internes Linkziel wurde", "interne Linkziele wurden")} nicht aufgerufen; außer den Seiten prüft der Check höchstens ${MAX_LINK_CHECKS} Ziele.`,
    cut > 0 &&
      `Auf ${counted(cut, "Seite", "Seiten")} wurden nicht alle Links gelesen: Die Seite ist zu groß oder hat mehr als ${germanNumber(MAX_LINKS_PER_PAGE)} verschiedene interne Ziele.`,
    traps > 0 &&
      `${traps === 1 ? "Absichtlich nicht aufgerufen wurde" : "Absichtlich nicht aufgerufen wurden"} ${counted(traps, "Adresse", "Adressen")} für Anmeldung, Warenkorb, Kalender, Suche oder Sortierung.`,
    unfollowed > 0 &&
      `${counted(unfollowed, "internes Linkziel wurde", "interne Linkziele wurden")} nicht aufgerufen, weil alle Links darauf „nofollow“ sagen.`,
    (hasSitemapGap || sitemaps[0]?.isWhole === false) && "Die Sitemap wurde nicht vollständig gelesen.",
    pages.length === 1 && pages[0]?.note === null && pages[0].links.length === 0 && NO_LINKS,
    "Links zu anderen Websites werden nicht aufgerufen.",
  ].filter((note) => typeof note === "string");
}

function atLeast(known: number): string {
  return known > MAX_CHECKED ? "Mindestens " : "";
}
