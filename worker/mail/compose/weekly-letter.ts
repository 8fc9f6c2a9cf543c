// The owner's letter on Monday mornings: numbers alone, nothing that a visitor wrote.
import { weeklyLetter as words } from "#content/desk/desk.ts";
import { owner } from "#content/owner.ts";
import type { Mail } from "../mail.ts";
import type { InboxCounts } from "../outbox/inbox-records.ts";
import { composeMail } from "./compose.ts";

export interface WeeklyLetter {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  counts: InboxCounts;
  /** What happened in these days, and in as many before. */
  rows: readonly { label: string; now: number; before: number }[];
}

const dayFormat = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", timeZone: "UTC" });
const whole = new Intl.NumberFormat("de-DE");

export function composeWeeklyLetter({
  from,
  to,
  counts,
  rows,
}: WeeklyLetter): Pick<Mail, "subject" | "text" | "html"> {
  const day = (date: string) => dayFormat.format(new Date(`${date}T12:00:00Z`));
  const happened = rows.filter(({ now, before }) => now > 0 || before > 0);
  return composeMail({
    subject: words.subject(day(from), day(to)),
    title: words.title,
    blocks: [
      { kind: "paragraph", words: words.waiting(counts.new, counts.new + counts.read) },
      ...(counts.deadLetters > 0
        ? [{ kind: "paragraph" as const, words: words.deadLetters(counts.deadLetters) }]
        : []),
      { kind: "heading", text: words.week(day(from), day(to)) },
      happened.length > 0
        ? {
            kind: "facts",
            rows: happened.map(({ label, now, before }) => ({
              label,
              value: words.compared(whole.format(now), whole.format(before)),
            })),
          }
        : { kind: "paragraph", words: words.nothing },
      { kind: "button", link: { text: words.desk, href: `${owner.siteUrl}/intern` as `https://${string}` } },
      { kind: "small", words: words.end },
    ],
  });
}
