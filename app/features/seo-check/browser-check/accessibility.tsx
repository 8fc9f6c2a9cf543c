// Who cannot use the page: one sentence, each fault behind a fold, the places in two pictures, and what a person has to look at.
import { severityWords, accessibilityTexts as texts } from "#content/pages/accessibility-rules.ts";
import { formatNumber } from "../../../format/number.ts";
import { PlainList } from "../plain-list.tsx";
import { FaultShots } from "./fault-shots.tsx";
import type { ShownAccessibility, ShownCheck, ShownFault } from "./read-check.ts";
import "../report/fold.css";

export function Accessibility({
  part: { result, note },
}: {
  part: NonNullable<ShownCheck["accessibility"]>;
}) {
  return (
    <div className="browser-part">
      <h3 className="text-h3">{texts.heading}</h3>
      {result === null ? <p className="mt-3">{note}</p> : <Result result={result} />}
    </div>
  );
}

function Result({ result }: { result: ShownAccessibility }) {
  const { open, passed, notes } = result;
  const faults = result.faults.filter(({ wcag }) => wcag.length > 0);
  const advice = result.faults.filter(({ wcag }) => wcag.length === 0);
  const isGood = faults.length === 0;
  return (
    <>
      <p className="browser-verdict" data-good={isGood}>
        <span aria-hidden="true" className={isGood ? "i-tabler-circle-check" : "i-tabler-alert-triangle"} />
        {result.verdict}
      </p>
      {passed !== null && <p className="mt-2 text-small text-ink-soft">{texts.passed(passed)}</p>}
      {faults.map((fault) => (
        <Fault key={fault.rule} fault={fault} />
      ))}
      <FaultShots result={result} />
      <MoreFaults faults={advice} heading={texts.adviceHeading} text={texts.adviceText} />
      <MoreFaults faults={open} heading={texts.openHeading} text={texts.openText} />
      <Law />
      <PlainList className="browser-notes">
        {notes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </PlainList>
    </>
  );
}

interface MoreFaultsProps {
  faults: readonly ShownFault[];
  heading: string;
  text: string;
}

function MoreFaults({ faults, heading, text }: MoreFaultsProps) {
  if (faults.length === 0) return null;
  return (
    <>
      <h4 className="browser-heading">{heading}</h4>
      <p className="mt-1 text-ink-soft">{text}</p>
      {faults.map((fault) => (
        <Fault key={fault.rule} fault={fault} />
      ))}
    </>
  );
}

function Fault({ fault: { title, meaning, mend, severity, wcag, count, places } }: { fault: ShownFault }) {
  const all = count ?? places.length;
  return (
    <details className="report-fold">
      <summary>
        <h4>{title}</h4>
        <span className="report-fold-note">
          {formatNumber(all)} {all === 1 ? texts.places.one : texts.places.many}
          {severity && `, ${severityWords[severity]}`}
        </span>
        <span aria-hidden="true" className="i-tabler-chevron-down" />
      </summary>
      <div className="report-fold-body">
        {meaning && (
          <p>
            <strong>{texts.meaning}:</strong> {meaning}
          </p>
        )}
        {mend && (
          <p className="mt-2">
            <strong>{texts.mend}:</strong> {mend}
          </p>
        )}
        <p className="mt-2 text-small text-ink-soft">
          {wcag.length > 0 ? texts.wcag(wcag.join(", ")) : texts.practice}
          {places.length < all && `. ${texts.shown(places.length, all)}`}
        </p>
        <PlainList className="browser-places">
          {places.map(({ viewports, selector, snippet }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places never change their order.
            <li key={index}>
              <code>{snippet}</code>
              <span className="browser-place-at">
                {texts.widths[viewports.length === 1 ? (viewports[0] ?? "both") : "both"]}, {selector}
              </span>
            </li>
          ))}
        </PlainList>
      </div>
    </details>
  );
}

function Law() {
  return (
    <details className="report-fold mt-8">
      <summary>
        <h4>{texts.law.heading}</h4>
        <span aria-hidden="true" className="i-tabler-chevron-down" />
      </summary>
      <div className="report-fold-body">
        {texts.law.text.map((paragraph) => (
          <p key={paragraph} className="mt-2">
            {paragraph}
          </p>
        ))}
        <p className="mt-2">
          <a href={texts.law.source.href} target="_blank" rel="noopener noreferrer">
            {texts.law.source.name}
          </a>
        </p>
      </div>
    </details>
  );
}
