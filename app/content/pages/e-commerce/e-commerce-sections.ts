// The sections of /e-commerce below its first screen.
import { euros, MONTHS_PER_YEAR, shopSum, unbrokenEuros, WEEKS_PER_YEAR } from "../../figures.ts";
import { DAYS_OPEN_ONLINE, shopCounters, shopExample, shopHours, UNSOURCED } from "../../page-figures.ts";
import type {
  Benefit,
  Comparison,
  Figure,
  Goal,
  LedgerRow,
  Sentence,
  Station,
  SumStep,
  Tile,
  Titled,
} from "../../section-types.ts";
import { shopProjects, talkAboutShop } from "./e-commerce.ts";

const { shopEuros, ordersPerWeek, basketEuros, runningEurosPerMonth } = shopExample;
const { buyOnline, marketBillions, openHours, byPhone } = shopCounters;

export const shopComparison = {
  head: {
    title: "Stationär und online im Vergleich",
    lead: ["Ein Onlineshop ersetzt Ihren Laden nicht. Er kann anderes gut. Hier stehen beide nebeneinander."],
  } satisfies Titled,
  table: {
    caption: "Vergleich: stationärer Laden und Onlineshop",
    first: "Ihr Laden vor Ort",
    second: "Ihr Onlineshop",
    rows: [
      {
        topic: "Geöffnet",
        first: `Von ${shopHours.from} bis ${shopHours.to}\u00a0Uhr, am Sonntag zu.`,
        second: `${openHours.target} Stunden an ${DAYS_OPEN_ONLINE} Tagen, auch am Sonntag.`,
      },
      {
        topic: "Kunden",
        first: "Aus dem Ort und den Dörfern ringsum.",
        second: "Von überall, wohin ein Paket geht.",
      },
      {
        topic: "Beratung",
        first: "Von Mensch zu Mensch. Das kann kein Shop.",
        second: "Fotos, Maße, Fragen und Antworten. Und Ihre Nummer.",
      },
      {
        topic: "Auswahl",
        first: "So viel, wie ins Regal passt.",
        second: "So viel, wie Sie liefern können.",
      },
      {
        topic: "Kosten",
        first: "Miete, Strom und jemand an der Kasse.",
        second: `Der Bau und dann im Beispiel ${unbrokenEuros(runningEurosPerMonth)} im Monat.`,
      },
      {
        topic: "Nach dem Kauf",
        first: "Der Kunde geht mit der Tüte nach Hause.",
        second: "Sie packen, die Post fährt. Oder der Kunde holt ab.",
      },
    ],
  } satisfies Comparison,
} as const;

export const shopStats = {
  title: "Der Onlinehandel in Zahlen",
  figures: [
    { ...buyOnline, after: "%", spoken: "87 %", label: "kaufen auch im Netz ein", basis: UNSOURCED },
    {
      ...marketBillions,
      after: "Mrd. €",
      spoken: "214 Mrd. €",
      label: "Umsatz im Onlinehandel",
      basis: UNSOURCED,
    },
    {
      ...openHours,
      after: `/${DAYS_OPEN_ONLINE}`,
      spoken: "24/7",
      label: "hat der Shop offen",
      basis: "keine Statistik",
    },
    { ...byPhone, after: "%", spoken: "45 %", label: "der Käufe kommen vom Handy", basis: UNSOURCED },
  ] satisfies Figure[],
  basis: [
    {
      name: `Zu ${buyOnline.target} %:`,
      text: "Gemeint sind Menschen, die mindestens einmal im Jahr online kaufen. Nehmen Sie es als Richtwert, Ihre Stammkunden können anders sein.",
    },
    {
      name: `Zu ${marketBillions.target} Mrd. €:`,
      text: "Je nachdem, was man mitzählt, etwa Reisen oder den Handel unter Firmen, fällt die Summe anders aus. Sehen Sie darin die Größe des Marktes.",
    },
    {
      name: `Zu ${openHours.target}/${DAYS_OPEN_ONLINE}:`,
      text: "Einen Shop schließt man abends nicht ab. Kurze Pausen gibt es, wenn ich ein Update einspiele.",
    },
    {
      name: `Zu ${byPhone.target} %:`,
      text: "Auch das ist ein Richtwert. Darum prüfe ich jeden Schritt zuerst auf dem Handy: Foto, Größe, Korb, Adresse, Zahlung.",
    },
  ] satisfies Benefit[],
} as const;

export const shopShelf = {
  head: {
    title: "Was Ihre Ware braucht",
    lead: ["Käse verkauft man anders als Schrauben. Vier Beispiele, was ein Shop dafür können muss."],
  } satisfies Titled,
  shelves: [
    {
      name: "Hofladen",
      text: "Spargel gibt es nur ein paar Wochen. Der Shop zeigt, was da ist, und nimmt Vorbestellungen an. Abgeholt wird am Samstag auf dem Hof.",
    },
    {
      name: "Feinkost und Wein",
      text: "Alter prüfen, Flaschen im Sechser-Karton rechnen, Preis je Liter zeigen. Dazu ein Korb zum Verschenken mit Karte.",
    },
    {
      name: "Mode und Geschenke",
      text: "Größen und Farben, die es wirklich noch gibt. Gutscheine zum Ausdrucken, auch am 24. Dezember um 14\u00a0Uhr.",
    },
    {
      name: "Werkstatt und Ersatzteile",
      text: "Suche nach Nummer und Modell. Händler melden sich an und sehen ihre eigenen Preise, ohne Steuer.",
    },
  ] satisfies Benefit[],
} as const;

const sum = shopSum(shopExample);
const afterShop = sum.perYear - shopEuros;
/** Height of a step: its amount against the highest. */
const share = (amount: number) => amount / sum.perYear;

export const shopSumSection = {
  head: {
    title: "Eine Rechnung für das erste Jahr",
    lead: [
      "Ein kleiner Shop mit fünf Bestellungen in der Woche. Die Werte sind ein Beispiel zum Nachrechnen und keine Zusage.",
    ],
  } satisfies Titled,
  steps: [
    {
      name: "Eine Woche",
      sum: `${ordersPerWeek} Bestellungen × ${euros(basketEuros)}`,
      result: euros(sum.perWeek),
      share: 0.06,
    },
    {
      name: "Umsatz im Jahr",
      sum: `${WEEKS_PER_YEAR} × ${euros(sum.perWeek)}`,
      result: euros(sum.perYear),
      share: 1,
    },
    {
      name: "Nach dem Bau",
      sum: `minus ${euros(shopEuros)} für den Shop`,
      result: euros(afterShop),
      share: share(afterShop),
    },
    {
      name: "Bleibt nach Jahr eins",
      sum: `minus ${MONTHS_PER_YEAR} × ${euros(runningEurosPerMonth)} Betrieb`,
      result: `+${euros(sum.leftAfterYear)}`,
      share: share(sum.leftAfterYear),
    },
  ] satisfies SumStep[],
  rows: [
    { name: "Bau des Shops, einmal", figure: euros(shopEuros) },
    { name: "Laufende Kosten", figure: `${euros(runningEurosPerMonth)} im Monat` },
    { name: "Bezahlt nach", figure: `${sum.paybackMonths} Monaten` },
  ] satisfies LedgerRow[],
  note: "Eine Beispielrechnung: Umsatz minus Bau und Betrieb. So ein Betrag heißt oft „Nettogewinn“, ein Gewinn ist er aber nicht. Ware, Porto, Gebühren und Steuern gehen noch ab. Wie viel das ist, rechnen wir im Gespräch durch.",
} as const;

export const shopProcess = {
  head: {
    title: "Bis zum ersten Paket",
    lead: ["Sie müssen nicht alles auf einmal verkaufen. Zwanzig Artikel reichen für den Anfang."],
  } satisfies Titled,
  stations: [
    {
      name: "Sortiment",
      text: "Wir gehen durch Ihren Laden und wählen aus: Was lässt sich gut packen? Was fragen die Leute am Telefon? Was bringt genug ein?",
      result: "Liste mit den ersten Artikeln",
    },
    {
      name: "Entwurf",
      text: "Sie sehen Startseite, Artikel und Kasse als Entwurf und klicken sich mit dem Daumen durch.",
      result: "Entwurf für das Handy",
    },
    {
      name: "Aufbau",
      text: "Ich baue den Shop, richte Zahlung und Versand ein und lege die ersten Artikel an. Sie sehen zu und lernen, wie es geht.",
      result: "Shop mit Ihrer Ware",
    },
    {
      name: "Probekauf",
      text: "Sie bestellen bei sich selbst: suchen, zahlen, packen, zurückschicken. Was hakt, ändere ich, bevor es ein Kunde merkt.",
      result: "Ein Kauf, der klappt",
    },
    {
      name: "Start",
      text: "Der Shop geht ans Netz. Legen Sie an der Kasse im Laden einen Zettel mit der Adresse aus. In den ersten Wochen sehe ich öfter nach, ob alles läuft.",
      result: "Ihr erstes Paket",
    },
  ] satisfies Station[],
} as const;

export const shopTiles = {
  head: {
    title: "Was im Shop steckt",
    lead: [
      "Bezahlung und Rechtstexte braucht jeder Shop. Die übrigen Teile baue ich ein, wenn sie zu Ihrer Ware passen.",
    ],
  } satisfies Titled,
  tiles: [
    {
      icon: "i-tabler-credit-card",
      name: "Bezahlen",
      text: "Karte, PayPal, Vorkasse oder Rechnung: Sie wählen, was Sie anbieten. Das Geld geht vom Zahlungsdienst direkt an Sie.",
    },
    {
      icon: "i-tabler-truck-delivery",
      name: "Versand",
      text: "Preis nach Gewicht oder Ort. Der Kunde sieht ihn, bevor er zahlt.",
    },
    {
      icon: "i-tabler-building-store",
      name: "Abholen",
      text: "Im Netz bestellt, im Laden abgeholt. Das spart Porto und bringt Leute ins Haus.",
    },
    {
      icon: "i-tabler-packages",
      name: "Lager",
      text: "Ist das letzte Stück verkauft, zeigt der Shop es an. So bestellt niemand, was es nicht mehr gibt.",
    },
    {
      icon: "i-tabler-scale",
      name: "Recht",
      text: "Wer an Verbraucher verkauft, braucht einen Widerrufsbutton (§\u00a0356a BGB, Pflicht seit dem 19. Juni 2026) und meist einen Shop ohne Barrieren (BFSG; Kleinstbetriebe sind ausgenommen). Beides baue ich ein. Die Texte prüft Ihr Anwalt.",
    },
    {
      icon: "i-tabler-pencil",
      name: "Pflege",
      text: "Neuer Artikel, neuer Preis, neues Foto: Das machen Sie selbst in ein paar Minuten.",
    },
  ] satisfies Tile[],
  after: [
    "Damit der Shop läuft, wenn Sie schlafen, gibt es die ",
    { name: "Wartung für Shops und Websites", href: "/website-wartung" },
    ". Damit er am Handy schnell ist, die ",
    { name: "Performance-Optimierung", href: "/performance-optimierung" },
    ".",
  ] satisfies Sentence,
} as const;

export const shopGoal = {
  title: "Was würden Sie zuerst ins Netz stellen?",
  text: "Nennen Sie mir drei Dinge aus Ihrem Regal. Ich sage Ihnen, was der Shop dafür können muss und was er kostet. Das Gespräch ist kostenlos.",
  actions: [talkAboutShop, shopProjects],
} as const satisfies Goal;
