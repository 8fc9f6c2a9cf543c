// In the place of the field for answers, so that a phone with an open keyboard shows all of it.
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { contactError } from "#content/contact-errors.ts";
import { callbackTexts, callTimes } from "#content/pages/preisrechner/preisrechner-callback.ts";
import { type ContactFault, contactLimits } from "#contract/contact.ts";
import { isPhoneNumber, phoneNumberIn } from "#contract/phone-number.ts";
import { type Attempt, nextAttempt, sendInquiry } from "../../../send-inquiry.ts";
import { useFormToken } from "../../../use-form-token.ts";
import type { Conversation } from "../conversation/conversation.ts";
import { callbackInquiry } from "./callback-inquiry.ts";
import "./callback-form.css";

export interface CallbackFormProps {
  conversation: Conversation;
  onCancel: () => void;
  /** @param told what became of it, for the visitor */
  onSent: (told: string) => void;
}

export function CallbackForm({ conversation, onCancel, onSent }: CallbackFormProps) {
  const { messages, state } = conversation;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const lastAttempt = useRef<Attempt>(null);
  /** Synchronous: a second click can come before React renders. */
  const isSending = useRef(false);
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<ContactFault | null>(null);
  const [trouble, setTrouble] = useState("");
  const token = useFormToken(form);
  const said = messages.findLast(({ role }) => role === "user")?.content ?? "";

  useEffect(() => {
    phone.current?.focus();
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function refuse(found: ContactFault) {
    setFault(found);
    phone.current?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const filled = new FormData(event.currentTarget);
    const number = String(filled.get("phone") ?? "").trim();
    const when = String(filled.get("when") ?? callTimes[0]);
    if (!isPhoneNumber(number)) return refuse(number === "" ? "missing" : "malformed");
    const estimateId = messages.findLast(({ estimate }) => estimate?.id)?.estimate?.id;
    const transcript = filled.has("withTalk") ? messages : null;
    const inquiry = callbackInquiry({ phone: number, when, understood: state.understood, transcript });
    lastAttempt.current = nextAttempt(JSON.stringify([inquiry, estimateId]), lastAttempt.current);
    const { submissionId } = lastAttempt.current;
    isSending.current = true;
    setSending(true);
    setTrouble("");
    const result = await sendInquiry({ ...inquiry, submissionId, estimateId, formToken: token.current() });
    isSending.current = false;
    setSending(false);
    if (result.outcome === "stored") return onSent(callbackTexts.done(number, when));
    if (result.outcome === "refused" && result.faults.phone) return refuse(result.faults.phone);
    setTrouble((result.outcome === "failed" && result.detail) || callbackTexts.failed);
  }

  return (
    <form
      ref={form}
      noValidate
      className="calc-call"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onFocus={token.onTouch}
      onSubmit={submit}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      <h3 id={`${id}-title`}>{callbackTexts.title}</h3>
      <p id={`${id}-lead`}>{callbackTexts.lead}</p>
      <div className="calc-call-fields">
        <div>
          <label htmlFor={`${id}-phone`}>{callbackTexts.phone}</label>
          <input
            ref={phone}
            id={`${id}-phone`}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            defaultValue={phoneNumberIn(said)}
            maxLength={contactLimits.phone}
            aria-invalid={fault !== null}
            aria-describedby={`${id}-fault`}
            className="field"
            onInput={() => setFault(null)}
          />
          <p id={`${id}-fault`} className="calc-call-fault" role="alert">
            {fault && contactError("phone", fault)}
          </p>
        </div>
        <div>
          <label htmlFor={`${id}-when`}>{callbackTexts.when}</label>
          <select id={`${id}-when`} name="when" className="field">
            {callTimes.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
        </div>
      </div>
      <label className="calc-call-talk">
        <input type="checkbox" name="withTalk" aria-describedby={`${id}-along`} />
        {callbackTexts.withTalk}
      </label>
      <p id={`${id}-along`}>{callbackTexts.along}</p>
      <p className="calc-call-fault" role="alert">
        {trouble}
      </p>
      <div className="calc-call-ways">
        <button type="submit" disabled={sending} className="btn-brick">
          {sending ? callbackTexts.sending : callbackTexts.send}
        </button>
        <button type="button" className="btn-line" onClick={onCancel}>
          {callbackTexts.cancel}
        </button>
      </div>
    </form>
  );
}
