// Words of the walk with the Tab key, and of the page in small windows and with large text.
import type { SpotFault } from "../../contract/accessibility-check.ts";
import type { RuleWords } from "./accessibility-rules.ts";

export type SpotRule = RuleWords & Pick<SpotFault, "severity" | "wcag">;

export const keyboardRules = {
  "keyboard-trap": {
    title: "Die Tabulator-Taste kommt nicht weiter",
    meaning: "Wer ohne Maus bedient, sitzt hier fest. Alles dahinter ist nicht zu erreichen.",
    mend: "Die Tabulator-Taste nicht abfangen. Nur ein offenes Fenster darf sie festhalten, und nur, wenn man es mit Escape schließen kann.",
    severity: "critical",
    wcag: ["2.1.2"],
  },
  "keyboard-dead": {
    title: "Die Tabulator-Taste bewirkt nichts",
    meaning: "Wer ohne Maus bedient, erreicht auf dieser Seite keinen Link und kein Feld.",
    mend: "Das Skript entfernen, das den Druck auf die Taste abfängt (preventDefault bei keydown).",
    severity: "critical",
    wcag: ["2.1.1"],
  },
  "focus-taken": {
    title: "Die Seite nimmt den Fokus sofort wieder weg",
    meaning: "Wer ohne Maus bedient, kann diesen Link oder dieses Feld nicht benutzen.",
    mend: "Das blur() entfernen, das ein Skript aufruft, sobald die Stelle den Fokus hat.",
    severity: "critical",
    wcag: ["2.1.1", "2.4.7", "3.2.1"],
  },
  "focus-visible": {
    title: "Man sieht nicht, wo man ist",
    meaning: "Wer mit der Tastatur bedient, weiß an diesen Stellen nicht, was die Eingabetaste auslöst.",
    mend: "Den Rahmen nicht mit outline: none entfernen, oder mit :focus-visible etwas Deutliches an seine Stelle setzen, etwa einen Rahmen von 3 Pixeln in einer kräftigen Farbe.",
    severity: "serious",
    wcag: ["2.4.7"],
  },
  "focus-faint": {
    title: "Der Fokus ist kaum zu sehen",
    meaning: "Wer nicht gut sieht, findet die Stelle nicht wieder. Bitte mit der Tabulator-Taste nachsehen.",
    mend: "Mit :focus-visible einen Rahmen setzen, der sich vom Hintergrund mit mindestens 3 zu 1 abhebt.",
    severity: "moderate",
    wcag: ["2.4.7"],
  },
  "stop-hidden": {
    title: "Die Tabulator-Taste hält an Stellen, die niemand sieht",
    meaning: "Wer mit der Tastatur bedient, drückt und drückt, und nichts geschieht.",
    mend: "Was versteckt ist, auch aus der Reihenfolge nehmen: display: none, visibility: hidden oder inert. Ein Link zum Inhalt muss sichtbar werden, sobald er den Fokus hat.",
    severity: "serious",
    wcag: ["2.4.7"],
  },
  "stop-covered": {
    title: "Etwas Festes verdeckt die Stelle mit dem Fokus",
    meaning:
      "Eine Leiste oder ein Fenster liegt darüber. Wer mit der Tastatur bedient, sieht nicht, wo er ist.",
    mend: "Der Seite scroll-padding in der Höhe der Leiste geben. Solange ein Fenster offen ist, den Rest der Seite mit inert sperren.",
    severity: "moderate",
    wcag: ["2.4.11"],
  },
  "focus-order": {
    title: "Die Reihenfolge springt gegen die Leserichtung",
    meaning: "Wer mit der Tastatur bedient oder stark vergrößert, verliert den Zusammenhang.",
    mend: "Im HTML in der Reihenfolge schreiben, in der man liest, statt mit order, row-reverse oder float umzustellen.",
    severity: "moderate",
    wcag: ["2.4.3"],
  },
  "skip-link": {
    title: "Der Link zum Inhalt führt nicht dorthin",
    meaning: "Wer mit der Tastatur bedient, muss trotzdem durch das ganze Menü.",
    mend: 'Dem Inhalt die id geben, auf die der Link zeigt, und dazu tabindex="-1".',
    severity: "serious",
    wcag: ["2.4.1"],
  },
  "skip-link-missing": {
    title: "Kein Link springt zum Inhalt",
    meaning: "Wer mit der Tastatur bedient, muss auf jeder Seite durch das ganze Menü.",
    mend: "Als ersten Link der Seite „Zum Inhalt“ anbieten. Er darf unsichtbar sein, bis er den Fokus hat.",
    severity: "minor",
    wcag: [],
  },
} as const satisfies Record<string, SpotRule>;

export const reflowRules = {
  reflow: {
    title: "Inhalte ragen seitlich aus dem Bildschirm",
    meaning:
      "Wer die Seite stark vergrößert, muss in jeder Zeile hin und her schieben oder sieht ihr Ende nie.",
    mend: "Feste Breiten durch max-width: 100% ersetzen, lange Zeilen umbrechen lassen, Spalten untereinander setzen.",
    severity: "serious",
    wcag: ["1.4.10"],
  },
  "reflow-excepted": {
    title: "Tabellen, Bilder oder Karten sind breiter als der Bildschirm",
    meaning:
      "Erlaubt ist das, wo man sie nur so versteht. Besser lässt sich dann allein die Tabelle verschieben und nicht die ganze Seite.",
    mend: "Tabellen in einen Bereich mit overflow-x: auto setzen, Bildern max-width: 100% geben.",
    severity: "moderate",
    wcag: ["1.4.10"],
  },
  "reflow-other": {
    title: "Etwas macht die Seite breiter als den Bildschirm",
    meaning:
      "Die Seite lässt sich seitlich verschieben. Bitte nachsehen, ob dort etwas steht, das man lesen muss.",
    mend: "Schmuck, der übersteht, mit overflow: clip abschneiden. Menüs, die daneben warten, mit display: none verstecken.",
    severity: "minor",
    wcag: ["1.4.10"],
  },
  "text-cut": {
    title: "Große Schrift wird abgeschnitten",
    meaning: "Wer die Schrift doppelt so groß eingestellt hat, kann diese Texte nicht zu Ende lesen.",
    mend: "Höhen nicht fest setzen, sondern mit min-height oder in em. Bei Texten auf overflow: hidden und white-space: nowrap verzichten.",
    severity: "serious",
    wcag: ["1.4.4"],
  },
  "text-over": {
    title: "Große Schrift liegt übereinander",
    meaning: "Wer die Schrift doppelt so groß eingestellt hat, kann hier keinen der beiden Texte lesen.",
    mend: "Texte im Fluss der Seite lassen: keine festen Höhen, keine Abstände in Pixeln, die den nächsten Text darüberschieben.",
    severity: "serious",
    wcag: ["1.4.4"],
  },
} as const satisfies Record<string, SpotRule>;

export const keyboardTexts = {
  heading: "Mit der Tastatur",
  verdicts: {
    empty: "Auf der Seite gibt es nichts, was man mit der Tastatur erreichen könnte.",
    whole: "Wer keine Maus benutzt, kommt durch die Seite und sieht dabei immer, wo er ist.",
    part: (count: string) => `An den ersten ${count} sieht man ohne Maus immer, wo man ist.`,
    open: "Ohne Maus ist keine Hürde sicher zu erkennen. Einiges sehen Sie sich bitte selbst an.",
    /** @param most the fault that weighs most */
    some: (count: string, most: string) => `Ohne Maus gibt es ${count}. Am schwersten wiegt: ${most}.`,
  },
  stations: { one: "Station", many: "Stationen" },
  /** How the walk ended. @param count "1 Station" */
  endings: {
    page: (count: string) =>
      `Jeder Druck auf die Tabulator-Taste führt eine Station weiter: ${count}, dann war die Seite zu Ende.`,
    limit: (count: string) =>
      `Jeder Druck auf die Tabulator-Taste führt eine Station weiter. Angesehen habe ich die ersten: ${count}.`,
    trap: (count: string) =>
      `Jeder Druck auf die Tabulator-Taste sollte eine Station weiter führen. Nach ${count} ging es im Kreis.`,
    dialog: (count: string) =>
      `Ein Fenster über der Seite hält die Tabulator-Taste fest, wie es sich gehört: ${count}. Was dahinter liegt, ist deshalb nicht geprüft.`,
    frame: (count: string) =>
      `Angesehen: ${count}. In einem eingebetteten Teil endete der Weg, was dahinter liegt, ist nicht geprüft.`,
    dead: () => "Die Tabulator-Taste führte nirgendwohin.",
  },
  walk: "Der Weg der Tabulator-Taste",
  nameless: "ohne Namen",
  /** Of a place that is not to be seen, and of a stop whose focus is not. */
  unseen: "nicht zu sehen",
  unmarked: "Fokus nicht zu sehen",
  notes: [
    "Verglichen ist das Bild um jede Station mit und ohne Fokus. Gedrückt habe ich nur die Tabulator-Taste, dazu die Eingabetaste auf einem Link zum Inhalt. Was sich erst auf Tastendruck öffnet, ist nicht geprüft.",
  ],
} as const;

export const reflowTexts = {
  heading: "Stark vergrößert",
  verdicts: {
    none: "Auf einem schmalen Bildschirm und mit doppelter Schriftgröße bleibt alles lesbar.",
    open: "Sicher zu erkennen ist keine Hürde. Einiges sehen Sie sich bitte selbst an.",
    /** @param most the fault that weighs most */
    some: (count: string, most: string) =>
      `Wer die Seite oder ihre Schrift stark vergrößert, trifft auf ${count}. Am schwersten wiegt: ${most}.`,
    /** Follows one of the others. @param widths "768 und 1024" */
    wide: (widths: string) => `Bei ${widths} Pixeln Breite lässt sich die Seite seitwärts schieben.`,
  },
  widths: {
    heading: "In sechs Breiten",
    text: "Der erste Bildschirm, vom kleinen Handy bis zum großen Monitor. Ein Druck auf ein Bild zeigt es groß.",
    good: "Nirgends lässt sich die Seite seitwärts schieben.",
    names: {
      320: "kleines Handy",
      390: "Handy",
      768: "Tablet hochkant",
      1024: "Tablet quer",
      1440: "Notebook",
      1920: "großer Monitor",
    } as Record<number, string>,
    size: (width: string) => `${width} Pixel`,
    overflow: (pixels: string) => `${pixels} Pixel zu breit`,
    open: (width: string) => `Bei ${width} Pixeln Breite groß zeigen`,
    title: (width: string) => `Bei ${width} Pixeln Breite`,
    alt: (width: string) => `Bildschirmfoto der Seite, ${width} Pixel breit`,
    marked: "Umrandet ist, was über den Rand ragt.",
  },
  narrow: {
    heading: "Bei 320 Pixeln Breite",
    text: "So viel bleibt von einem Bildschirm mit 1280 Pixeln, wenn jemand die Seite auf 400 Prozent vergrößert.",
    good: "Nichts ragt heraus.",
    alt: "Bildschirmfoto der Seite, 320 Pixel breit",
  },
  large: {
    heading: "Mit doppelter Schriftgröße",
    text: "So liest, wer im Browser größere Schrift eingestellt hat.",
    good: "Nichts wird abgeschnitten, nichts liegt übereinander.",
    alt: "Bildschirmfoto der Seite mit doppelter Schriftgröße",
  },
  notes: {
    method:
      "Verdoppelt ist die Schriftgröße, die im Browser eingestellt ist, dazu alles, was in Pixeln gesetzt ist. Gezählt wird nur, was bei gewöhnlicher Größe in Ordnung war.",
    noText: "Auf der Seite steht kein Text, der größer werden könnte.",
  },
} as const;

/** Of the pictures of both. */
export const spotTexts = {
  picture: "Im Bild zeigen",
  open: "Bitte selbst ansehen",
  keyboardAlt: "Bildschirmfoto der Seite am großen Bildschirm",
} as const;
