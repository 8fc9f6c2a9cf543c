// The call that hands an inquiry over.
import * as v from "valibot";
import { timeLimits } from "#content/api.ts";
import {
  type ContactRequest,
  contactAnswerSchema,
  contactRefusalSchema,
  type FieldFaults,
} from "#contract/contact.ts";
import { ApiError, postJson } from "../../api-client.ts";

export type Handover =
  | { outcome: "stored" }
  /** The server saw a fault that the page did not. */
  | { outcome: "refused"; faults: FieldFaults }
  | { outcome: "failed" };

/** Only an answer of ours means that the inquiry is stored; a hotel's log-in page says 200, too. */
const storedSchema = v.pick(contactAnswerSchema, ["ok"]);

/** Never rejects. A visitor who leaves does not stop the call: what was sent is meant to arrive. */
export async function sendInquiry(inquiry: ContactRequest): Promise<Handover> {
  try {
    const answer = await postJson("send-contact-email", inquiry, {
      signal: new AbortController().signal,
      timeLimit: timeLimits.contact,
      keepalive: true,
    });
    return { outcome: v.is(storedSchema, answer) ? "stored" : "failed" };
  } catch (error) {
    const refusal = v.safeParse(contactRefusalSchema, error instanceof ApiError ? error.data : null);
    const faults = refusal.success ? refusal.output.fields : {};
    return Object.keys(faults).length > 0 ? { outcome: "refused", faults } : { outcome: "failed" };
  }
}
