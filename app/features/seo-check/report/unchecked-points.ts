// What the analysis could not see, by reason: one page that did not load leaves a dozen rules open.
import { asideTexts } from "#content/pages/seo-report.ts";
import type { ShownReport } from "./read-report.ts";

export interface UncheckedPoint {
  /** What stayed open; null for a remark on the whole page. */
  title: string | null;
  /** Why. */
  text: string;
}

/** Remarks first, then each reason once with all that it leaves open, in the order of the report. */
export function uncheckedPoints({ notes, findings, legal }: ShownReport): UncheckedPoint[] {
  const unchecked = [...findings, ...legal].filter(({ status }) => status === "unchecked");
  // The server says them among its notes, too, one by one.
  const repeated = new Set(unchecked.map(({ title, advice }) => `${title}. ${advice}`));
  const remarks = notes.filter((note) => !repeated.has(note));
  const byReason = new Map<string, string[]>();
  for (const { title, advice } of unchecked) {
    const reason = advice ?? "";
    if (reason !== "" && remarks.some((note) => note.includes(reason))) continue;
    byReason.set(reason, [...(byReason.get(reason) ?? []), topicOf(title)]);
  }
  return [
    ...remarks.map((text) => ({ title: null, text })),
    ...Array.from(byReason, ([text, topics]) => ({ title: topics.join(", "), text })),
  ];
}

function topicOf(title: string): string {
  const { uncheckedPrefix } = asideTexts;
  return title.startsWith(uncheckedPrefix) ? title.slice(uncheckedPrefix.length) : title;
}
