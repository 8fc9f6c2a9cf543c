// Words of sharing a report: the form that does it, the page whoever has the link sees, and the page of its owner.
import type { ShareDays, ShareScope } from "../../contract/shared-report.ts";

export const shareTexts = {
  button: "Bericht teilen",
  heading: "Bericht teilen",
  lead: "Der Bericht bekommt eine eigene, geheime Adresse. Wer sie hat, kann ihn lesen, sonst niemand. Auch Suchmaschinen finden ihn nicht.",
  scope: "Was ist dabei?",
  scopes: {
    all: "Der ganze Bericht",
    tasks: "Nur die Aufgaben",
  } satisfies Record<ShareScope, string>,
  scopeHint: "Nur die Aufgaben: was zu verbessern ist und die Hinweise zum Recht, ohne alles Übrige.",
  pictures: "Bilder der Seite mitgeben",
  days: "Wie lange?",
  dayNames: { 7: "7 Tage", 30: "30 Tage", 90: "90 Tage" } satisfies Record<ShareDays, string>,
  line: "Von wem? (freiwillig)",
  lineHint: "Steht oben über dem Bericht, zum Beispiel: „Von Anna Muster, bitte ansehen“.",
  submit: "Link erstellen",
  working: "Link wird erstellt …",
  kept: "Gespeichert wird der Bericht erst mit dem Druck auf den Knopf. Nach der gewählten Zeit löscht er sich selbst.",
  crawlRunning:
    "Die übrigen Seiten werden noch gelesen. Teilen Sie den Bericht erst danach, wenn sie dabei sein sollen.",
  failed: "Der Link ließ sich nicht erstellen.",
  notKept:
    "Dieser Bericht liegt nicht mehr auf dem Server und lässt sich deshalb nicht teilen. Starten Sie die Analyse bitte neu.",
  done: {
    heading: "Der Link ist fertig",
    link: "Zum Weitergeben",
    copy: "Kopieren",
    copied: "Kopiert",
    open: "Ansehen",
    mail: "Per E-Mail schicken",
    mailSubject: (host: string) => `SEO-Bericht zu ${host}`,
    mailBody: (url: string, until: string) =>
      `Guten Tag,\n\nhier ist der Bericht:\n${url}\n\nEr ist bis zum ${until} zu lesen.\n`,
    until: (date: string) => `Zu lesen bis zum ${date}.`,
    owner: "Nur für Sie",
    ownerHint:
      "Unter dieser Adresse können Sie den Link verkürzen, einmal verlängern oder sofort löschen. Heben Sie sie gut auf, sie steht nur hier.",
    another: "Noch einen Link erstellen",
  },
} as const;

export const sharedPage = {
  title: "Ein geteilter Bericht",
  description: "Ein Bericht des SEO-Checks, den jemand mit Ihnen geteilt hat.",
  heading: "Geteilter Bericht",
  from: "Dazu schreibt der Absender:",
  until: (shared: string, until: string) => `Geteilt am ${shared}, zu lesen bis zum ${until}.`,
  loading: "Der Bericht wird geladen …",
  withoutScript: "Ohne JavaScript lesen Sie den Bericht hier:",
  paper: "Druckansicht",
  pdf: "Als PDF laden",
  pdfHint: "Das erste Mal dauert das einige Sekunden.",
  tasksOnly: "Der Absender hat nur die Aufgaben geteilt.",
  failed: "Der Bericht ließ sich nicht laden.",
  again: "Noch einmal versuchen",
  gone: {
    kicker: "Nicht mehr da",
    title: "Diesen Bericht gibt es nicht mehr",
    text: "Er ist abgelaufen, wurde gelöscht, oder der Link ist nicht vollständig. Bitte fragen Sie den Absender nach einem neuen.",
    check: "Selbst eine Website prüfen",
  },
  check: {
    heading: "Hat sich seither etwas geändert?",
    text: "Der Bericht zeigt den Stand vom Tag der Prüfung. Eine neue Prüfung kostet nichts und dauert etwa eine halbe Minute.",
    button: "Neu prüfen",
    contact: "Fragen zum Bericht?",
  },
} as const;

export const senderTexts = {
  title: "Ihr geteilter Bericht",
  lead: (host: string) => `Bericht zu ${host}`,
  link: "Zum Weitergeben",
  until: (date: string) => `Zu lesen bis zum ${date}.`,
  line: "Ihre Zeile:",
  shorten: { label: "Nur noch einen Tag", done: "Der Bericht ist jetzt noch einen Tag lang zu lesen." },
  prolong: {
    label: (days: number) => `Um ${days} Tage verlängern`,
    hint: "Das geht einmal.",
    done: "Verlängert.",
    used: "Schon einmal verlängert, öfter geht es nicht.",
  },
  remove: {
    label: "Jetzt löschen",
    hint: "Danach führt der Link ins Leere, und auf dem Server bleibt nichts.",
    done: "Gelöscht",
    doneText: "Der Bericht ist gelöscht. Sein Link führt jetzt ins Leere.",
  },
  refused: "Das hat nicht geklappt: Daran war nichts mehr zu ändern.",
  home: "Zur Website",
} as const;
