// Findings that most pages of a site share are reported once: often one change in the template fixes them all.
import type { SharedFinding } from "#contract/site-crawl.ts";
import { registry } from "../engine/registry.ts";
import type { JudgedTask, ReadPage } from "./crawl-state.ts";

/** Part of the judged pages from which a finding counts as shared. */
const SITE_WIDE_SHARE = 0.75;
/** One page shares nothing. */
const MIN_PAGES = 2;

const topics = new Map(registry.map(({ audit }) => [audit.id, audit.topic]));

/** The same finding on several pages. */
interface Group extends Pick<JudgedTask, "id" | "status"> {
  /** Positions of the pages. */
  pages: number[];
  /** One for each page. */
  titles: string[];
  advices: Set<string>;
  /** Points over all pages. */
  gain: number;
}

/** Failed ones first, then what costs most points over all pages; pure. */
export function findSharedTasks(pages: readonly ReadPage[]): SharedFinding[] {
  const judged = pages.filter((page) => page.judged !== null).length;
  const minPages = Math.max(MIN_PAGES, Math.ceil(judged * SITE_WIDE_SHARE));
  return groupTasks(pages)
    .filter((group) => group.pages.length >= minPages)
    .sort((a, b) => Number(isFailed(b)) - Number(isFailed(a)) || b.gain - a.gain)
    .map(toSharedFinding);
}

/** A page's tasks without the shared ones. */
export function ownTasks(tasks: readonly JudgedTask[], shared: readonly SharedFinding[]): JudgedTask[] {
  const reported = new Set(shared.map(keyOf));
  return tasks.filter((task) => !reported.has(keyOf(task)));
}

function groupTasks(pages: readonly ReadPage[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [index, { judged }] of pages.entries()) {
    for (const task of judged?.tasks ?? []) {
      const { id, status, title, advice, gain } = task;
      const empty: Group = { id, status, pages: [], titles: [], advices: new Set(), gain: 0 };
      const group = groups.get(keyOf(task)) ?? empty;
      group.pages.push(index);
      group.titles.push(title);
      group.advices.add(advice);
      group.gain += gain;
      groups.set(keyOf(task), group);
    }
  }
  return [...groups.values()];
}

function toSharedFinding({ id, status, pages, titles, advices }: Group): SharedFinding {
  const title = onlyOne(new Set(titles));
  return {
    id,
    status,
    title: title ?? topics.get(id) ?? id,
    advice: onlyOne(advices),
    pages,
    titles: title === null ? titles : [],
  };
}

function onlyOne(values: ReadonlySet<string>): string | null {
  const [first, ...others] = values;
  return others.length === 0 ? (first ?? null) : null;
}

function isFailed({ status }: Group): boolean {
  return status === "failed";
}

function keyOf({ id, status }: Pick<JudgedTask, "id" | "status">): string {
  return `${status} ${id}`;
}
