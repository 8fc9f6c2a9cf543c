// Names with a number: „Halle 12“, „Galerie 17“, „Architekturbüro Linie 7“.
import { labelOf } from "../dates/calendar-names.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { isCapital, isProper, isTrade } from "./name-shape.ts";
import { ARTICLE, GREETING, isTown } from "./name-words.ts";
import { firstOf } from "./names-by-their-place.ts";

/** Places that are counted through, and give their name to a house. */
const COUNTED_PLACE =
  /(?:halle|galerie|atelier|studio|salon|linie|gleis|stall|tor|haus|hof|raum|werk|schuppen|speicher|schacht|station|etage|bahnsteig|kilometer|loft|lager|stellwerk|bar|cafe|kurve|kabine|zone|faktor|level|plan|akt|klang)$/;
/** „Hauptstraße 12“, „Zimmer 12“, „Klasse 7“ */
const ONLY_COUNTED =
  /(?:strasse|str|weg|allee|gasse|ring|platz|damm|ufer|zimmer|klasse|klassen|stufe|nummer|nr|tel|seite|seiten|alter|jahre?|baujahr|jahrgang|mitarbeiter|leute|prozent|euro|uhr|stueck|kapitel|punkt|schritt|teil|plz|fax|mal|ab|bis|seit|gegruendet)$/;
const MAX_DIGITS = 3;

/** A noun of a place with its number, alone in its piece or behind its trade. */
export function numberedName(text: string, parts: readonly Words[]): string | null {
  return firstOf(parts.slice(0, 2), (part) => {
    const bare = part.filter(({ raw }) => !/^["„“”]$/.test(raw));
    const begin = bare.findIndex(({ text: said }) => !GREETING.test(said) && !ARTICLE.test(said));
    const own = begin < 0 ? [] : bare.slice(begin);
    const at = own.findIndex(({ kind }) => kind === "number");
    const [noun, number, next] = [own[at - 1], own[at], own[at + 1]];
    const first = own[0];
    if (!first || !noun || !number || number.raw.length > MAX_DIGITS || !isPlace(noun)) return null;
    const isOver = next === undefined || /^(?:in|aus|bei)$/.test(next.text) || isTown(next.text);
    const isLed = own.slice(0, at - 1).every((word) => isTrade(word) || isProper(word));
    return isOver && isLed && at <= 3 ? text.slice(first.start, number.end) : null;
  });
}

function isPlace(noun: TaggedWord): boolean {
  const isMonth = labelOf(noun.text).size > 0;
  return isCapital(noun) && !isMonth && COUNTED_PLACE.test(noun.text) && !ONLY_COUNTED.test(noun.text);
}

/** „Bike4You“: a digit between two halves that begin with capitals. */
export function digitInside(text: string): string | null {
  return /(?:^|\s)(\p{Lu}\p{Ll}{1,20}\d\p{Lu}\p{Ll}{1,20})(?=$|[\s,.!])/u.exec(text)?.[1] ?? null;
}
