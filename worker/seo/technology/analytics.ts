// Measuring of visits and of advertising.
import type { Sign } from "./sign.ts";

export const analyticsSigns: readonly Sign[] = [
  {
    name: "Google Analytics 4",
    from: ["www.googletagmanager.com/gtag/js?id=g-", "www.google-analytics.com/g/collect"],
  },
  {
    name: "Google Universal Analytics",
    from: [
      "www.google-analytics.com/analytics.js",
      "www.google-analytics.com/ga.js",
      "ssl.google-analytics.com/ga.js",
      "www.googletagmanager.com/gtag/js?id=ua-",
    ],
    script: ["['googleanalyticsobject']"],
  },
  {
    name: "Google Tag Manager",
    from: ["www.googletagmanager.com/gtm.js", "www.googletagmanager.com/ns.html"],
    script: ["'gtm.start'"],
  },
  {
    name: "Google Ads",
    from: [
      "www.googletagmanager.com/gtag/js?id=aw-",
      "www.googleadservices.com/pagead/conversion",
      "googleads.g.doubleclick.net/pagead/viewthroughconversion/",
    ],
  },
  { name: "Google AdSense", from: ["pagead2.googlesyndication.com/pagead/js/adsbygoogle.js"] },
  {
    name: "Matomo",
    from: ["cdn.matomo.cloud/", ".matomo.cloud/"],
    script: ["_paq = window._paq", "_paq=window._paq", "var _paq = _paq", "var _paq=_paq"],
    file: ["matomo", "piwik"],
    path: ["/matomo.php", "/piwik.php"],
  },
  { name: "Plausible", from: ["plausible.io/js/"] },
  { name: "Fathom", from: ["cdn.usefathom.com/"] },
  { name: "Umami", from: ["cloud.umami.is/script.js", "analytics.umami.is/script.js"] },
  { name: "Pirsch", from: ["api.pirsch.io/pa.js", "api.pirsch.io/pirsch"] },
  { name: "Simple Analytics", from: ["scripts.simpleanalyticscdn.com/"] },
  { name: "Cloudflare Web Analytics", from: ["static.cloudflareinsights.com/beacon.min.js"] },
  { name: "Vercel Analytics", path: ["/_vercel/insights/"] },
  { name: "etracker", from: ["static.etracker.com/", "code.etracker.com/"] },
  { name: "Jetpack Stats", from: ["stats.wp.com/"] },
  { name: "Hotjar", from: ["static.hotjar.com/"], script: ["h.hj=h.hj||"] },
  {
    name: "Microsoft Clarity",
    from: ["www.clarity.ms/tag/"],
    script: ["(function(c,l,a,r,i,t,y)"],
  },
  { name: "Mouseflow", from: ["cdn.mouseflow.com/"] },
  {
    name: "Meta-Pixel",
    from: ["connect.facebook.net/en_us/fbevents.js", "www.facebook.com/tr?"],
    script: ["if(f.fbq)return"],
  },
  { name: "LinkedIn Insight", from: ["snap.licdn.com/li.lms-analytics/"], script: ["_linkedin_partner_id"] },
  { name: "TikTok-Pixel", from: ["analytics.tiktok.com/i18n/pixel/"], script: ["w.tiktokanalyticsobject"] },
  { name: "Pinterest-Tag", from: ["s.pinimg.com/ct/"] },
  { name: "Microsoft Advertising", from: ["bat.bing.com/"] },
];
