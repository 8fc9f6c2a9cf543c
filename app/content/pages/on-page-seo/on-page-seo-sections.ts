// The sections of /on-page-seo below its first screen.
import { freeOrPaid } from "../../agreements.ts";
import { REPLY_PROMISE } from "../../constants.ts";
import type { Checklist, Goal, LedgerRow, Titled } from "../../section-types.ts";
import { requestAudit } from "./on-page-seo.ts";

export const factorsHead = {
  title: "Sechs Stellen, auf die es ankommt",
  lead: [
    "Die Zeichnung zeigt eine Seite von vorn und ein Stück ihres Codes. Jede Nummer ist eine Stelle, die ich prüfe.",
  ],
} as const satisfies Titled;

export const anatomy = {
  label:
    "Zeichnung einer Website im Browser. Nummer 1 steht am Reiter mit dem Titel, 5 an der Adresse, 3 an den Überschriften, 4 an einem Link im Text. Darunter ein Blatt mit Code: 2 steht an der Beschreibung, 6 am Schema-Markup.",
  tab: "Flachdach abdichten…",
  address: "ihr-betrieb.de/daecher/flachdach",
  h1: ["Flachdach undicht?", "Ich komme nach Olfen."],
  h2: "So finde ich die Stelle",
  link: "Preise für Reparaturen",
  description: ['<meta name="description"', '  content="Flachdach undicht? …">'],
  schema: ['<script type="application/ld+json">', '  {"@type": "RoofingContractor", …'],
} as const;

export const factors = [
  {
    name: "Title-Tags",
    text: "Der Titel ist die blaue Zeile im Suchergebnis und die Schrift im Reiter. Etwa 60 Zeichen passen hinein. Leistung und Ort nach vorn, der Name ans Ende.",
    example: "Flachdach abdichten in Olfen – Dachdecker Beispiel",
  },
  {
    name: "Meta-Descriptions",
    text: "Die zwei Zeilen unter dem Titel. Den Platz ändern sie nicht, aber sie entscheiden mit, wer klickt. Google übernimmt sie nicht immer. Schreiben Sie hinein, was der Leser bekommt.",
    example: "Ich suche die Stelle und nenne den Preis, bevor ich anfange.",
  },
  {
    name: "Header-Tags",
    text: "Überschriften von h1 bis h6 sind die Gliederung der Seite. Eine h1 sagt, worum es geht. Jede h2 beantwortet eine Frage. So findet man sich auch mit einem Vorleseprogramm zurecht.",
    example: "h1 Flachdach undicht? → h2 So finde ich die Stelle",
  },
  {
    name: "Interne Verlinkung",
    text: "Links von Seite zu Seite zeigen, was zusammengehört. Der Linktext nennt das Ziel. Eine wichtige Seite braucht mehr als den einen Link aus dem Menü.",
    example: "Preise für Reparaturen",
  },
  {
    name: "URL-Struktur",
    text: "Die Adresse einer Seite soll man am Telefon vorlesen können. Kurze Wörter, Bindestriche, keine Nummern. Ändert sich eine Adresse, leite ich die alte um.",
    example: "/daecher/flachdach statt /index.php?id=47",
  },
  {
    name: "Schema-Markup",
    text: "Ein kleiner Block Code, den nur Maschinen lesen. Er nennt Gewerbe, Name, Anschrift und Öffnungszeiten, damit Google nicht raten muss.",
    example: '"@type": "RoofingContractor"',
  },
] as const;

export const changesHead = {
  title: "Vorher und nachher",
  lead: ["So sieht On-Page-SEO in der Praxis aus. Es sind Muster, aber diese Fehler trifft man oft."],
} as const satisfies Titled;

export const changes = {
  before: "Vorher",
  after: "Nachher",
  rows: [
    {
      name: "Der Titel",
      before: "Home – Beispiel GmbH",
      after: "Fliesenleger in Dülmen: Bad und Küche – Beispiel GmbH",
      why: "Wer „Fliesenleger Dülmen“ sucht, sieht sein Wort im Treffer.",
    },
    {
      name: "Die Überschrift",
      before: "Herzlich willkommen",
      after: "Ihr Bad in Dülmen, neu gefliest",
      why: "Nach einer Zeile ist klar, was der Betrieb macht und wo.",
    },
    {
      name: "Der Link",
      before: "Mehr erfahren",
      after: "Was ein neues Bad kostet",
      why: "Man weiß vor dem Klick, was kommt. Google weiß es auch.",
    },
  ],
} as const;

export const contentHead = {
  title: "Texte, die Antwort geben",
  lead: [
    "Die Technik bringt Leute auf die Seite. Bleiben sie, liegt es am Text. Welche Wörter hineingehören, klärt die ",
    { name: "Keyword-Optimierung", href: "/keyword-optimization" },
    ".",
  ],
} as const satisfies Titled;

export const contentLists = [
  {
    name: "Vor dem Schreiben",
    items: [
      "Eine Seite, ein Thema",
      "Fragen aus echten Anrufen sammeln",
      "Das wichtigste Keyword wählen",
      "Festlegen, was der Leser tun soll",
    ],
  },
  {
    name: "Im Text",
    items: [
      "Antwort zuerst, Erklärung danach",
      "Leistung und Ort im ersten Absatz",
      "Kurze Sätze, bekannte Wörter",
      "Preise oder Spannen nennen",
      "Alle paar Absätze eine Überschrift",
      "Am Ende der nächste Schritt",
    ],
  },
  {
    name: "Rund um den Text",
    items: [
      "Eigene Fotos statt gekaufter",
      "Zu jedem Bild ein Alternativtext",
      "Bilder so klein wie möglich",
      "Telefonnummer zum Antippen",
      "Stand prüfen, Altes löschen",
    ],
  },
] as const satisfies readonly Checklist[];

export const auditHead = {
  title: "Was Sie vom Audit bekommen",
  lead: [
    "Ich lese jede Seite, die Google von Ihnen kennt. Sie bekommen eine Liste, mit der auch jemand anderes arbeiten kann. Wie Server und Ladezeit abschneiden, gehört zum ",
    { name: "technischen SEO", href: "/technical-seo" },
    ".",
  ],
} as const satisfies Titled;

export const audit = [
  {
    name: "Alle Seiten",
    figure: "mit Titel und Adresse",
    text: "Sie sehen auf einen Blick, welche Seiten doppelt sind, welche fehlen und welche niemand mehr braucht.",
  },
  {
    name: "Jeder Mangel",
    figure: "mit Fundstelle",
    text: "Ich nenne Seite, Zeile und Grund.",
  },
  {
    name: "Neue Titel und Beschreibungen",
    figure: "fertig zum Einsetzen",
    text: "Ich schreibe sie gleich mit. Sie setzen sie selbst ein oder geben mir den Zugang.",
  },
  {
    name: "Die Reihenfolge",
    figure: "nach Wirkung",
    text: "Zuerst die Seiten, die Ihnen Aufträge bringen sollen. Das Impressum kommt zuletzt.",
  },
] as const satisfies readonly LedgerRow[];

export const goal = {
  title: "Schicken Sie mir Ihre Webadresse.",
  text: `Schreiben Sie dazu, welche Seite zuerst besser werden soll. Ich antworte ${REPLY_PROMISE}. ${freeOrPaid}`,
  actions: [requestAudit],
} as const satisfies Goal;
