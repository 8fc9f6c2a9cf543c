// What the outbox does with a submission, within one transaction.
import { INQUIRY_DAILY_LIMIT } from "#content/constants.ts";
import { inquiryMails } from "./contact-mail.ts";
import type { Inquiry, Submission } from "./inquiry.ts";
import type { Mail } from "./mail.ts";
import type { OutboxStorage } from "./outbox-storage.ts";
import type { Accepted, Enqueued } from "./records.ts";
import { REPEAT_WINDOW_MS, withRepeat } from "./repeats.ts";
import { copyDeleteAt, inquiryDeleteAt } from "./retention.ts";

const DAY_MS = 86_400_000;
/** A form can be filled with anybody's address: so many confirmations a day reach one mailbox at most. */
export const MOST_CONFIRMATIONS_PER_DAY = 3;

/** An inquiry with its mails, counted for its sender; one that is stored already changes nothing, whoever sends it. */
export function storeSubmission(
  stored: OutboxStorage,
  submission: Submission,
  messageKey: string,
  now: number,
): Accepted {
  const { estimate, sender, ...kept } = submission;
  const { submissionId, receivedAt, contact } = kept;
  const known = submissionId === null ? null : stored.inquiryOf(submissionId);
  if (known !== null) return { outcome: "stored", id: known, isNew: false };
  if (sender) {
    if (stored.countFrom(sender.visitor) >= INQUIRY_DAILY_LIMIT) return { outcome: "too-many" };
    stored.countOneMore(sender);
  }
  const isRepeated = stored.hasMessage(messageKey, receivedAt - REPEAT_WINDOW_MS);
  const suspicion = isRepeated ? withRepeat(submission.suspicion) : submission.suspicion;
  const inquiry: Inquiry = { ...kept, suspicion, id: crypto.randomUUID() };
  const mayConfirm = stored.countTo(contact.email, now - DAY_MS) < MOST_CONFIRMATIONS_PER_DAY;
  const mails = inquiryMails(inquiry, estimate).filter(({ kind }) => kind === "inquiry" || mayConfirm);
  stored.addInquiry(inquiry, messageKey, inquiryDeleteAt(receivedAt));
  for (const mail of mails) {
    const key = `${inquiry.id}/${mail.kind}`;
    stored.addMail({
      id: crypto.randomUUID(),
      key,
      inquiryId: inquiry.id,
      mail,
      createdAt: now,
      deleteAt: null,
    });
  }
  return { outcome: "stored", id: inquiry.id, isNew: true };
}

export interface SingleMail {
  /** The same key twice is one mail. */
  key: string;
  /** A mail of this key counts as this one, too. */
  formerKey?: string;
  mail: Mail;
  /** Mails of a day to the same mailbox, this one included. */
  mostPerDay: number;
}

/** A mail that belongs to no inquiry. */
export function storeMail(
  stored: OutboxStorage,
  { key, formerKey, mail, mostPerDay }: SingleMail,
  now: number,
): Enqueued {
  const known = stored.mailOfKey(key) ?? (formerKey === undefined ? null : stored.mailOfKey(formerKey));
  if (known !== null) return { outcome: "queued", id: known, isNew: false };
  if (stored.countTo(mail.to.email, now - DAY_MS) >= mostPerDay) return { outcome: "too-many" };
  const id = crypto.randomUUID();
  stored.addMail({ id, key, inquiryId: null, mail, createdAt: now, deleteAt: copyDeleteAt(now) });
  return { outcome: "queued", id, isNew: true };
}
