// How links to the Impressum and to the privacy notice are called, and where they lead.

export interface LegalPage {
  /** As links to it are called. */
  name: string;
  /** As a subject. */
  title: string;
  /** The words by which scripts and data mention it, lower case, ASCII (see collect-facts.ts). */
  words: readonly string[];
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
  /** A label that speaks of something else: services, advice. */
  topic: RegExp;
  /** A label of a button that opens settings, unless it leads to the page; null if there are none. */
  settings: RegExp | null;
  /** Words that a label of one edit's difference means, too: a slip of the pen. */
  misspelt: readonly string[];
  /** Last segment of the path without ending, fragment, or value of a parameter. */
  segment: RegExp;
  /** Folders in which the bare topic is a service, not the page; null if there are none. */
  services: RegExp | null;
}

/** Pages that hold both, as far as their name says. */
export const bothLabel =
  /^(?:rechtliches(?: (?:&|und) co\.?)?|rechtl(?:iche|\.)? (?:hinweise|angaben|informationen|infos)|rechtshinweise?|rechtlicher hinweis|legals?|legal (?:info(?:rmation)?s?|matters|stuff)|kleingedrucktes|das kleingedruckte)$/;
export const bothSegment =
  /^(?:rechtliches|rechtliche[-_](?:hinweise|angaben|informationen)|rechtshinweise?|legal|legal[-_]info(?:rmation)?)$/i;
/** What else stands in a label with them: "AGB | Widerruf | Impressum". */
export const companion =
  /^(?:kontakt(?:formular|daten)?|contact|anfahrt|öffnungszeiten|agbs?|allgemeine geschäftsbedingungen|nutzungs(?:bedingungen|hinweise)?|terms(?: of (?:use|service))?|terms and conditions|haftung|haftungs(?:ausschluss|hinweise?)?|disclaimer|urheberrecht|copyright|credits|bildnachweise?|widerruf(?:s(?:belehrung|recht|formular))?|versand(?:kosten)?|versandbedingungen|zahlung|lieferung|cookies?|cookie-?(?:hinweise|richtlinie|policy)|barrierefreiheit|sitemap|über uns|about)$/;

export const imprintPage: LegalPage = {
  name: "Impressum",
  title: "Das Impressum",
  words: ["impressum", "imprint"],
  hint: /impr|ssum|imprint|anbieter|betreiber|angaben|offenlegung|legal|mentions l|colo(?:f|ph)on|künye|импр|provider|verantwortlich|informationen|notice|§|recht|kleingedruckt/i,
  exact:
    /^(?:zum |unser |das )?(?:(?:web-?|online-?|internet-?|shop-?|seiten|vereins|firmen|schul|blog|praxis)?impre(?:s{1,3}|ß)um|impressums(?:angaben|-)?|imprint|anbieter-?(?:kennzeichnung|kennung|angaben|information(?:en)?)|(?:angaben zum )?(?:seiten|website-?)?betreiber(?: (?:der|dieser) (?:seite|website|webseite|internetseite))?|angaben zum anbieter|offenlegung(?:spflicht)?(?: (?:gemäß|nach|gem\.?|lt\.?) .{1,40})?|(?:gesetzliche )?pflichtangaben|gesetzliche angaben|(?:pflicht)?angaben (?:gemäß|nach|gem\.?) § ?5 (?:ddg|tmg)|legal notice|legal disclosure|legal notices|site notice|provider (?:identification|information)|mentions légales|note legali|aviso legal|colofon|colophon|künye|импрессум|impr|(?:firmen|unternehmens)angaben|verantwortlich(?:er|e)? für (?:den inhalt|diese (?:web)?seite)|informationen (?:gemäß|nach|gem\.?) (?:§ ?5|ecg).{0,30})(?: \(pdf\))?$/,
  heading:
    /^(?:unser )?(?:impressum|imprint|anbieterkennzeichnung|(?:impressum |anbieterkennzeichnung )?(?:pflicht|angaben )?(?:gemäß|nach|gem\.?) § ?5 (?:ddg|tmg))$/,
  label:
    /(?<![\p{L}-])(?:(?:web-?|online-?|internet-?|shop-?)?impres{1,3}um|impressums(?:angaben|-)|imprint|anbieter-?kennzeichnung|anbieterangaben|pflichtangaben|legal notice|legal disclosure)(?![\p{L}@]|-(?!datenschutz|agb|kontakt))|(?<=kontakt-|agb-|datenschutz-)impressum(?![\p{L}@-])|(?<![\p{L}-])impressums- |§ ?5 (?:ddg|tmg)/u,
  edge: /^(?:zum |unser )?impres{1,3}um(?![\p{L}@-])| (?:und|&) impressum$/u,
  topic: /abmahnung|fehler|generator|vorlage|impressum[- ]muster|muster-impressum/,
  settings: null,
  misspelt: ["impressum"],
  segment:
    /^(?!(?:warum|wie|was|wann|wer|muster|vorlagen?|beispiel|brauche|braucht|facebook|instagram|abmahnung|fehler|generator)[-_])(?:.{0,60}[-_])?(?:(?:web-?|online-?|internet-?|shop-?|kontakt(?:und)?)?impres{1,3}um|impressumsangaben|imprint(?![-_](?:hoodie|shirt|druck|technik))|anbieterkennzeichnung|anbieterangaben|pflichtangaben|legal[-_]?(?:notice|disclosure)|mentions-legales|site[-_]?notice)(?:(?:und)?(?:datenschutz|kontakt|agb).{0,20}|[-_,.]?\d{1,5}|[-_](?!pflicht|generator|muster|vorlage|check|abmahn|fehler|recht|tipps|beispiel|erstellen|was|wie|fuer|richtig|im[-_]|auf[-_]|ist[-_]|facebook|instagram|social).{0,60})?$/i,
  services: null,
};

export const privacyPage: LegalPage = {
  name: "Datenschutz",
  title: "Die Datenschutzerklärung",
  words: ["datenschutz"],
  hint: /daten|schutz|privacy|privat|privacid|confidentialit|donn|gizlilik|данных|конфиденц|prywatno|danych|datos|dati|data|informationspflicht|ds-?gvo|dse|ds-erkl|recht|legal|kleingedruckt/i,
  exact:
    /^(?:zur |zum |unsere? |die |allgemeine |hinweise zum |erklärung zum |informationen zum |information zum |infos? zum )?(?:daten-?schutz(?:[- ]?(?:erklärung(?:en)?|erklaerung|hinweise?|bestimmung(?:en)?|bedingungen|information(?:en)?|infos?|angaben|mitteilung|vereinbarung|regel(?:n|ung(?:en)?)|richtlinien?|leitlinien?|verordnung|ordnung|belehrung|grundsätze|unterrichtung|policy|statement))?|datenschutzrechtliche (?:hinweise|informationen|bestimmungen|erklärung)|privacy(?:[- ](?:policy|notice|statement|information))?|data (?:protection|privacy|policy)(?: (?:policy|notice|statement|declaration))?|privatsphäre|(?:eu-)?ds-?gvo(?:[- ](?:hinweise|informationen|infos?|erklärung))?|dse|informationspflichten|(?:hinweise|informationen|information|infos) zur (?:datenverarbeitung|verarbeitung (?:ihrer|personenbezogener) daten)|daten (?:und|&) cookies|(?:zum )?(?:schutz|umgang mit) (?:ihrer |ihren |der |personenbezogener |personenbezogenen )?daten|(?:politique de confidentialité|protection des données|privacyverklaring|privacybeleid|gizlilik politikası|политика конфиденциальности|защита данных|polityka prywatności|ochrona danych|protección de datos|protezione dei dati|informativa (?:sulla )?privacy|política de privacidad))(?: \(pdf\))?$/,
  heading:
    /^(?:unsere )?(?:datenschutz-?(?:erklärung|hinweise|bestimmungen|information(?:en)?)|privacy policy)(?: (?:für|zu|auf)? ?(?:die|dieser?|unserer?)? ?(?:website|webseite|internetseite|homepage|seite))?$/,
  label:
    /(?:(?<![\p{L}-])|(?<=(?:impressum|agb|kontakt)-))(?:datenschutz(?:-?(?:erklärung(?:en)?|erklaerung|hinweisen?|hinweise|bestimmung(?:en)?|bedingungen|angaben|information(?:en)?|infos?|richtlinien?|leitlinien?|verordnung|grundverordnung|policy|text))?|privacy|data protection|data privacy|privatsphäre)(?![\p{L}@]|-(?! ))|(?:hinweise?|informationen|information|infos?|erklärung|art\.? ?1[2-4])[^\p{L}]{1,12}(?:(?:nach|gem|gemäß|zur|der|eu|und|art)[^\p{L}]{1,12}){0,3}ds-?gvo(?!\p{L})/u,
  edge: /^(?:zur |zum |unsere? )?(?:impressum (?:und|&|\/) )?datenschutz(?:-?(?:erklärung(?:en)?|hinweisen?|hinweise|bestimmung(?:en)?|information(?:en)?|richtlinien?))?(?![\p{L}@-])| (?:und|&) datenschutz(?:erklärung|hinweise)?$/u,
  topic:
    /(?:it-|cyber|informations)sicherheit|seminar|schulung|beauftragte|datenschutz-?beratung|beratung (?:zu|zum|im|rund)|abmahnung|fehler|workshop|webinar|anw[aä]lt\p{L}{0,5} für|vortrag|training|zertifi|konform|generator|checkliste|it-recht|urheberrecht|medienrecht|bußgeld|für (?:unternehmen|firmen|betriebe|vereine|handwerk)|im (?:büro|verein|betrieb|unternehmen|internet|alltag)/u,
  settings: /einstellung|präferenz|settings|preferences/,
  misspelt: ["datenschutz", "datenschutzerklärung"],
  segment:
    /^(?!(?:warum|wie|was|wann|beratung|seminar|schulung|workshop|fachanwalt|rechtsanwalt|it-recht|externer)[-_])(?:.{0,60}[-_])?(?:datenschutz(?:[-_]?(?:erkl(?:ae|ä|a)rung(?:en)?|hinweise?n?|bestimmung(?:en)?|information(?:en)?|richtlinien?|verordnung|policy|seite|infos?))?|ds-erkl(?:ae|ä|a)rung|privacy(?:[-_]?(?:policy|notice|statement))?|data[-_]?(?:protection|privacy)|ds-?gvo(?:[-_]hinweise)?|privatsphaere|impressum(?:und)?datenschutz)(?:[-_](?:\d{1,5}|und[-_].{0,60}|impressum.{0,20}|agb.{0,20}|cookies?.{0,20}|[a-z]{2}|website|webseite|homepage|neu))?$/i,
  services:
    /\/(?:leistungen|leistung|services|rechtsgebiete?|kompetenzen|beratung|seminare?|schulungen?|themen|produkte|loesungen)\//i,
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
  /(?:^|\.)(?:google\.(?:com|de)|facebook\.com|meta\.com|instagram\.com|twitter\.com|x\.com|linkedin\.com|xing\.com|youtube\.com|pinterest\.(?:com|de)|tiktok\.com|microsoft\.com|apple\.com|amazon\.(?:com|de)|cloudflare\.com|hcaptcha\.com|friendlycaptcha\.(?:com|eu)|vimeo\.com|spotify\.com|soundcloud\.com|openstreetmap\.org|mapbox\.com|paypal\.com|stripe\.com|klarna\.com|whatsapp\.com|telegram\.org|matomo\.org|etracker\.(?:com|de)|hotjar\.com|automattic\.com|wordpress\.(?:org|com)|gravatar\.com|jetpack\.com|wix\.com|squarespace\.com|shopify\.com|jimdo\.com|webflow\.com|strato\.de|ionos\.de|hetzner\.(?:com|de)|mailchimp\.com|hubspot\.com|brevo\.com|sendinblue\.com|cleverreach\.(?:com|de)|calendly\.com|trustpilot\.com|usercentrics\.(?:com|eu)|cookiebot\.com|borlabs\.io|complianz\.io|cookieyes\.com|onetrust\.com|consentmanager\.(?:net|de)|ccm19\.de|devowl\.io|didomi\.io)$/;
