// A crawl at its end as the findings look at it.
import type { Evidence, FindingStatus, Source } from "#contract/seo-report.ts";
import type { SiteFindingId } from "#contract/site-crawl.ts";
import { shortened } from "../../german/sentences.ts";
import { quoted, someOf } from "../wording.ts";
import type { CrawlState, JudgedPage, LinkCheck, ReadPage } from "./crawl-state.ts";
import { waitingLinks, waitingPages } from "./frontier.ts";

/** Characters of an address in evidence. */
const LONGEST_SHOWN = 160;

export interface SiteView {
  pages: readonly ReadPage[];
  judged: readonly SeenPage[];
  /** How every requested address answered, by normal form. */
  answers: ReadonlyMap<string, LinkAnswer>;
  /** Linked addresses that were not requested. */
  untried: readonly string[];
  /** Known pages that were not read: limit, time, robots.txt. */
  unread: readonly string[];
  /** Addresses that sitemaps name. */
  inSitemap: readonly string[];
  hasSitemap: boolean;
  /** Nothing is missing: every known page was read with all its links, and every sitemap to its end. */
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

export function siteView(state: CrawlState): SiteView {
  const unread = waitingPages(state);
  const { pages, checks, sitemaps } = state;
  return {
    pages,
    judged: pages.flatMap(({ url, finalUrl, judged }) =>
      judged === null ? [] : [{ ...judged, url: finalUrl ?? url }],
    ),
    answers: answersOf([...checks, ...pages]),
    untried: waitingLinks(state),
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

/** Where a redirect ends answers like what led there, without the redirect. */
function answersOf(results: readonly (LinkAnswer & { url: string })[]): Map<string, LinkAnswer> {
  const ends = results.flatMap((one): [string, LinkAnswer][] =>
    one.finalUrl === null ? [] : [[one.finalUrl, { ...one, hops: 0 }]],
  );
  return new Map([...ends, ...results.map((one): [string, LinkAnswer] => [one.url, one])]);
}

export interface TargetedBy {
  href: string;
  answer: LinkAnswer;
  /** Text of the first link. */
  text: string;
  /** Addresses of the pages with a link to it. */
  from: string[];
}

/** Targets that answered in a way that matters, with the pages that link to them. A menu's link stands on every page. */
export function targetsThat(
  { pages, answers }: SiteView,
  matters: (answer: LinkAnswer) => boolean,
): TargetedBy[] {
  const targets = new Map<string, TargetedBy>();
  for (const { url, finalUrl, links } of pages) {
    for (const { href, text } of links) {
      const answer = answers.get(href);
      if (answer === undefined || !matters(answer)) continue;
      const target = targets.get(href) ?? { href, answer, text, from: [] };
      target.from.push(finalUrl ?? url);
      targets.set(href, target);
    }
  }
  return [...targets.values()];
}

/** Pages named in one piece of evidence. */
const PAGES_SHOWN = 5;

/** Where the links to a target stand, and how the first of them reads. */
export function evidenceOfTarget(
  { href, text, from }: TargetedBy,
  found: string,
  expected: string,
): Evidence {
  const link = text === "" ? "Link ohne Text" : `Link ${quoted(text)}`;
  const value = `${link} auf ${shortened(href, LONGEST_SHOWN)}: ${found}`;
  return { where: someOf(from, PAGES_SHOWN, LONGEST_SHOWN), value, expected };
}
