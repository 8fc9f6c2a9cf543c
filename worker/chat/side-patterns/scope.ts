// What a website holds.
import type { SidePattern } from "./side-pattern.ts";

export const scopePatterns: readonly SidePattern[] = [
  [
    "texts",
    /\btexte?n?\b.{0,40}\b(?:schreib\w*|liefer\w*|mach\w*|formulier\w*|kommen|selbst|selber)\b|\b(?:schreib\w*|liefer\w*|formulier\w*)\b.{0,30}\btexte?n?\b/,
  ],
  [
    "embed",
    /\b(?:webcam\w*|kamera|wetter(?:anzeige|daten|karte)|radio|livestream\w*|spotify|podcast\w*)\b(?!.{0,10}\b(?:video|film)\w*)/,
  ],
  ["video", /\b(?:videos?|film\w*|clips?|youtube)\b/],
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
    /\b(?:wordpress|welches system|was fuer ein (?:system|programm)|typo3|joomla|womit|welche\w* (?:technik|software|programm|system)|html|react|programmiersprache)\b/,
  ],
  [
    "social",
    /\b(?:instagram|facebook|tiktok|insta|soziale\w* (?:netze\w*|medien)|social media|whatsapp kanal|linkedin|youtube)\b/,
  ],
  [
    "ads",
    /\b(?:(?:google|facebook|online|werbe) ?anzeigen|anzeigen (?:schalt\w*|bei|auf)|adwords|google ads|werbung schalten|werbeanzeigen|kampagne\w*)\b/,
  ],
  [
    "rank",
    /\b(?:platz (?:1|eins|ein)|ganz oben|erste\w* (?:seite|stelle|platz)|garant\w*.{0,30}google|google.{0,40}garant\w*|(?:oben|vorne|weit vorn) (?:bei|in|auf) google|google .{0,20}\b(?:oben|vorne)|nummer eins)\b/,
  ],
  [
    "googleProfile",
    /\b(?:google ?(?:eintrag|profil|maps|business|unternehmensprofil|bewertung\w*)|googleeintrag|maps|bewertungen)\b/,
  ],
  [
    "photos",
    /\bhandy(?:fotos?|bilder\w*)\b|\b(?:fotos?|bilder)\b.{0,20}\b(?:vom|mit dem|am) (?:handy|smartphone)\b|\bfotograf\w*\b/,
  ],
  [
    "mobile",
    /\b(?:handy\w*|iphone\w*|ipad\w*|android\w*|smartphone|mobil\w*|tablet|responsive)\b(?!.{0,15}\b(?:nummer|foto)\w*)/,
  ],
  [
    "secure",
    /\b(?:ssl\w*|https|verschluessel\w*|gehackt|hacker\w*|sicherheit\w*|sicher vor|(?:seite|website|das|es) (?:auch |denn |wirklich )?sicher|viren|virus)\b/,
  ],
  [
    "mail",
    /\b(?:e? ?mail ?adressen?\w*|emails? mit|mailadresse\w*|emailadresse\w*|mailserver|postfach|postfaecher|emails? einricht\w*|mailkonto)\b/,
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
  ["embed", /\b(?:einbinden|einbetten|eingebunden|einbauen)\b/],
];
