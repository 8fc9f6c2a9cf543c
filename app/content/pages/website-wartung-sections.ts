// The sections of /website-wartung below its first screen.
import {
  CARE_EUROS_PER_MONTH,
  careCounters,
  careEffects,
  LOAD_SECONDS_LIMIT,
  repairEuros,
  withoutCare,
} from "../constants.ts";
import { euroRange, inGerman, MONTHS_PER_YEAR, timesTwelve } from "../figures.ts";
import type { Checklist, Comparison, Goal, LedgerRow, Tile, Titled, Trade } from "../section-types.ts";
import type { Benefit, Figure, Sentence } from "./home.ts";
import { CARE_CONTACT, prices } from "./website-wartung.ts";

export const careTiles = {
  head: {
    title: "Ihre Website in besten Händen",
    lead: ["Vier Dinge nehme ich Ihnen ab. Sie merken davon im besten Fall nichts."],
  } satisfies Titled,
  tiles: [
    {
      icon: "i-tabler-shield-check",
      name: "Sicherheit",
      text: "Ich schließe Lücken, sobald es ein Update dafür gibt. Jede Nacht entsteht eine Kopie, die nicht auf dem gleichen Server liegt.",
    },
    {
      icon: "i-tabler-refresh",
      name: "Updates",
      text: "System, Bausteine und Schriften bleiben auf dem neuen Stand. Ich teste erst, dann spiele ich ein.",
    },
    {
      icon: "i-tabler-bug",
      name: "Bugfixes",
      text: "Bugs sind Fehler im Code. Fällt ein Bild weg oder kommt keine Mail an, suche ich die Ursache.",
    },
    {
      icon: "i-tabler-headset",
      name: "Support",
      text: "Neuer Preis, neues Foto, Urlaub? Sie rufen an oder schreiben, ich trage es ein.",
    },
  ] satisfies Tile[],
} as const;

const perMonth = euroRange(CARE_EUROS_PER_MONTH);
const perYear = euroRange(timesTwelve(CARE_EUROS_PER_MONTH));

export const careComparison = {
  head: {
    title: "Was kostet es mit Wartung, was ohne?",
    lead: [
      "Die linken Beträge sind Beispiele für einen ernsten Vorfall. Viele Seiten trifft er nie. Wen er trifft, der zahlt in dieser Größe.",
    ],
  } satisfies Titled,
  table: {
    caption: "Kosten im Vergleich: ohne Wartung und mit Wartung",
    first: "Ohne Wartung",
    second: "Mit Wartung",
    rows: [
      {
        topic: "Schaden durch einen Hack",
        first: euroRange(withoutCare.hackEuros),
        second: "Bekannte Lücken sind zu.",
      },
      {
        topic: "Daten retten",
        first: euroRange(withoutCare.recoveryEuros),
        second: "Die Kopie von heute Nacht liegt bereit.",
      },
      {
        topic: "Umsatz, der am Tag fehlt",
        first: euroRange(withoutCare.lostEurosPerDay),
        second: "Ich bekomme eine Meldung und fange an.",
      },
      {
        topic: "Rechtliche Folgen",
        first: "unkalkulierbar",
        second: "Weniger Anlass: Die Technik ist auf dem neuen Stand.",
      },
      {
        topic: "Fester Beitrag",
        first: "keiner, bis etwas passiert",
        second: `${perMonth} pro Monat`,
      },
    ],
    total: {
      topic: "Zusammen",
      first: `${euroRange(withoutCare.totalEuros)}+`,
      second: `${perYear} pro Jahr`,
    },
  } satisfies Comparison,
  note: [
    `Der Beitrag mal ${MONTHS_PER_YEAR} ergibt die Summe im Jahr. Er gilt für volle Verträge, in denen ich auch Inhalte pflege: Texte, Fotos, neue Seiten. Die Pakete, in denen es nur um Technik geht, beginnen niedriger. Sie stehen bei den `,
    { name: "Preisen für Care-Pakete", href: "/preise" },
    ".",
  ] satisfies Sentence,
} as const;

export const repairs = {
  head: {
    title: "Was einzelne Einsätze kosten",
    lead: [
      "Ohne Vertrag zahlen Sie nach Aufwand. Das sind typische Spannen, Ihr Fall kann darüber oder darunter liegen.",
    ],
  } satisfies Titled,
  rows: [
    {
      name: "Update reparieren",
      figure: euroRange(repairEuros.updates),
      text: "Nach dem Klick auf „Aktualisieren“ bleibt die Seite weiß.",
    },
    {
      name: "Plugin-Konflikt",
      figure: euroRange(repairEuros.conflicts),
      text: "Plugins sind Zusätze zum System. Zwei davon vertragen sich nicht, und das Formular schweigt.",
    },
    {
      name: "Langsame Seite",
      figure: euroRange(repairEuros.performance),
      text: "Über die Jahre kamen Bilder und Zusätze dazu. Jetzt lädt alles zäh.",
    },
    {
      name: "Backup zurückholen",
      figure: euroRange(repairEuros.backups),
      text: "Ein Backup ist die Kopie Ihrer Seite. Liegt sie irgendwo, muss sie jemand finden und einspielen.",
    },
  ] satisfies LedgerRow[],
} as const;

const { hacked, loadSeconds, moreEnquiries, damageEuros } = careCounters;

export const careStats = {
  head: {
    title: "Vier Zahlen und was sie sagen",
    lead: ["Drei davon nennt die Branche oft, eine ist mein eigenes Ziel. Keine ist ein Versprechen."],
  } satisfies Titled,
  figures: [
    { ...hacked, after: "%", spoken: "43 %", label: "der Websites werden gehackt" },
    { ...loadSeconds, after: "Sekunden", spoken: "3 Sekunden", label: "Ladezeit sind die Grenze" },
    { ...moreEnquiries, after: "%", spoken: "25 %", label: "mehr Anfragen können drin sein" },
    { ...damageEuros, after: "€", spoken: "5.000 €", label: "Schaden im Schnitt" },
  ] satisfies Figure[],
  basis: [
    {
      name: `${hacked.target} %`,
      text: "Ein Richtwert der Branche. Wie hoch die Gefahr bei Ihnen ist, hängt davon ab, welches System Sie nutzen und wie alt es ist.",
    },
    {
      name: `${loadSeconds.target} Sekunden`,
      text: "Mein Ziel. Nach jedem größeren Update messe ich am Handy nach, ob die Seite darunter bleibt.",
    },
    {
      name: `${moreEnquiries.target} %`,
      text: "Eine Angabe aus der Branche für Seiten, die schneller und wieder ganz in Ordnung sind. Läuft Ihre Seite schon gut, ist weniger zu holen.",
    },
    {
      name: `${inGerman(damageEuros.target)} €`,
      text: "Ein Beispielwert für Reparatur und Ausfall. Bei einem Lokal mit Karte und Adresse ist es weniger, bei einem Shop im Advent mehr.",
    },
  ] satisfies Benefit[],
} as const;

export const careLists = {
  head: {
    title: "Was im Vertrag steht",
    lead: ["Drei Gruppen von Arbeiten. Was Sie nicht brauchen, streichen wir."],
  } satisfies Titled,
  lists: [
    {
      name: "Technik",
      items: [
        "Updates für System und Zusätze",
        "Test vor jedem Update",
        "Kopie in der Nacht",
        "Formulare auf Probe absenden",
        "Meldung, wenn die Seite steht",
        "Domain und Mail im Blick",
      ],
    },
    {
      name: "Sicherheit",
      items: [
        "Suche nach fremdem Code",
        "Sperre nach falschen Passwörtern",
        "Schloss im Browser (SSL)",
        "Alte Zugänge löschen",
        "Hilfe nach einem Angriff",
      ],
    },
    {
      name: "Optimierung",
      items: [
        `Ladezeit unter ${LOAD_SECONDS_LIMIT} Sekunden halten`,
        "Neue Fotos klein rechnen",
        "Tote Links finden",
        "Titel für Google prüfen",
      ],
    },
  ] satisfies Checklist[],
} as const;

const hours = careEffects.savedHoursPerMonth.join("–");

export const careReturn = {
  head: {
    title: "Was zurückkommen kann",
    lead: [
      "Der ROI, also was der Beitrag einbringt, hängt von Ihrem Betrieb ab. Mit diesen Werten wird in der Branche gerechnet.",
    ],
  } satisfies Titled,
  rows: [
    {
      name: `+${careEffects.moreEnquiriesPercent} %`,
      text: "Conversions: Besucher, die anrufen oder schreiben. Mehr werden es, wenn Formular und Nummer auf jedem Handy gehen.",
    },
    {
      name: `+${careEffects.moreVisitsPercent} %`,
      text: "Traffic: Leute, die auf die Seite kommen. Google zeigt lieber, was schnell lädt und keine Fehler hat.",
    },
    {
      name: `${inGerman(careEffects.uptimePercent, 1)}%`,
      text: "Uptime: die Zeit, in der die Seite zu sehen ist. Das ist das Ziel, daran messe ich den Server.",
    },
    {
      name: `${hours} h`,
      text: "Zeit im Monat, die Sie sparen können, wenn Sie sich heute selbst um alles kümmern. Ein Beispiel für Seiten mit vielen Inhalten.",
    },
  ] satisfies Benefit[],
} as const;

export const careTrades = {
  head: {
    title: "Wem die Wartung was bringt",
    lead: ["Vier Betriebe, vier gute Gründe."],
  } satisfies Titled,
  trades: [
    {
      icon: "i-tabler-hammer",
      name: "Handwerk",
      text: "Nach dem Sturm rufen alle zugleich an. Dann muss die Seite stehen und die Nummer stimmen.",
      points: ["Notdienst schnell geändert", "Fotos neuer Baustellen", "Formular jeden Monat geprüft"],
    },
    {
      icon: "i-tabler-shopping-cart",
      name: "E-Commerce",
      text: "Steht der Shop, steht die Kasse. Updates laufen hier früh am Morgen und erst nach einem Probekauf.",
      points: ["Zahlung nach Updates getestet", "Kopie von Artikeln und Aufträgen", "Tempo auch im Advent"],
    },
    {
      icon: "i-tabler-briefcase",
      name: "Beratung",
      text: "Steuerbüro, Coach, Makler: Über das Formular kommen Daten, die niemand sonst sehen darf.",
      points: ["Daten sicher übertragen", "Zugänge nur für die, die sie brauchen", "Texte aktuell"],
    },
    {
      icon: "i-tabler-tools-kitchen-2",
      name: "Gastronomie",
      text: "Ein Gast in Dülmen liest die Karte am Handy. Steht dort der Spargel vom Mai, geht er weiter.",
      points: ["Karte und Preise auf Zuruf", "Urlaub und Ruhetag", "Tisch anfragen, das klappt"],
    },
  ] satisfies Trade[],
} as const;

export const careGoal = {
  title: "Wie alt ist das letzte Update Ihrer Website?",
  text: "Wissen Sie es nicht, sehe ich nach. Das erste Gespräch ist kostenlos, auch wenn ein anderer die Seite gebaut hat. Danach wissen Sie, welcher Vertrag reicht.",
  actions: [{ name: "Wartungsvertrag besprechen", href: CARE_CONTACT }, prices],
} as const satisfies Goal;
