// The outbox as routes see it; outbox.ts is where it lives.
import type { Erasure } from "#contract/erasure.ts";
import { retryTransient } from "../../retry-transient.ts";
import type { Submission } from "../inquiry.ts";
import type { HandlingChange } from "./handling.ts";
import type { DeliveryState, InboxCounts, InboxDetails, InboxPage, InboxQuery } from "./inbox-records.ts";
import type { Accepted, Enqueued, LeadsPage, MailFate, MailSummary, StoredMail } from "./records.ts";
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
  inbox(query: InboxQuery): Promise<InboxPage>;
  inboxCounts(): Promise<InboxCounts>;
  /** Differs whenever something in the inbox has changed. */
  inboxRevision(): Promise<string>;
  inboxEntry(id: string): Promise<InboxDetails | null>;
  /** Null when the inquiry is not kept, else the token that takes the change back for ten seconds. */
  handle(id: string, change: HandlingChange): Promise<string | null>;
  undoHandling(id: string, token: string): Promise<boolean>;
  /** Whether a mail that was given up leaves once more, in ten seconds. */
  resend(mailId: string): Promise<boolean>;
  /** Takes that back. */
  keepBack(mailId: string): Promise<boolean>;
  delivery(): Promise<DeliveryState>;
  /** What became of mails, in the order of their keys. */
  fatesOf(keys: readonly string[]): Promise<MailFate[]>;
  /** Deletes mails whose key begins so; those that waited never leave. */
  forgetMails(prefix: string): Promise<void>;
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
    inbox: (query) => retryTransient(() => open().inbox(query)),
    inboxCounts: () => retryTransient(() => open().inboxCounts()),
    inboxRevision: () => retryTransient(() => open().inboxRevision()),
    inboxEntry: (id) => retryTransient(() => open().inboxEntry(id)),
    // Once each: repeated after a lost answer they would tell of the first time as if it had failed.
    handle: async (id, change) => open().handle(id, change),
    undoHandling: async (id, token) => open().undoHandling(id, token),
    resend: async (mailId) => open().resend(mailId),
    keepBack: async (mailId) => open().keepBack(mailId),
    delivery: () => retryTransient(() => open().delivery()),
    fatesOf: (keys) => retryTransient(() => open().fatesOf(keys)),
    forgetMails: (prefix) => retryTransient(() => open().forgetMails(prefix)),
  };
}
