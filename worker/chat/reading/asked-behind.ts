// What stands behind a comma and asks for what stands before it: „…, geht das?“, „Portfolio, was soll das sein“.
import { type Sentence, textOf } from "./question-shapes.ts";

const ADDED =
  /^(?:geht das(?: (?:auch|so|denn|noch|ueberhaupt))?|ist das (?:moeglich|machbar|dabei|drin|inklusive|ok|okay|so)|stimmt das|klappt das|kann man das(?: machen)?|macht ihr das|machen sie das|was mach(?:e|t|en)? (?:ich|man|wir) (?:damit|dann)|was passiert (?:damit|dann)|(?:geht|laeuft|bleibt) (?:die|der|das)(?: weiter)?|oder(?: nicht)?|laesst sich (?:das|der|die|sowas)(?: spaeter| noch| nachtraeglich| dann){0,2} (?:nachruesten|ergaenzen|erweitern|einbauen|hinzufuegen|aendern|machen)|wie ist das|wie laeuft das|richtig|ne|gell|was wird (?:daraus|damit|dann|mit der)|gehen die (?:noch|auch)|geht die drauf|macht ihr welche|wie ?viel waere? das|was kost(?:et|en) (?:das|die|der|es)(?: dann| denn| extra)?|(?:koennt|macht|habt|kriegt|bietet) ihr (?:das|sowas|die|den|so was)(?: auch| hin| noch| schon)?|(?:koennen|machen|haben|kriegen|bieten) sie (?:das|sowas|die|den|so was)(?: auch| hin| noch| schon)?|was (?:spare?|kostet) (?:ich|das|es|mich das)(?: dann| denn)?|wer macht (?:das|die)|wer schreibt (?:das|die))$/;

/** „…, geht das?“ asks for what stands before it. */
export function asksForWhatStandsBefore(rest: Sentence): boolean {
  return ADDED.test(textOf(rest)) || asksWhatItIs(rest);
}

const WHAT_IT_IS =
  /^(?:und )?(?:was (?:soll|ist|heisst|bedeutet) (?:das|dat|n das)(?: denn| eigentlich| ueberhaupt| bitte| fuer eins| genau){0,2}(?: sein| heissen| bedeuten)?|was ist(?: denn)? damit gemeint)$/;

/** „Buchungsportal, was soll das denn sein“ chooses none. */
export function asksWhatItIs(rest: Sentence): boolean {
  return WHAT_IT_IS.test(textOf(rest));
}
