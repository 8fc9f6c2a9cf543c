// What a crawl keeps of a read page: its findings in brief, and where its links lead.
import type { SeoReport } from "#contract/seo-report.ts";
import { shortened } from "../../german/sentences.ts";
import { isLegalPage } from "../business/imprint-page.ts";
import { findRefusal } from "../engine/run-audits.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { unreadReason } from "../html/unread-reason.ts";
import { findForeignCanonical } from "../page/canonicals.ts";
import { getBaseUrl } from "../page/urls.ts";
import { extractContacts } from "./contacts.ts";
import {
  type JudgedPage,
  type JudgedTask,
  MAX_LINKS_PER_PAGE,
  type PageLink,
  type ReadPage,
} from "./crawl-state.ts";
import { pageKey, resolveOnSite } from "./page-address.ts";

/** Characters kept of texts: enough to compare and to show. */
const MAX_TEXT = 300;
const MAX_FINDING = 200;
const MAX_ADVICE = 600;
const MAX_LINK_TEXT = 80;
/** Characters of all links of one page together. */
const MAX_LINK_CHARACTERS = 200_000;
/** Anchors that are read; a page with more is made to cost time. */
const MAX_ANCHORS = 10_000;

/** @param site as siteOf returns it */
export function digestPage(facts: PageFacts, report: SeoReport, site: string): ReadPage {
  const { fetched } = facts;
  const note = report.unscoredReason ?? errorNote(fetched.status);
  const { links, isWhole } = internalLinks(facts, site);
  const url = resolveOnSite(fetched.requestedUrl, fetched.url, site) ?? fetched.requestedUrl;
  return {
    url,
    finalUrl: resolveOnSite(fetched.url, fetched.url, site) ?? fetched.url,
    status: fetched.status,
    hops: fetched.redirects.length,
    outcome: findRefusal(facts) === null ? "answered" : "refused",
    note,
    judged: note === null ? judge(facts, report) : null,
    // Links of an error page or a firewall say nothing about the site.
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
    title: truncateText(report.meta.title),
    description: truncateText(report.meta.description),
    lang: facts.html.lang?.trim().toLowerCase().slice(0, 20) ?? "",
    words: report.content.wordCount,
    isOffered: isOffered(facts, report),
    isLegal: isLegalPage(facts),
    isWhole: unreadReason(facts) === null,
    contacts: extractContacts(facts),
  };
}

function tasksOf({ findings }: SeoReport, status: JudgedTask["status"]): JudgedTask[] {
  return findings
    .filter((finding) => finding.status === status)
    .map(({ id, title, advice, gain = 0 }) => ({
      id,
      status,
      title: shortened(title, MAX_FINDING),
      advice: shortened(advice, MAX_ADVICE),
      gain,
    }))
    .sort((a, b) => b.gain - a.gain);
}

function truncateText(text: string | null): string | null {
  const folded = text?.trim().replace(/\s+/g, " ") ?? "";
  return folded === "" ? null : shortened(folded, MAX_TEXT);
}

/** Neither barred nor a duplicate, as the audits see it; another spelling of its own address (http, www) is no duplicate. */
function isOffered(facts: PageFacts, { findings }: SeoReport): boolean {
  const isBarred = findings.some(({ id, status }) => id === "indexable" && status === "failed");
  const original = findForeignCanonical(facts)?.target ?? null;
  return !isBarred && (original === null || pageKey(original) === pageKey(facts.fetched.url));
}

function internalLinks(facts: PageFacts, site: string): { links: PageLink[]; isWhole: boolean } {
  const base = getBaseUrl(facts);
  const links = new Map<string, PageLink>();
  const anchors = facts.html.anchors.slice(0, MAX_ANCHORS);
  let room = MAX_LINK_CHARACTERS;
  let isWhole = anchors.length === facts.html.anchors.length && unreadReason(facts) === null;
  for (const { href: written, rel, text, otherName } of anchors) {
    const href = resolveOnSite(written, base, site);
    if (href === null) continue;
    const nofollow = rel.includes("nofollow");
    const known = links.get(href);
    if (known !== undefined) known.nofollow &&= nofollow;
    else if (links.size >= MAX_LINKS_PER_PAGE || room < href.length) isWhole = false;
    else {
      const name = shortened((text.trim() || otherName.trim()).replace(/\s+/g, " "), MAX_LINK_TEXT);
      links.set(href, { href, text: name, nofollow });
      room -= href.length + name.length;
    }
  }
  return { links: [...links.values()], isWhole };
}
