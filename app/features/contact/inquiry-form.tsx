// Fields are uncontrolled, so that what was typed before hydration stays. Without script the form posts to the same
// endpoint, which answers with this page and its errors.
import { API_BASE } from "#content/api.ts";
import { afterTry, directContact, inquiryTexts } from "#content/pages/kontakt/kontakt.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { LinkedText } from "../../sections/linked-text.tsx";
import { Sign } from "../../ui/sign.tsx";
import { FaultSummary } from "./fault-summary.tsx";
import { InquiryFields } from "./inquiry-fields.tsx";
import { type Phase, useInquiry } from "./use-inquiry.ts";
import "./inquiry-form.css";
import type { RefObject } from "react";
import { mailLink } from "./mail-link.ts";

export function InquiryForm() {
  const inquiry = useInquiry();
  const { phase, estimateId } = inquiry;
  const sending = phase.name === "sending";
  return (
    <form
      ref={inquiry.form}
      data-contact-form=""
      method="post"
      action={`${API_BASE}/send-contact-email`}
      // Until hydration the browser validates.
      noValidate={useHydrated()}
      aria-labelledby="inquiry-title"
      className="inquiry frame"
      onFocus={inquiry.onTouch}
      onInput={inquiry.onInput}
      onSubmit={inquiry.onSubmit}
    >
      <h2 id="inquiry-title">{inquiryTexts.title}</h2>
      <FaultSummary refusal={inquiry.refusal} faults={inquiry.faults} />
      <InquiryFields faults={inquiry.faults} disabled={sending} remaining={inquiry.remaining} />
      <div className="inquiry-trap" aria-hidden="true">
        <label>
          {inquiryTexts.trap}{" "}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" disabled={sending} />
        </label>
      </div>
      <div className="inquiry-end">
        <Sign>
          <span aria-hidden="true" className="i-tabler-flag-3" />
        </Sign>
        {estimateId && (
          <p className="inquiry-estimate">
            <span aria-hidden="true" className="i-tabler-paperclip" /> {inquiryTexts.estimate}{" "}
            <button type="button" disabled={sending} onClick={inquiry.dropEstimate}>
              {inquiryTexts.dropEstimate}
            </button>
          </p>
        )}
        <p className="inquiry-privacy">
          <LinkedText>{inquiryTexts.privacy}</LinkedText>
        </p>
        <button type="submit" disabled={sending} className="btn-brick">
          {sending ? inquiryTexts.sending : inquiryTexts.send}
        </button>
        <p role="status" className="visually-hidden">
          {sending && inquiryTexts.sending}
        </p>
        <InquiryOutcome ref={inquiry.outcome} phase={phase} />
      </div>
    </form>
  );
}

const { phone, whatsapp, email } = directContact.ways;

function InquiryOutcome({ ref, phase }: { ref: RefObject<HTMLDivElement | null>; phase: Phase }) {
  if (phase.name === "failed") {
    const { title, text, mail } = afterTry.failed;
    const { subject, message } = phase.fields;
    const ways = [
      { ...phone, label: `${phone.name}: ${phone.value}` },
      { ...whatsapp, label: `${whatsapp.name}: ${whatsapp.value}` },
      { ...email, href: mailLink(email.href, { subject, body: message }), label: mail },
    ];
    return (
      <div className="inquiry-after">
        <p className="inquiry-after-title">{title}</p>
        <p>{text}</p>
        <ul>
          {ways.map(({ icon, href, label }) => (
            <li key={icon}>
              <span aria-hidden="true" className={icon} />
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (phase.name !== "sent") return null;
  const { title, text, wrong } = afterTry.sent;
  return (
    <div ref={ref} tabIndex={-1} className="inquiry-after">
      <p className="inquiry-after-title">
        <span aria-hidden="true" className="i-tabler-circle-check" /> {title}
      </p>
      <p>{text(phase.email)}</p>
      <p>
        {wrong} <a href={phone.href}>{phone.value}</a>
      </p>
    </div>
  );
}
