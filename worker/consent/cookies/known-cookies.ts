// Cookies that the collection of names lacks, or gives to another domain than they are really set for. From the vendors' documentation.
import type { CookiePurpose } from "../consent-facts.ts";

interface KnownCookies {
  service: string;
  purpose: CookiePurpose;
  /** "*" at the end: any ending. */
  names: readonly string[];
}

export const knownCookies: readonly KnownCookies[] = [
  {
    service: "Google Analytics",
    purpose: "analytics",
    names: ["_ga", "_ga_*", "_gid", "_gat", "_gat_*", "_dc_gtm_*", "FPID", "FPLC", "__utm*"],
  },
  {
    service: "Google Ads",
    purpose: "marketing",
    names: ["_gcl_*", "_gac_*", "FPGCLAW", "__gads", "__gpi", "__eoi"],
  },
  { service: "Meta (Facebook)", purpose: "marketing", names: ["_fbp", "_fbc"] },
  { service: "Hotjar", purpose: "analytics", names: ["_hj*"] },
  { service: "Microsoft Clarity", purpose: "analytics", names: ["_clck", "_clsk"] },
  { service: "Microsoft Advertising", purpose: "marketing", names: ["_uetsid", "_uetvid", "_uetmsclkid"] },
  {
    service: "Matomo",
    purpose: "analytics",
    names: ["_pk_id*", "_pk_ses*", "_pk_ref*", "_pk_cvar*", "_pk_hsr*"],
  },
  { service: "etracker", purpose: "analytics", names: ["_et_coid", "BT_sdc", "BT_pdc", "et_scroll_depth"] },
  { service: "TikTok", purpose: "marketing", names: ["_ttp", "_tt_enable_cookie", "ttclid"] },
  { service: "Pinterest", purpose: "marketing", names: ["_pin_unauth", "_pinterest_ct_ua", "_derived_epik"] },
  { service: "LinkedIn", purpose: "marketing", names: ["li_fat_id", "li_giant"] },
  { service: "Snapchat", purpose: "marketing", names: ["_scid", "_scid_r"] },
  { service: "Criteo", purpose: "marketing", names: ["cto_bundle", "cto_bidid"] },
  { service: "HubSpot", purpose: "marketing", names: ["hubspotutk", "__hstc", "__hssc", "__hssrc"] },
  { service: "Yandex Metrica", purpose: "analytics", names: ["_ym_*"] },
  { service: "Mixpanel", purpose: "analytics", names: ["mp_*"] },
  { service: "Amplitude", purpose: "analytics", names: ["AMP_*", "amplitude_*"] },
  { service: "PostHog", purpose: "analytics", names: ["ph_phc_*"] },
  { service: "Segment", purpose: "analytics", names: ["ajs_anonymous_id", "ajs_user_id"] },
  { service: "VWO", purpose: "analytics", names: ["_vwo_*", "_vis_opt_*"] },
  { service: "Mapp Intelligence (Webtrekk)", purpose: "analytics", names: ["wt3_*", "wt_rla", "wteid_*"] },
  { service: "econda", purpose: "analytics", names: ["emos_jcsid", "emos_jcvid"] },
  { service: "Mouseflow", purpose: "analytics", names: ["mf_user"] },
  {
    service: "Cloudflare",
    purpose: "functional",
    names: ["__cf_bm", "cf_clearance", "__cflb", "_cfuvid"],
  },
  {
    service: "Sitzung der Website",
    purpose: "functional",
    names: ["PHPSESSID", "JSESSIONID", "ASP.NET_SessionId", "laravel_session", "connect.sid", "fe_typo_user"],
  },
  {
    service: "Schutz vor gefälschten Formularen",
    purpose: "functional",
    names: ["XSRF-TOKEN", "csrftoken", "csrf_cookie_name", "_csrf"],
  },
  {
    service: "Einwilligungswerkzeug",
    purpose: "functional",
    names: [
      ...["klaro", "cc_cookie", "tarteaucitron", "orejime", "eu-consent", "borlabs-cookie", "CookieConsent"],
      ...["cmplz_*", "OptanonConsent", "OptanonAlertBoxClosed", "real_cookie_banner*", "cookieyes-consent"],
      ...[
        "_iub_cs-*",
        "euconsent-v2",
        "didomi_token",
        "uc_settings",
        "uc_user_interaction",
        "ucData",
        "ucString",
      ],
      ...["cookie_consent*", "cookieconsent*", "cookie-consent*", "cookielawinfo-*", "viewed_cookie_policy"],
      ...["moove_gdpr_popup", "consentUUID", "cmapi_cookie_privacy", "ccm_consent", "cookie_notice_accepted"],
      ...["mtm_consent", "mtm_consent_removed", "mtm_cookie_consent"],
    ],
  },
];
