// What most pages of a site have in common is said once: often one change in the template mends them all.
import type { SeoReport } from "#contract/seo-report.ts";
import type { SharedFinding } from "#contract/site-crawl.ts";
import { registry } from "../registry.ts";
import type { JudgedTask, ReadPage } from "./crawl-state.ts";

/** Part of the judged pages from which on a finding belongs to the site; the few without it can be named. */
const MOST = 0.75;
/** One page shares nothing. */
const MIN_PAGES = 2;

const topics = new Map(registry.map(({ audit }) => [audit.id, audit.topic]));

/** What the same audit says of several pages. */
interface Group extends Pick<JudgedTask, "id" | "status"> {
  /** Positions of the pages. */
  pages: number[];
  /** One for each page. */
  titles: string[];
  /** Points over all pages. */
  gain: number;
}

/** Faults first, then what costs most points over all pages; pure. @param first the report on the first page */
export function sharedTasks(pages: readonly ReadPage[], first: SeoReport): SharedFinding[] {
  const judged = pages.filter((page) => page.judged !== null).length;
  const least = Math.max(MIN_PAGES, Math.ceil(judged * MOST));
  const groups = groupsOf(pages).filter((group) => group.pages.length >= least);
  const costliest = groups.sort((a, b) => b.gain - a.gain);
  return [...costliest.filter(isFault), ...costliest.filter((group) => !isFault(group))].map((group) =>
    saidOnce(group, first),
  );
}

/** What is left of a page's tasks when the shared ones are said elsewhere. */
export function ownTasks(tasks: readonly JudgedTask[], shared: readonly SharedFinding[]): JudgedTask[] {
  const said = new Set(shared.map(keyOf));
  return tasks.filter((task) => !said.has(keyOf(task)));
}

function groupsOf(pages: readonly ReadPage[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [index, { judged }] of pages.entries()) {
    for (const task of judged?.tasks ?? []) {
      const { id, status, title, gain } = task;
      const group = groups.get(keyOf(task)) ?? { id, status, pages: [], titles: [], gain: 0 };
      group.pages.push(index);
      group.titles.push(title);
      group.gain += gain;
      groups.set(keyOf(task), group);
    }
  }
  return [...groups.values()];
}

function saidOnce({ id, status, pages, titles }: Group, { findings }: SeoReport): SharedFinding {
  const [same, ...others] = new Set(titles);
  if (same === undefined || others.length > 0) {
    return { id, status, title: topics.get(id) ?? id, advice: null, pages, titles };
  }
  const inReport = findings.find((finding) => finding.id === id && finding.status === status);
  const advice = pages.includes(0) ? (inReport?.advice ?? null) : null;
  return { id, status, title: same, advice, pages, titles: [] };
}

function isFault({ status }: Group): boolean {
  return status === "failed";
}

function keyOf({ id, status }: Pick<JudgedTask, "id" | "status">): string {
  return `${status} ${id}`;
}
