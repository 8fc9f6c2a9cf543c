// When a mail is tried again, and when the outbox rings next.
import type { FailureClass, MailKind } from "./mail.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Pause after the first failure, the second and so on; after one more the mail is a dead letter. */
export const PAUSES_MS: readonly number[] = [
  ...[1, 5, 30].map((minutes) => minutes * MINUTE_MS),
  ...[2, 6].map((hours) => hours * HOUR_MS),
  ...[DAY_MS, DAY_MS, DAY_MS],
];
/** A wrong key or domain waits for the owner, without using up tries. */
const CONFIGURATION_PAUSE_MS = 6 * HOUR_MS;
/** A confirmation that comes later only puzzles; longer than all pauses together. */
export const VISITOR_MAIL_LIFE_MS = 7 * DAY_MS;
/** One sending that may have arrived is repeated, a second one is not. */
const MOST_UNCLEAR_TO_VISITORS = 2;
/** Longer than a ring lasts (deliver.ts): nothing that is on its way is taken for lost. */
export const RESCUE_MS = 2 * MINUTE_MS;

/** What a mail has behind it. */
export interface Tries {
  kind: MailKind;
  /** ms since 1970 */
  createdAt: number;
  /** Failures that count towards the end of the schedule. */
  failures: number;
  /** Sendings after which nobody knows whether the mail arrived. */
  unclear: number;
}

export type Prospect = Pick<Tries, "failures" | "unclear"> &
  ({ state: "waiting"; nextTryAt: number } | { state: "dead" });

/**
 * What becomes of a mail after a failed try. The owner's mail is repeated whatever happened: better twice than never.
 * A visitor's mail whose sending ended unclear is sent once more and never again; failures known to have sent nothing
 * are no repeat.
 */
export function afterFailure(tries: Tries, failure: FailureClass, now: number): Prospect {
  const counts = failure === "temporary" || failure === "unknown";
  const failures = tries.failures + (counts ? 1 : 0);
  const unclear = tries.unclear + (failure === "unknown" ? 1 : 0);
  const pause = failure === "configuration" ? CONFIGURATION_PAUSE_MS : PAUSES_MS[failures - 1];
  if (failure === "permanent" || pause === undefined) return { state: "dead", failures, unclear };
  const nextTryAt = now + pause;
  if (tries.kind !== "inquiry") {
    const isLate = nextTryAt > tries.createdAt + VISITOR_MAIL_LIFE_MS;
    if (isLate || unclear >= MOST_UNCLEAR_TO_VISITORS) return { state: "dead", failures, unclear };
  }
  return { state: "waiting", nextTryAt, failures, unclear };
}

/** The earliest of everything the outbox has before it; null where there is nothing. ms since 1970. */
export interface Agenda {
  nextTryAt: number | null;
  /** Since when the oldest sending is under way, or was when the object died. */
  sendingSince: number | null;
  deleteAt: number | null;
}

/**
 * When the alarm must ring; null when nothing is stored. Always in the future: an alarm set to the very millisecond of
 * the one that is ringing is the same alarm to the platform, and ends with it.
 */
export function nextRing({ nextTryAt, sendingSince, deleteAt }: Agenda, now: number): number | null {
  const rescueAt = sendingSince === null ? null : sendingSince + RESCUE_MS;
  const times = [nextTryAt, rescueAt, deleteAt].filter((time) => time !== null);
  return times.length === 0 ? null : Math.max(Math.min(...times), now + 1);
}
