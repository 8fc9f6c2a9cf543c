// When the outbox deletes what it keeps.
import { INQUIRY_KEPT_MONTHS, MAIL_COPY_KEPT_DAYS } from "#content/constants.ts";

const DAY_MS = 86_400_000;

/**
 * End of an inquiry and everything about it, in ms since 1970: the same day and time six months later, or that
 * month's last day where it is shorter (BGB § 188 Abs. 3).
 */
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
