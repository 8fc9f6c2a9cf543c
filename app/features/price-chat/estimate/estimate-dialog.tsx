// In a portal, so that it can be printed without the page behind it.
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type EstimateTalk, estimateMail, estimateTexts } from "#content/pages/preisrechner-estimate.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Link } from "../../../ui/link.tsx";
import type { ShownEstimate } from "../shown-estimate.ts";
import { EstimateSheet } from "./estimate-sheet.tsx";
import "./estimate-dialog.css";
import "./estimate-print.css";
import * as v from "valibot";
import { ApiError } from "../../../api-client.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { mailEstimate } from "../conversation/calls.ts";

export interface EstimateDialogProps {
  estimate: ShownEstimate;
  /** What an inquiry about it begins with. */
  said: EstimateTalk;
  open: boolean;
  onClose: () => void;
}

export function EstimateDialog({ estimate, said, open, onClose }: EstimateDialogProps) {
  const [mails, setMails] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const { contact } = estimateTexts;

  /** The focus vanishes with the form: return it to the button that opened it. */
  function closeForm() {
    setMails(false);
    toggle.current?.focus();
  }

  return createPortal(
    <Dialog open={open} onClose={onClose} title={estimateTexts.title} className="calc-dialog w-200">
      <p className="calc-maker">{estimateTexts.maker}</p>
      <EstimateSheet estimate={estimate} wishes={said.wishes} />
      <div className="calc-ways no-print">
        <Link to={contact.href(said, estimate.id)} className="btn-brick" onClick={onClose}>
          {contact.name}
        </Link>
        <button
          ref={toggle}
          type="button"
          aria-expanded={mails}
          aria-controls={formId}
          className="btn-line"
          onClick={() => setMails(!mails)}
        >
          <span aria-hidden="true" className="i-tabler-mail" />
          {estimateMail.toggle}
        </button>
        <button type="button" className="btn-line" onClick={() => print()}>
          <span aria-hidden="true" className="i-tabler-printer" />
          {estimateTexts.print}
        </button>
      </div>
      <div id={formId} className="no-print">
        {mails && <MailForm estimate={estimate} onSent={closeForm} />}
      </div>
    </Dialog>,
    document.body,
  );
}

function MailForm({ estimate, onSent }: { estimate: ShownEstimate; onSent: () => void }) {
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
      showToast({ kind: "destructive", title: estimateMail.failed, text: failureReason(error) });
      // The disabled button lost the focus. A focus elsewhere stays.
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

/** The server's `detail`, or that it is unreachable; foreign error pages mean nothing to a visitor. */
function failureReason(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { status, message, data } = error;
  if (status === undefined) return message;
  const refusal = v.safeParse(reasonSchema, data);
  return refusal.success ? refusal.output.detail : estimateMail.failedText;
}
