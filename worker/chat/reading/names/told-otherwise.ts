// A name told without „heißen“ in front of it: „das läuft unter …“, „man kennt uns als …“, „…, so heißt mein Laden“, „… steht am Wagen“.
import type { TaggedWord, Words } from "../tagged-words.ts";
import { trimmed, unquoted } from "./name-extent.ts";
import { nameOf } from "./name-of.ts";
import { isCapital, isOneOfItsKind, isProper, isTrade } from "./name-shape.ts";
import { ARTICLE, BUSINESS, GREETING, isCommon, isTown, SENTENCE } from "./name-words.ts";
import { firstOf } from "./names-by-their-place.ts";
import { after, isUndecided, listOf, partsOf } from "./told-names.ts";

/** What follows is the name. */
const TOLD = listOf(
  `laeuft unter, laufen unter, lief unter, kennt uns als, kennen uns als, kennt mich als, kennen mich als, kennt man uns als, kennt man mich als, bekannt als,
  bekannt unter, alle nennen uns, alle nennen mich, heute heissen wir, mittlerweile heissen wir, inzwischen heissen wir, kuenftig heissen wir, bei uns heisst,
  unter meinem namen, unter unserem namen, unter eigenem namen, offiziell, gestatten, umbenannt in, auf dem schild steht, auf dem wagen steht, am wagen steht,
  am auto steht, ueber der tuer steht, an der tuer steht, hier von, jungs von, maedels von, leute von, truppe von, verrueckten von,
  inhaber der, inhaber des, inhaberin der, inhaberin des, inhaber von, inhaberin von, gruender von, gruenderin von, founder von, founder of, geschaeftsfuehrer der, geschaeftsfuehrerin der, betreiber der, betreiber von`,
);
/** „Alle sagen Kohlen-Theo“; „alle sagen, das Internet ist wichtig“ */
const SAID = listOf("alle sagen, leute sagen, kunden sagen");
const SHOWN = listOf("auf dem schild, am wagen, auf dem wagen, ueber der tuer, an der tuer");
const MAX_WORDS = 5;

/** What a turn of speech tells to be the name. */
export function toldOtherwise(text: string, words: Words): string | null {
  const said = after(words, SAID).filter((part) => !part.some((word) => SENTENCE.test(word.text)));
  const forward = [...after(words, TOLD), ...said, ...shownBehind(words), ...behindThing(words)];
  return (
    firstOf(forward, (part) => nameTold(text, part)) ??
    firstOf([...words.keys()], (at) => nameBeforeSo(text, words, at)) ??
    firstOf(partsOf(words), (part) => nameOnSign(text, part)) ??
    firstOf(partsOf(words), (part) => newNameOf(text, part))
  );
}

/** „unter Tonfall“; „unter anderem gut“ and „alle sagen, Internet ist wichtig“ tell none. */
function nameTold(text: string, part: Words): string | null {
  if (isUndecided(part)) return null;
  const name = trimmed(part);
  const isLow = !/\p{Lu}/u.test(text);
  const isTold = name.some((word) => word.kind === "word" && !isCommon(word.text) && !isTrade(word));
  if (isLow && /^(?:zum|zur|am)$/.test(part[0]?.text ?? "")) return wholeOf(text, part);
  const isName = isLow
    ? name.length <= MAX_WORDS && name.some(isProper) && !/^ander/.test(name[0]?.text ?? "")
    : isCapital(name[0]) || (name[0]?.kind === "mark" && isCapital(name[1]));
  return isName && isTold && !isOneOfItsKind(part) ? nameOf(text, part, true) : null;
}

/** „am Ende steht dann auf dem Schild Hühnerhof Gackerei“ */
function shownBehind(words: Words): TaggedWord[][] {
  const verb = words.findIndex(({ text }) => /^(?:steht|stand)$/.test(text));
  // „Rohrfrei steht am Wagen, Klempner“
  const isAtOnce = ([first]: Words) => first !== undefined && words[words.indexOf(first) - 1]?.text !== ",";
  return verb < 0 ? [] : after(words.slice(verb + 1), SHOWN).filter(isAtOnce);
}

/** „der Brand heißt …“, „mein Foodtruck heißt …“: any thing of one's own, no person, no place and no page. */
function behindThing(words: Words): TaggedWord[][] {
  return words.flatMap(({ text }, at): TaggedWord[][] => {
    const [article, thing] = [words[at - 2], words[at - 1]];
    if (text !== "heisst" || !thing || OTHER.test(thing.text)) return [];
    // „mein Yoga Studio in Senden, es heißt Flow & Feld“
    if (thing.text === "es" && isCapital(words[at + 1])) return after(words.slice(at), [["heisst"]]);
    if (!isCapital(thing) && !BUSINESS.test(thing.text) && !isTrade(thing)) return [];
    const isOwn = /^(?:mein|meine|unser|unsere|der|die|das)$/.test(article?.text ?? "");
    return isOwn ? after(words.slice(at), [["heisst"]]) : [];
  });
}

const OTHER =
  /(?:mann|frau|sohn|tochter|chef|chefin|hund|kater|katze|partner|partnerin|kollege|kollegin|freund|freundin|vater|mutter|bruder|schwester|opa|oma|kind|ort|strasse|stadt|dorf|seite|domain|adresse|produkt|buch|kurs|motto|slogan|frage|thema|angebot)$/;

/** „Glück auf dem Teller, so heißt mein Foodtruck“, „die Seifensiederin, so nenn ich mich“ */
function nameBeforeSo(text: string, words: Words, at: number): string | null {
  const [so, verb, who, mark] = [words[at], words[at + 1], words[at + 2], words[at - 1]];
  const isCalled =
    /^(?:heisst?|heissen|nenne?n?)$/.test(verb?.text ?? "") &&
    /^(?:mein|meine|unser|unsere|der|die|das|ich|wir|er|sie)$/.test(who?.text ?? "");
  if (so?.text !== "so" || !isCalled || mark?.kind !== "mark") return null;
  const own = partsOf(words.slice(0, at)).at(-1) ?? [];
  return wholeOf(text, own);
}

/** „Schweißfix steht am Wagen“; „der Wagen steht am Markt“ says where it stands. */
function nameOnSign(text: string, part: Words): string | null {
  const verb = part.findIndex((word) => word.text === "steht");
  const behind = part.slice(verb + 1);
  const isSign = behind.some((word) => SIGN.test(word.text));
  const first = part[0]?.text ?? "";
  return verb > 0 && isSign && !ARTICLE.test(first) ? wholeOf(text, part.slice(0, verb)) : null;
}

const SIGN = /^(?:\w*wagen|\w*schild|\w*tuer|auto|transporter|fassade|schaufenster|dran|drauf)$/;

/** „wird in Stromwerk West umbenannt“ */
function newNameOf(text: string, part: Words): string | null {
  const verb = part.findIndex((word) => /^um(?:benannt|getauft)$/.test(word.text));
  const into = part.findLastIndex((word, at) => at < verb && /^(?:in|zu)$/.test(word.text));
  return verb > 0 && into >= 0 ? wholeOf(text, part.slice(into + 1, verb)) : null;
}

/** All of `part` as a name, everyday words and prepositions in it or not. */
function wholeOf(text: string, part: Words): string | null {
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last || part.length > MAX_WORDS || isUndecided(part)) return null;
  if (/\p{Lu}/u.test(text) && !part.some(isCapital)) return null;
  const isSpoken = part.some(({ text: said }) => SENTENCE.test(said) || /^(?:das|es|was)$/.test(said));
  if (isSpoken || /namen?$/.test(last.text) || isOneOfItsKind(part)) return null;
  if (part.every((word) => isTown(word.text) || GREETING.test(word.text))) return null;
  if (part.some((word) => isTown(word.text))) return nameOf(text, part, true);
  return unquoted(text.slice(first.start, last.end));
}
