// What the outbox does with a submission, within one transaction.
import { ESTIMATE_MAIL_DAILY_LIMIT, INQUIRY_DAILY_LIMIT } from "#content/constants.ts";
import { inquiryMails } from "../compose/contact-mail.ts";
import type { Inquiry, Sender, Submission } from "../inquiry.ts";
import { REPEAT_WINDOW_MS, withRepeat, withUsedToken } from "../spam.ts";
import { type KeptMail, keptInquiryMail } from "./kept-mail.ts";
import { hasRoomForEstimate, makeRoom } from "./outbox-room.ts";
import type { OutboxStorage } from "./outbox-storage.ts";
import type { Accepted, Enqueued } from "./records.ts";
import { copyDeleteAt, inquiryDeleteAt } from "./schedule.ts";

const DAY_MS = 86_400_000;
/** A form can be filled with anybody's address: so many confirmations a day reach one mailbox at most. */
export const MAX_CONFIRMATIONS_PER_DAY = 3;

/** Stores and counts an inquiry with its mails; one known already changes nothing. Throws without room. */
export function storeSubmission(
  stored: OutboxStorage,
  submission: Submission,
  messageKey: string,
  now: number,
): Accepted {
  const { estimate, token, sender, ...kept } = submission;
  const { submissionId, receivedAt, contact } = kept;
  const known = submissionId === null ? null : stored.inquiryOf(submissionId);
  if (known !== null) return { outcome: "stored", id: known, isNew: false };
  if (sender) {
    if (stored.countFrom("inquiries", sender.visitor) >= INQUIRY_DAILY_LIMIT) return { outcome: "too-many" };
    stored.countOneMore("inquiries", sender);
  }
  if (!makeRoom(stored.bounds, now))
    throw new Error("no room: the outbox is full of mails that have not left");
  const isRepeated = stored.hasMessage(messageKey, receivedAt - REPEAT_WINDOW_MS);
  const isUsed = token ? !stored.spendToken(token) : false;
  const judged = isUsed ? withUsedToken(submission.suspicion) : submission.suspicion;
  const suspicion = isRepeated ? withRepeat(judged) : judged;
  const inquiry: Inquiry = { ...kept, suspicion, id: crypto.randomUUID() };
  const mayConfirm = stored.countTo(contact.email, now - DAY_MS) < MAX_CONFIRMATIONS_PER_DAY;
  const mails = inquiryMails(inquiry, estimate).filter(({ kind }) => kind === "inquiry" || mayConfirm);
  stored.addInquiry(inquiry, messageKey, inquiryDeleteAt(receivedAt));
  for (const mail of mails) {
    const key = `${inquiry.id}/${mail.kind}`;
    stored.addMail({
      id: crypto.randomUUID(),
      key,
      inquiryId: inquiry.id,
      mail: keptInquiryMail(mail, estimate ?? null),
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
  mail: KeptMail;
  /** Mails of a day to the same mailbox, this one included; absent: any number. */
  maxPerDay?: number;
  sender?: Sender | null;
}

/** A mail that belongs to no inquiry, counted for its sender; one that is stored already changes nothing, whoever asks for it. */
export function storeMail(
  stored: OutboxStorage,
  { key, formerKey, mail, maxPerDay = Number.POSITIVE_INFINITY, sender }: SingleMail,
  now: number,
): Enqueued {
  const known = stored.mailOfKey(key) ?? (formerKey === undefined ? null : stored.mailOfKey(formerKey));
  if (known !== null) return { outcome: "queued", id: known, isNew: false };
  if (sender && stored.countFrom("mails", sender.visitor) >= ESTIMATE_MAIL_DAILY_LIMIT)
    return { outcome: "sender-too-many" };
  if (stored.countTo(mail.to.email, now - DAY_MS) >= maxPerDay) return { outcome: "too-many" };
  if (!hasRoomForEstimate(stored.bounds, now)) return { outcome: "no-room" };
  if (sender) stored.countOneMore("mails", sender);
  const id = crypto.randomUUID();
  stored.addMail({ id, key, inquiryId: null, mail, createdAt: now, deleteAt: copyDeleteAt(now) });
  return { outcome: "queued", id, isNew: true };
}
