// Turns of phrase that tell what a visitor's sentence beside the conversation is about. Matched against its words in
// normalised spelling, parted by blanks; the first that fits decides, so the narrower stand first.
import type { SideTopic } from "#content/chat-answers.ts";

export type SidePattern = readonly [topic: SideTopic, says: RegExp];

/** Of sentences that ask. */
export const questionPatterns: readonly SidePattern[] = [
  // Before „anfangen“ as a date
  ["startOver", /\b(?:von vorne?|neu anfangen|nochmal neu|zuruecksetzen|loeschen)\b/],
  ["vat", /\b(?:mehrwertsteuer|mwst|umsatzsteuer|ust)\b/],
  [
    "pageHelp",
    /\b(?:zaehlt|gilt) .{0,20}\bals .{0,10}seite\b|\bwie viele seiten (?:braucht|sind|hat|nimmt|haben)\b|\b(?:normalerweise|ueblich\w*|andere so)\b/,
  ],
  ["whatFeatures", /\b(?:was|welche)\b.{0,30}\b(?:besondere\w*|zusatz|sonder)? ?(?:funktionen|extras)\b/],
  ["byEffort", /\bnach aufwand\b/],
  [
    "pagePrice",
    /\b(?:jede|eine|pro|je|weitere|zusaetzliche) (?:weitere |zusaetzliche )?(?:unter)?seite\b.{0,20}\b(?:mehr|extra|kostet|dazu)\b|\bkostet\b.{0,20}\b(?:jede|eine|pro|je|weitere) (?:weitere |zusaetzliche )?(?:unter)?seite\b/,
  ],
  ["shopPrice", /\b(?:kostet|kosten|teuer|preis)\b.{0,30}\b(?:online ?)?shops?\b/],
  [
    "budget",
    /\b(?:maximal|max|hoechstens|nicht mehr als|budget|nur|bis zu)\b.{0,20}\b\d+ ?(?:euro|eur)\b|\bmein budget\b/,
  ],
  // Money
  ["cheapest", /\b(?:guenstigste\w*|billigste\w*|mindestpreis|untergrenze|wenigsten kostet|am wenigsten)\b/],
  ["whySoDear", /\b(?:warum|wieso|weshalb)\b.{0,40}\b(?:teuer|viel|preis|kostet)\b/],
  [
    "discount",
    /\b(?:rabatt\w*|nachlass|skonto|prozente|verhandel\w*|handeln|preisnachlass|entgegenkommen)\b|\bam preis (?:was|etwas|noch)\b/,
  ],
  ["cheapest", /\b(?:guenstiger|billiger|spare\w*|einspar\w*|runter(?:gehen|kommen|kriegen)?)\b/],
  [
    "otherOffers",
    /\b(?:wix|jimdo|squarespace|godaddy|ionos|strato|baukasten|baukaesten|agentur(?:en)?|konkurrenz\w*|mitbewerb\w*|anderer anbieter|andere[nr]? anbieter|vergleichsangebot|fiverr|angebot von|bei anderen|andere (?:wollen|nehmen|verlangen)|die anderen)\b/,
  ],
  [
    "hidden",
    /\bversteckte\w*\b|\bkommt? (?:da )?(?:noch )?(?:was|etwas) (?:dazu|drauf|obendrauf)\b|\b(?:nachher|hinterher|am ende) (?:teurer|mehr)\b|\bbleibt es (?:dabei|bei dem preis)\b/,
  ],
  ["yearlyCost", /\b(?:im|pro|jedes|das) jahr\b|\bjaehrlich\w*\b|\bjahreskosten\b/],
  ["hourly", /\b(?:stundensatz|stundenlohn|stundenpreis|pro stunde|die stunde|tagessatz)\b/],
  ["late", /\b(?:zu spaet zahl\w*|nicht zahlen kann|zahlungsverzug|mahn\w*|zahlungsziel)\b/],
  ["taxes", /\b(?:absetz\w*|abschreib\w*|steuerlich|betriebsausgabe\w*)\b/],
  [
    "languagePrice",
    /\b(?:kostet|kosten|teuer|preis|aufpreis)\b.{0,40}\b(?:sprache\w*|englisch\w*|niederlaendisch\w*|hollaendisch\w*|tuerkisch\w*|polnisch\w*)\b/,
  ],
  [
    "bookingPrice",
    /\b(?:kostet|kosten|teuer|preis|aufpreis)\b.{0,40}\b(?:buchung\w*|reservier\w*|terminbuchung\w*|onlinetermin\w*|buchungssystem)\b/,
  ],
  ["packages", /\bunterschied\w*\b.{0,40}\b(?:paket\w*|starter|business)\b|\bwelches paket\b/],
  // Agreement
  [
    "selfEditing",
    /\b(?:selbst|selber|selbststaendig|allein\w*)\b.{0,30}\b(?:aender\w*|eintrag\w*|pfleg\w*|bearbeit\w*|einstell\w*|hochlad\w*|anpass\w*|austausch\w*|aktualisier\w*)\b/,
  ],
  [
    "cancel",
    /\b(?:kuendig\w*|kuendbar|laufzeit|vertragslaufzeit|rauskommen|aussteigen|bindet|binde ich mich|vertragsbindung|mindestlaufzeit|gebunden)\b/,
  ],
  [
    "warranty",
    /\b(?:gewaehrleistung|garantie|maengel|mangel|kaputt|fehler|haften|haftung)\b(?!.{0,30}\b(?:google|platz|ranking)\b)/,
  ],
  [
    "earliest",
    /\b(?:fruehestens?|anfangen|beginnen|loslegen|losgehen)\b|\bwann (?:koennten?|koennen|kannst|geht|gehts|starten|startet)\b.{0,30}\b(?:an|los|starten|start)\b|\bwartezeit\b/,
  ],
  ["processing", /\b(?:auftragsverarbeitung\w*|avv|av vertrag)\b/],
  ["access", /\b(?:zugangsdaten|passwoerter|zugaenge|passwort)\b/],
  ["contract", /\b(?:vertrag\w*|schriftlich\w*)\b/],
  ["terms", /\b(?:agb|geschaeftsbedingungen)\b/],
  ["notHappy", /\b(?:nicht gefaellt|unzufrieden|nicht zufrieden|nicht passt|doof finde)\b/],
  [
    "corrections",
    /\b(?:korrektur\w*|aenderungswuensche|aenderungsrunde\w*|nachbesser\w*|aendern lassen|oft (?:aendern|korrigieren))\b/,
  ],
  ["draft", /\b(?:entwurf|entwuerfe|vorab sehen|vorher sehen|vorschau|muster|probe)\b/],
  [
    "afterwards",
    /\b(?:nach dem start|danach|hinterher|wenn (?:sie|die seite|alles) fertig)\b.{0,40}\b(?:hilf\w*|helfen|da|ansprech\w*|support|passiert)\b|\bsupport\b/,
  ],
  // Scope
  ["logo", /\blogos?\b/],
  [
    "print",
    /\b(?:visitenkarte\w*|flyer|druck\w*|prospekt\w*|broschuere\w*|briefpapier|aufkleber|plakat\w*|speisekarten drucken|autobeschriftung|schilder)\b/,
  ],
  [
    "legalTexts",
    /\b(?:impressum\w*|rechtstexte|datenschutzerklaerung|agb text\w*|rechtssicher\w*|abgemahnt|abmahn\w*)\b/,
  ],
  ["cookies", /\b(?:cookie\w*|banner)\b/],
  ["accessible", /\b(?:barrierefrei\w*|bfsg|behinder\w*|blinde\w*|wcag)\b/],
  ["shopSystem", /\b(?:shopware|woocommerce|shopify|shopsystem\w*|magento|prestashop|gambio|jtl)\b/],
  [
    "paymentMethods",
    /\b(?:paypal|klarna|kreditkarte\w*|zahlart\w*|zahlungsart\w*|lastschrift|kartenzahlung|apple pay|ec karte)\b/,
  ],
  [
    "bookingSystem",
    /\b(?:welche\w*|was fuer ein|anbinden|anschliessen)\b.{0,40}\b(?:buchungs?\w*|kalender|reservier\w*)\b|\b(?:calendly|opentable|resmio|doctolib|treatwell)\b/,
  ],
  [
    "technology",
    /\b(?:wordpress|welches system|typo3|joomla|womit|welche\w* (?:technik|software|programm|system)|html|react|programmiersprache)\b/,
  ],
  ["social", /\b(?:instagram|facebook|tiktok|social media|whatsapp kanal|linkedin|youtube)\b/],
  ["ads", /\b(?:anzeigen|adwords|google ads|werbung schalten|werbeanzeigen|kampagne\w*)\b/],
  [
    "rank",
    /\b(?:platz (?:1|eins|ein)|ganz oben|erste\w* (?:seite|stelle|platz)|garant\w*.{0,30}google|google.{0,40}garant\w*|oben (?:bei|in) google|nummer eins)\b/,
  ],
  [
    "googleProfile",
    /\b(?:google ?(?:eintrag|profil|maps|business|unternehmensprofil|bewertung\w*)|googleeintrag|maps|bewertungen)\b/,
  ],
  ["mobile", /\b(?:handy\w*|smartphone|mobil\w*|tablet|responsive)\b(?!.{0,15}\b(?:nummer|foto)\w*)/],
  ["secure", /\b(?:ssl|https|verschluessel\w*|gehackt|hacker|sicherheit)\b/],
  [
    "mail",
    /\b(?:mail ?adresse\w*|mailadresse\w*|emailadresse\w*|postfach|postfaecher|emails? einricht\w*|mailkonto)\b/,
  ],
  ["statistics", /\b(?:statistik\w*|besucherzahl\w*|analytics|wie viele besucher|auswertung\w*|matomo)\b/],
  ["app", /\b(?:app store|eine app|handyapp|app dazu)\b/],
  [
    "oldSite",
    /\b(?:alte\w* (?:website|webseite|seite|homepage|internetseite)|bestehende\w* (?:website|webseite|seite|homepage)|umzug|umziehen|relaunch|uebernehmen|uebernimmt|uebernommen|(?:jetzige|aktuelle)\w* (?:website|webseite|seite|homepage)|weiterleit\w*)\b/,
  ],
  ["gallery", /\b(?:galerie|bildergalerie|kontaktformular|anfahrt|speisekarte|stellenanzeige\w*)\b/],
  [
    "languageHelp",
    /\b(?:mehrsprachig|zweisprachig|auf (?:englisch|niederlaendisch|hollaendisch|tuerkisch|polnisch|russisch|franzoesisch)|uebersetz\w*)\b/,
  ],
  ["photos", /\b(?:fotos?|bilder|fotograf\w*|drohne\w*|videos?|film\w*)\b/],
  // People
  ["alone", /\bwie viele (?:leute|mitarbeiter|personen)\b/],
  ["visit", /\bkommen sie (?:auch )?(?:zu|nach|raus|mal|vorbei)\b/],
  [
    "job",
    /\b(?:bewerb\w*|praktikum|praktikant\w*|ausbildungsplatz|stellen (?:frei|offen)|suchen sie (?:mitarbeiter|leute)|arbeiten bei (?:ihnen|euch))\b/,
  ],
  ["press", /\b(?:presse\w*|interview|journalist\w*|zeitungsartikel|reporter\w*)\b/],
  [
    "standIn",
    /\b(?:urlaub\w*|krank\w*|vertret\w*|ausfall\w*|ausfaellst|ausfallen|ferien)\b(?!.{0,20}\bwohnung\w*)/,
  ],
  [
    "references",
    /\b(?:referenz\w*|beispiele?|arbeiten (?:sehen|zeigen)|schon gemacht|gebaut haben|kunden (?:haben|von)|portfolio (?:sehen|von))\b/,
  ],
  [
    "experience",
    /\b(?:erfahrung\w*|wie lange (?:machen|macht|sind|seid)|seit wann|gelernt|ausbildung|qualifik\w*)\b/,
  ],
  ["alone", /\b(?:allein\w*|mitarbeiter|team|wie viele (?:leute|seid|sind sie)|ein mann|einzelkaempfer)\b/],
  [
    "region",
    /\b(?:wo (?:sitz\w*|seid|sind|kommt|kommen|ist ihr)|standort|buero|welcher gegend|arbeiten sie (?:auch )?(?:in|fuer)|kommt ihr aus)\b/,
  ],
  [
    "visit",
    /\b(?:vorbei\w*|besuch\w*|zu (?:uns|mir) kommen|vor ort (?:kommen|treffen|termin)|kennenlern\w*)\b/,
  ],
  [
    "reachable",
    /\b(?:erreichbar|erreiche|oeffnungszeiten|sprechzeiten|wochenende|feiertag\w*|feierabend|wie schnell (?:antwort\w*|meld\w*)|wann (?:meld\w*|antwort\w*))\b/,
  ],
  [
    "who",
    /\b(?:wer (?:sind|bist|seid|steckt|steht)|wer (?:ist|schreibt|redet|antwortet) (?:da|das|hier|dort|mir)|mit wem|wie heissen|wie heisst|ihr name|ansprechpartner)\b/,
  ],
  ["callback", /\b(?:rueckruf\w*|ruf(?:en|t)? (?:sie|ihr|mich|uns)|zurueckruf\w*|anrufen lassen|rufst du)\b/],
  // The chat itself
  [
    "whoReads",
    /\b(?:wer (?:liest|sieht|kriegt|bekommt)|liest (?:das|hier)|mitlesen|liest jemand|mitgelesen)\b/,
  ],
  ["send", /\b(?:per mail|per email|zuschicken|zusenden|schicken|pdf|ausdrucken|drucken|zumailen)\b/],
  ["joke", /\b(?:witz|gedicht|wetter|fussball|kochrezept|hausaufgaben)\b/],
];

/** Of sentences that neither ask nor answer. Narrow, since what they match is not read as an answer. */
export const remarkPatterns: readonly SidePattern[] = [
  [
    "order",
    /\b(?:beauftrag\w*|bestelle das|auftrag erteilen|auftrag geben|zuschlagen)\b|^(?:(?:ja|gut|okay|ok|dann|super|das) ){0,3}(?:nehme ich|nehmen wir|machen wir so|so machen wir(?:s| das| es)?|kaufe ich)\b/,
  ],
  [
    "tooDear",
    /\b(?:(?:viel |echt |mir |uns |ganz schoen |leider |einfach |etwas ){0,3}zu teuer|wucher|abzocke|halsabschneider|zu viel geld|so viel (?:geld )?(?:haben|habe|hab) (?:wir|ich) nicht|kann ich mir nicht leisten|koennen wir uns nicht leisten)\b/,
  ],
  [
    "callback",
    /\b(?:ruf(?:en|t)? (?:sie |ihr )?(?:mich|uns)|rueckruf|meldet? (?:euch|sie sich) (?:mal |bitte )?(?:bei|unter|telefonisch)|meine (?:handy|telefon|mobil)?nummer|erreichbar unter|tel(?:efon)? 0|unter 0\d|meine nummer ist)\b|(?:^| )0\d{2,5} ?[/-]? ?\d{3,}(?: \d+)*$/,
  ],
  ["complaint", /\b(?:beschwer\w*|reklam\w*|unverschaemt\w*|anwalt|frechheit)\b/],
  [
    "anger",
    /\b(?:verdammt|scheiss\w*|mist|bloed\w* (?:bot|ding|maschine|kiste)|dummes? (?:ding|bot|programm)|idiot\w*|kapierst|verstehst (?:du )?(?:nix|nichts|mich nicht|das nicht)|versteht (?:der|das) (?:nix|nichts|nicht)|nerv\w*|leck mich|so ein (?:mist|quatsch|bloedsinn)|hab ich (?:doch )?(?:schon|gerade) gesagt|bin ich hier falsch)\b/,
  ],
  [
    "job",
    /\b(?:bewerbe mich|moechte mich bewerben|will mich bewerben|suche (?:einen |ein |eine )?(?:job|arbeit|praktikum|ausbildungsplatz|stelle))\b/,
  ],
  [
    "press",
    /\b(?:ich (?:bin|schreibe|arbeite) (?:journalist\w*|fuer die (?:zeitung|presse|wn|ruhr nachrichten))|interview mit)\b/,
  ],
  [
    "supplier",
    /\b(?:wir bieten (?:ihnen )?(?:backlinks|seo|kredite|leads|outsourcing)|kooperationsanfrage|backlinks? (?:kaufen|verkaufen)|linktausch)\b/,
  ],
  [
    "goodbye",
    /^(?:(?:ok|okay|gut|danke|na|dann|also|super|alles klar) ){0,4}(?:tschuess\w*|tschoe|ciao|bis (?:dann|bald|spaeter|morgen|naechste woche)|auf wiedersehen|schoenen (?:tag|abend|feierabend)|mach(?:en sie|t|s)? gut)\b.{0,40}$/,
  ],
  [
    "pause",
    /\b(?:muss (?:jetzt )?(?:weg|los|aufhoeren|arbeiten|zum kunden)|mache? (?:spaeter|morgen) weiter|keine zeit mehr|ich ueberlege (?:es )?(?:mir )?(?:noch)?|muss (?:noch )?(?:darueber|drueber) (?:nachdenken|schlafen)|frage? erst meine? (?:frau|mann|chef\w*|partner\w*))\b/,
  ],
  ["joke", /\berzaehl\w* (?:mir |mal |uns )*(?:einen |nen )?witz\b/],
];
