// Words of a price estimate: its lines, what it takes for granted, what holds for it. Amounts come from prices.ts.
import { hosting, vat } from "../agreements.ts";
import { euros } from "../figures.ts";
import { terms } from "../page-figures.ts";
import { ESTIMATE_VALID_DAYS, websitePackages } from "../prices.ts";

const { downPayment } = terms;
const limit = euros(downPayment.aboveEuros);
const [starter] = websitePackages;

export const projectTypeNames = {
  company: "Einfache Firmenwebsite",
  shop: "Online-Shop",
  booking: "Buchungsportal",
  portfolio: "Portfolio",
  blog: "Blog mit CMS",
  members: "Portal mit Mitgliederbereich",
} as const;

export const withShop = (type: string, shop: string) => `${type} mit ${shop}`;

/** As part of „…, dazu …“. */
export const featureNames = {
  shop: "Online-Shop",
  booking: "Buchung oder Terminvergabe",
  languages: "weitere Sprache",
  special: "Sonderfunktion",
  blog: "Blog mit CMS",
  members: "Mitgliederbereich",
} as const;

export const estimateItems = {
  shop: "Onlineshop",
  shopDescription:
    "Tritt an die Stelle eines Pakets. Der Aufwand hängt von Artikeln, Zahlung und Versand ab.",
  premiumDescription: "Preis nach Aufwand, fest vereinbart vor dem Start.",
  partOfPremium: "Gehört zur Premium Website und zählt zu deren Aufwand.",
  website: (pages: string) => `Website mit ${pages}`,
  betweenPackages: (from: string, to: string) => `${from} bis ${to}, je nach Zahl der Seiten`,
  packagePages: (pages: string) => `Für ${pages}`,
  languages: (count: string) => (count === "1" ? "1 weitere Sprache" : `${count} weitere Sprachen`),
  someLanguages: "weitere Sprachen",
  perLanguage: (range: string) => `${range} je Sprache`,
  perMonth: "im Monat, Vertrag für ein Jahr",
  firstYearWithout: "Erstes Jahr ohne Pflege",
  firstYearWith: (plan: string) => `Erstes Jahr mit ${plan}`,
  firstYearSum: (month: string) => `Website und 12 × ${month} Pflege`,
  wholeSum: "Gesamtbetrag nach der Abnahme",
  downPayment: `Anzahlung bei Auftragserteilung, ${downPayment.percent} %`,
  remainder: "Rest bei Fertigstellung",
  upToLimit: `Bis ${limit}`,
  inOneSum: "in einer Summe nach der Abnahme",
  aboveLimit: `Über ${limit}`,
  inHalves: `${downPayment.percent} % bei Auftragserteilung, der Rest bei Fertigstellung`,
} as const;

export const timelineWords = {
  asap: "So schnell wie möglich",
  by: (label: string) => `Wunschtermin: ${label}`,
  flexible: "Ohne festen Termin",
  open: "Noch offen",
  weeks: (single: boolean) => (single ? "Woche" : "Wochen"),
  months: (single: boolean) => (single ? "Monat" : "Monate"),
  orMore: (time: string) => `${time} oder mehr`,
  /** By weeks: what is said in other units. */
  longSpans: { "26": "Ein halbes Jahr", "52": "Ein Jahr", "78": "Anderthalb Jahre" } as Record<
    string,
    string
  >,
} as const;

export const assumptionWords = {
  projectType: "Die Art der Website ist offen. Gerechnet ist eine einfache Firmenwebsite.",
  pages: (range: string) => `Die Zahl der Seiten ist offen. Gerechnet sind ${range} Seiten.`,
  fewPages: `Weniger als ${starter.pages.min} Seiten kosten so viel wie die ${starter.name}.`,
  features: "Funktionen sind offen. Gerechnet ist der Umfang des Pakets, ohne Zusätze.",
  languages: (range: string) => `Die Zahl der Sprachen ist offen. Gerechnet sind ${range} neben Deutsch.`,
  special: "Was die Sonderfunktion genau können soll, klären wir im Gespräch.",
  timeline: "Ein Termin ist nicht genannt. Am Preis ändert er nichts.",
  care: "Ein Pflegepaket ist nicht gewählt. Sie können es beim Start buchen oder später.",
  guideValues: "Preise für Zusatzfunktionen sind Richtwerte.",
} as const;

export const noteWords = {
  wishes:
    "Ihre weiteren Wünsche stehen nicht auf der Preisliste und sind nicht eingerechnet. Wir besprechen sie im Gespräch.",
  vat: `Alle Beträge sind netto. ${vat}`,
  valid: (date: string) =>
    `Die Preisliste, nach der gerechnet ist, gilt für diese Schätzung ${ESTIMATE_VALID_DAYS} Tage, bis zum ${date}.`,
  notBinding:
    "Kein bindendes Angebot: Den endgültigen Preis nenne ich Ihnen nach einem ausführlichen Gespräch.",
  hosting: `In keinem Betrag enthalten: die laufenden Kosten für Domain und Hosting. ${hosting.cost} Sie zahlen direkt an ihn. ${hosting.setUp}`,
  care: "Monatsbeträge für Pflege sind in den Summen für die Website nicht enthalten. Gezahlt wird ein Jahr im Voraus.",
  haste: (name: string, weeks: string) =>
    `Eile kostet keinen Aufschlag. Nach der Preisliste dauert es bei „${name}“ ${weeks} Wochen; ob es schneller geht, klären wir im Gespräch.`,
  hasteShop: `Eile kostet keinen Aufschlag. Ob der Termin für den Shop zu halten ist, klären wir im Gespräch.`,
} as const;

/** What would make an estimate cheaper, as part of „…: 1.290 €“. */
export const savingWords = {
  without: {
    shop: "ohne Online-Shop",
    booking: "ohne Buchung oder Terminvergabe",
    languages: "nur auf Deutsch",
    special: "ohne Sonderfunktion",
    blog: "ohne Blog",
    members: "ohne Mitgliederbereich",
  },
  oneLanguage: "mit nur einer weiteren Sprache",
  mostPages: (pages: number) => `mit höchstens ${pages} Seiten`,
} as const;

/** Counts with an open end or none, as an estimate shows them. */
export const countWords = {
  atLeast: (min: number) => `mindestens ${min}`,
  onePage: "1 Seite",
  pages: (range: string) => `${range} Seiten`,
  pagesAtMost: (max: number) => `höchstens ${max} Seiten`,
  pagesAndMore: (min: number) => `${min} Seiten und mehr`,
} as const;

export const fromAmount = (amount: string) => `ab ${amount}`;
export const amountRange = (from: string, to: string) => `${from} bis ${to}`;
