// What a cookie is for, told by its name, from the vendors' documentation. Names alone: values are nobody's business.

import { takesAway } from "./set-cookie.ts";

export type CookiePurpose = "necessary" | "tracking" | "unknown";

/** Sessions, protection of forms, load balancing, bot checks, language, cart, the visitor's choice about cookies. */
const necessary: readonly RegExp[] = [
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

const tracking: readonly RegExp[] = [
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

export function cookiePurpose(name: string): CookiePurpose {
  const short = name.slice(0, 120);
  if (tracking.some((pattern) => pattern.test(short))) return "tracking";
  return necessary.some((pattern) => pattern.test(short)) ? "necessary" : "unknown";
}

/** Names of the cookies that an answer sets, without those it takes away. `answeredAt` as answerTime gives it. */
export function cookieNames(setCookies: readonly string[], answeredAt: number): string[] {
  const names = setCookies.slice(0, 100).flatMap((line) => {
    const [pair = "", ...attributes] = line.slice(0, 8_192).split(";");
    const equals = pair.indexOf("=");
    // Without "=" browsers take the whole as value, which is nobody's business.
    const name = equals === -1 ? "" : pair.slice(0, equals).trim();
    return name === "" || takesAway(attributes, answeredAt) ? [] : [name];
  });
  return [...new Set(names)];
}
