// The sections of /performance-optimierung below its first screen.
import { freeOrPaid } from "../../agreements.ts";
import { contactAbout } from "../../contact-link.ts";
import { inGerman } from "../../figures.ts";
import { LOAD_SECONDS_LIMIT, loadTimeStudies, OWN_PAGE_MAX_KB, webVitals } from "../../page-figures.ts";
import type { Checklist, Goal, Sentence, Station, Tile } from "../../section-types.ts";

const { secondLonger, oneToThreeSeconds } = loadTimeStudies;
/** What the bars start from. */
const BASE = 100;

export const secondCost = {
  title: "Was eine Sekunde kostet",
  lead: [
    "Wer wartet, liest weniger, fragt seltener an und ist schneller weg. Zwei oft zitierte Untersuchungen nennen diese Werte:",
  ] satisfies Sentence,
  effects: [
    {
      figure: `${secondLonger.fewerViews} %`,
      name: "weniger Seitenaufrufe",
      when: "Bei einer Sekunde mehr Ladezeit",
      of: BASE,
      left: BASE - secondLonger.fewerViews,
      text: `Von ${BASE} Aufrufen bleiben ${BASE - secondLonger.fewerViews}.`,
    },
    {
      figure: `${secondLonger.fewerConversions} %`,
      name: "weniger Conversions",
      when: "Bei einer Sekunde mehr Ladezeit",
      of: BASE,
      left: BASE - secondLonger.fewerConversions,
      text: `Eine Conversion ist eine Anfrage, ein Anruf, ein Kauf. Von ${BASE} bleiben ${BASE - secondLonger.fewerConversions}.`,
    },
    {
      figure: `${oneToThreeSeconds.moreBounces} %`,
      name: "mehr Absprünge",
      when: "Wenn aus einer Sekunde drei werden",
      of: BASE,
      left: BASE + oneToThreeSeconds.moreBounces,
      text: `Wo vorher ${BASE} Besucher gleich wieder gingen, sind es dann ${BASE + oneToThreeSeconds.moreBounces}.`,
    },
  ],
  basis: `Quellen: ${secondLonger.by}, ${secondLonger.year} (Seitenaufrufe und Conversions), ${oneToThreeSeconds.by}, ${oneToThreeSeconds.year} (Absprünge auf dem Handy). Beide sind älter und fassen viele Unternehmen zusammen. Bei einem Malerbetrieb in Coesfeld können die Werte anders liegen. Die Richtung bleibt: Langsam kostet Kunden.`,
} as const;

export const tiles = {
  title: "Wo ich ansetze",
  items: [
    {
      icon: "i-tabler-stopwatch",
      name: `Ladezeit unter ${LOAD_SECONDS_LIMIT}\u00a0Sekunden`,
      text: `Das ist mein Ziel für jede Seite, gemessen auf einem Handy der Mittelklasse im Mobilfunk. Zwischen Seppenrade und Olfen ist das Netz oft schwächer als im Büro. Auch dort soll niemand lange warten.`,
    },
    {
      icon: "i-tabler-gauge",
      name: "Core Web Vitals",
      text: `Drei Messwerte von Google. Gut heißt: Der Hauptinhalt steht in ${inGerman(webVitals.lcpSeconds, 1)}\u00a0Sekunden, ein Tipp wirkt in ${webVitals.inpMs} Millisekunden, und der Wert für springende Inhalte bleibt unter ${inGerman(webVitals.cls, 1)}.`,
    },
    {
      icon: "i-tabler-photo-down",
      name: "Bildoptimierung",
      text: "Das Foto aus dem Handy ist fast immer viel größer als nötig. Ich speichere es neu, in passender Breite und in einem modernen Format.",
    },
    {
      icon: "i-tabler-code-minus",
      name: "Code-Optimierung",
      text: "Bilderkarussell, Kartendienst, drei Schriften: Vieles lädt mit und wird nie gebraucht. Ich nehme heraus, was niemand vermisst.",
    },
  ] satisfies Tile[],
} as const;

export const areas = {
  title: "Woran ich arbeite, der Reihe nach",
  lead: [
    "Zuerst messe ich. Ich lade Ihre Seite mehrmals auf einem Handy der Mittelklasse, nehme den mittleren Wert und suche die größte Bremse. Sie bekommen eine Liste: was bremst, was der Ausbau bringt und was er kostet. Nach der Arbeit messe ich auf dieselbe Art noch einmal. So sehen Sie Vorher und Nachher.",
  ] satisfies Sentence,
  areas: [
    {
      name: "Frontend",
      text: "Das ist alles, was im Browser Ihrer Besucher ankommt. Hier geht fast immer die meiste Zeit verloren. Text und Telefonnummer sollen zuerst da sein, Bilder und Extras dürfen nachkommen.",
      points: [
        "Bilder in drei Breiten, weiter unten erst beim Scrollen",
        "Schriften vom eigenen Server, nur die nötigen Zeichen",
        "Skripte erst, wenn sie jemand braucht",
        "Feste Maße, damit beim Laden nichts springt",
      ],
    },
    {
      name: "Server-Performance",
      text: "Bevor das erste Byte kommt, muss der Server antworten. Ein voller Billigtarif braucht dafür manchmal länger als die ganze Seite danach. Ich messe das und nenne Ihnen den Ausweg.",
      points: [
        "Seiten, die nicht erst zusammengebaut werden",
        "Zwischenspeicher für alles, was gleich bleibt",
        "Komprimierte Übertragung",
        "Umzug, wenn der Anbieter der Grund ist",
      ],
    },
    {
      name: "Monitoring",
      text: "Eine schnelle Seite wird von selbst wieder langsam: ein neues Plugin, ein großes Foto, ein Update. Darum messe ich nach und sage Bescheid, wenn sie über die Grenze rutscht.",
      points: [
        "Messung jeden Monat, auf dem Handy",
        "Werte echter Besuche, soweit Google sie zeigt",
        "Grenzwert, den jede Seite halten muss",
        "Kurzer Bericht: was bremst, was hilft",
      ],
    },
  ] satisfies (Station & { points: readonly string[] })[],
} as const;

export const optimisations = {
  title: "Handgriffe und Feinarbeit",
  lead: [
    "Die erste Liste reicht für die meisten Betriebe. Die zweite lohnt sich für Shops und Seiten mit vielen Besuchern.",
  ] satisfies Sentence,
  lists: [
    {
      name: "Technische Optimierungen",
      items: [
        "Bilder als AVIF oder WebP speichern",
        "CSS und JavaScript kürzen und bündeln",
        "Komprimierung mit Brotli oder Gzip",
        "Browser-Cache mit langen Fristen",
        "Ungenutzte Plugins entfernen",
        "Fremde Dienste durch eigene ersetzen",
      ],
    },
    {
      name: "Erweiterte Optimierungen",
      items: [
        "Kritisches CSS direkt in der Seite",
        "Verteilte Server nah beim Besucher (CDN)",
        "Seiten vorab fertig erzeugen",
        "Datenbank aufräumen und Abfragen messen",
        "Die nächste Seite im Hintergrund vorladen",
      ],
    },
  ] satisfies Checklist[],
} as const;

export const ownProof = {
  title: "Messen Sie ruhig diese Seite.",
  text: [
    [
      `Was ich verkaufe, muss hier gelten. Der Text dieser Seite kommt samt der Gestaltung, die Sie zuerst sehen, in höchstens ${OWN_PAGE_MAX_KB} Kilobyte an. Sie lesen schon, bevor das erste Skript startet. Kein Bild und keine Schrift kommt von einem fremden Server.`,
    ],
    [
      "Und Ihre? Der kostenlose Check liest eine Seite und zeigt, wie schnell der Server antwortet, wie schwer sie ist und welche Skripte den Aufbau aufhalten. Für die Core Web Vitals muss ein Browser die Seite wirklich laden. Das mache ich im Audit. Dass die Seite schnell bleibt, gehört zur ",
      { name: "Website-Wartung", href: "/website-wartung" },
      ".",
    ],
  ] satisfies Sentence[],
  action: { name: "Kostenlose Geschwindigkeitsanalyse", href: "/seo-check" },
} as const;

export const performanceGoal = {
  title: "Ich messe an einem Handy nach.",
  text: `Fragen Sie das Audit an. Ich lade Ihre drei wichtigsten Seiten auf einem Handy und schreibe auf, welche Bremsen zuerst wegmüssen. ${freeOrPaid}`,
  actions: [
    {
      name: "Performance-Audit anfordern",
      href: contactAbout("Performance-Audit", {
        message:
          "Guten Tag,\n\nbitte sagen Sie mir, was ein Audit kostet. Meine drei wichtigsten Seiten:\n1.\n2.\n3.",
      }),
    },
  ],
} as const satisfies Goal;
