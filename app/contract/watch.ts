// A watch: an address that is analysed again every week. POST /functions/v1/watch asks for one; its page is /beobachtung/{id}.
import * as v from "valibot";
import { keptReportIdSchema } from "./kept-report.ts";
import { mailAddressSchema } from "./price-calculator/estimate-mail.ts";

export const watchRequestSchema = v.object({
  /** Number under which the server keeps the report of the page that is to be watched. */
  keptReport: keptReportIdSchema,
  email: mailAddressSchema,
});
export type WatchRequest = v.InferOutput<typeof watchRequestSchema>;

/**
 * The same, whether a mail leaves or not: nobody learns what a mailbox watches already.
 * It leaves unless the mailbox watches this address or three others, had one today, or has ended a watch within 30 days.
 */
export interface WatchAnswer {
  ok: true;
}

export const watchPath = (id: string) => `/beobachtung/${id}`;
