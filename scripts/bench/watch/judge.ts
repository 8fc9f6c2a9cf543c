// Compares the mails that came with those that the known changes had to bring.
import type { Row } from "../outbox/judge.ts";
import { type ExpectedMail, folded } from "./expected-mails.ts";
import type { TakenMail } from "./mailbox.ts";

export interface WatchedYear {
  email: string;
  /** By week, from its first on. */
  expected: readonly (ExpectedMail | null)[];
  /** Weeks that it went through. */
  weeks: number;
  /** Runs that it noted, the report that led to it included. */
  runs: number;
  /** When whoever ended it was told so, ms since 1970; null: it went on. */
  endedAt: number | null;
}

export interface YearEvidence {
  watches: readonly WatchedYear[];
  taken: readonly TakenMail[];
  /** When the server was killed, ms since 1970. */
  kills: readonly number[];
  /** Sendings that the outbox counts as unclear, by mailbox. */
  unclear: ReadonlyMap<string, number>;
  /** What objects of ended watches, register and outbox still have of them. */
  left: number;
  /** Times at which a watch had no alarm where the platform looks for it. */
  missingAlarms: number;
}

export function judgeYear(evidence: YearEvidence): Row[] {
  const { watches, taken, left, missingAlarms } = evidence;
  const weeks = watches.flatMap((watch) => weeksOf(watch, taken));
  const due = weeks.filter(({ expected }) => expected !== null);
  const doubles = watches.map((watch) => doublesOf(watch, evidence));
  const after = watches.flatMap(({ email, endedAt }) =>
    taken.filter(({ to, beganAt }) => to === email && endedAt !== null && beganAt > endedAt),
  );
  return [
    { label: "weeks of watches", count: weeks.length },
    {
      label: "  noted twice or not at all",
      count: count(watches, ({ endedAt, runs, weeks: gone }) => endedAt === null && runs !== gone + 1),
      isFault: true,
    },
    { label: "mails that changes had to bring", count: due.length },
    { label: "  of these lost", count: count(due, ({ mails }) => mails.length === 0), isFault: true },
    {
      label: "  with other words than the changes",
      count: count(due, ({ expected, mails }) => mails.some((mail) => !isSaid(expected, mail))),
      isFault: true,
    },
    {
      label: "mails of weeks without a change",
      count: count(weeks, ({ expected, mails }) => expected === null && mails.length > 0),
      isFault: true,
    },
    { label: "mails that came twice", count: sum(doubles.map(({ all }) => all)) },
    {
      label: "  though their delivery was certain",
      count: sum(doubles.map(({ unexplained }) => unexplained)),
      isFault: true,
    },
    { label: "watches ended on the way", count: count(watches, ({ endedAt }) => endedAt !== null) },
    { label: "  mails after their end", count: after.length, isFault: true },
    { label: "  what is left of them", count: left, isFault: true },
    { label: "watches found without an alarm", count: missingAlarms, isFault: true },
  ];
}

interface Week {
  expected: ExpectedMail | null;
  mails: readonly TakenMail[];
}

/** In the week of its end a mail may have come or not. */
function weeksOf({ email, expected, weeks, endedAt }: WatchedYear, taken: readonly TakenMail[]): Week[] {
  const judged = endedAt === null ? weeks : weeks - 1;
  return expected.slice(0, judged).map((mail, index) => ({
    expected: mail,
    mails: taken.filter(({ to, week }) => to === email && week === index + 1),
  }));
}

function isSaid(expected: ExpectedMail | null, { subject, text }: TakenMail): boolean {
  return subject === expected?.subject && expected.texts.every((part) => folded(text).includes(part));
}

/** Uncertain: the server was killed between a mail's arrival and the next time it was sent, and the outbox knows of it. */
function doublesOf({ email, endedAt }: WatchedYear, { taken, kills, unclear }: YearEvidence) {
  const byWeek = Map.groupBy(
    taken.filter(({ to }) => to === email),
    ({ week }) => week,
  );
  let all = 0;
  let unexplained = 0;
  for (const mails of byWeek.values())
    for (const [index, next] of mails.entries()) {
      const before = mails[index - 1];
      if (before === undefined) continue;
      all++;
      if (!kills.some((at) => at >= before.beganAt && at <= next.beganAt)) unexplained++;
    }
  // Of an ended watch the outbox knows nothing any more.
  const uncounted = endedAt === null ? all - (unclear.get(email) ?? 0) - unexplained : 0;
  return { all, unexplained: unexplained + Math.max(0, uncounted) };
}

function count<T>(things: readonly T[], is: (thing: T) => boolean): number {
  return things.filter(is).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
