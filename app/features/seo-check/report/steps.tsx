// What brings most, as numbered signs; the rest waits folded.
import { Sign } from "#app/ui/sign.tsx";
import { stepTexts } from "#content/pages/seo-report.ts";
import { PlainSteps } from "../plain-list.tsx";
import { EvidenceList } from "./evidence.tsx";
import { pointsInWords } from "./gain.ts";
import { keyed } from "./keyed.ts";
import { type Step, stepsOf } from "./ranking.ts";
import type { ShownReport } from "./read-report.ts";
import { SourceLine } from "./source-line.tsx";
import "./steps.css";

/** About as many as stand beside the column of the groups. */
const STEPS_SHOWN = 5;

export function Steps({ report }: { report: ShownReport }) {
  const steps = stepsOf(report);
  const more = steps.slice(STEPS_SHOWN);
  return (
    <div className="min-w-0">
      <h3 className="mb-6 text-h2">{stepTexts.heading}</h3>
      {steps.length === 0 && (
        <p className="border-0 border-t border-solid border-line py-6">{noSteps(report)}</p>
      )}
      <StepList steps={steps.slice(0, STEPS_SHOWN)} from={1} />
      {more.length > 0 && (
        <details className="group border-0 border-t border-solid border-line">
          <summary className="flex min-h-11 items-center gap-3 py-4 font-heading text-h3 font-700">
            <span
              aria-hidden="true"
              className="i-tabler-chevron-down transition-transform duration-150 group-open:rotate-180"
            />
            {stepTexts.more(more.length)}
          </summary>
          <StepList steps={more} from={STEPS_SHOWN + 1} />
        </details>
      )}
    </div>
  );
}

function noSteps({ unscoredReason, findings }: ShownReport): string {
  if (unscoredReason !== null) return stepTexts.unscored;
  return findings.length === 0 ? stepTexts.noFindings : stepTexts.none;
}

function StepList({ steps, from }: { steps: readonly Step[]; from: number }) {
  return (
    <PlainSteps start={from}>
      {keyed(steps).map(({ key, entry }) => (
        <StepItem key={key} step={entry} number={from + key} />
      ))}
    </PlainSteps>
  );
}

function StepItem({ step: { title, advice, gain, finding }, number }: { step: Step; number: number }) {
  return (
    <li className="report-step">
      <Sign className="text-1.125rem">{number}</Sign>
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 self-center">
        <h4 className="min-w-0 grow basis-56 text-h3">{title}</h4>
        {gain > 0 && (
          <p className="font-heading font-700 text-good [font-variant-numeric:tabular-nums] whitespace-nowrap">
            {stepTexts.gain(pointsInWords(gain))}
          </p>
        )}
      </div>
      <div className="report-step-text">
        {advice && <p className="text-ink-soft">{advice}</p>}
        {finding && (
          <>
            <EvidenceList evidence={finding.evidence} />
            <SourceLine source={finding.source} />
          </>
        )}
      </div>
    </li>
  );
}
