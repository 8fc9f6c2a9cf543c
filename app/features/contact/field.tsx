// A field of the form with its label, the mark whether it is needed, its hint and its fault. The place of the fault is in
// the HTML from the start: the Worker writes into it where there is no script.
import type { ReactNode } from "react";
import { contactError } from "#content/contact-errors.ts";
import { inquiryTexts } from "#content/pages/kontakt.ts";
import type { ContactFault, ContactField } from "#contract/contact.ts";

/** What every kind of control carries. */
export interface ControlProps {
  id: string;
  name: ContactField;
  required: boolean;
  className: string;
  "aria-invalid": boolean;
  "aria-describedby": string;
}

interface FieldProps {
  name: ContactField;
  fault: ContactFault | undefined;
  needed?: boolean;
  hint?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export const fieldId = (name: ContactField) => `contact-${name}`;

export function Field({ name, fault, needed = false, hint, children }: FieldProps) {
  return (
    <div className={`inquiry-field inquiry-${name}`}>
      <label htmlFor={fieldId(name)}>
        {inquiryTexts.labels[name]} <span>{needed ? inquiryTexts.needed : inquiryTexts.optional}</span>
      </label>
      {children({
        id: fieldId(name),
        name,
        required: needed,
        className: "field",
        "aria-invalid": fault !== undefined,
        "aria-describedby": hint ? `${name}-error ${name}-hint` : `${name}-error`,
      })}
      <p id={`${name}-error`} data-contact-error={name} className="inquiry-error" hidden={!fault}>
        {fault && contactError(name, fault)}
      </p>
      {hint && (
        <p id={`${name}-hint`} className="inquiry-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
