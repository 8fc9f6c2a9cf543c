// What the dialog tells about a project. Apart from portfolio.ts, because it travels only when a dialog is near.

export interface ProjectDetail {
  technologies: readonly string[];
  features: readonly string[];
  challenge: string;
  solution: string;
}

/** Details by project title. The last two belong to works that are shown in no list. */
const projectDetails: Readonly<Record<string, ProjectDetail>> = {
  "GaLaBau Pro": {
    technologies: ["HTML", "CSS", "TypeScript", "AVIF-Bilder"],
    features: [
      "Vorher-Nachher-Regler",
      "Leistungen nach Jahreszeit",
      "Anfrage in zwei Schritten",
      "Seite je Ort",
    ],
    challenge:
      "Gartenbau lebt von Bildern, und Bilder machen Seiten langsam. Auf dem Handy am Gartenzaun zählt aber jede Sekunde.",
    solution:
      "Jedes Bild liegt in mehreren Größen bereit und lädt erst, wenn es gebraucht wird. Der Regler kommt ohne Zusatzpaket aus.",
  },
  "ProDach Dachdecker": {
    technologies: ["HTML", "CSS", "TypeScript", "Schema.org"],
    features: ["Notdienst-Leiste", "Materialkunde mit Mustern", "Anfrage mit Fotos", "Seite je Ort"],
    challenge:
      "Wer einen Sturmschaden hat, liest nicht. Wer ein neues Dach plant, liest viel. Beide landen auf derselben Seite.",
    solution:
      "Oben steht nur die Nummer des Notdienstes. Darunter erklären drei Muster, was Ziegel, Schiefer und Zink unterscheidet.",
  },
  "Osteria del Borgo": {
    technologies: ["HTML", "CSS", "TypeScript", "Schema.org"],
    features: ["Speisekarte als Text", "Tischanfrage", "Wochenkarte", "Öffnungszeiten mit Feiertagen"],
    challenge:
      "Eine Karte als PDF ist auf dem Handy kaum lesbar. Wer abends Hunger hat, sucht dann beim nächsten Lokal.",
    solution:
      "Die Karte ist Text mit Preisen und Zutaten. Die Wochenkarte ändert das Lokal selbst, auch am Handy.",
  },
  "Fitness Studio Vital": {
    technologies: ["HTML", "CSS", "TypeScript"],
    features: [
      "Kursplan mit Filter",
      "Probetraining",
      "Preise ohne Kleingedrucktes",
      "Team mit Schwerpunkten",
    ],
    challenge:
      "Ein Kursplan als Foto lässt sich nicht durchsuchen, und nach jeder Änderung braucht es ein neues Foto.",
    solution:
      "Der Plan ist eine Tabelle, die nach Tag und Uhrzeit filtert. Von jedem Kurs führt ein Knopf zum Probetraining.",
  },
  "VitalWeg Physiotherapie": {
    technologies: ["HTML", "CSS", "TypeScript", "WCAG 2.2"],
    features: [
      "Terminanfrage nach Wochentag",
      "Große Schrift",
      "Bedienung per Tastatur",
      "Leistungen mit Rezept",
    ],
    challenge:
      "Wer Schmerzen hat, hält die Maus nicht gern lange. Kleine Knöpfe und graue Schrift schließen Patienten aus.",
    solution:
      "Alle Kontraste sind geprüft, alle Knöpfe sind groß genug für einen Daumen. Jede Funktion geht auch mit der Tastatur.",
  },
  "Tischlerei am Mühlenbach": {
    technologies: ["HTML", "CSS", "TypeScript"],
    features: ["Werkstücke nach Holzart", "Maßanfrage mit Skizze", "Blick in die Werkstatt"],
    challenge: "Jedes Stück ist anders. Ein Katalog mit festen Preisen hätte nicht zur Arbeit gepasst.",
    solution:
      "Statt Preisen zeigt die Seite fertige Stücke mit Maß und Holz. Die Anfrage nimmt eine Skizze vom Küchentisch an.",
  },
  "Hofladen Steverwiese": {
    technologies: ["HTML", "CSS", "TypeScript", "Schema.org"],
    features: ["Kalender der Ernte", "Vorbestellung zur Abholung", "Öffnungszeiten der Hütte"],
    challenge:
      "Was es gibt, entscheidet das Wetter. Die Seite musste sich so schnell ändern lassen wie das Angebot.",
    solution:
      "Ein Kalender zeigt, was gerade geerntet wird. Wer vorbestellt, holt die Kiste am Samstag an der Hütte ab.",
  },
};

const genericDetail: ProjectDetail = {
  technologies: ["HTML", "CSS", "TypeScript"],
  features: ["Ansicht für Handy und Rechner", "Kurze Ladezeit", "Kontakt auf jeder Seite"],
  challenge: "Der Betrieb sollte im eigenen Ort gefunden werden und Anfragen ohne Umweg bekommen.",
  solution: "Eine schnelle Seite mit klaren Texten, die auf jedem Gerät zum nächsten Schritt führt.",
};

/** What the dialog tells about a project; general words for a title without words of its own. */
export function projectDetail(title: string): ProjectDetail {
  return Object.hasOwn(projectDetails, title) ? (projectDetails[title] ?? genericDetail) : genericDetail;
}
