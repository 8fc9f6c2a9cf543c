// Loaded only when consent must be asked for or its settings are opened.
import { useEffect, useRef } from "react";
import { consentTexts } from "#content/consent.ts";
import { Link } from "../../ui/link.tsx";
import { ConsentDialog, sameForAll } from "./consent-dialog.tsx";
import "./consent.css";
import { decideConsent, openConsentSettings, useConsent } from "./consent-store.ts";

export function ConsentLayer({ path }: { path: string }) {
  return (
    <>
      <ConsentBanner path={path} />
      <ConsentDialog />
    </>
  );
}

const readingPaths: readonly string[] = [consentTexts.privacy.href, consentTexts.imprint.href];

function ConsentBanner({ path }: { path: string }) {
  const { known, record } = useConsent();
  return known && !record ? <Banner small={readingPaths.includes(path)} /> : null;
}

/** @param small without the explanation, on the two pages that explain everything */
function Banner({ small }: { small: boolean }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => (element.current ? keepFocusVisible(element.current) : undefined), []);

  return (
    <section
      ref={element}
      aria-labelledby="einwilligung"
      data-small={small || undefined}
      className="consent-banner frame no-print"
    >
      <div className="consent-words">
        <h2 id="einwilligung">{consentTexts.bannerTitle}</h2>
        {!small && consentTexts.bannerText.map((text) => <p key={text}>{text}</p>)}
        <p className="consent-links">
          <Link to={consentTexts.privacy.href}>{consentTexts.privacy.name}</Link>
          <Link to={consentTexts.imprint.href}>{consentTexts.imprint.name}</Link>
        </p>
      </div>
      <div className="consent-buttons">
        <button type="button" className="btn-line" onClick={openConsentSettings}>
          {consentTexts.customise}
        </button>
        <button type="button" className="btn consent-choice" onClick={() => decideConsent(sameForAll(false))}>
          {consentTexts.reject}
        </button>
        <button type="button" className="btn consent-choice" onClick={() => decideConsent(sameForAll(true))}>
          {consentTexts.accept}
        </button>
      </div>
    </section>
  );
}

/** Adds room for `overlay` to the page and its scroll padding, and uncovers focused elements. Returns the cleanup. */
function keepFocusVisible(overlay: HTMLElement): () => void {
  const root = document.documentElement;
  const size = new ResizeObserver(() => {
    const room = `${innerHeight - overlay.getBoundingClientRect().top}px`;
    root.style.scrollPaddingBottom = room;
    document.body.style.paddingBottom = room;
  });
  size.observe(overlay);
  document.addEventListener("focusin", uncoverFocus);

  function uncoverFocus({ target }: FocusEvent): void {
    // Pointer focus is excluded: an element that scrolls away between press and release gets no click.
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    if (overlay.contains(target) || target.closest("dialog")) return;
    const hidden = target.getBoundingClientRect().bottom - overlay.getBoundingClientRect().top;
    const isTall = target.getBoundingClientRect().height > innerHeight / 2;
    if (hidden > 0 && !isTall) scrollBy({ top: hidden + 16, behavior: "instant" });
  }

  return () => {
    size.disconnect();
    document.removeEventListener("focusin", uncoverFocus);
    root.style.removeProperty("scroll-padding-bottom");
    document.body.style.removeProperty("padding-bottom");
    setTimeout(recoverFocus);
  };
}

/** When the focus vanished with the overlay it moves to the content; deferred, so that dialogs have closed. */
function recoverFocus(): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost) document.getElementById("inhalt")?.focus({ preventScroll: true });
}
