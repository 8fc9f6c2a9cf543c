// What stands in the form's fields, and what is wrong with it.
import * as v from "valibot";
import {
  type ContactData,
  type ContactField,
  contactFields,
  contactSchema,
  type FieldFaults,
  fieldFaults,
} from "#contract/contact.ts";

/** As typed. */
export type Fields = Record<ContactField, string>;

export type Checked = { ok: true; data: ContactData } | { ok: false; faults: FieldFaults };

export function checkInquiry(fields: Fields): Checked {
  const result = v.safeParse(contactSchema, fields);
  return result.success
    ? { ok: true, data: result.output }
    : { ok: false, faults: fieldFaults(result.issues) };
}

/** All fields as they stand in the form. */
export function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries(contactFields.map((name) => [name, control(form, name).value])) as Fields;
}

/** A field of the form, or its trap. Selects and text areas have in common with inputs what is needed of them. */
export function control(form: HTMLFormElement, name: ContactField | "website"): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}
