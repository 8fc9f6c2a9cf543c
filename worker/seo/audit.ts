// The shape of an audit: one question about a page, answered from facts alone.
import type { Evidence, FindingStatus, GroupId, SeoReport, Source } from "#contract/seo-report.ts";
import type { PageFacts } from "./page-facts.ts";

export interface Audit {
  /** Equal to the file name. */
  id: string;
  group: GroupId;
  /** What is asked, as a German noun: stands in the score table and in "Nicht geprüft: …". */
  topic: string;
  /** Title when the page passes, German. */
  passedTitle: string;
  source: Source;
  /** Where the numbers come from that it compares with, German; needed when it compares with any. */
  basis?: string;
  /** Asks about the server's answer: "unchecked" where a file was read instead of a page fetched. */
  needsServer?: true;
  /** Asks about the HTML as it is sent, which is all that some readers look at: scripts cannot make up for it. */
  ignoresScripts?: true;
  /** Asks about the head alone: what stands in frames cannot make up for it. */
  asksHead?: true;
  /** Pure. Throws only on bugs; run-audits turns a throw into "unchecked". */
  judge(facts: PageFacts, figures: PageFigures): Verdict;
}

/** The measured half of the report: counted once, read by the audits and handed to the visitor unchanged. */
export type PageFigures = Pick<
  SeoReport,
  | "performance"
  | "meta"
  | "headings"
  | "technology"
  | "technical"
  | "content"
  | "keywordAnalysis"
  | "accessibility"
  | "social"
  | "images"
  | "links"
>;

/** What an audit says. `share` is the part of the audit's points that the page earns (0–1). */
export interface Verdict {
  status: FindingStatus;
  /** Needed when failed, warning or notApplicable. German, concrete, with the number. */
  title?: string;
  /** What to do, German, one to three sentences. Needed when failed or warning. */
  advice?: string;
  /** Default: passed 1, warning 0.5, failed 0. */
  share?: number;
  evidence?: Evidence[];
  /** Ready to copy, plain text: a tag, a header, a line of a file. Only for complaints. Values of the page are escaped in it. */
  snippet?: string;
  /** Why it could not be checked, a German sentence. Needed when unchecked. */
  reason?: string;
  /** Of a failed one: why search engines do not list the page as long as it stands, German sentences. Caps the score. */
  bars?: string;
  /** The complaint rests on something not being found: void when the page was not read to its end, is made by scripts or shows frames. */
  absence?: boolean;
}
