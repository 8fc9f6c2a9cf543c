// One state in full: every server with who stands behind it, every cookie and entry with what it is for. Names are strangers' text.
import { consentTexts as texts } from "#content/report/consent-check.ts";
import { PlainList } from "../../plain-list.tsx";
import { Fold } from "../../report/fold.tsx";
import type { ShownConsentState } from "../read-check.ts";

const { view } = texts;

export function ConsentDetails({ state }: { state: ShownConsentState }) {
  const kept = [...state.cookies, ...state.entries];
  const isBad = state.id !== "accepted";
  const rows = state.hosts.length + kept.length;
  if (rows === 0) return null;
  return (
    <Fold heading={<h4>{view.details(texts.states[state.id])}</h4>} note={view.rows(rows)}>
      {state.hosts.length > 0 && (
        <>
          <h5>{view.hosts}</h5>
          <PlainList className="consent-list">
            {state.hosts.map(({ host, service, company, purpose, needsConsent, isLate, isRefused }) => (
              <Row
                key={`${host} ${service}`}
                name={host}
                parts={[service, company, purpose]}
                needsConsent={needsConsent === true}
                isBad={isBad}
                remarks={[isLate === true && view.late, isRefused === true && view.refused]}
              />
            ))}
          </PlainList>
        </>
      )}
      {kept.length > 0 && (
        <>
          <h5>{view.kept}</h5>
          <PlainList className="consent-list">
            {kept.map(({ name, kind, service, purpose, needsConsent, lifetime, foreign, isLate }) => (
              <Row
                key={`${kind} ${name} ${foreign}`}
                name={name}
                parts={[kind, foreign && view.foreign(foreign), service, purpose, lifetime]}
                needsConsent={needsConsent === true}
                isBad={isBad}
                remarks={[isLate === true && view.late]}
              />
            ))}
          </PlainList>
        </>
      )}
      {(state.leftOut ?? 0) > 0 && (
        <p className="mt-3 text-small text-ink-soft">{texts.notes.leftOut(state.leftOut ?? 0)}</p>
      )}
    </Fold>
  );
}

interface RowProps {
  name: string;
  parts: readonly (string | null)[];
  needsConsent: boolean;
  /** Nobody has agreed. */
  isBad: boolean;
  remarks: readonly (string | false)[];
}

function Row({ name, parts, needsConsent, isBad, remarks }: RowProps) {
  const said = [...parts, ...remarks].filter((part) => part !== null && part !== false && part !== "");
  return (
    <li>
      <code>{name}</code>
      <span>{said.join(", ")}</span>
      {needsConsent && <strong data-bad={isBad}>{view.needsConsent}</strong>}
    </li>
  );
}
