// What a firm says to have already: „Einen Shop haben wir schon“, „Englisch gibt es bereits“.
import type { LexiconTag } from "../lexicon.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";

const ALREADY = /^(?:schon|bereits)$/;
const THERE = /^(?:hab|habe|haben|ham|gibt|gibts|vorhanden|laeuft|existiert)$/;
const TO_BE_MADE =
  /^(?:neu\w*|soll\w*|muss|muessen|ersetz\w*|besser\w*|modern\w*|ueberarbeit\w*|erneuer\w*|umzieh\w*)$/;
const TELLS_OF_IT = /^(?:den|die|das|der|so|haben|gibts?)$/;
const FUNCTIONS = ["shop", "booking", "blog", "members"] as const satisfies readonly LexiconTag[];

type Names = (word: TaggedWord) => boolean;
type Clause = Words;

const isFunction: Names = ({ tags }) => FUNCTIONS.some((tag) => tags.has(tag));

/** „Die Reservierung hab ich ja schon gesagt“: told, not had. */
const TOLD =
  /^(?:gesagt|genannt|erwaehnt|geschrieben|angegeben|erzaehlt|angekreuzt|angeklickt|gewaehlt|ausgewaehlt)$/;

/** „Einen Shop haben wir schon“; not „einen Shop, der soll neu werden“, nor the booking in „Shop haben wir schon, Buchung soll dazu“. */
export function existsAlready(words: Words, at: number): boolean {
  const own = clauseOf(words, words[at]?.clause);
  const isTold = [own, ...wholeOf(words, own)].some((told) => says(told, ALREADY) && says(told, THERE));
  return isTold && !says(own, TOLD) && !says(saidOf(words, own, isFunction), TO_BE_MADE);
}

/** `own` with the clause that tells of it: „Den Shop, den haben wir schon“, „Wir haben schon einen Shop, einen Blog“. */
function wholeOf(words: Words, own: Clause): Clause[] {
  const sentence = own[0]?.sentence;
  const [before, behind] = [-1, 1].map((step) => clauseOf(words, (own[0]?.clause ?? 0) + step));
  const isListed =
    own.every((word) => isFunction(word) || word.isArticle || /^(?:[,.]|und|oder|auch)$/.test(word.text)) &&
    before?.[0]?.sentence === sentence &&
    before?.slice(before.findIndex(({ text }) => ALREADY.test(text)) + 1).some(isFunction);
  const isNext = behind?.[0]?.sentence === sentence || own.at(-1)?.text === "?";
  const isBegun = isNext && TELLS_OF_IT.test(behind?.[0]?.text ?? "") && !behind?.some(isFunction);
  return [
    ...(before && isListed ? [[...before, ...own]] : []),
    ...(behind && isBegun ? [[...own, ...behind]] : []),
  ];
}

const GOES =
  /^(?:laeuft|laufen|kommt|kommen|steht|geht|gehen|machen|mache|macht|nehmen|erfolgt|bleibt|wird|werden|tun|tut|laesst|vergeben|vereinbaren|annehmen)$/;
const BY_VOICE =
  /^(?:telefonisch|telefon|persoenlich|anruf\w*|whatsapp|mail|email|tresen|theke|rezeption|empfang|buero|laden|ort|zettel|formular)$/;
const BRIEF = 3;
const AT_A_COUNTER = /^(?:tresen|theke|ladentheke|empfang|rezeption)$/;
/** „reservieren telefonisch wie gehabt“, „sollen weiter per Telefon buchen“. */
const STAYS = /^(?:weiter|weiterhin|gehabt|bleibt|bleiben|belassen)$/;
/** Where firms of the region let others book with them. */
const SERVICES =
  /^(?:doctolib|jameda|airbnb|lieferando|opentable|quandoo|treatwell|planity|eversports|eventim|etsy|ebay|amazon|traumferienwohnungen)$/;
/** Services whose names are words of ours, too: „über booking.com“. */
const OTHERS_BOOKING = /^(?:booking|hrs|expedia|check|fewo\w*|resmio|calendly|tripadvisor)$/;
const PORTAL = /^(?:portal|plattform|app|anbieter|system|verband|insta\w*|facebook|bruder|schwester)$/;
const isThrough = (...before: (TaggedWord | undefined)[]) =>
  before.some((word) => /^(?:ueber|per|beim|via)$/.test(word?.text ?? ""));
/** „nur verlinken“, „macht wer anders“. */
const LINKED = /^(?:verlink\w*|link|woanders|anderswo|extern)$/;
/** As it is, not as it shall be: „bisher telefonisch“, „soll online gehen“. */
const TO_CHANGE =
  /^(?:bisher\w*|bislang|aktuell\w*|derzeit\w*|momentan\w*|noch|moecht\w*|will|wollen|brauch\w*|statt|online\w*)$/;

/** „Die Termine laufen über Doctolib“, „Reservierung machen wir telefonisch“: not asked of the website. */
export function isHandledElsewhere(words: Words, at: number): boolean {
  const own = withRestriction(words, clauseOf(words, words[at]?.clause));
  const isByOthers =
    says(own, SERVICES) ||
    (says(own, THERE_BY_NAME) && isServiceBefore(words, own)) ||
    own.some(
      (word, index) =>
        (PORTAL.test(word.text) && isThrough(own[index - 3], own[index - 2], own[index - 1])) ||
        (OTHERS_BOOKING.test(word.text) && isThrough(own[index - 1])),
    );
  // „direkt buchen, nicht erst telefonieren“
  const isByVoice = own.some(
    ({ text }, index) =>
      BY_VOICE.test(text) && !own.slice(Math.max(0, index - 2), index).some((word) => DENIED.test(word.text)),
  );
  const sentence = saidOf(words, own, isFunction);
  if (staysElsewhere(own) || isWithService(own)) return true;
  const isTold =
    says(own, GOES) ||
    isOnlySo(own) ||
    (says(own, /^(?:kann|koennen)$/) && (isByOthers || says(own, AT_A_COUNTER))) ||
    // „Reservierung telefonisch“
    (isByVoice && own.filter(({ kind }) => kind === "word").length <= BRIEF);
  const isDone = (isTold && (isByVoice || isByOthers)) || says(sentence, LINKED);
  if (!isDone && !isByVoice) return false;
  const said = sentence.filter(({ clause }) => clause >= (own[0]?.clause ?? 0));
  if (isByVoice && says(said, STAYS)) return true;
  if (!isDone) return false;
  // „da soll nur ein Link hin“
  const isLink = new Set(said.filter(({ text }) => LINKED.test(text)).map(({ clause }) => clause));
  const wished = said.filter(({ clause }) => !isLink.has(clause));
  if (says(wished, TO_BE_MADE)) return false;
  // „am Tresen gebucht, online nicht nötig“
  const denied = new Set(wished.filter(({ text }) => DENIED.test(text)).map(({ clause }) => clause));
  return !says(
    wished.filter(({ clause }) => !denied.has(clause)),
    TO_CHANGE,
  );
}

/** „Die Wohnung steht bei Airbnb, gebucht wird nur da“ */
const THERE_BY_NAME = /^(?:da|dort|dahin|darueber|dorthin)$/;

function isServiceBefore(words: Words, own: Clause): boolean {
  const before = clauseOf(words, (own[0]?.clause ?? 0) - 1);
  return before[0]?.sentence === own[0]?.sentence && says(before, SERVICES);
}

/** „Reservierung | aber nur per Telefon“: what restricts a clause belongs to it. */
function withRestriction(words: Words, own: Clause): Clause {
  const next = clauseOf(words, (own[0]?.clause ?? 0) + 1);
  const isRestriction =
    next[0]?.sentence === own[0]?.sentence &&
    /^(?:aber|doch|jedoch|allerdings|nur)$/.test(next[0]?.text ?? "") &&
    isOnlySo(next) &&
    !next.some(isFunction);
  return isRestriction ? [...own, ...next] : own;
}

/** „Shop hab ich bei Etsy“, „Terminbuchung hat uns schon Doctolib eingerichtet“ */
function isWithService(own: Words): boolean {
  const isTheirs =
    says(own, SERVICES) ||
    own.some(({ text }, at) => OTHERS_BOOKING.test(text) && own[at - 1]?.text === "bei");
  return (
    isTheirs &&
    says(own, /^(?:hab|habe|haben|hat|eingerichtet|tun|tut|machen|macht|nutzen|nutze)$/) &&
    !says(own, /^(?:wie|weg|statt|nicht|besser|moecht\w*|will|wollen|soll\w*)$/)
  );
}

/** „Die Buchung bleibt beim Stadtmarketing“; „bleibt bei uns“ says nothing of others. */
function staysElsewhere(own: Words): boolean {
  const at = own.findIndex(({ text }) => /^(?:bleibt|bleiben|laeuft|laufen)$/.test(text));
  const next = own
    .slice(at + 1)
    .filter(({ text }) => !/^(?:auch|weiter|weiterhin|so|komplett|alles)$/.test(text));
  return (
    at >= 0 &&
    /^(?:beim|bei)$/.test(next[0]?.text ?? "") &&
    !/^(?:uns|mir|ihnen|euch)$/.test(next[1]?.text ?? "")
  );
}

const DENIED = /^(?:nicht|nich|net|kein\w*|nie)$/;
const ONLY = /^(?:nur|bloss|lieber|ausschliesslich)$/;

/** „Reservierung nur per Telefon“; „nicht nur per Telefon“ asks for more. */
function isOnlySo(own: Words): boolean {
  return own.some(({ text }, index) => ONLY.test(text) && !DENIED.test(own[index - 1]?.text ?? ""));
}

/** What may stand beside the language: „Englisch haben wir ja schon“. „Texte auf Englisch haben wir schon“ says something else. */
const BESIDE =
  /^(?:wir|ich|es|ist|sind|da|ja|auch|doch|und|auf|die|das|version|sprachversion|fassung|also|eigentlich|natuerlich|deutsch)$/;
const TO_BE_KEPT =
  /^(?:uebern\w*|bleib\w*|wieder|weiter\w*|behalt\w*|beibehalt\w*|brauch\w*|moecht\w*|wollen|dabei|mit)$/;

/** Indexes of words in clauses that say a language version exists, unless it is to be rebuilt or kept. */
export function existingLanguages(words: Words, isLanguage: Names): ReadonlySet<number> {
  const isNamed: Names = (word) => isLanguage(word) || isFunction(word);
  const isKnown: Names = (word) =>
    word.kind === "mark" ||
    isNamed(word) ||
    [ALREADY, THERE, BESIDE].some((pattern) => pattern.test(word.text));
  const there = [...Map.groupBy(words, ({ clause }) => clause)].filter(
    ([, clause]) =>
      clause.some(isLanguage) &&
      clause.every(isKnown) &&
      says(clause, ALREADY) &&
      (says(clause, THERE) || clause.findLast(({ kind }) => kind === "word")?.text === "da") &&
      ![TO_BE_MADE, TO_BE_KEPT].some((pattern) => says(saidOf(words, clause, isNamed), pattern)),
  );
  const clauses = new Set(there.map(([clause]) => clause));
  return new Set([...words.keys()].filter((at) => clauses.has(words[at]?.clause ?? -1)));
}

/** `own` and the clauses of its sentence that name nothing else. */
function saidOf(words: Words, own: Words, isNamed: Names): Words {
  const others = new Set(words.filter(isNamed).map(({ clause }) => clause));
  return words.filter(
    ({ sentence, clause }) =>
      sentence === own[0]?.sentence && (clause === own[0]?.clause || !others.has(clause)),
  );
}

function clauseOf(words: Words, clause: number | undefined): Clause {
  return words.filter((word) => word.clause === clause);
}

function says(words: Words, pattern: RegExp): boolean {
  return words.some(({ text }) => pattern.test(text));
}
