// Who cannot use the page: one sentence, each fault behind a fold, the places in the pictures, and what a person has to look at.
import { accessibilityTexts as texts } from "#content/report/accessibility-rules.ts";
import { CheckPart, Notes } from "./check-part.tsx";
import { FaultFold } from "./fault-fold.tsx";
import { FaultShots } from "./fault-shots.tsx";
import type { ShownAccessibility, ShownCheck, ShownFault } from "./read-check.ts";
import { Verdict } from "./verdict.tsx";

export function Accessibility({ part }: { part: NonNullable<ShownCheck["accessibility"]> }) {
  return (
    <CheckPart
      heading={texts.heading}
      part={part}
      verdict={({ faults, verdict }) => (
        <Verdict isGood={faults.every(({ wcag }) => wcag.length === 0)}>{verdict}</Verdict>
      )}
    >
      {(result) => <Result result={result} />}
    </CheckPart>
  );
}

function Result({ result }: { result: ShownAccessibility }) {
  const { open, passed, notes } = result;
  const faults = result.faults.filter(({ wcag }) => wcag.length > 0);
  const advice = result.faults.filter(({ wcag }) => wcag.length === 0);
  return (
    <>
      {passed !== null && <p className="text-small text-ink-soft">{texts.passed(passed)}</p>}
      {faults.map((fault) => (
        <Fault key={fault.rule} fault={fault} />
      ))}
      <FaultShots result={result} />
      <MoreFaults faults={advice} heading={texts.adviceHeading} text={texts.adviceText} />
      <MoreFaults faults={open} heading={texts.openHeading} text={texts.openText} />
      <Law />
      <Notes notes={notes} />
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

function Fault({ fault }: { fault: ShownFault }) {
  const places = fault.places.map(({ viewports, selector, snippet }) => ({
    snippet,
    at: `${texts.where(viewports)}, ${selector ?? ""}`,
  }));
  return <FaultFold fault={fault} places={places} />;
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
