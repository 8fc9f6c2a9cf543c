// Prices of single things, and what stands before all others: narrower than what follows.
import type { SidePattern } from "./side-pattern.ts";

export const narrowPatterns: readonly SidePattern[] = [
  [
    "english",
    /\b(?:(?:speak|talk|write|understand)\b.{0,20}\b(?:english|german|dutch)|in english|(?:sprechen|sprecht|sprichst|redet|koennen|koennt|versteht|verstehen) (?:sie |ihr |du |man )?(?:hier )?(?:auch )?(?:englisch|niederlaendisch|hollaendisch|tuerkisch|polnisch|russisch|platt|plattdeutsch))\b/,
  ],
  [
    "startOver",
    /\b(?:von vorne?|neu anfangen|nochmal neu|zuruecksetzen|loeschen|loesche|geloescht)\b(?!.{0,20}\b(?:seite|website)\b)/,
  ],
  ["vat", /\b(?:mehrwertsteuer|mwst|umsatzsteuer|ust|netto|brutto)\b/],
  [
    "formData",
    /\bformular\w*\b.{0,60}\b(?:daten|angaben|landen|landet|gespeichert|hin|ankommt|kommt an)\b|\b(?:daten|angaben)\b.{0,60}\b(?:kontakt|anfrage)?formular\w*\b|\bwo (?:landen|kommen) .{0,30}\b(?:anfragen|nachrichten)\b/,
  ],
  [
    "pagesUsual",
    /\bwie ?viele? (?:unter)?seiten (?:braucht|brauche|brauchen|nimmt|haben|hat|sind (?:denn )?(?:ueblich|normal|sinnvoll))\b|\b(?:normalerweise|ueblich\w*|andere so|im schnitt|durchschnittlich)\b|\bnormal\b.{0,15}\bseiten\b|\bwas (?:wuerden|empfehlen|raten|meinen) (?:sie|ihr)\b/,
  ],
  [
    "pageHelp",
    /\b(?:zaehlt|gilt|heisst)\b .{0,20}\b(?:als|eine) .{0,10}seite\b|\bwas ist (?:denn |eigentlich |ueberhaupt )?(?:fuer (?:euch|sie) )?eine seite\b|\bzaehlt (?:das|die|der|so)\b/,
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
