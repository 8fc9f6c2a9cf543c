import * as v from "valibot";
import { timeLimits } from "#content/api.ts";
import {
  type CallbackRequest,
  type ContactData,
  type ContactField,
  type ContactRequest,
  contactAnswerSchema,
  contactFields,
  contactRefusalSchema,
  contactSchema,
  type FieldFaults,
  fieldFaults,
} from "#contract/contact.ts";
import { ApiError, postJson } from "../../api-client.ts";

/** Values as typed, not yet checked. */
export type Fields = Record<ContactField, string>;

type Checked = { ok: true; data: ContactData } | { ok: false; faults: FieldFaults };

export function checkInquiry(fields: Fields): Checked {
  const result = v.safeParse(contactSchema, fields);
  return result.success
    ? { ok: true, data: result.output }
    : { ok: false, faults: fieldFaults(result.issues) };
}

export function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries(contactFields.map((name) => [name, control(form, name).value])) as Fields;
}

/** A control of the form, or its honeypot. Selects and text areas share the properties of inputs used here. */
export function control(form: HTMLFormElement, name: ContactField | "website"): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
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
