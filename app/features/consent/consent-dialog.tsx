// Escape and the close icon leave the choice unchanged.
import type { FormEvent } from "react";
import { consentSwitches, consentTexts } from "#content/consent.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Link } from "../../ui/link.tsx";
import { type ConsentChoice, consentCategories } from "./consent-record.ts";
import { closeConsentSettings, decideConsent, useConsent } from "./consent-store.ts";

export function ConsentDialog() {
  const { known, record, settingsOpen } = useConsent();
  if (!known) return null;
  return (
    <Dialog open={settingsOpen} onClose={closeConsentSettings} title={consentTexts.dialogTitle}>
      {settingsOpen && <ConsentForm stored={record ?? sameForAll(false)} />}
    </Dialog>
  );
}

function ConsentForm({ stored }: { stored: ConsentChoice }) {
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = consentCategories.map((category) => [category, form.has(category)]);
    decideConsent(Object.fromEntries(chosen) as ConsentChoice);
  }

  return (
    <form onSubmit={save} className="consent-form">
      <p className="text-ink-soft">{consentTexts.dialogText}</p>
      <p className="consent-links">
        <Link to={consentTexts.privacy.href} onClick={closeConsentSettings}>
          {consentTexts.privacy.name}
        </Link>
        <Link to={consentTexts.imprint.href} onClick={closeConsentSettings}>
          {consentTexts.imprint.name}
        </Link>
      </p>
      <ul>
        <li>
          <Switch name="necessary" on locked />
        </li>
        {consentCategories.map((category) => (
          <li key={category}>
            <Switch name={category} on={stored[category]} />
          </li>
        ))}
      </ul>
      <div className="consent-buttons">
        <button type="button" className="btn consent-choice" onClick={() => decideConsent(sameForAll(false))}>
          {consentTexts.rejectAll}
        </button>
        <button type="submit" className="btn-line">
          {consentTexts.save}
        </button>
        <button type="button" className="btn consent-choice" onClick={() => decideConsent(sameForAll(true))}>
          {consentTexts.acceptAll}
        </button>
      </div>
    </form>
  );
}

interface SwitchProps {
  name: keyof typeof consentSwitches;
  on: boolean;
  locked?: boolean;
}

function Switch({ name, on, locked = false }: SwitchProps) {
  const id = `einwilligung-${name}`;
  return (
    <>
      <label htmlFor={id}>{consentSwitches[name].name}</label>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox says whether it is on.
        role="switch"
        name={name}
        defaultChecked={on}
        disabled={locked}
        aria-describedby={`${id}-text`}
        className="switch"
      />
      <p id={`${id}-text`}>{consentSwitches[name].text}</p>
    </>
  );
}

export function sameForAll(allowed: boolean): ConsentChoice {
  return Object.fromEntries(consentCategories.map((category) => [category, allowed])) as ConsentChoice;
}
