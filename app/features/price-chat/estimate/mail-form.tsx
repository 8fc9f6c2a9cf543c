// Sends the breakdown to an address. Closing the form takes the address with it; a failure leaves both.
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import * as v from "valibot";
import { estimateMail } from "#content/pages/preisrechner-estimate.ts";
import { ApiError } from "../../../api-client.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { mailEstimate } from "../calls.ts";
import type { ShownEstimate } from "../shown-estimate.ts";

interface MailFormProps {
  estimate: ShownEstimate;
  onSent: () => void;
}

export function MailForm({ estimate, onSent }: MailFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    field.current?.focus();
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const email = field.current?.value.trim() ?? "";
    if (sending) return;
    if (email === "") {
      showToast({ kind: "destructive", ...estimateMail.missing });
      field.current?.focus();
      return;
    }
    setSending(true);
    try {
      await mailEstimate(email, estimate);
      showToast({ kind: "normal", ...estimateMail.sent(email) });
      onSent();
    } catch (error) {
      showToast({ kind: "destructive", title: estimateMail.failed, text: reasonOf(error) });
      // The button was disabled meanwhile, which takes the focus away. A focus elsewhere stays there.
      if (document.activeElement === document.body) field.current?.focus();
    } finally {
      setSending(false);
    }
  }

  return (
    <form className="calc-mail" onSubmit={submit}>
      <label htmlFor={id}>{estimateMail.label}</label>
      <div>
        <input
          ref={field}
          id={id}
          type="email"
          autoComplete="email"
          placeholder={estimateMail.placeholder}
          aria-describedby={`${id}-hint`}
          className="field"
        />
        <button type="submit" disabled={sending} className="btn-brick">
          {sending && <span aria-hidden="true" className="i-tabler-loader-2 animate-spin" />}
          {sending ? estimateMail.sending : estimateMail.send}
        </button>
      </div>
      <p id={`${id}-hint`}>{estimateMail.hint}</p>
    </form>
  );
}

const reasonSchema = v.object({ detail: v.pipe(v.string(), v.nonEmpty()) });

/** The server's own sentence, or that it cannot be reached; a foreign error page says nothing to a visitor. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { status, message, data } = error;
  if (status === undefined) return message;
  const refusal = v.safeParse(reasonSchema, data);
  return refusal.success ? refusal.output.detail : estimateMail.failedText;
}
