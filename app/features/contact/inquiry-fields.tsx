import type { ReactNode } from "react";
import { companySizeNames } from "#content/company-sizes.ts";
import { contactError } from "#content/contact-errors.ts";
import { inquiryTexts } from "#content/pages/kontakt/kontakt.ts";
import {
  type ContactFault,
  type ContactField,
  companySizes,
  contactLimits,
  type FieldFaults,
} from "#contract/contact.ts";
import { Sign } from "../../ui/sign.tsx";

interface InquiryFieldsProps {
  faults: FieldFaults;
  disabled: boolean;
  /** Characters left for the message, null while there are plenty. */
  remaining: number | null;
}

export function InquiryFields({ faults, disabled, remaining }: InquiryFieldsProps) {
  const { parts, hints, noSize } = inquiryTexts;
  return (
    <>
      <Part number={1} title={parts.who} disabled={disabled}>
        <Field name="name" fault={faults.name} needed>
          {(control) => <input {...control} type="text" autoComplete="name" maxLength={contactLimits.name} />}
        </Field>
        <Field name="email" fault={faults.email} needed>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={contactLimits.email}
            />
          )}
        </Field>
        <Field name="phone" fault={faults.phone} hint={hints.phone}>
          {(control) => (
            <input
              {...control}
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              maxLength={contactLimits.phone}
            />
          )}
        </Field>
      </Part>
      <Part number={2} title={parts.firm} disabled={disabled}>
        <Field name="company" fault={faults.company}>
          {(control) => (
            <input {...control} type="text" autoComplete="organization" maxLength={contactLimits.company} />
          )}
        </Field>
        <Field name="companySize" fault={faults.companySize}>
          {(control) => (
            <select {...control} autoComplete="on">
              <option value="">{noSize}</option>
              {companySizes.map((size) => (
                <option key={size} value={size}>
                  {companySizeNames[size]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </Part>
      <Part number={3} title={parts.what} disabled={disabled}>
        <Field name="subject" fault={faults.subject} needed>
          {(control) => (
            <input {...control} type="text" autoComplete="on" maxLength={contactLimits.subject} />
          )}
        </Field>
        <Field
          name="message"
          fault={faults.message}
          needed
          hint={remaining === null ? hints.message : inquiryTexts.left(remaining)}
        >
          {(control) => (
            <textarea {...control} rows={6} autoComplete="on" maxLength={contactLimits.message} />
          )}
        </Field>
      </Part>
    </>
  );
}

interface PartProps {
  number: number;
  title: string;
  disabled: boolean;
  children: ReactNode;
}

function Part({ number, title, disabled, children }: PartProps) {
  return (
    <fieldset className="inquiry-part" disabled={disabled}>
      <legend>
        <Sign>{number}</Sign> {title}
      </legend>
      {children}
    </fieldset>
  );
}

interface ControlProps {
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

function Field({ name, fault, needed = false, hint, children }: FieldProps) {
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
