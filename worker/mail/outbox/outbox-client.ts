// The outbox as routes see it; outbox.ts is where it lives.
import type { Erasure } from "#contract/erasure.ts";
import { retryTransient } from "../../retry-transient.ts";
import type { Submission } from "../inquiry.ts";
import type { Accepted, Enqueued, LeadsPage, MailSummary, StoredMail } from "./records.ts";
import type { SingleMail } from "./store-submission.ts";

export const OUTBOX_NAME = "outbox";

export interface OutboxClient {
  /** Stores an inquiry with its mails before it answers, exactly counted per sender. Rejects when nothing is sure to be stored. */
  accept(submission: Submission): Promise<Accepted>;
  /** Stores a mail that belongs to no inquiry, exactly counted per sender and mailbox. */
  enqueue(single: SingleMail): Promise<Enqueued>;
  /** Deletes everything stored for an address. Rejects when the outcome is unknown: repeating does no harm. */
  erase(email: string): Promise<Erasure>;
  /** Inquiries in the order they came, from behind `after` (0: from the first). */
  leads(page: { after: number; limit: number }): Promise<LeadsPage>;
  mails(page: { limit: number }): Promise<MailSummary[]>;
  mail(id: string): Promise<StoredMail | null>;
}

/** @param open the Durable Object's stub or a stand-in, anew at every call: a stub breaks when its object restarts */
export function createOutboxClient(open: () => OutboxClient): OutboxClient {
  return {
    accept(submission) {
      // With a name of its own a submission can be sent again without becoming two inquiries.
      const named = { ...submission, submissionId: submission.submissionId ?? crypto.randomUUID() };
      return retryTransient(() => open().accept(named));
    },
    enqueue: (single) => retryTransient(() => open().enqueue(single)),
    // Once: a repeated call would tell that nothing was there, after one whose answer got lost.
    erase: async (email) => open().erase(email),
    leads: (page) => retryTransient(() => open().leads(page)),
    mails: (page) => retryTransient(() => open().mails(page)),
    mail: (id) => retryTransient(() => open().mail(id)),
  };
}
