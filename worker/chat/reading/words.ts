// A visitor's text as words, numbers and marks, and as sentences and clauses.

export interface Word {
  kind: "word" | "number" | "mark";
  /** Lower case; ä, ö, ü, ß spelled out; without accents, hyphens and apostrophes. */
  text: string;
  raw: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  sentence: number;
  clause: number;
}

const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\d+(?:[.,]\d+)*|\S/gu;
const SPELLED: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A full stop after one of these ends no sentence. */
const ABBREVIATIONS = new Set(
  "ca circa zirka min max mind dr dres prof dipl ing kfm med dent vet psych paed oec jur phil rer nat fa gebr inh st nr tel str evtl ggf inkl bzw usw etc ungef z b d h u a e v kg co jan feb mrz apr jun jul aug sep sept okt nov dez mo di mi do fr sa so".split(
    " ",
  ),
);
/** Words that begin a new thought inside a sentence. */
const TURNS = new Set(
  "weil obwohl aber sondern jedoch dafuer stattdessen allerdings dann also ansonsten sonst".split(" "),
);

const DIALECT: Readonly<Record<string, string>> = {
  nich: "nicht",
  nit: "nicht",
  ned: "nicht",
  niet: "nicht",
  net: "nicht",
  koa: "kein",
  kaa: "kein",
  koi: "kein",
  kei: "kein",
  eil: "eile",
  zyt: "zeit",
  nuescht: "nichts",
  nischt: "nichts",
  niks: "nichts",
  wat: "was",
  dat: "das",
  ick: "ich",
  wij: "wir",
  ham: "haben",
  hebben: "haben",
  heff: "habe",
  heffn: "habe",
  hett: "hat",
  tied: "zeit",
  tiet: "zeit",
  kien: "kein",
  kiene: "keine",
  keen: "kein",
  keene: "keine",
  iele: "eile",
  haet: "hat",
  haebt: "haben",
  foer: "fuer",
  siete: "seite",
  sied: "seite",
  enfachs: "einfaches",
  eenfachs: "einfaches",
  blot: "bloss",
  bruukt: "brauchen",
  bruuk: "brauche",
  wi: "wir",
  heet: "heisst",
  ut: "aus",
  lueued: "leute",
  leit: "leute",
  ook: "auch",
  wuviel: "wieviel",
  is: "ist",
  et: "es",
  off: "oder",
  dit: "das",
  det: "das",
  ooch: "auch",
  jetz: "jetzt",
  nochma: "nochmal",
};

export function normalised(raw: string): string {
  return raw
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\p{M}'’-]/gu, "");
}

export function wordsOf(text: string): Word[] {
  const composed = text.normalize("NFC");
  const words: Word[] = [];
  let [sentence, clause] = [0, 0];
  for (const { 0: raw, index } of composed.matchAll(TOKEN)) {
    const before = words.at(-1);
    const kind = kindOf(raw);
    const normal = kind === "mark" ? raw.replace(/[–—−‑]/, "-") : spoken(normalised(raw));
    if (before && brokenBetween(composed, before.end, index)) [sentence, clause] = [sentence + 1, clause + 1];
    else if (TURNS.has(normal)) clause += 1;
    words.push({ kind, text: normal, raw, start: index, end: index + raw.length, sentence, clause });
    if (kind === "mark" && endsSentence(normal, before, composed, index + raw.length)) {
      sentence += 1;
      clause += 1;
    } else if (/^[,:.()]$/.test(normal)) clause += 1;
  }
  return words;
}

function spoken(text: string): string {
  return Object.hasOwn(DIALECT, text) ? (DIALECT[text] ?? text) : text;
}

function kindOf(raw: string): Word["kind"] {
  if (/^\p{L}/u.test(raw)) return "word";
  return /^\d/.test(raw) ? "number" : "mark";
}

function brokenBetween(text: string, from: number, to: number): boolean {
  return text.slice(from, to).includes("\n");
}

const LAST_OF_MONTH = 31;
/** A capital pronoun begins a sentence, whatever stands before its full stop. */
const NEW_SENTENCE = /^\s+(?:Ich|Wir|Es|Uns|Unsere?|Bitte)\s/;
/** So does a question behind a number: „5. wozu müsst ihr das wissen“. */
const ASKS_ANEW = /^\s+(?:wozu|warum|wieso|weshalb|was|wie|wann|wer|welche[rs]?)\s/i;
/** Letters behind a full stop that hold the first word. */
const MAX_OPENING = 12;
/** Letters behind a full stop that are looked at. */
const MAX_GAP = 4;

function endsSentence(mark: string, before: Word | undefined, text: string, after: number): boolean {
  if (/^[?!;]$/.test(mark)) return true;
  if (mark !== "." || after >= text.length) return mark === ".";
  // „… nimmt 2000. Wir wollen …“; „am 3. Mai“ goes on.
  if (before?.kind === "number" && Number(before.raw) > LAST_OF_MONTH)
    return /^\s+\p{Lu}/u.test(text.slice(after, after + MAX_GAP));
  // „Chorgemeinschaft e.V. Ich darf …“
  const next = text.slice(after, after + MAX_OPENING);
  if (NEW_SENTENCE.test(next) || ASKS_ANEW.test(next)) return true;
  if (before?.kind === "number" || ABBREVIATIONS.has(before?.text ?? "")) return false;
  // „M. Wesselhoff“
  if (/^\p{Lu}$/u.test(before?.raw ?? "")) return false;
  return /^\s/.test(text.slice(after, after + 1));
}
