// What most pages of a site have in common is said once: often one change in the template mends them all.
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
  advices: Set<string>;
  /** Points over all pages. */
  gain: number;
}

/** Faults first, then what costs most points over all pages; pure. */
export function sharedTasks(pages: readonly ReadPage[]): SharedFinding[] {
  const judged = pages.filter((page) => page.judged !== null).length;
  const least = Math.max(MIN_PAGES, Math.ceil(judged * MOST));
  const groups = groupsOf(pages).filter((group) => group.pages.length >= least);
  const costliest = groups.sort((a, b) => b.gain - a.gain);
  return [...costliest.filter(isFault), ...costliest.filter((group) => !isFault(group))].map(saidOnce);
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

function saidOnce({ id, status, pages, titles, advices }: Group): SharedFinding {
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

function isFault({ status }: Group): boolean {
  return status === "failed";
}

function keyOf({ id, status }: Pick<JudgedTask, "id" | "status">): string {
  return `${status} ${id}`;
}
