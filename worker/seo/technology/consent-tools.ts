// Tools that ask visitors for consent.
import type { Sign } from "./sign.ts";

export const consentSigns: readonly Sign[] = [
  {
    name: "Cookiebot",
    from: ["consent.cookiebot.com/", "consent.cookiebot.eu/", "consentcdn.cookiebot.com/"],
  },
  {
    name: "Usercentrics",
    marker: ["attribute:data-usercentrics"],
    from: [
      "app.usercentrics.eu/",
      "web.cmp.usercentrics.eu/",
      "privacy-proxy.usercentrics.eu/",
      "app.eu.usercentrics.eu/",
    ],
  },
  { name: "OneTrust", from: ["cdn.cookielaw.org/", "cookie-cdn.cookiepro.com/"] },
  {
    name: "Borlabs Cookie",
    marker: ["attribute:data-borlabs-*"],
    path: ["/plugins/borlabs-cookie/", "/cache/borlabs-cookie/"],
  },
  {
    name: "Complianz",
    marker: ["id:cmplz-*"],
    path: ["/plugins/complianz-gdpr/", "/plugins/complianz-gdpr-premium/"],
  },
  {
    name: "Real Cookie Banner",
    marker: ["attribute:consent-original-*", "attribute:consent-required"],
    path: ["/plugins/real-cookie-banner/", "/plugins/real-cookie-banner-pro/"],
  },
  { name: "CookieYes", from: ["cdn-cookieyes.com/"], path: ["/plugins/cookie-law-info/"] },
  { name: "Cookie Notice", path: ["/wp-content/plugins/cookie-notice/"] },
  { name: "GDPR Cookie Compliance", path: ["/plugins/gdpr-cookie-compliance/"] },
  {
    name: "consentmanager",
    from: ["cdn.consentmanager.net/", "delivery.consentmanager.net/", ".consentmanager.net/"],
  },
  { name: "CCM19", from: ["cloud.ccm19.de/", "site.ccm19.de/"], path: ["/ccm19/public/"], file: ["ccm19"] },
  { name: "Klaro", from: ["cdn.kiprotect.com/klaro/"], file: ["klaro", "klaro-no-css"], package: ["klaro"] },
  { name: "iubenda", from: ["cdn.iubenda.com/", "cs.iubenda.com/"] },
  { name: "Didomi", from: ["sdk.privacy-center.org/"] },
  { name: "Sourcepoint", from: ["cdn.privacy-mgmt.com/"] },
  { name: "TrustArc", from: ["consent.trustarc.com/"] },
  { name: "Osano", from: ["cmp.osano.com/"] },
  { name: "Termly", from: ["app.termly.io/"] },
  { name: "CookieFirst", from: ["consent.cookiefirst.com/"] },
  { name: "Cookie-Script", from: ["cdn.cookie-script.com/"] },
  { name: "CookieHub", from: ["cookiehub.net/", ".cookiehub.net/"] },
  { name: "Axeptio", from: ["static.axept.io/"] },
  { name: "tarteaucitron", file: ["tarteaucitron"], package: ["tarteaucitronjs"] },
  { name: "Cookie Consent", file: ["cookieconsent"], package: ["cookieconsent", "vanilla-cookieconsent"] },
];
