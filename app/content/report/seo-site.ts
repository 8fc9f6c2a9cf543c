// Words of a crawl through a whole site, called "Prüfung der ganzen Website". Loaded together with the report.

const pages = (count: number) => (count === 1 ? "Seite" : "Seiten");

export const siteTexts = {
  heading: "Ihre ganze Website",
  read: (read: number, known: number) => `${read} von ${known} ${pages(known)} gelesen`,
  progressName: "Fortschritt der Prüfung",
  runningText:
    "Der Bericht oben gilt für die erste Seite. Die übrigen werden gerade gelesen, höchstens zwei zugleich. Sie können so lange den Bericht lesen oder die Seite neu laden.",
  current: "Gerade wird gelesen:",
  currentNone: "Gleich geht es weiter.",
  doneHeading: (read: number) => `${read} ${pages(read)} gelesen`,
  doneText: (open: number) =>
    open === 0
      ? "Über die Seiten hinweg ist nichts aufgefallen. Wie jede einzelne abschneidet, steht unten."
      : open === 1
        ? "Ein Befund betrifft den ganzen Auftritt. Wie jede einzelne Seite abschneidet, steht darunter."
        : `${open} Befunde betreffen den ganzen Auftritt. Wie jede einzelne Seite abschneidet, steht darunter.`,
  onlyOne: "Außer der ersten Seite fand der Check keine, die er lesen durfte.",
  failedHeading: "Die Prüfung der ganzen Website ist abgebrochen",
  failedText: (read: number, known: number) =>
    `Gelesen: ${read} von ${known} ${pages(known)}. Was bis dahin feststand, steht hier. Der Bericht über die erste Seite gilt unverändert.`,
  neverBegun:
    "Die Prüfung der übrigen Seiten hat nicht begonnen. Warum, steht im Bericht bei dem, was sich nicht prüfen ließ.",
  broken: "Die Verbindung ist unterbrochen. Der nächste Versuch kommt von selbst.",
  lost: "Die Verbindung ist abgerissen. Auf dem Server läuft die Prüfung weiter.",
  gone: "Der Server kennt diese Prüfung nicht mehr. Der Bericht über die erste Seite gilt unverändert.",
  again: "Noch einmal laden",
  withoutScore: "ohne Wertung",
  scores: "Punkte der gelesenen Seiten, die schwächste zuerst",
  scoresSoFar: "Die Zahlen sind die Punkte der gelesenen Seiten.",
} as const;

/** The bar at the lower edge that leads to the crawl. */
export const barTexts = {
  name: "Ganze Website",
  done: (read: number) => `${read} ${pages(read)} gelesen`,
  failed: "Prüfung nicht fertig",
  broken: "Verbindung unterbrochen",
  goRunning: "Zum Zwischenstand",
  goDone: "Zum Ergebnis",
} as const;

/** What a screen reader hears: the beginning, every fifth page, the end. */
export const spokenTexts = {
  begun: "Die übrigen Seiten der Website werden gelesen.",
  step: (read: number) => `${read} Seiten gelesen.`,
  done: (read: number, open: number) =>
    `Die Prüfung ist fertig: ${read} ${pages(read)} gelesen, ${open === 1 ? "ein Befund" : `${open} Befunde`} zum ganzen Auftritt.`,
} as const;

export const siteFindingTexts = {
  heading: "Was mehrere Seiten betrifft",
  none: "Hier gibt es nichts zu tun.",
  noneKnown: "Dazu kam die Prüfung nicht mehr.",
  more: (count: number) => (count === 1 ? "Ein weiterer Befund" : `${count} weitere Befunde`),
  fine: "Geprüft und in Ordnung",
  open: "Nicht beurteilt",
  notRead: "Was nicht gelesen wurde",
  allRead: "Alle Seiten, die der Check fand, wurden gelesen.",
} as const;

export const sharedTexts = {
  heading: "Was sich auf den Seiten wiederholt",
  text: "Das steht hier einmal statt bei jeder Seite. Oft liegt es an der Vorlage oder an den Einstellungen des Servers. Dann genügt eine Änderung für alle.",
  everywhere: (judged: number) =>
    judged === 2 ? "Auf beiden bewerteten Seiten" : `Auf allen ${judged} bewerteten Seiten`,
  mostly: "Auf den meisten bewerteten Seiten",
  part: (count: number, judged: number) => `${count} von ${judged} Seiten`,
  except: "Nicht auf",
  each: "Je Seite",
} as const;

export const pageTableTexts = {
  heading: "Alle gelesenen Seiten",
  text: "Die schwächste zuerst, alle nach denselben Regeln bewertet. Klicks zählen von der ersten Seite aus.",
  page: "Seite",
  score: "Punkte",
  tasks: "Was diese Seite betrifft",
  depth: "Klicks bis dorthin",
  sitemap: "Sitemap",
  noTitle: "ohne Titel",
  redirected: (to: string) => `weitergeleitet nach ${to}`,
  status: (status: number) => `HTTP-Status ${status}`,
  unjudged: "ohne Wertung",
  outOf: (score: number, word: string) => `${score} von 100, ${word}`,
  faults: (count: number) => (count === 1 ? "1 Mangel" : `${count} Mängel`),
  hints: (count: number) => (count === 1 ? "1 Hinweis" : `${count} Hinweise`),
  /** Behind the counts of a page: how many of them stand among the shared ones. */
  above: (count: number, all: number) =>
    count === 0
      ? ""
      : count === all
        ? all === 1
          ? ", oben genannt"
          : ", alle oben genannt"
        : `, davon ${count} oben genannt`,
  more: (count: number) => (count === 1 ? "1 weiterer Punkt" : `${count} weitere Punkte`),
  clean: "Keine Mängel, keine Hinweise.",
  start: "Ausgangsseite",
  clicks: (depth: number) => (depth === 1 ? "1 Klick" : `${depth} Klicks`),
  noWay: "kein Link führt hin",
  inSitemap: "steht drin",
  notInSitemap: "fehlt",
  unknown: "nicht ermittelt",
} as const;
