// Questions beside the conversation: what they are about. The answers stand in app/content/chat-answers.ts.
import type { SideTopic } from "#content/chat-answers.ts";
import { correctWords } from "./reading/everyday-words.ts";
import { lookup } from "./reading/lookup.ts";
import type { Sentence } from "./reading/questions-asked.ts";

/** By topic; the first that fits answers, so the narrower stand first. */
const table: Record<Exclude<SideTopic, "unknown">, string> = {
  instalments:
    "raten* ratenzahlung* teilzahlung* anzahlung* abschlag* bezahlen bezahlt zahlen zahle zahlung* rechnung finanzier* leasing skonto",
  funding: "*foerder* foerderung* foerdermittel* zuschuss* zuschuesse* subvention* digitalbonus*",
  monthly: "laufend* folgekosten monatlich* unterhalt* nebenkosten abo",
  care: "*wartung* pflege pflegepaket* care updates update backup* betreuung* betreuen kuemmern",
  hosting: "*hosting* server provider webspace gehostet hosten",
  selfEditing: "redigier* selbstpflege",
  domain: "domain* domaene internetadresse adresse mailadresse* emailadresse*",
  texts: "text texte texten bilder bild fotos foto inhalte logo fotograf* schreiben",
  privacy: "datenschutz* dsgvo* gespeichert speicher* meine daten cookies daten",
  validity: "gueltig* angebotsfrist",
  duration: "dauer* lange fertig zeitraum bauzeit lieferzeit schnell",
  ownership: "gehoert gehoeren eigentum* nutzungsrecht* rechte urheber*",
  cms: "cms redaktionssystem*",
  vat: "mehrwertsteuer* mwst umsatzsteuer* ust netto brutto steuer steuern",
  findable: "google seo gefunden suchmaschin* ranking",
  grow: "spaeter erweiter* wachsen ausbauen nachtraeglich* ergaenz* aendern",
  machine: "ki roboter bot chatgpt mensch computer programm",
  talk: "anrufen telefon* treffen persoenlich* gespraech vorbeikommen ansprechpartner termin",
  binding: "verbindlich* unverbindlich* bindend* festpreis*",
  next: "weiter ablauf schritt* vorgehen",
  prices:
    "kostet kosten kost teuer preis preise preisliste guenstig budget billig unterschied* paket pakete starter business",
};

const topicsOf = lookup(table, correctWords);
const topics = Object.keys(table) as Exclude<SideTopic, "unknown">[];

export function topicsAsked(asked: readonly Sentence[]): SideTopic[] {
  return [...new Set(asked.map(topicOf))];
}

/** Topics that nobody names in an answer; „Wartung?“ can only be a question. */
const BRIEF = new Set<SideTopic>(["instalments", "funding", "care", "hosting", "domain", "privacy", "vat"]);

export function isBriefTopic(sentence: Sentence): boolean {
  return BRIEF.has(topicOf(sentence));
}

const MAINTAIN =
  /^(?:aender\w*|pflegen|bearbeit\w*|aktualisier\w*|einstellen|anpassen|austauschen|hochladen)$/;

function topicOf(words: Sentence): SideTopic {
  const found = new Set(words.flatMap(({ text }) => [...topicsOf(text).keys()]));
  // „Was kostet das im Monat?“: the month knows more than the price list.
  if (found.has("prices") && words.some(({ tags }) => tags.has("month"))) return "monthly";
  const says = (pattern: RegExp) => words.some(({ text }) => pattern.test(text));
  if (says(/^gilt$/) && says(/^(?:lange|wann)$/)) return "validity";
  if (says(/^(?:selbst|selber)$/) && says(MAINTAIN)) return "selfEditing";
  return topics.find((topic) => found.has(topic)) ?? "unknown";
}
