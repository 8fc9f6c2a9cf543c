// What a sentence looks like that asks: by its mark, its first words, or what it says indirectly.
import type { Words } from "./tagged-words.ts";

export type Sentence = Words;

const ASKING =
  /^(?:was|wie|wieviel|wieviele|wann|wo|wer|wen|wem|warum|wieso|weshalb|welche[rsnm]?|womit|wofuer|woran|wodurch|woher|wohin|wozu|wonach|worauf)$/;
/** Without a mark these may begin „wo man uns findet“ or „wer will, soll buchen“ as well. */
const RELATIVE = /^(?:was|wo|wer|wen|wem|welche[rsnm]?)$/;
/** „Ab wann“, „mit wem“, „auf welchem“. */
const BEFORE_ASKING = /^(?:ab|bis|seit|mit|von|bei|fuer|auf|in|zu|aus|an|nach|ueber|um)$/;
/** „Wie gesagt, 8 Seiten“, „wie beim Nachbarn“ ask nothing. */
const NO_QUESTION_AFTER_HOW =
  /^(?:gesagt|bereits|angedeutet|vereinbart|vorhin|besprochen|oben|immer|erwaehnt|geschrieben|schon|ihr|sie|bisher|jetzt|vorher|frueher|gehabt|ueblich|beim|bei|vom|im|in)$/;
/** Nor do „wie die jetzige“ or „wie sind ne Tischlerei“ without a mark. */
const COMPARED = /^(?:der|die|das|den|dem|mein\w*|unser\w*|deren|eine[nrsm]?|ein)$/;
const ONE = /^(?:eine?|ne|n)$/;
/** „was Einfaches“ is short for „etwas Einfaches“. */
const THING = /^(?:einfache[sm]|kleines|schlichtes|normales|neues|eigenes|modernes|schickes)$/;
const TO_DO = /^(?:verkaufen|zeigen|praesentieren|anbieten)$/;
const VERB_FIRST =
  /^(?:kann|kannst|koennen|koennt|koennte|koennten|gibt|gibts|ist|sind|bist|seid|muss|muessen|muesste|haben|hat|hast|habt|hab|haetten|haettet|machen|macht|machst|bieten|bietet|brauche|brauchen|brauch|seh|find|bekomm|bekomme|bekommt|bekommen|krieg|kriege|kriegen|kriegt|dauert|kostet|geht|gehts|gehoert|darf|duerfen|soll|sollen|wird|werden|sollte|komm|komme|kommt|kommen|fallen|faellt|lohnt|wuerden|wuerde|arbeiten|arbeitet|kuemmern|kuemmert|uebernehmen|uebernehmt|helfen|helft|liefern|liefert|schreiben|schreibt|reicht|zahlt|zahle|zahl|laeuft|steht|bin|berechnen|nehmen|nehmt|hosten|hostet|bauen|baut|betreut|betreuen|redet|rede|red|sprech|nutzt|nutzen|funktionieren|sprechen|sprecht|sprichst|spricht|suchen|sucht|findet|findest|verpflichte|bleibt|klappt|schafft|schaffen|funktioniert|liegt|druckt|drucken|filmt|versteht|verstehen|wohnt|kennt|kennen|sieht|waer|waere|waeren|passiert|bindet)$/;
const SUBJECT =
  /^(?:man|ihr|sie|du|ich|wir|es|das|dat|die|der|er|sich|da|hier|jemand|einer|wer|denn|so|mir|mich|uns|eigentlich|auch)$/;
/** Whoever is spoken to. */
const YOU = /^(?:ihr|du|man|sie)$/;
const SELF = /^(?:ich|wir)$/;
/** „Machen Sie acht“ is no question. */
const ORDERS =
  /^(?:machen|nehmen|schreiben|rufen|sagen|rechnen|kommen|bauen|geben|schicken|streichen|schaetzen|melden|liefern|suchen|werden|sollen|sollte|wird|muss|soll)$/;
const DENIABLE =
  /^(?:geht|kann|gibt|gibts|gehts|ist|habt|haben|macht|muss|darf|bekommt|kriegt|lohnt|waer|waere)$/;
const BEGINNING =
  /^(?:und|aber|ach|hm|hallo|hi|moin|noch|eine|ne|frage|also|okay|ok|guten|tag|abend|ja|nee|na|gut|oh|puh|achso|uebrigens|hey|sorry|entschuldigung|erst|mal|bevor)$/;
/** A verb second makes the rest a question: „was kostet“, „wo seid ihr“. */
const VERB_SECOND =
  /(?:t|en|st)$|^(?:seid|sind|muss|soll|kann|darf|wird|hab|habe|krieg|kriege|zahl|zahle|mach|mache|war|waer|waere|bekomm|bekomme|brauch|brauche|nehm|nehme|wuerde|wuerd|moechte|liegt|bin|gaebe?|kaeme?|haett|gibts|gehts|wenn|fuer|genau|denn|eigentlich|alles)$/;

/** Characters; what a sentence asks is said early. */
const MAX_TEXT = 400;

/** The words of a sentence in normalised spelling, parted by blanks. */
export function textOf(sentence: Sentence): string {
  const spoken = sentence.filter(({ kind }) => kind !== "mark").map(({ text }) => text);
  return spoken.join(" ").slice(0, MAX_TEXT);
}

export function hasQuestionMark(sentence: Sentence): boolean {
  return sentence.some(({ text }) => text === "?");
}

/** Its words without marks and without what a sentence may begin with. */
function spokenFrom(sentence: Sentence): Sentence {
  const spoken = sentence.filter(({ kind }) => kind !== "mark");
  const start = spoken.findIndex(({ text }) => !BEGINNING.test(text));
  return start < 0 ? [] : spoken.slice(start);
}

export function isAsked(sentence: Sentence): boolean {
  const spoken = spokenFrom(sentence);
  const [first = "", second = ""] = spoken.map(({ text }) => text);
  const isMarked = hasQuestionMark(sentence);
  // „Ach was, sagen wir Ende April“, „was weiß denn ich“
  if (!isMarked && NO_QUESTION.test(textOf(sentence))) return false;
  if (ASKING.test(first)) return asksByWord(spoken, isMarked);
  if (BEFORE_ASKING.test(first) && ASKING.test(second)) return isMarked || asksByWord(spoken.slice(1), false);
  if (isIndirect(sentence) || isEnglish(first, second)) return true;
  if (!isMarked) return false;
  // „Und wenn ich die Buchung weglasse?“
  if (first === "wenn") return true;
  return VERB_FIRST.test(first) || isVerbFirst(first, second) || asksWithin(spoken);
}

const NO_QUESTION =
  /^(?:ach was|(?:ja |na |och )?(?:was weiss(?: denn)? ich|woher soll ich das (?:denn )?wissen))\b/;

function asksByWord(spoken: Sentence, isMarked: boolean): boolean {
  const [first = "", second = "", third = ""] = spoken.map(({ text }) => text);
  if (first === "wie" && NO_QUESTION_AFTER_HOW.test(second)) return false;
  if (first === "was" && (THING.test(second) || second === "mit")) return false;
  if (isMarked) return true;
  // „wann Sie Zeit haben“
  if (second === "immer" || (first === "wann" && SUBJECT.test(second))) return false;
  if (first === "wie") return !COMPARED.test(second) && !(second === "sind" && ONE.test(third));
  if (first === "wer" && (/^(?:will|moechte|mag)$/.test(second) || isRelative(spoken))) return false;
  if (first === "was" && TO_DO.test(second) && !SUBJECT.test(third)) return false;
  // „welches Shopsystem nehmt ihr“
  if (/^welche/.test(first) && isVerb(spoken[2]) && YOU.test(spoken[3]?.text ?? "")) return true;
  return !RELATIVE.test(first) || isVerb(spoken[1]) || (second.endsWith("e") && third === "ich");
}

/** „wer eins haben will, legt es in den Warenkorb“: the verb stands at the end of its clause. */
function isRelative(spoken: Sentence): boolean {
  const words = spoken.filter(({ kind }) => kind === "word");
  const own = words.filter(({ clause }) => clause === words[0]?.clause);
  const last = own.at(-1)?.text ?? "";
  return own.length > 2 && own.length < words.length && AT_CLAUSE_END.test(last);
}

const AT_CLAUSE_END = /^(?:will|moechte|mag|kann|soll|hat|ist|braucht|sucht|kommt|geht)$/;

function isVerb(word: Sentence[number] | undefined): boolean {
  return (
    word !== undefined &&
    VERB_SECOND.test(word.text) &&
    !/^(?:halt|erst|fast|nicht|sonst|jetzt)$/.test(word.text) &&
    !/^\p{Lu}\p{Ll}/u.test(word.raw)
  );
}

/** „Bindet man sich bei euch?“, „Rede ich mit einem Menschen?“ */
function isVerbFirst(first: string, second: string): boolean {
  return (/(?:t|en|st)$/.test(first) && SUBJECT.test(second)) || (first.endsWith("e") && second === "ich");
}

/** „Do you speak English“, „how much“. */
function isEnglish(first: string, second: string): boolean {
  return (
    (/^(?:do|does|can|could|would|are|is|ist)$/.test(first) &&
      /^(?:you|i|we|they|it|there|this)$/.test(second)) ||
    /^(?:how|what|when|which|why|where)$/.test(first)
  );
}

/** „Und die Texte, wer schreibt die?“ */
function asksWithin(spoken: Sentence): boolean {
  return spoken.some(
    ({ text }, at) =>
      ASKING.test(text) && text !== "was" && !NO_QUESTION_AFTER_HOW.test(spoken[at + 1]?.text ?? ""),
  );
}

/** „Ich wüsste gern, ob …“, „Mich würde interessieren, wer …“, „Sagen Sie mal, wie …“ */
const INDIRECT =
  /\b(?:wuesste\w* (?:ich |wir )?(?:nur |auch |noch |mal )?gerne?|(?:wuerde?|moechte|wollte|will) (?:ich |wir |mich |uns )?(?:nur |auch |noch |mal |ja |schon |gerne? ){0,3}(?:wissen|fragen|interessieren)|interessiert (?:mich|uns)|(?:mich|uns) (?:wuerde? )?(?:\w+ ){0,3}interessier(?:t|en)|frage? (?:ich )?mich|(?:noch |mal |nur ){0,2}(?:eine|ne) frage|sagen sie (?:mir |mal )|sag mal|sagt mal|koennen sie mir sagen|wissen sie|muss ich (?:noch )?wissen|nicht (?:ganz )?klar|unklar|verstehe (?:noch |nur )?nicht)\b.{0,80}\b(?:ob|was|wie\w*|wann|wo\w*|wer|wem|wen|warum|welche\w*|gibt|kann|koennen|ist|sind|macht|machen|habt|haben)\b/;
/** „Keine Ahnung, was das kostet“ asks as well; „nichts, was extra kostet“ does not. */
const COST = /\bwas (?:das|dat|es|so|sowas|die|der|eine?|ne|mich|uns|ihr|sie)\b.{0,40}\bkost(?:et|en|ets)?\b/;
/** „Ich sag denen, was das kostet“, „drauf soll stehen, was das kostet“ tell of it. */
const RECKONS =
  /\b(?:ausrechnen|berechnen|sehen|sieht|zeigen|rechner|(?:ich|wir) (?:sach|sage?n?|schreib\w*)|stehen|soll\w*)\b/;
const AT_A_LOSS = /\b(?:weiss (?:ich )?(?:noch |auch |leider |selbst )?nicht|keine ahnung|unsicher)\b/;

/** „Weiß nich was gibts da alles“ */
const WHAT_THERE_IS =
  /\b(?:weiss|ahnung|wissen)\b.{0,24}\b(?:was|welche) (?:gibts|gibt es|habt ihr|haben sie|(?:es|sie|ihr) (?:\w+ ){0,3}(?:gibt|habt|haben|anbiet\w*))\b/;
/** „Ist ein Shop viel teurer als ohne“, „sind vier das Minimum“ */
const COMPARES =
  /^(?:is|ist|sind|waere?|waeren) (?!(?:mir|uns|mich)\b)(?:\w+ ){1,6}(?:teurer|billiger|guenstiger|besser|noetig|notwendig|pflicht|sinnvoll|minimum|maximum|mindestzahl)\b/;

function isIndirect(sentence: Sentence): boolean {
  const text = textOf(sentence);
  if (WHAT_THERE_IS.test(text) || COMPARES.test(text)) return true;
  return (INDIRECT.test(text) && !AT_A_LOSS.test(text)) || (COST.test(text) && !RECKONS.test(text));
}

export interface Known {
  /** Whether there is an answer to the sentence, should it be a question. */
  isTopic: (sentence: Sentence) => boolean;
  /** Whether it names a number or what a website may have. */
  isAboutWebsite: (sentence: Sentence) => boolean;
  /** A date or a time that the website may take, or only how urgent it is. */
  timeIn: (sentence: Sentence) => "date" | "haste" | null;
}

/** „Wär auch cool, wenn man meine E-Books kaufen kann“ */
const WISHES =
  /^(?:und |dann |ach )?(?:waere?|faende?|haette) (?:ich |es |das |wir )?(?:\w+ ){0,2}(?:cool|schoen|gut|super|toll|nett|praktisch|klasse|prima|perfekt|wichtig|gern|gerne|traum)\b.{0,12}\b(?:wenn|dass)\b/;

/** „Ich hoffe, da kann man mit PayPal zahlen“ */
const HOPES = /^(?:und |aber )?(?:ich|wir) hoffen? /;

/** „kann man das später selbst ändern“, as people type it. */
export function isUnmarkedQuestion(sentence: Sentence, { isTopic, isAboutWebsite }: Known): boolean {
  if (HOPES.test(textOf(sentence))) return isTopic(sentence) && !isAboutWebsite(sentence);
  if (WISHES.test(textOf(sentence))) return false;
  const spoken = spokenFrom(sentence);
  const [first = "", second = ""] = spoken.map(({ text }) => text);
  if (sentence[0]?.text === "und" && first === "wenn") return isTopic(sentence) && !isAboutWebsite(sentence);
  if (asksAtEnd(sentence)) return isTopic(sentence);
  const isFree = !isAboutWebsite(sentence) || first.startsWith("kost") || LATER.test(textOf(sentence));
  if (AT_WORK.test(first) && !SELF.test(second) && isFree && isTopic(sentence)) return true;
  // „Speisekarte auch auf Englisch“ begins with no verb.
  const isVerbLike =
    isLikeVerb(first) && !isParted(sentence, spoken[0]) && spoken[0]?.tags.size === 0 && isTopic(sentence);
  if (!(VERB_FIRST.test(first) || isVerbLike) || !SUBJECT.test(second)) return false;
  const isDenied = sentence.some(({ tags }) => tags.has("negator"));
  if (isDenied && (SELF.test(second) || !DENIABLE.test(first))) return false;
  // „Lassen wir das mit den Gutscheinen“
  if (second === "wir" && isOrder(first, second)) return false;
  if (isTopic(sentence)) return !(isOrder(first, second) && isAboutWebsite(sentence));
  return YOU.test(second) && !ORDERS.test(first) && !isDenied && !isAboutWebsite(sentence);
}

/** „Machen Sie acht“, „nehmen wir die Buchung mit rein“ */
function isOrder(first: string, second: string): boolean {
  return (
    (second === "sie" && ORDERS.test(first)) ||
    (second === "wir" && /^(?:nehmen|machen|streichen|bauen|rechnen|lassen|geben|sagen)$/.test(first))
  );
}

/** „GrünZeit, wir pflegen Gärten“: no verb has a comma before who does it. */
function isParted(sentence: Sentence, first: Sentence[number] | undefined): boolean {
  return sentence[first === undefined ? 0 : sentence.indexOf(first) + 1]?.text === ",";
}

/** Verbs that begin no answer, whatever follows: „bleibt unser Postfach“, „ist Impressum dabei“. */
const AT_WORK =
  /^(?:ist|sind|werden|kann|koennen|koennte|darf|duerfen|laeuft|laufen|bleibt|bleiben|gehen|geht|kostet|kosten|zaehlt|gibts|gibt|bekommt|bekomme|kriegen|kriegt|funktioniert|klappt|betrifft|gilt|lohnt|hilft|bringt|zahlt|haftet|gehoert|wird|muss|muessen)$/;
const LATER = /\b(?:spaeter|nachtraeglich)\b/;
/** Words with a verb's ending that are none. */
const NO_VERB =
  /^(?:die|den|denen|diese|bitte|heute|gerne|danke|eine|keine|meine|deine|seine|unsere|ihre|erst|meist|fast|nicht|recht|jetzt|selbst|vielleicht|eventuell|gut|seit|weit|alle|jede|jeder|jedes|beide|viele|welche|diese|solche|naechste|letzte|ohne|gegen|neben|zwischen|machen|nehmen)$/;

/** „dreht ihr“, „schaltet ihr“, „seh ich“: any verb before who does it. */
function isLikeVerb(word: string): boolean {
  return /(?:t|st|en|e)$/.test(word) && !NO_VERB.test(word);
}

/** „ich hab nur Bilder vom Handy geht das“. */
const AT_END =
  / (?:geht das|klappt das|macht ihr das|machen sie das|macht ihr welche|ist das moeglich|moeglich|geht (?:die|der) (?:weiter|drauf|auch)|gehen die (?:noch|auch)|was ist (?:dann )?damit|was mach(?:e|t|en) (?:ich|wir|ihr) damit|was kostet (?:das|sowas)(?: dann)?|was kommt da drauf|habt ihr das|ist das schlimm)$/;

function asksAtEnd(sentence: Sentence): boolean {
  const text = textOf(sentence);
  return AT_END.test(text) && !text.endsWith("wie moeglich");
}

export function startsQuestion(sentence: Sentence, at: number): boolean {
  const [first, second] = [sentence[at]?.text ?? "", sentence[at + 1]?.text ?? ""];
  return ASKING.test(first) || (VERB_FIRST.test(first) && SUBJECT.test(second));
}

/** As `startsQuestion`, where no mark says so. */
export function surelyStartsQuestion(sentence: Sentence, at: number): boolean {
  return ASKING.test(sentence[at]?.text ?? "") && asksByWord(sentence.slice(at), false);
}
