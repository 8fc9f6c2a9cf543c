// A message of one word: „Krüger“ names the firm, „Tischlerei“ its trade, „hä“ nothing.
import { tradeOfWord } from "../read-industry.ts";
import type { Words } from "../tagged-words.ts";
import { isProper, isTrade } from "./name-shape.ts";
import { END, GREETING, isCommon, LEADING, LEGAL_FORM, PLACE, SENTENCE } from "./name-words.ts";

const MIN_LETTERS = 5;
const MIN_CAPITAL_LETTERS = 4;
/** What one says in a conversation, to a machine, or instead of an answer. */
const SPOKEN =
  /^(?:test\w*|bla\w*|lol|rofl|haha\w*|hihi\w*|hilfe|quatsch|unsinn|geheim|anonym\w*|niemand|keiner|keins|nichts?|irgend\w*|egal|weiter|abbrechen|abbruch|zurueck|start\w*|stopp?|ende|menue|info\w*|angebot\w*|kontakt\w*|termin\w*|rueckruf|student\w*|schueler\w*|rentner\w*|privat\w*|arbeitslos|handwerk\w*|gewerb\w*|branche|industrie|dienstleister|selbst\w*|unternehm\w*|firmen?|gruender\w*|existenz\w*|kunden?|preis\w*|kosten\w*|fragen?|antwort\w*|mensch\w*|roboter|computer|maschine|chatbot|netzwerk|internet|deutsch\w*|deutschland|english|englisch|versteh\w*|genau|richtig|falsch|vielleicht|eventuell|natuerlich|sicher\w*|logisch|spaeter|moment\w*|bitte\w*|danke\w*|merci|thanks?|please|sorry|moins\w*|hallo\w*|schoen\w*|super|klasse|toll\w*|mist|quark|kaese|scheiss\w*|arsch\w*|idiot\w*|keine\w*|warum|wieso|weshalb|welche\w*|sonst\w*|andere\w*|divers\w*|verschieden\w*|mehrere\w*|einzel\w*|allein\w*|design\w*|wordpress|relaunch|logo\w*|flyer|projekt\w*|hobby\w*|verkauf\w*|laden|garage|buero|idee\w*|leider|doch|jawohl|okay\w*|okey\w*|alles|passt|weg|los|und)$/;

/** „Probieren“, „gucken“, „neugierig“, „Ratsuchend“, „Nachname“ */
const NO_NOUN = /(?:ieren|end|name)$|^\p{Ll}+(?:en|ig|lich)$/u;

/** „Krüger“, „anker“: all of the message, no trade and nothing that is said in conversations. */
export function onlyWord(text: string, words: Words): string | null {
  return /[?!]/.test(text) ? null : asName(words);
}

/** „anker, kneipe in rheine“: in small letters, one such word before a piece with its trade. */
export function wordBeforeTrade(text: string, [own, beside]: readonly Words[]): string | null {
  const isLow = !/\p{Lu}/u.test(text);
  const isTold = beside?.some((word) => tradeOfWord(word, false) !== null) ?? false;
  const isSpoken = beside?.some((word) => SENTENCE.test(word.text)) ?? true;
  return isLow && isTold && !isSpoken && own ? asName(own) : null;
}

function asName(words: Words): string | null {
  const spoken = words.filter(({ kind }) => kind !== "mark");
  const [word] = spoken;
  if (!word || spoken.length > 1) return null;
  const isLong = word.text.length >= (/^\p{Lu}/u.test(word.raw) ? MIN_CAPITAL_LETTERS : MIN_LETTERS);
  const isTold =
    [SPOKEN, SENTENCE, END, GREETING, LEADING, LEGAL_FORM, PLACE].some((said) => said.test(word.text)) ||
    NO_NOUN.test(word.raw) ||
    isCommon(word.text) ||
    isTrade(word);
  return isLong && isPronounceable(word.text) && isProper(word) && !isTold ? word.raw : null;
}

/** „sdgfhjk“ and „aaaaaa“ are fingers on the keyboard. */
const isPronounceable = (word: string) =>
  /[aeiouy]/.test(word) && !/[^aeiouy]{5}|(.)\1\1|^(..)\2/.test(word.replaceAll("sch", "s"));
