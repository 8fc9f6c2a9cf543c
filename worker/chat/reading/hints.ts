// What may stand behind words that no rule has read: asked for with its price, never reckoned unasked. Pure.
import type { Feature, ProjectType } from "#worker/pricing/project.ts";
import type { Concept } from "./read-kind.ts";

/** Who would do it, or where: without either it is only spoken of. */
const SOMEBODY =
  /\b(?:kund\w*|gaest\w*|patient\w*|klient\w*|mandant\w*|mieter\w*|leute?n?|eltern|besucher\w*|mitglieder\w*|teilnehmer\w*|interessent\w*|schueler\w*|man|jeder|die|selb(?:er|st)|online|direkt|gleich|drueber|darueber|ueber die (?:web)?seite|auf der (?:web)?seite|im netz|internet)\b/;
const WANT =
  /\b(?:soll\w*|koenn\w*|kann|moechte\w*|waere?|will|wollen|braucht?e?\w*|wuensch\w*|mit|wo|dass|damit|online|direkt)\b/;
/** Done otherwise, or not at all. */
const OTHERWISE =
  /\b(?:kein\w*|nich\w*|ned|nix|ohne|nur|bloss|weiterhin|telefon\w*|tel|anruf\w*|rufen|ruft|per|mail\w*|whatsapp|insta\w*|facebook|vor ort|laden|tresen|kasse|bar|persoenlich|link\w*|verlink\w*|verweis\w*|anzeigen|stehen|steht|sehen|sieht|anschauen|angucken|infos?|informier\w*|bilder)\b/;

/** Parts of words. */
const HINTS: Partial<Record<Concept, RegExp>> = {
  booking:
    /termin(?!e? (?:und|vom|der))|buchen|bucht|reservier|belegt|freie (?:zeiten|plaetze|tage)|eintragen|eintraegt|plaetze? sicher|platz sicher|uhrzeit aussuchen/,
  shop: /verkauf|bestell|bezahl|versand|versend|verschick|kaufen|paypal|vorkasse|gutschein|ticket/,
  members: /einlogg|eingelogg|passwor|geschuetzt|hochlad|runterlad/,
  special: /berechn|ausrechn|zusammenstell|zusammenklick|durchsuch|abgleich|automatisch/,
};

/** So plain that what stands around it („… und sehen, was frei ist“, „… ohne anzurufen“) says nothing against it. */
const PLAIN_HINTS: Partial<Record<Concept, RegExp>> = {
  booking:
    /\bsich (?:da |dort |selber |selbst |online ){0,2}(?:eintragen|einbuchen)|\bslot\b|\bdirekt buchen|\bonline (?:\w+ )?(?:reserv|buch)|\bselb(?:st|er) (?:\w+ ){0,2}(?:buchen|reserv|slot|termin)|\btermine? (?:\w+ ){0,3}selb(?:st|er)\b/,
  special:
    /\b(?:gib\w*|geben|tipp\w*|eingeb\w*)\b.{0,60}\b(?:sieht|sehen|krieg\w*|bekomm\w*|angezeigt|ausgerechnet|kostet|preis)\b|\brechn\w* sich (?:\w+ )?selb(?:st|er)\b/,
  members:
    /\beigene[mnr]? (?:zugang|login|konto)\b|\bschloss davor\b|\bwo nur (?:die |unsere )?\w+ (?:rein|reinkommen|hinkommen|drankommen)\b/,
  blog: /\b(?:selb(?:st|er)|regelmaessig|woechentlich|monatlich|jede woche|jeden monat)\b.{0,60}\b(?:veroeffentlich|bei?traege?|beitrag|posten)|\b(?:veroeffentlich|beitraege?|beitrag|neuigkeit)\w*.{0,60}\b(?:selb(?:st|er)|regelmaessig|woechentlich|monatlich|jede woche|jeden monat|eingestellt|reingestellt)\b|\b(?:spielberichte?|berichte?|neuigkeiten|nachrichten)\b.{0,40}\b(?:rein|einstellen|reinstellen|veroeffentlichen|schreiben)\b/,
};
const DENIED = /\b(?:kein\w*|nicht|nix) (?:\w+ ){0,2}(?:buch|eintrag|slot|reserv|veroeffentlich|beitr|rechn)/;

/** What rules have read in a text. */
interface Read {
  wanted: readonly Feature[];
  refused: readonly Feature[];
  projectType: ProjectType | null;
}

/** @param said normalised text */
export function hintsIn(said: string, { wanted, refused, projectType }: Read): Concept[] {
  const has = (concept: Concept) => wanted.includes(concept) || projectType === concept;
  const plain = concepts.filter((concept) => PLAIN_HINTS[concept]?.test(said) && !has(concept));
  if (plain.length > 0 && !DENIED.test(said)) return plain;
  if (wanted.length + refused.length > 0 || (projectType !== null && projectType !== "company")) return [];
  if (!WANT.test(said) || !SOMEBODY.test(said) || OTHERWISE.test(said)) return [];
  return concepts.filter((concept) => HINTS[concept]?.test(said));
}

const concepts = ["shop", "booking", "blog", "members", "special"] as const satisfies readonly Concept[];
