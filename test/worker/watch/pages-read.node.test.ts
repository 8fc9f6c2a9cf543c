// A page that could not be read one week says nothing: neither that its faults are gone, nor that they are new.
import { describe, expect, it } from "vitest";
import type { CrawledPage } from "#contract/site-crawl.ts";
import { type Changes, compareRuns, type Known, learn, nothingKnown } from "#worker/watch/compare-runs.ts";
import { hasNewlyUnread, type PagesRead, pagesReadOf } from "#worker/watch/pages-read.ts";
import { REACHABLE, type Run, type Verdict } from "#worker/watch/runs.ts";

const at = (name: string) => `https://firma.de/${name}`;
const thin = (...pages: string[]): Verdict => ({
  status: pages.length > 0 ? "failed" : "passed",
  title: `${pages.length} Seiten haben wenig Text`,
  gain: null,
  places: pages.map(at),
});
const whole = (...pages: string[]): PagesRead => ({ urls: pages.map(at), unread: [], isAll: true });
const without = (unread: string, ...pages: string[]): PagesRead => ({
  urls: pages.map(at),
  unread: [at(unread)],
  isAll: false,
});

function week(pages: PagesRead | null, verdicts: Record<string, Verdict>): Run {
  const reachable: Verdict = { status: "passed", title: "", gain: null, places: [] };
  return {
    at: 0,
    engine: "1",
    score: 70,
    kind: "firm-home",
    verdicts: { [REACHABLE]: reachable, ...verdicts },
    pages,
  };
}

/** What each week after the first tells. */
function told(...weeks: Run[]): Partial<Record<keyof Changes, string[][]>>[] {
  const [first, ...others] = weeks;
  let known: Known = nothingKnown(first as Run);
  return others.map((run) => {
    const changes = Object.entries(compareRuns(known, run)).filter(([, list]) => list.length > 0);
    known = learn(known, run);
    return Object.fromEntries(
      changes.map(([kind, list]) => [kind, list.map(({ places }: { places: string[] }) => places)]),
    );
  });
}

describe("a page that was not read for a week", () => {
  const site = "site:thin-pages";

  it("is neither better nor worse, whether the others keep the rule failing or not [WATCH-04]", () => {
    const all = week(whole("a", "b"), { [site]: thin("a", "b") });
    expect(told(all, week(without("b", "a"), { [site]: thin("a") }), all)).toEqual([{}, {}]);
    const one = week(whole("a", "b"), { [site]: thin("b") });
    expect(told(one, week(without("b", "a"), { [site]: thin() }), one)).toEqual([{}, {}]);
  });

  it("keeps what it shared with another from being called mended [WATCH-04]", () => {
    const twins: Verdict = { ...thin("a"), places: [`${at("a")} · ${at("b")}`] };
    const all = week(whole("a", "b"), { "site:duplicate-titles": twins });
    const half = week(without("b", "a"), { "site:duplicate-titles": thin() });
    expect(told(all, half, all)).toEqual([{}, {}]);
  });

  it("hides no change: it is told when the page is read again [WATCH-04]", () => {
    const before = week(whole("a", "b"), { [site]: thin("a", "b") });
    const between = week(without("b", "a"), { [site]: thin() });
    expect(told(before, between, week(whole("a", "b"), { [site]: thin() }))).toEqual([
      {},
      { mended: [[at("a"), at("b")]] },
    ]);
  });

  it("does not keep what grows elsewhere from being told at once [WATCH-04]", () => {
    const before = week(whole("a", "b", "c"), { [site]: thin("b") });
    const now = week(without("b", "a", "c"), { [site]: thin("c") });
    const after = week(whole("a", "b", "c"), { [site]: thin("b", "c") });
    expect(told(before, now, after)).toEqual([{ worse: [[at("c")]] }, {}]);
  });

  it("brings no news when it is read for the first time [WATCH-04]", () => {
    const before = week(without("b", "a"), { [site]: thin() });
    expect(told(before, week(whole("a", "b"), { [site]: thin("b") }))).toEqual([{}]);
  });

  it("is gone where a run that has read all knows it no longer [WATCH-04]", () => {
    const before = week(whole("a", "b"), { [site]: thin("a", "b") });
    expect(told(before, week(whole("a"), { [site]: thin("a") }))).toEqual([{ better: [[at("b")]] }]);
    expect(told(week(whole("a"), { [site]: thin() }), week(whole("a", "b"), { [site]: thin("b") }))).toEqual([
      { added: [[at("b")]] },
    ]);
  });

  it("is followed by what was known where no crawl came to its end, shared rules included [WATCH-04]", () => {
    const rules = { [site]: thin("a", "b"), "shared:lang-attribute": thin("a", "b") };
    const before = week(whole("a", "b"), rules);
    const better = week(whole("a", "b"), { ...rules, [site]: thin("a") });
    expect(told(before, week(null, {}), better)).toEqual([{}, { better: [[at("b")]] }]);
  });
});

const page = (name: string, status: number | null) =>
  ({ url: at(name), finalUrl: null, status }) as CrawledPage;
const progress = (known: number) => ({ read: 0, known, current: [] });

it.each([
  [null, true],
  [503, true],
  [429, true],
  [403, true],
  [404, false],
  [410, false],
  [200, false],
])("an answer with status %s leaves a page unread: %s [WATCH-04]", (status, isUnread) => {
  const read = pagesReadOf({ pages: [page("a", 200), page("b", status)], progress: progress(2) });
  expect(read.unread).toEqual(isUnread ? [at("b")] : []);
  expect(read.isAll).toBe(!isUnread);
});

it("a crawl that was stopped has not read all [WATCH-04]", () => {
  expect(pagesReadOf({ pages: [page("a", 200)], progress: progress(4) }).isAll).toBe(false);
});

it("a page is asked for again only when it was read the last time [WATCH-02]", () => {
  expect(hasNewlyUnread(whole("a", "b"), without("b", "a"))).toBe(true);
  expect(hasNewlyUnread(whole("a", "b"), whole("a"))).toBe(false);
  expect(hasNewlyUnread(without("b", "a"), without("b", "a"))).toBe(false);
  expect(hasNewlyUnread(null, without("b", "a"))).toBe(false);
  const away = learn(nothingKnown(week(whole("a", "b"), {})), week(without("b", "a"), {}));
  expect(hasNewlyUnread(away.pages, without("b", "a"))).toBe(false);
});

it("what is kept of a site that never answers whole stays small, however long it is watched [WATCH-04]", () => {
  const names = (week: number) => Array.from({ length: 20 }, (_, index) => `w${week}-${index}`);
  const weekly = (number: number) =>
    week(without("away", ...names(number)), { "site:thin-pages": thin(...names(number)) });
  let known = nothingKnown(weekly(0));
  for (let number = 1; number <= 104; number++) known = learn(known, weekly(number));
  expect(known.pages?.urls).toHaveLength(100);
  expect(known.pages?.urls).toContain(at("w104-19"));
  expect(known.pages?.unread.length).toBeLessThanOrEqual(100);
  expect(known.verdicts["site:thin-pages"]?.places).toHaveLength(60);
  const long = pagesReadOf({ pages: [page("x".repeat(3_000), 200)], progress: progress(1) });
  expect(long).toEqual({ urls: [], unread: [], isAll: true });
});
