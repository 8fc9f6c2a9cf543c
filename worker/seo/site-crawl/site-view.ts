// A finished crawl as the audits of a site see it.
import type { Evidence, FindingStatus, Source } from "#contract/seo-report.ts";
import type { SiteFindingId } from "#contract/site-crawl.ts";
import { shortened } from "../../german/sentences.ts";
import { listFirstFew, quoted } from "../engine/wording.ts";
import type { CrawlState, JudgedPage, LinkCheck, ReadPage } from "./crawl-state.ts";
import { pendingLinks, pendingPages } from "./frontier.ts";

/** Characters of an address in evidence. */
const MAX_ADDRESS_LENGTH = 160;

export interface SiteView {
  pages: readonly ReadPage[];
  judged: readonly SeenPage[];
  /** By address in normal form. */
  answers: ReadonlyMap<string, LinkAnswer>;
  /** Linked addresses that were not requested. */
  untried: readonly string[];
  /** Known pages that were not read because of a limit, the time or robots.txt. */
  unread: readonly string[];
  /** Addresses listed in sitemaps. */
  inSitemap: readonly string[];
  hasSitemap: boolean;
  /** Every known page was read with all its links, and every sitemap to its end. */
  hasSeenAll: boolean;
}

export interface SeenPage extends JudgedPage {
  /** Final address. */
  url: string;
}

export type LinkAnswer = Pick<LinkCheck, "outcome" | "status" | "hops" | "finalUrl">;

/** A question about the site as a whole; pure. */
export interface SiteAudit {
  id: SiteFindingId;
  source: Source;
  judge(view: SiteView): SiteVerdict;
}

export interface SiteVerdict {
  status: FindingStatus;
  /** German, with the figures. */
  title: string;
  /** What to do, or why it was not checked. */
  advice?: string;
  /** Never empty in a complaint. */
  evidence?: Evidence[];
}

export function createSiteView(state: CrawlState): SiteView {
  const unread = pendingPages(state);
  const { pages, checks, sitemaps } = state;
  return {
    pages,
    judged: pages.flatMap(({ url, finalUrl, judged }) =>
      judged === null ? [] : [{ ...judged, url: finalUrl ?? url }],
    ),
    answers: answersOf([...checks, ...pages]),
    untried: pendingLinks(state),
    unread,
    inSitemap: [...new Set(sitemaps.flatMap(({ addresses }) => addresses))],
    hasSitemap: sitemaps.length > 0,
    hasSeenAll:
      unread.length === 0 &&
      state.stopped === null &&
      pages.every(({ hasAllLinks, note }) => hasAllLinks || note !== null) &&
      pages.every(({ outcome }) => outcome === "answered") &&
      checks.every(({ outcome }) => outcome !== "forbidden") &&
      sitemaps.every(({ isWhole }) => isWhole),
  };
}

/** The target of a redirect has the same answer as its source, without the redirect. */
function answersOf(results: readonly (LinkAnswer & { url: string })[]): Map<string, LinkAnswer> {
  const ends = results.flatMap((one): [string, LinkAnswer][] =>
    one.finalUrl === null ? [] : [[one.finalUrl, { ...one, hops: 0 }]],
  );
  return new Map([...ends, ...results.map((one): [string, LinkAnswer] => [one.url, one])]);
}

export interface LinkTarget {
  href: string;
  answer: LinkAnswer;
  /** Text of the first link. */
  text: string;
  /** Addresses of the pages with a link to it. */
  from: string[];
}

/** Targets whose answer matches, with the pages that link to them. */
export function targetsWhere(
  { pages, answers }: SiteView,
  matches: (answer: LinkAnswer) => boolean,
): LinkTarget[] {
  const targets = new Map<string, LinkTarget>();
  for (const { url, finalUrl, links } of pages) {
    for (const { href, text } of links) {
      const answer = answers.get(href);
      if (answer === undefined || !matches(answer)) continue;
      const target = targets.get(href) ?? { href, answer, text, from: [] };
      target.from.push(finalUrl ?? url);
      targets.set(href, target);
    }
  }
  return [...targets.values()];
}

/** Pages named in one piece of evidence. */
const MAX_PAGES_SHOWN = 5;

/** Which pages link to a target, and the text of the first link. */
export function evidenceOfTarget(
  { href, text, from }: LinkTarget,
  found: string,
  expected: string,
): Evidence {
  const link = text === "" ? "Link ohne Text" : `Link ${quoted(text)}`;
  const value = `${link} auf ${shortened(href, MAX_ADDRESS_LENGTH)}: ${found}`;
  return { where: listFirstFew(from, MAX_PAGES_SHOWN, MAX_ADDRESS_LENGTH), value, expected };
}
