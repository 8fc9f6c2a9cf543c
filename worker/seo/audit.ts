// The shape of an audit: one question about a page, answered from facts alone.
import type { Evidence, FindingStatus, GroupId, Source } from "#contract/seo-report.ts";
import type { PageFacts } from "./page-facts.ts";

export interface Audit {
  /** Equal to the file name. */
  id: string;
  group: GroupId;
  /** Title when the page passes, German. */
  passedTitle: string;
  source: Source;
  /** Pure. Throws only on bugs; run-audits turns a throw into "unchecked". */
  judge(facts: PageFacts): Verdict;
}

/** What an audit says. `share` is the part of the audit's points that the page earns (0–1). */
export interface Verdict {
  status: FindingStatus;
  /** Needed unless passed. German, concrete, with the number. */
  title?: string;
  /** What to do, German, one to three sentences. Needed when failed or warning. */
  advice?: string;
  /** Default: passed 1, warning 0.5, failed 0. */
  share?: number;
  evidence?: Evidence[];
}
