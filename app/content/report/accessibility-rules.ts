// What the commonest faults in accessibility mean, for whom, and how they are mended. Other rules keep the words of axe's translation.
import type { ShotName } from "../../contract/accessibility-check.ts";

export interface RuleWords {
  title: string;
  /** Whom it keeps from what. */
  meaning: string;
  mend: string;
}

export const accessibilityRules: Readonly<Record<string, RuleWords>> = {
  "color-contrast": {
    title: "Schrift hebt sich zu wenig vom Hintergrund ab",
    meaning: "Wer schlecht sieht oder draußen in der Sonne liest, erkennt den Text nicht.",
    mend: "Schrift dunkler oder Hintergrund heller machen, bis das Verhältnis 4,5 zu 1 erreicht, bei großer Schrift 3 zu 1.",
  },
  "image-alt": {
    title: "Bilder ohne Alternativtext",
    meaning: "Wer sich die Seite vorlesen lässt, erfährt nicht, was auf dem Bild zu sehen ist.",
    mend: 'Jedem Bild im alt-Attribut in einem kurzen Satz mitgeben, was es zeigt; reiner Schmuck bekommt alt="".',
  },
  "link-name": {
    title: "Links ohne Namen",
    meaning: "Das Vorleseprogramm sagt nur „Link“. Wohin er führt, bleibt offen.",
    mend: "Text in den Link schreiben; besteht er nur aus einem Symbol, einen Namen mit aria-label ergänzen.",
  },
  "button-name": {
    title: "Schaltflächen ohne Namen",
    meaning: "Das Vorleseprogramm sagt nur „Schalter“. Was er auslöst, bleibt offen.",
    mend: "Die Schaltfläche beschriften; besteht sie nur aus einem Symbol, einen Namen mit aria-label ergänzen.",
  },
  label: {
    title: "Eingabefelder ohne Beschriftung",
    meaning: "Wer das Formular nicht sieht, weiß nicht, was in das Feld gehört.",
    mend: "Jedem Feld ein label-Element geben, das mit „for“ auf seine id zeigt.",
  },
  "select-name": {
    title: "Auswahllisten ohne Beschriftung",
    meaning: "Wer das Formular nicht sieht, weiß nicht, was er auswählen soll.",
    mend: "Der Liste ein label-Element geben, das mit „for“ auf ihre id zeigt.",
  },
  "html-has-lang": {
    title: "Die Sprache der Seite ist nicht angegeben",
    meaning: "Vorleseprogramme lesen deutsche Texte dann womöglich mit englischer Aussprache.",
    mend: 'Im html-Element lang="de" ergänzen.',
  },
  "html-lang-valid": {
    title: "Die Sprachangabe der Seite ist ungültig",
    meaning: "Vorleseprogramme lesen deutsche Texte dann womöglich mit englischer Aussprache.",
    mend: 'Im html-Element lang="de" schreiben.',
  },
  "document-title": {
    title: "Die Seite hat keinen Titel",
    meaning: "Der Titel ist das Erste, was ein Vorleseprogramm sagt, und steht im Reiter des Browsers.",
    mend: "Ein title-Element mit einem Satz zur Seite ergänzen.",
  },
  "meta-viewport": {
    title: "Vergrößern ist abgeschaltet",
    meaning: "Wer größere Schrift braucht, kann die Seite auf dem Handy nicht heranziehen.",
    mend: "user-scalable=no und maximum-scale aus der Viewport-Angabe streichen.",
  },
  "target-size": {
    title: "Flächen zum Antippen sind zu klein",
    meaning: "Mit zitternder Hand oder großem Daumen trifft man daneben.",
    mend: "Links und Schaltflächen mindestens 24 mal 24 Pixel groß machen oder mehr Abstand lassen.",
  },
  "link-in-text-block": {
    title: "Links im Text erkennt man nur an der Farbe",
    meaning: "Wer Farben schlecht unterscheidet, findet sie nicht.",
    mend: "Links im Fließtext unterstreichen.",
  },
  "frame-title": {
    title: "Eingebettete Inhalte ohne Namen",
    meaning: "Das Vorleseprogramm sagt nur „Rahmen“, etwa statt „Karte mit Anfahrt“.",
    mend: "Jedem iframe ein title-Attribut geben.",
  },
  "aria-hidden-focus": {
    title: "Unsichtbares ist mit der Tastatur erreichbar",
    meaning: "Wer mit der Tastatur bedient, landet auf etwas, das ihm niemand nennt.",
    mend: 'Was mit aria-hidden versteckt ist, auch aus der Tabulator-Reihenfolge nehmen (tabindex="-1" oder inert).',
  },
  "nested-interactive": {
    title: "Bedienelemente stecken ineinander",
    meaning: "Vorleseprogramme nennen nur das äußere, das innere ist nicht zu erreichen.",
    mend: "Links und Schaltflächen nebeneinander statt ineinander setzen.",
  },
  "scrollable-region-focusable": {
    title: "Ein Bereich lässt sich nur mit der Maus verschieben",
    meaning: "Wer mit der Tastatur bedient, kommt an den verdeckten Teil nicht heran.",
    mend: 'Dem Bereich tabindex="0" und einen Namen geben.',
  },
  list: {
    title: "Listen sind falsch aufgebaut",
    meaning: "Vorleseprogramme sagen nicht mehr, wie viele Punkte die Liste hat.",
    mend: "In ul und ol unmittelbar nur li-Elemente setzen.",
  },
  listitem: {
    title: "Listenpunkte stehen außerhalb einer Liste",
    meaning: "Vorleseprogramme sagen nicht, dass sie zusammengehören.",
    mend: "li-Elemente in ul oder ol setzen.",
  },
  "heading-order": {
    title: "Überschriften überspringen eine Ebene",
    meaning: "Wer von Überschrift zu Überschrift springt, sucht nach einem Abschnitt, den es nicht gibt.",
    mend: "Nach einer Überschrift nur die nächsttiefere Ebene verwenden und das Aussehen über CSS regeln.",
  },
  "empty-heading": {
    title: "Überschriften ohne Text",
    meaning: "Vorleseprogramme kündigen einen Abschnitt an, der nicht heißt.",
    mend: "Leere Überschriften entfernen oder mit Text füllen.",
  },
  "page-has-heading-one": {
    title: "Die Seite hat keine Hauptüberschrift",
    meaning: "Wer sich die Seite vorlesen lässt, erkennt nicht, wo der Inhalt beginnt.",
    mend: "Eine Überschrift der ersten Ebene (h1) an den Anfang des Inhalts setzen.",
  },
  "landmark-one-main": {
    title: "Der Hauptinhalt ist nicht gekennzeichnet",
    meaning: "Wer mit der Tastatur bedient, kann nicht an Menü und Kopf vorbeispringen.",
    mend: "Den Inhalt der Seite in ein main-Element setzen.",
  },
  region: {
    title: "Inhalte liegen außerhalb der Bereiche der Seite",
    meaning: "Wer von Bereich zu Bereich springt, kommt an ihnen vorbei.",
    mend: "Alles Sichtbare in header, nav, main oder footer setzen.",
  },
  "duplicate-id-aria": {
    title: "Dieselbe Kennung kommt mehrmals vor",
    meaning: "Beschriftungen gehören dann zum falschen Feld.",
    mend: "Jede id nur einmal vergeben.",
  },
  "aria-allowed-attr": {
    title: "Auszeichnungen für Vorleseprogramme passen nicht zum Element",
    meaning: "Vorleseprogramme sagen dann Falsches oder nichts.",
    mend: "Die aria-Attribute entfernen, die das Element nicht kennt.",
  },
  "aria-required-attr": {
    title: "Auszeichnungen für Vorleseprogramme sind unvollständig",
    meaning: "Vorleseprogramme erfahren nicht, in welchem Zustand das Element ist.",
    mend: "Die Attribute ergänzen, die zur gewählten Rolle gehören.",
  },
  "aria-required-children": {
    title: "Auszeichnungen für Vorleseprogramme: Es fehlen die Teile dazu",
    meaning: "Ein Menü oder eine Liste wird angekündigt, aber ihre Punkte werden nicht als solche erkannt.",
    mend: "Den inneren Elementen die passende Rolle geben oder die äußere streichen.",
  },
  "aria-dialog-name": {
    title: "Fenster über der Seite ohne Namen",
    meaning: "Das Vorleseprogramm sagt nur „Dialog“, etwa statt „Cookie-Einstellungen“.",
    mend: "Dem Fenster mit aria-label oder aria-labelledby einen Namen geben.",
  },
  "th-has-data-cells": {
    title: "Überschriften in Tabellen gehören zu keiner Zelle",
    meaning: "Beim Vorlesen einer Zelle fehlt, wofür sie steht.",
    mend: "Jede Spalte und Zeile mit Überschrift auch mit Zellen füllen oder die Überschrift zu einer gewöhnlichen Zelle machen.",
  },
  bypass: {
    title: "Es gibt keinen Weg am Menü vorbei",
    meaning: "Wer mit der Tastatur bedient, muss auf jeder Seite durch das ganze Menü.",
    mend: "Den Inhalt in main setzen und am Anfang der Seite einen Link „Zum Inhalt“ anbieten.",
  },
};

export const severityWords = {
  critical: "schließt Menschen aus",
  serious: "behindert stark",
  moderate: "stört",
  minor: "stört wenig",
} as const;

export const accessibilityTexts = {
  heading: "Wer die Seite bedienen kann",
  verdicts: {
    none: "Das Prüfprogramm hat keine Hürde gefunden. Was nur ein Mensch beurteilen kann, steht darunter.",
    /** @param most the fault that weighs most */
    some: (count: string, most: string) => `${count} gefunden. Am schwersten wiegt: ${most}.`,
    practice:
      "Gegen die Richtlinien für barrierefreie Websites verstößt nichts, was ein Programm erkennt. Einiges ließe sich trotzdem verbessern.",
  },
  kinds: { one: "Hürde", many: "Hürden" },
  places: { one: "Stelle", many: "Stellen" },
  wcag: (numbers: string) => `WCAG 2.2, Erfolgskriterium ${numbers}`,
  practice: "Empfehlung, kein Erfolgskriterium der WCAG",
  meaning: "Für wen das zählt",
  mend: "So wird es behoben",
  shown: (shown: number, all: number) => `${shown} von ${all} Stellen`,
  /** The pictures in which an element was found faulty. */
  where: (shots: readonly ShotName[]) => {
    const has = (name: ShotName) => shots.includes(name);
    const phone = has("mobile") ? "auf dem Handy" : "auf dem Handy bei geöffnetem Menü";
    if (!has("desktop")) return phone;
    if (!has("mobile") && !has("menu")) return "am großen Bildschirm";
    return has("mobile") ? "an beiden Bildschirmen" : `am großen Bildschirm und ${phone}`;
  },
  menu: {
    heading: "Auf dem Handy bei geöffnetem Menü",
    alt: "Bildschirmfoto der Seite auf dem Handy bei geöffnetem Menü",
  },
  pictures: "Wo die Hürden liegen",
  picturesText:
    "Jede Zahl im Bild steht daneben noch einmal. Zeigen oder tippen Sie auf eine, um die Stelle zu finden.",
  noPlace: "nicht zu sehen",
  adviceHeading: "Nicht vorgeschrieben, aber besser",
  adviceText: "Gegen kein Erfolgskriterium der WCAG, aber viele merken es.",
  openHeading: "Bitte selbst ansehen",
  openText: "Das kann ein Programm nicht entscheiden, zum Beispiel Schrift auf Fotos.",
  passed: (count: number) => `${count} Regeln hält die Seite ein.`,
  notes: {
    axe: "Geprüft mit axe-core 4.14. Programme finden nur einen Teil der Hürden: ob ein Alternativtext stimmt, sieht erst ein Mensch.",
    menu: "Auf dem Handy ist auch das geöffnete Menü geprüft.",
    frames: "Eingebettete Seiten (iframes) sind nicht geprüft.",
    cut: (rules: number) => `Von manchen Regeln sind nur die ersten ${rules} Stellen gezeigt.`,
  },
  law: {
    heading: "Muss die Website barrierefrei sein?",
    text: [
      "Das Barrierefreiheitsstärkungsgesetz gilt seit dem 28. Juni 2025 für Dienstleistungen im elektronischen Geschäftsverkehr, also für Websites, auf denen Verbraucher Verträge schließen: im Online-Shop, bei der Buchung eines Termins oder eines Tisches.",
      "Kleinstunternehmen, die Dienstleistungen erbringen, sind ausgenommen: weniger als zehn Beschäftigte und höchstens zwei Millionen Euro Jahresumsatz oder Bilanzsumme (§ 3 Abs. 3 BFSG). Wer nur Produkte herstellt oder verkauft, sollte das prüfen lassen.",
      "Ob eine Website das Gesetz erfüllt, sagt diese Prüfung nicht. Stand: 26. November 2026, keine Rechtsberatung.",
    ],
    source: { name: "Barrierefreiheitsstärkungsgesetz", href: "https://www.gesetze-im-internet.de/bfsg/" },
  },
} as const;
