// What may stand behind words that no rule has read: asked for with its price, never reckoned unasked. Pure.
import type { Feature, ProjectType } from "#worker/pricing/project.ts";
import { CONCEPTS, type Concept } from "../concepts.ts";
import type { AskedFor } from "../selling.ts";
import type { LearnedHints } from "./learned-hints.ts";
import { plainHintsIn, speaksAgainst } from "./plain-hints.ts";

/** Who would do it, or where: without either it is only spoken of. */
const SOMEBODY =
  /\b(?:kund\w*|gaest\w*|patient\w*|klient\w*|mandant\w*|mieter\w*|leute?n?|eltern|besucher\w*|lue|lu|lued|mitglieder\w*|teilnehmer\w*|interessent\w*|schueler\w*|man|jeder|die|selb(?:er|st)|online|direkt|gleich|drueber|darueber|ueber die (?:web)?seite|auf der (?:web)?seite|im netz|internet)\b/;
const WANT =
  /\b(?:soll\w*|koenn\w*|kann|moechte\w*|waere?|will|wollen|braucht?e?\w*|wuensch\w*|mit|wo|dass|damit|online|direkt)\b/;
/** Done otherwise, or not at all. */
const OTHERWISE =
  /\b(?:kein\w*|nich\w*|ned|nix|nein|nee|noe|ohne|nur|bloss|weiterhin|bleib\w*|booking|treatwell|doctolib|lieferando|telefon\w*|tel|anruf\w*|rufen|ruft|per|mail\w*|whatsapp|insta\w*|facebook|vor ort|laden|tresen|kasse|bar|persoenlich|link\w*|verlink\w*|verweis\w*|anzeigen|stehen|steht|sehen|sieht|anschauen|angucken|infos?|informier\w*|bilder)\b/;

/** Parts of words. */
const HINTS: Partial<Record<Concept, RegExp>> = {
  booking:
    /termin(?!e? (?:und|vom|der))|buchen|bucht|reservier|belegen|\bbelegt|freie (?:zeiten|plaetze|tage)|eintragen|eintraegt|plaetze? sicher|platz sicher|uhrzeit|\bmieten|ausleihen|anmelden koenn|anmeldung zu|zimmer nehmen|vormerken/,
  shop: /verkauf|bestell|bezahl|versand|versend|verschick|kaufen|paypal|vorkasse|gutschein|ticket|schicken lassen|zuschick|\bordern|liefern lassen/,
  members: /einlogg|eingelogg|passwor|kennwor|geschuetzt|hochlad/,
  special:
    /berechn|ausrechn|zusammenstell|zusammenklick|durchsuch|abgleich|automatisch|preis raus|steht der preis|kommt .{0,20}preis|\blive\b|nachverfolg|stand (?:ihrer|der|seiner) (?:bewerbung|bestellung|lieferung|reparatur)/,
  blog: /was neues .{0,25}(?:erzaehl|schreib|berichten)|(?:jede|jeden) \w+ (?:was|einen|ein|neue\w*) .{0,20}(?:schreib|beitrag|reinschreib|artikel)|neuer beitrag|nachrichten schreib/,
};

/** What rules have read in a text. */
interface Read {
  wanted: readonly Feature[];
  refused: readonly Feature[];
  projectType: ProjectType | null;
}

/** „Zimmer buchen“, where functions were asked for: a bare wish is no longer. */
const MAX_BARE_WORDS = 8;
/** „verkaufen“, „wie die vom Nachbarn, aber mit kaufen“: no more than that. */
const SELLS = /^(?:[a-z]+[ ,.!]+){0,8}(?:verkauf\w*|kaufen|einkaufen|bestellen)[ .!]*$/;

/** @param said normalised text @param learned what it is likely to describe */
export function hintsIn(
  said: string,
  { wanted, refused, projectType }: Read,
  asked: AskedFor,
  learned: LearnedHints,
): Concept[] {
  const isRead = (concept: Concept) =>
    wanted.includes(concept) || refused.includes(concept) || projectType === concept;
  const plain = plainHintsIn(said).filter((concept) => !wanted.includes(concept) && projectType !== concept);
  if (asked === "kind" && SELLS.test(said) && !OTHERWISE.test(said) && !isRead("shop")) return ["shop"];
  // „Fahrten online bestellen, also Terminbuchung“, „mit Passwort anmelden“
  const isOtherwiseRead = (concept: Concept, clause: string) =>
    (concept === "shop" &&
      wanted.includes("booking") &&
      !/verkauf|kauf|gutschein|versand|schick/.test(clause)) ||
    (concept === "booking" && /passwor|kennwor|logg|login|zugang/.test(clause));
  const clauses = [said, ...said.split(/[,.;:!?]|\b(?:aber|sondern|statt)\b/)].filter(
    (clause) => !OTHERWISE.test(clause),
  );
  const isWished = (clause: string) =>
    (WANT.test(clause) && SOMEBODY.test(clause)) ||
    (asked === "functions" && clause.trim().split(/\s+/).length <= MAX_BARE_WORDS);
  const byRule = CONCEPTS.filter(
    (concept) =>
      plain.includes(concept) ||
      (!isRead(concept) &&
        clauses.some(
          (clause) => HINTS[concept]?.test(clause) && isWished(clause) && !isOtherwiseRead(concept, clause),
        )),
  );
  const isAnyRead = wanted.length + byRule.length > 0 || CONCEPTS.some((concept) => concept === projectType);
  const byEar = (isAnyRead ? learned.sure : learned.likely).filter(
    (concept) => !isRead(concept) && !isOtherwiseRead(concept, said) && !speaksAgainst(said, concept),
  );
  const found = CONCEPTS.filter((concept) => byRule.includes(concept) || byEar.includes(concept));
  // A file that is handed up to be reckoned with is no area behind a login.
  return found.includes("special") && !LOGIN.test(said) ? found.filter((one) => one !== "members") : found;
}

const LOGIN = /logg|login|passwor|kennwor|zugang|zugaenge|intern|bereich|konto/;
