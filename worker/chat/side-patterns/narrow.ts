// Prices of single things, and what stands before all others: narrower than what follows.
import type { SidePattern } from "./side-pattern.ts";

export const narrowPatterns: readonly SidePattern[] = [
  ["press", /(?:zeitung|redaktion)|\b(?:presse\w*|reporter\w*|journalist\w*)\b/],
  [
    "talk",
    /\b(?:erstgespraech|beratung\w*|gespraech)\b.{0,20}\b(?:kost\w*|extra|umsonst|kostenlos|gratis)\b|\b(?:kostet|kosten)\b.{0,20}\b(?:erstgespraech|beratung\w*|gespraech)\b/,
  ],
  [
    "domain",
    /\bdomain\b.{0,40}\b(?:bleib\w*|behalt\w*|mitnehm\w*|weiter\w*|schon|uebernehm\w*)\b|\b(?:habe?|haben) .{0,20}\bdomain\b/,
  ],
  [
    "oldSite",
    /\b(?:google|ranking|platzierung\w*)\b.{0,40}\b(?:bleib\w*|erhalten|verlier\w*|verlor\w*)\b|\bbleib\w*\b.{0,40}\b(?:googleplatzierung\w*|ranking|platzierung\w*)\b|\balten? (?:links|adressen)\b/,
  ],
  [
    "rank",
    /\bgoogle\b.{0,20}\b(?:oben|vorne|eins|ganz)\b|\b(?:oben|vorne|platz \w+) (?:bei|in|auf) google\b/,
  ],
  ["whoReads", /\bwer (?:kann|darf)\b.{0,20}\b(?:lesen|sehen|mitlesen)\b/],
  ["draft", /\bvorher\b.{0,20}\b(?:sehen|anschauen|angucken|zeigen)\b/],
  [
    "corrections",
    /\baenderungen? (?:machen|habe|haben) .{0,10}\b(?:lassen|frei)\b|\bwie (?:oft|viele)\b.{0,30}\b(?:aenderung\w*|korrektur\w*)\b/,
  ],
  ["afterwards", /\b(?:seite|website)\b.{0,20}\b(?:nicht erreichbar|offline|down|ausfaellt|spinnt|haengt)\b/],
  ["googleProfile", /\bgoogle my ?business\b|\bmybusiness\b/],
  ["findable", /\b(?:seo|suchmaschine\w*|gefunden werden|gefunden bei google|findet man (?:mich|uns))\b/],
  [
    "social",
    /\binsta\w*\b.{0,20}\b(?:betreu\w*|mach\w*|pfleg\w*|post\w*)\b|\b(?:betreu\w*|macht|machen|pfleg\w*)\b.{0,30}\b(?:insta\w*|facebook\w*|tiktok\w*)\b/,
  ],
  [
    "references",
    /\b(?:schon (?:mal )?(?:fuer|bei)|(?:habt|haben) (?:ihr|sie) (?:schon )?(?:andere )?kunden|kunden (?:aus|in) (?:meiner|unserer|der)|(?:ihrer|eurer) kunden|meiner branche|unserer branche)\b/,
  ],
  [
    "experience",
    /\bwie lange (?:gibt es|gibts|machen|macht|machst|sind|seid|bist)\b|\b(?:gibt es|gibts) (?:sie|euch|dich) schon\b/,
  ],
  [
    "standIn",
    /\bwer (?:hilft|vertritt|kuemmert)\b.{0,40}\b(?:nicht da|weg|krank|urlaub)\b|\b(?:mal )?nicht da (?:sind|bist|seid)\b/,
  ],
  [
    "reachable",
    /\bwann\b.{0,20}\berreichen\b|\b(?:abends|samstags?|sonntags?|nachts)\b.{0,15}\b(?:da|erreichbar)\b|\bnotfall\w*\b/,
  ],
  [
    "earliest",
    /\b(?:kapazitaet\w*|noch (?:luft|termine|plaetze) frei|zeit fuer (?:uns|mich)|voll ausgelastet)\b/,
  ],
  [
    "duration",
    /\b(?:geht|schafft|schaffen|klappt|machbar)\b.{0,25}\b(?:bis (?:dahin|naechste\w*|ende|anfang|mitte|zum|zur|ostern|weihnachten|\d+)|schneller)\b/,
  ],
  ["binding", /\bist das (?:schon |jetzt |dann |nun ){0,2}(?:ein|das|mein) (?:richtiges |festes )?angebot\b/],
  ["order", /\bwie (?:kann|koennen|muss) (?:ich|wir|man)\b.{0,20}\b(?:bestellen|beauftragen|buchen)$/],
  [
    "packages",
    /\bseiten\b.{0,20}\b(?:starter|business|premium)\b|\b(?:starter|business|premium)\b.{0,20}\bseiten\b/,
  ],
  ["whySoDear", /\bwas (?:ist|sind)\b.{0,30}\b(?:drin|enthalten|inklusive|inbegriffen|dabei)$/],
  ["job", /\b(?:bilden|bildet) (?:sie|ihr)\b.{0,10}\baus\b/],
  [
    "english",
    /\b(?:(?:speak|talk|write|understand)\b.{0,20}\b(?:english|german|dutch)|in english|(?:sprechen|sprecht|sprichst|redet|koennen|koennt|versteht|verstehen) (?:sie |ihr |du |man )?(?:hier )?(?:auch )?(?:englisch|niederlaendisch|hollaendisch|tuerkisch|polnisch|russisch|platt|plattdeutsch))\b/,
  ],
  [
    "startOver",
    /\b(?:von vorne?|neu anfangen|nochmal neu|zuruecksetzen|loeschen|loesche|geloescht)\b(?!.{0,20}\b(?:seite|website)\b)/,
  ],
  ["vat", /\b(?:mehrwertsteuer|mwst|umsatzsteuer|maerchensteuer|ust|netto|brutto|kleinunternehmer\w*)\b/],
  [
    "formData",
    /\bformular\w*\b.{0,60}\b(?:daten|angaben|landen|landet|gespeichert|hin|ankommt|kommt an)\b|\b(?:daten|angaben)\b.{0,60}\b(?:kontakt|anfrage)?formular\w*\b|\bwo (?:landen|kommen) .{0,30}\b(?:anfragen|nachrichten)\b/,
  ],
  [
    "pagesUsual",
    /\bwie ?viele? (?:unter)?seiten (?:braucht|brauche|brauchen|nimmt|haben|hat|sind (?:denn )?(?:ueblich|normal|sinnvoll))\b|\bnormal\b.{0,15}\bseiten\b|^(?!.*\b(?:kost\w*|lange|dauer\w*|preis\w*|teuer|zahle?n?|wochen|schnell)\b).*\b(?:normalerweise|ueblich\w*|andere so|im schnitt|durchschnittlich)\b/,
  ],
  [
    "pageHelp",
    /\b(?:zaehlt|gilt|heisst)\b .{0,20}\b(?:als|eine) .{0,10}seite\b|\bwas ist (?:denn |eigentlich |ueberhaupt )?(?:fuer (?:euch|sie) )?eine seite\b|\bzaehlt (?:das|die|der|so)\b|\bwas zaehlt (?:da|denn|alles|dazu|eigentlich)\b|\bwie meinen sie (?:das mit den )?seiten\b/,
  ],
  [
    "whatFeatures",
    /\b(?:was|welche)\b.{0,30}\b(?:besondere\w*|zusatz|sonder)? ?(?:funktionen|extras)\b|\bwas (?:gibt es|gibts|waere|geht) (?:denn |da |so |alles |noch ){0,4}(?:so|alles|zum beispiel)$|\bwas gibt es (?:denn )?fuer moeglichkeiten\b/,
  ],
  ["byEffort", /\bnach aufwand\b/],
  [
    "pagePrice",
    /\b(?:jede|eine|pro|je|weitere|zusaetzliche) (?:weitere |zusaetzliche )?(?:unter)?seite\b.{0,20}\b(?:mehr|extra|kostet|dazu)\b|\b(?:kostet|kosten)\b.{0,20}\b(?:jede|eine|pro|je|weitere|mehr) (?:weitere |zusaetzliche )?(?:unter)?seiten?\b|\bseiten? mehr\b.{0,20}\b(?:nehme|kost\w*|ausmach\w*|teurer)\b|\bmacht es aus\b.{0,30}\bseiten?\b/,
  ],
  [
    "shopPrice",
    /\b(?:kostet|kosten|teuer|preis|nehmt|nehmen|verlang\w*)\b.{0,30}\b(?:online ?)?shops?\b|\b(?:online ?)?shops?\b.{0,30}\b(?:kosten|kostet|teuer|preis)\b|\bohne (?:den |einen )?(?:online)?shop\b.{0,30}\b(?:spar\w*|kost\w*|guenstiger|billiger)\b/,
  ],
  [
    "blogPrice",
    /\b(?:kostet|kosten|teuer|preis|aufpreis|nehmt|nehmen)\b.{0,30}\bblogs?\b|\bblogs?\b.{0,30}\b(?:kosten|kostet|teuer|preis|spar\w*)\b/,
  ],
  [
    "membersPrice",
    /\b(?:kostet|kosten|teuer|preis|aufpreis|nehmt|nehmen)\b.{0,40}\b(?:mitglieder\w*|login\w*|kundenbereich|passwort\w*|geschuetzt\w*)\b|\b(?:mitgliederbereich|login|kundenbereich)\b.{0,30}\b(?:kosten|kostet|teuer|preis|spar\w*)\b/,
  ],
  [
    "care",
    /\b(?:kostet|kosten|teuer|preis|muss|ohne|brauche?|brauchen|pflicht|sinnvoll|noetig)\b.{0,40}\b(?:pflege|pflegepaket\w*|pflegevertrag|wartung\w*|care)\b|\b(?:pflege|pflegepaket\w*|wartung\w*)\b.{0,30}\b(?:pflicht|muss|noetig|freiwillig|kostet|kosten|teuer)\b/,
  ],
  [
    "budget",
    /\b(?:maximal|max|hoechstens|nicht mehr als|budget|nur|bis zu|habe?|haben)\b.{0,20}\b\d+ ?(?:euro|eur)\b|\bmein budget\b|\bwas (?:bekomme|kriege?|gibts|gibt es) (?:ich |man )?(?:da )?fuer (?:\d+|das geld)\b/,
  ],
];
