// The shape of an audit: one question about a page, answered from facts alone.
import { type PageKind, pageKinds } from "#contract/page-kinds.ts";
import type { Evidence, FindingStatus, GroupId, SeoReport, Source } from "#contract/seo-report.ts";
import type { PageFacts } from "../html/page-facts.ts";

export interface Audit {
  /** Equal to the file name. */
  id: string;
  group: GroupId;
  /** The question as a German noun, for the score table and "Nicht geprüft: …". */
  topic: string;
  /** Title when the page passes, German. */
  passedTitle: string;
  source: Source;
  /** Kinds of page the question makes sense for; absent: all. */
  kinds?: readonly PageKind[];
  /** The answer is not the same for all of these kinds. */
  differsByKind?: true;
  /** Where the numbers it compares with come from, German; needed if there are any. */
  basis?: string;
  /** Asks about the server's answer: "unchecked" if none came, but a file was read. */
  needsServer?: true;
  /** Asks about the page's published address: "unchecked" if a file was read and none is known. */
  needsAddress?: true;
  /** Asks about the HTML as sent, which is all that some readers look at: scripts cannot make up for it. */
  ignoresScripts?: true;
  /** Asks about what the template decides: "notApplicable" where the owner's website builder does not let him change it. */
  asksTemplate?: true;
  /** Asks about the head alone: content of frames cannot make up for it. */
  asksHead?: true;
  /** Pure. Throws only on bugs, which become "unchecked" (run-audits.ts). `kind` is given where the answer differs by it. */
  judge(facts: PageFacts, figures: PageFigures, kind?: PageKind): Verdict;
}

/** The measured half of the report: counted once, read by the audits, shown to the visitor unchanged. */
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

/** An audit's answer. `share` is the part of its points that the page earns (0–1). */
export interface Verdict {
  status: FindingStatus;
  /** Needed when failed, warning or notApplicable. German, concrete, with the number. */
  title?: string;
  /** What to do, German, one to three sentences. Needed when failed or warning. */
  advice?: string;
  /** Default: passed 1, warning 0.5, failed 0. */
  share?: number;
  evidence?: Evidence[];
  /** Plain text, ready to copy: a tag, a header, a line of a file. Only for complaints. Values of the page are escaped. */
  snippet?: string;
  /** Why it could not be checked, a German sentence. Needed when unchecked. */
  reason?: string;
  /** Only if failed: why all else is worth little until this is fixed, German sentences. Caps the score. */
  bars?: string;
  /** Beside `bars`: search engines do not or cannot list the page. */
  preventsIndexing?: true;
  /** The complaint is that something is missing: void if the page was not read to its end, is made by scripts or shows frames. */
  absence?: boolean;
}

/** A login or a tool keeps out of search, and for good reason. */
export const allButApps: readonly PageKind[] = pageKinds.filter((kind) => kind !== "app");
