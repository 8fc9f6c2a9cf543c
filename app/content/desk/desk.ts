// Words of the owner's desk under /intern, and of his letter on Monday mornings.

export const desk = {
  title: "Schreibtisch",
  areas: { inbox: "Posteingang", figures: "Zahlen", state: "Zustand" },
  navigation: "Bereiche",
  skip: "Zum Inhalt",
  signedIn: (email: string) => `Angemeldet als ${email}`,
  signOut: "Abmelden",
  site: "Zur Website",
  unread: (count: number) => (count === 1 ? "1 neue Anfrage" : `${count} neue Anfragen`),
  undo: "Rückgängig",
  undone: "Zurückgenommen.",
  tooLate: "Dafür ist es zu spät: Zurücknehmen lässt sich eine Änderung zehn Sekunden lang.",
  notDead: "Diese E-Mail ist nicht aufgegeben. Sie ist zugestellt, unterwegs oder schon gelöscht.",
  missing: "Diese Anfrage gibt es nicht oder nicht mehr.",
  badRequest: "Das ließ sich nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  refused: "Das ging nicht",
} as const;

export const inbox = {
  states: { new: "neu", read: "gelesen", answered: "beantwortet", done: "erledigt", spam: "Werbung" },
  all: "alle",
  filter: "Zeigen",
  search: "Suchen",
  searchHint: "Name, Adresse, Betrieb, Worte der Nachricht oder Ihrer Notiz",
  find: "Suchen",
  clear: "Suche beenden",
  older: "Ältere Anfragen",
  newest: "Zu den neuesten",
  export: "Alle als Tabelle (CSV)",
  columns: { received: "Eingang", from: "Von", subject: "Betreff", state: "Stand" },
  suspicious: "vielleicht Werbung",
  hasNote: "Notiz",
  undelivered: "E-Mail nicht zugestellt",
  none: "Noch keine Anfrage.",
  noneFound: "Keine Anfrage passt dazu.",
  shown: (count: number) => (count === 1 ? "1 Anfrage" : `${count} Anfragen`),
} as const;

export const inquiryView = {
  back: "Posteingang",
  fields: {
    receivedAt: "Eingang",
    name: "Name",
    email: "E-Mail",
    phone: "Telefon",
    company: "Betrieb",
    companySize: "Größe",
    subject: "Betreff",
    website: "Genannte Website",
    id: "Nummer",
  },
  message: "Nachricht",
  state: "Stand",
  setState: "Stand ändern",
  reply: "Antworten",
  replyNote: "Öffnet Ihr Mailprogramm mit der Nachricht als Zitat.",
  replySubject: (subject: string, number: string) => `Re: ${subject} [Anfrage ${number}]`,
  replyBody: (name: string, received: string, quote: string) =>
    `Guten Tag ${name},\n\n\n\nAm ${received} schrieben Sie:\n${quote}`,
  note: "Notiz",
  noteHint: "Nur für Sie. Steht in keiner Mail.",
  saveNote: "Notiz speichern",
  mails: "E-Mails dazu",
  mailKinds: {
    inquiry: "an mich",
    confirmation: "Bestätigung an den Absender",
    estimate: "Schätzung",
    weekly: "Wochenbrief",
    "watch-order": "Bestellte Beobachtung",
    watch: "Beobachtung",
  },
  delivered: (time: string) => `zugestellt ${time}`,
  sending: "wird gerade gesendet",
  waiting: (time: string, attempts: number) =>
    attempts === 0
      ? `wartet seit ${time}`
      : `nach ${times(attempts)} noch nicht zugestellt, nächster Versuch ${time}`,
  dead: (attempts: number, reason: string) => `nach ${times(attempts)} aufgegeben: ${reason}`,
  failures: {
    permanent: "Der Empfänger nimmt sie nicht an.",
    configuration: "Der Mailversand ist nicht richtig eingerichtet.",
    temporary: "Der Mailanbieter war nicht zu erreichen.",
    unknown: "Es ist ungewiss, ob sie angekommen ist.",
  },
  resend: "Erneut senden",
  noCopies: "Die Kopien der zugestellten E-Mails sind schon gelöscht.",
  estimate: "Schätzung des Preisrechners",
  noEstimate: "Zu dieser Anfrage gehört keine Schätzung.",
  lostEstimate: (id: string) => `Die Anfrage nennt die Schätzung ${id}. Sie ist nicht mehr gespeichert.`,
  estimateParts: {
    item: "Position",
    price: "Preis",
    total: "Zusammen",
    recurring: "Im Monat",
    firstYear: "Im ersten Jahr",
    paymentPlan: "Zahlung",
    assumptions: "Angenommen",
    notes: "Hinweise",
    validUntil: "gilt bis",
    timeline: "Termin",
    chosen: "gewählt",
  },
  suspicion: "Diese Anfrage stammt vielleicht von einem Programm. Was dafür spricht:",
  remove: "Sofort löschen",
  removeHint:
    "Löscht die Anfrage mit ihren E-Mails hier, wie es Art. 17 DSGVO verlangt. Was schon in Ihrem Postfach liegt, löschen Sie dort.",
} as const;

/** What a change says, with the way to take it back. */
export const deskChanges = {
  state: (state: string) => `Stand geändert: ${state}.`,
  note: "Notiz gespeichert.",
  removed: "Anfrage gelöscht.",
  resend: "Die E-Mail geht gleich noch einmal hinaus.",
  letterOn: "Der Wochenbrief kommt ab dem nächsten Montag.",
  letterOff: "Der Wochenbrief ist abbestellt.",
} as const;

export const figuresView = {
  lead: "Wie oft die Werkzeuge benutzt wurden, gezählt ohne Cookies und ohne Kennungen. Seitenaufrufe zählen nur von Besuchern, die „Analyse Cookies“ erlaubt haben.",
  spans: { 7: "7 Tage", 30: "30 Tage", 90: "90 Tage", 365: "1 Jahr" },
  span: "Zeitraum",
  show: "Anzeigen",
  columns: { what: "Was", now: "Zeitraum", before: "davor", change: "Unterschied", days: "Verlauf" },
  period: (from: string, to: string) => `${from} bis ${to}`,
  compared: (from: string, to: string) => `verglichen mit ${from} bis ${to}`,
  plot: (label: string, most: number, day: string) =>
    most === 0 ? `${label}: nichts in diesem Zeitraum` : `${label}: am meisten ${most} am ${day}`,
  same: "gleich",
  failures: "Woran es lag",
  reasons: { analysis: "SEO-Check", rating: "Design-Bewertung", check: "Prüfung im Browser" },
  pages: "Seiten mit den meisten Aufrufen",
  referrers: "Woher Besucher kamen",
  others: "andere",
  nothing: "Noch nichts gezählt.",
  export: "Alle Tage als Tabelle (CSV)",
  exportColumns: { day: "Tag", name: "Was", count: "Anzahl" },
  file: (day: string) => `zahlen-${day}.csv`,
} as const;

export const stateView = {
  settings: "Einstellungen",
  ok: "in Ordnung",
  attention: "fehlt",
  optional: "nicht eingerichtet",
  mail: "E-Mails",
  mailReady: "Der Versand ist eingerichtet.",
  mailLocal: "E-Mails bleiben auf diesem Rechner.",
  mailMissing:
    "Es ist kein Mailversand eingerichtet (MAILCHANNELS_API_KEY). Das Kontaktformular nimmt deshalb nichts an.",
  lastDelivery: (time: string) => `Zuletzt zugestellt: ${time}.`,
  neverDelivered: "Es ist noch keine Zustellung bekannt.",
  waiting: (count: number) => {
    if (count === 0) return "Keine E-Mail wartet.";
    return count === 1 ? "1 E-Mail wartet." : `${count} E-Mails warten.`;
  },
  deadLetters: "Aufgegebene E-Mails",
  noDeadLetters: "Keine E-Mail wurde aufgegeben.",
  browser: "Browser für Prüfung, Bewertung und PDF",
  browserBound: "Der Browser ist verbunden.",
  browserMissing:
    "Es ist kein Browser verbunden. Design-Bewertung, Prüfung im Browser und PDF geteilter Berichte entfallen.",
  browserFailures: (count: number) =>
    count === 0
      ? "In den letzten sieben Tagen ist keine Bewertung gescheitert."
      : `In den letzten sieben Tagen gescheiterte Bewertungen: ${count}.`,
  models: "Sprachmodelle",
  modelsBound: "Workers AI ist verbunden.",
  modelsMissing: "Es ist kein Sprachmodell verbunden. Der Preisrechner antwortet nach festen Regeln.",
  chatBudget: (spent: number, limit: number) => `Preisrechner: heute ${spent} von ${limit} Antworten.`,
  designBudget: (spent: number, limit: number) =>
    `Design-Bewertung: heute ${spent} von ${limit} Kommentaren.`,
  browserBudget: (spent: number, limit: number) => `Browser: heute ${spent} von ${limit} Sekunden.`,
  leads: "Export der Anfragen auf den Rechner",
  leadsReady: "LEADS_KEY ist gesetzt.",
  leadsMissing: "LEADS_KEY fehlt. „npm run leads“ funktioniert nicht, die Tabelle im Posteingang schon.",
  errors: "Letzte unerwartete Fehler",
  noErrors: "Es ist kein unerwarteter Fehler bekannt.",
  errorColumns: { time: "Zeit", place: "Stelle", call: "Aufruf" },
  version: "Fassung",
  versionUnknown: "unbekannt (nicht über Cloudflare veröffentlicht)",
  letter: "Wochenbrief",
  letterHint: "Montags früh eine E-Mail an Sie: offene Anfragen, Zahlen der Woche, aufgegebene E-Mails.",
  letterOn: "Der Wochenbrief ist bestellt.",
  letterOff: "Der Wochenbrief ist nicht bestellt.",
  order: "Wochenbrief bestellen",
  cancel: "Wochenbrief abbestellen",
} as const;

/** The letter on Monday mornings. */
export const weeklyLetter = {
  subject: (from: string, to: string) => `Ihre Website vom ${from} bis ${to}`,
  title: "Die Woche Ihrer Website",
  waiting: (unread: number, open: number) => {
    if (open === 0) return "Es wartet keine Anfrage auf Sie.";
    const waiting = open === 1 ? "1 Anfrage wartet auf Sie" : `${open} Anfragen warten auf Sie`;
    return unread === 0
      ? `${waiting}.`
      : `${waiting}, ${unread === open ? "noch ungelesen" : `davon ${unread} ungelesen`}.`;
  },
  deadLetters: (count: number) =>
    count === 1
      ? "1 E-Mail konnte nicht zugestellt werden. Sie steht auf Ihrem Schreibtisch unter „Zustand“."
      : `${count} E-Mails konnten nicht zugestellt werden. Sie stehen auf Ihrem Schreibtisch unter „Zustand“.`,
  week: (from: string, to: string) => `Vom ${from} bis ${to}`,
  compared: (now: string, before: string) => `${now} (in der Woche davor ${before})`,
  nothing: "In dieser Woche ist nichts gezählt worden.",
  desk: "Zum Schreibtisch",
  end: "Diesen Brief bestellen Sie auf Ihrem Schreibtisch unter „Zustand“ ab.",
} as const;

function times(attempts: number): string {
  return attempts === 1 ? "1 Versuch" : `${attempts} Versuchen`;
}
