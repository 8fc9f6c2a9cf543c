// Words of the report. Loaded together with it, so they stand apart from the page's own.
import type { FindingStatus } from "#contract/seo-report.ts";

type Band = "good" | "fair" | "poor";

export const bandMessages: Record<Band, string> = {
  good: "Excellent! Ihre Website ist gut für SEO optimiert.",
  fair: "Gut! Es gibt noch Verbesserungspotential.",
  poor: "Verbesserungsbedürftig. Folgen Sie den Empfehlungen unten.",
};

/** Colour never stands alone. */
export const bandWords: Record<Band, string> = { good: "gut", fair: "mittel", poor: "schwach" };

export const statusWords: Record<FindingStatus, string> = {
  passed: "erfüllt",
  failed: "Mangel",
  warning: "Hinweis",
  notApplicable: "entfällt",
  unchecked: "nicht geprüft",
};

/** In place of a figure or text that is not there. */
export const absent = {
  figure: "nicht ermittelt",
  text: "nicht angegeben",
  notFound: "Nicht gefunden",
  badge: "Fehlt",
} as const;

export const headTexts = {
  checked: (date: string) => `geprüft am ${date}`,
  unscored: "Diese Seite ließ sich nicht beurteilen",
  unscoredSign: "ohne Wertung",
  outOf: "von 100",
  madeBy: (brand: string, site: string) => `SEO-Check von ${brand}, ${site}`,
  redirected: (from: string) => `weitergeleitet von ${from}`,
  /** A link, followed by its points. */
  design: "Gestaltung:",
  nothingToGain: "Keine der geprüften Regeln kostet diese Seite Punkte.",
  noFindings: "Einzelne Befunde enthält diese Antwort nicht.",
  barred: (most: number, otherwise: number) =>
    `Solange das so ist, gibt es höchstens ${most} Punkte. Ist es behoben, sind es ${otherwise}.`,
  capped: (basics: number, most: number) =>
    basics === 1
      ? `Eine Grundlage fehlt ganz oder zum Teil. Deshalb gibt es höchstens ${most} Punkte.`
      : `${basics} Grundlagen fehlen ganz oder zum Teil. Deshalb gibt es höchstens ${most} Punkte.`,
  tasks: "Die wichtigsten Aufgaben",
  /** Who does a task, after its points. */
  who: {
    owner: "machen Sie selbst",
    webmaster: "macht Ihr Webdesigner",
    host: "macht Ihr Anbieter",
  },
  passedOf: (passed: number, total: number) => `${passed} von ${total}`,
  gain: (changes: number, points: string) =>
    changes === 1
      ? `Die wichtigste Änderung bringt ${points}.`
      : `Die ${["", "", "zwei", "drei"][changes] ?? changes} wichtigsten Änderungen bringen zusammen ${points}.`,
  figures: {
    response: "bis zur Antwort",
    size: "HTML",
    words: "Wörter",
    links: "Links",
    passed: "Regeln erfüllt",
  },
} as const;

/** Right after the first tasks. */
export const askTexts = {
  heading: "Soll ich das erledigen?",
  call: "Anrufen",
  write: "Schreiben",
} as const;

/** As what the page was read. */
export const kindTexts = {
  readAs: "Gelesen als:",
  why: "Warum?",
  noReasons: "Nichts auf der Seite sagt, was sie ist.",
  other: "Das ist etwas anderes:",
  news: (kind: string, score: number | null) =>
    score === null ? `Gelesen als ${kind}.` : `Gelesen als ${kind}: ${score} von 100 Punkten.`,
  failed: {
    title: "Das hat nicht geklappt",
    text: "Der Bericht ließ sich nicht neu lesen. Bitte versuchen Sie es noch einmal.",
  },
} as const;

export const stepTexts = {
  heading: "Was jetzt am meisten bringt",
  clean: "Hier gibt es nichts zu tun",
  none: (passed: number) =>
    passed === 1
      ? "Die eine Regel, die auf diese Seite passt, ist erfüllt."
      : `Alle ${passed} Regeln, die auf diese Seite passen, sind erfüllt.`,
  noneNext:
    "Prüfen Sie die Seite wieder, wenn Sie etwas daran ändern oder ein neues Programm für Ihre Website bekommen.",
  noneUnchecked: (count: number) =>
    count === 1
      ? "Eine Regel ließ sich nicht prüfen. Sie steht unter „Was sich nicht prüfen ließ“."
      : `${count} Regeln ließen sich nicht prüfen. Sie stehen unter „Was sich nicht prüfen ließ“.`,
  unscored: "Solange sich die Seite nicht lesen lässt, gibt es nichts zu empfehlen.",
  noFindings: "Diese Antwort enthält keine Empfehlungen.",
  rest: { scored: "Danach, nach Punkten geordnet", unscored: "Danach" },
  more: (count: number) => (count === 1 ? "Eine weitere Empfehlung" : `${count} weitere Empfehlungen`),
  handOver: {
    heading: "Zum Weitergeben: für Ihren Webdesigner",
    text: "Gedruckt oder als PDF enthält der Bericht jede Aufgabe mit Fundstellen und fertigen Zeilen zum Einfügen.",
    button: "Drucken oder als PDF sichern",
  },
  gain: (points: string) => `+ ${points}`,
  points: (shown: string, isOne: boolean) => (isOne ? `${shown} Punkt` : `${shown} Punkte`),
} as const;

/** What a finding opens to. */
export const findingTexts = {
  why: "Warum",
  how: "Was tun",
  /** Of what could not be checked. */
  reason: "Grund",
  found: "Gefunden",
  expected: "Erwartet",
  moreEvidence: (count: number) => (count === 1 ? "Eine weitere Stelle" : `${count} weitere Stellen`),
  remedy: "Aufwand",
  who: {
    owner: "Das können Sie selbst",
    webmaster: "Das macht, wer Ihre Website betreut",
    host: "Das macht Ihr Anbieter oder wer Ihre Website betreut",
  },
  effort: { minutes: "in Minuten", hours: "in Stunden", days: "in Tagen" },
  basic: "Grundlage",
  basis: "Maßstab:",
  source: "Quelle:",
  /** Folds what is of use only to who writes the page. */
  craft: "Für Ihren Webdesigner",
  snippet: "Fertig zum Einfügen",
  /** Of a piece with gaps, marked ‹so›. */
  template: "Vorlage: bitte ausfüllen",
  copy: "Kopieren",
  copied: "Kopiert",
  selected: "Markiert. Zum Kopieren Strg und C drücken.",
} as const;

/** For who finds a complaint wrong. */
export const doubtTexts = {
  link: "Stimmt das nicht? Schreiben Sie mir.",
  subject: (page: string) => `Ein Befund im SEO-Check stimmt nicht: ${page.slice(0, 60)}`,
  message: ({
    id,
    title,
    address,
    place,
  }: {
    id: string;
    title: string;
    address: string;
    place: string | null;
  }) =>
    [
      `Seite: ${address}`,
      `Befund: ${title} (${id})`,
      ...(place === null ? [] : [`Stelle: ${place}`]),
      "",
      "Was daran nicht stimmt: ",
    ].join("\n"),
} as const;

export const groupListTexts = {
  heading: "Alle Regeln nach Bereichen",
  text: "Jeder Bereich lässt sich öffnen, jede Regel darin auch: Dort steht, warum sie gilt und was gefunden wurde.",
  passed: (passed: number, total: number) =>
    total === 1 ? `${passed} von 1 Regel erfüllt` : `${passed} von ${total} Regeln erfüllt`,
  nothingJudged: "Hier ließ sich nichts beurteilen.",
  allPassed: "In diesem Bereich ist alles erfüllt.",
  /** Share of the total score. */
  weight: (percent: string) => `zählt ${percent} %`,
  points: (points: string, of: string) => `${points} von ${of} ${of === "1" ? "Punkt" : "Punkten"}`,
  folded: (passed: number, other: number) =>
    [
      passed === 0 ? "" : passed === 1 ? "eine erfüllte Regel" : `${passed} erfüllte Regeln`,
      other === 0 ? "" : other === 1 ? "eine ohne Urteil" : `${other} ohne Urteil`,
    ]
      .filter(Boolean)
      .join(", ")
      .replace(/^e/, "E"),
  otherGroup: "Weitere Regeln",
} as const;

export const previewTexts = {
  heading: "So sehen andere Ihre Seite",
  text: "Nachgezeichnet aus Adresse, Titel und Beschreibung. Google und soziale Netze können eigene Texte wählen.",
  barred:
    "Bei Google steht die Seite zurzeit nicht: Warum, sagt der Anfang des Berichts. So sähe der Eintrag aus.",
  note: "Suche am Computer und auf dem Handy, geteilter Link",
  desktop: "Bei Google am Computer",
  phone: "Bei Google auf dem Handy",
  share: "Geteilt, etwa in WhatsApp oder Facebook",
  titleWidth: (width: string, most: string) => `Der Titel ist ${width} Pixel breit, Platz ist für ${most}.`,
  titleCut: (width: string, most: string) =>
    `Der Titel ist ${width} Pixel breit, Platz ist für ${most}. Der Rest fällt weg.`,
  shareImage: "Bild der Seite",
  shareImageNote: "Wird hier nicht geladen, damit Ihr Browser keine fremde Seite anspricht.",
  noShareImage: "Kein Bild angegeben",
  noShareImageNote: "Beim Teilen erscheint nur Text oder ein zufälliges Bild der Seite.",
  titleFromPage: "Ohne og:title gilt der Seitentitel.",
} as const;

export const comparisonTexts = {
  heading: (date: string) => `Seit Ihrer Prüfung am ${date}`,
  before: "damals",
  now: "jetzt",
  better: (points: number) => (points === 1 ? "1 Punkt mehr" : `${points} Punkte mehr`),
  worse: (points: number) => (points === 1 ? "1 Punkt weniger" : `${points} Punkte weniger`),
  same: "Gleich viele Punkte",
  improved: "Besser geworden",
  declined: "Schlechter geworden",
  fresh: "Neu aufgefallen",
  noChange: "Bei den einzelnen Regeln hat sich nichts geändert.",
  /** Better than before, and not yet fulfilled. */
  stillOpen: (title: string) => `${title} (noch offen)`,
  more: (count: number) => (count === 1 ? "Eine weitere" : `${count} weitere`),
  kept: "Den letzten Stand merkt sich nur dieser Browser, weil Sie „Präferenz Cookies“ erlaubt haben.",
  forVisit:
    "Der letzte Stand gilt nur für diesen Besuch. Erlauben Sie unten unter „Cookie-Einstellungen“ die „Präferenz Cookies“, dann merkt ihn sich dieser Browser.",
} as const;

/** Only on paper: what comes after the summary. */
export const annexTexts = {
  heading: "Anhang für alle, die daran arbeiten",
  text: "Jeder Mangel mit Fundstelle und Vorlage, dann alle Messwerte.",
} as const;

export const asideTexts = {
  noScore: "ohne Wertung",
  legal: "Recht und Datenschutz",
  legalOpen: (count: number) => (count === 1 ? "Ein Punkt fällt auf" : `${count} Punkte fallen auf`),
  legalNone: "Hier ist nichts aufgefallen.",
  legalUnchecked: "Dazu ließ sich nichts prüfen.",
  legalPassed: (count: number) => (count === 1 ? "Ein Punkt unauffällig" : `${count} Punkte unauffällig`),
  evidence: "Fundstelle zeigen",
  disclaimer: "Keine Rechtsberatung.",
  asOf: (date: string) => `Stand: ${date}`,
  notChecked: "Was sich nicht prüfen ließ",
  /** Stands before the topic in the title of what could not be checked. */
  uncheckedPrefix: "Nicht geprüft: ",
  open: (count: number) => (count === 1 ? "Ein Punkt" : `${count} Punkte`),
  allChecked: "Alles, was zum Check gehört, wurde geprüft.",
  noFindings: "Dazu enthält die Antwort keine Angaben.",
  more: (count: number) => (count === 1 ? "Ein weiterer Punkt" : `${count} weitere Punkte`),
} as const;

export const partTexts = {
  heading: "Alle Messwerte",
  text: "Was auf der Seite stand und wie sie geantwortet hat, ohne Urteil.",
  yes: "ja",
  no: "nein",
  present: "vorhanden",
  missing: "fehlt",
  characters: (count: string) => `${count} Zeichen`,
  performance: {
    title: "Leistung",
    note: "Einmal gemessen, vom Server des Checks aus. Die Zeiten zählen nicht für die Punkte.",
    loadTime: "Ladezeit des Dokuments",
    responseTime: "Antwortzeit",
    pageSize: "Größe des Dokuments",
    resourceCount: "Eingebundene Dateien",
  },
  meta: {
    title: "Titel und Beschreibung",
    note: "Die zwei Zeilen, die in der Ergebnisliste stehen.",
    metaTitle: "Titel",
    description: "Beschreibung",
    keywords: "Keywords",
    noKeywords: "nicht angegeben – Google wertet dieses Feld nicht aus",
  },
  headings: {
    title: "Überschriften",
    note: (count: string) => `${count} in der Reihenfolge der Seite.`,
    region: "Gliederung der Seite",
    skipped: (levels: string) => `davor fehlt ${levels}`,
    levels: (from: number, to: number) => (from === to ? `H${from}` : `H${from} bis H${to}`),
    none: "Auf der Seite gibt es keine Überschriften.",
    empty: "ohne Text",
  },
  technology: {
    title: "Technologie",
    note: "Erkannt an Spuren im Quelltext. Was keine hinterlässt, fehlt hier.",
    framework: "Framework",
    libraries: "Bibliotheken",
    buildTools: "Build-Werkzeuge",
    services: "Dienste und Server",
    modern: "Moderner Aufbau",
    benefits: "Was React hier bringen würde",
    noneFound: "keine erkannt",
    noFramework: "keins erkannt",
    more: (count: number) => `+${count} weitere`,
  },
  technical: {
    title: "Technische Angaben",
    note: "Die Antwort des Servers und der Kopf des Dokuments.",
    httpStatus: "HTTP-Status",
    ok: "OK",
    canonical: "Canonical-Adresse",
    viewport: "Viewport",
    charset: "Zeichensatz",
    doctype: "Doctype",
    robotsTxt: "robots.txt",
    sitemap: "Sitemap",
    charsetSources: {
      bom: "laut Byte Order Mark",
      header: "laut HTTP-Kopf",
      meta: "laut meta-Angabe",
      default: "nicht angegeben, angenommen",
    } as Record<string, string>,
  },
  content: {
    title: "Inhalt",
    note: "Gezählt wird der sichtbare Text.",
    wordCount: "Wörter",
    readability: "Lesbarkeit",
    readabilityOf: (score: string) => `${score} von 100`,
    formula: (name: string) => `nach ${name}, 100 ist am leichtesten`,
    grade: (year: string) => `Klassenstufe ${year}`,
    ratio: "Text im Verhältnis zum HTML",
    density: "Häufigste Wörter",
    noWords: "Der Text hat keine Wörter, die sich auswerten lassen.",
  },
  keywords: {
    title: "Ihre Keywords",
    note: "Wo die eingegebenen Begriffe stehen.",
    none: "Sie haben keine Keywords eingegeben.",
    density: "Dichte",
    prominence: "Platzierung",
    prominenceOf: (score: string) => `${score} von 100`,
    positions: "Fundstellen",
    noPositions: "Kommt auf der Seite nicht vor.",
    element: "Element",
    elements: {
      title: "Titel",
      description: "Beschreibung",
      h1: "Überschrift",
      h2: "Überschrift",
      h3: "Überschrift",
      h4: "Überschrift",
      h5: "Überschrift",
      h6: "Überschrift",
      alt: "Alternativtext",
      address: "Adresse der Seite",
      body: "Fließtext",
    } as Record<string, string>,
    position: "Stelle",
    word: (number: string) => `Wort ${number}`,
    heading: (number: string) => `${number}. von oben`,
    context: "Kontext",
    related: "Verwandte Formen, oben nicht mitgezählt:",
    more: (count: number) => (count === 1 ? "Eine weitere Fundstelle" : `${count} weitere Fundstellen`),
  },
  accessibility: {
    title: "Barrierefreiheit",
    note: "Drei Dinge, die sich am Quelltext ablesen lassen.",
    missingAlt: "Bilder ohne Alternativtext",
    missingLabels: "Felder ohne Beschriftung",
    structure: "Gliederung",
    noStructureIssues: "Keine Fehler in der Reihenfolge der Überschriften.",
  },
  social: {
    title: "Soziale Netze und strukturierte Daten",
    note: "Was beim Teilen eines Links und in erweiterten Suchergebnissen erscheint.",
    openGraph: "Open Graph",
    noOpenGraph: "Keine Open-Graph-Angaben.",
    twitter: "Twitter",
    noTwitter: "Keine Twitter-Angaben.",
    structuredData: "Strukturierte Daten",
    noStructuredData: "Keine strukturierten Daten.",
    notShown: (count: number) =>
      count === 1 ? "Eine weitere Angabe nicht gezeigt." : `${count} weitere Angaben nicht gezeigt.`,
    valid: "gültig",
    invalid: "fehlerhaft",
    unnamed: "ohne Typ",
  },
  imagesAndLinks: {
    title: "Bilder und Links",
    note: "Gezählt werden img-Elemente und Links mit einer Web-Adresse als Ziel.",
  },
  images: {
    title: "Bilder",
    rows: {
      total: "insgesamt",
      withoutAlt: "ohne Alternativtext",
      withoutSize: "ohne feste Maße",
      lazy: "erst beim Scrollen geladen",
      modern: "als AVIF oder WebP",
    },
  },
  links: {
    title: "Links",
    rows: {
      internal: "intern",
      external: "extern",
      nofollow: "mit nofollow",
      withoutText: "ohne Text",
      tel: "zu Telefonnummern",
      mailto: "zu E-Mail-Adressen",
    },
  },
} as const;

export const listTexts = {
  heading: "Alle Mängel und Empfehlungen",
  issues: "Mängel",
  noIssues: "Keine Mängel gefunden.",
  recommendations: "Empfehlungen",
  noRecommendations: "Keine Empfehlungen nötig.",
  count: (issues: number, recommendations: number) =>
    [
      issues === 1 ? "Ein Mangel" : `${issues === 0 ? "Keine" : issues} Mängel`,
      recommendations === 1
        ? "eine Empfehlung"
        : `${recommendations === 0 ? "keine" : recommendations} Empfehlungen`,
    ].join(", "),
} as const;

export const nextTexts = {
  heading: "Soll ich das für Sie erledigen?",
  text: "Schicken Sie mir den Bericht mit einem Satz dazu. Ich sage Ihnen, was sich lohnt und was nicht, und nenne Ihnen einen Preis.",
  button: "Über diesen Bericht sprechen",
  subject: (address: string, score: string) => `SEO-Check ${address}: ${score}`,
  message: (address: string, score: string, tasks: readonly string[]) =>
    [
      "Guten Tag,",
      `ich habe ${address} mit dem SEO-Check geprüft: ${score}.`,
      tasks.length > 0 &&
        ["Das steht im Bericht obenan:", ...tasks.map((task, index) => `${index + 1}. ${task}`)].join("\n"),
      "Bitte sagen Sie mir, was sich lohnt und was es kostet.",
    ]
      .filter(Boolean)
      .join("\n\n"),
  print: "Bericht drucken",
  again:
    "Etwas geändert? Prüfen Sie dieselbe Adresse noch einmal. Dann steht oben im Bericht, was besser geworden ist.",
  accuracy: [
    "Wie weit Sie dem Bericht trauen können: ",
    { name: "Wie genau ist der Check?", href: "/genauigkeit" },
  ],
} as const;
