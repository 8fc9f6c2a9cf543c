// The portfolio: five sample projects, what the dialog tells about them, and the words of carousel and dialog.

/** A picture of a project's website. All are drawn for a window of this size, in CSS pixels. */
export const STILL_SIZE = { width: 640, height: 400 } as const;

export interface Project {
  slug: ProjectSlug;
  title: string;
  category: string;
  description: string;
  image: string;
  /** What the picture shows, for those who do not see it. */
  imageAlt: string;
  /** Address of the website; null while there is none to visit. */
  liveUrl: string | null;
  tags: readonly string[];
  featured: boolean;
  year: number;
  techStack: readonly string[];
  features: readonly string[];
  /** The one technical point that the home page names. */
  techHighlight: string;
}

export type ProjectSlug =
  | "galabau-pro"
  | "prodach-dachdecker"
  | "osteria-del-borgo"
  | "fitness-studio-vital"
  | "vitalweg-physiotherapie";

export interface ProjectDetail {
  technologies: readonly string[];
  features: readonly string[];
  challenge: string;
  solution: string;
}

export const projects: readonly Project[] = [
  {
    slug: "galabau-pro",
    title: "GaLaBau Pro",
    category: "Garten- und Landschaftsbau",
    description:
      "Vorher-Nachher-Bilder zeigen, was aus einem Acker werden kann. Von jedem Bild führt ein Weg zur Anfrage.",
    image: "/images/projects/galabau-pro.svg",
    imageAlt:
      "Website eines Gartenbaubetriebs: links kahler Boden, rechts der fertige Garten mit Weg und Haus.",
    liveUrl: null,
    tags: ["Responsive", "Lokales SEO", "Bildergalerie"],
    featured: true,
    year: 2024,
    techStack: ["HTML", "CSS", "TypeScript", "AVIF-Bilder"],
    features: ["Vorher-Nachher-Regler", "Anfrage in zwei Schritten", "Leistungen nach Jahreszeit"],
    techHighlight: "Vorher-Nachher-Regler ohne Zusatzpaket",
  },
  {
    slug: "prodach-dachdecker",
    title: "ProDach Dachdecker",
    category: "Dachdeckerei",
    description:
      "Nach dem Sturm zählt die Telefonnummer. Sie steht ganz oben, darunter die Materialien vom Ziegel bis zum Zink.",
    image: "/images/projects/prodach-dachdecker.svg",
    imageAlt:
      "Website einer Dachdeckerei: ein Handwerker auf einem Ziegeldach, darunter Muster von drei Materialien.",
    liveUrl: null,
    tags: ["Notdienst", "Lokales SEO", "Responsive"],
    featured: true,
    year: 2024,
    techStack: ["HTML", "CSS", "TypeScript", "Schema.org"],
    features: ["Notdienst-Leiste", "Materialkunde", "Anfrage mit Fotos vom Dach"],
    techHighlight: "Strukturierte Daten für den Notdienst",
  },
  {
    slug: "osteria-del-borgo",
    title: "Osteria del Borgo",
    category: "Gastronomie",
    description:
      "Die Speisekarte ist Text statt PDF, also lesbar auf jedem Handy. Der Tisch ist mit zwei Angaben angefragt.",
    image: "/images/projects/osteria-del-borgo.svg",
    imageAlt:
      "Website eines italienischen Restaurants: ein Teller Pasta auf kariertem Tuch, daneben die Abendkarte.",
    liveUrl: null,
    tags: ["Speisekarte", "Reservierung", "Google-Eintrag"],
    featured: true,
    year: 2024,
    techStack: ["HTML", "CSS", "TypeScript", "Schema.org"],
    features: ["Speisekarte als Text", "Tischanfrage", "Wochenkarte zum Selbstpflegen"],
    techHighlight: "Speisekarte, die Google lesen kann",
  },
  {
    slug: "fitness-studio-vital",
    title: "Fitness Studio Vital",
    category: "Fitness",
    description:
      "Der Kursplan filtert nach Tag und Uhrzeit. Wer etwas findet, bucht von dort das Probetraining.",
    image: "/images/projects/fitness-studio-vital.svg",
    imageAlt:
      "Website eines Fitnessstudios: eine Langhantel auf gelbgrünem Grund, darunter der Kursplan der Woche.",
    liveUrl: null,
    tags: ["Kursplan", "Probetraining", "Responsive"],
    featured: false,
    year: 2024,
    techStack: ["HTML", "CSS", "TypeScript"],
    features: ["Kursplan mit Filter", "Probetraining anfragen", "Preise auf einen Blick"],
    techHighlight: "Kursplan als Tabelle statt als Foto",
  },
  {
    slug: "vitalweg-physiotherapie",
    title: "VitalWeg Physiotherapie",
    category: "Gesundheit",
    description:
      "Große Schrift, klare Wege, freie Termine zuerst. Die Seite lässt sich mit Tastatur und Vorlesehilfe bedienen.",
    image: "/images/projects/vitalweg-physiotherapie.svg",
    imageAlt: "Website einer Physiotherapie: eine Frau dehnt sich auf der Matte, daneben drei freie Termine.",
    liveUrl: null,
    tags: ["Barrierearm", "Terminanfrage", "Lokales SEO"],
    featured: false,
    year: 2024,
    techStack: ["HTML", "CSS", "TypeScript", "WCAG 2.2"],
    features: [
      "Terminanfrage nach Wochentag",
      "Leistungen mit Rezept erklärt",
      "Schrift vergrößern ohne Umbruch",
    ],
    techHighlight: "Bedienbar mit Tastatur und Vorlesehilfe",
  },
];

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

export const projectWords = {
  sample: "Musterprojekt",
  preview: "Vorschau",
  live: "Live ansehen",
  soon: "Bald verfügbar",
  close: "Schließen",
  technologies: "Technik",
  features: "Funktionen",
  challenge: "Aufgabe",
  solution: "Lösung",
  previous: "Vorheriges Projekt",
  next: "Nächstes Projekt",
  carousel: "Projekte",
} as const;
