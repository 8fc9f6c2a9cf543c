// What a crawl did not look at, and why.
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { counted } from "../../german/sentences.ts";
import { mustStayOut } from "../robots-of-site.ts";
import { germanNumber } from "../wording.ts";
import { type CrawlState, MAX_LINK_CHECKS, MAX_LINKS_PER_PAGE, type SharedFacts } from "./crawl-state.ts";
import { type MayRequest, unfollowedLinks, waitingLinks, waitingPages } from "./frontier.ts";
import { kindOf } from "./page-address.ts";

/** Addresses about which robots.txt is asked once more, for the notes alone. */
const MAX_ASKED = 200;

const NO_LINKS =
  "Im HTML der ersten Seite stehen keine Links zu weiteren Seiten. Vielleicht entstehen sie erst durch JavaScript, das diese Prüfung nicht ausführt.";

/** Made at the end of a crawl. */
export function crawlNotes(
  state: CrawlState,
  robotsTxt: SharedFacts["robotsTxt"],
  mayRequest: MayRequest,
): string[] {
  const { pages, stopped, sitemaps } = state;
  const unread = waitingPages(state);
  const forbidden = unread.slice(0, MAX_ASKED).filter((url) => !mayRequest(url)).length;
  const beyond = unread.length - forbidden;
  const waiting = waitingLinks(state);
  const untried = waiting.slice(0, MAX_ASKED).filter(mayRequest).length;
  const cut = pages.filter(({ hasAllLinks, note }) => !hasAllLinks && note === null).length;
  const traps = new Set(
    pages.flatMap(({ links }) => links.map(({ href }) => href).filter((href) => kindOf(href) === "trap")),
  ).size;
  const isFull = pages.length >= MAX_CRAWLED_PAGES;
  return [
    ...(stopped === null ? [] : [stopped]),
    ...(mustStayOut(robotsTxt)
      ? [
          "Die robots.txt ließ sich nicht lesen. Nach den Regeln für Suchprogramme (RFC 9309) darf ich dann keine weiteren Seiten abrufen.",
        ]
      : sentence(
          forbidden,
          (n) =>
            `${atLeast(unread.length)}${counted(n, "bekannte Seite darf", "bekannte Seiten darf")} ich laut robots.txt nicht lesen.`,
        )),
    ...sentence(beyond, (n) =>
      isFull
        ? `Gelesen sind ${MAX_CRAWLED_PAGES} Seiten, mehr liest diese Prüfung nicht. Mindestens ${counted(n, "weitere ist", "weitere sind")} bekannt.`
        : `${counted(n, "bekannte Seite wurde", "bekannte Seiten wurden")} nicht gelesen.`,
    ),
    ...sentence(
      untried,
      (n) =>
        `${atLeast(waiting.length)}${counted(n, "internes Linkziel wurde", "interne Linkziele wurden")} nicht aufgerufen; außer den Seiten prüft der Check höchstens ${MAX_LINK_CHECKS} Ziele.`,
    ),
    ...sentence(
      cut,
      (n) =>
        `Auf ${counted(n, "Seite", "Seiten")} wurden nicht alle Links gelesen: Die Seite ist zu groß oder hat mehr als ${germanNumber(MAX_LINKS_PER_PAGE)} verschiedene interne Ziele.`,
    ),
    ...sentence(
      traps,
      (n) =>
        `${n === 1 ? "Absichtlich nicht aufgerufen wurde" : "Absichtlich nicht aufgerufen wurden"} ${counted(n, "Adresse", "Adressen")} für Anmeldung, Warenkorb, Kalender, Suche oder Sortierung.`,
    ),
    ...sentence(
      unfollowedLinks(state).length,
      (n) =>
        `${counted(n, "internes Linkziel wurde", "interne Linkziele wurden")} nicht aufgerufen, weil alle Links darauf „nofollow“ sagen.`,
    ),
    ...(sitemaps.some(({ isWhole, children }) => !isWhole && children.length === 0) ||
    sitemaps[0]?.isWhole === false
      ? ["Die Sitemap wurde nicht vollständig gelesen."]
      : []),
    ...(pages.length === 1 && pages[0]?.note === null && pages[0].links.length === 0 ? [NO_LINKS] : []),
    "Links zu anderen Websites werden nicht aufgerufen.",
  ];
}

function atLeast(known: number): string {
  return known > MAX_ASKED ? "Mindestens " : "";
}

function sentence(count: number, text: (count: number) => string): string[] {
  return count === 0 ? [] : [text(count)];
}
