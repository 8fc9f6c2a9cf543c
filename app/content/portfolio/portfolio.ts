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
      "Der Gartenplan ist das erste Bild. Zwei Gärten zeigen sich vorher und nachher, und die Preise folgen den Jahreszeiten.",
    image: "/images/projects/galabau-pro",
    imageAlt:
      "Website eines Gartenbaubetriebs: gezeichneter Garten von oben mit Haus, Terrasse, Teich und Beeten, daneben die Worte „Aus Acker wird Garten.“",
    liveUrl: "/demos/galabau-pro",
    tags: ["Vorher-Nachher", "Preise je Jahreszeit", "Lokales SEO"],
    featured: true,
    year: 2024,
    techStack: ["HTML", "CSS", "SVG-Zeichnungen", "Schema.org"],
    features: ["Vorher-Nachher-Bilder", "Leistungen nach Jahreszeit", "Anfrage in zwei Schritten"],
    techHighlight: "Vorher-Nachher-Bild ohne eine Zeile Skript",
  },
  {
    slug: "prodach",
    title: "ProDach Dachdecker",
    category: "Dachdeckerei",
    description:
      "Die Notrufnummer steht über allem. Danach kommt, was nach dem Sturm zu tun ist, und was Ziegel, Schiefer und Zink unterscheidet.",
    image: "/images/projects/prodach",
    imageAlt:
      "Website einer Dachdeckerei: dunkles Ziegeldach im Regen, ein Ziegel liegt lose, darüber die Notdienstnummer und die Worte „Einer fehlt.“",
    liveUrl: "/demos/prodach",
    tags: ["Notdienst", "Preisliste", "Lokales SEO"],
    featured: true,
    year: 2024,
    techStack: ["HTML", "CSS", "SVG-Zeichnungen", "Schema.org"],
    features: ["Notdienst-Leiste", "Materialvergleich als Tabelle", "Anfrage mit drei Fotos"],
    techHighlight: "Notdienst in strukturierten Daten für Google",
  },
  {
    slug: "osteria-del-borgo",
    title: "Osteria del Borgo",
    category: "Gastronomie",
    description:
      "Die Karte ist Text statt PDF, mit Preisen und Allergenen. Für einen Tisch tippt man auf Abend und Gästezahl.",
    image: "/images/projects/osteria-del-borgo",
    imageAlt:
      "Website eines italienischen Restaurants: ein Teller Pasta auf kariertem Tuch, daneben in großer Schrift „Osteria del Borgo“.",
    liveUrl: "/demos/osteria-del-borgo",
    tags: ["Speisekarte", "Tischanfrage", "Google-Eintrag"],
    featured: true,
    year: 2024,
    techStack: ["HTML", "CSS", "SVG-Zeichnungen", "Schema.org"],
    features: ["Speisekarte als Text", "Wochenkarte", "Tischanfrage nach Wochentag"],
    techHighlight: "Speisekarte, die Google lesen kann",
  },
  {
    slug: "fitness-studio-vital",
    title: "Fitness Studio Vital",
    category: "Fitness",
    description:
      "30 Kurse stehen in einer Tabelle, die nach Tag und Uhrzeit filtert. Ein Tipp auf den Kurs öffnet die Mail fürs Probetraining.",
    image: "/images/projects/fitness-studio-vital",
    imageAlt:
      "Website eines Fitnessstudios: gezeichnete Sportlerin stemmt eine Langhantel vor gelbgrünem Grund, daneben die Worte „Komm hoch“.",
    liveUrl: "/demos/fitness-studio-vital",
    tags: ["Kursplan", "Probetraining", "Responsive"],
    featured: false,
    year: 2024,
    techStack: ["HTML", "CSS", "SVG-Zeichnungen", "Schema.org"],
    features: ["Kursplan mit Filter", "Probetraining je Kurs", "Preise ohne Kleingedrucktes"],
    techHighlight: "Kursplan filtert mit CSS allein",
  },
  {
    slug: "vitalweg",
    title: "VitalWeg Physiotherapie",
    category: "Gesundheit",
    description:
      "Schrift in drei Größen, sechs Stellen am Körper zum Auswählen und zwei Wege: einer mit Rezept, einer ohne.",
    image: "/images/projects/vitalweg",
    imageAlt:
      "Website einer Physiotherapie: fünf gezeichnete Menschen auf einem Weg bergauf, vom gebückten Mann bis zur Frau mit erhobenen Armen.",
    liveUrl: "/demos/vitalweg",
    tags: ["Barrierearm", "Termin nach Wochentag", "Lokales SEO"],
    featured: false,
    year: 2024,
    techStack: ["HTML", "CSS", "SVG-Zeichnungen", "WCAG 2.2"],
    features: ["Schrift in drei Größen", "Mit und ohne Rezept erklärt", "Freie Zeiten je Wochentag"],
    techHighlight: "Drei Schriftgrößen, umgeschaltet ohne Skript",
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
  /** What the carousel is, as screen readers say it. */
  carouselRole: "Karussell",
  /** Said when another project has come. */
  position: (number: number, of: number, title: string) => `Projekt ${number} von ${of}: ${title}`,
  /** When the dialog could not be loaded. */
  failed: {
    title: "Vorschau nicht geladen",
    text: "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  },
} as const;
