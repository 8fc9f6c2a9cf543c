// Words of the SEO check: page, form, messages. The report's words stand in seo-report.ts beside this file.
import type { GroupId } from "#contract/seo-report.ts";
import type { SeoPhase } from "#contract/seo-request.ts";
import {
  BARRED_SCORE_MOST,
  KEPT_REPORT_HOURS,
  SITE_CRAWL_KEPT_HOURS,
  SITE_CRAWL_PAGES,
} from "../constants.ts";
import { contactAbout } from "../contact-link.ts";
import { inGerman } from "../figures.ts";
import { owner } from "../owner.ts";

export const pageTexts = {
  metaTitle: `SEO-Check: Ihre Website kostenlos prüfen – ${owner.brand}`,
  metaDescription:
    "Adresse eingeben, Bericht lesen: Titel, Texte, Bilder, Links und Technik einer Seite nach festen Regeln geprüft. Ohne Anmeldung, dreimal am Tag.",
  heading: "SEO-Analyse Tool",
  lead: `Der Check liest eine Seite Ihrer Website, auf Wunsch bis zu ${SITE_CRAWL_PAGES}, und prüft sie nach festen Regeln. Jeden Mangel belegt er mit der Stelle im Quelltext. Auf welchem Platz Sie bei Google stehen, kann er nicht wissen.`,
  promises: [
    "Kostenlos, dreimal am Tag",
    "Ohne Anmeldung, ohne E-Mail-Adresse",
    "Ergebnis nach wenigen Sekunden",
  ],
} as const;

/** With the form, not with the words of the report. */
export const browserCheckOption = {
  label: "Im Browser prüfen",
  hint: "Wer kann die Seite bedienen, was lädt sie vor der Einwilligung, was bleibt ohne JavaScript? Ein echter Browser öffnet sie dafür. Das dauert bis zu einer Dreiviertelminute länger.",
} as const;

export const formTexts = {
  addressLabel: "Adresse Ihrer Seite",
  addressPlaceholder: "https://ihre-website.de",
  keywordsLabel: "Keywords",
  keywordsOptional: "freiwillig",
  keywordsPlaceholder: "Dachdecker Olfen, Flachdach",
  keywordsHint: "Wonach sollen Kunden suchen? Mehrere Begriffe mit Komma trennen.",
  designLabel: "KI-Design-Bewertung",
  designHint:
    "Öffnet die Seite zusätzlich in einem Browser und bewertet die Gestaltung. Das dauert bis zu einer halben Minute länger.",
  siteLabel: (pages: number) => `Ganze Website prüfen (bis zu ${pages} Seiten)`,
  siteHint:
    "Hält sich an Ihre robots.txt, ruft höchstens zwei Seiten zugleich ab und dauert bis zu zwei Minuten. Zählt als eine Analyse.",
  start: "SEO-Analyse starten",
  busy: "Analysiere...",
  example: "Beispiel-Analyse ansehen",
  noScript: "Die Analyse läuft nur mit JavaScript. Rufen Sie mich gern an, dann sehe ich mir Ihre Seite an:",
  usage: (used: number, limit: number) => `${used} von ${limit} kostenlosen Analysen heute verwendet`,
  usedUp: "Sie haben Ihre kostenlosen Testanalysen aufgebraucht. Versuchen Sie es morgen wieder.",
  /** Beside it, for who cannot wait. */
  usedUpWays: {
    text: "So lange müssen Sie nicht warten. Ich sehe mir Ihre Seite selbst an:",
    write: {
      name: "Schreiben",
      href: contactAbout("SEO-Check: Bitte sehen Sie sich meine Seite an", {
        message:
          "Guten Tag,\n\nmeine Analysen für heute sind aufgebraucht. Bitte sehen Sie sich diese Seite an:",
      }),
    },
  },
} as const;

export const addressProblems = {
  empty: "Bitte geben Sie die Adresse einer Seite ein.",
  unreadable: "Diese Adresse ist nicht lesbar. So sieht eine aus: https://ihre-website.de",
  mail: "Das ist eine Mail-Adresse.",
  noEnding: "Dieser Adresse fehlt die Endung, zum Beispiel .de.",
  wrongEnding: (ending: string) => `Die Endung „.${ending}“ gibt es nicht.`,
  scheme: "Möglich sind nur Adressen mit http:// oder https://.",
  tooLong: (most: number) => `Die Adresse ist zu lang: höchstens ${inGerman(most)} Zeichen.`,
} as const;

/** Buttons beside a complaint about an address. */
export const mendTexts = {
  address: (shown: string) => `Meinten Sie ${shown}?`,
  mail: (shown: string) => `Soll ich ${shown} prüfen?`,
} as const;

export const keywordProblems = {
  tooMany: (most: number) => `Bitte höchstens ${most} Keywords eingeben.`,
  tooLong: (most: number) => `Ein Keyword darf höchstens ${most} Zeichen haben.`,
} as const;

export const premiumOnly = {
  anonymous:
    "Die KI-Design-Bewertung gibt es nur mit Premium. Bitte registrieren Sie sich und wechseln Sie zu Premium.",
  registered: "Die KI-Design-Bewertung gibt es nur mit Premium. Bitte wechseln Sie zu Premium.",
} as const;

export const noData = "Keine Daten von der Analyse erhalten";

const designFailed =
  "Die visuelle Design-Analyse konnte nicht durchgeführt werden, aber die SEO-Analyse ist vollständig.";

export const flowToasts = {
  usedUp: {
    kind: "destructive",
    title: "Analyse nicht möglich",
    text: "Sie haben Ihr Tageslimit erreicht. Versuchen Sie es morgen wieder.",
  },
  done: {
    kind: "normal",
    title: "Analyse abgeschlossen!",
    text: "Die SEO-Analyse wurde erfolgreich durchgeführt.",
  },
  doneWithDesign: {
    kind: "normal",
    title: "Analyse abgeschlossen!",
    text: "Die SEO- und Design-Analyse wurde erfolgreich durchgeführt.",
  },
  designFailed: { kind: "info", title: "Hinweis", text: designFailed },
  designRefused: (reason: string) => ({
    kind: "info" as const,
    title: "Hinweis",
    text: `${designFailed} ${reason}`,
  }),
  failed: (message: string) => ({
    kind: "destructive" as const,
    title: "Analyse fehlgeschlagen",
    text: message,
  }),
  fallback: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
} as const;

/** The band under the form: what will happen, what is happening, what went wrong. */
export const stageTexts = {
  idleHeading: "Fünf Stationen bis zum Bericht",
  idleText: "Am Ende sehen Sie eine Punktzahl von 0 bis 100 und die Änderungen, die am meisten bringen.",
  runningHeading: "Die Analyse läuft",
  runningStart: "Verbindung wird aufgebaut",
  progressName: "Fortschritt der Analyse",
  /** As it is spoken; `station` is empty before the first one. */
  progress: (percent: number, station: string) => `${percent} Prozent${station && `, ${station}`}`,
  cancel: "Abbrechen",
  errorHeading: "Diese Analyse kam nicht ans Ziel",
  errorText: "Sie hat keine Ihrer kostenlosen Analysen verbraucht.",
  /** The connection is gone: nobody here knows how it went on. */
  errorOpen:
    "Vielleicht ist sie auf dem Server trotzdem fertig geworden. Beim nächsten Versuch sehe ich zuerst dort nach.",
  retry: "Noch einmal versuchen",
  station: (number: number, of: number, name: string) => `Station ${number} von ${of}: ${name}`,
  goal: "Bericht",
  states: { waiting: "steht noch aus", current: "läuft", done: "erledigt", failed: "nicht geschafft" },
  failedHere: "Hier ging es nicht weiter.",
  rating: "Der Bericht ist fertig. Die Bewertung der Gestaltung läuft noch.",
  rated: "Die Bewertung der Gestaltung ist da. Sie steht unter dem Bericht.",
} as const;

/** After a reload or on the way back, until the report is there again. */
export const keptTexts = {
  on: "Ihr Bericht wird geladen. Läuft die Analyse noch, dauert es ein paar Sekunden.",
  broken: "Die Verbindung ist unterbrochen. Der nächste Versuch kommt von selbst.",
  gone: `Ihr Bericht liegt nicht mehr bereit. Er wird nach ${KEPT_REPORT_HOURS} Stunden gelöscht. Starten Sie die Analyse bei Bedarf neu.`,
  lost: "Ihr Bericht ließ sich nicht laden: Der Server ist nicht erreichbar.",
  again: "Noch einmal laden",
  /** In the middle of an analysis. */
  rejoining: "Verbindung unterbrochen, der Bericht wird abgeholt",
  ratingHeading: "Die Design-Bewertung ist nicht mehr da",
  ratingText:
    "Den Bericht habe ich für Sie aufgehoben, Fotos und Bewertung der Gestaltung nicht. Für eine neue Bewertung starten Sie die Analyse bitte noch einmal.",
} as const;

/** While the design is rated. Its result has its words in design-rating.ts beside this file. */
export const ratingTexts = {
  running: "Die Gestaltung wird angesehen",
  done: "Die Gestaltung ist bewertet",
  go: "Ansehen",
  heading: "Die Gestaltung wird angesehen",
  text: "Das dauert bis zu einer halben Minute. Der Bericht darüber ist fertig und bleibt in jedem Fall.",
  steps: [
    "Ein Browser öffnet Ihre Seite, so groß wie am Rechner.",
    "Dann öffnet er sie noch einmal, so schmal wie auf einem Handy.",
    "Abstände, Schriften, Farben und Schaltflächen werden gemessen.",
  ],
} as const;

/** After a reload, until the crawl of before is back. Its other words stand in seo-site.ts beside this file. */
export const resumeTexts = {
  on: "Das Ergebnis zu Ihrer ganzen Website wird geladen.",
  broken: "Die Verbindung ist unterbrochen. Der nächste Versuch kommt von selbst.",
  gone: `Das Ergebnis zu Ihrer ganzen Website liegt nicht mehr bereit. Es wird nach ${SITE_CRAWL_KEPT_HOURS} Stunden gelöscht. Starten Sie die Prüfung bei Bedarf neu.`,
  lost: "Das Ergebnis zu Ihrer ganzen Website ließ sich nicht laden: Der Server ist nicht erreichbar.",
  again: "Noch einmal laden",
} as const;

export const stations = {
  address: { name: "Adresse", hint: "Ist sie öffentlich erreichbar?" },
  fetch: { name: "Abruf", hint: "Antwortzeit, Weiterleitungen, Größe" },
  read: { name: "Lesen", hint: "Titel, Texte, Bilder, Links" },
  "side-files": { name: "Dateien", hint: "robots.txt, Sitemap, Impressum" },
  judge: { name: "Urteil", hint: "Regeln anwenden, Punkte zählen" },
} as const satisfies Record<SeoPhase, { name: string; hint: string }>;

/** What is looked at, by the groups of the score. */
export const groupTexts: Record<GroupId, { title: string; text: string }> = {
  findability: {
    title: "Auffindbarkeit",
    text: "Darf Google die Seite lesen und aufnehmen? Statuscode, robots.txt, Sitemap, Canonical, Noindex.",
  },
  "title-and-description": {
    title: "Titel und Beschreibung",
    text: "Passen die zwei Zeilen, die Suchende zuerst sehen, in den Platz, den Google ihnen lässt?",
  },
  content: {
    title: "Inhalt und Sprache",
    text: "Wie viel Text steht da, wie gut liest er sich, und gliedern die Überschriften ihn?",
  },
  "images-and-links": {
    title: "Bilder und Links",
    text: "Haben Bilder einen Alternativtext und feste Maße? Sagt jeder Link, wohin er führt?",
  },
  "structured-data": {
    title: "Strukturierte Daten",
    text: "Finden Suchmaschinen Name, Anschrift und Öffnungszeiten so, dass sie sie auswerten können?",
  },
  local: {
    title: "Vor Ort",
    text: "Stehen Name, Anschrift, Telefon und Öffnungszeiten da, überall gleich, und wird der Ort genannt?",
  },
  technology: {
    title: "Technik",
    text: "Verschlüsselung, Ansicht auf dem Handy, Zeichensatz, Größe der Seite.",
  },
};

export const exampleTexts = {
  title: "Beispiel-Analyse",
  text: `ProDach ist ein Musterprojekt von mir, den Betrieb gibt es nicht. Der Check hat die Seite gelesen wie jede andere. Geantwortet hat ein gedachter kleiner Webhoster, ohne Kopfzeilen zur Sicherheit und mit einem älteren Impressum. Eine Zeile habe ich für das Beispiel entfernt: „noindex“. Sie hält das Musterprojekt aus der Suche heraus, und mit ihr gäbe es höchstens ${BARRED_SCORE_MOST} Punkte.`,
  loading: "Das Beispiel wird geladen.",
  failed: {
    title: "Beispiel nicht geladen",
    text: "Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.",
  },
} as const;

export const aboutTexts = {
  groupsHeading: "Was der Check liest",
  groupsText: `Die Seite unter der Adresse, die Sie eingeben, dazu robots.txt, Sitemap und Impressum. Auf Wunsch bis zu ${SITE_CRAWL_PAGES - 1} weitere Seiten derselben Website. Bewertet wird in sieben Gruppen.`,
  crawlerLink: "Was fremde Server davon sehen: der Prüfbot",
  scoreHeading: "Wie die Punkte entstehen",
  accuracy: [
    "Wie oft der Check recht hat, ist gezählt: ",
    { name: "Wie genau ist der Check?", href: "/genauigkeit" },
  ],
  bands: [
    { range: "0–59", name: "schwach", colour: "bg-poor" },
    { range: "60–79", name: "mittel", colour: "bg-fair" },
    { range: "80–100", name: "gut", colour: "bg-good" },
  ],
  answers: [
    {
      question: "Woraus setzt sich die Punktzahl zusammen?",
      answer: `Jede Regel hat ein festes Gewicht, alle zusammen ergeben 100. Wer eine Regel zum Teil erfüllt, bekommt einen Teil der Punkte. Regeln, die nicht passen oder sich nicht prüfen ließen, zählen nicht mit. Fehlen Grundlagen wie Beschreibung, Hauptüberschrift oder Telefonnummer, kostet das mehr als ihre eigenen Punkte. Dürfen Suchmaschinen die Seite nicht aufnehmen, kommt sie unverschlüsselt, hat sie keinen Titel oder ist sie nicht für Handys eingerichtet, gibt es höchstens ${BARRED_SCORE_MOST} Punkte. Im Bericht steht bei jedem Mangel, was er kostet.`,
    },
    {
      question: "Bekommt dieselbe Seite immer dieselbe Punktzahl?",
      answer:
        "Ja. Gezählt wird, was im Quelltext und in der Antwort des Servers steht. Die Ladezeit steht im Bericht, zählt aber nicht: Sie hängt auch davon ab, was auf der Leitung gerade los ist.",
    },
    {
      question: "Was kann der Check nicht?",
      answer: `Er sieht keine Plätze bei Google, keine Bewertungen und keine Links anderer Websites. Was erst JavaScript erzeugt, zeigt nur die Prüfung im Browser. Und er liest höchstens ${SITE_CRAWL_PAGES} Seiten, größere Auftritte also nur zum Teil.`,
    },
  ],
  privacyHeading: "Was mit Ihren Eingaben geschieht",
  privacy: [
    `Adresse und Keywords gehen an meinen Server. Er ruft die Seite einmal ab und schickt Ihnen den Bericht. Bericht und Ergebnis zur ganzen Website bleiben ${KEPT_REPORT_HOURS} Stunden unter einer Zufallszahl auf dem Server: So sind sie noch da, wenn Sie die Seite neu laden oder die Verbindung abreißt. Danach löschen sie sich selbst.`,
    "Teilen Sie einen Bericht, liegt er für die gewählte Zeit unter einer geheimen Adresse. Lassen Sie eine Seite beobachten, speichert der Server dafür Ihre E-Mail-Adresse, bis Sie die Beobachtung beenden.",
    "Gezählt wird nur, wie oft Sie heute geprüft haben: in Ihrem Browser, und auf dem Server unter einer täglich wechselnden Prüfzahl, die nach dem Tag gelöscht wird. Ihre IP-Adresse wird nicht gespeichert. Haben Sie „Präferenz Cookies“ erlaubt, behält Ihr Browser die Punkte der letzten Prüfungen, um sie zu vergleichen.",
  ],
  privacyLink: "Mehr dazu in der Datenschutzerklärung",
  helpHeading: "Lieber gleich jemanden fragen?",
  helpText: "Ich sehe mir Ihre Seite an und sage Ihnen am Telefon, was ich zuerst ändern würde.",
  helpButton: "Rückruf vereinbaren",
} as const;
