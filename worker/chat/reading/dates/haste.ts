// Leisure and haste in an answer that names no date: „Gut Ding will Weile haben“, „lieber heute als morgen“.
import { textOf } from "../question-shapes.ts";
import type { TaggedText, Words } from "../tagged-words.ts";

/** „Ist mir wurscht“ may be said of anything. */
const OF_NO_MATTER = /^(?:wurscht|schnuppe|wumpe)$/;
/** „… und sofort sehen, ob noch ein Platz frei ist“ hastens nobody. */
const DOES_AT_ONCE =
  /^(?:seh\w*|sieh\w*|bezahl\w*|zahl\w*|buch\w*|bestell\w*|wiss\w*|weiss|erkenn\w*|bekomm\w*|krieg\w*|find\w*|reservier\w*|berechn\w*)$/;
const AT_ONCE_GOT =
  /^(?:einen|den|die|ne|eine) (?:\w+ )?(?:preis|richtpreis|platz|termin|angebot|bestaetigung|ueberblick|ergebnis)$/;

/** What answers the question for a date without haste. */
const CALM: readonly RegExp[] = [
  // „ohne Hektik“, „keinerlei Druck“, „kein Grund zur Eile“
  /\b(?:ohne|keinerlei|keine?[nrs]?|null|nix|nichts) (?:\w+ ){0,3}(?:hektik|hast|hetze|hetzerei|stress|eile|druck|zeitdruck|zeitnot|terminnot)\b/,
  // „keine konkrete Deadline“, „ohne Stichtag“
  /(?<!\bnoch )\b(?:ohne|keinerlei|keine?n?) (?:\w+ ){0,2}(?:deadline|frist|stichtag|zieltermin|wunschtermin|zeitvorgaben?|terminvorgaben?|zeitlimit)\b/,
  // „Lassen Sie sich ruhig Zeit“, „nehmt euch alle Zeit“
  /\b(?:lass|lasst|lassen|nehm|nehmt|nehmen|nimm) (?:(?:sie|se|dir|euch|sich|man|wir|uns|ruhig|gern|gerne|bitte|nur|da|doch|halt|damit|dafuer|alle|die|ihre|eure|viel) ){0,6}zeit\b/,
  // „Gut Ding will Weile haben“, „Gutes braucht seine Zeit“
  /\b(?:will|braucht|brauchen|muss) (?:\w+ )?weile\b|\b(?:braucht|brauchen|dauert) (?:\w+ ){0,2}(?:seine|ihre) zeit\b/,
  // „das läuft uns nicht weg“, „da brennt nichts an“
  /\b(?:laeuft|rennt|loept) (?:\w+ ){0,3}nicht (?:weg|davon|wech)\b|\bbrennt (?:\w+ ){0,3}(?:nichts?|nix)(?: an)?\b/,
  // „machen Sie sich keinen Kopf“, „nicht auf der Flucht“
  /\bkeinen kopf\b|\bmachen (?:\w+ ){0,4}keine gedanken\b|\bkeine (?:\w+ )?prio(?:ritaet)?\b|\bnicht auf der flucht\b|\bnicht (?:\w+ ){0,3}(?:ab)?hetzen\b|\bhetzen (?:\w+ ){0,3}nicht\b/,
  // „muss nicht gleich morgen sein“, „nicht von heute auf morgen“
  /\b(?:nicht|nichts) (?:\w+ ){0,2}(?:von heute auf morgen|uebers knie)\b|\bnicht (?:\w+ )?(?:gleich|schon|unbedingt|direkt) (?:morgen|heute|uebermorgen)\b/,
  // „lieber gründlich als schnell“, „Rom wurde auch nicht an einem Tag erbaut“
  /\b(?:gut|gruendlich|ordentlich|richtig|sorgfaeltig|vernuenftig|anstaendig|sauber) (?:\w+ )?(?:als|statt) (?:\w+ )?(?:schnell|hastig|flott|fix|frueh|gehetzt|huschhusch)\b|^rom (?:wurde|ist)\b/,
];
/** The same in words that haste beside them outweighs. */
const RATHER_CALM: readonly RegExp[] = [
  // „da sind wir völlig offen“; „das ist noch offen“ says that nobody knows
  /\b(?:bin|sind) (?:\w+ ){0,4}offen\b(?! ge)|\b(?:zeitlich|terminlich|voellig|vollkommen|komplett) (?:\w+ ){0,2}offen\b/,
  /\b(?:kann|koennen|darf) (?:(?!nicht\b|nich\b|net\b)\w+ ){0,3}(?:warten|dauern)\b|\bdauern? (?:\w+ ){0,2}(?:wie lange|solange|so lange) (?:es|sie)\b/,
  /\b(?:dauert|dauern) (?:\w+ ){0,3}(?:solange|so lange|wie lange) (?:es|sie|wie)\b/,
  // „Wann Sie eben so weit sind“, „wie es bei Ihnen reinpasst“
  /\b(?:wann|wenn) (?:sie|ihr|du|es) (?:\w+ ){0,4}(?:fertig|reinpasst|so weit|soweit|dazu kommen|dazu kommt|lust|luft|dran)\b/,
  /\bwie (?:es|ihr|sie) (?:\w+ ){0,4}(?:reinpasst|hineinpasst|hinkommt|reinkriegen|einplanen|einrichten)\b/,
  // „in aller Ruhe“
  /\b(?:aller|nur die) ruhe\b/,
  // „Das Tempo bestimmen Sie“
  /\btempo (?:\w+ ){0,2}(?:sie|ihr|ihnen|euch)\b|\b(?:sie|ihr) (?:\w+ ){0,2}tempo\b/,
  /(?<!\bnoch )\bnicht (?:\w+ ){0,2}(?:gebunden|festgelegt|zeitkritisch|brandeilig|superdringend)\b/,
  /(?<!\b(?:nicht|mehr|zu|schon|so|sehr) )\b(?:viel|reichlich|genug|genuegend|massig|ewig|endlos) (?:\w+ )?zeit\b/,
];
/** „chillig“, „mit Geduld“, „stressfrei“ */
const CALM_WORD =
  /^(?:ge)?chill(?:t|ig|ed)$|^(?:entspannt|gelassen|geduldig|geduld|stressfrei|gemach|gmuetlich|zeitlos|easy|zeitunkritisch|terminfrei|ergebnisoffen)$/;

/** What hastens without a word for it. */
const HASTY: readonly RegExp[] = [
  // „allerhöchste Eisenbahn“
  /\b(?:aller)?hoechste (?:eile|zeit|eisenbahn)\b/,
  // „lieber heute als morgen“, „besser gestern als heute“
  /\b(?:lieber|besser|eher|am liebsten) (?:\w+ ){0,2}(?:heute|heut|gestern|vorgestern)\b/,
  // „die Zeit drängt“, „uns läuft die Zeit davon“
  /\bzeit (?:\w+ ){0,2}(?:draengt|davon|knapp)\b|\b(?:es|zeitlich|schon|terminlich) draengt\b|\bdraengt die zeit\b|\beile (?:\w+ )?(?:geboten|not)\b|\bspaet dran\b|\bkeine zeit (?:\w+ ){0,2}verlieren\b/,
  /\b(?:unter|auf) (?:\w+ )?(?:naegeln|zeitdruck|zeitnot)\b|\b(?:wenig|kaum) zeit$/,
  /\b(?:geben|gebt|gib) (?:\w+ ){0,2}gas\b|\bstante pede\b|\bkeinen aufschub\b/,
  // „Das kann nicht länger warten“, „wir haben nicht mehr viel Zeit“
  /\b(?:nicht|nich|net) (?:(?:mehr|lange|laenger|so|zu|ewig|noch) ){0,2}(?:warten|dauern)\b|\bnicht (?:\w+ ){0,2}(?:viel|genug) zeit$/,
  /\bin den (?:naechsten|kommenden) tagen\b/,
];
const HASTY_WORD =
  /^(?:brand|super|mega|sau|hoch|ultra|ober|aeusserst|extrem|voll)(?:eilig|dringend|dringlich)\w*$|^(?:dringlich\w*|sofortestens|blitzschnell|schnellstens|ruckizucki|vollgas|express|pressant|hurry|urgent|flugs|schnellst\w*)$/;

/** Whether `text` says that there is no hurry. */
export function isCalm(
  { words, phrases }: TaggedText,
  isAsked: boolean,
  refused: ReadonlySet<number>,
): boolean {
  const isOfNone = isOfNoMatter(words);
  const says = (pattern: RegExp) => words.some(({ text }, at) => pattern.test(text) && !refused.has(at));
  const isSaid =
    isOfNone ||
    phrases.some(({ tag }) => tag === "notAtAllHasty") ||
    words.some(
      ({ tags, text }, at) =>
        tags.has("flexible") && !refused.has(at) && (isAsked || !OF_NO_MATTER.test(text)),
    );
  const isOfNoInterest = words.some(({ text }) => text === "egal");
  if (!isAsked) return isSaid && (isOfNone || !isOfNoInterest);
  if (isSaid || isOfNoInterest) return true;
  const text = textOf(words);
  // „Möglichst bald, aber ich will nicht hetzen“
  const isSoon = phrases.some(
    ({ tag, from }) => tag === "asSoonAsPossible" && words[from]?.text !== "brennt",
  );
  if (!isSoon && CALM.some((pattern) => pattern.test(text))) return true;
  const isRatherCalm = says(CALM_WORD) || RATHER_CALM.some((pattern) => pattern.test(text));
  return isRatherCalm && !isHasty({ words, phrases }, isAsked, refused);
}

/** Whether `text` says that there is a hurry. */
export function isHasty(
  { words, phrases }: TaggedText,
  isAsked: boolean,
  refused: ReadonlySet<number>,
): boolean {
  const isSaid =
    phrases.some(({ tag }) => tag === "asSoonAsPossible") ||
    words.some(
      ({ tags }, at) =>
        !refused.has(at) &&
        ((tags.has("asap") && (isAsked || !isAtOnce(words, at))) ||
          (isAsked && tags.has("soon") && words[at - 1]?.text !== "wie" && !isOfToday(words, at))),
    );
  if (isSaid || !isAsked) return isSaid;
  const text = textOf(words);
  return (
    isTomorrow(words) ||
    words.some(({ text }, at) => HASTY_WORD.test(text) && !refused.has(at)) ||
    HASTY.some((pattern) => pattern.test(text))
  );
}

const NOWADAYS = /^(?:jetzt|gleich|heute|heut|gestern)$/;
const OF_WEBSITE =
  /^(?:fertig\w*|brauch\w*|los\w*|start\w*|online|stehen|steht|muss|soll\w*|bitte|liebsten|besten|her|sofort|schnell\w*|will|wollen|moecht\w*|haett\w*|anfang\w*|beginn\w*|seite|website|ab)$/;
/** Words; fewer are the answer itself. */
const MIN_TALE = 6;

/** „Und jetzt macht das mein Sohn“ tells of something, and hastens nobody. */
function isOfToday(words: Words, at: number): boolean {
  const own = words.filter(({ kind, sentence }) => kind === "word" && sentence === words[at]?.sentence);
  return (
    NOWADAYS.test(words[at]?.text ?? "") &&
    own.length >= MIN_TALE &&
    !own.some(({ text }) => OF_WEBSITE.test(text))
  );
}

function isAtOnce(words: Words, at: number): boolean {
  const [one = "", two = "", three = ""] = [1, 2, 3].map((step) => words[at + step]?.text);
  if (words[at]?.text !== "sofort") return false;
  return (
    DOES_AT_ONCE.test(one) || AT_ONCE_GOT.test(`${one} ${two}`) || AT_ONCE_GOT.test(`${one} ${two} ${three}`)
  );
}

/** „Da kommt es auf einen Monat nicht an“ */
function isOfNoMatter(words: Words): boolean {
  const text = words.map(({ text }) => text).join(" ");
  if (
    /\beilt (?:\w+ ){0,2}nicht\b|\bnicht (?:zu )?beeil\w*|\bkeine (?:feste |genaue |bestimmte )?frist\b/.test(
      text,
    )
  )
    return true;
  if (/\b(?:wann|termin|zeitpunkt) (?:: )?(?:\w+ ){0,5}egal\b/.test(text)) return true;
  return /\bkommts?(?: es)? (?:\w+ ){0,5}nicht (?:drauf |darauf )?an\b/.test(text);
}

/** „morgen“ alone; „guten Morgen“ is a greeting. */
function isTomorrow(words: Words): boolean {
  return /^(?:(?:bis|schon|gleich|am|besten) ){0,3}(?:ueber)?morgen$/.test(textOf(words));
}
