// What is kept of a read page: its judgement in a few figures, and where its links lead.
import type { SeoReport } from "#contract/seo-report.ts";
import { shortened } from "../../german/sentences.ts";
import { baseOf } from "../addresses.ts";
import { otherOriginal } from "../canonicals.ts";
import { isLegalPage } from "../imprint-page.ts";
import type { PageFacts } from "../page-facts.ts";
import { refusalOf } from "../run-audits.ts";
import { comparableContacts } from "./contacts.ts";
import {
  type JudgedPage,
  type JudgedTask,
  MAX_LINKS_PER_PAGE,
  type PageLink,
  type ReadPage,
} from "./crawl-state.ts";
import { onSite, pageKey } from "./page-address.ts";

/** Characters kept of titles, descriptions, findings, advice and link texts: enough to compare and to show. */
const TEXT_KEPT = 300;
const FINDING_KEPT = 200;
const ADVICE_KEPT = 600;
const LINK_TEXT_KEPT = 80;
/** Characters of all links of one page together. */
const LINKS_KEPT = 200_000;
/** Anchors looked at; a page with more is made to cost time. */
const MAX_ANCHORS = 10_000;

/** @param site as siteOf gives it */
export function digestPage(facts: PageFacts, report: SeoReport, site: string): ReadPage {
  const { fetched } = facts;
  const note = report.unscoredReason ?? errorNote(fetched.status);
  const { links, isWhole } = internalLinks(facts, site);
  const url = onSite(fetched.requestedUrl, fetched.url, site) ?? fetched.requestedUrl;
  return {
    url,
    finalUrl: onSite(fetched.url, fetched.url, site) ?? fetched.url,
    status: fetched.status,
    hops: fetched.redirects.length,
    outcome: refusalOf(facts) === null ? "answered" : "refused",
    note,
    judged: note === null ? judge(facts, report) : null,
    // What an error page or a firewall links to is not the site's own web of links.
    links: note === null ? links : [],
    hasAllLinks: note === null && isWhole,
  };
}

function errorNote(status: number): string | null {
  return status >= 400 ? `Nicht bewertet: Die Adresse antwortet mit Status ${status}.` : null;
}

function judge(facts: PageFacts, report: SeoReport): JudgedPage {
  return {
    score: report.score,
    tasks: [...tasksOf(report, "failed"), ...tasksOf(report, "warning")],
    title: keptText(report.meta.title),
    description: keptText(report.meta.description),
    lang: facts.html.lang?.trim().toLowerCase().slice(0, 20) ?? "",
    words: report.content.wordCount,
    isOffered: isOffered(facts, report),
    isLegal: isLegalPage(facts),
    isWhole: !facts.fetched.truncated,
    contacts: comparableContacts(facts),
  };
}

function tasksOf({ findings }: SeoReport, status: JudgedTask["status"]): JudgedTask[] {
  return findings
    .filter((finding) => finding.status === status)
    .map(({ id, title, advice, gain = 0 }) => ({
      id,
      status,
      title: shortened(title, FINDING_KEPT),
      advice: shortened(advice, ADVICE_KEPT),
      gain,
    }))
    .sort((a, b) => b.gain - a.gain);
}

function keptText(text: string | null): string | null {
  const folded = text?.trim().replace(/\s+/g, " ") ?? "";
  return folded === "" ? null : shortened(folded, TEXT_KEPT);
}

/** Barred or named a double, as the audits read it; another spelling of its own address (http, www) makes no double. */
function isOffered(facts: PageFacts, { findings }: SeoReport): boolean {
  const isBarred = findings.some(({ id, status }) => id === "indexable" && status === "failed");
  const original = otherOriginal(facts)?.target ?? null;
  return !isBarred && (original === null || pageKey(original) === pageKey(facts.fetched.url));
}

function internalLinks(facts: PageFacts, site: string): { links: PageLink[]; isWhole: boolean } {
  const base = baseOf(facts);
  const links = new Map<string, PageLink>();
  const anchors = facts.html.anchors.slice(0, MAX_ANCHORS);
  let room = LINKS_KEPT;
  let isWhole = anchors.length === facts.html.anchors.length && !facts.fetched.truncated;
  for (const { href: written, rel, text, otherName } of anchors) {
    const href = onSite(written, base, site);
    if (href === null) continue;
    const nofollow = rel.includes("nofollow");
    const known = links.get(href);
    if (known !== undefined) known.nofollow &&= nofollow;
    else if (links.size >= MAX_LINKS_PER_PAGE || room < href.length) isWhole = false;
    else {
      const name = shortened((text.trim() || otherName.trim()).replace(/\s+/g, " "), LINK_TEXT_KEPT);
      links.set(href, { href, text: name, nofollow });
      room -= href.length + name.length;
    }
  }
  return { links: [...links.values()], isWhole };
}
