// Below the conversation, over nothing. Its ways on stand before the lines, so that a phone shows them at once.
import { useEffect, useId, useRef, useState } from "react";
import {
  type EstimateTalk,
  estimateMail,
  estimateTexts,
} from "#content/pages/preisrechner/preisrechner-estimate.ts";
import { preferredScrollBehavior } from "../../../hooks/reduced-motion.ts";
import { Link } from "../../../ui/link.tsx";
import type { ShownEstimate } from "../shown-estimate.ts";
import { EstimateSheet } from "./estimate-sheet.tsx";
import "./estimate-view.css";
import "./estimate-print.css";
import { MailForm } from "./mail-form.tsx";

export interface EstimateViewProps {
  estimate: ShownEstimate;
  /** What an inquiry about it begins with. */
  said: EstimateTalk;
  /** Changes whenever the visitor asks to see it; 0: it came by itself. */
  asked: number;
  onClose: () => void;
}

export function EstimateView({ estimate, said, asked, onClose }: EstimateViewProps) {
  const [mails, setMails] = useState(false);
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const id = useId();
  const { contact } = estimateTexts;

  useEffect(() => {
    if (asked === 0) return;
    opener.current = document.activeElement;
    title.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start", behavior: preferredScrollBehavior() });
  }, [asked]);

  function close() {
    onClose();
    const field = document.querySelector<HTMLElement>("#chat textarea");
    const back = opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : field;
    back?.focus();
  }

  /** The focus vanishes with the form: return it to the button that opened it. */
  function closeForm() {
    setMails(false);
    toggle.current?.focus();
  }

  return (
    <section ref={section} className="calc-estimate" aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className="calc-estimate-head">
          <h2 ref={title} id={`${id}-title`} tabIndex={-1}>
            {estimateTexts.title}
          </h2>
          <button type="button" className="calc-estimate-close no-print" onClick={close}>
            <span aria-hidden="true" className="i-tabler-x" />
            <span className="lt-sm:sr-only">{estimateTexts.close}</span>
          </button>
        </div>
        <p className="calc-maker">{estimateTexts.maker}</p>
        <EstimateSheet estimate={estimate} wishes={said.wishes}>
          <div className="no-print">
            <div className="calc-ways">
              <Link to={contact.href(said, estimate.id)} className="btn-brick">
                {contact.name}
              </Link>
              <button
                ref={toggle}
                type="button"
                aria-expanded={mails}
                aria-controls={`${id}-mail`}
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
            <div id={`${id}-mail`}>{mails && <MailForm estimate={estimate} onSent={closeForm} />}</div>
          </div>
        </EstimateSheet>
      </div>
    </section>
  );
}
