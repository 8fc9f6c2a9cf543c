// Pages told by the example that the question gives: „die vier plus Galerie“, „wie im Beispiel, nur ohne Leistungen“, „ja passt“.
import type { Words } from "../tagged-words.ts";

/** „Start, Leistungen, Über uns und Kontakt wären zum Beispiel vier.“ */
const EXAMPLE = 4;
const OF_EXAMPLE =
  /\b(?:(?:ihre|eure|deine|diese|die|den|genau|den) (?:genannten |ueblichen |normalen |klassischen |vorgeschlagenen |besagten |obigen |beispielhaften )?(?:vier|4)\b(?=$| (?:plus|und|dazu|dann|mit|ohne|noch|sowie|pass\w*|reich\w*|genueg\w*|lang\w*|eben|die|genannt\w*|seiten|sind|soll\w*|tun|aber|halt|von|wie|aus|oben|da|nehm\w*|w(?:ue|ae)r\w*|hab\w*|brauch\w*|standard\w*|ueblich\w*|ausser|minus|statt|nur|erst|fuer|bitte|gut|schon|ja|hier|hauen|nee?|nein|doch|oder|so|auch|punkte|vorschlaege|beispiele|klingen|kommen|koennen|will|wollen|moechte\w*|trifft|treffen|ich|wir)\b)|\bdie (?:von ihnen |da |oben |bei ihnen )(?:genannten|aufgezaehlten|vorgeschlagenen|erwaehnten)|(?:vier|4) (?:seiten )?wie (?:vorgeschlagen|genannt|oben|im beispiel|in ihrem beispiel|gesagt|da steht|sie (?:sagen|schreiben|vorschlagen))|(?:im|ihr|ihrem|eurem|dein|deinem|das|dem) beispiel\b|wie (?:von ihnen |bei ihnen |da |oben )?(?:vorgeschlagen|genannt|beschrieben)|ihrem? vorschlag|beispiel (?:passt|reicht|klingt|ist))/;
/** All of a text. */
const AGREES =
  /^(?:(?:ja|jo|jau|jup|ok|okay|genau|gut|klar|na|also|dann|die|das|so|es|wohl|ist|waer|waere|auch) ){0,5}(?:passt|passen|reicht|reichen|(?:ganz )?klassisch(?: so)?(?: wie sie (?:sagen|schreiben|vorschlagen))?|wie sie (?:sagen|schreiben|vorschlagen|meinen)|haut hin|kommt hin|langt|langen|genuegt|genuegen|genau so|genau die(?:se)?|so in etwa|ungefaehr so|trifft es|stimmt so)(?: (?:so|gut|schon|mir|uns|voellig|ungefaehr|etwa|in etwa|perfekt|super|genau|das|die|fuers erste|erst mal|erstmal|bei (?:uns|mir)|fuer (?:uns|mich)|dicke|locker|danke|doch)){0,4}$/;
const DOUBLED = /\b(?:doppelte\w*|doppelt so viel\w*|zweimal so viel\w*)\b/;
const LESS_ONE =
  /\b(?:eine|1|eins) weniger\b|\b(?:zusammen|gemeinsam)\b.{0,12}\b(?:auf|in) eine\b|\bzusammen(?:legen|gelegt|fassen|gefasst)\b/;
const PARTED = /\b(?:aufgeteilt|geteilt|getrennt|aufteilen)\b.{0,12}\b(?:in|auf)\b/;
const ADDS =
  /^(?:plus|dazu|dann|danach|noch|sowie|ausserdem|zusaetzlich|mit|dafuer|stattdessen|sondern|und|\+)$/;
const DROPS = /^(?:ohne|ausser|minus|statt|anstatt)$/;
const DIVIDES =
  /^(?:[,.;:!()+·-]|und|plus|dazu|dann|danach|sowie|ausserdem|zusaetzlich|dafuer|stattdessen|ohne|ausser|minus|statt|anstatt|mit|noch)$/;
/** Stands beside a page's name. */
const BESIDE =
  /^(?:eine[nr]?|ne|n|was|die|der|das|den|dem|fuer|auch|vielleicht|bitte|unsere?n?|mein\w*|seiten?|mal|so|extra|separate?|eigene|eben|halt|nur|dann|auf|bis|eventuell|evtl|gern\w*)$/;
/** With one of these a piece names no page. */
const TALK =
  /^(?:wir|ich|man|es|sie|ihr|sind|ist|bin|hab\w*|hat|reich\w*|genueg\w*|passt|passen|alles|beispiel|ja|nein|nicht|nichts|kein\w*|mehr|brauch\w*|moecht\w*|wuerd\w*|waer\w*|haett\w*|koenn\w*|soll\w*|will|wollen|kommt|kommen|gut|genau|ok|okay|doch|weil|dass|damit|danke|vorgeschlagen|genannt|oben|gesagt|fuers|erste)$/;
const MAX_NAME_WORDS = 3;

/** How many pages follow from the example; null: the text does not speak of it. */
export function pagesOfExample(words: Words): number | null {
  const spoken = words.filter(({ kind, text }) => kind !== "mark" || text === "+");
  const text = spoken.map(({ text }) => (text === "+" ? "plus" : text)).join(" ");
  if (AGREES.test(text)) return EXAMPLE;
  const isCounted = spoken.some(({ value, isArticle }) => value !== null && !isArticle);
  if (DOUBLED.test(text) && !isCounted) return EXAMPLE * 2;
  const found = OF_EXAMPLE.exec(text);
  if (!found) return null;
  if (DOUBLED.test(text)) return EXAMPLE * 2;
  const ends = text
    .slice(0, found.index + found[0].length)
    .trim()
    .split(" ").length;
  const behind = spoken.slice(ends);
  const numbers = behind.filter(({ value, isArticle }) => value !== null && !isArticle);
  const [only] = numbers;
  // „… nur statt Leistungen zwei Seiten“
  if (only && numbers.length === 1 && /\bstatt \w+ \w+/.test(text)) return EXAMPLE - 1 + (only.value ?? 0);
  // „Ihre vier und noch 3 mehr“ is counted elsewhere.
  if (only) return null;
  const parts = PARTED.test(text) ? behind.filter(({ text }) => text === "eine").length : 0;
  if (parts > 1) return EXAMPLE - 1 + parts;
  if (LESS_ONE.test(text)) return EXAMPLE - 1;
  const last = spoken[ends - 1];
  return EXAMPLE + changes(last ? words.slice(words.indexOf(last) + 1) : []);
}

/** Names behind „plus“ and the like, less those behind „ohne“. */
function changes(words: Words): number {
  let [sum, step] = [0, 0];
  let part: string[] = [];
  const close = () => {
    const own = part.filter((text) => !BESIDE.test(text));
    if (own.length > 0 && own.length <= MAX_NAME_WORDS && !own.some((text) => TALK.test(text))) sum += step;
    part = [];
  };
  for (const { text } of words) {
    if (!DIVIDES.test(text)) {
      part.push(text);
      continue;
    }
    close();
    if (DROPS.test(text)) step = -1;
    else if (ADDS.test(text) && !(text === "und" && step === -1)) step = 1;
  }
  close();
  return sum;
}
