// What has changed between two runs, rule by rule: never by the score, and never because something could not be checked. Pure.
import { isComplaint } from "#contract/seo-report.ts";
import { isUnread, learnPages, type PagesRead } from "./pages-read.ts";
import { isCrossPageRule, MAX_PLACES, REACHABLE, type Run, type Verdict } from "./runs.ts";

export interface Change {
  id: string;
  /** As it is now; of what is mended, what it was. */
  title: string;
  gain: number | null;
  /** Places that are new, or gone. */
  places: string[];
}

export interface Changes {
  mended: Change[];
  added: Change[];
  worse: Change[];
  better: Change[];
}

/** The last verdict of each rule that was one: what could not be checked one week is compared with the week before. */
export interface Known {
  kind: Run["kind"];
  engine: string;
  verdicts: Record<string, Verdict>;
  /** Of whole sites; watches that were begun earlier have none. */
  pages?: PagesRead | null;
}

export function compareRuns(known: Known, run: Run): Changes {
  const changes: Changes = { mended: [], added: [], worse: [], better: [] };
  // Another kind of page is asked other questions: then only what both were asked can have changed.
  const isSameKind = known.kind === run.kind || run.kind === null;
  for (const [id, now] of Object.entries(verdictsOf(run, known))) {
    const before = known.verdicts[id];
    if (before === undefined || now.status === "unchecked") continue;
    // What stands on a page that could not be read before may have been there all along.
    if (isCrossPageRule(id) && now.places.some((place) => isUnread(place, known.pages))) continue;
    if (!isSameKind && (before.status === "notApplicable" || now.status === "notApplicable")) continue;
    const [wasBad, isBad] = [isComplaint(before), isComplaint(now)];
    if (wasBad && now.status === "passed") changes.mended.push(changeOf(id, before, before.places));
    if (!wasBad && isBad) changes.added.push(changeOf(id, now, now.places));
    if (wasBad && isBad) compareComplaints(changes, id, before, now);
  }
  return changes;
}

/** The run's verdicts; across pages, what was known of those that it could not read stands as it stood. */
function verdictsOf({ verdicts, pages }: Run, known: Known): Record<string, Verdict> {
  const kept = Object.entries(known.verdicts).flatMap(([id, before]): [string, Verdict][] => {
    if (!isCrossPageRule(id)) return [];
    // No crawl came to its end.
    if (!pages) return [[id, before]];
    return before.places.some((place) => isUnread(place, pages)) ? [[id, joined(before, verdicts[id])]] : [];
  });
  return { ...verdicts, ...Object.fromEntries(kept) };
}

const SEVERITY = { failed: 2, warning: 1, passed: 0, notApplicable: 0, unchecked: 0 } as const;

/** The more severe of the two, with the places of both. */
function joined(before: Verdict, now: Verdict | undefined): Verdict {
  if (now === undefined) return before;
  const moreSevere = SEVERITY[now.status] >= SEVERITY[before.status] && now.places.length > 0 ? now : before;
  return { ...moreSevere, places: [...new Set([...before.places, ...now.places])].slice(0, MAX_PLACES) };
}

function compareComplaints(changes: Changes, id: string, before: Verdict, now: Verdict): void {
  const grown = now.places.filter((place) => !before.places.includes(place));
  const gone = before.places.filter((place) => !now.places.includes(place));
  const isGraver = before.status === "warning" && now.status === "failed";
  const isLighter = before.status === "failed" && now.status === "warning";
  if (isGraver || (!isLighter && now.places.length > before.places.length))
    changes.worse.push(changeOf(id, now, grown));
  else if (isLighter || now.places.length < before.places.length)
    changes.better.push(changeOf(id, now, gone));
}

function changeOf(id: string, { title, gain }: Verdict, places: readonly string[]): Change {
  return { id, title, gain, places: places.slice(0, MAX_SHOWN) };
}

/** Places that a mail names of one change. */
const MAX_SHOWN = 5;

export function hasChanges({ mended, added, worse, better }: Changes): boolean {
  return mended.length + added.length + worse.length + better.length > 0;
}

/** What is known after a run. A rule that exists no longer is forgotten, unless the run could not read the page at all. */
export function learn(known: Known, run: Run): Known {
  const couldRead = run.verdicts[REACHABLE]?.status === "passed";
  const verdicts = verdictsOf(run, known);
  const kept = couldRead
    ? Object.entries(known.verdicts).filter(([id]) => id in verdicts)
    : Object.entries(known.verdicts);
  const definite = Object.entries(verdicts).filter(([, { status }]) => status !== "unchecked");
  return {
    kind: run.kind ?? known.kind,
    engine: run.engine,
    verdicts: Object.fromEntries([...kept, ...definite]),
    pages: learnPages(known.pages, run.pages),
  };
}

export function nothingKnown(run: Run): Known {
  return learn({ kind: run.kind, engine: run.engine, verdicts: {}, pages: null }, run);
}
