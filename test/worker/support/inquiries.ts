// Inquiries as the form sends them, and an outbox that only remembers.
import type { Submission } from "#worker/mail/inquiry.ts";
import type { Lead } from "#worker/mail/outbox/records.ts";
import type { Services } from "#worker/services/services.ts";
import { post, testServices } from "./api.ts";

export const SEND = "/functions/v1/send-contact-email";
export const UUID = "0b9f6c1e-5f0a-4c39-9d5d-6f1f0f8a2b11";

export const inquiry = {
  name: "Erika Muster",
  email: "erika@example.de",
  phone: "+49 2591 12345",
  company: "Tischlerei Muster",
  companySize: "kleine-unternehmen",
  subject: "Neue Website",
  message: "Guten Tag,\n\nich brauche eine neue Website.",
} as const;

/** Stands in for the outbox: one inquiry a submission, as the real one. */
export function rememberingOutbox(leads: Lead[] = []) {
  const submissions: Submission[] = [];
  const ids = new Map<string | null, string>();
  const unused = () => Promise.reject(new Error("must not be asked"));
  const outbox: Services["outbox"] = {
    async accept(submission) {
      const { submissionId } = submission;
      const known = ids.get(submissionId);
      if (known !== undefined) return { outcome: "stored", id: known, isNew: false };
      const id = crypto.randomUUID();
      ids.set(submissionId, id);
      submissions.push(submission);
      return { outcome: "stored", id, isNew: true };
    },
    async leads({ after, limit }) {
      const end = after + limit;
      return { leads: leads.slice(after, end), after: end < leads.length ? end : null };
    },
    ...{ enqueue: unused, erase: unused, mails: unused, mail: unused },
    ...{ inbox: unused, inboxCounts: unused, inboxRevision: unused, inboxEntry: unused, delivery: unused },
    ...{ handle: unused, undoHandling: unused, resend: unused, keepBack: unused },
    ...{ fatesOf: unused, forgetMails: unused },
  };
  return { outbox, submissions };
}

/** An outbox that cannot store. */
export const brokenOutbox: Services["outbox"] = {
  ...rememberingOutbox().outbox,
  accept: () => Promise.reject(new Error(`disk full while storing ${inquiry.email}`)),
  erase: (email) => Promise.reject(new Error(`disk full while deleting ${email}`)),
  leads: () => Promise.reject(new Error("disk full")),
};

export function aLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: UUID,
    submissionId: null,
    receivedAt: Date.UTC(2026, 6, 21, 12, 3, 5),
    contact: inquiry,
    estimateId: null,
    suspicion: { score: 0, reasons: [] },
    ownerMail: "delivered",
    ...changes,
  };
}

/** Services with an outbox that remembers. */
export function serving(overrides: Partial<Services> = {}) {
  const { outbox, submissions } = rememberingOutbox();
  return { services: testServices({ outbox, ...overrides }), submissions };
}

/** A whole inquiry with some fields changed, sent as the form's script does. */
export async function send(changes: object) {
  const { services, submissions } = serving();
  const { answer } = await post(services, SEND, { ...inquiry, ...changes });
  return { answer, submissions };
}
