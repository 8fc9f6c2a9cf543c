// Words of watching a page: the form below a report, the watch's own page, and its mails.
import { owner } from "../owner.ts";

export const watchForm = {
  heading: "Jede Woche nachsehen lassen?",
  text: "Einmal in der Woche wird diese Adresse neu geprüft. Eine Mail kommt nur, wenn sich an den Befunden etwas geändert hat.",
  whole: "Wie eben wird dabei die ganze Website gelesen.",
  label: "Ihre E-Mail-Adresse",
  submit: "Beobachten",
  working: "Wird vorbereitet …",
  missing: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  invalid: "Das ist keine E-Mail-Adresse. Bitte prüfen Sie die Schreibweise.",
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  hint: "Erst nach Ihrer Bestätigung per Mail geht es los. Jede Mail hat einen Link, der die Beobachtung sofort beendet.",
  sent: (email: string) =>
    `Fast fertig: An ${email} ist eine Mail unterwegs. Mit dem Link darin bestätigen Sie die Beobachtung.`,
  none: "Keine Mail bekommen? Je Postfach gibt es höchstens drei Beobachtungen, jede Adresse einmal, und am Tag eine Bestätigung. Wer eine Beobachtung beendet hat, bekommt 30 Tage lang keine neue, außer er beginnt sie selbst wieder.",
} as const;

export const watchFaults = {
  notKept:
    "Diesen Bericht hat der Server nicht mehr. Bitte starten Sie die Analyse neu und beginnen Sie dann die Beobachtung.",
  tooManyToday:
    "Von Ihrem Anschluss wurden heute schon mehrere Beobachtungen begonnen. Bitte versuchen Sie es morgen wieder.",
  full: "Gerade sind alle Plätze für Beobachtungen vergeben. Bitte versuchen Sie es später wieder.",
} as const;

export const watchPage = {
  title: "Beobachtung",
  of: (host: string) => `Beobachtung von ${host}`,
  scope: { page: "Diese eine Seite, einmal in der Woche.", whole: "Die ganze Website, einmal in der Woche." },
  pending: {
    lead: "Bitte bestätigen Sie, dass Sie Mails zu dieser Adresse bekommen möchten.",
    text: "Nur wenn sich an den Befunden etwas ändert, kommt eine Mail, und nach einem Vierteljahr ohne Änderung eine, die das sagt.",
    confirm: "Ja, beobachten",
    refuse: "Nein, nichts schicken",
  },
  active: {
    since: (date: string) => `Beobachtet seit dem ${date}.`,
    next: (date: string) => `Die nächste Prüfung ist am ${date}.`,
    end: "Beobachtung beenden",
    endHint: "Sie endet sofort, und alles, was dazu gespeichert ist, wird gelöscht.",
  },
  confirmed: "Bestätigt. Ab jetzt wird jede Woche nachgesehen.",
  full: "Gerade sind alle Plätze vergeben. Bitte versuchen Sie es in ein paar Tagen noch einmal.",
  curve: "Punkte",
  curveText: (first: number, last: number, runs: number) =>
    runs === 1 ? `${last} von 100 Punkten.` : `Von ${first} auf ${last} Punkte, nach ${runs} Prüfungen.`,
  history: "Woche für Woche",
  week: (date: string, score: number | null) =>
    score === null ? `${date}: ohne Wertung` : `${date}: ${score} Punkte`,
  start: "Stand zu Beginn",
  unchanged: "Alles wie zuvor.",
  ended: {
    title: "Beendet",
    text: "Die Beobachtung ist beendet, und alles, was dazu gespeichert war, ist gelöscht. Es kommt keine Mail mehr.",
    again: "Doch wieder beobachten",
    againHint:
      "30 Tage lang kann sonst niemand für Ihr Postfach eine neue Beobachtung beginnen. Möchten Sie selbst wieder eine, geben Sie das Postfach hier frei.",
    free: "Ihr Postfach ist frei. Starten Sie im SEO-Check eine Analyse und beginnen Sie dort eine neue Beobachtung.",
    toCheck: "Zum SEO-Check",
  },
  gone: {
    title: "Diese Beobachtung gibt es nicht mehr",
    text: "Sie ist beendet, wurde nicht rechtzeitig bestätigt, oder der Link ist nicht vollständig.",
  },
} as const;

/** Headings of what has changed, in mails and on the page. */
export const changeNames = {
  mended: "Behoben",
  added: "Neu",
  worse: "Schlechter geworden",
  better: "Besser geworden",
} as const;

export const watchMail = {
  confirmation: {
    subject: `Beobachtung bei ${owner.brand} bestätigen`,
    title: "Möchten Sie eine Website beobachten lassen?",
    text: "Mit dieser Adresse wurde im SEO-Check eine wöchentliche Beobachtung bestellt. Welche Website es ist, sehen Sie hinter dem Link. Erst wenn Sie dort bestätigen, geht es los.",
    button: "Ansehen und bestätigen",
    notYou:
      "Waren Sie das nicht? Dann müssen Sie nichts tun: Ohne Bestätigung kommt keine weitere Mail, und nach drei Tagen ist alles gelöscht.",
  },
  news: {
    subject: (host: string, words: string) => `${host}: ${words}`,
    counts: {
      mended: (count: number) => `${count} behoben`,
      added: (count: number) => `${count} neu`,
      worse: (count: number) => `${count} schlechter`,
      better: (count: number) => `${count} besser`,
    },
    title: "Das hat sich geändert",
    before: "Punkte zuvor",
    now: "Punkte jetzt",
    noScore: "ohne Wertung",
    /** Of a fault: what mending it brings. */
    gain: (points: string) => `zu holen: ${points}`,
    mended: (points: string) => `plus ${points}`,
    places: "Wo:",
    newRules:
      "Die Regeln des Checks sind seit der letzten Prüfung überarbeitet worden. Manche Änderung kann daher kommen.",
    button: "Verlauf ansehen",
  },
  quiet: {
    subject: (host: string) => `${host}: alles wie gehabt`,
    title: "Alles wie gehabt",
    text: "Seit einem Vierteljahr hat sich an den Befunden nichts geändert. Die Beobachtung läuft weiter.",
  },
  end: { before: "Keine Mails mehr? ", link: "Beobachtung beenden", after: ", ein Druck genügt." },
} as const;
