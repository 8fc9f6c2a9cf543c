// Whether something in a text is wanted or refused: „kein Shop“, „Blog brauchen wir nicht“, „statt Blog lieber Shop“.
import type { LexiconTag } from "../lexicon.ts";
import type { TaggedText, TaggedWord, Words } from "../tagged-words.ts";
import { takenBackAtLength } from "./put-off.ts";
import {
  clauseOf,
  comesOut,
  dismissed,
  inThePast,
  isDropped,
  isEnd,
  isInYears,
  isLeftAlone,
  isNoByEar,
  needless,
  nothingDone,
  putOff,
  range,
  reachBack,
  STRIKE,
  says,
  saysNoMore,
  undone,
} from "./taken-back.ts";

const OPENERS = new Set(
  "nur lieber mit dafuer stattdessen sondern aber doch bitte sowie plus ja gern gerne".split(" "),
);
/** Refusals that reach over a comma: „ohne Shop, Blog und Buchung“, „alles außer Shop, Blog und Buchung“. */
const FAR_REACHING = new Set(["ohne", "weder", "ausser"]);
/** After a comma these begin something else: „ohne Shop, bis Ostern“, „ohne Shop, wir brauchen sie bald“. */
const BEGINS_OTHERWISE =
  /^(?:bis|in|im|ab|zum|am|vor|nach|fuer|als|wir|ich|man|es|das|soll\w*|muss|moeglichst|so|auch|dazu|fertig)$/;
/** What counts or hastens is none of the refused: „ohne Shop, 6 Seiten, in 4 Wochen“. */
const MEASURES = [
  "page",
  "day",
  "week",
  "month",
  "year",
  "asap",
  "soon",
] as const satisfies readonly LexiconTag[];
/** „nicht nur“, „nicht mehr als“ refuse nothing. */
const HARMLESS_AFTER_NOT = new Set(
  "nur mehr weniger viel so genau sicher eilig dringend wahr zu schlecht verkehrt falsch uebel dumm bloed".split(
    " ",
  ),
);

export function refusedWords({ words, phrases }: TaggedText): ReadonlySet<number> {
  const refused = new Set<number>([...dismissed(words), ...inThePast(words), ...takenBackAtLength(words)]);
  const goesOn = goingOn(words);
  const idle = new Set(
    phrases
      .filter(({ tag }) => tag === "dontKnow" || tag === "notAtAllHasty")
      .flatMap(({ from, to }) => range(from, to)),
  );
  for (const [at, word] of words.entries()) {
    // „ich hab da keine Zeit für“
    if (idle.has(at) || !isNegator(words, at) || words[at + 1]?.text === "zeit") continue;
    const ahead = reachAhead(words, at, goesOn);
    for (const index of ahead) refused.add(index);
    const speaksAhead = ahead.some((index) =>
      [...(words[index]?.tags.keys() ?? [])].some((tag) => tag !== "counted"),
    );
    if (/^(?:nicht|net|kein\w*|nie)$/.test(word.text) && !speaksAhead)
      for (const index of reachBack(words, at)) refused.add(index);
  }
  for (const [at, word] of words.entries()) {
    if (/^(?:nichts|nix)$/.test(word.text) && needsBefore(words, at) && !keepsBefore(words, at))
      for (const index of reachBack(words, at)) refused.add(index);
    for (const index of nothingDone(words, at)) refused.add(index);
    // „Nix mit Shop“
    if (/^(?:nichts|nix)$/.test(word.text) && words[at + 1]?.text === "mit")
      for (const index of clauseOf(words, at)) if (index > at) refused.add(index);
    // „Ein Blog ist nichts für uns“
    if (/^(?:nichts|nix)$/.test(word.text) && words[at + 1]?.text === "fuer")
      for (const index of reachBack(words, at)) refused.add(index);
    if (isDropped(words, at)) for (const index of clauseOf(words, at)) refused.add(index);
    if (STRIKE.test(word.text)) for (const index of clauseOf(words, at)) refused.add(index);
    if (NOT.test(word.text)) for (const index of needless(words, at)) refused.add(index);
    // „Shop? Bloß nicht“
    if (
      NOT.test(word.text) &&
      !isHarmlessNot(words, at) &&
      !deniesWhatFollows(words, at) &&
      !says(words, reachBack(words, at))
    )
      for (const index of undone(words, at)) refused.add(index);
    // „Mitgliederbereich doch nicht nur die Kursbuchung“ lacks a comma.
    if (word.text === "doch" && NOT.test(words[at + 1]?.text ?? "") && words[at + 2]?.text === "nur")
      for (const index of reachBack(words, at)) refused.add(index);
    // „Shop erst später“ is none for now.
    if (word.tags.has("later") || isInYears(words, at))
      for (const index of putOff(words, at)) refused.add(index);
    else if (
      ((word.tags.has("undo") || isNoByEar(words, at)) &&
        !comesOut(words, at) &&
        !isUndoneAgain(words, at)) ||
      isLeftAlone(words, at)
    )
      for (const index of undone(words, at)) refused.add(index);
  }
  return refused;
}

/** „direkt buchen, nicht erst telefonieren“ denies the telephone. */
function deniesWhatFollows(words: Words, at: number): boolean {
  const own = clauseOf(words, at).filter((index) => index > at && words[index]?.kind === "word");
  return words[at + 1]?.text === "erst" && own.length > 1 && /en$/.test(words[own.at(-1) ?? -1]?.text ?? "");
}

/** „Blog nein doch ja“, „Shop ja nein vielleicht“ */
function isUndoneAgain(words: Words, at: number): boolean {
  return /^(?:doch(?: ja)?|vielleicht)$/.test(
    words
      .slice(at + 1)
      .map(({ text }) => text)
      .join(" "),
  );
}

/** „nicht nur“, „nicht so teuer“; „nicht so wichtig“ lets a thing go. */
function isHarmlessNot(words: Words, at: number): boolean {
  const [next = "", then = ""] = [words[at + 1]?.text, words[at + 2]?.text];
  return HARMLESS_AFTER_NOT.has(next) && !/^(?:wichtig|noetig|dringend|interessant)$/.test(then);
}

function isNegator(words: Words, at: number): boolean {
  if (isExceptionFromAll(words, at)) return true;
  if (!words[at]?.tags.has("negator")) return false;
  if (words[at]?.text === "ausser") return !keeps(words, at);
  if (!/^(?:nicht|nich|net|nit)$/.test(words[at]?.text ?? "")) return true;
  if (saysNoMore(words, at)) return false;
  return (
    !HARMLESS_AFTER_NOT.has(words[at + 1]?.text ?? "") ||
    (words[at + 1]?.text === "mehr" && isEnd(words, at + 1))
  );
}

const NONE = /^(?:nichts|nix|kein(?:e[nrms]?|s)?)$/;
const ALL = /^(?:alle[sn]?|saemtliche\w*)$/;

/** „alles bis auf den Shop“, „alles mit Ausnahme vom Shop“. */
function isExceptionFromAll(words: Words, at: number): boolean {
  const [before, word] = [words[at - 1]?.text, words[at]];
  const isTurn =
    (before === "bis" && word?.text === "auf") || (before === "mit" && word?.text === "ausnahme");
  return (
    isTurn && words.slice(0, at).some(({ text, sentence }) => sentence === word.sentence && ALL.test(text))
  );
}

/** „nichts außer einem Blog“, „keine Extras außer Buchung“, „außer dem Blog brauchen wir nichts“, „außer Blog auch Shop“ want it. */
function keeps(words: Words, at: number): boolean {
  const isSameSentence = ({ sentence }: TaggedWord) => sentence === words[at]?.sentence;
  const before = words.slice(0, at).filter(isSameSentence);
  const extent = before.findLast(({ text }) => NONE.test(text) || ALL.test(text));
  if (extent) return NONE.test(extent.text);
  const behind = words.slice(at + 1).filter(({ clause }) => clause === words[at]?.clause);
  // „außer dem Shop vielleicht: Geschichte, Kontakt“
  const isLead = behind.at(-1)?.text === ":";
  return isLead || behind.some(({ text }) => NONE.test(text) || /^(?:noch|auch)$/.test(text));
}

/** „nicht“ may stand so many words behind „reicht“: „reicht uns leider nicht“. */
const DENIED_WITHIN = 3;
const NOT = /^(?:nicht|nich|net|nie|kaum)$/;

/** Indexes of words that call something too little: „reicht nicht“, „nicht nur“; not „Reicht, mehr nicht“. */
export function tooLittle(words: Words): readonly number[] {
  const isNotOnly = (at: number) => NOT.test(words[at]?.text ?? "") && words[at + 1]?.text === "nur";
  return [...words.keys()].filter((at) => {
    const word = words[at];
    if (!word?.tags.has("enough")) return isNotOnly(at);
    return [-1, ...range(1, DENIED_WITHIN)].some((step) => {
      const other = words[at + step];
      return other?.clause === word.clause && NOT.test(other.text) && !isNotOnly(at + step);
    });
  });
}

const INSTEAD = /^(?:statt|anstatt|anstelle)$/;

/** From the negator to the end of its clause or to a word that turns to what is wanted. */
function reachAhead(words: Words, at: number, goesOn: (at: number) => boolean): number[] {
  const reached: number[] = [];
  const from = words[at];
  let isFar = from !== undefined && FAR_REACHING.has(from.text);
  // „statt über Lieferando direkt bei uns bestellen“
  const isThrough =
    INSTEAD.test(from?.text ?? "") && /^(?:ueber|bei|per|am)$/.test(words[at + 1]?.text ?? "");
  for (let index = at + 1; index < words.length; index += 1) {
    const word = words[index];
    if (!word || !from || word.sentence !== from.sentence || (isThrough && index > at + 2)) break;
    const isInside = word.clause === words[index - 1]?.clause;
    if (word.clause !== from.clause && !(isFar && (isInside || goesOn(index)))) break;
    if (OPENERS.has(word.text) && reached.length > 0) break;
    // „keine Extras außer Buchung“; „noch gar keine Webseite und jetzt muss …“
    if (word.text === "ausser" || beginsAnother(words, index)) break;
    reached.push(index);
    if (OPENERS.has(word.text)) isFar = false;
  }
  return reached;
}

/** As one dictates, without a mark: „und jetzt …“, „und wir …“. */
function beginsAnother(words: Words, at: number): boolean {
  return words[at]?.text === "und" && ANOTHER.test(words[at + 1]?.text ?? "");
}

const ANOTHER = /^(?:jetzt|nun|dann|da|deshalb|deswegen|wir|ich|es|man|wenn|muss|bis|ab)$/;

/** Whether a clause continues the list before it; cached per clause, as „ohne, ohne, ohne …“ asks for it often. */
function goingOn(words: Words): (at: number) => boolean {
  const known = new Map<number | undefined, boolean>();
  return (at) => {
    const clause = words[at]?.clause;
    const answer =
      known.get(clause) ?? namesFurther(clauseOf(words, at).flatMap((index) => words[index] ?? []));
    known.set(clause, answer);
    return answer;
  };
}

function namesFurther(clause: Words): boolean {
  return (
    !BEGINS_OTHERWISE.test(clause[0]?.text ?? "") &&
    !clause.some(
      ({ kind, value, tags }) => kind === "number" || value !== null || MEASURES.some((tag) => tags.has(tag)),
    )
  );
}

/** „Auf Englisch brauchen wir nichts“. */
function needsBefore(words: Words, at: number): boolean {
  return words.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:brauch|verkauf)\w*$/.test(text));
}

/** „Außer dem Blog brauchen wir nichts“. */
function keepsBefore(words: Words, at: number): boolean {
  return reachBack(words, at).some((index) => words[index]?.text === "ausser");
}
