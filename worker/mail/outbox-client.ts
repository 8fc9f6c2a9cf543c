// The outbox as routes see it; outbox.ts is where it lives.
import type { Erasure } from "#contract/erasure.ts";
import { persistently } from "../persistent-call.ts";
import type { Submission } from "./inquiry.ts";
import type { Accepted, Enqueued, LeadsPage, MailSummary, StoredMail } from "./records.ts";
import type { SingleMail } from "./store-submission.ts";

/** The only object there is. */
export const OUTBOX_NAME = "outbox";

export interface OutboxClient {
  /** Stores an inquiry with its mails before it answers, exactly counted per sender. Rejects when nothing is sure to be stored. */
  accept(submission: Submission): Promise<Accepted>;
  /** Stores a mail that belongs to no inquiry, exactly counted per mailbox. */
  enqueue(single: SingleMail): Promise<Enqueued>;
  /**
   * Deletes inquiries sent from an address with all their mails, and single mails to it. Rejects when nobody knows whether it
   * happened: once more does no harm.
   * @param email as the contract reads it
   */
  erase(email: string): Promise<Erasure>;
  /** Inquiries in the order they came, from behind `after` (0: from the first). */
  leads(page: { after: number; limit: number }): Promise<LeadsPage>;
  /** Mails, the newest first. */
  mails(page: { limit: number }): Promise<MailSummary[]>;
  mail(id: string): Promise<StoredMail | null>;
}

/** @param open the Durable Object's stub or a stand-in, anew at every call: a stub breaks when its object restarts */
export function createOutboxClient(open: () => OutboxClient): OutboxClient {
  return {
    accept(submission) {
      // With a name of its own a submission can be sent again without becoming two inquiries.
      const named = { ...submission, submissionId: submission.submissionId ?? crypto.randomUUID() };
      return persistently(() => open().accept(named));
    },
    enqueue: (single) => persistently(() => open().enqueue(single)),
    // Once: a repeated call would tell that nothing was there, after one whose answer got lost.
    erase: async (email) => open().erase(email),
    leads: (page) => persistently(() => open().leads(page)),
    mails: (page) => persistently(() => open().mails(page)),
    mail: (id) => persistently(() => open().mail(id)),
  };
}
