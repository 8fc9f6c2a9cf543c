// The deletion of everything stored for a mail address, or of a shared report, as it travels between the owner's command and the site.
import * as v from "valibot";
import { mailAddressSchema } from "./price-calculator/estimate-mail.ts";
import { shareIdSchema } from "./shared-report.ts";

export const erasureRequestSchema = v.object({ email: mailAddressSchema });
/** Shared reports know no mail address: the number in their own is what tells them apart. */
export const sharedErasureRequestSchema = v.object({ sharedReport: shareIdSchema });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is deleted, in numbers. */
export const erasureAnswerSchema = v.object({
  /** Inquiries sent from the address. */
  inquiries: count,
  /** Mails of these inquiries, to the visitor and to the owner. */
  mails: count,
  /** Mails with a price breakdown to the address. */
  estimateMails: count,
  /** Watches whose mails went to the address; absent in answers of earlier releases. */
  watches: v.optional(count, 0),
  /** Of both kinds of mails: those that had yet to be sent, and never will be. */
  waiting: count,
  /** Of both kinds of mails: those whose sending was under way; they may still arrive. */
  sending: count,
});

export const sharedErasureAnswerSchema = v.object({ sharedReports: count });

/** What the outbox deletes; watches are elsewhere. */
export type Erasure = Omit<v.InferOutput<typeof erasureAnswerSchema>, "watches">;
export type WholeErasure = v.InferOutput<typeof erasureAnswerSchema>;
