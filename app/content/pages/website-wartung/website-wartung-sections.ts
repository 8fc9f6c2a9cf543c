// The sections of /website-wartung below its first screen.
import { carePrices } from "../../agreements.ts";
import { euroRange, inGerman, MONTHS_PER_YEAR, timesTwelve } from "../../figures.ts";
import {
  CARE_EUROS_PER_MONTH,
  careCounters,
  careEffects,
  LOAD_SECONDS_LIMIT,
  repairEuros,
  UNSOURCED,
  withoutCare,
} from "../../page-figures.ts";
import { careTerms } from "../../prices.ts";
import type {
  Benefit,
  Checklist,
  Comparison,
  Figure,
  Goal,
  LedgerRow,
  Sentence,
  Tile,
  Titled,
  Trade,
} from "../../section-types.ts";
import { CARE_CONTACT, prices } from "./website-wartung.ts";

export const careTiles = {
  head: {
    title: "Ihre Website in besten Händen",
    lead: ["Was ich Ihnen abnehme, merken Sie im besten Fall gar nicht."],
  } satisfies Titled,
  tiles: [
    {
      icon: "i-tabler-shield-check",
      name: "Sicherheit",
      text: `Sicherheitsupdates spiele ich innerhalb von ${careTerms.updateHours} Stunden ein. Jede Nacht entsteht ein Backup, das auf einem anderen Server liegt.`,
    },
    {
      icon: "i-tabler-refresh",
      name: "Updates",
      text: "Ob WordPress mit Plugins oder eine Website aus meinem Code: Was zu aktualisieren ist, aktualisiere ich, und teste es vorher.",
    },
    {
      icon: "i-tabler-bug",
      name: "Bugfixes",
      text: "Bugs sind Fehler im Code. Fehlt ein Bild oder kommt keine Mail an, suche ich die Ursache und behebe sie.",
    },
    {
      icon: "i-tabler-headset",
      name: "Support",
      text: "Neuer Preis, neues Foto, Urlaub? Ab Professional Care rufen Sie an oder schreiben, und ich trage es ein.",
    },
  ] satisfies Tile[],
} as const;

const perMonth = euroRange(CARE_EUROS_PER_MONTH);
const perYear = euroRange(timesTwelve(CARE_EUROS_PER_MONTH));

export const careComparison = {
  head: {
    title: "Was kostet es mit Wartung und was ohne?",
    lead: [
      "Die Beträge ohne Wartung sind eine Beispielrechnung für einen ernsten Vorfall. Viele Seiten trifft er nie, und belegen kann ich die Höhe nicht.",
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
        second: "Bekannte Lücken werden geschlossen.",
      },
      {
        topic: "Datenrettung",
        first: euroRange(withoutCare.recoveryEuros),
        second: "Das Backup der letzten Nacht liegt bereit.",
      },
      {
        topic: "Entgangener Umsatz am Tag",
        first: euroRange(withoutCare.lostEurosPerDay),
        second: "Ich bekomme eine Meldung und fange an.",
      },
      {
        topic: "Rechtliche Folgen",
        first: "unkalkulierbar",
        second: "Weniger Anlass: Die Technik ist auf dem neuen Stand.",
      },
      {
        topic: "Fester Beitrag im vollen Vertrag",
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
    `In der Summe ohne Wartung stecken drei Tage Ausfall, auf Tausender abgerundet. Rechtliche Folgen kommen dazu. Der Beitrag mal ${MONTHS_PER_YEAR} ergibt die Summe im Jahr. Er gilt für volle Verträge, in denen ich auch laufend Inhalte pflege: Texte, Fotos, neue Seiten. Die Care-Pakete beginnen niedriger: Sie kosten ${carePrices} im Monat. Was darin steckt, lesen Sie bei den `,
    { name: "Preisen für Care-Pakete", href: "/preise" },
    ".",
  ] satisfies Sentence,
} as const;

export const repairs = {
  head: {
    title: "Was einzelne Einsätze kosten",
    lead: [
      "Ohne Vertrag zahlen Sie nach Aufwand. Die Spannen sind Beispiele, Ihr Fall kann darüber oder darunter liegen.",
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
      text: "Plugins sind Zusätze zum System. Zwei davon vertragen sich nicht, und das Formular sendet nichts mehr.",
    },
    {
      name: "Langsame Seite",
      figure: euroRange(repairEuros.performance),
      text: "Über die Jahre kamen Bilder und Zusätze dazu. Jetzt lädt alles zäh.",
    },
    {
      name: "Backup zurückholen",
      figure: euroRange(repairEuros.backups),
      text: "Ein Backup ist eine Kopie Ihrer Website. Jemand muss sie finden, prüfen und einspielen.",
    },
  ] satisfies LedgerRow[],
} as const;

const { hacked, loadSeconds, moreEnquiries, damageEuros } = careCounters;

export const careStats = {
  head: {
    title: "Zahlen, die man oft hört",
    lead: [
      "Zwei davon kursieren ohne Quelle, eine ist ein Beispiel und eine mein eigenes Ziel. Keine ist ein Versprechen.",
    ],
  } satisfies Titled,
  figures: [
    { ...hacked, after: "%", spoken: "43 %", label: "gehackte Websites", basis: UNSOURCED },
    {
      ...loadSeconds,
      after: "Sekunden",
      spoken: "3 Sekunden",
      label: "Ladezeit sind die Grenze",
      basis: "mein Ziel",
    },
    {
      ...moreEnquiries,
      after: "%",
      spoken: "25 %",
      label: "mehr Anfragen können drin sein",
      basis: UNSOURCED,
    },
    {
      ...damageEuros,
      after: "€",
      spoken: "5.000 €",
      label: "Schaden, als Schnitt angenommen",
      basis: "ein Beispiel",
    },
  ] satisfies Figure[],
  basis: [
    {
      name: `${hacked.target} %`,
      text: "Als Anteil aller Websites ist der Wert nicht belegt, vermutlich war einmal ein Anteil der Angriffe gemeint. Mehr als ein Richtwert ist er nicht. Wie groß die Gefahr bei Ihnen ist, hängt von Ihrem System und seinem Alter ab.",
    },
    {
      name: `${loadSeconds.target} Sekunden`,
      text: "Mein Ziel. Nach jedem größeren Update messe ich am Handy nach, ob die Seite darunter bleibt.",
    },
    {
      name: `${moreEnquiries.target} %`,
      text: "So viel wird für Seiten genannt, die schneller und wieder ganz in Ordnung sind. Läuft Ihre Seite schon gut, ist weniger möglich.",
    },
    {
      name: `${inGerman(damageEuros.target)} €`,
      text: "Angenommen für Reparatur und Ausfall. Bei einem Lokal mit Karte und Adresse ist es weniger, bei einem Shop im Advent mehr.",
    },
  ] satisfies Benefit[],
} as const;

export const careLists = {
  head: {
    title: "Was im Vertrag steht",
    lead: ["Was Sie nicht brauchen, streichen wir."],
  } satisfies Titled,
  lists: [
    {
      name: "Technik",
      items: [
        "Updates für System und Zusätze",
        "Test vor jedem Update",
        "Backup in jeder Nacht",
        "Formulare auf Probe absenden",
        "Meldung, wenn die Seite ausfällt",
        "Domain und Mailversand im Blick",
      ],
    },
    {
      name: "Sicherheit",
      items: [
        "Suche nach fremdem Code",
        "Sperre nach falschen Passwörtern",
        "SSL-Zertifikat rechtzeitig erneuern",
        "Alte Zugänge löschen",
        "Hilfe nach einem Angriff",
      ],
    },
    {
      name: "Optimierung",
      items: [
        `Ladezeit unter ${LOAD_SECONDS_LIMIT}\u00a0Sekunden halten`,
        "Neue Fotos verkleinern",
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
      "Der ROI, also was der Beitrag einbringt, hängt von Ihrem Betrieb ab. Die Werte unten sind Beispiele; gemessen habe ich sie nicht.",
    ],
  } satisfies Titled,
  rows: [
    {
      name: `+${careEffects.moreEnquiriesPercent} %`,
      text: "Beispielwert. Conversions: Besucher, die anrufen oder schreiben. Mehr werden es, wenn Formular und Nummer auf jedem Handy gehen.",
    },
    {
      name: `+${careEffects.moreVisitsPercent} %`,
      text: "Beispielwert. Traffic: Leute, die auf die Seite kommen. Tempo und eine Technik ohne Fehler helfen auch bei Google.",
    },
    {
      name: `${inGerman(careTerms.uptimePercent, 1)}%`,
      text: "Ein Ziel. Uptime: die Zeit, in der die Seite zu sehen ist. Zusagen kann sie nur der Anbieter, bei dem sie liegt.",
    },
    {
      name: `${hours} h`,
      text: "Beispielwert. Zeit im Monat, die Sie sparen können, wenn Sie eine Seite mit vielen Inhalten heute selbst pflegen.",
    },
  ] satisfies Benefit[],
} as const;

export const careTrades = {
  head: {
    title: "Was die Wartung Ihrer Branche bringt",
    lead: ["Was auf dem Spiel steht, ist von Betrieb zu Betrieb verschieden."],
  } satisfies Titled,
  trades: [
    {
      icon: "i-tabler-hammer",
      name: "Handwerk",
      text: "Nach dem Sturm rufen alle zugleich an. Dann muss die Seite erreichbar sein und die Nummer stimmen.",
      points: ["Notdienst schnell geändert", "Fotos neuer Baustellen", "Formular jeden Monat geprüft"],
    },
    {
      icon: "i-tabler-shopping-cart",
      name: "E-Commerce",
      text: "Fällt der Shop aus, bleibt die Kasse leer. Updates teste ich darum mit einem Probekauf und spiele sie früh am Morgen ein.",
      points: ["Zahlung nach Updates getestet", "Backup von Artikeln und Aufträgen", "Tempo auch im Advent"],
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
      text: "Ein Gast liest die Karte am Handy. Steht dort im Juli noch der Spargel, geht er weiter.",
      points: ["Karte und Preise auf Zuruf", "Urlaub und Ruhetag", "Tischanfrage, die ankommt"],
    },
  ] satisfies Trade[],
} as const;

export const careGoal = {
  title: "Wie alt ist das letzte Update Ihrer Website?",
  text: "Wissen Sie es nicht, sehe ich nach. Das erste Gespräch ist kostenlos, auch wenn ein anderer die Seite gebaut hat. Danach wissen Sie, welcher Vertrag reicht.",
  actions: [{ name: "Wartungsvertrag besprechen", href: CARE_CONTACT }, prices],
} as const satisfies Goal;
