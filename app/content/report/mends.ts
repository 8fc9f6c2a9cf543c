// Words of „Vorher und nachher“: what a few lines of CSS would mend.
import type { MendKind } from "../../contract/mends.ts";

interface MendWords {
  title: string;
  meaning: string;
  /** @param value in German letters */
  figure: (value: string) => string;
}

export const mendWords = {
  contrast: {
    title: "Schrift, die sich vom Grund abhebt",
    meaning: "Blasse Schrift kostet Leser, am Handy in der Sonne zuerst.",
    figure: (value) => `Kontrast ${value} zu 1`,
  },
  "target-size": {
    title: "Links und Schaltflächen, die der Daumen trifft",
    meaning: "Was auf dem Handy kleiner als 44 Pixel ist, verfehlt man leicht und landet woanders.",
    figure: (value) => `${value} Pixel`,
  },
  "line-length": {
    title: "Zeilen, in denen man nicht verrutscht",
    meaning: "Bei sehr langen Zeilen findet das Auge den Anfang der nächsten schlecht.",
    figure: (value) => `${value} Zeichen in der längsten Zeile`,
  },
  "line-height": {
    title: "Luft zwischen den Zeilen",
    meaning: "Eng gesetzte Absätze überfliegt man, statt sie zu lesen.",
    figure: (value) => `${value}-facher Zeilenabstand`,
  },
  "text-size": {
    title: "Schrift, für die niemand zur Brille greift",
    meaning: "Lesetext unter 16 Pixeln strengt auf dem Handy viele an.",
    figure: (value) => `${value} Pixel groß`,
  },
} as const satisfies Record<MendKind, MendWords>;

export const mendTexts = {
  heading: "Vorher und nachher",
  verdicts: {
    one: "Mit ein paar Zeilen CSS wird eine Sache besser. So sähe sie aus.",
    two: "Mit ein paar Zeilen CSS werden zwei Dinge besser. So sähen sie aus.",
    three: "Mit ein paar Zeilen CSS werden drei Dinge besser. So sähen sie aus.",
    none: "Kontrast, Schriftgröße, Zeilen und Schaltflächen passen. Hier würden ein paar Zeilen CSS nichts Sichtbares bessern.",
    unmended:
      "Etwas wäre zu bessern, aber ich fand keine Regel, die nur die betroffenen Stellen trifft. Das muss sich jemand im Ganzen ansehen.",
  },
  reach: {
    all: (places: string) => `${places}, danach keine mehr.`,
    some: (places: string, left: string) => `${places}, danach noch ${left}.`,
    place: { one: "Stelle", many: "Stellen" },
  },
  /** Before how many places there are. */
  screens: { desktop: "Am Computer", mobile: "Auf dem Handy" },
  before: "Vorher",
  after: "Nachher",
  alt: (state: string, title: string) => `${state}: Ausschnitt der Seite zu „${title}“`,
  notes: [
    "Jede Regel ist an dieser Seite ausprobiert: Sie trifft, was gemeint ist, und keine andere Stelle wurde dabei schlechter. Andere Seiten Ihrer Website habe ich nicht damit geöffnet.",
    "Wer Ihre Website betreut, setzt die Zeilen ans Ende des Stylesheets.",
  ],
} as const;
