// Words around the design rating. Its sentences and figures come from the server; loaded together with its view.
import type { AspectId, ViewportName } from "#contract/design-rating.ts";
import { inGerman } from "../figures.ts";
import { webVitals } from "../page-figures.ts";

type Band = "good" | "fair" | "poor" | "none";

export const aspectTitles: Record<AspectId, string> = {
  layout: "Layout",
  typography: "Schrift",
  colorScheme: "Farben",
  userExperience: "Bedienung",
  modernity: "Modernität",
  branding: "Marke",
};

export const screenNames: Record<ViewportName, string> = {
  desktop: "Am Rechner",
  mobile: "Auf dem Handy",
};

export const designHeadTexts = {
  verdicts: {
    good: "Die Gestaltung ist gut",
    fair: "Die Gestaltung ist brauchbar, aber noch nicht rund",
    poor: "Die Gestaltung schreckt Besucher ab",
    none: "Die Gestaltung, in einem Browser angesehen",
  } satisfies Record<Band, string>,
  rated: (date: string) => `angesehen am ${date}`,
  text: "Die Punkte folgen allein aus Messwerten: Abständen, Schriftgrößen, Farben, Bildern. Wie viel jeder zählt, haben die Noten von Gestaltern entschieden.",
  /** @param share percent of the compared pages that are rated lower */
  comparison: (share: number, pages: number, date: string) =>
    `Besser bewertet als ${share} % von ${pages} Vergleichsseiten jeder Güte (Stand ${date}).`,
  aspects: "Sechs Bereiche",
  noScore: "ohne Wertung",
  noSign: "ohne Wertung",
} as const;

export const verdictTexts = {
  strengths: "Was gelungen ist",
  noStrengths: "Nichts sticht hervor.",
  improvements: "Was jetzt am meisten hilft",
  noImprovements: "Kein Messwert verlangt eine Änderung.",
  comment: "Kurz gesagt",
  commentNote: "Von einem Sprachmodell formuliert, die Punkte nicht.",
  commentBy: (model: string) => `Modell: ${model}`,
} as const;

export const shotTexts = {
  heading: "So hat der Browser Ihre Seite gesehen",
  text: "Jede Zahl steht an einer Stelle, zu der ein Messwert gehört; „3×“ heißt: drei Stellen dicht beieinander. Zeigen Sie in der Liste auf einen Satz, dann rückt seine Stelle ins Bild.",
  /** On a sign for marks near each other. */
  several: (count: number) => `${count}×`,
  oneOf: (count: number) => `eine von ${count} dicht beieinander`,
  filter: "Stellen aus dem Bereich",
  all: "Alle",
  choice: (name: string, count: number) => `${name} (${count})`,
  count: (count: number) => (count === 1 ? "Eine Stelle" : `${count} Stellen`),
  size: (width: string, height: string) => `${width} × ${height} Pixel`,
  sizeCut: (width: string, height: string, page: string) => `${width} × ${height} von ${page} Pixeln Höhe`,
  alt: (address: string, screen: string, width: string) =>
    `Bild der Seite ${address}, ${screen} mit ${width} Pixeln Breite`,
  altScreens: { desktop: "am Rechner", mobile: "auf dem Handy" } satisfies Record<ViewportName, string>,
  frame: (screen: string) => `Bild zum Blättern: ${screen}`,
  marks: (screen: string) => `Stellen im Bild: ${screen}`,
  missing: "Von dieser Ansicht kam kein Bild an.",
  none: "Hier gibt es keine Stelle zu zeigen.",
  noneOfAspect: "Aus diesem Bereich gibt es hier keine Stelle.",
  hidden: "liegt außerhalb des Bildes",
  printed: "Auf Papier steht nur der obere Teil des Bildes.",
} as const;

export const aspectTexts = {
  heading: "Die sechs Bereiche",
  text: "Zu jedem Bereich alle Messwerte mit der Grenze, ab der es Punkte kostet.",
  noFeedback: "Dazu liegt keine Beschreibung vor.",
  noSuggestions:
    "Dazu haben wir keinen Vorschlag. Was Punkte bringt und was sie kostet, steht in den Messwerten.",
  changes: (count: number) =>
    count === 0 ? "kein Vorschlag" : count === 1 ? "ein Vorschlag" : `${count} Vorschläge`,
  measurements: (count: number) => (count === 1 ? "Ein Messwert" : `${count} Messwerte`),
  noMeasurements: "Zu diesem Bereich liegen keine Messwerte vor.",
  caption: (aspect: string) => `Messwerte zum Bereich ${aspect}`,
  columns: {
    label: "Messwert",
    value: "Gemessen",
    expected: "Gut ist",
    points: "Punkte",
    weight: "Gewicht",
    basis: "Grundlage",
  },
  informs: "zählt nicht",
  points: (points: string) => `${points} von 100`,
} as const;

export const hintTexts = {
  heading: "Gezeichnet: jetzt und danach",
  text: "Aus den gemessenen Werten nachgezeichnet, kein Bild Ihrer Seite.",
  now: "jetzt",
  after: "danach",
  contrast: {
    title: "Kontrast des Textes",
    sample: "Öffnungszeiten und Anfahrt",
    ratio: (ratio: string) => `${ratio} zu 1`,
    colours: (text: string, ground: string) => `${text} auf ${ground}`,
  },
  size: {
    title: "Größe des Lesetextes auf dem Handy",
    sample: "Rufen Sie an, wir sehen uns Ihr Dach an.",
    pixels: (size: string) => `${size} px`,
  },
  target: {
    title: "Größe der Schaltflächen auf dem Handy",
    sample: "Anrufen",
    side: (size: string) => `${size} px hoch`,
  },
  lines: {
    title: "Länge der Zeilen",
    characters: (count: string) => `${count} Zeichen je Zeile`,
  },
} as const;

export const sheetTexts = {
  heading: "Farben, Schriften und Technik",
  palette: {
    title: "Farben",
    note: "Nach der Fläche, die sie auf der Seite einnehmen.",
    none: "Es wurden keine Farben gefunden.",
    share: (share: string) => `${share} % der Fläche`,
  },
  typefaces: {
    title: "Schriften",
    note: "Die Namen stehen hier in der Schrift dieses Berichts. Die Schriften Ihrer Seite werden dafür nicht geladen.",
    none: "Es wurde kein Text gefunden, an dem sich Schriften messen lassen.",
    unnamed: "ohne Namen",
    share: (share: string) => `${share} % des Textes`,
    use: { headings: "vor allem für Überschriften", text: "vor allem für Lesetext" },
    sizes: "Größen",
    weights: "Stärken",
    pixels: (sizes: string) => `${sizes} px`,
  },
  trends: {
    title: "Stand der Technik",
    note: "Woran man sieht, aus welcher Zeit eine Seite ist.",
    modern: "Die Technik der Seite ist auf heutigem Stand.",
    dated: "Die Technik der Seite ist veraltet.",
    unknown: "Ob die Technik der Seite auf heutigem Stand ist, ließ sich nicht sagen.",
    follows: "Gefunden, wie heute üblich",
    noFollows: "Nichts davon gefunden.",
    outdated: "Gefunden, veraltet",
    noOutdated: "Nichts Veraltetes gefunden.",
  },
  vitals: {
    title: "Ladeverhalten",
    note: "Einmal gemessen, zählt nicht mit: Beim nächsten Mal können es andere Werte sein.",
    names: {
      lcp: "Größtes Element sichtbar (LCP)",
      cls: "Sprünge beim Laden (CLS)",
      tbt: "Blockierte Zeit (TBT)",
    },
    limits: {
      lcp: `gut bis ${inGerman(webVitals.lcpSeconds, 1)} s`,
      cls: `gut bis ${inGerman(webVitals.cls, 1)}`,
      tbt: "gut bis 200 ms",
    },
    value: "Wert",
    caption: "Ladeverhalten, einmal gemessen",
    good: "gut",
    over: "darüber",
  },
  notes: {
    title: "Anmerkungen",
    note: "Was die Bilder nicht zeigen oder was im Weg stand.",
    none: "Keine. Die Seite ließ sich ungestört ansehen.",
  },
} as const;
