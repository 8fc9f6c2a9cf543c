// The sections of /local-seo below its first screen.
import { REPLY_PROMISE } from "../../constants.ts";
import { contactAbout } from "../../contact-link.ts";
import type { Benefit, Checklist, Goal, Sentence, Station, Titled, Trade } from "../../section-types.ts";

export const piecesHead = {
  title: "Woher Google Ihren Betrieb kennt",
  lead: [
    "Google sammelt Angaben über Ihren Betrieb an vielen Stellen. Passen sie zusammen, traut es ihnen. An diesen vier können Sie arbeiten.",
  ],
} as const satisfies Titled;

export const pieces = [
  {
    name: "Google My Business",
    text: "So hieß der Eintrag früher, heute sagt Google Unternehmensprofil. Er kostet nichts. Kategorie, Leistungen, Zeiten, Fotos: Was hier fehlt, kann Google nicht zeigen.",
  },
  {
    name: "Bewertungen",
    text: "Sterne sieht man vor jedem Text. Bitten Sie jeden Kunden um ein paar Zeilen, am besten gleich nach der Arbeit. Und antworten Sie, auch auf Kritik. Gekaufte Bewertungen sind tabu.",
  },
  {
    name: "NAP-Konsistenz",
    text: "NAP steht für Name, Adresse, Telefon. Konsistenz heißt: überall gleich. Eine alte Nummer oder ein früherer Firmenname kann aus einem Betrieb zwei machen.",
  },
  {
    name: "Citations",
    text: "So nennt man Stellen, die Ihren Betrieb mit Adresse nennen: Branchenbuch, Innung, Stadtseite, Verein. Ein Link dazu ist gut, oft hilft schon die Nennung.",
  },
] as const satisfies readonly Benefit[];

/** The same business in three places; what differs is marked. */
export const spellings = {
  title: "Ein Betrieb, drei Schreibweisen",
  text: [
    [
      "Ein alltäglicher Fall, hier an einem gedachten Installateur. Nach einem Umzug, einer neuen Nummer oder einer neuen Rechtsform bleiben alte Angaben im Netz stehen. Wer die falsche erwischt, ruft beim Nächsten an.",
    ],
    [
      "Ich suche alle Stellen, an denen Ihr Betrieb genannt wird, lege mit Ihnen eine Schreibweise fest und ändere die Einträge. Die Liste bleibt bei Ihnen. Beim nächsten Umzug wissen Sie, wo überall etwas zu ändern ist.",
    ],
  ] satisfies Sentence[],
  places: [
    {
      place: "Google-Eintrag",
      lines: ["Beispiel Bad & Heizung", "Musterstraße 4", "02591 000 01"],
      wrong: [],
    },
    {
      place: "Branchenbuch",
      lines: ["Beispiel GmbH", "Musterstraße 4", "02591 000 99"],
      wrong: [0, 2],
    },
    {
      place: "Eigene Website",
      lines: ["Beispiel Bad & Heizung", "Musterstr. 4 a", "02591 000 01"],
      wrong: [1],
    },
  ],
  differs: "weicht ab",
} as const;

export const tradesHead = {
  title: "Was Ihr Gewerbe davon hat",
  lead: ["Eine Tischlerei wird anders gesucht als ein Schuhladen. Darum fange ich bei jedem woanders an."],
} as const satisfies Titled;

export const trades = [
  {
    icon: "i-tabler-hammer",
    name: "Handwerk",
    text: "Sie fahren zum Kunden. Ihr Eintrag braucht also auch ein Gebiet. Jede wichtige Leistung bekommt eine Seite: Bad, Heizung, Notdienst. Die Orte stehen dort, wo Sie wirklich hinfahren.",
    points: [
      "Einsatzgebiet von Olfen bis Coesfeld",
      "Fotos von Baustellen, mit Ort",
      "Notdienst mit Nummer zum Antippen",
    ],
  },
  {
    icon: "i-tabler-building-store",
    name: "Einzelhandel",
    text: "Ihre Kundschaft will wissen, ob Sie offen haben und ob Sie es dahaben. Zeiten, Feiertage und Parkplätze gehören in den Eintrag, Marken und Waren auf die Website.",
    points: [
      "Zeiten stimmen auch an Karneval",
      "Marken und Sortiment als Text",
      "Fotos von Laden und Eingang",
    ],
  },
  {
    icon: "i-tabler-briefcase",
    name: "Dienstleister",
    text: "Kanzlei, Praxis, Kosmetik, Fahrschule: Hier zählt Vertrauen. Wer sind Sie, was kostet es, wie bekommt man einen Termin? Wer das beantwortet, wird eher angerufen.",
    points: ["Menschen mit Namen und Bild", "Termin ohne Umweg", "Antworten auf jede Bewertung"],
  },
] as const satisfies readonly Trade[];

export const stepsHead = {
  title: "Der Weg auf die Karte",
  lead: ["Die ersten drei mache ich. Beim vierten helfe ich, bis es bei Ihnen von allein läuft."],
} as const satisfies Titled;

export const steps = [
  {
    name: "Prüfen",
    text: "Ich suche Ihren Betrieb so, wie Fremde ihn suchen, und notiere jede falsche Angabe.",
  },
  {
    name: "Eintrag ordnen",
    text: "Kategorie, Leistungen, Zeiten und Fotos kommen in Ihr Google-Profil. Der Zugang gehört Ihnen.",
  },
  {
    name: "Angaben angleichen",
    text: "Branchenbücher, Karten und Ihre Website nennen danach dieselbe Adresse.",
  },
  {
    name: "Bewertungen sammeln",
    text: "Sie bekommen einen kurzen Link und eine Karte mit QR-Code für den Tresen.",
  },
] as const satisfies readonly Station[];

export const factorsHead = {
  title: "Wonach Google vor Ort sortiert",
  lead: [
    "Google nennt selbst drei Gründe: Relevanz, Entfernung und Bekanntheit. Die Entfernung selbst ändert niemand, nur die Angaben dazu müssen stimmen. An den anderen beiden kann man arbeiten.",
  ],
} as const satisfies Titled;

export const factors = [
  {
    name: "Relevanz: Passen Sie zur Suche?",
    items: [
      "Die richtige Hauptkategorie im Eintrag",
      "Leistungen einzeln genannt",
      "Eine Seite je Leistung, mit Ort",
      "Schema-Markup mit Adresse",
    ],
  },
  {
    name: "Entfernung: Wie nah sind Sie?",
    items: [
      "Eine echte Adresse, kein Postfach",
      "Der Punkt auf der Karte sitzt richtig",
      "Ein Einsatzgebiet, das stimmt",
    ],
  },
  {
    name: "Bekanntheit: Wer spricht von Ihnen?",
    items: [
      "Bewertungen, die nach und nach kommen",
      "Einträge mit gleicher Adresse",
      "Links von Verein, Innung, Zeitung",
      "Eine Website, die Fragen beantwortet",
    ],
  },
] as const satisfies readonly Checklist[];

export const goal = {
  title: "Suchen Sie einmal Ihren eigenen Betrieb.",
  text: `Tippen Sie bei Google Ihren Firmennamen ein. Stimmt etwas nicht, schreiben Sie mir. Ich sehe mir Ihren Eintrag an und melde mich ${REPLY_PROMISE}.`,
  actions: [
    {
      name: "Google-Eintrag prüfen lassen",
      href: contactAbout("Google-Eintrag prüfen", {
        message:
          "Guten Tag,\n\nbitte sehen Sie sich meinen Eintrag bei Google an. So heißt mein Betrieb dort:",
      }),
    },
  ],
} as const satisfies Goal;
