import * as v from "valibot";
import {
  type ContactData,
  type ContactField,
  contactFields,
  contactSchema,
  type FieldFaults,
  fieldFaults,
} from "#contract/contact.ts";

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
