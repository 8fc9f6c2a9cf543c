// Whoever has to ask or to look first, and answers later: the question stays.
import { smallWords } from "../lexicon.ts";
import { hasQuestionMark, type Sentence, textOf } from "../question-shapes.ts";

/** „Da muss ich erst meinen Bruder fragen“, „das besprechen wir Donnerstag im Vorstand“, „Moment, Kundschaft“. */
const COMES_BACK =
  /\b(?:muss|muessen|muesst?e?n?|sollte|wollen?|moecht\w*|werde) (?:ich|wir) (?:(?:da|das|es|dazu|mich|mir|uns|noch|erst|mal|eben|kurz|schnell|vorher|lieber|morgen|selber|selbst|auch|aber|eh|ja|leider|gleich|erstmal) ){0,6}(?:(?:mit|bei|im|in|beim|von|der|die|den|dem|mein\w*|unser\w*|was|wie|ein\w*|\w+) ){0,5}(?:nach)?(?:fragen|reden|sprechen|bequatschen|besprechen|klaeren|abklaeren|abstimmen|absprechen|gucken|schauen|sehen|zaehlen|durchzaehlen|durchgehen|ueberlegen|telefonieren|abwarten)\b|^(?:(?:ich|muss|muesste|erst|da|das|eben|noch|mal) ){1,5}(?:mit )?(?:\w+ ){0,4}(?:fragen|besprechen|klaeren|nachfragen|nachgucken|nachzaehlen|durchzaehlen)\b|\bbesprech\w* wir\b|\bmelde? mich (?:\w+ ){0,2}(?:wieder|dann|nochmal|noch mal|morgen|spaeter|naechste|die tage)\b|\bmelde? mich$|\b(?:mal )?(?:sehn|sehen|gucken|schauen|hoeren) was (?:\w+ ){1,4}(?:dazu )?(?:sagt|meint|sagen|meinen)\b|\b(?:da |das )?frag(?:e|en)? (?:ich|wir) (?:\w+ )?(?:erst|noch|vorher)\b|\b(?:ruf|meld)\w* (?:gleich |sich )?(?:zurueck|wieder|noch)\b|\b(?:wart\w* (?:ich|wir) (?:\w+ )?ab|kommt das auf den tisch)\b|^(?:bin )?(?:eben|gleich|mal) kurz weg\b|^(?:(?:moment|momentchen|augenblick|sekunde|kleinen moment) ?(?:bitte|mal|noch|eben)?\b)/;

/** „Weiß ich nicht, muss ich nachfragen“ gives the question up; „muss ich bei jeder Kleinigkeit Sie fragen“ asks. */
const NOT_LATER = /\b(?:weiss|wissen|ahnung|sie|ihnen|euch|dich)\b/;

/** Pure. */
export function comesBack(sentence: Sentence): boolean {
  const text = textOf(sentence);
  const isCounted = sentence.some(({ value, isArticle }) => value !== null && !isArticle);
  if (!COMES_BACK.test(text) || NOT_LATER.test(text) || isCounted || hasQuestionMark(sentence)) return false;
  const clauses = [...Map.groupBy(sentence, ({ clause }) => clause).values()];
  return !clauses.some((clause) => !COMES_BACK.test(textOf(clause)) && saysSomething(clause));
}

/** „Pflege soll dabei sein, welche Stufe besprechen wir noch“ */
function saysSomething(clause: Sentence): boolean {
  return clause.some(({ tags }) => [...tags.keys()].some((tag) => tag === "upkeep" || !smallWords.has(tag)));
}
