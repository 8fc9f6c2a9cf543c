// What a visitor can set on every page. Lives in the shell because it joins features: theme and earlier results of the SEO
// check are kept only where consent allows it.
import { useEffect } from "react";
import { footerTexts } from "#content/footer.ts";
import { consentState, openConsentSettings, subscribeConsent } from "../features/consent/consent-store.ts";
import { keepRuns } from "../features/seo-check/run-store.ts";
import { keepTheme } from "../features/theme/theme-store.ts";
import { ThemeSwitch } from "../features/theme/theme-switch.tsx";

export function FrameSettings() {
  useEffect(() => {
    const followConsent = () => {
      const allowed = consentState().record?.preferences ?? false;
      keepTheme(allowed);
      keepRuns(allowed);
    };
    followConsent();
    return subscribeConsent(followConsent);
  }, []);

  return (
    <div className="frame-settings no-print">
      <ThemeSwitch />
      <button type="button" onClick={openConsentSettings}>
        {footerTexts.cookieSettings}
      </button>
    </div>
  );
}
