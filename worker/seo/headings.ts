// Headings as the report lists them, and what is wrong with their order.
import type { Heading } from "#contract/seo-report.ts";
import { counted } from "../german/sentences.ts";
import type { HeadingFact } from "./page-facts.ts";
import { quoted } from "./wording.ts";

/** Document order; position 1-based among all headings, count = number of headings of that level. */
export function listHeadings(facts: readonly HeadingFact[]): Heading[] {
  const counts = new Map<number, number>();
  for (const { level } of facts) counts.set(level, (counts.get(level) ?? 0) + 1);
  return facts.map(({ level, text }, index) => ({
    level,
    text,
    position: index + 1,
    count: counts.get(level) ?? 0,
  }));
}

export type HeadingIssueKind = "no-h1" | "several-h1" | "first-not-h1" | "skipped" | "empty";

export interface HeadingIssue {
  kind: HeadingIssueKind;
  /** German. */
  sentence: string;
}

/** @param complete false when the page was cut off: a missing h1 is then not known to be missing. */
export function headingIssues(headings: readonly HeadingFact[], complete: boolean): HeadingIssue[] {
  return [...mainHeadingIssues(headings, complete), ...headings.flatMap(issuesAt)];
}

/** What a heading says to a reader: its text, or the alternative text of an image in its place. */
export function contentOf({ text, imageText }: HeadingFact): string {
  return text.trim() || (imageText ?? "").trim();
}

function mainHeadingIssues(headings: readonly HeadingFact[], complete: boolean): HeadingIssue[] {
  const mains = headings.filter((heading) => heading.level === 1).length;
  const first = headings[0];
  const issues: HeadingIssue[] = [];
  if (mains === 0 && complete)
    issues.push({ kind: "no-h1", sentence: "Die Seite hat keine Hauptüberschrift (h1)." });
  if (mains > 1) {
    const sentence = `Die Seite hat ${counted(mains, "Hauptüberschrift", "Hauptüberschriften")} (h1), üblich ist eine.`;
    issues.push({ kind: "several-h1", sentence });
  }
  if (first !== undefined && first.level !== 1) {
    const sentence = `Die erste Überschrift${nameOf(first)} ist eine h${first.level}, keine h1.`;
    issues.push({ kind: "first-not-h1", sentence });
  }
  return issues;
}

function issuesAt(heading: HeadingFact, index: number, all: readonly HeadingFact[]): HeadingIssue[] {
  const issues: HeadingIssue[] = [];
  const before = all[index - 1];
  if (contentOf(heading) === "") {
    issues.push({ kind: "empty", sentence: `Überschrift ${index + 1} (h${heading.level}) ist leer.` });
  }
  if (before !== undefined && heading.level > before.level + 1) {
    const missing = missingLevels(before.level + 1, heading.level - 1);
    const sentence = `Auf die h${before.level}${nameOf(before)} folgt die h${heading.level}${nameOf(heading)}: ${missing}.`;
    issues.push({ kind: "skipped", sentence });
  }
  return issues;
}

/** "h2 fehlt", "h2 und h3 fehlen", "h2 bis h4 fehlen" */
function missingLevels(first: number, last: number): string {
  if (first === last) return `h${first} fehlt`;
  return `h${first} ${last === first + 1 ? "und" : "bis"} h${last} fehlen`;
}

/** " „Leistungen“", or nothing for an empty heading. */
function nameOf(heading: HeadingFact): string {
  const content = contentOf(heading);
  return content === "" ? "" : ` ${quoted(content, 50)}`;
}
