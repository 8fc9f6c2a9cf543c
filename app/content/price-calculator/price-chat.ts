// Words of the price calculator's conversation: greeting, questions, quick replies, names of what was understood.
// Answers to questions beside it: chat-answers.ts. Words of the estimate: price-estimate.ts.
import { owner } from "../owner.ts";

const whoQuestion = "Wie heißt Ihr Betrieb, und in welcher Branche arbeiten Sie?";

export const greeting = `Guten Tag. Ich stelle Ihnen fünf Fragen, danach sehen Sie eine Preisspanne mit jedem Posten. ${whoQuestion}`;

export const questionTexts = {
  who: whoQuestion,
  projectType: "Was für eine Website soll es werden?",
  pages:
    "Wie viele Seiten brauchen Sie ungefähr? Start, Leistungen, Über uns und Kontakt wären zum Beispiel vier.",
  timeline: "Bis wann soll die Website fertig sein?",
  features: "Welche besonderen Funktionen brauchen Sie?",
} as const;

/** Instead of the question for functions when some are known. */
export const moreFeatures = (known: string) => `Bisher: ${known}. Brauchen Sie noch etwas?`;

/** Suggested answers; chosen, they are sent as they stand. */
export const quickReplies = {
  who: [
    "IT-Dienstleistungen",
    "Handwerksbetrieb",
    "Restaurant / Hotel",
    "Gesundheitswesen",
    "Einzelhandel",
    "Beratung / Coaching",
  ],
  projectType: ["Einfache Firmenwebsite", "Online-Shop", "Buchungsportal", "Portfolio", "Blog mit CMS"],
  pages: ["3–5 Seiten", "6–10 Seiten", "11–20 Seiten", "Mehr als 20 Seiten"],
  timeline: ["So schnell wie möglich", "Etwa 1 Woche", "2–3 Wochen", "1 Monat oder mehr"],
  features: ["Online-Shop", "Buchungssystem", "Mehrsprachig", "Sonderfunktionen", "Standard reicht"],
} as const;

/** Asked once where something that costs much is said in doubt. */
export const confirmation = {
  /** `price`: „390 € bis 690 €“. */
  questions: {
    shop: (price: string) =>
      `Meinen Sie einen Online-Shop, in dem auch bezahlt wird? Er kostet ${price} und tritt an die Stelle eines Pakets. Soll ich ihn einrechnen?`,
    booking: (price: string) =>
      `Meinen Sie, dass Ihre Kunden selbst Termine oder Plätze buchen? Das kostet zusätzlich ${price}. Soll ich es einrechnen?`,
    members: (price: string) =>
      `Meinen Sie einen Bereich, in den man sich einloggt? Er kostet zusätzlich ${price}. Soll ich ihn einrechnen?`,
    special: (price: string) =>
      `Das wäre eine Sonderfunktion und kostet zusätzlich ${price}. Soll ich sie einrechnen?`,
    blog: (price: string) =>
      `Meinen Sie einen Blog, den Sie selbst pflegen? Er kostet zusätzlich ${price}. Soll ich ihn einrechnen?`,
  },
  replies: { yes: "Ja, einrechnen", no: "Nein, erst einmal nicht" },
} as const;

/** The two likeliest answers, where one was not understood. */
export const likelyAnswers = {
  projectType: [quickReplies.projectType[0], quickReplies.projectType[1]],
  pages: [quickReplies.pages[0], quickReplies.pages[1]],
  timeline: [quickReplies.timeline[2], quickReplies.timeline[3]],
  features: [quickReplies.features[1], quickReplies.features[4]],
} as const;

/** Labels of what was understood. Before a colon they change an answer: „Seiten: 6–10 Seiten“. */
export const slotLabels = {
  company: "Firma",
  industry: "Branche",
  projectType: "Art der Website",
  pages: "Seiten",
  timeline: "Termin",
  features: "Funktionen",
  care: "Pflege",
  wishes: "Weitere Wünsche",
} as const;

export const industryNames = {
  it: "IT-Dienstleistungen",
  craft: "Handwerk",
  hospitality: "Gastronomie und Hotel",
  health: "Gesundheit",
  retail: "Einzelhandel",
  consulting: "Beratung",
  agriculture: "Landwirtschaft und Garten",
  beauty: "Friseur und Kosmetik",
  sport: "Sport und Bewegung",
  culture: "Kultur, Foto und Gestaltung",
  club: "Verein",
  education: "Bildung und Betreuung",
  property: "Immobilien und Planung",
  manufacturing: "Industrie und Herstellung",
  transport: "Verkehr und Logistik",
} as const;

export const understoodWords = {
  standard: "Standardumfang",
  careAny: "Pflege gewünscht",
  careNone: "ohne Pflege",
} as const;

/** In the place of an opening that the answer before had, too. */
export const openingWords = {
  instead: {
    Notiert: "Das ist notiert",
    Gut: "Sehr gern",
    Verstanden: "Auch das ist verstanden",
    "In Ordnung": "Ist notiert",
    "Das nehme ich auf": "Auch das ist notiert",
    Geändert: "Auch das ist geändert",
  },
  toQuestion: "Zu Ihrer Frage:",
  onceMore: "Noch einmal:",
} as const;

/** What a change that nobody has made yet would come to. `change`: „mit Blog“, „ohne Online-Shop“. */
export const hypothesisWords = {
  with: {
    shop: "mit Online-Shop",
    booking: "mit Buchung oder Terminvergabe",
    languages: "mit weiteren Sprachen",
    special: "mit Sonderfunktion",
    blog: "mit Blog",
    members: "mit Mitgliederbereich",
  },
  withLanguages: (names: string) => `mit ${names}`,
  withPages: (pages: string) => `mit ${pages}`,
  more: (change: string, difference: string, total: string) =>
    `${capital(change)} kommen ${difference} dazu, zusammen wären es ${total}. Geändert ist noch nichts.`,
  less: (change: string, difference: string, total: string) =>
    `${capital(change)} sind es ${difference} weniger, zusammen ${total}. Geändert ist noch nichts.`,
  total: (change: string, total: string) =>
    `${capital(change)} wären es zusammen ${total}. Geändert ist noch nichts.`,
  same: (change: string, total: string) => `${capital(change)} bleibt es bei ${total}.`,
  take: (change: string) => `Ja, ${change}`,
} as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** All packages side by side. */
export const packageWords = {
  line: (name: string, pages: string, price: string) => `${name}, ${pages}, ${price}`,
  fits: (pages: string) => `passt, weil Sie ${pages} brauchen.`,
  fitsNot: (pages: string) => `passt nicht zu ${pages}.`,
  depends: (fitting: number) =>
    fitting > 1
      ? "Welches davon es wird, entscheidet die genaue Zahl der Seiten."
      : "Zusatzfunktionen kommen zu jedem Paket dazu.",
  shop: (price: string) =>
    `Sie möchten online verkaufen: Dann tritt der Shop an die Stelle des Pakets, ${price}.`,
} as const;

export const replyWords = {
  /** `through`: how many questions were before. Not the same word at every turn; the last is that of changes. */
  noted: (what: string, through: number) =>
    `${["Notiert", "Gut", "Verstanden", "In Ordnung", "Das nehme ich auf"][through] ?? "Geändert"}: ${what}.`,
  assumed: {
    projectType: "Ich rechne vorerst mit einer einfachen Firmenwebsite.",
    pages: (range: string) => `Ich rechne vorerst mit ${range} Seiten.`,
    shopPages: "Beim Shop ändert die Zahl der Seiten den Einstiegspreis nicht.",
    timeline: "Dann bleibt der Termin offen, am Preis ändert er nichts.",
    features: "Ich rechne vorerst ohne Zusatzfunktionen.",
  },
  changeLater: "Ändern können Sie das jederzeit.",
  notUnderstood:
    "Das konnte ich keiner Angabe zuordnen. Ändern können Sie alles, zum Beispiel mit „doch 8 Seiten“ oder „ohne Shop“.",
  asBefore: "So ist es schon gerechnet, am Preis ändert sich nichts.",
  included: "Das gehört zum Standardumfang und ändert am Preis nichts.",
  /** `ways`: „ohne Shop 1.290 €“. */
  /** The first time nothing was understood. */
  missed: (one: string, other: string, question: string) =>
    `Das habe ich nicht verstanden. Meinen Sie „${one}“ oder „${other}“? Oder in Ihren Worten: ${question}`,
  /** The same, where the firm was asked for. */
  missedWho:
    "Ihren Betrieb habe ich daraus nicht erkannt. Wie heißt er, und in welcher Branche arbeiten Sie? Die Branche allein genügt auch.",
  /** The second time, before the question. */
  missedAgain: "Auch das konnte ich nicht zuordnen.",
  /** The third time. */
  lost: `Ich komme hier nicht weiter. Am Telefon klären wir es in ein paar Minuten: ${owner.phone.shown}, oder schreiben Sie mir über /kontakt. Bis dahin rechne ich mit Annahmen, die Sie unter „Ihre Angaben“ ändern können.`,
  lostEstimate: (total: string) => `Damit kostet Ihre Website voraussichtlich ${total}, einmalig und netto.`,
  savings: (ways: string) => `Nach Ihren Angaben würde es so günstiger: ${ways}.`,
  noSavings: (total: string) =>
    `Nach Ihren Angaben ist schon das Günstigste gerechnet: ${total}. Für weniger gibt es auf meiner Preisliste keine Website.`,
  withinBudget: (total: string) => `Das passt: Nach Ihren Angaben sind es ${total}, einmalig und netto.`,
  overBudget: (total: string, ways: string) =>
    `Nach Ihren Angaben sind es ${total}. In Ihr Budget passt es ${ways}.`,
  belowBudget: (total: string, name: string, least: string) =>
    `Nach Ihren Angaben sind es ${total}. So weit herunter komme ich nach meiner Liste nicht: Das Kleinste ist die ${name} für ${least}.`,
  wished: (wishes: string, isOne: boolean) =>
    `${wishes}: Dafür steht kein Preis auf meiner Liste. Ich halte ${isOne ? "den Wunsch" : "die Wünsche"} fest, und wir besprechen im Gespräch, was möglich ist.`,
  /** `without`: „ohne Online-Shop“. */
  declined: (without: string) => `In Ordnung: ${without}.`,
  /** Beside the question whether it is to be reckoned with. */
  wishedAndAsked: (wishes: string) => `${wishes}: Das halte ich fest.`,
  welcome: "Gern. Mich selbst erreichen Sie unter /kontakt.",
  estimate: (total: string) =>
    `Das reicht für eine Schätzung. Ihre Website kostet voraussichtlich ${total}, einmalig und netto.`,
  recalculated: (total: string) => `Ich habe neu gerechnet: ${total}, einmalig und netto.`,
  unchanged: (total: string) => `Am Preis ändert das nichts: ${total}, einmalig und netto.`,
  openEnd: "Nach oben ist der Preis offen, er hängt vom Aufwand ab.",
  seeBreakdown:
    "Jeden Posten sehen Sie in der Aufschlüsselung. Den endgültigen Preis nenne ich Ihnen nach einem ausführlichen Gespräch.",
  howToChange: "Passt etwas nicht, schreiben Sie es einfach, zum Beispiel „doch 8 Seiten“.",
} as const;
