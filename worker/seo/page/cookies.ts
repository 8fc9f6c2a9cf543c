// Cookies of a response. Only names and attributes: values are never kept, they may be a visitor's key.
import { shortened } from "../../german/sentences.ts";

export interface Cookie {
  /** Shortened; "ohne Namen" where there is none. */
  name: string;
  secure: boolean;
  httpOnly: boolean;
  /** Lower case; null when not stated. */
  sameSite: string | null;
  /** The header deletes a cookie, so nothing is set that needs protection. */
  isDeleted: boolean;
}

/** Characters of a name in the report. */
const maxNameLength = 40;

/** @param serverTime as getServerTime gives it */
export function parseCookie(header: string, serverTime: number): Cookie {
  const { name, attributes } = splitHeader(header);
  const stated = new Map(
    attributes.map((attribute) => {
      const [key = "", value = ""] = attribute.split("=", 2);
      return [key.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
  return {
    name: shortened(name, maxNameLength) || "ohne Namen",
    secure: stated.has("secure"),
    httpOnly: stated.has("httponly"),
    sameSite: stated.get("samesite") ?? null,
    isDeleted: deletesCookie(attributes, serverTime),
  };
}

/** Names of the cookies that a response sets, without those it deletes. */
export function listCookieNames(setCookies: readonly string[], serverTime: number): string[] {
  const names = setCookies.slice(0, 100).flatMap((header) => {
    const { name, attributes } = splitHeader(header.slice(0, 8_192));
    return name === "" || deletesCookie(attributes, serverTime) ? [] : [name];
  });
  return [...new Set(names)];
}

/** Without "=" browsers take the whole as the value, so the name is empty. */
function splitHeader(header: string): { name: string; attributes: string[] } {
  const [pair = "", ...attributes] = header.split(";");
  return { name: pair.slice(0, Math.max(0, pair.indexOf("="))).trim(), attributes };
}

const maxAge = /^\s*max-age\s*=\s*"?(-?\d{1,20})/i;
const expiry = /^\s*expires\s*=\s*"?([^"]{1,60})/i;

/** Max-Age takes precedence over Expires, the last one of each counts (RFC 6265, section 5.3). */
function deletesCookie(attributes: readonly string[], serverTime: number): boolean {
  const lastOf = (pattern: RegExp) => attributes.flatMap((one) => pattern.exec(one)?.[1] ?? []).at(-1);
  const age = lastOf(maxAge);
  return age === undefined ? Date.parse(lastOf(expiry) ?? "") <= serverTime : Number(age) <= 0;
}

/** Earlier than any misconfigured clock. */
const certainPast = Date.UTC(2000, 0);

/** ms by the server's clock, so that the same response always gives the same findings; a date certainly past without one. */
export function getServerTime(headers: Readonly<Record<string, string>>): number {
  const stated = Date.parse(headers.date ?? "");
  return Number.isNaN(stated) ? certainPast : stated;
}

const sessionNames: readonly RegExp[] = [
  /session|sessid|logged_in|typo_user/,
  /(?:^|[_.-])(?:sess|sid|auth|login)(?:$|[_.-])/,
  /^(?:s?sess)?[0-9a-f]{32}$/, // Drupal, Joomla
];

/** Names of login and basket sessions. CSRF tokens are excluded: scripts read them on purpose. */
export function isSessionCookie(name: string): boolean {
  const lower = name.toLowerCase();
  if (/csrf|xsrf/.test(lower)) return false;
  return sessionNames.some((pattern) => pattern.test(lower));
}

export type CookiePurpose = "necessary" | "tracking" | "unknown";

/** By the vendors' documentation: sessions, CSRF, load balancing, bot checks, language, cart, consent. */
const necessaryNames: readonly RegExp[] = [
  /^(?:__(?:secure|host)-)?(?:php|j|asp\.net_|asp)?sess(?:ion)?(?:id|_id|-id)?[a-z]*$/i,
  /^(?:phpsessid|jsessionid|asp\.net_sessionid|aspsessionid\w*|cfid|cftoken|sid|connect\.sid|ssid_?\w*)$/i,
  /(?:^|[_-])session(?:[_-]|$)/i,
  /^s?sess[0-9a-f]{32}$|^[0-9a-f]{32}$/i, // Drupal, Joomla
  /csrf|xsrf|^request_token$|^__requestverificationtoken|antiforgery/i,
  /^(?:fe_typo_user|be_typo_user|contao_\w*|rex\w*|symfony|laravel_session|ci_session|october_session|craftsessionid)/i,
  /^wordpress_test_cookie$|^wordpress_(?:logged_in|sec)_|^wp-postpass_/i,
  /^(?:wp-wpml_current_language|_icl_current_language|pll_language|qtrans_front_language)$/i,
  /^(?:lang|language|locale|i18n\w*|django_language|nf_lang|next_locale|localization|country|currency|sw-currency)$/i,
  /^(?:awsalb\w*|awselb\w*|serverid|srv_?id|bigipserver\S*|arraffinity\w*|ingresscookie|route|lb\w{0,6}|__cflb|haproxy\w*|server-session-bind|ssr-caching)$/i,
  /^(?:__cf_bm|cf_clearance|_cfuvid|__cfruid|__cfwaitingroom|incap_ses_\w*|visid_incap_\w*|nlbi_\w*|ak_bmsc|bm_sv|bm_sz|_abck|ts01\w*|datadome|sucuri\w*|aws-waf-token|reese84|__ddg\w*)$/i,
  /consent|cookie[-_]?(?:law|notice|banner|settings|policy|hint|accept)|^(?:borlabs-cookie|cmplz_\w*|real_cookie_banner\S*|euconsent-v2|_tracking_consent|cookieyes\S*)$/i,
  /^(?:woocommerce_\w*|wp_woocommerce_session_\w*|sw-states|sw-context-token|sw-cache-hash|session-\d*|cart\w*|_shopify_essential|secure_customer_sig|keep_alive|mage-\S*|form_key|private_content_version|prestashop-\S*|jtlshop)$/i,
  /^(?:hs|svsession|crumb|ss_cvr|ss_cvt)$/i, // Wix, Squarespace
];

const trackingNames: readonly RegExp[] = [
  /^_ga(?:_\w+)?$|^_gid$|^_gat\w*$|^_gac_|^_gcl_|^__utm[abcvz]$/,
  /^_fb[pc]$|^fr$/,
  /^_hj/,
  /^_cl[cs]k$|^muid$/i,
  /^_pk_(?:id|ref|ses)/,
  /^_uet[sv]id/,
  /^_ttp$|^_tt_/,
  /^(?:bcookie|li_gc|lidc|li_sugr|usermatchhistory|analyticssynchistory)$/i,
  /^_pin_unauth$|^_pinterest_/,
  /^(?:ide|nid|ysc|visitor_info1_live|dsid|anid)$/i,
  /^_shopify_[ys]$|^__hstc$|^hubspotutk$|^__hssrc$/,
  /^(?:optimizely|amplitude|mp_[0-9a-f]+_mixpanel|ajs_anonymous_id)/i,
];

export function classifyCookie(name: string): CookiePurpose {
  const short = name.slice(0, 120);
  if (trackingNames.some((pattern) => pattern.test(short))) return "tracking";
  return necessaryNames.some((pattern) => pattern.test(short)) ? "necessary" : "unknown";
}
