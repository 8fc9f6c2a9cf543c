// What is to be mended, above the fields: said once per refused try, then shown with a way to each field. Its place is in
// the HTML from the start: the Worker writes into it where there is no script.
import type { MouseEvent } from "react";
import { inquiryTexts } from "#content/pages/kontakt.ts";
import { contactFields, type FieldFaults } from "#contract/contact.ts";
import { fieldId } from "./field.tsx";

/** A try that was refused. */
export interface Refusal {
  /** Counts up: the same faults are announced anew. */
  number: number;
  faults: FieldFaults;
}

interface FaultSummaryProps {
  refusal: Refusal;
  /** Those that are left by now. */
  faults: FieldFaults;
}

const { labels, toMend } = inquiryTexts;

export function FaultSummary({ refusal, faults }: FaultSummaryProps) {
  const left = faultyFields(faults);
  // Once something is mended, what was announced is no longer true.
  const told = refusal.faults === faults ? left : [];
  return (
    <>
      <div role="alert" className="visually-hidden">
        {told.length > 0 && (
          <p key={refusal.number}>
            {toMend(told.length)} {told.map((name) => labels[name]).join(", ")}
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

function faultyFields(faults: FieldFaults) {
  return contactFields.filter((name) => faults[name]);
}

/** The address stays: it may carry what the form was filled with. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}
