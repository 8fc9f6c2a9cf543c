import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import * as v from "valibot";
import { estimateMail } from "#content/pages/preisrechner/preisrechner-estimate.ts";
import { readMailAddress } from "#contract/mail-address.ts";
import { ApiError } from "../../../api-client.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { mailEstimate } from "../conversation/calls.ts";
import type { ShownEstimate } from "../shown-estimate.ts";

export function MailForm({ estimate, onSent }: { estimate: ShownEstimate; onSent: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  /** Stands at the field until something is typed there. */
  const [fault, setFault] = useState("");

  useEffect(() => {
    field.current?.focus();
  }, []);

  function refuse(reason: { title: string; text: string }) {
    setFault(reason.text);
    showToast({ kind: "destructive", ...reason });
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const email = field.current?.value.trim() ?? "";
    if (sending) return;
    if (email === "") return refuse(estimateMail.missing);
    if (readMailAddress(email) === null) return refuse(estimateMail.invalid);
    setFault("");
    setSending(true);
    try {
      await mailEstimate(email, estimate);
      showToast({ kind: "normal", ...estimateMail.sent(email) });
      onSent();
    } catch (error) {
      const reason = failureReason(error);
      setFault(reason);
      showToast({ kind: "destructive", title: estimateMail.failed, text: reason });
      // The disabled button lost the focus. A focus elsewhere stays.
      if (document.activeElement === document.body) field.current?.focus();
    } finally {
      setSending(false);
    }
  }

  return (
    <form className="calc-mail" noValidate onSubmit={submit}>
      <label htmlFor={id}>{estimateMail.label}</label>
      <div>
        <input
          ref={field}
          id={id}
          type="email"
          autoComplete="email"
          placeholder={estimateMail.placeholder}
          aria-invalid={fault !== ""}
          aria-describedby={`${id}-fault ${id}-hint`}
          className="field"
          onInput={() => setFault("")}
        />
        <button type="submit" disabled={sending} className="btn-brick">
          {sending && <span aria-hidden="true" className="i-tabler-loader-2 animate-spin" />}
          {sending ? estimateMail.sending : estimateMail.send}
        </button>
      </div>
      <p id={`${id}-fault`} className="calc-mail-fault">
        {fault}
      </p>
      <p id={`${id}-hint`}>{estimateMail.hint}</p>
    </form>
  );
}

const reasonSchema = v.object({ detail: v.pipe(v.string(), v.nonEmpty()) });

/** The server's `detail`, or that it is unreachable; foreign error pages mean nothing to a visitor. */
function failureReason(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { status, message, data } = error;
  if (status === undefined) return message;
  const refusal = v.safeParse(reasonSchema, data);
  return refusal.success ? refusal.output.detail : estimateMail.failedText;
}
