// What loads before and after visitors were asked: one sentence, three states side by side, the rest behind folds.
import { consentTexts as texts } from "#content/report/consent-check.ts";
import { isComplaint } from "#contract/seo-report.ts";
import { PlainList } from "../../plain-list.tsx";
import { Fold } from "../../report/fold.tsx";
import { LegalList } from "../../report/legal.tsx";
import { withStatus } from "../../report/read-report.ts";
import type { ShownCheck, ShownConsent } from "../read-check.ts";
import { ConsentDetails } from "./consent-details.tsx";
import { ConsentTable } from "./consent-table.tsx";
import "./consent.css";
import { CheckPart } from "../check-part.tsx";
import { Verdict } from "../verdict.tsx";

const { view } = texts;

export function Consent({ part }: { part: NonNullable<ShownCheck["consent"]> }) {
  return (
    <CheckPart
      heading={texts.heading}
      part={part}
      verdict={({ status, verdict }) => <Verdict isGood={status === "passed"}>{verdict}</Verdict>}
    >
      {(result) => <Result result={result} />}
    </CheckPart>
  );
}

function Result({ result }: { result: ShownConsent }) {
  const findings = withStatus(result.findings);
  const unchecked = findings.filter(({ status }) => status === "unchecked");
  return (
    <>
      <ConsentTable states={result.states} />
      {result.picture && (
        <figure className="seen-banner">
          <img src={result.picture} alt={view.bannerAlt} />
          <figcaption>{view.banner(result.tool)}</figcaption>
        </figure>
      )}
      <Fold heading={<h4>{view.findings}</h4>} note={view.open(findings.filter(isComplaint).length)}>
        <LegalList legal={findings} />
      </Fold>
      {result.states.map((state) => state.isRead === true && <ConsentDetails key={state.id} state={state} />)}
      <Fold heading={<h4>{view.notes}</h4>}>
        <PlainList className="grid gap-2">
          {unchecked.map(({ id, title, advice }) => (
            <li key={id}>
              <strong>{title}.</strong> {advice}
            </li>
          ))}
          {result.notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </PlainList>
      </Fold>
    </>
  );
}
