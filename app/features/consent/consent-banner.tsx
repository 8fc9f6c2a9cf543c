// Asks once, at the bottom of the window. Not modal: the page stays readable and usable.
import { useEffect, useRef } from "react";
import { consentTexts } from "#content/consent.ts";
import { Link } from "../../ui/link.tsx";
import "./consent.css";
import { allOf } from "./consent-choice.ts";
import { decideConsent, openConsentSettings, useConsent } from "./consent-store.ts";
import { keepClear } from "./keep-clear.ts";

const readingPaths: readonly string[] = [consentTexts.privacy.href, consentTexts.imprint.href];

export function ConsentBanner({ path }: { path: string }) {
  const { known, record } = useConsent();
  return known && !record ? <Banner small={readingPaths.includes(path)} /> : null;
}

/** @param small without the explanation, on the two pages that explain everything */
function Banner({ small }: { small: boolean }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => (element.current ? keepClear(element.current) : undefined), []);

  return (
    <section
      ref={element}
      aria-labelledby="einwilligung"
      data-small={small || undefined}
      className="consent-banner frame no-print"
    >
      <div className="consent-words">
        <h2 id="einwilligung">{consentTexts.bannerTitle}</h2>
        {!small && <p>{consentTexts.bannerText}</p>}
        <p className="consent-links">
          <Link to={consentTexts.privacy.href}>{consentTexts.privacy.name}</Link>
          <Link to={consentTexts.imprint.href}>{consentTexts.imprint.name}</Link>
        </p>
      </div>
      <div className="consent-buttons">
        <button type="button" className="btn-line" onClick={openConsentSettings}>
          {consentTexts.customise}
        </button>
        <button type="button" className="btn consent-choice" onClick={() => decideConsent(allOf(false))}>
          {consentTexts.reject}
        </button>
        <button type="button" className="btn consent-choice" onClick={() => decideConsent(allOf(true))}>
          {consentTexts.accept}
        </button>
      </div>
    </section>
  );
}
