// The price calculator: first screen and conversation. What stands below: preisrechner-sections.ts; the
// breakdown: preisrechner-estimate.ts; a callback: preisrechner-callback.ts; what the calculator itself says: price-chat.ts.
import { euros } from "../../figures.ts";
import { contactEntries } from "../../footer.ts";
import { owner } from "../../owner.ts";
import { amountRange, fromAmount } from "../../price-calculator/price-estimate.ts";
import type { Sentence } from "../../section-types.ts";

export const calculatorMeta = {
  title: `Preisrechner: Was kostet eine Website? – ${owner.brand}`,
  description:
    "Fünf Fragen im KI-Chat, danach sehen Sie eine Preisspanne für Ihre Website und jeden Posten darin. Gerechnet nach meiner Preisliste, ohne Anmeldung.",
} as const;

export const calculatorHero = {
  title: "Was kostet",
  accent: "Ihre Website?",
  lead: "Beantworten Sie fünf Fragen, in Ihren eigenen Worten. Mit jeder Antwort wird die Spanne enger, am Ende sehen Sie jeden Posten. Ohne Anmeldung und ohne Telefonnummer.",
  start: { name: "Zur ersten Frage", href: "/preisrechner#chat" },
  /** Once something has been said, also after a reload. */
  goOn: (span: string) => `Weiter: ${span}`,
  list: { name: "Preisliste ansehen", href: "/preisrechner#preisliste" },
  /** In the order of the drawings on the tags. */
  tags: [
    {
      name: "Intelligente Beratung",
      text: "„So 6 bis 8 Seiten, eilt nicht“: Der Rechner liest heraus, was er braucht, und fragt den Rest.",
    },
    {
      name: "Sofortiges Ergebnis",
      text: "Nach wenigen Minuten steht Ihre Spanne. Sie müssen auf niemanden warten.",
    },
    {
      name: "Transparente Aufschlüsselung",
      text: "Jeder Posten mit Betrag, dazu Pflege, erstes Jahr und Zahlplan.",
    },
  ],
} as const;

export const chatTexts = {
  title: "KI-Preisrechner Chat",
  /** The notice before the first message. True with the model and with the built-in rules. */
  notice: [
    "Hier antwortet eine KI, und wenn sie nicht erreichbar ist, ein festes Regelwerk. Ihre Eingaben gehen an Cloudflare, einen Anbieter aus den USA. Schreiben Sie nichts Vertrauliches. Mehr in der ",
    { name: "Datenschutzerklärung", href: "/datenschutz" },
    ".",
  ] satisfies Sentence,
  /** Accessible name of the scrolling part, and of the messages in it. */
  history: "Verlauf des Gesprächs",
  speakers: { assistant: "Preisrechner", user: "Sie", system: "Hinweis" },
  quickReplies: "Schnelle Antworten:",
  placeholder: "Oder eigene Antwort eingeben...",
  fieldName: "Ihre Antwort",
  send: "Senden",
  left: (characters: number) =>
    characters === 1 ? "Noch 1 Zeichen frei" : `Noch ${characters} Zeichen frei`,
  thinking: "KI analysiert Ihre Anfrage...",
  restoring: "Ihr Gespräch wird geladen...",
  toNewest: "Zur neuesten Nachricht",
  openEstimate: "Preisaufschlüsselung ansehen",
  callback: "Rückruf",
  noScript: [
    "Das Gespräch braucht JavaScript, das Formular „Ihre Angaben“ nicht. Oder Sie fragen mich: ",
    { name: contactEntries.phone.value, href: contactEntries.phone.href },
    " oder über die ",
    { name: "Kontaktseite", href: "/kontakt" },
    ".",
  ] satisfies Sentence,
  full: [
    "Dieses Gespräch ist voll. Löschen Sie es, um neu zu beginnen, oder schreiben Sie mir über die ",
    { name: "Kontaktseite", href: "/kontakt" },
    ".",
  ] satisfies Sentence,
} as const;

export const chatFailure = {
  toast: { title: "Fehler", text: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut." },
  /** Below a message that was not answered. */
  unanswered: "Noch nicht beantwortet.",
  retry: "Erneut senden",
  takeBack: "In das Feld zurückholen",
  unrestored: "Ihr Gespräch ließ sich nicht laden.",
  lookAgain: "Noch einmal laden",
  lost: "Die Antwort lässt auf sich warten. Ihre Nachricht ist gespeichert.",
  overtaken: "Das Gespräch ist in einem anderen Fenster weitergegangen. Ihr Text steht wieder im Feld.",
  directly: [
    "Oder direkt zu mir: ",
    { name: contactEntries.phone.value, href: contactEntries.phone.href },
    ", ",
    { name: "Kontaktseite", href: "/kontakt" },
    ".",
  ] satisfies Sentence,
} as const;

export const deletion = {
  open: "Gespräch löschen",
  title: "Gespräch löschen?",
  text: "Nachrichten, Angaben und Schätzung werden hier und auf dem Server gelöscht. Zurückholen lassen sie sich nicht. Eine Schätzung, die Sie schon per E-Mail bekommen haben, behalten Sie.",
  confirm: "Endgültig löschen",
  deleting: "Wird gelöscht...",
  cancel: "Behalten",
  done: { title: "Gespräch gelöscht", text: "Sie können jederzeit neu beginnen." },
  failed: {
    title: "Fehler",
    text: "Das Gespräch ließ sich nicht löschen. Bitte versuchen Sie es erneut.",
  },
} as const;

export const priceTexts = {
  soFar: "Spanne bisher",
  final: "Ihre Preisspanne",
  once: "einmalig, netto",
  /** Whole euros; no maximum: open upwards. */
  span: (min: number, max?: number) =>
    max === undefined
      ? fromAmount(euros(min))
      : min === max
        ? euros(min)
        : amountRange(euros(min), euros(max)),
  shop: (from: number) => `Mit Shop ${fromAmount(euros(from))}`,
} as const;

/** The form beside the conversation; names of its choices: content/price-calculator/price-form.ts. */
export const formTexts = {
  title: "Ihre Angaben",
  lead: "Aus dem Gespräch verstanden oder von Ihnen ausgefüllt.",
  open: "noch offen",
  assumed: (value: string) => `angenommen: ${value}`,
  /** Before the words that an answer comes from. */
  from: "aus:",
  fromMessage: "aus einer Nachricht",
  undo: "Zurücknehmen",
  undoName: (label: string) => `${label} zurücknehmen`,
  company: "Name des Betriebs",
  industry: "Branche",
  fewer: "Eine Seite weniger",
  more: "Eine Seite mehr",
  languages: "Weitere Sprachen",
  notCounted: "Zahl noch offen",
  noLanguages: "keine",
  byKind: "gehört zur Art der Website",
  shopPrice: (from: string) => `${fromAmount(from)}, statt eines Pakets`,
  perLanguage: (range: string) => `${range} je Sprache`,
  perMonth: (name: string, price: string) => `${name}, ${price} im Monat`,
  standard: "Formular, Karte, Bildergalerie und Speisekarte gehören zu jeder Website.",
  reckon: "Schätzung berechnen",
  show: "Preisaufschlüsselung ansehen",
  goal: "Ihre Preisspanne",
  /** Without script, where the number of pages is none. */
  faulty: {
    title: "Zahl der Seiten bitte als Zahl",
    text: "Schreiben Sie bei den Seiten zum Beispiel „8“ oder „6–10“. Alles andere steht noch so im Formular, wie Sie es ausgefüllt haben.",
  },
  full: "Das Gespräch ist voll. Löschen Sie es, um etwas zu ändern.",
} as const;
