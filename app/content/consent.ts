// What the consent banner and its dialog say.

export const consentTexts = {
  bannerTitle: "Cookie-Einstellungen",
  bannerText:
    "Was diese Website zum Laufen braucht, speichert sie immer. Alles andere nur, wenn Sie es erlauben. Ihre Wahl können Sie unten auf jeder Seite ändern.",
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
    text: "Merken Ihre Wahl in diesem Fenster, zählen Ihre SEO-Analysen am Tag und halten das Gespräch im Preisrechner offen. Immer an.",
  },
  analytics: {
    name: "Analyse Cookies",
    text: "Gibt es auf dieser Website zurzeit nicht. Kommen einmal welche dazu, zählen sie nur mit Ihrer Erlaubnis.",
  },
  marketing: {
    name: "Marketing Cookies",
    text: "Gibt es auf dieser Website zurzeit nicht: keine Werbung und nichts von fremden Anbietern.",
  },
  preferences: {
    name: "Präferenz Cookies",
    text: "Merken sich, ob Sie die Seite hell oder dunkel lesen möchten, und Ihre letzten Ergebnisse im SEO-Check zum Vergleich.",
  },
} as const;
