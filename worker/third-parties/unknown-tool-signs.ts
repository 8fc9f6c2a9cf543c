// Signs that somebody is asked for consent by a tool that no list names.

import { type ScriptSign, textsOf } from "./service.ts";

/** Compared in lower case, with "-" for any separator. */
const bannerNames = [
  /cookies?-?(?:banner|bar(?![a-z])|box|consent|notice|notification|layer|modal|popup|pop-up|overlay|hint|hinweis|disclaimer|permission|manager|management|opt-?in|dialog|panel|alert|warning|wall|toast|info(?![a-z])|leiste|meldung|accept|law|message|msg|control|choice|prompt|drawer|agreement|abfrage|auswahl|fenster|frage|kasten|zustimmung|einwilligung)/,
  /(?:einwilligung|zustimmung)s?-?(?:banner|bar(?![a-z])|box|layer|modal|popup|overlay|manager|dialog|fenster|leiste|abfrage|kasten|hinweis|panel|tool)/,
  /(?:consent|gdpr|dsgvo|cmp)-?(?:banner|bar(?![a-z])|box|layer|modal|popup|overlay|manager|dialog|wall|tool|window|panel|root)/,
  /(?:privacy|datenschutz)-?(?:banner|bar(?![a-z])|layer|modal|popup|overlay|manager|dialog|wall|consent)/,
  /^(?:cmp$|amp-consent|eu-?cookie)/,
];
const noBanner = /no-?cookie|comment/;

export function isBannerName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[-_]+/g, "-");
  return !noBanner.test(plain) && bannerNames.some((pattern) => pattern.test(plain));
}

/** Each: all of them in one script that runs. The first is the interface that such tools share, then Google's consent mode. */
export const unknownToolScripts: readonly ScriptSign[] = [
  ["__tcfapi"],
  ["analytics_storage", "'denied'"],
  ["analytics_storage", '"denied"'],
  ["ad_storage", "'denied'"],
  ["ad_storage", '"denied"'],
  ["wp_has_consent("],
  ["wp_consent_type"],
  // Squarespace says of every site whether it has one.
  ["cookiebanner", "!iscookiebannerenabled"],
  ["cookie-banner"],
  // Matomo's own commands are no tool, and Shopware says of every shop whether it uses its own.
  ["cookieconsent", "!requirecookieconsent", "!setcookieconsentgiven", "!usedefaultcookieconsent"],
  ["cookie-consent"],
  ["cookiehinweis"],
  ["cookienotice"],
  ["consentmanager"],
];

/** Attributes by which several tools hold back scripts. */
export const holdingAttribute =
  /^data-(?:cookieconsent|cookie-?categor(?:y|ies)|cookie-consent|consent|consent-category|category|service|purposes?)$/;

/** The same of any element, where nothing else uses them. */
export const plainHoldingAttributes: readonly string[] = [
  "data-cookieconsent",
  "data-cookieblock-src",
  "data-cookiecategory",
  "data-cookie-consent",
  "data-consent-src",
];

export const unknownToolTexts = {
  inScripts: unknownToolScripts.flatMap((sign) => Object.values(textsOf(sign)).flat()),
  inNames: [
    "cookie",
    "consent",
    "gdpr",
    "dsgvo",
    "cmp",
    "privacy",
    "datenschutz",
    "einwilligung",
    "zustimmung",
  ],
};
