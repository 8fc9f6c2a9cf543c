// Descriptions so plain that what stands around them („… und sehen, was frei ist“, „… ohne anzurufen“) says nothing against them:
// they are asked for with their price, never reckoned unasked. Pure.
import { CONCEPTS, type Concept } from "../concepts.ts";

/** By oneself, and there. */
const BY_ONESELF =
  /\b(?:selb(?:st|er)\w*|online|gleich|direkt|uebers? (?:handy|netz|internet|die seite)|im netz|im internet|auf der (?:web)?seite)\b/;
const RESERVES =
  /\b(?:ausmach\w*|klarmach\w*|festmach\w*|vergeb\w*|\w*vergabe|sichern|\w*aussuch\w*|\w*eintr(?:ag|aeg)\w*|einbuch\w*|reserv\w*|buchen|bucht|slot|termine?|platz|plaetze|uhrzeit|anmeld\w*)\b/;

/** On normalised text: lower case, umlauts spelled out. */
const PLAIN: Record<Concept, readonly RegExp[]> = {
  booking: [
    /\b(?:trag\w*|tragen) sich\b.{0,40}\bein\b/,
    /\bsich\b.{0,40}\b(?:sichern|eintragen|einbuchen|reservieren)\b/,
    /\b(?:zeit|uhrzeit|termin|tag|platz|slot)\b.{0,15}\baussuch\w*/,
    /\b(?:platz|plaetze|tische?|termine?) (?:sichern|reservieren|buchen|aussuchen)\b/,
    /\banmeldung(?:en)? (?:komplett |nur noch |jetzt )?online\b/,
    /\bbookable\b/,
    /\bsuch\w* sich\b.{0,30}\b(?:tag|uhrzeit|zeit|termin|platz|tisch|slot|stunde)\b.{0,30}\baus\b/,
    /klick.{0,45}\b(?:platz|plaetze|termin|tisch|slot)\b/,
    /\bsich\b.{0,50}\b\w*(?:termin|platz|slot|tisch|stunde)\b.{0,15}\b(?:nehmen|nimmt|holen|holt|geben)\b/,
    /\b(?:termine?|plaetze|platz|tische?|stunden?)\b.{0,30}\bfest ?mach\w*/,
    /\btermin holen\b/,
    /\bwann frei\b.{0,40}\b(?:nehmen|buchen|sichern|reservieren)\b/,
    /\bkalender\b.{0,40}\b(?:frei\w*|klick\w*|anklick\w*|auswaehl\w*|festmach\w*|eintrag\w*|sichern)\b/,
    /\b(?:kund\w*|gaeste|leute|eltern|patient\w*|teilnehmer\w*|mieter\w*|klient\w*|man|jeder)\b.{0,20}\b(?:soll\w*|koenn\w*|kann)\b.{0,60}\b(?:festmachen|klarmachen|einbuchen|reservieren|eintragen|dazubuchen|mieten)\b/,
    /\b\w*(?:kurse?|seminare?|workshops?|fuehrungen|freizeiten|proben)\b.{0,12}\bzum (?:selb(?:st|er))?(?:anmelden|eintragen|buchen|mitmachen|reservieren)\b/,
  ],
  shop: [
    /\b(?:verschick\w*|versend\w*|versand|warenkorb|paypal|vorkasse|eintrittskarten|kreditkarte)\b/,
    /\b(?:laden|kasse) im (?:netz|internet)\b/,
    /\b(?:uebers|im|ueber das) (?:netz|internet)\b.{0,30}\b(?:los|loswerden|verkauf\w*|anbieten)\b/,
    /\bnach ganz deutschland\b/,
    /\bverkauf\w*\b.{0,60}\b(?:jetzt|kuenftig|nun|auch|bald)\b.{0,15}\b(?:im internet|im netz|online)\b/,
    /\bgutscheine?\b.{0,30}\b(?:kaufen|ausdrucken|bestellen)\b/,
    /\b(?:korb|kiste|box)\b.{0,60}\b(?:zahl\w*|bezahl\w*)\b/,
    /\bals (?:video|download|ebook|pdf|kurs)\b.{0,15}\bverkauf\w*/,
    /\b(?:order|buy)\b.{0,40}\b(?:online|pay)\b/,
    /\b(?:im paket|per post|per paket)\b.{0,20}\bbestell\w*/,
    /\bauch (?:\w+ ){0,2}(?:mit)?bestell\w*/,
    /\bonline (?:vor)?bestell\w*\b.{0,30}\babhol\w*/,
    /\bsuch\w* sich\b.{0,40}\b(?:aus|raus)\b.{0,40}\b(?:zahl\w*|bezahl\w*)\b/,
    /\b(?:aussuch\w*|auswaehl\w*)\b.{0,40}\b(?:be)?zahl\w*/,
    /\bbezahl\w*\b.{0,40}\b(?:liefer\w*|bring\w*|schick\w*|hol\w* ab|abhol\w*)\b/,
  ],
  members: [
    /\bnur (?:fuer )?(?:die |den |unsere |der )?(?:mitglieder|vorstand|eltern|kunden|mitarbeiter|haendler|musiker|saenger\w*|trainer)\b.{0,40}\b(?:sehen|rein|reinkommen|zugriff|lesen|rankommen)\b/,
    /\binterne[rns]?\b.{0,40}\b(?:vorstand|mitglieder|mitarbeiter|eltern|trainer)\b/,
    /\beigene[mnr]? (?:zugang|login|konto)\b/,
    /\bnach (?:der )?anmeldung\b/,
    /\bmit (?:\w+ )?zugangsdaten\b/,
    /\b(?:bekomm\w*|erhaelt|erhalten|krieg\w*)\b.{0,30}\b(?:zugangsdaten|zugang|passwor\w*|kennwor\w*)\b/,
    /\b(?:anmelden|einlogg\w*)\b.{0,30}\b(?:dort|dann|da|und)\b.{0,70}\b(?:find\w*|seh\w*|sieht|einseh\w*|abruf\w*|herunterlad\w*|runterlad\w*|lesen|anschau\w*)\b/,
    /\b(?:bereich|zugang|login) fuer (?:die |den |unsere |alle )?(?:mitglieder|bauherr\w*|kund\w*|eltern|mandant\w*|mieter|eigentuemer|haendler|partner|mitarbeiter|trainer|vorstand|investoren|lehrer|vermieter|anleger)\b/,
    /\bnur fuer (?:registrierte|angemeldete|eingeloggte)\b/,
    /\bhinter (?:nem|einem|dem) (?:passwort|login)\b/,
    /\b(?:bereich|ecke|teil)\b.{0,20}\bnur fuer\b/,
    /\b(?:ihre|seine|deren) (?:eigenen )?(?:rechnung(?:en)?|auftraege|unterlagen|befunde|fotos|bilder|abrechnungen|vertraege|dokumente|papiere|protokolle|lieferscheine|preise)\b.{0,40}\b(?:abruf\w*|anseh\w*|anschau\w*|einseh\w*|sehen|herunterlad\w*|runterlad\w*|finden)\b/,
    /\b(?:mit|per|hinter) (?:einem )?(?:kennwort|passwort)\b/,
    /\b(?:anmelden|einloggen)\b.{0,50}\b(?:ihre|seine) (?:eigenen )?\w+/,
    /\b(?:laden|hochladen|laedt)\b.{0,40}\bhoch\b/,
    /\bgeschlossene[rnm]? bereich\b|\bverschlossen\w*|\bschloss davor\b/,
    /\bwo nur (?:die |unsere )?\w+ (?:rein|reinkommen|hinkommen|drankommen)\b/,
  ],
  blog: [
    /\b(?:\w*tagebuch|\w*magazin|ratgeber\w*|fachbeitr\w*|fachartikel|newsbereich|kolumne)\b/,
    /\b(?:neuigkeit(?:en)?|meldungen|news|beitraege?|beitrag|berichte?|spielberichte?|artikel|rezepte)\b.{0,60}\b(?:selb(?:st|er)|veroeffentlich\w*|posten|schreib\w*|einstellen|eingestellt|reinstellen|reingestellt|rein|woechentlich|monatlich|regelmaessig|jede woche|jeden monat)\b/,
    /\b(?:selb(?:st|er)|regelmaessig|woechentlich|monatlich|jede woche|jeden monat)\b.{0,60}\b(?:veroeffentlich\w*|beitraege?|beitrag|posten|schreib\w*|berichte?)\b/,
    /\b(?:ab und zu|ab u zu|hin und wieder|manchmal|gelegentlich)\b.{0,30}\b(?:schreib\w*|posten|einstell\w*|reinstell\w*|veroeffentlich\w*)\b/,
    /\bveroeffentlich\w*\b.{0,60}\b(?:allein\w*|selb(?:st|er))\b/,
    /\b(?:aktuelles|neues|neuigkeiten)\b.{0,30}\b(?:selb(?:st|er)|eigenhaendig)\b.{0,20}\b(?:pfleg\w*|schreib\w*|einstell\w*)\b/,
    /\b(?:berichte|artikel) (?:von|ueber|zu)\b/,
    /\b(?:reinschreib\w*|was neues .{0,20}erzaehl\w*|ich (?:will|moechte?) schreiben|ein neuer beitrag)\b/,
    /\b(?:journal|logbuch|chronik)\b.{0,30}\bfuehr\w*/,
    /\b(?:schreib\w*|verfass\w*)\b.{0,25}\b(?:\w*berichte?|artikel|beitraege?|tipps|geschichten|kolumnen?)\b/,
    /\b(?:nachrichtenteil|nachrichten|neuigkeiten|tipps|geschichten|rezepte)\b.{0,50}\b(?:reinsetz\w*|einpfleg\w*|veroeffentlich\w*|reinstell\w*|einstell\w*|stell\w* .{0,12}\bein)\b/,
    /\b(?:jede woche|jeden monat|alle zwei wochen|regelmaessig|ab und zu)\b.{0,60}\b(?:reinstell\w*|einstell\w*|reinsetz\w*|rezepte?|was neues)\b/,
    /\bveroeffentlich\w*\b.{0,40}\b(?:texte?|beitr\w*|tipps)\b/,
  ],
  special: [
    /\b(?:(?:ein|an)?gib\w*|geben|(?:ein)?tipp\w*|(?:ein|an)geb\w*)\b.{0,60}\b(?:sieht|sehen|krieg\w*|bekomm\w*|angezeigt|ausgerechnet|kostet|preis)\b/,
    /\b(?:eintipp\w*|eingibt|eingeben)\b.{0,60}\b(?:kostet|preis|rauskommt|herauskommt)\b/,
    /\brechn\w* sich (?:\w+ )?selb(?:st|er)\b/,
    /\b(?:stellt|stellen)\b.{0,40}\bzusammen\b/,
    /\bselb(?:st|er) zusammen(?:klick|stell|bau|setz)\w*/,
    /\b(?:sofort|gleich|direkt)\b.{0,20}\b(?:richt)?preis\b.{0,15}\b(?:sehen|sieht|angezeigt|bekomm\w*|krieg\w*)\b/,
    /\w{4}software\b.{0,60}\bautomatisch\b/,
    /\b(?!termin|kurs|dienst|urlaubs)\w{3,20}planer\b|\bquiz\b|\bwebcam\b|\blivestream\b/,
    /\bautomatisch\b.{0,40}\b(?:angebot|pdf|mail|rechnung)\b/,
    /\b(?:laden|lade) (?:ihr|ihre|ein|das) \w+ hoch\b.{0,30}\b(?:sehen|sieht)\b/,
    /\b(?:bewerb\w*|lebenslauf)\b.{0,60}\b(?:hochlad\w*|verfolgen)\b/,
    /\bautomatische?n? (?:abrechnung|rechnung|auswertung|erinnerung)\b/,
    /\b(?:gekoppelt|verknuepft|abgeglichen) mit\b/,
    /\b\w*(?:datei|durchklicken|hoch)\b.{0,60}\bpreis\b/,
    /\bpreis\b.{0,12}\b(?:rauskommt|herauskommt|rauskriegt|ausgerechnet|berechnet)\b/,
    /\blive (?:sehen|verfolgen|mitverfolgen|anzeigen)\b/,
    /\b(?:durchsuchbar|durchsuchen)\b/,
    /\bspuck\w*\b.{0,50}\baus\b/,
    /\b(?:virtuell\w*|3d|visualisier\w*|\w*chatbot|ki ?bot|augmented)\b/,
    /\bam bildschirm\b.{0,60}\b(?:durchprobier\w*|ausprobier\w*|legen|anprobier\w*|kombinier\w*)\b/,
    /\b(?:sendungsnummer|auftragsnummer|auftragsstatus|tracking|livetracking|sendungsverfolgung)\b/,
    /\b(?:in|aus|mit|an) (?:unser\w*|der|dem|das|die|meine?[mnrs]?) \w*(?:programm|software|warenwirtschaft|datenbank)\b/,
    /\b(?:kondolenzbuch|gedenkkerzen?|gedenkportal|folgerezepte?)\b/,
    /\bhochlad\w*\b.{0,60}\b(?:prueft|berechn\w*|preis|angebot|kalkul\w*)\b/,
    /\b(?:aus|von|ueber) (?:der |dem )?(?:mobile\.de|autoscout\w*|immoscout\w*|immobilienscout\w*|autoboerse|fahrzeugboerse)/,
    /\baus (?:sap|datev|excel|dem erp|der datenbank|(?:der|unserer) warenwirtschaft|unserem system)\b/,
  ],
};

/** Behind „kein“ or „nicht“, not far. */
const DENIED: Record<Concept, RegExp> = {
  booking:
    /\b(?:kein\w*|nicht|nix|ohne|nie|niemand|weder)\b(?! (?:nur|erst|mehr|immer)\b).{0,30}\b(?:buch|eintrag|slot|reserv|termin)/,
  shop: /\b(?:kein\w*|nichts?|nix|ohne|nie|niemand|weder)\b(?! (?:nur|erst|mehr|immer)\b).{0,30}\b(?:versand|verschick|verkauf|warenkorb|shop|bestell)/,
  members:
    /\b(?:kein\w*|nicht|nix|ohne|nie|niemand|weder)\b(?! (?:nur|erst|mehr|immer)\b).{0,30}\b(?:login|passwor|zugang|bereich)/,
  blog: /\b(?:kein\w*|nichts?|nix|ohne|nie|niemand|weder)\b(?! (?:nur|erst|mehr|immer)\b).{0,30}\b(?:blog|veroeffentlich|beitr|magazin|schreib)/,
  special:
    /\b(?:kein\w*|nicht|nix|ohne|nie|niemand|weder)\b(?! (?:nur|erst|mehr|immer)\b).{0,30}\b(?:rechner|planer|konfig)/,
};

/** Done by people or elsewhere, unless „statt“ or „nicht nur“ says otherwise. */
const BY_PEOPLE =
  /\b(?:telefonisch|am telefon|tresen|ladentheke|theke|im laden|vor ort|an der kasse|automat\w*|doctolib|booking|airbnb|nur (?:ein(?:en)? )?(?:link|knopf)|verlink\w*|ruf\w* an|rufen)\b|\b(?:bestell|reserv|buch|anmeld|termin|nehm)\w*.{0,30}\b(?:per|ueber) (?:mail|telefon|whatsapp)\b/;
/** Or it rings too often. */
const NO_LONGER =
  /\b(?:hoelle|stress|chaos|katastrophe|klingelt|staendig|dauernd|nervt|statt|auch (?:im netz|im internet|online|uebers)|nicht (?:nur|erst|mehr|immer))\b/;
const DONE_BY_PEOPLE: ReadonlySet<Concept> = new Set(["shop", "booking"]);

/** @param said normalised text */
export function plainHintsIn(said: string): Concept[] {
  const sentences = said.split(/(?<=[.;!?])\s|,?\s(?=(?:aber|sondern|dafuer|jedoch)\s)/);
  return CONCEPTS.filter((concept) => sentences.some((sentence) => isPlainIn(sentence, concept)));
}

/** Whether words speak against it: „kein Versand“, „Termine nur am Telefon“. */
export function speaksAgainst(said: string, concept: Concept): boolean {
  const isByPeople = DONE_BY_PEOPLE.has(concept) && BY_PEOPLE.test(said) && !NO_LONGER.test(said);
  return isByPeople || DENIED[concept].test(said);
}

function isPlainIn(said: string, concept: Concept): boolean {
  if (speaksAgainst(said, concept)) return false;
  return (
    PLAIN[concept].some((pattern) => pattern.test(said)) || (concept === "booking" && reservesByOneself(said))
  );
}

/** „Man soll sich seine Uhrzeit selber aussuchen“ */
function reservesByOneself(said: string): boolean {
  return said.split(/[.;!?]/).some((part) => BY_ONESELF.test(part) && RESERVES.test(part));
}
