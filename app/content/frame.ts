// What header and the way back say on every page.
export const frameTexts = {
  skip: "Zum Inhalt springen",
  home: "Zur Startseite",
  call: "Anrufen",
  navigation: "Hauptmenü",
  trail: "Sie sind hier",
  services: "Leistungen",
  menu: "Menü",
  open: "öffnen",
  close: "schließen",
  backHome: { name: "Zurück zur Startseite", href: "/" },
  backToBlog: { name: "Zurück zum Blog", href: "/blog" },
  /** On every page of a preview deployment. */
  preview: "Vorschau – noch nicht veröffentlicht, Angaben des Anbieters sind Platzhalter",
  notFoundCrumb: "Seite nicht gefunden",
} as const;

/** The line under the services menu. */
export const menuPointer = {
  question: "Nicht sicher, was Ihrer Website fehlt?",
  answer: "Der Check sagt es Ihnen, ohne Anmeldung.",
  link: { name: "Website kostenlos prüfen", href: "/seo-check" },
} as const;
