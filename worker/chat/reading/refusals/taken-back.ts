// What is taken back or put off: „Blog weglassen“, „Shop? Bloß nicht“, „erst später“.
import type { LexiconTag } from "../lexicon.ts";
import type { Words } from "../tagged-words.ts";

const FUNCTIONS = ["shop", "booking", "blog", "members", "special"] as const satisfies readonly LexiconTag[];

/** „Shop und Buchung brauchen wir nicht“: everything of the clause in front. */
export function reachBack(words: Words, at: number): number[] {
  const clause = words[at]?.clause;
  const first = words.findIndex((word) => word.clause === clause);
  // „Start und Kontakt mehr brauch ich nicht“
  const more = words.findLastIndex(
    (word, index) => index < at && word.clause === clause && word.text === "mehr",
  );
  return range(more > first && NEEDS.test(words[more + 1]?.text ?? "") ? more : first, at - 1);
}

/** „Shop weglassen“, „Blog: nein“, „Blog? Nein“, „Blog, nein“: what stands before it in the clause, or in the one before when it stands alone. */
export function undone(words: Words, at: number): number[] {
  const word = words[at];
  if (!word) return [];
  const own = reachBack(words, at).filter((index) => words[index]?.kind === "word");
  const first = own.find((index) => !SIGH.test(words[index]?.text ?? ""));
  if (first !== undefined) return own;
  const mark = (own[0] ?? at) - 1;
  // „Italienisch wär lustig aber nein“
  if (words[own[0] ?? -1]?.text === "aber" && words[mark]?.sentence === word.sentence)
    return clauseOf(words, mark);
  return /^[:?,]$/.test(words[mark]?.text ?? "") ? reachBack(words, mark) : [];
}

/** „Shop ne die holen das ab“: as one says no; „ne Seite“, „ne schöne Seite“ mean one. */
export function isNoByEar(words: Words, at: number): boolean {
  return words[at]?.text === "ne" && (isEnd(words, at) || AFTER_NO.test(words[at + 1]?.text ?? ""));
}

export function isEnd(words: Words, at: number): boolean {
  const next = words[at + 1];
  return next === undefined || next.kind === "mark" || next.clause !== words[at]?.clause;
}

const AFTER_NO =
  /^(?:die|der|das|den|wir|ich|man|es|danke|nur|einfach|lieber|brauch\w*|kein\w*|nicht|nix|nichts|erst|erstmal)$/;

/** „Tischreservierung mehr nicht“, „mehr als einen Blog brauchen wir nicht“ want it; „Blog brauchen wir nicht mehr“ does not. */
export function saysNoMore(words: Words, at: number): boolean {
  if (words[at - 1]?.text === "mehr" && isEnd(words, at)) return true;
  return reachBack(words, at).some(
    (index) => words[index]?.text === "mehr" && words[index + 1]?.text === "als",
  );
}

const SIGH = /^(?:ach|och|hm|ne|nee|nein|noe|doch|dann|so|aber|komm|bloss|lieber|bitte|auf|keinen|fall)$/;
export const STRIKE = /^(?:streich|streicht|loesch|loescht|entfern)$/;

/** Whether the words before say anything that could be denied. */
export function says(words: Words, before: readonly number[]): boolean {
  return before.some((index) => words[index]?.kind !== "mark" && !SIGH.test(words[index]?.text ?? ""));
}

/** „Einen Shop vielleicht in zwei Jahren“, „irgendwann mal Shop“. */
export function isInYears(words: Words, at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const isInYear =
    words[at]?.tags.has("year") === true && before.some((text) => /^(?:in|naechste[ns]?)$/.test(text));
  return (
    (isInYear || words[at]?.text === "irgendwann") &&
    clauseOf(words, at).some((index) => FUNCTIONS.some((tag) => words[index]?.tags.has(tag)))
  );
}

/** „Dann kommt mein Flyer raus“ takes nothing back. */
export function comesOut(words: Words, at: number): boolean {
  return (
    words[at]?.text === "raus" &&
    clauseOf(words, at).some((index) => /^(?:komm\w*|bring\w*)$/.test(words[index]?.text ?? ""))
  );
}

/** „Blog, lass mal“; „lass mal einen Blog machen“ wants one. */
export function isLeftAlone(words: Words, at: number): boolean {
  const [word, next, end] = [words[at], words[at + 1], words[at + 2]];
  const isAtEnd = end === undefined || end.clause !== word?.clause || end.kind === "mark";
  return word?.text === "lass" && /^(?:mal|gut|sein)$/.test(next?.text ?? "") && isAtEnd;
}

const IDIOMS =
  /\b(?:am hut|die finger|(?:faellt|fallen) (?:flach|weg|aus)|(?:hat|haben) sich erledigt|schenk\w* (?:wir uns|ich mir)|nicht in frage|kein (?:thema|bedarf)|gestorben|ist vom tisch|brauch\w* (?:\w+ )?(?:keiner|niemand|kein mensch)|(?:schreibt|liest|nutzt|pflegt|fuellt|benutzt) (?:\w+ ){0,4}(?:keiner|niemand)|fehlt (?:mir|uns) die zeit|(?:hab|habe|haben) (?:ich |wir )?keine zeit|(?:bringt|brachte) (?:\w+ )?(?:nichts|nix)|ist (?:uns|mir) (?:viel )?zu (?:starr|teuer|kompliziert|gross|viel|umstaendlich|aufwendig|aufwaendig)|lohnt (?:sich )?(?:das )?nicht|durchgefallen|abgelehnt|verworfen|wieder verworfen)\b/;

/** „Mit Shop haben wir nix am Hut“, „der Blog fällt flach“: what the clause names. */
export function dismissed(words: Words): number[] {
  const clauses = [...Map.groupBy(words.keys(), (at) => words[at]?.clause).values()];
  return clauses.flatMap((own, index) => {
    if (!IDIOMS.test(own.map((at) => words[at]?.text).join(" "))) return [];
    const names = (at: number) => FUNCTIONS.some((tag) => words[at]?.tags.has(tag));
    const before = clauses[index - 1] ?? [];
    const isSameSentence = words[before[0] ?? -1]?.sentence === words[own[0] ?? -1]?.sentence;
    // „Einen Mitgliederbereich hatten wir überlegt, ist durchgefallen“
    return own.some(names) || !isSameSentence ? own : [...own, ...before.filter(names)];
  });
}

const REST = /^(?:mehr|sonst|weitere\w*|andere\w*|nur|als|zusaetzlich\w*|extra)$/;
const NEEDS = /^(?:brauch\w*|benoetig\w*|will|wollen|moecht\w*)$/;

/** „Einen Blog hatten wir mal, brauchen wir nicht mehr“: what the clause before names. */
export function needless(words: Words, at: number): number[] {
  const own = clauseOf(words, at);
  const names = (index: number) => FUNCTIONS.some((tag) => words[index]?.tags.has(tag));
  if (!own.some((index) => NEEDS.test(words[index]?.text ?? "")) || own.some(names)) return [];
  // „Buchung, mehr brauchen wir nicht“
  const isRest = own.some((index) => index < at && REST.test(words[index]?.text ?? ""));
  const before = (own[0] ?? 0) - 1;
  if (isRest || words[before]?.text !== ",") return [];
  return clauseOf(words, before).filter(names);
}

/** „Shop erst später“, „Shop ja, aber erst später“; „5 Seiten, später mehr“ puts off no page. */
export function putOff(words: Words, at: number): number[] {
  const own = clauseOf(words, at);
  const isFunction = (index: number) => FUNCTIONS.some((tag) => words[index]?.tags.has(tag));
  const before = (own[0] ?? 0) - 1;
  const isSameSentence = words[before]?.sentence === words[at]?.sentence;
  // „Erstmal mit 4 anfangen und später mal gucken“
  const uncounted = own.filter((index) => index > at || words[index]?.value === null);
  if (own.some(isFunction)) return own;
  if (!isSameSentence) return uncounted;
  return [...uncounted, ...clauseOf(words, before).filter(isFunction)];
}

/** „Im Internet wird nichts verkauft“, „da wird nix online verkauft“, „Online kaufen kann man bei uns nichts“ */
export function nothingDone(words: Words, at: number): number[] {
  if (!/^(?:nichts|nix)$/.test(words[at]?.text ?? "")) return [];
  const done = words[at + 1]?.text === "online" ? at + 2 : at + 1;
  if (DONE.test(words[done]?.text ?? "")) return [...reachBack(words, at), ...range(at + 1, done)];
  const own = clauseOf(words, at);
  const isLast = own.every((index) => index <= at || words[index]?.kind === "mark");
  const isAble = own.some((index) => words[index]?.text === "kann" && words[index + 1]?.text === "man");
  return isLast && isAble ? reachBack(words, at) : [];
}

const DONE = /^(?:verkauft|verkaufen|bestellt|gebucht|bezahlt|angeboten)$/;

/** „Blog hatte ich mal“, „Online-Termine hatten wir“, where nothing says that it shall be again. */
export function inThePast(words: Words): number[] {
  return words.flatMap(({ text, sentence }, at) => {
    const isPast = /^hatten?$/.test(text) && US.test(`${words[at - 1]?.text} ${words[at + 1]?.text}`);
    if (!isPast || words.some((word) => word.sentence === sentence && AGAIN.test(word.text))) return [];
    return clauseOf(words, at).filter((index) => FUNCTIONS.some((tag) => words[index]?.tags.has(tag)));
  });
}

const US = /\b(?:ich|wir)\b/;
const AGAIN =
  /^(?:wieder|soll\w*|neu\w*|brauch\w*|will|wollen|moecht\w*|bitte|gern\w*|ueberlegt|gedacht|vergessen|gesagt|geschrieben|gemeint|vor|dran|an)$/;

export function clauseOf(words: Words, at: number): number[] {
  return [...words.keys()].filter((index) => words[index]?.clause === words[at]?.clause);
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset);
}

/** „Lassen wir Russisch“, „nee dann lassen wir den Shop“; „lassen wir Russisch einbauen“ wants it. */
export function isDropped(words: Words, at: number): boolean {
  if (words[at]?.text !== "lassen") return false;
  const own = clauseOf(words, at).flatMap((index) => (words[index]?.kind === "word" ? [words[index]] : []));
  return DROPPED.test(own.map((word) => word?.text).join(" "));
}

const DROPPED =
  /^(?:(?:nee|nein|ne|noe|dann|gut|ok|okay|also) )*lassen wir (?:(?:den|die|das) )?\w+(?: (?:weg|sein|bleiben))?$/;
