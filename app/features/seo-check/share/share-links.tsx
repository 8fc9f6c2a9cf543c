// Both addresses of a report that has been shared.
import { useEffect, useId, useRef, useState } from "react";
import { shareTexts } from "#content/pages/bericht.ts";
import type { ShareAnswer } from "#contract/shared-report.ts";
import { formatDate } from "../../../format/date.ts";
import { withoutScheme } from "../report/shown.ts";

const texts = shareTexts.done;
/** ms for which a button shows that it copied. */
const COPIED_MS = 4_000;

interface ShareLinksProps {
  answer: ShareAnswer;
  /** Of the analysed page. */
  url: string;
  onAnother: () => void;
}

export function ShareLinks({ answer, url, onAnother }: ShareLinksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const link = new URL(answer.path, location.origin).href;
  const until = formatDate(answer.expiresAt);
  const [host = ""] = withoutScheme(url).split(/[/?#]/);

  // The button that was pressed has gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="share-form">
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-1.125rem">
        {texts.heading}
      </h3>
      <Address label={texts.link} value={link} />
      <p className="share-small">{texts.until(until)}</p>
      <p className="flex flex-wrap gap-3">
        <a href={answer.path} target="_blank" rel="noopener" className="btn-line">
          {texts.open}
        </a>
        <a
          href={`mailto:?subject=${encodeURIComponent(texts.mailSubject(host))}&body=${encodeURIComponent(texts.mailBody(link, until))}`}
          className="btn-line"
        >
          {texts.mail}
        </a>
      </p>
      <Address label={texts.owner} value={new URL(answer.ownerPath, location.origin).href} />
      <p className="share-small">{texts.ownerHint}</p>
      <button type="button" onClick={onAnother} className="btn-line">
        {texts.another}
      </button>
    </div>
  );
}

function Address({ label, value }: { label: string; value: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Ready to be copied by hand.
      field.current?.select();
    }
  }

  return (
    <div>
      <label htmlFor={id} className="share-label">
        {label}
      </label>
      <div className="share-address">
        <input
          ref={field}
          id={id}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          className="field"
        />
        <button type="button" onClick={copy} className="btn">
          <span aria-hidden="true" className={isCopied ? "i-tabler-check" : "i-tabler-copy"} />
          <span role="status">{isCopied ? shareTexts.done.copied : shareTexts.done.copy}</span>
        </button>
      </div>
    </div>
  );
}
