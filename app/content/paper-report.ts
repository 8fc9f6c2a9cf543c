// Words of a report as a document: for the PDF, and for readers without script.

export const paperTexts = {
  kind: "SEO-Bericht",
  title: (host: string) => `SEO-Bericht ${host}`,
  file: (host: string, day: string) => `SEO-Bericht-${host}-${day}.pdf`,
  checked: (date: string) => `Geprüft am ${date}`,
  from: "Dazu schreibt der Absender:",
  until: (date: string) => `Online zu lesen bis zum ${date}`,
  scoreOf: (score: number) => `${score} von 100 Punkten`,
  unscored: "Ohne Wertung",
  firstTasks: "Das bringt am meisten",
  noTasks: "Hier gibt es nichts zu tun.",
  gain: (points: string) => `bringt ${points}`,
  contents: "Inhalt",
  sections: {
    tasks: "Aufgaben",
    site: "Die ganze Website",
    preview: "So erscheint die Seite in der Suche",
    design: "Gestaltung",
    browser: "Im Browser geprüft",
    legal: "Recht und Datenschutz",
    annex: "Anhang",
  },
  tasksLead:
    "Für die Person, die Ihre Website betreut: jede Aufgabe mit Fundstellen, das Wertvollste zuerst.",
  task: (number: number) => `Aufgabe ${number}`,
  moreInAnnex: (count: number) =>
    count === 1
      ? "Eine weitere Fundstelle steht im Anhang."
      : `${count} weitere Fundstellen stehen im Anhang.`,
  previewLead: "Titel und Beschreibung, wie Suchmaschinen sie meistens zeigen.",
  noTitle: "Kein Titel angegeben",
  noDescription: "Keine Beschreibung angegeben. Suchmaschinen zeigen dann einen Ausschnitt ihrer Wahl.",
  designScore: (score: number) => `Gestaltung: ${score} von 100 Punkten`,
  improvements: "Das würde am meisten verbessern",
  aspects: "Die sechs Bereiche",
  desktop: "Am Computer",
  mobile: "Auf dem Handy",
  accessibility: "Wer die Seite bedienen kann",
  consent: "Einwilligung",
  rendered: "Ohne JavaScript",
  occurrences: (count: number) => (count === 1 ? "an einer Stelle" : `an ${count} Stellen`),
  pages: (count: number) => (count === 1 ? "Eine Seite gelesen" : `${count} Seiten gelesen`),
  page: "Seite",
  /** „Seite 3 von 12“ at the foot of each. */
  pageOf: { page: "Seite", of: "von" },
  points: "Punkte",
  noPoints: "ohne Wertung",
  moreEvidence: "Weitere Fundstellen",
  passed: "In Ordnung",
  unchecked: "Nicht geprüft",
  notApplicable: "Trifft nicht zu",
  notes: "Hinweise",
  shortened:
    "Dieser Bericht ist sehr lang. Hier stehen deshalb nur die ersten Fundstellen, alle weiteren finden Sie online.",
  disclaimer: "Keine Rechtsberatung.",
  again: (url: string) => `Neu prüfen lässt sich die Seite kostenlos unter ${url}.`,
} as const;
