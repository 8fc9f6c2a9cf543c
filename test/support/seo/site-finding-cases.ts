// Cases of findings about a site: a crawl by hand and what shall be said of it.
import { expect, it } from "vitest";
import type { FindingStatus } from "#contract/seo-report.ts";
import type { SiteFindingId } from "#contract/site-crawl.ts";
import type { CrawlState, JudgedPage } from "#worker/seo/site-crawl/crawl-state.ts";
import { judgeSite } from "#worker/seo/site-crawl/site-findings.ts";
import { createSiteView } from "#worker/seo/site-crawl/site-view.ts";
import { aCrawl, aReadPage } from "./crawl-states.ts";

export interface SiteCase {
  name: string;
  id: SiteFindingId;
  state: CrawlState;
  status: FindingStatus;
  /** Found in title, advice and evidence together. */
  says?: RegExp;
  where?: string[];
}

/** Three pages that link to each other; the parts of the judgement by path. */
export function trio(judged: Record<string, Partial<JudgedPage>>, paths = ["/", "/a", "/b"]): CrawlState {
  return aCrawl(paths.map((path) => aReadPage(path, { links: paths, judged: judged[path] ?? {} })));
}

export function findingOf(id: SiteFindingId, state: CrawlState) {
  const found = judgeSite(createSiteView(state)).find((finding) => finding.id === id);
  if (found === undefined) throw new Error(`No finding ${id}`);
  return found;
}

/** One test a case; all findings of its crawl keep the rules of complaints. */
export function proveCases(cases: readonly SiteCase[]): void {
  it.each(cases)("$id: $name is $status", ({ id, state, status, says, where }) => {
    const finding = findingOf(id, state);
    expect({ status: finding.status, title: finding.title }).toMatchObject({ status });
    if (says) expect(JSON.stringify(finding).replaceAll("\\", "")).toMatch(says);
    if (where) expect(finding.evidence.map((one) => one.where)).toEqual(where);
    for (const other of judgeSite(createSiteView(state))) {
      expect(other.title).not.toBe("");
      if (other.status === "failed" || other.status === "warning") expect(other.evidence).not.toEqual([]);
      if (other.status === "unchecked") expect(other.advice).not.toBe("");
    }
  });
}
