// How links to the Impressum and to the privacy notice are called, and where they lead.

export interface LegalPage {
  /** As links to it are called. */
  name: string;
  /** As a subject. */
  title: string;
  /** The word by which scripts and data mention it, lower case, ASCII (see collect-facts.ts). */
  word: string;
  /** Is in every label and address that the other expressions match: most links are done with after it. */
  hint: RegExp;
  /** A whole label, normalized: such a link counts wherever on the site it leads. */
  exact: RegExp;
  /** A whole heading under which it stands itself; the topic alone may head anything. */
  heading: RegExp;
  /** Stands somewhere in a short label, as a word of its own. */
  label: RegExp;
  /** Begins a label of any length, or ends it behind "und". */
  edge: RegExp;
  /** A label that speaks of something else: settings, services, advice. */
  topic: RegExp;
  /** Last segment of the path without ending, fragment, or value of a parameter. */
  segment: RegExp;
  /** Folders in which even an exact label is a service, not the page; null if there are none. */
  services: RegExp | null;
}

/** Pages that hold both, as far as their name says. */
export const bothLabel =
  /^(?:rechtliches|rechtliche (?:hinweise|angaben|informationen)|rechtshinweise?|rechtlicher hinweis|legal|legal info(?:rmation)?s?|kleingedrucktes|das kleingedruckte)$/;
export const bothSegment =
  /^(?:rechtliches|rechtliche[-_](?:hinweise|angaben|informationen)|rechtshinweise?|legal|legal[-_]info(?:rmation)?)$/i;

export const imprintPage: LegalPage = {
  name: "Impressum",
  title: "Das Impressum",
  word: "impressum",
  hint: /impres|imprint|anbieter|betreiber|angaben|offenlegung|legal|notice|§|recht|kleingedruckt/i,
  exact:
    /^(?:zum |unser )?(?:(?:web-?|online-?|internet-?|shop-?)?impres{1,3}um|impressumsangaben|imprint|anbieterkennzeichnung|anbieterangaben|anbieterinformation(?:en)?|(?:angaben zum )?(?:seiten|website-?)?betreiber(?: (?:der|dieser) (?:seite|website|webseite|internetseite))?|angaben zum anbieter|offenlegung|pflichtangaben|angaben (?:gemäß|nach|gem\.?) § ?5 (?:ddg|tmg)|legal notice|legal disclosure|site notice)(?: \(pdf\))?$/,
  heading:
    /^(?:unser )?(?:impressum|imprint|anbieterkennzeichnung|angaben (?:gemäß|nach|gem\.?) § ?5 (?:ddg|tmg))$/,
  label:
    /(?<![\p{L}-])(?:(?:web-?|online-?|internet-?|shop-?)?impres{1,3}um|impressumsangaben|imprint|anbieterkennzeichnung|anbieterangaben|pflichtangaben|legal notice|legal disclosure)(?![\p{L}@]|-(?!datenschutz|agb|kontakt))|(?<=kontakt-|agb-|datenschutz-)impressum(?![\p{L}@-])|§ ?5 (?:ddg|tmg)/u,
  edge: /^(?:zum |unser )?impres{1,3}um(?![\p{L}@-])| (?:und|&) impressum$/u,
  topic: /abmahnung|fehler|generator|vorlage|impressum[- ]muster|muster-impressum/,
  segment:
    /^(?:.{0,60}[-_])?(?:(?:web-?|online-?|internet-?|shop-?)?impres{1,3}um|impressumsangaben|imprint|anbieterkennzeichnung|anbieterangaben|pflichtangaben|legal[-_]?(?:notice|disclosure)|site[-_]?notice)(?:(?:und)?datenschutz.{0,20}|[-_,.]?\d{1,5}|[-_](?!pflicht|generator|muster|vorlage|check|abmahn|fehler|recht|tipps|beispiel|erstellen|was|wie|fuer|richtig).{0,60})?$/i,
  services: null,
};

export const privacyPage: LegalPage = {
  name: "Datenschutz",
  title: "Die Datenschutzerklärung",
  word: "datenschutz",
  hint: /daten|privacy|privat|data|informationspflicht|ds-?gvo|dse|recht|legal|kleingedruckt/i,
  exact:
    /^(?:zur |zum |unsere? |hinweise zum |informationen zum |information zum |infos? zum )?(?:datenschutz(?:-?(?:erklärung(?:en)?|erklaerung|hinweise?|bestimmung(?:en)?|information(?:en)?|infos?|richtlinien?|verordnung|ordnung|belehrung|grundsätze|unterrichtung|policy))?|privacy(?: (?:policy|notice|statement))?|data (?:protection|privacy)|privatsphäre|(?:eu-)?ds-?gvo(?:[- ]hinweise)?|dse|informationspflichten|daten (?:und|&) cookies|(?:schutz|umgang mit) (?:ihrer |ihren )?daten)(?: \(pdf\))?$/,
  heading:
    /^(?:unsere )?(?:datenschutz-?(?:erklärung|hinweise|bestimmungen|information(?:en)?)|privacy policy)$/,
  label:
    /(?:(?<![\p{L}-])|(?<=(?:impressum|agb|kontakt)-))(?:datenschutz(?:-?(?:erklärung(?:en)?|erklaerung|hinweisen?|hinweise|bestimmung(?:en)?|information(?:en)?|infos?|richtlinien?|verordnung|grundverordnung|policy|text))?|privacy|data protection|data privacy|ds-?gvo|privatsphäre)(?![\p{L}@-])/u,
  edge: /^(?:zur |zum |unsere? )?(?:impressum (?:und|&|\/) )?datenschutz(?:-?(?:erklärung(?:en)?|hinweisen?|hinweise|bestimmung(?:en)?|information(?:en)?|richtlinien?))?(?![\p{L}@-])| (?:und|&) datenschutz(?:erklärung|hinweise)?$/u,
  topic:
    /sicherheit|einstellung|präferenz|settings|preferences|seminar|schulung|beauftragte|beratung|abmahnung|fehler/,
  segment:
    /^(?:.{0,60}[-_])?(?:datenschutz(?:[-_]?(?:erkl(?:ae|ä|a)rung(?:en)?|hinweise?n?|bestimmung(?:en)?|information(?:en)?|richtlinien?|verordnung|policy|seite|infos?))?|privacy(?:[-_]?(?:policy|notice|statement))?|data[-_]?(?:protection|privacy)|ds-?gvo(?:[-_]hinweise)?|privatsphaere|impressum(?:und)?datenschutz)(?:[-_](?:\d{1,5}|und[-_].{0,60}|impressum.{0,20}|agb.{0,20}|cookies?.{0,20}|[a-z]{2}|website|webseite|homepage|neu))?$/i,
  services:
    /\/(?:leistungen|leistung|services?|rechtsgebiete?|kompetenzen|beratung|seminare?|schulungen?|themen|produkte|loesungen)\//i,
};

/** Beginnings of headlines. */
export const headline =
  /^(?:was|wie|warum|wann|weshalb|wer|welche[rs]?|so|neue[rs]?|tipps|mehr als|\d{1,3}) |[?:!]/;

/** Folders of articles: what stands there is about the topic. */
export const articlePath =
  /\/(?:blog|news|aktuelles|magazin|ratgeber|artikel|beitrag|beitraege|wissen|lexikon|glossar|tags?|category|kategorie|podcast|20\d\d)\//i;

/** Services that host such texts for others, and hosts of others whose own texts are linked on many pages. */
export const textHosts =
  /(?:^|\.)(?:iubenda\.com|itrk\.legal|it-recht-kanzlei\.de|janolaw\.de|protectedshops\.de|legal\.trustedshops\.com|termsfeed\.com|termly\.io|getterms\.io|privacypolicies\.com|legalweb\.io|legaltext\.io)$/;
export const othersHosts =
  /(?:^|\.)(?:google\.(?:com|de)|facebook\.com|meta\.com|instagram\.com|twitter\.com|x\.com|linkedin\.com|xing\.com|youtube\.com|pinterest\.(?:com|de)|tiktok\.com|microsoft\.com|cloudflare\.com|hcaptcha\.com|friendlycaptcha\.com|vimeo\.com|openstreetmap\.org|paypal\.com|whatsapp\.com)$/;
