// The form. Its fields are uncontrolled: what was typed before hydration stays. Without script it posts to the same
// endpoint, which answers with this page again where something is to be mended.
import { API_BASE } from "#content/api.ts";
import { inquiryTexts } from "#content/pages/kontakt.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { LinkedText } from "../../sections/linked-text.tsx";
import { Sign } from "../../ui/sign.tsx";
import { AfterTry } from "./after-try.tsx";
import { FaultSummary } from "./fault-summary.tsx";
import { InquiryFields } from "./inquiry-fields.tsx";
import { useInquiry } from "./use-inquiry.ts";
import "./inquiry-form.css";

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
      // Before the script is there the browser itself asks for what is missing.
      noValidate={useHydrated()}
      aria-labelledby="inquiry-title"
      className="inquiry frame"
      onFocus={inquiry.onTouch}
      onInput={inquiry.onInput}
      onSubmit={inquiry.onSubmit}
    >
      <h2 id="inquiry-title">{inquiryTexts.title}</h2>
      <FaultSummary refusal={inquiry.refusal} faults={inquiry.faults} />
      <InquiryFields faults={inquiry.faults} disabled={sending} room={inquiry.room} />
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
        <AfterTry ref={inquiry.afterwards} phase={phase} />
      </div>
    </form>
  );
}
