// Gauges of typography: size, line height, line length, alignment and capitals of the text.
import { viewportNames } from "#contract/design-rating.ts";
import type { Gauge } from "../aspect.ts";
import {
  annotateTexts,
  characterShare,
  lineLengthError,
  longestLineLength,
  medianByCharacters,
  ofBoth,
  type PlacedText,
  place,
  selectBodyTexts,
  selectPageTexts,
} from "../figures/body-text.ts";
import { measurePhoneOverflow, phoneScale } from "../figures/phone.ts";
import type { TextItem } from "../page-snapshot.ts";
import { germanNumber, percent, pixels, quoted } from "../wording.ts";

const COMFORTABLE_SIZE = 16;
const SMALLEST_SIZE = 12;
const LINE_HEIGHT = { min: 1.35, max: 1.9 };
/** Characters from which on alignment matters, … */
const LONG_TEXT = 100;
/** … and capitals, which tire sooner. */
const LONG_CAPITALS = 40;

export const bodySize: Gauge = {
  id: "body-size",
  label: "Größe des Lesetextes auf dem Handy",
  weight: 3.5,
  good: COMFORTABLE_SIZE,
  poor: 12,
  expected: "mindestens 16 px",
  basis: "Erfahrung: 16 px sind die Grundgröße aller Browser",
  read({ mobile }) {
    const texts = selectBodyTexts(mobile.snapshot);
    if (texts.length === 0) return null;
    const scale = phoneScale(mobile.snapshot);
    const size = medianByCharacters(texts, (text) => text.size) * scale;
    const small = texts.filter((text) => text.size * scale < COMFORTABLE_SIZE);
    const [example] = small.toSorted((one, other) => one.size - other.size);
    return {
      value: size,
      shown: pixels(size),
      // Only the page's missing adaptation makes it small, and that is said.
      withoutBlame: scale < 1 && size >= COMFORTABLE_SIZE * scale,
      praise: `Der Lesetext ist auf dem Handy ${pixels(size)} groß und ohne Zoomen zu lesen.`,
      blame:
        scale < 1
          ? `Das Handy verkleinert die ganze Seite auf ${percent(scale)}; der Lesetext ist dort nur ${pixels(size)} groß.`
          : `Der Lesetext ist auf dem Handy nur ${pixels(size)} groß. Viele müssen dafür zoomen.`,
      suggestion: `Setzen Sie den Lesetext auf mindestens 16 px${example ? `, zum Beispiel ${quoted(example.sample)} (jetzt ${pixels(example.size * scale)})` : ""}.`,
      annotations: annotateTexts(
        place(small, "mobile"),
        ({ text }) => `Dieser Text ist auf dem Handy ${pixels(text.size * scale)} groß.`,
      ),
    };
  },
};

export const smallText: Gauge = {
  id: "small-text",
  label: "Text unter 12 px",
  weight: 3,
  cost: 20,
  good: 0.03,
  poor: 0.25,
  expected: "höchstens 3 %",
  basis: "Erfahrung: unter 12 px lesen viele ab 45 nur noch mit Mühe",
  read(facts) {
    const all = ofBoth(facts, selectPageTexts);
    if (all.length === 0) return null;
    const isTiny = ({ text }: PlacedText) => text.size < SMALLEST_SIZE;
    const tiny = all.filter(isTiny);
    const share = characterShare(all, isTiny);
    const [example] = tiny.toSorted((one, other) => one.text.size - other.text.size);
    const [worse] = viewportNames
      .map((name) => ({
        name,
        share: characterShare(
          all.filter(({ viewport }) => viewport === name),
          isTiny,
        ),
      }))
      .toSorted((one, other) => other.share - one.share);
    return {
      value: share,
      shown: percent(share),
      praise:
        share === 0
          ? "Kein Text ist kleiner als 12 px."
          : `Nur ${percent(share)} des Textes sind kleiner als 12 px.`,
      blame: `${worse?.name === "mobile" ? "Auf dem Handy" : "Am Rechner"} sind ${percent(worse?.share ?? 0)} des Textes kleiner als 12 px und damit kaum zu lesen.`,
      suggestion: `Vergrößern Sie den kleinsten Text auf mindestens 14 px${example ? `, zuerst ${quoted(example.text.sample)} (jetzt ${pixels(example.text.size)})` : ""}.`,
      annotations: annotateTexts(tiny, ({ text }) => `Dieser Text ist nur ${pixels(text.size)} groß.`),
    };
  },
};

export const lineHeight: Gauge = {
  id: "line-height",
  label: "Lesetext mit passendem Zeilenabstand",
  weight: 4,
  good: 0.95,
  poor: 0.3,
  expected: "mindestens 95 % mit 1,35- bis 1,9-fachem Abstand",
  basis: "WCAG 2.2, 1.4.8 nennt das 1,5-Fache; die Spanne darum ist Erfahrung",
  read(facts) {
    const texts = ofBoth(facts, selectBodyTexts);
    if (texts.length === 0) return null;
    const isApt = ({ text }: PlacedText) =>
      text.lineHeight >= LINE_HEIGHT.min && text.lineHeight <= LINE_HEIGHT.max;
    const share = characterShare(texts, isApt);
    // In a single line nobody sees it.
    const wrong = texts.filter((one) => !isApt(one) && one.text.lines > 1);
    const typical = typicalLineHeight(texts);
    const worst = typicalLineHeight(wrong);
    return {
      value: share,
      shown: percent(share),
      withoutPraise: isShort(texts),
      withoutBlame: wrong.length === 0,
      praise: `Die Zeilen haben Luft: Ihr Abstand ist das ${typical}-Fache der Schriftgröße.`,
      blame: `${share === 0 ? "Kein Lesetext hat" : `Nur ${percent(share)} des Lesetextes haben`} einen passenden Zeilenabstand; ${share === 0 ? "er ist" : "beim übrigen ist er"} das ${worst}-Fache der Schriftgröße.`,
      suggestion: `Stellen Sie den Zeilenabstand des Lesetextes auf das 1,5- bis 1,6-Fache der Schriftgröße${wrong.length > 0 ? ` (jetzt stellenweise das ${worst}-Fache)` : ""}.`,
      annotations: annotateTexts(
        wrong,
        ({ text }) =>
          `Der Zeilenabstand ist hier das ${germanNumber(text.lineHeight, 2)}-Fache der Schriftgröße.`,
      ),
    };
  },
};

export const lineLength: Gauge = {
  id: "line-length",
  label: "Lesetext mit passender Zeilenlänge",
  weight: 5.5,
  good: 0.85,
  poor: 0.2,
  expected: "mindestens 85 %; längste Zeile 28 bis 85 Zeichen, auf dem Handy 22 bis 65",
  basis: "WCAG 2.2, 1.4.8 (höchstens 80 Zeichen); R. Bringhurst, The Elements of Typographic Style",
  read(facts) {
    const texts = ofBoth(facts, selectBodyTexts);
    if (texts.length === 0) return null;
    const share = characterShare(texts, (one) => lineLengthError(one) === 0);
    // Of a page that is too wide for the phone that is said; its lines are long for the same reason.
    const isTooWide = measurePhoneOverflow(facts.mobile.snapshot).excess > 0;
    const wrong = texts
      .filter((one) => lineLengthError(one) !== 0 && !(isTooWide && one.viewport === "mobile"))
      .toSorted((one, other) => Math.abs(lineLengthError(other)) - Math.abs(lineLengthError(one)));
    const worst = wrong[0];
    const isLong = worst !== undefined && lineLengthError(worst) > 0;
    const measured = worst ? `${germanNumber(longestLineLength(worst.text))} Zeichen` : "";
    const where = worst?.viewport === "mobile" ? "auf dem Handy" : "am Bildschirm";
    return {
      value: share,
      shown: percent(share),
      withoutPraise: isShort(texts),
      withoutBlame: worst === undefined,
      praise: `Bei ${percent(share)} des Lesetextes sind die Zeilen angenehm lang; das Auge findet den nächsten Anfang.`,
      blame: `Nur bei ${percent(share)} des Lesetextes passt die Zeilenlänge${worst ? `; ${where} hat eine Zeile ${measured}` : ""}.`,
      suggestion: isLong
        ? `Begrenzen Sie die Breite des Lesetextes auf etwa 70 Zeichen (max-width: 65ch). Die längste Zeile hat ${where} ${measured}.`
        : `Geben Sie schmalen Texten mehr Breite${worst ? `: ${where} hat die kürzeste Spalte nur ${measured} je Zeile` : ""}.`,
      annotations: annotateTexts(
        wrong.slice(0, 4),
        ({ text }) => `Die längste Zeile hat hier ${germanNumber(longestLineLength(text))} Zeichen.`,
      ),
    };
  },
};

export const textSetting: Gauge = {
  id: "text-setting",
  label: "Lange Texte in Blocksatz, zentriert oder in Großbuchstaben",
  weight: 1,
  cost: 8,
  good: 0.08,
  poor: 0.6,
  expected: "höchstens 8 % des Textes",
  basis: "WCAG 2.2, 1.4.8 (kein Blocksatz); Mittelachse und Großbuchstaben: Erfahrung",
  read(facts) {
    const all = ofBoth(facts, selectPageTexts);
    if (all.length === 0) return null;
    const isHard = ({ text }: PlacedText) => describeHardSetting(text) !== null;
    const hard = all.filter(isHard);
    const share = characterShare(all, isHard);
    const example = hard.toSorted((one, other) => other.text.characters - one.text.characters)[0]?.text;
    return {
      value: share,
      shown: percent(share),
      praise:
        share === 0
          ? "Lange Texte sind weder zentriert noch im Blocksatz oder in Großbuchstaben gesetzt."
          : `Nur ${percent(share)} des Textes sind lang und dabei zentriert, im Blocksatz oder in Großbuchstaben gesetzt.`,
      blame: `${percent(share)} des Textes sind lang und dabei zentriert, im Blocksatz oder in Großbuchstaben gesetzt. Das liest sich mühsam.`,
      suggestion: `Setzen Sie lange Texte linksbündig und in normaler Schreibung${example ? `, zum Beispiel ${quoted(example.sample)} (jetzt ${describeHardSetting(example) ?? ""})` : ""}.`,
      annotations: annotateTexts(
        hard,
        ({ text }) => `Dieser lange Text steht ${describeHardSetting(text) ?? ""}.`,
      ),
    };
  },
};

/** Characters on both screens: where hardly anything is to be read, it is no merit that it reads well. */
const MUCH_TEXT = 1_000;

function isShort(texts: readonly PlacedText[]): boolean {
  return texts.reduce((sum, { text }) => sum + text.characters, 0) < MUCH_TEXT;
}

function typicalLineHeight(texts: readonly PlacedText[]): string {
  const items = texts.map(({ text }) => text);
  const lineHeight = medianByCharacters(items, (text) => text.lineHeight);
  return germanNumber(lineHeight, 2);
}

/** What makes a long text hard to read, as in "steht …"; null for others. */
function describeHardSetting({ characters, align, isUppercase, lines }: TextItem): string | null {
  if (isUppercase && characters >= LONG_CAPITALS) return "in Großbuchstaben";
  if (characters < LONG_TEXT || lines < 2) return null;
  if (align === "justify") return "im Blocksatz";
  return align === "center" && lines > 2 ? "zentriert" : null;
}
