// The portfolio: five sample projects, and the words of carousel and dialog.

/** The window that a project's website is pictured in, in CSS pixels. */
export const STILL_SIZE = { width: 1280, height: 800 } as const;
/** The widths its picture is stored in, in pixels. */
export const STILL_WIDTHS = [640, 1280] as const;
/** The same on a phone. */
export const PHONE_STILL = { width: 390, height: 780 } as const;

export interface Project {
  slug: ProjectSlug;
  title: string;
  category: string;
  description: string;
  /** Path of its pictures, which go on with size and file type: `-640.avif`. */
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
  | "prodach"
  | "osteria-del-borgo"
  | "fitness-studio-vital"
  | "vitalweg";

export const projects: readonly Project[] = [
  {
    slug: "galabau-pro",
    title: "GaLaBau Pro",
    category: "Garten- und Landschaftsbau",
    description:
      "Vorher-Nachher-Bilder zeigen, was aus einem Acker werden kann. Von jedem Bild führt ein Weg zur Anfrage.",
    image: "/images/projects/galabau-pro",
    imageAlt:
      "Website eines Gartenbaubetriebs: links kahler Boden, rechts der fertige Garten mit Weg und Haus.",
    liveUrl: "/demos/galabau-pro",
    tags: ["Responsive", "Lokales SEO", "Bildergalerie"],
    featured: true,
    year: 2024,
    techStack: ["HTML", "CSS", "TypeScript", "AVIF-Bilder"],
    features: ["Vorher-Nachher-Regler", "Anfrage in zwei Schritten", "Leistungen nach Jahreszeit"],
    techHighlight: "Vorher-Nachher-Regler ohne Zusatzpaket",
  },
  {
    slug: "prodach",
    title: "ProDach Dachdecker",
    category: "Dachdeckerei",
    description:
      "Nach dem Sturm zählt die Telefonnummer. Sie steht ganz oben, darunter die Materialien vom Ziegel bis zum Zink.",
    image: "/images/projects/prodach",
    imageAlt:
      "Website einer Dachdeckerei: ein Handwerker auf einem Ziegeldach, darunter Muster von drei Materialien.",
    liveUrl: "/demos/prodach",
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
    image: "/images/projects/osteria-del-borgo",
    imageAlt:
      "Website eines italienischen Restaurants: ein Teller Pasta auf kariertem Tuch, daneben die Abendkarte.",
    liveUrl: "/demos/osteria-del-borgo",
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
    image: "/images/projects/fitness-studio-vital",
    imageAlt:
      "Website eines Fitnessstudios: eine Langhantel auf gelbgrünem Grund, darunter der Kursplan der Woche.",
    liveUrl: "/demos/fitness-studio-vital",
    tags: ["Kursplan", "Probetraining", "Responsive"],
    featured: false,
    year: 2024,
    techStack: ["HTML", "CSS", "TypeScript"],
    features: ["Kursplan mit Filter", "Probetraining anfragen", "Preise auf einen Blick"],
    techHighlight: "Kursplan als Tabelle statt als Foto",
  },
  {
    slug: "vitalweg",
    title: "VitalWeg Physiotherapie",
    category: "Gesundheit",
    description:
      "Große Schrift, klare Wege, freie Termine zuerst. Die Seite lässt sich mit Tastatur und Vorlesehilfe bedienen.",
    image: "/images/projects/vitalweg",
    imageAlt: "Website einer Physiotherapie: eine Frau dehnt sich auf der Matte, daneben drei freie Termine.",
    liveUrl: "/demos/vitalweg",
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

export const projectWords = {
  sample: "Musterprojekt",
  preview: "Vorschau",
  live: "Live ansehen",
  /** Loads the website into its laptop where that needs the visitor's word. */
  load: "Website hier laden",
  soon: "Bald verfügbar",
  close: "Schließen",
  technologies: "Technik",
  features: "Funktionen",
  challenge: "Aufgabe",
  solution: "Lösung",
  previous: "Vorheriges Projekt",
  next: "Nächstes Projekt",
  carousel: "Projekte",
  /** When the dialog could not be loaded. */
  failed: {
    title: "Vorschau nicht geladen",
    text: "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  },
} as const;
