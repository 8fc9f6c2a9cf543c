// Tools that ask for consent and belong to one system: extensions, and banners that come with it.
import { type Service, consentTool as tool } from "./service.ts";
import { wordpressConsentTools } from "./wordpress-consent-tools.ts";

const typo3Tools = [
  tool("cookieman", {
    file: ["cookieman", "cookieman-init"],
    path: ["/ext/cookieman/"],
    script: ["cookieman.init(", "cookieman.show("],
    marker: ["attribute:data-cookieman-*"],
    box: ["cookieman-modal"],
  }),
  tool("mindshape Cookie Consent", {
    path: ["/ext/mindshape_cookie_consent/"],
    script: ["mindshape_cookie_consent", "cookieconsentconfiguration"],
  }),
  tool("dp_cookieconsent", {
    path: ["/ext/dp_cookieconsent/"],
    file: ["dp_cookieconsent", "dp_main"],
    script: ["dp_cookieconsent"],
    marker: ["attribute:data-dp-cookiedesc"],
  }),
  tool("SG Cookie Optin", {
    path: ["/sg_cookie_optin/"],
    script: ["sgcookieoptin"],
    box: ["sgcookieoptin*", "sg-cookie-optin*"],
    link: /^\?showoptin|^(?:javascript:)? ?(?:window\.)?sgcookieoptin/,
  }),
  tool("om_cookie_manager", {
    file: ["om_cookie_main"],
    path: ["/ext/om_cookie_manager/"],
    marker: ["attribute:data-omcookie-panel", "id:om-cookie-consent"],
    mark: ["id=om-cookie-consent"],
    box: ["om-cookie-panel*"],
  }),
  tool("cf_cookiemanager", {
    path: ["/ext/cf_cookiemanager/"],
    script: ["cf_cookiemanager", "cf_cookieconfig"],
  }),
  tool("wacon Cookie Management", {
    path: ["/ext/waconcookiemanagement/"],
    box: ["waconcookiemanagement*"],
  }),
  tool("pxa_cookie_bar", { path: ["/ext/pxa_cookie_bar/"] }),
  tool("ns_gdpr", { path: ["/ext/ns_gdpr/"] }),
  tool("we_cookie_consent", { path: ["/ext/we_cookie_consent/"] }),
];

const otherTools = [
  tool("Contao Cookiebar", {
    path: ["/bundles/contaocookiebar/"],
    script: ["new contaocookiebar(", "cookiebar.init("],
    box: ["contao-cookiebar*"],
  }),
  tool("Contao Cookie Opt-In (Netzhirsch)", { path: ["/bundles/netzhirschcookieoptin/"], box: ["ncoi---*"] }),
  tool("GDPR für Joomla", {
    path: ["/plugins/system/gdpr/"],
    script: ["gdprconfigurationoptions", "gdpr_ajax_livesite"],
  }),
  tool("Cookies Policy Notification Bar", {
    path: ["/plg_system_cookiespolicynotificationbar/"],
    box: ["cpnb*"],
  }),
  tool("Cookie-Banner von YOOtheme", { script: ["tm-cookie-banner"] }),
  tool("Cookies CK", {
    path: ["/plg_system_cookiesck/", "/plugins/system/cookiesck/"],
    script: ["var cookiesck"],
  }),
  tool("Cookie-Hint von reDim", { path: ["/plg_system_cookiehint/"], box: ["redim-cookiehint*"] }),
  tool("JB Cookies", {
    path: ["/plg_system_jbcookies/", "/plugins/system/jbcookies/"],
    box: ["jb-cookie*", "jb.cookie*"],
  }),
  tool("EU Cookie Compliance", {
    path: ["/eu_cookie_compliance/"],
    script: ["eu_cookie_compliance"],
    box: ["eu-cookie-compliance*"],
  }),
  tool("COOKiES für Drupal", {
    path: ["/modules/contrib/cookies/"],
    file: ["cookiesjsr"],
    box: ["cookiesjsr"],
  }),
  tool("REDAXO Consent Manager", {
    path: ["/assets/addons/consent_manager/", "/assets/addons/iwcc/"],
    script: ["consent_manager_parameters", "iwcc_parameters", "consent_manager_showbox"],
    box: ["consent_manager-*", "iwcc-*"],
  }),
  tool("Cookie-Leiste von Shopware", {
    script: ["usedefaultcookieconsent = true", "usedefaultcookieconsent=true", "usedefaultcookieconsent = 1"],
    marker: ["attribute:data-cookie-permission", "attribute:data-cookie-consent-manager"],
    box: ["cookie-permission*", "page-wrap--cookie-permission"],
  }),
  tool("Cookie-Banner von Shopify", {
    path: ["/shopifycloud/privacy-banner/"],
    at: ["cdn.shopify.com/shopifycloud/privacy-banner/"],
    script: ["window.privacybanner", "shopify-pc__banner"],
    box: ["shopify-pc__banner*"],
  }),
  tool("Consent-Manager von JTL", {
    script: ["new consentmanager("],
    box: [["consent-manager", "consent-banner"]],
  }),
  tool("ACRIS Cookie Consent", {
    path: ["/bundles/acriscookieconsentcs/"],
    marker: ["attribute:data-acris-cookie-consent", "attribute:data-acris-cookie-consent-options"],
    box: ["acris-cookie*"],
  }),
  tool("Cookie-Hinweis von OXID", { box: ["cookienote"] }),
  tool("Amasty Cookie Consent", { path: ["/amasty_gdprcookie/"], box: ["amgdprcookie-*"] }),
  tool("LGCookiesLaw", { path: ["/modules/lgcookieslaw/"], box: ["lgcookieslaw*"] }),
  tool("GDPR Legal Cookie", {
    at: ["gdpr-legal-cookie.beeclever.app/"],
    script: ["gdpr-legal-cookie.beeclever", "gdpr_legal_cookie"],
  }),
  tool("Consentik", { at: ["consentik.com/"] }),
  tool("Cookie-Leiste von Gambio", {
    path: ["/gxmodules/gambio/cookieconsentpanel/"],
    marker: ["attribute:trigger-cookie-consent-panel"],
  }),
  tool("Pandectes", { at: ["pandectes.io/"], script: ["pandectessettings"] }),
  tool("Consentmo", { at: ["consentmo.com/", "gdprcdn.b-cdn.net/"], script: ["isensecustomerprivacy"] }),
  tool("PrivacyWire", {
    path: ["/modules/privacywire/"],
    script: ["privacywiresettings"],
    box: ["privacywire*"],
  }),
  tool("Cookie Punch", { path: ["/sandstorm.cookiepunch/"], script: ["cookiepunchconfig"] }),
  tool("Kirby Cookie Banner", { path: ["/media/plugins/michnhokn/cookie-banner/"] }),
  tool("Cookie-Hinweis von Mobirise", { path: ["/cookies-alert-plugin/"], file: ["cookies-alert-core"] }),
  tool("KaufmannDigital Cookie Consent", { path: ["/kaufmanndigital.gdpr.cookieconsent/"] }),
  tool("ConsentFriend", { path: ["/components/consentfriend/", "/plugins/consentfriend/"] }),
  tool("Cookies Plus", { path: ["/modules/cookiesplus/"] }),
  tool("AGCookieCompliance", { path: ["/modules/agcookiecompliance/"] }),
  tool("EU e-Privacy Directive", { path: ["/plg_system_eprivacy/", "/plugins/system/eprivacy/"] }),
  tool("FM Alert Cookies", { path: ["/plugins/system/fmalertcookies/"] }),
  tool("Cookies Accept", { path: ["/modules/mod_cookiesaccept/"] }),
  tool("Contao Marketing Suite", { path: ["/bundles/marketingsuite/"] }),
  tool("oil.js", { mark: ["id=oil-configuration"] }),
  tool("Cookie-Leiste von plentymarkets", { marker: ["element:cookie-bar"] }),
  tool("Cookie-Hinweis von Magento", { box: ["notice-cookie-block"] }),
  tool("Cookie-Banner von Wix", { box: ["consent-banner-root*"] }),
  tool("Cookie-Banner von Squarespace", {
    script: ['"iscookiebannerenabled":true', '"iscookiebannerenabled": true'],
    box: ["sqs-cookie-banner*"],
  }),
  tool("Cookie-Banner von Jimdo", {
    at: ["assets.jimstatic.com/ckies.js", "assets.jimstatic.com/cookiecontrol.js"],
    box: ["cc-individual-cookie-settings*"],
  }),
  tool("Cookie-Hinweis von IONOS", { script: [["one_und_one", "cookienotification:true"]] }),
  tool("Cookie-Hinweis von GoDaddy", { box: ["widget-cookie-banner*"] }),
  tool("Cookie-Hinweis von Webnode", { box: ["wnd_cookie*", "wnd-cookie*"] }),
  tool("Cookie-Hinweis von Duda", { box: ["dmcookienotification*", "dmcookie*"] }),
  tool("Cookie-Banner von Webflow (Finsweet)", {
    package: ["@finsweet/cookie-consent", "@finsweet/fs-cc"],
    mark: ["fs-cc-mode"],
    marker: ["attribute:fs-cc"],
    file: ["fs-cc"],
  }),
];

export const consentPlugins: readonly Service[] = [...wordpressConsentTools, ...typo3Tools, ...otherTools];
