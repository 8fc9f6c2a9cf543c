// The form of a text of a model's: plain German sentences to „Sie“, without markup and addresses. One doubt, and our own words stand.

/** Letters of Western Europe, figures and the marks of a sentence. No markup, no sign of another script, no emoji. */
const PLAIN = /^[A-Za-zÀ-ÖØ-öø-ÿŒœ0-9\s.,;:?()„“”‚‘’'"–/%€§&+-]*$/;
const ENTITY = /&#?\w+;/;
/** „- Punkt“ at the start or after a sentence; „Wunschtermin: 15. März“ is a date. */
const LIST_MARK =
  /(?:^|[.:;]\s)(?:-|\+|\d+[.)](?! (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b))\s/;

export function isPlain(text: string): boolean {
  return PLAIN.test(text) && !ENTITY.test(text) && !LIST_MARK.test(text);
}

/** „beispiel.de“, „https:“; „z.B.“ is none. */
const ADDRESS = /\b(?:https?|mailto|tel|javascript|data):|\bwww\b|[\p{L}\d]\.\p{L}{2,}/iu;
const PATH = /(?<![\p{L}\d])\/[\w-]/u;

/** Whether `text` sends anybody somewhere that `draft` does not. */
export function hasAddress(text: string, draft: string): boolean {
  return text
    .split(/[\s(),]+/)
    .some(
      (piece) => (ADDRESS.test(piece) || PATH.test(piece)) && !draft.includes(piece.replace(/[.:?]$/, "")),
    );
}

const GERMAN = new Set(
  `der die das den dem des und oder ist sind sein war wird werden sie ihr ihre ihren ihrer ihrem ihnen ich mir mich mein meine meiner
   fuer mit ohne ein eine einen einem einer nicht kein keine auf aus von vom zu zum zur in im am an bei bis um nach ueber unter was wie wann
   welche welcher welches dann damit dazu noch so auch nur schon sehr gern gerne vielen dank notiert bitte soll sollen kann koennen haben hat
   habe es dass wenn als aber denn doch mehr brauchen moechten kostet kosten gut
   verstanden ordnung nehme geaendert`.split(/\s+/),
);
/** None of these is a German word, too. */
const ENGLISH = new Set(
  `the you your yours and with for of to are this that these what how would please we our have be by from about which when thank thanks
   great price need could should will's i'm it's there here's let me know website's`.split(/\s+/),
);
/** Of running German about four words in ten; of a German sentence full of names still one in five. */
const MIN_GERMAN_SHARE = 0.2;
const MAX_ENGLISH_WORDS = 1;

/** @param words without numbers and marks, lower case, umlauts and ß spelled out */
export function isGerman(words: readonly string[]): boolean {
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  return count(GERMAN) >= words.length * MIN_GERMAN_SHARE && count(ENGLISH) <= MAX_ENGLISH_WORDS;
}

const FAMILIAR = /^(?:du|dich|dir|dein(?:e|en|em|er|es)?|euch|euer|eure[nmrs]?)$/;

export function isFamiliar(words: readonly string[]): boolean {
  return words.some((word) => FAMILIAR.test(word));
}
