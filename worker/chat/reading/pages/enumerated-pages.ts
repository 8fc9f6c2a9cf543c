// Pages told one after the other whatever they are called: „Werke, Atelier, Vita, Ausstellungen“, „für jedes Instrument eine
// (Klavier, Gitarre) plus Start und Kontakt“. Whoever asks for them sees to it that the text is about pages.

import { textOf } from "../question-shapes.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { EACH, FIRST, LEADING, OF_US, PAGE_NAME, RELATIVE, TALK } from "./page-names.ts";
import { nameBehindPreposition } from "./page-parts.ts";
import { LEAST_UNMARKED, pagesWithoutMarks } from "./unmarked-pages.ts";

/** So many pieces are a list, fewer only where something before has begun to count. */
const LEAST = 4;
const LEAST_WITH_USUAL = 3;
const MAX_NAME_WORDS = 3;
const MAX_LONG_NAME = 5;
const BREAKS = /^[,+/;.!?:()|·…-]$|^(?:und|u|plus|dazu|sowie|and|noch|&|dann)$/;
const ENDS_LEAD = ":";
/** „plus Start und Kontakt“, „dazu Start“ go on with what was counted. */
const GOES_ON = /^(?:plus|dazu|dann|sowie|\+)$/;
/** „Wir haben Konzept, Team, Räume, Kontakt“ */
const HAVE =
  /^(?:hab|habe|haben|haetten|haette|brauchen|bieten|machen|mache|bauen|verkaufen|vermieten|fuehren|verlegen|unterrichten|behandeln|geben)$/;
/** Words in front of it: „wir Dachdecker machen“. */
const HAVE_WITHIN = 3;

interface Piece {
  words: TaggedWord[];
  /** What stands before it: a mark or „und“; "" at the beginning. */
  before: string;
  after: string;
}

/** How many pages are told by their names; null where it is no list, or where one page for each of something does not say of how many. */
export function enumeratedPages(all: Words): number | null {
  const words = withoutMerged(all);
  const dictated = pagesWithoutMarks(words);
  if (dictated !== null) return dictated;
  const { runs, saysForEach } = runsOf(piecesOf(words));
  let sum = 0;
  let isNamed = !saysForEach;
  for (const { pages, isForEach, goesOn, hasUsual } of runs) {
    const isList = pages >= (hasUsual ? LEAST_WITH_USUAL : LEAST) || (isForEach && pages > 1);
    if (isList || (goesOn && sum > 0)) sum += pages;
    isNamed ||= isList && isForEach;
  }
  return sum > 0 && isNamed ? sum : null;
}

/** „Über uns und Team kommen auf eine“: without the „und“, as they are one page. */
function withoutMerged(words: Words): Words {
  const at = words.findIndex(
    ({ text }, index) =>
      /^(?:auf|in)$/.test(text) &&
      /^(?:eine|einer|ne|ner)$/.test(words[index + 1]?.text ?? "") &&
      words.slice(Math.max(0, index - 2), index + 4).some((word) => MERGES.test(word.text)),
  );
  if (at < 0) return words;
  const and = words.findLastIndex(
    ({ text, sentence }, index) => index < at && text === "und" && sentence === words[at]?.sentence,
  );
  const end = words.findIndex(({ text }, index) => index > at && /^[,.;]$/.test(text));
  return and < 0
    ? words
    : words.filter(
        (_, index) => index !== and && (index <= and + 1 || index >= (end < 0 ? words.length : end)),
      );
}

const MERGES = /^(?:kommen|kommt|gehen|passen|koennen|zusammen|gemeinsam)$/;

interface Run {
  pages: number;
  hasUsual: boolean;
  /** Beside „für jedes eine“: these are the ones. */
  isForEach: boolean;
  goesOn: boolean;
}

function runsOf(pieces: readonly Piece[]): { runs: Run[]; saysForEach: boolean } {
  const runs: Run[] = [];
  let run: Run | null = null;
  let wasForEach = false;
  let saysForEach = false;
  for (const piece of pieces) {
    const names = namesIn(piece);
    // „Pension hier! Start, Zimmer, …“
    if (
      /^[!?]$/.test(piece.after) &&
      piece.before === "" &&
      run === null &&
      !names.some((name) => PAGE_NAME.test(name))
    )
      continue;
    if (names.length === 0) {
      wasForEach = isForEach(piece.words);
      saysForEach ||= wasForEach;
      if (run && wasForEach) run.isForEach = true;
      run = null;
      continue;
    }
    const goesOn = GOES_ON.test(piece.before);
    const isOfEach = forWhom(piece.words) !== null;
    if (run === null || goesOn) {
      run = { pages: 0, hasUsual: false, isForEach: (wasForEach && !goesOn) || isOfEach, goesOn };
      runs.push(run);
    }
    saysForEach ||= isOfEach;
    wasForEach = false;
    run.pages += names.length;
    run.hasUsual ||= names.some((name) => PAGE_NAME.test(name));
  }
  return { runs, saysForEach };
}

/** The pages that a piece names: most often one, several where usual ones stand side by side, none where it says something else. */
function namesIn({ words, before, after }: Piece): string[] {
  // „Jobs bekommt noch je eine für Fahrer, Lagerist und Dispo“
  const ofEach = forWhom(words);
  if (ofEach !== null) return [ofEach];
  // „Gesang je eine Seite“ ends what it speaks of.
  const each = words.findIndex(({ text }) => EACH.test(text));
  // „unterhaltsreinigung fenster treppenhaus je eine“
  const inRow = words.slice(0, Math.max(0, each)).filter(({ text }) => !LEADING.test(text));
  if (
    inRow.length >= LEAST_WITH_USUAL &&
    words.slice(each + 1).every((word) => isOne(word) || word.value === 1) &&
    isForEach(words) &&
    inRow.every(
      ({ text, raw, value }) =>
        value === null && !TALK.test(text) && !OF_US.test(text) && /^\p{Ll}/u.test(raw),
    )
  )
    return inRow.map(({ text }) => text);
  if (
    each > 0 &&
    each <= MAX_NAME_WORDS &&
    after !== ENDS_LEAD &&
    words[0]?.text !== "fuer" &&
    isForEach(words) &&
    (/^\p{Lu}/u.test(words[0]?.raw ?? "") || (each === 1 && words.every(({ raw }) => !/^\p{Lu}/u.test(raw))))
  )
    return words[0]?.value === null ? [words[0].text] : [];
  // „das sind Anna, …“
  if (/^(?:das|dies) (?:sind|waeren?)$/.test(textOf(words.slice(0, 2))) && words.length > 2)
    return namesIn({ words: words.slice(2), before, after });
  // „etwas über die Töpferei“
  if (/^(?:et)?was ueber (?:den|die|das|uns|mich|unser\w*|mein\w*)(?: \w+)?$/.test(textOf(words)))
    return [words.at(-1)?.text ?? ""];
  // „was wir machen“, „wie man hinkommt“
  if (RELATIVE.test(textOf(words.filter(({ text }) => text !== "natuerlich")))) return [words[0]?.text ?? ""];
  const verb = OF_US.test(words[0]?.text ?? "") ? words.findIndex(({ text }) => HAVE.test(text)) : -1;
  const has = verb > 0 && verb < HAVE_WITHIN ? words.slice(verb + 1) : words;
  // „Für den Gasthof bräuchten wir Start, Speisekarte, …“
  const last = has.at(-1);
  if (before === "" && after === "," && has.length > MAX_NAME_WORDS && last && PAGE_NAME.test(last.text))
    return [last.text];
  const led = before === "" && after === "," ? nameBehindPreposition(has) : null;
  if (led !== null) return [led];
  const begin = has.findIndex(({ text }) => !LEADING.test(text));
  const own = begin < 0 ? [] : has.slice(begin);
  if (own.length === 0 || after === ENDS_LEAD || own.some(({ text }) => TALK.test(text) || EACH.test(text)))
    return [];
  const usual = own.filter(({ text }) => PAGE_NAME.test(text));
  if (own.length >= LEAST_WITH_USUAL && usual.length * 2 >= own.length && own[0]?.text !== "ueber")
    // „start über uns leistungen“
    return own.flatMap(({ text }, at) => (own[at - 1]?.text === "ueber" ? [] : [text]));
  // „startseite büroreinigung fensterreinigung kontakt“
  const isUnmarked = own.length >= LEAST_UNMARKED && FIRST.test(own[0]?.text ?? "") && usual.length > 1;
  if (isUnmarked && usual.at(-1) === own.at(-1) && own.every(({ value }) => value === null))
    return own.flatMap(({ text }, at) => (own[at - 1]?.text === "ueber" ? [] : [text]));
  const [first] = own;
  if (own.length > MAX_NAME_WORDS) return isLongName(own, { before, after }) ? [first?.text ?? ""] : [];
  // „wir“, „wir über uns“
  if (first && OF_US.test(first.text)) return own.length <= 2 || usual.length > 0 ? [first.text] : [];
  const isNumbered = own.length === 2 && first?.kind === "word" && own[1]?.kind === "number";
  if (!isNumbered && own.some(({ value, isArticle }) => value !== null && !isArticle)) return [];
  const isLong = own.length === MAX_NAME_WORDS && usual.length === 0 && !/^\p{Lu}/u.test(first?.raw ?? "");
  return isLong ? [] : [usual[0]?.text ?? first?.text ?? ""];
}

/** „Erste Schritte im Trauerfall“, between commas. */
function isLongName(own: Words, { before, after }: Pick<Piece, "before" | "after">): boolean {
  return (
    before === "," &&
    /^(?:,|und|\.|)$/.test(after) &&
    own.length <= MAX_LONG_NAME &&
    /^\p{Lu}/u.test(own[0]?.raw ?? "") &&
    own.every(({ value, isArticle, text }) => (value === null || isArticle) && !OF_US.test(text))
  );
}

function forWhom(words: Words): string | null {
  const at = words.findIndex(
    ({ text }, index) =>
      text === "fuer" &&
      isOne(words[index - 1]) &&
      [2, 3].some((step) => EACH.test(words[index - step]?.text ?? "")),
  );
  const own = words.slice(at + 1);
  return at > 0 && own.length > 0 && own.length <= MAX_NAME_WORDS ? (own[0]?.text ?? null) : null;
}

function isForEach(words: Words): boolean {
  return words.some(({ text }) => EACH.test(text)) && words.some((word) => isOne(word));
}

function isOne(word: TaggedWord | undefined): boolean {
  return word !== undefined && (word.tags.has("page") || /^(?:eine[nrs]?|ne|eigene[nrs]?)$/.test(word.text));
}

function piecesOf(words: Words): Piece[] {
  const pieces: Piece[] = [{ words: [], before: "", after: "" }];
  for (const [at, word] of words.entries()) {
    const isNewLine =
      at > 0 && word.sentence !== words[at - 1]?.sentence && (pieces.at(-1)?.words.length ?? 0) > 0;
    if (isNewLine) pieces.push({ words: [], before: "\n", after: "" });
    const last = pieces.at(-1) as Piece;
    if (!BREAKS.test(word.text)) {
      if (word.kind !== "mark") last.words.push(word);
      continue;
    }
    if (last.words.length === 0) {
      // „, plus“
      last.before = word.text;
      continue;
    }
    // „Küchen, Treppen, Möbel: für jedes davon eine“
    const isEachNext = words.slice(at + 1, at + 3).some(({ text }) => EACH.test(text));
    last.after = word.text === ENDS_LEAD && isEachNext ? "," : word.text;
    pieces.push({ words: [], before: word.text, after: "" });
  }
  return pieces.filter((piece) => piece.words.length > 0);
}
