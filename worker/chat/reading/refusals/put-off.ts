// What is named and not wanted, or not yet, by turns of phrase that reach over commas: „Shop in Phase 2“, „Blog? eher nein“, „Shop, äh, ich mein Buchung“.
import type { LexiconTag } from "../lexicon.ts";
import { textOf } from "../question-shapes.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";

const NAMED = [
  "shop",
  "booking",
  "blog",
  "members",
  "special",
  "manyLanguages",
] as const satisfies readonly LexiconTag[];
const LANGUAGE = /^(?:englisch|niederlaend|hollaend|franzoes|poln|tuerk|russ|span|ital|ukrain|arab)/;

const names = ({ tags, text }: TaggedWord): boolean =>
  NAMED.some((tag) => tags.has(tag)) || LANGUAGE.test(text);

/** Not now, said of what its clause or the one beside it names. */
const LATER =
  /\b(?:erst wenn|wenn wir (?:mal |dann |erst ){0,2}(?:groesser|soweit|so weit)|warte(?:n wir| ich) (?:noch|damit|erst)|wenn (?:es|das|der laden|alles|s) (?:\w+ ){0,2}laeuft|(?:falls|sollte) (?:es |das )?(?:(?:mal|irgendwann)\b|(?:\w+ )?laeuft)|(?:fuer|in) (?:die|der) zukunft|zukuenftig|perspektivisch|langfristig|auf (?:lange|laengere) sicht|(?:zweiten|naechsten|spaeteren) schritt|naechster? schritt|phase (?:2|zwei)|fruehestens (?:20\d\d|naechstes|in)|(?:erst|nicht vor) (?:ab )?20\d\d|later|not yet|jetzt nicht|ausbaustufe|nach(?:ruest|zieh|leg|hol)\w*|noch nicht jetzt|jetzt noch nicht|aussen vor|irgendwann|kommt (?:dann |erst |vielleicht ){0,3}(?:naechstes jahr|mal)|(?:dann|erst|vielleicht|eventuell|wohl) (?:im )?naechste[ns]? jahr\b(?! (?:im|zum|ab|bis))|(?:vielleicht |eventuell )?(?:mal )?in (?:ein paar|zwei|drei|einigen) jahren|muss (?:aber |es |das |jetzt ){0,2}nicht(?: sein)?$)/;

/** Behind „Blog?“. */
const DENIES =
  /^(?:(?:ach|och|hm|eher|lieber|aber|bloss) ){0,2}(?:nein|nee|noe|ne|nicht(?! (?:schlecht|verkehrt|nur))|weniger|wozu|kein\w*|muss nicht|spaeter|um gottes|brauch\w* (?:\w+ ){0,2}(?:keiner|niemand|nicht))\b/;
/** „Erst dachte ich Shop“, where something else follows. */
const ONCE =
  /\b(?:erst|zuerst|eigentlich|urspruenglich|anfangs)\b.{0,20}\b(?:dacht\w*|wollt\w*|ueberlegt)\b|\b(?:dacht\w*|wollt\w*|ueberlegt)\b.{0,20}\b(?:erst|zuerst|eigentlich|urspruenglich|anfangs)\b/;
const NOW = /\b(?:aber|jetzt|doch|inzwischen|mittlerweile|lass\w*|nun)\b/;
const MEANT = /^mein(?:e|te)?$/;
const TURNED = /^(?:ach|nee|nein|noe|quatsch|moment|stop|stopp|halt|obwohl|aeh)$/;

/** „Mein Neffe sagt, ich brauch nen Shop. Ich sag nein“, „der Chef meint Englisch, ich glaub das lohnt nicht“. */
export const OPINION =
  /\b(?:neffe|nichte|sohn|tochter|frau|mann|schwager|bruder|schwester|kollegen?|kollegin|steuerberater|nachbar|chef|chefin|vater|mutter|kumpel)\b(?: \w+){0,2} (?:sagt|meint|will|wollte|findet|haette|gesagt|gemeint)\b/;
const AGAINST =
  /\bich (?:will|moechte|brauch\w*) (?:\w+ )?(?:kein\w*|nicht)\b|\bich (?:sag\w*|mein\w*|find\w*|glaub\w*|denk\w*)\b(?: \w+){0,4} (?:nein|nicht|nich|quatsch|unsinn|uebertrieben)\b|\b(?:lohnt|brauch\w*|rechnet)\b(?: \w+){0,3} nicht\b|\b(?:quatsch|unsinn)\b/;
const OWN_MIND = /^ich mein\w*\b/;

/** What others would have, where the visitor thinks otherwise. */
function othersWant(words: Words): number[] {
  const clauses = [...Map.groupBy(words.keys(), (at) => words[at]?.clause).values()];
  return clauses.flatMap((own, index) => {
    const said = textOf(own.flatMap((at) => words[at] ?? []));
    if (!OPINION.test(said)) return [];
    const behind = clauses.slice(index + 1).map((rest) => textOf(rest.flatMap((at) => words[at] ?? [])));
    const isAgainst = AGAINST.test(behind.join(" ")) || behind.some((rest) => OWN_MIND.test(rest));
    return isAgainst ? own.filter((at) => isNoCount(words[at])) : [];
  });
}

/** Indexes of words that a turn of phrase takes back or puts off. Pure. */
export function takenBackAtLength(words: Words): number[] {
  const sentences = [...Map.groupBy(words.keys(), (at) => words[at]?.sentence).values()];
  const isNamedIn = (own: readonly number[]) =>
    own.some((at) => words[at] && (names(words[at]) || words[at].tags.has("appointment")));
  const last = sentences.at(-1);
  const rejected = last && isRejected(words, last) ? sentences.slice(0, -1).findLast(isNamedIn) : undefined;
  return sentences
    .flatMap((own, index) => {
      const next = sentences[index + 1];
      return [
        ...putOffIn(words, own),
        ...(next && isDenied(words, own, next) ? own : []),
        ...(own === rejected ? own.filter((at) => isNoCount(words[at])) : []),
        ...onceThought(words, own, next),
        ...replaced(words, own),
      ];
    })
    .concat(othersWant(words));
}

function putOffIn(words: Words, own: readonly number[]): number[] {
  const spoken = own.filter((at) => words[at]?.kind !== "mark");
  const text = textOf(spoken.flatMap((at) => words[at] ?? []));
  const found = LATER.exec(text);
  if (!found) return [];
  const wordAt = (letters: number) => spoken[text.slice(0, letters).trim().split(" ").filter(Boolean).length];
  const clauseAt = (at: number | undefined) => words[at ?? -1]?.clause ?? -1;
  const first = clauseAt(wordAt(found.index));
  const last = clauseAt(spoken[text.slice(0, found.index + found[0].length).split(" ").length - 1]);
  const reach = (from: number, to: number) =>
    own.filter((at) => clauseAt(at) >= from && clauseAt(at) <= to && isNoCount(words[at]));
  const clauses = [...new Set(spoken.map(clauseAt))];
  const [before, behind] = [clauses.findLast((one) => one < first), clauses.find((one) => one > last)];
  const choices = [
    reach(first, last),
    ...[before, behind].map((one) => (one === undefined ? [] : reach(one, one))),
  ];
  return choices.find((choice) => choice.some((at) => words[at] && names(words[at]))) ?? [];
}

const isNoCount = (word: TaggedWord | undefined): boolean => word?.value === null && !word.tags.has("page");

const BRIEF_WORDS = 7;

/** „Englisch? eher nein“ */
function isDenied(words: Words, own: readonly number[], next: readonly number[]): boolean {
  const said = own.flatMap((at) => words[at] ?? []);
  return (
    said.at(-1)?.text === "?" &&
    said.length <= BRIEF_WORDS &&
    said.some(names) &&
    DENIES.test(textOf(next.flatMap((at) => words[at] ?? [])))
  );
}

const REJECTION =
  /^(?:(?:nein|nee|noe|ne|ach|also|dann|wir|komm) ){0,3}(?:(?:lieber|eher|besser|doch) nicht(?: (?:danke|so|oder|doch)){0,2}|(?:das )?lassen wir(?: (?:das|es|lieber|mal|sein|weg|doch|erst mal|erstmal)){0,3}|lass\w* (?:das|es|mal)(?: (?:mal|lieber|sein|weg))?)$/;

/** „Online-Termine … schwierig. Nein, lieber nicht“ */
function isRejected(words: Words, own: readonly number[]): boolean {
  const said = own.flatMap((at) => (words[at] && words[at].kind !== "mark" ? [words[at]] : []));
  return REJECTION.test(said.map(({ text }) => text).join(" "));
}

/** „Ich wollte erst einen Shop. Jetzt nicht mehr“ */
function onceThought(words: Words, own: readonly number[], next: readonly number[] = []): number[] {
  const clauses = [...Map.groupBy(own, (at) => words[at]?.clause).values()];
  const textAt = (list: readonly number[]) => textOf(list.flatMap((at) => words[at] ?? []));
  return clauses.flatMap((clause, index) => {
    const rest = [...clauses.slice(index + 1).flat(), ...next];
    return ONCE.test(textAt(clause)) && NOW.test(textAt(rest)) ? clause : [];
  });
}

/** „Shop, äh, ich mein Buchung“, „Blog und Buchung, ach komm, nur Buchung“, „Blog, obwohl …, also ohne“: what stands before. */
function replaced(words: Words, own: readonly number[]): number[] {
  const isNamedFrom = (from: number) => own.some((at) => at > from && words[at] && names(words[at]));
  const isTurned = (at: number) =>
    own.some((other) => other < at && other >= at - 4 && TURNED.test(words[other]?.text ?? ""));
  const turn = own.find((at) => {
    const [text = "", before = "", next] = [words[at]?.text, words[at - 1]?.text, words[at + 1]];
    if (MEANT.test(text) && before === "ich") return isNamedFrom(at);
    if (text === "nur") return isTurned(at) && isNamedFrom(at);
    return text === "ohne" && before === "also" && (next === undefined || next.kind === "mark");
  });
  return turn === undefined ? [] : own.filter((at) => at < turn && isNoCount(words[at]));
}
