// Sends an inquiry, from the contact page or from the price calculator.
import * as v from "valibot";
import { timeLimits } from "#content/api.ts";
import {
  type CallbackRequest,
  type ContactRequest,
  contactAnswerSchema,
  contactRefusalSchema,
  type FieldFaults,
} from "#contract/contact.ts";
import { ApiError, postJson } from "./api-client.ts";

export interface Attempt {
  content: string;
  /** Undefined on plain http, where crypto.randomUUID is missing. */
  submissionId: string | undefined;
}

/** Unchanged text keeps its id, so that the server drops duplicates; changed text needs a new one. */
export function nextAttempt(content: string, last: Attempt | null): Attempt {
  return content === last?.content ? last : { content, submissionId: crypto.randomUUID?.() };
}

export type SubmissionResult =
  | { outcome: "stored" }
  /** The server found an error that the page did not. */
  | { outcome: "refused"; faults: FieldFaults }
  /** `detail`: why, in German; empty when nobody said it. */
  | { outcome: "failed"; detail: string };

/** Only our own answer counts: a hotel's login page returns 200, too. */
const storedSchema = v.pick(contactAnswerSchema, ["ok"]);

/** Never rejects. The call continues when the visitor leaves the page. */
export async function sendInquiry(inquiry: ContactRequest | CallbackRequest): Promise<SubmissionResult> {
  try {
    const answer = await postJson("send-contact-email", inquiry, {
      signal: new AbortController().signal,
      timeLimit: timeLimits.contact,
      keepalive: true,
    });
    return v.is(storedSchema, answer) ? { outcome: "stored" } : { outcome: "failed", detail: "" };
  } catch (error) {
    const refusal = v.safeParse(contactRefusalSchema, error instanceof ApiError ? error.data : null);
    const faults = refusal.success ? refusal.output.fields : {};
    if (Object.keys(faults).length > 0) return { outcome: "refused", faults };
    return { outcome: "failed", detail: error instanceof ApiError ? error.detail : "" };
  }
}
