// The breakdown of an estimate, and what to do with it. In a portal, so that it can be printed without the page behind it.
import { useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { estimateMail, estimateTexts } from "#content/pages/preisrechner-estimate.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Link } from "../../../ui/link.tsx";
import type { ShownEstimate } from "../shown-estimate.ts";
import { EstimateSheet } from "./estimate-sheet.tsx";
import { MailForm } from "./mail-form.tsx";
import "./estimate-dialog.css";
import "./estimate-print.css";

export interface EstimateDialogProps {
  estimate: ShownEstimate;
  open: boolean;
  onClose: () => void;
}

export function EstimateDialog({ estimate, open, onClose }: EstimateDialogProps) {
  const [mails, setMails] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const { contact } = estimateTexts;

  /** The form takes the focus with it: it goes back to the button that opened it. */
  function closeForm() {
    setMails(false);
    toggle.current?.focus();
  }

  return createPortal(
    <Dialog open={open} onClose={onClose} title={estimateTexts.title} className="calc-dialog w-200">
      <p className="calc-maker">{estimateTexts.maker}</p>
      <EstimateSheet estimate={estimate} />
      <div className="calc-ways no-print">
        <Link to={contact.href(estimate.id)} className="btn-brick" onClick={onClose}>
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
