// Order, dates and what is agreed.
import type { SidePattern } from "./side-pattern.ts";

export const agreementPatterns: readonly SidePattern[] = [
  [
    "order",
    /\bunterschreib\w* (?:ich|wir|man)\b(?!.{0,10}vertrag)|\bwo kann (?:ich|man) (?:das )?(?:bestellen|beauftragen|buchen)\b/,
  ],
  [
    "oldSite",
    /\b(?:alte|bestehende|jetzige|aktuelle|bisherige)[nrs]? (?:website|webseite|seite|homepage|internetseite|texte|bilder|inhalte|fotos)\b/,
  ],
  ["binding", /\b(?:verbindlich\w*|unverbindlich\w*|bindend|verpflicht\w*)\b/],
  [
    "selfEditing",
    /\b(?:fuer jede|bei jeder) (?:kleine )?aenderung\b|\b(?:selbst|selber) (?:dran|ran|rein)\b|\b(?:selbst|selber|selbststaendig|allein\w*)\b.{0,30}\b(?:aender\w*|reinschreib\w*|eintrag\w*|pfleg\w*|bearbeit\w*|einstell\w*|hochlad\w*|anpass\w*|austausch\w*|aktualisier\w*)\b/,
  ],
  [
    "cancel",
    /\b(?:kuendig\w*|kuendbar|laufzeit|vertragslaufzeit|rauskommen|aussteigen|wieder raus|jederzeit raus|bindet|binde ich mich|vertragsbindung|mindestlaufzeit|gebunden)\b/,
  ],
  [
    "warranty",
    /\b(?:gewaehrleistung|garantie|maengel|mangel|kaputt|fehler\w*|haften|haftet|haftung|nicht (?:mehr )?(?:geht|funktioniert|laeuft)|abstuerzt)\b(?!.{0,30}\b(?:google|platz|ranking)\b)/,
  ],
  [
    "earliest",
    /\b(?:fruehestens?|anfangen|beginnen|loslegen|losgehen)\b|\bwann (?:koennten?|koennen|kannst|geht|gehts|starten|startet)\b.{0,30}\b(?:an|los|starten|start)\b|\bwartezeit\b/,
  ],
  [
    "earliest",
    /\bwann (?:haetten|habt|haben|haettet) (?:sie|ihr) .{0,10}(?:zeit|luft|kapazitaet\w*|termin)\b|\bwann (?:kommen|kaeme|waere) (?:ich|wir) (?:dran|an die reihe)\b|\bausgebucht\b/,
  ],
  [
    "duration",
    /\b(?:schaff\w*|klappt|reicht|hinkrieg\w*|hinbekomm\w*|fertig)\b.{0,30}\b(?:bis|dahin|rechtzeitig|schnell|noch vor)\b|\bwie (?:lange|schnell)\b.{0,30}\b(?:dauert|brauch\w*|fertig|geht|gehts)\b/,
  ],
  [
    "ownership",
    /\b(?:pleite|insolvenz|insolvent|woanders (?:hin\w*|mitnehmen|umziehen)|(?:seite|website) mitnehmen|wem gehoert|gehoert (?:mir|uns|die)|anbieter wechseln)\b/,
  ],
  ["processing", /\b(?:auftragsverarbeitung\w*|avv|av vertrag)\b/],
  ["access", /\b(?:zugangsdaten|passwoerter|zugaenge|passwort)\b/],
  ["contract", /\b(?:vertrag\w*|schriftlich\w*)\b/],
  ["terms", /\b(?:agb|geschaeftsbedingungen)\b/],
  ["notHappy", /\b(?:nicht gefaellt|unzufrieden|nicht zufrieden|nicht passt|doof finde)\b/],
  [
    "corrections",
    /\b(?:wie oft (?:darf|kann|koennen|duerfen)\b.{0,40}\baendern|korrekturschleif\w*|korrektur\w*|aenderungswuensche|aenderungsrunde\w*|nachbesser\w*|aendern lassen|oft (?:aendern|korrigieren))\b/,
  ],
  ["draft", /\b(?:entwurf|entwuerfe|vorab sehen|vorher sehen|vorschau|muster|probe)\b/],
  [
    "afterwards",
    /\bwas (?:ist|kommt|passiert) (?:denn )?(?:nach dem start|danach|hinterher)\b|\b(?:nach dem start|danach|hinterher|wenn (?:sie|die seite|alles) fertig)\b.{0,40}\b(?:hilf\w*|helfen|da|ansprech\w*|support|passiert)\b|\bsupport\b/,
  ],
  [
    "next",
    /\bwie (?:laeuft|geht) (?:das|es|sowas) (?:denn |jetzt |dann |so )*(?:ab|weiter|los|vor sich)?$|\bwie laeuft (?:das|sowas|so was|es)(?: (?:denn|eigentlich|so|hier|jetzt|ab)){0,3}$|\bwas muss ich (?:dafuer |jetzt |dann |noch |euch |ihnen |denn ){0,3}(?:tun|machen|liefern|mitbringen|beisteuern)\b|\bwas (?:brauchen|braucht) (?:sie|ihr) (?:alles )?von (?:mir|uns)\b/,
  ],
];
