// /portfolio: what stands around the five projects of content/portfolio/portfolio.ts.
import { REPLY_PROMISE } from "../constants.ts";
import { owner } from "../owner.ts";
import { DEMO_MAX_KB } from "../page-figures.ts";
import type { Goal } from "../section-types.ts";

export const portfolioMeta = {
  title: `Portfolio: fünf Musterprojekte aus dem Münsterland – ${owner.brand}`,
  description:
    "Gartenbau, Dachdeckerei, Osteria, Fitnessstudio, Physiotherapie: fünf Musterprojekte, jedes eine fertige Website zum Durchklicken.",
} as const;

export const portfolioOpening = {
  title: "Fünf Websites zum Durchklicken",
  lead: "Ein Gärtner braucht Bilder, ein Dachdecker eine Notrufnummer und ein Wirt eine lesbare Karte. Darum gleicht hier keine Seite der anderen.",
  list: "Projekte auf dieser Seite",
  sample: {
    name: "Musterprojekt",
    text: `heißt: Den Betrieb gibt es nicht, die Website schon. Ich habe sie so gebaut, wie ich sie für Betriebe in ${owner.town} oder Olfen bauen würde. Keine der fünf wiegt mehr als ${DEMO_MAX_KB} Kilobyte, Schrift und Zeichnungen eingerechnet.`,
  },
} as const;

export const entryWords = {
  technologies: "Technik",
  features: "Funktionen",
  /** What the second picture of an entry shows. */
  phone: (title: string) => `Dieselbe Website auf dem Handy: ${title}.`,
} as const;

export const portfolioGoal = {
  title: "Wie sieht Ihr Betrieb im Netz aus?",
  text: `Erzählen Sie mir, was Ihre Kundschaft am häufigsten fragt. Damit fängt der Entwurf an. Ich melde mich ${REPLY_PROMISE}.`,
  actions: [{ name: "Projekt besprechen", href: "/kontakt" }],
} as const satisfies Goal;
