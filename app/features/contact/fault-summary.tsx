// Errors above the fields, announced once per refused attempt. The element is in the HTML from the start because the
// Worker fills it when there is no script.
import type { MouseEvent } from "react";
import { inquiryTexts } from "#content/pages/kontakt/kontakt.ts";
import { contactFields, type FieldFaults } from "#contract/contact.ts";
import { fieldId } from "./inquiry-fields.tsx";

export interface Refusal {
  /** Increases, so that the same errors are announced again. */
  number: number;
  faults: FieldFaults;
}

interface FaultSummaryProps {
  refusal: Refusal;
  /** Those not corrected yet. */
  faults: FieldFaults;
}

const { labels, toMend } = inquiryTexts;

export function FaultSummary({ refusal, faults }: FaultSummaryProps) {
  const left = invalidFields(faults);
  // Once a field is corrected the announcement is outdated.
  const announced = refusal.faults === faults ? left : [];
  return (
    <>
      <div role="alert" className="visually-hidden">
        {announced.length > 0 && (
          <p key={refusal.number}>
            {toMend(announced.length)} {announced.map((name) => labels[name]).join(", ")}
          </p>
        )}
      </div>
      <div className="inquiry-faults" data-contact-summary="">
        {left.length > 0 && (
          <>
            <p>{toMend(left.length)}</p>
            <ul>
              {left.map((name) => (
                <li key={name}>
                  <a href={`#${fieldId(name)}`} onClick={goToField}>
                    {labels[name]}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

function invalidFields(faults: FieldFaults) {
  return contactFields.filter((name) => faults[name]);
}

/** The URL stays unchanged: it may carry the prefill. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}
