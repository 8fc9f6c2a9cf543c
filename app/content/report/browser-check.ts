// Words of the browser check: what is read in a real browser beside the SEO check.
import type { ReaderId } from "../../contract/browser-check.ts";

export const browserCheckTexts = {
  heading: "Im Browser geprüft",
  lead: "Ein echter Browser hat die Seite geöffnet, einmal breit, einmal wie auf einem Handy. Punkte gibt es dafür nicht.",
  offerHeading: "Und im Browser?",
  offer:
    "Der SEO-Check liest, was der Server schickt. Ein Browser zeigt, was Besucher vorfinden: wie schnell die Seite auf einem langsamen Handy da ist, ob alle sie bedienen können, was sie vor und nach der Einwilligung lädt und was erst durch JavaScript entsteht.",
  start: "Jetzt im Browser prüfen",
  again: "Noch einmal versuchen",
  running: "Die Seite wird im Browser geprüft …",
  cancel: "Abbrechen",
  done: "Die Prüfung im Browser ist fertig.",
  failed: "Die Prüfung im Browser hat nicht geklappt.",
  emptyAnswer: "Der Browser hat nichts zurückgemeldet.",
  arrived: (url: string) => `Angekommen ist er auf ${url}.`,
} as const;

/** While a reader is at work. */
export const readerLabels: Record<ReaderId, string> = {
  speed: "Lade die Seite dreimal wie auf einem langsamen Handy",
  rendered: "Lese die Seite nach dem Ausführen von JavaScript",
  accessibility: "Prüfe, wer die Seite bedienen kann",
  consent: "Prüfe, was vor und nach der Einwilligung lädt",
  mends: "Probiere aus, was ein paar Zeilen CSS bessern",
  keyboard: "Gehe mit der Tabulator-Taste durch die Seite",
  reflow: "Sehe die Seite in sechs Breiten und mit großer Schrift an",
};

/** Why a part is missing. */
export const readerNotes = {
  tooSlow: "Dieser Teil hat zu lange gedauert. Alles andere konnte ich lesen.",
  notRead: "Dieser Teil ließ sich auf der Seite nicht lesen. Alles andere konnte ich prüfen.",
  noRaw: "Zum Vergleich wollte ich die Seite noch einmal ohne Browser lesen. Das hat nicht geklappt.",
} as const;

export const renderedTexts = {
  heading: "Ohne JavaScript",
  verdicts: {
    all: () => "Alles Wichtige steht schon im HTML. Auch wer kein JavaScript ausführt, liest Ihre Seite.",
    some: (added: string) =>
      `Ein Teil der Seite entsteht erst durch JavaScript, darunter ${added}. Wer es nicht ausführt, sieht davon nichts.`,
    none: () =>
      "Ohne JavaScript ist die Seite leer: Im HTML steht nur ein Gerüst, alles andere entsteht im Browser.",
  } satisfies Record<string, (added: string) => string>,
  figures: [
    { id: "title", label: "Titel" },
    { id: "description", label: "Beschreibung" },
    { id: "canonical", label: "Kanonische Adresse" },
    { id: "robots", label: "Anweisung an Suchmaschinen" },
    { id: "h1", label: "Hauptüberschrift" },
    { id: "words", label: "Wörter" },
    { id: "links", label: "Links" },
    { id: "structuredData", label: "Strukturierte Daten" },
    { id: "images", label: "Bilder" },
  ],
  links: (internal: number, external: number) => `${internal} intern, ${external} nach außen`,
  missed: {
    all: "Die meisten KI-Suchdienste und die Vorschauen in Messengern führen kein JavaScript aus. Für sie gibt es diese Seite nicht.",
    words: "Die meisten KI-Suchdienste führen kein JavaScript aus und lesen nur, was schon im HTML steht.",
    title: "In Vorschauen und bei KI-Suchdiensten erscheint ein anderer Titel als im Browser.",
    description: "Die Beschreibung kommt erst durch JavaScript. Vorschauen in Messengern zeigen sie nicht.",
    canonical: "Die kanonische Adresse setzt erst ein Skript. Google rät, sie gleich ins HTML zu schreiben.",
    robots:
      "Die Anweisung an Suchmaschinen ändert sich durch JavaScript. Das führt leicht dazu, dass eine Seite nicht gefunden wird.",
    h1: "Die Hauptüberschrift steht nicht im HTML.",
    structuredData:
      "Strukturierte Daten kommen erst durch JavaScript. Google liest sie verspätet, andere lesen sie nicht.",
    google: "Google führt JavaScript aus, aber oft erst später und nicht immer vollständig.",
  },
  table: {
    caption: "Die Seite mit und ohne JavaScript",
    figure: "Angabe",
    raw: "Im HTML",
    rendered: "Nach dem Ausführen von JavaScript",
    none: "fehlt",
    same: "gleich",
    differs: "anders",
  },
  compare: (differing: number) =>
    differing === 0
      ? "Der Vergleich, überall gleich"
      : `Der Vergleich, ${differing === 1 ? "1 Angabe" : `${differing} Angaben`} verschieden`,
  score: (score: number) =>
    `Nach dem Ausführen von JavaScript bekommt die Seite ${score} von 100 Punkten. Für das HTML allein gab es keine: Es war zu wenig zu sehen.`,
  issues: "Auf der fertigen Seite zu verbessern",
} as const;
