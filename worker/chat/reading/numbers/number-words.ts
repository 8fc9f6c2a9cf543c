// Numbers as people write them: digits, words, dozens.

const UNITS =
  "null eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );
const TENS = "zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig".split(" ");
const ONES = "ein zwei drei vier fuenf sechs sieben acht neun".split(" ");

/** Word → number, 0 to 99 and 100, with what is said in the region beside them. */
const values: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.flatMap((ten, index): [string, number][] => [
    [ten, (index + 2) * 10],
    ...ONES.map((one, unit): [string, number] => [`${one}und${ten}`, (index + 2) * 10 + unit + 1]),
  ]),
  ...Object.entries({
    zwo: 2,
    twee: 2,
    dree: 3,
    veer: 4,
    fief: 5,
    soess: 6,
    sess: 6,
    soeven: 7,
    negen: 9,
    tein: 10,
    teihn: 10,
  }),
  ...Object.entries({
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
  }),
  ...Object.entries({
    beide: 2,
    beiden: 2,
    fuffzehn: 15,
    zwanzich: 20,
    dreissich: 30,
    fuffzig: 50,
    hundert: 100,
    einhundert: 100,
  }),
]);

/** 1 as long as nothing else says that it is counted: „eine Seite“ may be a website. */
export const articles: ReadonlySet<string> = new Set(
  "a an ein eine einen einem einer eines ne nen nem n 'ne 'n".split(" "),
);

export function numberOfWord(word: string): number | null {
  return values.get(word) ?? null;
}

export const numberWords: readonly string[] = [...values.keys()];

/** Figures from 1 to 9,999; telephone numbers, postal codes, amounts with cents and 0 are none. */
export function numberOfDigits(raw: string): number | null {
  return /^[1-9]\d{0,3}$/.test(raw) ? Number(raw) : null;
}
