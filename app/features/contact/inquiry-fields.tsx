// The fields in three stations of a way, in the order of the contract.
import type { ReactNode } from "react";
import { companySizeNames } from "#content/company-sizes.ts";
import { inquiryTexts } from "#content/pages/kontakt.ts";
import { companySizes, contactLimits, type FieldFaults } from "#contract/contact.ts";
import { Sign } from "../../ui/sign.tsx";
import { Field } from "./field.tsx";

interface InquiryFieldsProps {
  faults: FieldFaults;
  disabled: boolean;
  /** Characters left for the message, null while there are plenty. */
  room: number | null;
}

export function InquiryFields({ faults, disabled, room }: InquiryFieldsProps) {
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
          hint={room === null ? hints.message : inquiryTexts.left(room)}
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
