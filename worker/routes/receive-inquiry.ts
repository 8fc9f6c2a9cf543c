// From what a form sent, by script or without, to the stored inquiry.
import * as v from "valibot";
import { type ContactData, contactRequestSchema, type FieldFaults, fieldFaults } from "#contract/contact.ts";
import { suspicionOf } from "../mail/spam.ts";
import type { Services } from "../services.ts";

export type Reception =
  | { outcome: "stored"; id: string; contact: ContactData }
  /** No faults: the body as a whole is no form. */
  | { outcome: "faulty"; faults: FieldFaults }
  | { outcome: "refused"; code: "not-configured" | "rate-limited" };

/**
 * Stores an inquiry, or says why not. Suspicious ones are stored, too. One call to the outbox; rejects when nothing is
 * sure to be stored.
 * @param visitor hashed name of the sender, for the limit
 */
export async function receiveInquiry(services: Services, visitor: string, body: unknown): Promise<Reception> {
  if (!services.mailIsSetUp) return { outcome: "refused", code: "not-configured" };
  const read = v.safeParse(contactRequestSchema, body);
  if (!read.success) return { outcome: "faulty", faults: fieldFaults(read.issues) };
  if (!(await services.limits.contact(visitor))) return { outcome: "refused", code: "rate-limited" };
  const { submissionId, estimateId = null, formToken, website: trap = "", ...contact } = read.output;
  const [token, ownId] = await Promise.all([
    services.formTokens.judge(formToken),
    submissionId ?? services.submissionIdOf(contact),
  ]);
  const suspicion = suspicionOf({ contact, trap, token });
  const submission = { submissionId: ownId, receivedAt: Date.now(), contact, estimateId, suspicion };
  const { id } = await services.outbox.accept(submission);
  return { outcome: "stored", id, contact };
}
