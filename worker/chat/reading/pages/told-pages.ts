// Pages told in prose, some of them usual ones: „Startseite, dann je eine Seite für Bad und Heizung, evtl. Galerie“.
// Every piece has to be a page, a number of them, or plainly talk; else nothing is counted here.
import type { Span } from "#worker/pricing/project.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { EACH, FIRST, PAGE_NAME, RELATIVE } from "./page-names.ts";
import { nameBehindPreposition } from "./page-parts.ts";
import { piecesOf, withoutBrackets } from "./told-pieces.ts";

const OPTIONAL = /^(?:evtl|eventuell|vielleicht|vllt|ggf|gegebenenfalls|womoeglich)$/;
/** In front of a page's name. */
const LEAD =
  /^(?:na|ja|jo|ach|och|hm+|also|ok|okay|gut|auf|jeden|fall|erst|mal|erstmal|zuerst|zunaechst|natuerlich|bitte|auch|die|der|das|den|eine[nrs]?|ne|nen|ein|unsere?n?|unser|meine?n?|mein|mit|jeweils|je|jede[nrsm]?|(?:unter)?seiten?|fuers?|fuer|extra|eigene[nr]?|nur|halt|eben|ganz|wichtig|was|ueber|zum|beispiel|sowas|wie|so|gern\w*|einmal|hinten|vorne?|einzelne?|separate?|ohne|in|haetten?|moechten?|brauchen|braeuchten|wollen|nehmen|haben|hab|habe|bieten|wir|ich)$/;
/** Behind it. */
const TAIL =
  /^(?:jeweils|je|jede[rs]?|extra|eine|eigene[rn]?|einzeln|fuer|sich|mit|einer|seite|natuerlich|auch|bitte|eben|halt|soll|sein|kommt|kommen|nicht|vergessen|klar|separat|reicht|ja)$/;
const TALK =
  /^(?:wir|ich|man|es|sie|ihr|mir|uns|sind|ist|bin|hab\w*|hat|haett\w*|reich\w*|genueg\w*|passt|passen|langt|wars?|waere?n?|alles|nicht|nichts|nix|kein\w*|mehr|brauch\w*|moecht\w*|wuerd\w*|koenn\w*|kann|soll\w*|will|wollen|kommt|kommen|muss|gehoert|danke|denke|glaub\w*|ungefaehr|etwa|fertig|schluss|beispiel|insgesamt|zusammen|mitarbeiter|uhr|spaeter|moment|weil|dass|damit|oder|aber|lieber|doch|eher|weg|fehlt|vergessen|auswahl|genug|ende|empfehlen|empfehle|empfiehlt|denn|find\w*|gut|bekommt|kriegt|meint)$/;
const ABOUT = /^ueber (?:uns|mich|den|die|das)\b/;
const MAX_NAME_WORDS = 4;
const LEAST = 3;
const LEAST_USUAL = 2;
/** More of one kind are no pages. */
const MAX_OF_A_KIND = 40;

type Told =
  | { kind: "page"; isUsual: boolean }
  | { kind: "count"; count: number }
  /** The next one is optional. */
  | { kind: "perhaps" }
  | { kind: "talk" }
  | { kind: "unclear" };

/** How many pages; null where the text is no such list. */
export function toldPages(words: Words): Span | null {
  if (isForEachThing(words)) return null;
  let [sum, optional, names, usual, isPerhaps] = [0, 0, 0, 0, false];
  for (const { words: own, end } of piecesOf(withoutBrackets(withoutLead(words)))) {
    const told = readPiece(own, end);
    if (told.kind === "unclear") return null;
    if (told.kind === "perhaps") isPerhaps = true;
    if (told.kind === "count") [sum, names] = [sum + told.count, names + 1];
    if (told.kind !== "page") continue;
    names += 1;
    usual += told.isUsual ? 1 : 0;
    if (isPerhaps || own.some(({ text }) => OPTIONAL.test(text))) optional += 1;
    else sum += 1;
    isPerhaps = false;
  }
  const isBegun = words.some(({ text }) => FIRST.test(text) || text === "kontakt");
  const isList = names >= LEAST || (names === LEAST_USUAL && usual === names);
  return isList && usual >= LEAST_USUAL && isBegun ? { min: sum, max: sum + optional } : null;
}

/** „Ich fotografiere Menschen, also: Startseite, …“, „Pension hier! Start, …“ */
function withoutLead(words: Words): Words {
  const first = words.findIndex(({ text }) => FIRST.test(text));
  const lead = words.findLastIndex(({ text }, at) => at < first && /^[:!?]$/.test(text));
  return words.slice(lead + 1);
}

function readPiece(own: TaggedWord[], end: string): Told {
  const number = own.findIndex(({ value, isArticle }) => value !== null && !isArticle);
  if (number >= 0) return readCount(own, number, end);
  // „Mein Weg“ is a page, „kann weg“ is none.
  const whole = own
    .map(({ text, raw }) => (raw === "Weg" ? "werdegang" : text))
    .filter((text) => !OPTIONAL.test(text));
  if (whole.length === 0) return { kind: "perhaps" };
  if (
    whole.some(
      (_, at) =>
        RELATIVE.test(whole.slice(at).join(" ")) && whole.slice(0, at).every((text) => LEAD.test(text)),
    )
  )
    return { kind: "page", isUsual: true };
  if (/^(?:wir|ich)(?: ueber uns)?$/.test(whole.join(" "))) return { kind: "page", isUsual: false };
  const about = whole.findIndex((_, at) => ABOUT.test(whole.slice(at).join(" ")));
  if (about >= 0 && whole.slice(0, about).every((text) => LEAD.test(text)))
    return whole.slice(about + 2).some((text) => TALK.test(text))
      ? { kind: "unclear" }
      : { kind: "page", isUsual: true };
  // „jeweils für Google eine eigene“
  if (/^(?:je|jeweils) fuer \w+ eine(?: eigene)?(?: seite)?$/.test(whole.join(" "))) return { kind: "talk" };
  const led = end === "," ? nameBehindPreposition(own) : null;
  if (led !== null) return { kind: "page", isUsual: PAGE_NAME.test(led) };
  // „fenster treppenhaus baureinigung je eine“ are several.
  if (
    own.some(({ text }, at) => EACH.test(text) && /^(?:eine[nrs]?|ne)$/.test(own[at + 1]?.text ?? "")) &&
    own.filter(({ raw, text }) => /^\p{Ll}/u.test(raw) && !LEAD.test(text) && !TAIL.test(text)).length >=
      LEAST
  )
    return { kind: "unclear" };
  const begin = whole.findIndex((text) => !LEAD.test(text));
  if (begin < 0) return { kind: "talk" };
  const last = whole.findLastIndex((text) => !TAIL.test(text));
  const all = whole.slice(begin, Math.max(begin, last) + 1);
  // „Meine Frau meint Start“
  const isLed = FIRST.test(all.at(-1) ?? "") && !all.slice(0, -1).some((text) => PAGE_NAME.test(text));
  const name = isLed ? all.slice(-1) : all;
  const isUsual = name.some((text) => PAGE_NAME.test(text));
  if (name.filter((text) => PAGE_NAME.test(text)).length > 1) return { kind: "unclear" };
  if (name.some((text) => TALK.test(text))) return isUsual ? { kind: "unclear" } : { kind: "talk" };
  if (end === ":") return { kind: "talk" };
  return name.length <= MAX_NAME_WORDS ? { kind: "page", isUsual } : { kind: "unclear" };
}

/** „die drei Ferienwohnungen jede eine Seite“; „zwei Seiten: A und B“, „8 Seiten“ and „seit 1985“ are none of this. */
function readCount(own: TaggedWord[], at: number, end: string): Told {
  const count = own[at]?.value ?? 0;
  const noun = own[at + 1];
  const isOther =
    noun === undefined ||
    noun.tags.has("page") ||
    own.some(({ text }) => TALK.test(text)) ||
    count > MAX_OF_A_KIND ||
    end === ":";
  return isOther ? { kind: "unclear" } : { kind: "count", count };
}

/** „für jedes Instrument eine“ is counted elsewhere. */
function isForEachThing(words: Words): boolean {
  return words.some(
    ({ text, tags }, at) =>
      EACH.test(text) &&
      !tags.has("page") &&
      words[at + 1]?.kind === "word" &&
      !/^(?:eine?[nrs]?|extra|einzeln|mit|fuer|ne|eigene\w*|seite|separat|auch|fall|telefon|mail|post|whatsapp)$/.test(
        words[at + 1]?.text ?? "",
      ),
  );
}
