// What a button of a consent banner says it does. German first, then what tools say that were never translated.
import type { ButtonKind } from "../consent-facts.ts";

/** Longer ones are sentences with a link in them. */
const MAX_LABEL = 70;

/** In this order: "Nur notwendige akzeptieren" refuses, "Auswahl akzeptieren" saves. */
const kinds: readonly (readonly [ButtonKind, RegExp])[] = [
  [
    "reject",
    new RegExp(
      [
        "ablehn|verweiger|widersprech|untersag|verbiet|\\blehne\\b.*\\bab\\b|^nein\\b|\\bohne\\b|alle[sn]? deaktivieren",
        "\\bnicht (?:zustimm|akzeptier|einverstanden|erlaub|zulassen|einwillig)",
        "\\bnur (?:die )?(?:technisch |unbedingt )?(?:notwendig|essen[zt]iell|erforderlich|funktional|nötig|technisch)",
        "(?:notwendige|erforderliche|essen[zt]ielle)(?: cookies?)? (?:akzeptieren|zulassen|erlauben|verwenden|annehmen)",
        "auf (?:das )?notwendige beschränken|reject|decline|refuse|\\bdeny\\b|disallow|\\bwithout\\b|^no\\b",
        "\\bonly (?:strictly )?(?:necessary|essential|required)|(?:necessary|essential)(?: cookies)? only",
        "do not (?:accept|consent|allow|agree)|opt.?out",
      ].join("|"),
      "i",
    ),
  ],
  ["save", /auswahl|ausgewählte|speicher|bestätig|übernehm|\bsave\b|\bselect(?:ed|ion)\b|\bconfirm\b/i],
  [
    "accept",
    /akzeptier|zustimm|\bstimme\b.*\bzu\b|einverstanden|annehm|zulassen|erlaub|einwilligen|verstanden|alles klar|alle auswählen|^(?:das ist )?(?:ok|okay|ja|yes|in ordnung)\b|accept|agree|\ballow|consent to|got it/i,
  ],
  [
    "settings",
    /einstell|anpass|verwalt|detail|individu|option|konfigur|zwecke|wählen|personalis|präferenz|setting|preference|manage|customi[sz]|purposes|let me choose/i,
  ],
  ["close", /^(?:[x×✕✖✗]|schlie(?:ß|ss)en|close|dismiss|fenster schlie(?:ß|ss)en)$/i],
  [
    "link",
    /datenschutz|impressum|privacy|richtlinie|policy|hinweis|agb|mehr (?:erfahren|infos?|information)|weitere informationen|learn more|read more|more info|powered by|realisiert mit|anbieter|partner|drittanbieter|vendor/i,
  ],
];

/** @param label as it is shown */
export function kindOfButton(label: string): ButtonKind {
  const plain = label.replace(/\s+/g, " ").trim();
  if (plain === "" || plain.length > MAX_LABEL) return "other";
  return kinds.find(([, words]) => words.test(plain))?.[0] ?? "other";
}

/** What a banner speaks of. */
export const consentSubject =
  /cookie|einwillig|zustimmung|consent|tracking|privatsph|privacy|datenschutz|dsgvo|gdpr/i;
/** Leaves no doubt, even where it is not laid over the page. */
export const clearSubject = /cookie|einwilligung|\bconsent\b|tracking/i;

/** Leads back to the choice once it was made; a policy does not. */
export function leadsBack(label: string): boolean {
  const plain = label.replace(/\s+/g, " ").trim();
  if (plain.length > MAX_LABEL || /richtlinie|erklärung|policy|hinweise/i.test(plain)) return false;
  const subject = /cookie|einwillig|zustimmung|consent|privatsph|privacy|datenschutz|tracking/i;
  const deed =
    /einstell|verwalt|änder|widerruf|widersprech|anpass|bearbeit|präferenz|option|auswahl|setting|preference|manage|change|revoke|withdraw|erneut|öffnen|center|zentrale/i;
  return (subject.test(plain) && deed.test(plain)) || /^cookies?$/i.test(plain);
}

/** What a box stands for that nobody has to agree to. */
export const necessaryBox =
  /notwendig|essen[zt]iell|erforderlich|technisch|funktional|necessary|essential|required|strictly|immer aktiv|always/i;
