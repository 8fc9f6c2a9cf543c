// Questions beside the conversation: what they are about. The answers stand in app/content/price-calculator/chat-answers.ts.
import type { SideTopic } from "#content/price-calculator/chat-answers.ts";
import { readTimeline } from "./reading/dates/read-timeline.ts";
import { correctWords } from "./reading/everyday-words.ts";
import { smallWords } from "./reading/lexicon.ts";
import { lookup } from "./reading/lookup.ts";
import { type Sentence, textOf } from "./reading/question-shapes.ts";
import { partsOfQuestion, type Topics } from "./reading/questions-asked.ts";
import { comesBack } from "./reading/refusals/comes-back.ts";
import { taggedText } from "./reading/tagged-words.ts";
import { remarkPatterns } from "./side-patterns/remarks.ts";
import type { SidePattern } from "./side-patterns/side-pattern.ts";
import { questionPatterns } from "./side-patterns/side-patterns.ts";

/** Single words by topic, where no turn of phrase says more; the first that fits answers, so the narrower stand first. */
const table = {
  instalments:
    "raten* ratenzahlung* teilzahlung* anzahlung* anzahlen anzuzahlen abschlag* bezahlen bezahlt bezahlung* zahlen zahle zahlung* rechnung finanzier* leasing skonto",
  funding: "*foerder* foerderung* foerdermittel* zuschuss* zuschuesse* subvention* digitalbonus*",
  monthly: "laufend* folgekosten monatlich* unterhalt* nebenkosten abo",
  care: "*wartung* pflege pflegepaket* care updates update backup* betreuung* betreuen kuemmern",
  hosting: "*hosting* server provider webspace gehostet hosten hostet",
  selfEditing: "redigier* selbstpflege",
  domain: "domain* domaene internetadresse adresse mailadresse* emailadresse*",
  texts: "text texte texten bilder bild fotos foto inhalte logo fotograf* schreiben",
  privacy: "datenschutz* dsgvo* gespeichert speicher* daten cookies daten",
  validity: "gueltig* angebotsfrist",
  duration: "dauer* lange fertig zeitraum bauzeit lieferzeit schnell",
  ownership: "dateien gehoert gehoeren eigentum* nutzungsrecht* rechte urheber*",
  cms: "cms redaktionssystem*",
  vat: "mehrwertsteuer* mwst umsatzsteuer* ust netto brutto steuer steuern",
  findable: "google seo gefunden suchmaschin* ranking",
  grow: "spaeter erweiter* wachsen ausbauen nachtraeglich* ergaenz* aendern",
  machine: "ki roboter bot chatgpt mensch",
  talk: "anrufen telefon* treffen persoenlich* gespraech vorbeikommen ansprechpartner termin",
  binding: "verbindlich* unverbindlich* bindend* festpreis*",
  next: "weiter ablauf schritt* vorgehen",
  prices:
    "kostet kosten kost teuer preis preise preisliste guenstig budget billig unterschied* paket pakete starter business hinlegen hausnummer rechnen spass",
} satisfies Partial<Record<SideTopic, string>>;

const topicsOf = lookup(table, correctWords);
const topics = Object.keys(table) as (keyof typeof table)[];

export function topicsAsked(asked: readonly Sentence[]): SideTopic[] {
  const named = [...new Set(asked.flatMap(partsOfQuestion).map(topicOf))];
  const answerable = named.filter((topic) => topic !== "unknown");
  return answerable.length > 0 ? answerable.slice(0, MAX_TOPICS) : named;
}

/** Words of a question that a single one of them does not tell the topic of for sure. */
const LONG_QUESTION = 5;

/** Whether a topic was only guessed: by one word of a question that says more than that. */
export function isTopicGuessed(asked: readonly Sentence[]): boolean {
  return asked
    .flatMap(partsOfQuestion)
    .some(
      (part) =>
        part.filter(({ kind }) => kind === "word").length >= LONG_QUESTION &&
        phrasedTopic(part) === null &&
        topicOf(part) !== "unknown",
    );
}

/** Answers in one turn; more nobody reads. */
const MAX_TOPICS = 3;

/** Who says these is here for something else. */
const WHOLE: ReadonlySet<SideTopic> = new Set(["complaint", "job", "press", "supplier"]);

/** Whether a sentence neither asks nor answers: „Das ist mir zu teuer“, „Ich möchte das beauftragen“. */
function isRemark(sentence: Sentence): boolean {
  const topic = matching(remarkPatterns, sentence);
  if (topic === null) return comesBack(sentence);
  // „Zu teuer, dann nur 5 Seiten“ answers as well; the digits of a telephone number do not.
  if (WHOLE.has(topic)) return true;
  const isNumber = topic === "callback" || topic === "discount";
  if (topic === "otherOffers") return !WANTS.test(textOf(sentence));
  if (topic === "tooDear" || topic === "budget") return !changesSomething(sentence);
  // „Ich will nen Preis und keine Fragestunde“ counts nothing.
  return !sentence.some(
    ({ value, isArticle, tags }) => (!isNumber && value !== null && !isArticle) || speaksOfWebsite(tags),
  );
}

/** „Die Agentur wollte 3000, ich brauche aber nur 4 Seiten“ */
const WANTS = /\b(?:ich|wir) (?:\w+ )?(?:brauch\w*|will|wollen|moecht\w*|nehm\w*)\b/;
/** „1290 für 5 Seiten“ repeats what is asked for. */
const PRICED = /\b\d{3,5} (?:euro )?fuer \w+ seiten?\b/;

/** „Zu teuer, dann ohne Blog“ changes; „3500 ist zu teuer“ does not. */
function changesSomething(sentence: Sentence): boolean {
  const says = (pattern: RegExp) => sentence.some(({ text }) => pattern.test(text));
  const isCount = sentence.some(
    ({ value }, at) =>
      value !== null && value < LEAST_AMOUNT && !/^(?:euro|eur|€)$/.test(sentence[at + 1]?.text ?? ""),
  );
  return (
    (isCount && !PRICED.test(textOf(sentence))) ||
    says(/^(?:ohne|dann|lieber|statt|weg\w*|streich\w*|kein\w*)$/)
  );
}

/** Euros that are too much; fewer of something are pages or weeks. */
const LEAST_AMOUNT = 100;

function speaksOfWebsite(tags: Sentence[number]["tags"]): boolean {
  return [...tags.keys()].some((tag) => !smallWords.has(tag));
}

/** What every website has chooses nothing. */
const UNDECIDED: ReadonlySet<string> = new Set(["page", "website", "included", "language", "asap"]);

function chooses(tags: Sentence[number]["tags"]): boolean {
  return [...tags.keys()].some((tag) => !smallWords.has(tag) && !UNDECIDED.has(tag));
}

function matching(patterns: readonly SidePattern[], sentence: Sentence): SideTopic | null {
  // „2.000“ is written „2000“ as well.
  const text = textOf(sentence).replace(/(\d)\.(\d{3})\b/g, "$1$2");
  return patterns.find(([, says]) => says.test(text))?.[0] ?? null;
}

/** Topics that nobody names in an answer; „Wartung?“ can only be a question. */
const BRIEF = new Set<SideTopic>([
  ...([
    "instalments",
    "funding",
    "care",
    "hosting",
    "domain",
    "privacy",
    "vat",
    "monthly",
    "logo",
    "print",
  ] as const),
  ...([
    "mail",
    "discount",
    "warranty",
    "cancel",
    "contract",
    "references",
    "english",
    "findable",
    "rank",
  ] as const),
]);

function isBriefTopic(sentence: Sentence): boolean {
  const isAfterAll = sentence[0]?.text === "und" && sentence.some(({ text }) => text === "?");
  if (sentence.some(({ value }) => value !== null)) return false;
  return BRIEF.has(topicOf(sentence)) || (isAfterAll && matching(questionPatterns, sentence) !== null);
}

function topicOf(words: Sentence): SideTopic {
  const found = new Set(words.flatMap(({ text }) => [...topicsOf(text).keys()]));
  // „Was kostet das im Monat?“: the month knows more than the price list.
  if (found.has("prices") && words.some(({ tags }) => tags.has("month"))) return "monthly";
  const says = (pattern: RegExp) => words.some(({ text }) => pattern.test(text));
  if (says(/^gilt$/) && says(/^(?:lange|wann)$/)) return "validity";
  return phrasedTopic(words) ?? topics.find((topic) => found.has(topic)) ?? "unknown";
}

/** By a turn of phrase, which is surer than a single word. */
function phrasedTopic(words: Sentence): SideTopic | null {
  return (
    matching(remarkPatterns, words) ??
    matching(questionPatterns, words) ??
    (comesBack(words) ? "pause" : null)
  );
}

/** What the reader of a text has to know of topics. */
export const sideTopics: Topics = {
  isBriefTopic,
  isTopic: (sentence) => topicOf(sentence) !== "unknown",
  isAboutWebsite: (sentence) => sentence.some(({ value, tags }) => value !== null || chooses(tags)),
  timeIn: (sentence) => {
    const said = readTimeline(taggedText(sentence), { isAsked: true, refused: new Set() });
    if (said === null) return null;
    return said.kind === "by" || said.kind === "weeks" ? "date" : "haste";
  },
  isOnlyTopic: (sentence) =>
    matching(questionPatterns, sentence) !== null &&
    !sentence.some(({ value, tags }) => value !== null || speaksOfWebsite(tags)),
  isRemark,
};
