// When a mail is tried again, when the next alarm is due, and when what is kept is deleted.
import { INQUIRY_KEPT_MONTHS, MAIL_COPY_KEPT_DAYS } from "#content/constants.ts";
import type { FailureClass, MailKind } from "../mail.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Pause after the first failure, the second and so on; after one more the mail is a dead letter. */
export const PAUSES_MS: readonly number[] = [
  ...[1, 5, 30].map((minutes) => minutes * MINUTE_MS),
  ...[2, 6].map((hours) => hours * HOUR_MS),
  ...[DAY_MS, DAY_MS, DAY_MS],
];
/** A wrong key or domain waits for the owner, without using up attempts. */
const CONFIGURATION_PAUSE_MS = 6 * HOUR_MS;
/** A later confirmation only confuses; longer than all pauses together. */
export const VISITOR_MAIL_LIFE_MS = 7 * DAY_MS;
/** One sending that may have arrived is repeated, a second one is not. */
const MAX_UNCLEAR_TO_VISITORS = 2;
/** What a watch has to tell was asked for, and is told once: rather twice than never. */
const MAX_UNCLEAR_NEWS = 4;
/** Longer than an alarm runs (deliver.ts): nothing that is on its way is taken for lost. */
export const RESCUE_MS = 2 * MINUTE_MS;

export interface Attempts {
  kind: MailKind;
  /** ms since 1970 */
  createdAt: number;
  /** Failures that count towards the end of the schedule. */
  failures: number;
  /** Sendings after which nobody knows whether the mail arrived. */
  unclear: number;
}

export type RetryDecision = Pick<Attempts, "failures" | "unclear"> &
  ({ state: "waiting"; nextTryAt: number } | { state: "dead" });

/**
 * The owner's mail is retried whatever happened: better twice than never. A visitor's mail is repeated once after an
 * unclear attempt, news of a watch three times; failures known to have sent nothing do not count as repeats.
 */
export function afterFailure(attempts: Attempts, failure: FailureClass, now: number): RetryDecision {
  const counts = failure === "temporary" || failure === "unknown";
  const failures = attempts.failures + (counts ? 1 : 0);
  const unclear = attempts.unclear + (failure === "unknown" ? 1 : 0);
  const pause = failure === "configuration" ? CONFIGURATION_PAUSE_MS : PAUSES_MS[failures - 1];
  if (failure === "permanent" || pause === undefined) return { state: "dead", failures, unclear };
  const nextTryAt = now + pause;
  if (attempts.kind !== "inquiry") {
    const isLate = nextTryAt > attempts.createdAt + VISITOR_MAIL_LIFE_MS;
    const mostUnclear = attempts.kind === "watch" ? MAX_UNCLEAR_NEWS : MAX_UNCLEAR_TO_VISITORS;
    if (isLate || unclear >= mostUnclear) return { state: "dead", failures, unclear };
  }
  return { state: "waiting", nextTryAt, failures, unclear };
}

/** The earliest of each kind, ms since 1970; null: none. */
export interface Deadlines {
  nextTryAt: number | null;
  /** When the oldest sending began, under way or lost with the object. */
  sendingSince: number | null;
  deleteAt: number | null;
}

/** Null when nothing is stored. Always in the future: set to the running alarm's millisecond, it would end with that one. */
export function nextAlarmAt({ nextTryAt, sendingSince, deleteAt }: Deadlines, now: number): number | null {
  const rescueAt = sendingSince === null ? null : sendingSince + RESCUE_MS;
  const times = [nextTryAt, rescueAt, deleteAt].filter((time) => time !== null);
  return times.length === 0 ? null : Math.max(Math.min(...times), now + 1);
}

/** ms since 1970: the same day six months later, or that month's last day (BGB § 188 Abs. 3). */
export function inquiryDeleteAt(receivedAt: number): number {
  const received = new Date(receivedAt);
  const end = new Date(receivedAt);
  end.setUTCMonth(received.getUTCMonth() + INQUIRY_KEPT_MONTHS);
  if (end.getUTCDate() !== received.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}

/** End of a mail's copy, counted from its delivery; a mail without an inquiry is not kept longer undelivered either. */
export function copyDeleteAt(from: number): number {
  return from + MAIL_COPY_KEPT_DAYS * DAY_MS;
}
