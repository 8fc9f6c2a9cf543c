// What may stand behind words that no rule has read: asked for with its price, never reckoned unasked. Pure.
import type { Feature, ProjectType } from "#worker/pricing/project.ts";
import { plainHintsIn } from "./plain-hints.ts";
import { CONCEPTS, type Concept } from "./read-kind.ts";

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

/** What rules have read in a text. */
interface Read {
  wanted: readonly Feature[];
  refused: readonly Feature[];
  projectType: ProjectType | null;
}

/** @param said normalised text */
export function hintsIn(said: string, { wanted, refused, projectType }: Read): Concept[] {
  const has = (concept: Concept) => wanted.includes(concept) || projectType === concept;
  const plain = plainHintsIn(said).filter((concept) => !has(concept));
  if (plain.length > 0) return plain;
  if (wanted.length + refused.length > 0 || (projectType !== null && projectType !== "company")) return [];
  if (!WANT.test(said) || !SOMEBODY.test(said) || OTHERWISE.test(said)) return [];
  return CONCEPTS.filter((concept) => HINTS[concept]?.test(said));
}
