// What the consent banner and its dialog say.

export const consentTexts = {
  bannerTitle: "Cookie-Einstellungen",
  /** In short paragraphs: the largest on the screen is what speed is measured by, and this comes after the page. */
  bannerText: [
    "Diese Website setzt keine Cookies. Was sie zum Laufen braucht, merkt sich Ihr Browser; alles Weitere nur, wenn Sie es erlauben.",
    "Auch Seitenaufrufe werden nur mit Ihrer Erlaubnis gezählt. Ihre Wahl können Sie unten auf jeder Seite ändern.",
  ],
  customise: "Anpassen",
  reject: "Ablehnen",
  accept: "Akzeptieren",
  dialogTitle: "Cookie-Einstellungen verwalten",
  dialogText: "Sie entscheiden je Bereich. Gespeichert wird nur in diesem Browser.",
  rejectAll: "Alle Ablehnen",
  save: "Einstellungen Speichern",
  acceptAll: "Alle Akzeptieren",
  privacy: { name: "Datenschutzerklärung", href: "/datenschutz" },
  imprint: { name: "Impressum", href: "/impressum" },
} as const;

export const consentSwitches = {
  necessary: {
    name: "Notwendige Cookies",
    text: "Einträge im Speicher Ihres Browsers: Ihre Wahl in diesem Fenster, die Zahl Ihrer SEO-Analysen am Tag und das Gespräch im Preisrechner. Immer an.",
  },
  analytics: {
    name: "Analyse Cookies",
    text: "Zählt, wie oft am Tag welche Seite aufgerufen wird und welche fremde Website den Link dazu hatte. Ohne Cookie, ohne Kennung: Wer Sie sind und was Sie sonst lesen, erfährt dabei niemand.",
  },
  marketing: {
    name: "Marketing Cookies",
    text: "Gibt es hier nicht: keine Werbung, nichts von fremden Anbietern. Der Schalter bewirkt zurzeit nichts.",
  },
  preferences: {
    name: "Präferenz Cookies",
    text: "Ihr Browser merkt sich, ob Sie hell oder dunkel lesen, und Ihre letzten Ergebnisse im SEO-Check zum Vergleich.",
  },
} as const;
