// The deletion of everything stored for a mail address, as it travels between the owner's command and the site.
import * as v from "valibot";
import { mailAddressSchema } from "./estimate-mail.ts";

export const erasureRequestSchema = v.object({ email: mailAddressSchema });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is deleted, in numbers. */
export const erasureAnswerSchema = v.object({
  /** Inquiries sent from the address. */
  inquiries: count,
  /** Mails of these inquiries, to the visitor and to the owner. */
  mails: count,
  /** Mails with a price breakdown to the address. */
  estimateMails: count,
  /** Of both kinds of mails: those that had yet to be sent, and never will be. */
  waiting: count,
  /** Of both kinds of mails: those whose sending was under way; they may still arrive. */
  sending: count,
});

export type Erasure = v.InferOutput<typeof erasureAnswerSchema>;
