// In the shell because it joins features: theme and earlier runs of the SEO check are kept only where consent allows
// it.
import { useEffect } from "react";
import { footerTexts } from "#content/footer.ts";
import { consentState, openConsentSettings, subscribeConsent } from "../features/consent/consent-store.ts";
import { allowRunStorage } from "../features/seo-check/run-store.ts";
import { allowThemeStorage, ThemeSwitch } from "../features/theme/theme-switch.tsx";

export function FrameSettings() {
  useEffect(() => {
    const followConsent = () => {
      const allowed = consentState().record?.preferences ?? false;
      allowThemeStorage(allowed);
      allowRunStorage(allowed);
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
