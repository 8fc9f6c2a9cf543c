// Headings as the report lists them, and faults in their order.
import type { Heading } from "#contract/seo-figures.ts";
import { counted } from "../../german/sentences.ts";
import { quoted } from "../engine/wording.ts";
import type { HeadingFact } from "../html/page-facts.ts";

/** Document order; position 1-based among all headings, count = number of headings of that level. */
export function listHeadings(facts: readonly HeadingFact[]): Heading[] {
  const counts = Map.groupBy(facts, ({ level }) => level);
  return facts.map(({ level, text }, index) => ({
    level,
    text,
    position: index + 1,
    count: counts.get(level)?.length ?? 0,
  }));
}

export interface HeadingIssue {
  kind: "no-h1" | "several-h1" | "first-not-h1" | "skipped" | "empty";
  /** German. */
  sentence: string;
}

/** @param complete false when the page was cut off: a missing h1 is then not known to be missing. */
export function findHeadingIssues(headings: readonly HeadingFact[], complete: boolean): HeadingIssue[] {
  return [...findMainHeadingIssues(headings, complete), ...headings.flatMap(findIssuesAt)];
}

/** Its text, or the alternative text of an image in its place. */
export function getHeadingText({ text, imageText }: HeadingFact): string {
  return text.trim() || (imageText ?? "").trim();
}

function findMainHeadingIssues(headings: readonly HeadingFact[], complete: boolean): HeadingIssue[] {
  const mains = headings.filter((heading) => heading.level === 1).length;
  const first = headings[0];
  const issues: HeadingIssue[] = [];
  if (mains === 0 && complete) {
    issues.push({ kind: "no-h1", sentence: "Die Seite hat keine Hauptüberschrift (h1)." });
  }
  if (mains > 1) {
    const sentence = `Die Seite hat ${counted(mains, "Hauptüberschrift", "Hauptüberschriften")} (h1), üblich ist eine.`;
    issues.push({ kind: "several-h1", sentence });
  }
  if (first !== undefined && first.level !== 1) {
    const sentence = `Die erste Überschrift${quoteHeading(first)} ist eine h${first.level}, keine h1.`;
    issues.push({ kind: "first-not-h1", sentence });
  }
  return issues;
}

function findIssuesAt(heading: HeadingFact, index: number, all: readonly HeadingFact[]): HeadingIssue[] {
  const issues: HeadingIssue[] = [];
  const before = all[index - 1];
  if (getHeadingText(heading) === "") {
    issues.push({ kind: "empty", sentence: `Überschrift ${index + 1} (h${heading.level}) ist leer.` });
  }
  if (before !== undefined && heading.level > before.level + 1) {
    const missing = describeMissingLevels(before.level + 1, heading.level - 1);
    const sentence = `Auf die h${before.level}${quoteHeading(before)} folgt die h${heading.level}${quoteHeading(heading)}: ${missing}.`;
    issues.push({ kind: "skipped", sentence });
  }
  return issues;
}

/** "h2 fehlt", "h2 und h3 fehlen", "h2 bis h4 fehlen" */
function describeMissingLevels(first: number, last: number): string {
  if (first === last) return `h${first} fehlt`;
  return `h${first} ${last === first + 1 ? "und" : "bis"} h${last} fehlen`;
}

/** " „Leistungen“", or nothing for an empty heading. */
function quoteHeading(heading: HeadingFact): string {
  const content = getHeadingText(heading);
  return content === "" ? "" : ` ${quoted(content, 50)}`;
}
